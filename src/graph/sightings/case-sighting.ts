import { readDay, text } from "../../domain/case/answers.ts";
import type { Fact, Finding } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { DeclaredOwner } from "../../domain/customer/declared-owner.model.ts";
import { readDeclaredOwners } from "../../domain/customer/declared-owners.ts";
import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { naceClasses } from "../../platform/nace.ts";
import type { Address } from "../../domain/matching/index.ts";
import { REGISTER_NAMES } from "../../sources/index.ts";
import type { Owner, Person, RegistryEntry } from "../../sources/types.ts";
import { caseEntityId, type CaseOutcome, companyId, type ScreeningStatus } from "../graph.model.ts";
import { withBirthDates } from "./birth-dates.ts";
import { type CompanyKnowledge, type Screened, sightCompany } from "./company-sighting.ts";
import { accountEntity, assertedCompany, latinText, namedCompany, shortHash } from "./places.ts";
import type { EntityDraft, Provenance, RelationDraft, SeenPerson, Sighting } from "./sighting.ts";
import { standingOf } from "./standing.ts";

/** The graph data of a case, including the case itself. */
export function sightCase(record: CaseRecord): Sighting {
  const about = { from: caseEntityId(record.caseId), type: "about" as const, ...DECLARED };
  const accounts = accountsOf(record);
  const observed = {
    observedAt: record.investigations.at(-1)?.completed_at ?? record.createdAt,
    caseId: record.caseId,
  };
  if (record.templateId === "kyc_natural_person") return { ...observed, ...sightPerson(record, about, accounts) };
  const known = companyKnowledge(record);
  const part = sightCompany(known, caseScreening(record));
  const declared = declaredOwners(record, known.id);
  return {
    ...observed,
    ...part,
    entities: [...part.entities, ...declared.entities, caseEntity(record), ...accounts],
    people: withBirthDates([...part.people, ...declared.people], record),
    relations: [
      ...part.relations,
      ...declared.relations,
      { ...about, to: known.id },
      ...accounts.map((account) => ({ from: known.id, type: "holds_account" as const, to: account.id, ...DECLARED })),
    ],
    caseSubject: known.id,
  };
}

const DECLARED: Provenance = { source: "customer", evidenceHash: null, evidenceKey: null };

function sightPerson(
  record: CaseRecord,
  about: Omit<RelationDraft, "to">,
  accounts: readonly EntityDraft[],
): Omit<Sighting, "observedAt" | "caseId"> {
  const answers = answersOf(record);
  const declared = answers["full_name"];
  const birthDate = readDay(text(answers["date_of_birth"]));
  const nationality = answers["nationality"];
  const name = typeof declared === "string" && declared.trim() !== "" ? declared.trim() : record.companyName;
  const person: SeenPerson = {
    name,
    birthDate,
    nationality: typeof nationality === "string" && /^[A-Z]{2}$/.test(nationality) ? nationality : null,
    sanctions: caseScreening(record)(name),
    ties: [about, ...accounts.map(({ id }) => ({ type: "holds_account" as const, to: id, ...DECLARED }))],
  };
  return {
    entities: [caseEntity(record), ...accounts],
    people: [person],
    relations: [],
    complete: [],
    company: null,
    address: null,
    caseSubject: null,
  };
}

const OUTCOMES: Readonly<Partial<Record<CaseRecord["status"], CaseOutcome>>> = {
  APPROVED: "approved",
  REJECTED: "rejected",
  ESCALATED: "escalated",
};

const caseEntity = (record: CaseRecord): EntityDraft => ({
  id: caseEntityId(record.caseId),
  type: "case",
  name: record.companyName,
  number: record.workflowId,
  country: record.country,
  outcome: OUTCOMES[record.status] ?? "open",
  seenAt: record.updatedAt,
});

const numberOf = ({ country, registrationNumber, vatNumber }: CaseRecord): string | null =>
  (country === "BE" ? normalizeEnterpriseNumber(registrationNumber ?? "") : null) ?? registrationNumber ?? vatNumber;

/** The company that a case is about. */
export function caseCompanyId(record: CaseRecord): string {
  const number = numberOf(record);
  return number === null
    ? `company:${shortHash(latinText(record.companyName), record.caseId)}`
    : companyId(record.country, number);
}

