import type { CaseRecord, DecisionInput } from "../case/case.record.ts";
import { quotable, quotedReason } from "../decisions/quoted-reason.ts";

/** Restrictions in force: those of the case's own approval, else those that the customer of a review was approved with. */
export const restrictionsInForce = ({ decision, reviewOf }: CaseRecord): readonly string[] =>
  decision?.decision.startsWith("approve") ? decision.restrictions : (reviewOf?.before.restrictions ?? []);

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[\s.]+/g, " ")
    .trim();

/** Whether an approval leaves a restriction out that is in force. */
export function liftsRestrictions(record: CaseRecord, { restrictions }: DecisionInput): boolean {
  const kept = restrictions.map(plain);
  return restrictionsInForce(record).some((one) => !kept.includes(plain(one)));
}

/** Who set restrictions that the decision of a review took away, as an officer's id; null where none fell. */
export function whoseRestrictionsFell({ decision, reviewOf }: CaseRecord): string | null {
  const { restrictions = [], setBy = null } = reviewOf?.before ?? {};
  if (decision === null || !decision.decision.startsWith("approve")) return null;
  const kept = decision.restrictions.map(plain);
  return restrictions.every((one) => kept.includes(plain(one))) ? null : setBy;
}

/** Which restrictions the customer of a review has, who set them, and why where that may be read; empty without one. */
export function restrictionSentence({ reviewOf }: CaseRecord): string {
  const { restrictions = [], setBy, reason = null } = reviewOf?.before ?? {};
  if (restrictions.length === 0) return "";
  const words = quotable(reason);
  const who = setBy === undefined ? "" : ` ${setBy} set them${words === null ? "." : `: ${quotedReason(words)}.`}`;
  return `Restrictions in force: ${restrictions.join("; ")}.${who}`;
}
