import type { Disposition, MonitoringEventType } from "../../../../domain/relationships/monitoring-event.model.ts";
import { plural, texts } from "../../language/language.ts";

const TYPES: Readonly<Record<MonitoringEventType, string>> = {
  list_entry: "List entry",
  register_change: "Register",
  document_expiry: "Document",
  review_due: "Review",
  source_change: "Source",
  network_change: "Network",
  law_change: "Law",
};

const DISPOSITIONS: Readonly<Record<Disposition, string>> = {
  no_action: "No action: it changes nothing about this customer",
  cleared: "Cleared: the entry is about somebody else",
  review_opened: "Open a review of the customer",
  restricted: "Restrict: do nothing for the customer until it is settled",
  exit: "Plan the end of the relationship",
};

/** Words of the pages of monitoring events. */
export const MONITORING = texts("monitoring", {
  title: "Monitoring",
  types: TYPES,
  dispositions: DISPOSITIONS,
  list: {
    label: "Events",
    columns: ["What happened", "Severity", "Kind", "When"],
    columnsDone: ["What happened", "Severity", "Kind", "When", "Outcome"],
    views: "Events by whether somebody dealt with them",
    open: "Waiting for somebody",
    done: "Dealt with",
    type: "What happened",
    everyType: "Everything",
    bySeverity: "Waiting, by severity",
    emptyOpen: "Nothing waits for anybody.",
    emptyDone: "Nothing was dealt with yet.",
    emptyFilter: "No event fits these filters.",
    forMlro: "For the MLRO",
  },
  page: {
    forMlro: "For the MLRO alone",
    changed: "What changed",
    customer: "Customer",
    openRelationship: "Open the relationship",
    openReview: "Open the review",
    differs: "What differs",
    evidence: (count: number) => plural(count, `${count} piece of evidence`, `${count} pieces of evidence`),
    hit: (match: string, score: string, state: string) => `The match is ${match}, score ${score}; it is ${state}.`,
  },
  comparison: {
    label: "Before and now",
    before: "Before",
    now: "Now",
    fact: "Fact",
    result: "Result",
    none: "No values are recorded.",
    empty: "None",
    yes: "Yes",
    no: "No",
    nothing: "Nothing",
    unknown: "Not known",
    same: "Same",
    differs: "Differs",
  },
  match: {
    which: "Which entry of which list",
    sure: "The match score is above 0.90. To clear it, say what differs. Unless you are the MLRO, evidence in a case of the customer must show it: an accepted identity document, filed evidence or register data. What the customer declared is not enough.",
  },
  form: {
    title: "What to make of it",
    nobody: "Nobody can dispose of this event now.",
    disposition: "Disposition",
    differs: "What differs between the customer and the entry",
    reason: "Reason",
    reasonHint: "Required. It stays with the event; the customer never sees it.",
    final: (what: string) => `${what}. This is final.`,
    refused: (what: string) => `${what} is not open to you:`,
    goOn: "Continue",
    confirm: (what: string) => `Record: ${what}`,
    choose: "Choose what to make of it",
    recorded: "Recorded",
    remains: "What remains to be done:",
    show: "Show the event",
  },
} as const);
