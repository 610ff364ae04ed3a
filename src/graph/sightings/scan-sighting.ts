import type { EvidenceRef } from "../../domain/case/case.model.ts";
import { naceClasses } from "../../platform/nace.ts";
import type { RegistryEntry } from "../../sources/types.ts";
import { companyId, portfolioEntityId } from "../graph.model.ts";
import { type CompanyKnowledge, type Screened, sightCompany } from "./company-sighting.ts";
import type { Grounds, Sighting } from "./sighting.ts";
import { standingOf } from "./standing.ts";

/** What a scan learned, as far as the graph takes it. */
export interface ScanFindings {
  /** Ten digits. */
  readonly number: string;
  readonly observedAt: string;
  /** Null where the register gave no answer. */
  readonly registry: { readonly entry: RegistryEntry; readonly evidence: readonly EvidenceRef[] } | null;
  readonly screened: Screened;
  readonly portfolio: { readonly id: string; readonly name: string } | null;
}

export function sightScan({ number, observedAt, registry, screened, portfolio }: ScanFindings): Sighting {
  const known = registry ? knowEntry(number, registry.entry, registry.evidence) : knowNumber(number);
  const part = sightCompany(known, screened);
  const lists = portfolio && { id: portfolioEntityId(portfolio.id), type: "portfolio" as const, name: portfolio.name };
  return {
    ...part,
    entities: [...part.entities, ...(lists ? [lists] : [])],
    relations: [
      ...part.relations,
      ...(lists ? [{ from: lists.id, type: "lists" as const, to: known.id, ...SCAN }] : []),
    ],
    observedAt,
    caseId: null,
    caseSubject: null,
  };
}

const SCAN: Grounds = { source: "scan", evidenceHash: null, evidenceKey: null };

const knowNumber = (number: string): CompanyKnowledge => ({
  id: companyId("BE", number),
  number,
  country: "BE",
  name: "",
  standing: null,
  startDate: null,
  endDate: null,
  bankruptOn: null,
  activities: null,
  address: null,
  directors: null,
  owners: null,
  grounds: SCAN,
  ownersGrounds: SCAN,
});

function knowEntry(number: string, entry: RegistryEntry, evidence: readonly EvidenceRef[]): CompanyKnowledge {
  const standing = standingOf(entry);
  const isMissing = (part: string) => (entry.missing ?? []).some((gap) => gap.part === part);
  // The register's page comes first, the statement of owners last.
  return {
    ...knowNumber(number),
    name: entry.legal_name ?? "",
    standing: standing === "unknown" ? null : standing,
    startDate: entry.start_date,
    endDate: entry.end_date,
    bankruptOn: standing === "bankrupt" ? (entry.juridical_situation_since ?? null) : null,
    activities: entry.activities.length > 0 ? naceClasses(entry.activities.map(({ code }) => code)) : null,
    address: entry.address,
    directors: isMissing("directors") ? null : entry.directors,
    owners: isMissing("owners") ? null : entry.owners,
    grounds: groundsOf(evidence[0]),
    ownersGrounds: groundsOf(evidence.at(-1)),
  };
}

const groundsOf = (evidence: EvidenceRef | undefined): Grounds => ({
  source: "kbo",
  evidenceHash: evidence?.data_hash ?? null,
  evidenceKey: evidence?.key ?? null,
});
