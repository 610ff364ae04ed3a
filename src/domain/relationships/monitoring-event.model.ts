import type { Severity } from "../case/case.model.ts";

export const MONITORING_EVENT_TYPES = [
  "list_entry",
  "register_change",
  "document_expiry",
  "review_due",
  "source_change",
  "network_change",
  "law_change",
] as const;
export type MonitoringEventType = (typeof MONITORING_EVENT_TYPES)[number];

/** What an officer made of an event. */
export const DISPOSITIONS = ["no_action", "cleared", "review_opened", "restricted", "exit"] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

/** Facts about a customer that differ from those before. */
export interface ObservedChange {
  readonly relationshipId: string;
  readonly partyId: string | null;
  readonly type: MonitoringEventType;
  readonly severity: Severity;
  /** Names the change and its outcome: the same change found again is the same event. */
  readonly key: string;
  /** One sentence for the officer. */
  readonly title: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly evidenceIds: readonly string[];
  /** The role that alone may dispose of it. */
  readonly needsRole: "mlro" | null;
  /** What follows at once, before anybody looks: an exact match with a sanctions list and the end of a company shut the relationship. */
  readonly consequence: "none" | "open_review" | "restrict_and_review";
}
