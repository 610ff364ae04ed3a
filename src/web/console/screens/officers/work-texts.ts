import { plural, texts } from "../../language/language.ts";

/** Words of the page of an officer's work and its handover. */
export const WORK = texts("officerWork", {
  title: (name: string) => `Work of ${name}`,
  notYours: "The work of officers belongs to compliance managers and MLROs.",
  work: "Work to hand over",
  standings: {
    active: "The directory lets this officer work here.",
    deactivated:
      "The directory has deactivated this officer: nothing new reaches them, and their work waits until it is handed over.",
    unknown:
      "The directory does not know this officer. If unknown officers are refused, they cannot sign in or be given work.",
    unidentified:
      "It is not known what the directory says of this officer: they have not signed in since it was set up. Until they do, they get no e-mails, and compliance managers are notified of changes to their customers.",
  },
  tags: { deactivated: "Deactivated", unknown: "Not in the directory" },
  counts: {
    case: (number: string) => `Cases: ${number}`,
    second_approval: (number: string) => `Second approvals: ${number}`,
    relationship: (number: string) => `Customers: ${number}`,
    substitution: (number: string) => `Absences covered: ${number}`,
  },
  atLeast: (number: number) => `${number} or more`,
  empty: "There is nothing to hand over.",
  columns: ["What", "Kind", "State", "Due"],
  kinds: {
    case: "Assigned case",
    second_approval: "Decision that waits for a second approval",
    relationship: "Customer whose changes and reviews they are notified of",
    substitution: "Absence they cover",
  },
  decidedBy: (name: string) => `Decision by ${name}`,
  openEvents: (number: number) => plural(number, `${number} open event`, `${number} open events`),
  noState: "none",
  noDay: "none",
  handover: "Hand over",
  to: "Officer who gets the work",
  toHint: "The new officer gets no additional rights. A decision remains that of the officer who made it.",
  reason: "Reason (optional)",
  everything: "Hand everything over",
  done: (number: number) => plural(number, `${number} item handed over.`, `${number} items handed over.`),
  notDone: "Not handed over:",
  results: {
    handed_over: "handed over",
    four_eyes: "the new officer made the decision that waits, and cannot approve it",
    invalid_state: "it has been decided or has ended",
    not_theirs: "it is another officer's by now",
    substitute_away: "the new officer is away on one of these days, or is the one who is away",
    not_found: "it no longer exists",
    service_unavailable: "it could not be reached; try again",
  },
  reports: {
    title: "Suspicion reports raised by this officer, not yet filed or rejected",
    hint: "Only MLROs see this. To pass a report on, open its case and add the new officer as a reader of the report.",
    empty: "This officer has none.",
  },
} as const);
