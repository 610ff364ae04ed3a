import { plural, texts } from "../../language/language.ts";

/** Words of the pages of alerts. */
export const ALERTS = texts("alerts", {
  title: "Alerts",
  status: "Status",
  statuses: { active: "Active", acknowledged: "Acknowledged", dismissed: "Dismissed", resolved: "Resolved" },
  pattern: "Pattern",
  everyPattern: "Every pattern",
  patterns: {
    phoenix: "Continued after insolvency",
    shared_director: "Shared director",
    shared_address: "Shared address",
    circular: "Circular",
    dormant: "Dormant",
    contagion: "Risk of a related party",
  },
  none: (status: string) => `No story with the status: ${status}.`,
  newest: (shown: number) => `These are the ${shown} newest. There may be older ones: select a pattern to see them.`,
  concern: "Of concern:",
  parts: (patterns: number, members: number, cases: number) =>
    `${plural(patterns, `${patterns} pattern`, `${patterns} patterns`)} · ${plural(members, `${members} member`, `${members} members`)} · ${plural(cases, `${cases} case`, `${cases} cases`)}`,
  counts: { active: "active", critical: "critical", cases: "cases touched", risk: "mean risk, 30 days" },
  perDay: "Alerts per day",
  inDays: (alerts: number, days: number) => `${alerts} alerts in ${days} days`,
  page: {
    resolved: (time: string) => `Resolved on ${time}.`,
    partial: "Not everything around this pattern was read: it may have more members.",
    joinedSince: (names: string) => `Joined since it was last acted on: ${names}`,
    entities: "Entities and relations",
    picture: (entities: number, relations: number) => `${entities} entities and ${relations} relations, listed below`,
    history: "History",
    reason: "Reason:",
    joined: "Joined:",
    left: "Left:",
    severity: (from: string, to: string) => `Severity: ${from}, then ${to}`,
    cases: "Cases",
  },
  act: {
    title: "Resolve",
    others: (number: number) =>
      plural(
        number,
        `Also the other open pattern of this story`,
        `Also the ${number} other open patterns of this story`,
      ),
    acknowledge: "Acknowledge",
    chooseReason: "Choose a reason",
    reason: "Reason of the dismissal",
    reasons: {
      false_positive: "False positive",
      known_relationship: "Known relationship",
      already_investigated: "Already investigated",
      insufficient_evidence: "Insufficient evidence",
      other: "Other",
    },
    grave: "The cases count a grave alert until a compliance manager or the MLRO dismisses it and says why.",
    explanation: "Explanation",
    dismiss: "Dismiss",
  },
} as const);
