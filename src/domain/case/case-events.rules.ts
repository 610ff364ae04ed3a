import type { CaseEffect } from "./case.change.ts";
import { isDecided } from "./case.machine.ts";
import type { CaseRecord } from "./case.record.ts";

/**
 * What the tenant's systems are told of a change. It follows from the status alone: a case that waits for an assessment,
 * a second approval or a senior officer, and one that is given back, has no event, because some of these steps exist only
 * where a report may follow (tipping off).
 * @param before null for a new case
 */
export function eventsOf(before: CaseRecord | null, after: CaseRecord, at: string): CaseEffect[] {
  const { iteration, status } = after;
  const publish = (type: PublishedType): CaseEffect[] => [
    { kind: "publish_event", payload: { type, at, iteration: type === "case.opened" ? 0 : iteration } },
  ];
  if (before === null) return publish("case.opened");
  if (status === before.status) return [];
  if (status === "DOCUMENTS_RECEIVED") return publish("case.submitted");
  if (status === "REVIEW_PENDING" && before.status === "INVESTIGATING") return publish("case.review_pending");
  return isDecided(status) ? publish("case.decided") : [];
}

type PublishedType = Extract<CaseEffect, { readonly kind: "publish_event" }>["payload"]["type"];
