import type { EvidenceRef } from "../../domain/case/case.model.ts";
import { naceClasses } from "../../platform/nace.ts";
import type { RegistryEntry } from "../../sources/types.ts";
import { companyId, portfolioEntityId } from "../graph.model.ts";
import { type CompanyKnowledge, type Screened, sightCompany } from "./company-sighting.ts";
import type { Provenance, Sighting } from "./sighting.ts";
import { standingOf } from "./standing.ts";

/** Findings of a scan for the graph. */
export interface ScanFindings {
  /** Ten digits. */
  readonly number: string;
  readonly observedAt: string;
  /** Null if the register did not answer. */
  readonly registry: { readonly entry: RegistryEntry; readonly evidence: readonly EvidenceRef[] } | null;
  readonly screened: Screened;
  readonly portfolio: { readonly id: string; readonly name: string } | null;
}

export function sightScan({ number, observedAt, registry, screened, portfolio }: ScanFindings): Sighting {
  const known = registry ? entryKnowledge(number, registry.entry, registry.evidence) : numberKnowledge(number);
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

const SCAN: Provenance = { source: "scan", evidenceHash: null, evidenceKey: null };

const numberKnowledge = (number: string): CompanyKnowledge => ({
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
  provenance: SCAN,
  ownersProvenance: SCAN,
});

function entryKnowledge(number: string, entry: RegistryEntry, evidence: readonly EvidenceRef[]): CompanyKnowledge {
  const standing = standingOf(entry);
  const isMissing = (part: string) => (entry.missing ?? []).some((gap) => gap.part === part);
  // The first evidence is the register's page, the last one the statement of owners.
  return {
    ...numberKnowledge(number),
    name: entry.legal_name ?? "",
    standing: standing === "unknown" ? null : standing,
    startDate: entry.start_date,
    endDate: entry.end_date,
    bankruptOn: standing === "bankrupt" ? (entry.juridical_situation_since ?? null) : null,
    activities: entry.activities.length > 0 ? naceClasses(entry.activities.map(({ code }) => code)) : null,
    address: entry.address,
    directors: isMissing("directors") ? null : entry.directors,
    owners: isMissing("owners") ? null : entry.owners,
    provenance: provenanceOf(evidence[0]),
    ownersProvenance: provenanceOf(evidence.at(-1)),
  };
}

const provenanceOf = (evidence: EvidenceRef | undefined): Provenance => ({
  source: "kbo",
  evidenceHash: evidence?.data_hash ?? null,
  evidenceKey: evidence?.key ?? null,
});
