import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const ALERTS = describeOperations({
  listAlerts: {
    summary: "List alerts",
    description: [
      "Returns patterns found across the cases of the tenant, newest first; by default those that are `active`.",
      "A filter value that does not exist matches nothing.",
    ],
  },
  listAlertsOfCase: {
    summary: "List the alerts of a case",
    description: ["Returns the alerts that the case is part of, in any status."],
  },
  readAlert: {
    summary: "Read an alert",
    description: [
      "Returns an alert with the entities and relationships that explain it, as they were when it was found.",
    ],
  },
  updateAlert: {
    summary: "Acknowledge or dismiss an alert",
    description: [
      "A dismissal needs a `reason`, and the reason `other` also a `reason_text`. Who acted and why is recorded.",
      "An acknowledged alert can still be dismissed; a dismissed alert answers 409 to anything but the same dismissal.",
    ],
    errors: ["invalid_state"],
  },
  readAlertStats: {
    summary: "Read alert statistics",
    description: [
      "Returns how many alerts are active, how many of them are critical, and how many cases they concern.",
    ],
  },
  readAlertTrends: {
    summary: "Read risk and alert trends",
    description: [
      "Returns one entry a day with the average risk score and the number of alerts.",
      "`risk_score` is `null` on days without cases.",
    ],
  },
});
