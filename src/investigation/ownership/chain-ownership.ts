import type { EvidenceRef } from "../../domain/case/case.model.ts";
import { registerName } from "../../sources/index.ts";
import type { OpenEnd, Ownership, OwnershipParty, StatementSource } from "../../domain/ownership/ownership.model.ts";
import { fromGleif } from "../../domain/ownership/statements/from-gleif.ts";
import { fromRegister, registeredParty } from "../../domain/ownership/statements/from-register.ts";
import { mergeOwnership } from "../../domain/ownership/statements/merge.ts";
import { companyParty, type OwnershipPart } from "../../domain/ownership/statements/part.ts";
import type { Answer, RegistryEntry } from "../../sources/types.ts";
import type { Dossier } from "../dossier.ts";
import { keyOfLink } from "./chain-links.ts";
import type { ChainCompany, OwnershipChain } from "./chain.model.ts";

/**
 * What registers and GLEIF state of who stands behind the customer. Null for a private person, and where nobody stated
 * anything in this run.
 */
export function ownershipOfSources(
  dossier: Dossier,
  registry: Answer<RegistryEntry> | undefined,
  chain: Answer<OwnershipChain> | undefined,
): Ownership | null {
  if (dossier.subject === "person") return null;
  const registered = registry?.outcome === "known" && registry.value.status !== "not_found" ? registry : null;
  const followed = chain?.outcome === "known" ? chain : null;
  if (registered === null && followed === null) return null;
  const { input, name, registerNumber: number } = dossier;
  const customer: OwnershipParty =
    registered === null ? companyParty({ name, country: input.country, number }) : registeredParty(registered.value);
  const companies = followed?.value.companies ?? [];
  const parts: OwnershipPart[] = [];
  if (registered !== null) {
    const { value, evidence } = registered;
    parts.push(withOpenEnds(fromRegister(value, registerSource(value, evidence, input.startedAt)), companies));
  }
  for (const company of companies) {
    const evidence = company.evidence.flatMap((at) => followed!.evidence[at] ?? []);
    parts.push(...partsOf(company, evidence).map((part) => withOpenEnds(part, companies)));
  }
  // The customer or a document may be the only one to name a company as an owner, and neither is among these parts.
  const named = companies.filter(({ layer, number }) => layer === 1 && number !== null);
  const others = named.map((company) => ({
    open: company.open,
    party: companyParty({ ...company, country: company.country ?? undefined }),
  }));
  for (const { party, open } of others) {
    parts.push({ parties: [party], statements: [], open_ends: open === null ? [] : [{ party: party.id, ...open }] });
  }
  return mergeOwnership(
    customer,
    parts,
    others.map(({ party }) => party.id),
  );
}

/** What its register, its annual accounts and GLEIF state of one company of the chain. */
function partsOf(company: ChainCompany, evidence: readonly EvidenceRef[]): OwnershipPart[] {
  const { name, number, entry, lei_record: record, accounts, retrieved_at: queriedAt } = company;
  const parts: OwnershipPart[] = [];
  if (entry !== null) parts.push(fromRegister(entry, registerSource(entry, evidence, queriedAt)));
  if (accounts !== null && accounts.shareholders.length > 0) {
    const depositor = { country: "BE", number: number!, status: "active" as const, legal_name: name };
    const holders = { legal_form: null, directors: null, owners: accounts.shareholders };
    const source = sourceOf("thirdParty", "nbb", accounts.exercise_end, evidence.filter(isOf("nbb")), queriedAt);
    parts.push(fromRegister({ ...depositor, ...holders }, source));
  }
  if (record?.found) {
    // GLEIF writes some numbers otherwise than their register, or not at all.
    const known = { ...record, number: number ?? record.number };
    const source = sourceOf("thirdParty", "gleif", record.last_changed, evidence.filter(isOf("gleif")), queriedAt);
    parts.push(fromGleif(known, source));
  }
  return parts;
}

const isOf =
  (source: string) =>
  (one: EvidenceRef): boolean =>
    one.source === source;

const registerSource = (
  { source, last_changed }: RegistryEntry,
  evidence: readonly EvidenceRef[],
  queriedAt: string,
) => {
  const own = evidence.filter((one) => one.source !== "gleif" && one.source !== "nbb");
  return sourceOf("officialRegister", registerName(source), last_changed ?? null, own, queriedAt);
};

const sourceOf = (
  type: StatementSource["type"],
  name: string,
  asOf: string | null,
  evidence: readonly EvidenceRef[],
  queriedAt: string,
): StatementSource => ({
  type,
  name,
  as_of: asOf,
  retrieved_at: evidence[0]?.collected_at ?? queriedAt,
  evidence_ids: evidence.map(({ id }) => id),
});

/** Marks the companies of a part whose owners were not found, with the reason. */
function withOpenEnds(part: OwnershipPart, companies: readonly ChainCompany[]): OwnershipPart {
  const [subject] = part.parties;
  const ends = part.parties.flatMap((party): OpenEnd[] => {
    if (party === subject || party.kind !== "entity") return [];
    const open = companies.find((company) => isParty(company, party))?.open;
    return open == null ? [] : [{ party: party.id, ...open }];
  });
  return { ...part, open_ends: ends };
}

function isParty(company: ChainCompany, { name, country, identifiers = [] }: OwnershipParty): boolean {
  const ids = identifiers.map(({ id }) => id.toUpperCase());
  const number = company.number?.replace(/[^0-9A-Z]/gi, "").toUpperCase();
  if (company.lei !== null && ids.includes(company.lei)) return true;
  if (number !== undefined) return company.country === country && ids.includes(number);
  return keyOfLink(company) === keyOfLink({ ...company, name, country: country ?? null });
}
