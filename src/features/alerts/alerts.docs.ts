import { z } from "@hono/zod-openapi";
import {
  AlertActionView,
  AlertDetailView,
  AlertStatsView,
  AlertView,
  StoryView,
  TrendsView,
} from "./alerts.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const ALERTS = describeOperations({
  listAlerts: {
    summary: "List alerts",
    description: [
      "Returns patterns found across the cases of the tenant, newest first; by default those that are `active`.",
      "An alert keeps its id while its pattern gains or loses members. A pattern that does not hold any more is `resolved`, with the reason.",
      "A filter value that does not exist matches nothing.",
    ],
    responses: { 200: z.array(AlertView) },
  },
  listAlertsOfCase: {
    summary: "List the alerts of a case",
    description: ["Returns the alerts that the case is part of, in any status."],
    responses: { 200: z.array(AlertView) },
  },
  readAlert: {
    summary: "Read an alert",
    description: [
      "Returns an alert with the entities and relationships that explain it, as they were when it was last evaluated.",
      "`members_added` names who joined since an officer last acted on it; `history` says what happened to it.",
    ],
    responses: { 200: AlertDetailView },
  },
  updateAlert: {
    summary: "Acknowledge or dismiss an alert",
    description: [
      "A dismissal needs a `reason`, and the reason `other` also a `reason_text`. Who acted and why is recorded.",
      "Cases count an alert of high severity, or with a member that was rejected, is escalated, matches a sanctions list or was a customer until that was ended for cause (`counts`), until a `compliance_manager` or `mlro` dismisses it, also once more, with a `reason_text` that says why.",
      "An acknowledged alert can still be dismissed; a dismissed alert answers 409 to anything but the same dismissal, and a resolved one to everything.",
      "A dismissal holds until the severity rises, a member of concern joins or a fact that it rests on changes. Then the alert is `active` again, and its history says why.",
    ],
    errors: ["invalid_state"],
    responses: { 200: AlertActionView },
  },
  listStories: {
    summary: "List stories",
    description: [
      "Returns the alerts of the tenant grouped: alerts about the same persons, addresses or companies are one story, which keeps its id while it grows.",
      "The newest come first; by default those with an `active` alert. The severity is that of the worst open alert.",
      "A filter value that does not exist matches nothing.",
    ],
    responses: { 200: z.array(StoryView) },
  },
  readStory: {
    summary: "Read a story",
    description: [
      "Returns one story with its alerts of every status. Where two stories became one, the older id goes on.",
    ],
    responses: { 200: StoryView },
  },
  readAlertStats: {
    summary: "Read alert statistics",
    description: [
      "Returns how many alerts are active, how many of them are critical, and how many cases they concern.",
    ],
    responses: { 200: AlertStatsView },
  },
  readAlertTrends: {
    summary: "Read risk and alert trends",
    description: [
      "Returns one entry a day with the average risk score and the number of alerts.",
      "`risk_score` is `null` on days without cases.",
    ],
    responses: { 200: TrendsView },
  },
});