function companyKnowledge(record: CaseRecord): CompanyKnowledge {
  const number = numberOf(record);
  const registry = (fact: string) => newest(record, fact, REGISTER_NAMES);
  const registered = registry("legal_name")?.value as string | undefined;
  const status = registry("registry_status")?.value as RegistryEntry["status"] | undefined;
  const situation = registry("juridical_situation")?.value as string | undefined;
  const label = registry("juridical_situation_label")?.value as string | undefined;
  const standing = status
    ? standingOf({ status, juridical_situation: situation ?? null, juridical_situation_label: label ?? null })
    : null;
  return {
    id: caseCompanyId(record),
    number,
    country: record.country,
    name: registered ?? record.companyName,
    isAsserted: registered === undefined,
    standing: standing === "unknown" ? null : standing,
    startDate: (registry("start_date")?.value as string | undefined) ?? null,
    endDate: (registry("end_date")?.value as string | undefined) ?? null,
    bankruptOn:
      standing === "bankrupt" ? ((registry("juridical_situation_since")?.value as string | undefined) ?? null) : null,
    activities: naceOf(registry("nace_codes")),
    address: (registry("registered_address")?.value as Address | undefined) ?? null,
    directors: (registry("directors")?.value as readonly Person[] | undefined) ?? null,
    owners: (registry("beneficial_owners")?.value as readonly Owner[] | undefined) ?? null,
    provenance: provenanceOf(record, registry("registry_status")),
    ownersProvenance: provenanceOf(record, registry("beneficial_owners")),
  };
}

const naceOf = (fact: Fact | undefined): string[] | null =>
  Array.isArray(fact?.value) ? naceClasses(fact.value) : null;

const newest = (record: CaseRecord, fact: string, sources: readonly string[]): Fact | undefined =>
  record.facts[fact]?.findLast(({ source }) => sources.includes(source));

function provenanceOf(record: CaseRecord, fact: Fact | undefined): Provenance {
  const hash = fact?.evidence_hash;
  const evidence = hash === undefined ? undefined : record.evidence.findLast(({ data_hash }) => data_hash === hash);
  return { source: fact?.source ?? "kbo", evidenceHash: hash ?? null, evidenceKey: evidence?.key ?? null };
}

/**
 * Owners declared by the customer, which are separate from registered ones until they are resolved to the same person.
 */
function declaredOwners(record: CaseRecord, companyEntityId: string) {
  const names = newest(record, "declared_owners", ["customer"])?.value;
  const answered = readDeclaredOwners(answersOf(record)["beneficial_owners"]) ?? [];
  const screened = caseScreening(record);
  const owners = (Array.isArray(names) ? names : [])
    .filter((name): name is string => typeof name === "string")
    .map((name): DeclaredOwner => answered.find((one) => one.name === name) ?? { kind: "unknown", name });
  const tieOf = ({ share_percent }: DeclaredOwner) =>
    ({ type: "owns", to: companyEntityId, ...DECLARED, sharePercent: share_percent ?? null }) as const;
  const companies = owners.flatMap((owner) =>
    owner.kind === "company"
      ? { owner, entity: namedCompany(owner.name, owner.enterprise_number, companyEntityId) }
      : [],
  );
  return {
    entities: companies.map(({ entity, owner }) => assertedCompany(entity, screened(owner.name))),
    relations: companies.map(({ entity, owner }) => ({ from: entity.id, ...tieOf(owner) })),
    people: owners
      .filter(({ kind }) => kind !== "company")
      .map((owner) => ({
        name: owner.name,
        birthDate: owner.kind === "person" ? (owner.birth_date ?? null) : null,
        nationality: owner.kind === "person" ? (owner.nationality ?? null) : null,
        sanctions: screened(owner.name),
        ties: [tieOf(owner)],
      })),
  };
}

/** The most severe sanctions result of the last iteration by name, without cleared findings. */
export function caseScreening(record: CaseRecord): Screened {
  const hits = (record.investigations.at(-1)?.findings ?? []).filter(isOpenHit);
  const names = newest(record, "screened_names", ["screening"])?.value;
  const screened = new Set(Array.isArray(names) ? names : []);
  return (name) => {
    const statuses = hits.filter(({ subject }) => subject === name).map(statusOf);
    if (statuses.includes("exact")) return "exact";
    if (statuses.includes("near")) return "near";
    return screened.has(name) ? "clear" : null;
  };
}

const isOpenHit = ({ category, clearance }: Finding): boolean => category === "sanctions" && clearance === undefined;
const statusOf = ({ severity }: Finding): ScreeningStatus => (severity === "critical" ? "exact" : "near");

const answersOf = (record: CaseRecord): Readonly<Record<string, unknown>> => {
  const answers = record.additionalData["answers"];
  return typeof answers === "object" && answers !== null ? (answers as Record<string, unknown>) : {};
};

function accountsOf(record: CaseRecord): EntityDraft[] {
  const iban = answersOf(record)["iban"];
  const account = typeof iban === "string" ? accountEntity(iban) : null;
  return account ? [account] : [];
}
