import { quotable, quotedReason } from "../decisions/quoted-reason.ts";
import type { CaseRecord, RefusedApproval } from "./case.record.ts";

/** Approvals of the case that a second officer refused. No later word of one officer takes the refusal back, but that officer's own. */
export const refusedApprovals = ({ refusedApprovals: refused = [] }: CaseRecord): readonly RefusedApproval[] =>
  refused.filter(({ decision }) => decision.startsWith("approve"));

/** Whether an officer other than this one refused an approval of the case. */
export const isRefusedByOther = (record: CaseRecord, officer: string | undefined): boolean =>
  refusedApprovals(record).some(({ refusedBy }) => refusedBy !== officer);

/** Whether an approval was refused, and nothing was investigated since. */
export const isRefusedAsItStands = (record: CaseRecord): boolean => {
  const since = record.investigations.at(-1)?.completed_at ?? "";
  return refusedApprovals(record).some(({ at }) => at > since);
};

/** Who escalated the case, and why where that may be read. */
export function escalationSentences({ decision }: CaseRecord): string[] {
  if (decision?.decision !== "escalate") return [];
  const words = quotable(decision.reason);
  return [
    `${decision.maker} escalated the case on ${decision.decidedAt.slice(0, 10)}${words === null ? "." : `: ${quotedReason(words)}.`}`,
  ];
}

/** Who refused the approval, and why where that may be read. */
export const refusalSentences = (record: CaseRecord): string[] =>
  refusedApprovals(record).map(({ refusedBy, at, maker, comment }) => {
    const words = quotable(comment);
    const why = words === null ? "." : `: ${quotedReason(words)}.`;
    return `${refusedBy} refused the approval by ${maker} on ${at.slice(0, 10)}${why}`;
  });
