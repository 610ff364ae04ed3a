import { refuse, accept, type Outcome } from "../../platform/errors.ts";

export const ALERT_STATUSES = ["active", "acknowledged", "dismissed"] as const;
export type AlertStatus = (typeof ALERT_STATUSES)[number];

export const DISMISS_REASONS = [
  "false_positive",
  "known_relationship",
  "already_investigated",
  "insufficient_evidence",
  "other",
] as const;

export type AlertAction = "acknowledge" | "dismiss";

const TARGET: Readonly<Record<AlertAction, AlertStatus>> = { acknowledge: "acknowledged", dismiss: "dismissed" };

/** The status after an action. Repeating an action is allowed; a dismissed alert changes only on new evidence. */
export function nextAlertStatus(from: AlertStatus, action: AlertAction): Outcome<AlertStatus> {
  const to = TARGET[action];
  if (from === "dismissed" && to !== "dismissed") {
    return refuse("invalid_state", "A dismissed alert cannot be changed.", { extra: { current_status: from } });
  }
  return accept(to);
}

/** A pattern found again keeps the status that officers gave it, unless it was dismissed on other evidence. */
export function statusWhenFound(
  known: { readonly status: AlertStatus; readonly evidenceHash: string } | undefined,
  evidenceHash: string,
): AlertStatus {
  if (!known) return "active";
  return known.status === "dismissed" && known.evidenceHash !== evidenceHash ? "active" : known.status;
}
