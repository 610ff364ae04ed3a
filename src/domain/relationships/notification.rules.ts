/** What a person of the tenant is told, by mail too. None of them is about a report to the FIU. */
export const NOTIFICATION_KINDS = [
  "sanctions_match",
  "monitoring_event",
  "review_due",
  "review_overdue",
  "endpoint_disabled",
  "mentioned",
  "policy_changed",
  "maker_deactivated",
  "restrictions_lifted",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** About a report to the FIU: told to MLROs alone, and never by mail. */
export const REPORT_NOTICES = ["sar_submitted", "sar_case_decided", "sar_author_absent"] as const;
export type ToldKind = NotificationKind | (typeof REPORT_NOTICES)[number];

/** The one sentence of each kind. It names nobody: names stay with what the ids lead to. */
export const NOTIFICATION_TEXTS: Readonly<Record<ToldKind, string>> = {
  sanctions_match: "A customer or somebody behind a customer may stand on a sanctions list.",
  monitoring_event: "Something about a customer changed.",
  review_due: "The review of a customer falls due within 30 days.",
  review_overdue: "The review of a customer is due, and no review has been decided.",
  endpoint_disabled: "A webhook endpoint was switched off because deliveries to it failed for days.",
  mentioned: "A colleague named you in a comment on a case.",
  policy_changed: "The policy changed, or waits for your word on a company context.",
  maker_deactivated: "An officer was deactivated whose decision waits for a second officer.",
  restrictions_lifted: "Restrictions that an officer set on a customer no longer apply.",
  sar_submitted: "Something new waits for the MLRO.",
  sar_case_decided: "An officer decided a case in which something waits for the MLRO.",
  sar_author_absent: "Something is unfinished, and its author is away or was deactivated.",
};
