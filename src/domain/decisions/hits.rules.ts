import type { Finding } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { HIT_CATEGORIES } from "./cleared-hits.rules.ts";

export type HitState = "open" | "cleared" | "confirmed";

/** Whether a finding is a match with a list entry, in contrast to what the customer declared. */
export const isHit = (finding: Finding): boolean =>
  HIT_CATEGORIES.includes(finding.category) && finding.entry_fingerprint !== undefined;

/** Whether a finding sums up matches beyond those that are shown: it names no single entry. */
export const isHidden = ({ source_entry }: Finding): boolean => source_entry?.startsWith(HIDDEN_ENTRIES) ?? false;

/** Begins the source entry of a finding that sums up matches that are not shown. */
export const HIDDEN_ENTRIES = "more:";

/** Match score of a hit, 0.0 to 1.0. */
export const scoreOfHit = ({ hit, confidence }: Finding): number => hit?.score ?? confidence;

/** The latest finding of an id. */
export const findFinding = (record: CaseRecord, findingId: string): Finding | undefined =>
  record.investigations.flatMap(({ findings }) => findings).findLast(({ id }) => id === findingId);

/** The record with a finding changed in every iteration that has it. */
export const editFinding = (
  record: CaseRecord,
  findingId: string,
  edit: (finding: Finding) => Finding,
): CaseRecord => ({
  ...record,
  investigations: record.investigations.map((result) => ({
    ...result,
    findings: result.findings.map((finding) => (finding.id === findingId ? edit(finding) : finding)),
  })),
});

/** What an audit entry says of a hit. */
export const aboutHit = ({ id, category, subject, source_entry }: Finding) => ({
  finding_id: id,
  category,
  subject: subject ?? null,
  source_entry: source_entry ?? null,
});

/** A confirmation outweighs an earlier clearance. */
export function hitState({ clearance, confirmation }: Finding): HitState {
  if (confirmation) return "confirmed";
  return clearance ? "cleared" : "open";
}

/** Hits of the latest iteration that nobody has cleared or confirmed. */
export const openHits = (record: CaseRecord): Finding[] =>
  (record.investigations.at(-1)?.findings ?? []).filter((finding) => isHit(finding) && hitState(finding) === "open");

/** Confirmed hits of any iteration: that a later one no longer finds the entry does not undo a confirmation. */
export const confirmedHits = (record: CaseRecord, category: Finding["category"]): Finding[] =>
  record.investigations.flatMap(({ findings }) =>
    findings.filter((finding) => finding.category === category && finding.confirmation !== undefined),
  );
