import { refuse, accept, type Outcome } from "../../platform/errors.ts";

/** What officers say of an alert. */
export const OFFICER_STATUSES = ["active", "acknowledged", "dismissed"] as const;
export type OfficerStatus = (typeof OFFICER_STATUSES)[number];

/** `resolved`: the pattern does not hold any more. */
export const ALERT_STATUSES = [...OFFICER_STATUSES, "resolved"] as const;
export type AlertStatus = (typeof ALERT_STATUSES)[number];

export const DISMISS_REASONS = [
  "false_positive",
  "known_relationship",
  "already_investigated",
  "insufficient_evidence",
  "other",
] as const;
export type DismissReason = (typeof DISMISS_REASONS)[number];

export type AlertAction = "acknowledge" | "dismiss";

const TARGET: Readonly<Record<AlertAction, OfficerStatus>> = { acknowledge: "acknowledged", dismiss: "dismissed" };

/** The status after an action. Repeating an action is allowed; a dismissed alert changes only on new evidence. */
export function nextAlertStatus(from: AlertStatus, action: AlertAction): Outcome<OfficerStatus> {
  const to = TARGET[action];
  if (from === "resolved") {
    return refuse("invalid_state", "The pattern no longer holds, so there is nothing to act on.", {
      extra: { current_status: from },
    });
  }
  if (from === "dismissed" && to !== "dismissed") {
    return refuse("invalid_state", "A dismissed alert cannot be changed.", { extra: { current_status: from } });
  }
  return accept(to);
}
