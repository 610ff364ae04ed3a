import type { Finding } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { HIT_CATEGORIES } from "./cleared-hits.rules.ts";

export type HitState = "open" | "cleared" | "confirmed";

/** Whether a finding is a match with a list entry, in contrast to what the customer declared. */
export const isHit = (finding: Finding): boolean =>
  HIT_CATEGORIES.includes(finding.category) && finding.entry_fingerprint !== undefined;

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
  record.investigations
    .flatMap(({ findings }) => findings)
    .filter((finding) => finding.category === category && finding.confirmation !== undefined);
