import { TERMS } from "../../../ui/term-texts.ts";
import type { Finding } from "../case-model.ts";

export type HitState = "open" | "cleared" | "confirmed";

/** Whether a finding is a match with an entry of a screening list. */
export const isHit = (finding: Finding): boolean => finding.entry_fingerprint !== undefined && !isArticle(finding);

/** Whether a finding is an article of the press. */
export const isArticle = ({ agent_name, category }: Finding): boolean =>
  agent_name === "adverse_media" && category !== "data_gap";

/** Addresses of the articles that a finding stands on. */
export const addressesOf = (finding: Finding): string[] =>
  isArticle(finding)
    ? (finding.source_entry ?? "")
        .replace(/^articles: /, "")
        .split(" | ")
        .filter((address) => /^https?:/i.test(address))
    : [];

/** A confirmation outweighs an earlier clearance. */
export function stateOf({ clearance, confirmation }: Finding): HitState {
  if (confirmation) return "confirmed";
  return clearance ? "cleared" : "open";
}

export type Difference = NonNullable<NonNullable<Finding["clearance"]>["differs"]>[number];

export const DIFFERENCES: Readonly<Record<Difference, string>> = TERMS.hitDifferences;

export interface HitFormProps {
  readonly finding: Finding;
  readonly workflowId: string;
  /** Called when the statement was recorded. */
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}
