import type { AuditEntry } from "../audit/audit.rules.ts";

/** What the second officer said with the approval: the record keeps who gave it, and the log alone what was said. */
export function commentOfApproval(audit: readonly Pick<AuditEntry, "event" | "details">[]): string | null {
  const given = audit.findLast(({ event }) => event === "SECOND_APPROVAL_GIVEN");
  const comment = given?.details["comment"];
  return typeof comment === "string" && comment.trim() !== "" ? comment : null;
}
