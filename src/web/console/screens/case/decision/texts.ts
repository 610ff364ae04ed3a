import { plural, texts } from "../../../language/language.ts";
import { formatList as list, inSentence } from "../../../language/sentence.ts";
import type { Decision } from "./decisions.ts";

/** An act in the words of a button, and of a sentence that begins with "You". */
const ACTS: Readonly<Record<Decision, readonly [button: string, verb: string]>> = {
  approve: ["Approve", "approve"],
  approve_with_restrictions: ["Approve with restrictions", "approve with restrictions"],
  follow_up: ["Ask the customer", "ask the customer for more"],
  escalate: ["Escalate", "escalate the case of"],
  reject: ["Reject", "reject"],
};

const act = (decision: Decision, proposes: boolean): string =>
  proposes ? `Propose to ${inSentence(ACTS[decision][0])}` : ACTS[decision][0];

const blockers = (number: number): string => plural(number, `${number} blocker`, `${number} blockers`);

/** Words of the decision, the second approval and the provisional decision. */
export const DECISION = texts("decision", {
  title: (company: string) => `Decide on ${company}`,
  /** Each decision as the button of it says. */
  names: {
    approve: ACTS.approve[0],
    approve_with_restrictions: ACTS.approve_with_restrictions[0],
    follow_up: ACTS.follow_up[0],
    escalate: ACTS.escalate[0],
    reject: ACTS.reject[0],
  },
  choose: {
    legend: "Decision",
    effects: {
      approve: "The relationship may begin.",
      approve_with_restrictions: "It may begin within limits that you set.",
      follow_up: "The customer is asked for more.",
      escalate: "Compliance and the MLRO take the case over.",
      reject: "The relationship is declined.",
    } satisfies Record<Decision, string>,
    possible: "Possible.",
    possibleProposal: (senior: boolean) =>
      `Possible, if ${senior ? "a compliance manager or an MLRO" : "a second officer"} confirms it.`,
    overridable: (gates: readonly string[], senior: boolean) =>
      `Blocked by ${list(gates)}. An override needs your justification, and ${
        senior ? "a compliance manager or an MLRO" : "a second officer"
      } who confirms it.`,
    blocked: (gates: readonly string[]) => `Blocked by ${list(gates)}. Nobody can override it.`,
    lastRound: (round: number, of: number) => `Not possible: round ${round} of ${of} was the last.`,
    notInState: (status: string) => `Not possible while the case is ${inSentence(status)}.`,
    none: "Nothing is chosen yet. Choose a decision to see what it needs and what it does.",
  },
  fields: {
    reason: "Reason for the decision",
    reasonHint: "Required. It is kept in the audit trail and printed in the report. The customer never sees it.",
    restrictions: "Restrictions, one on each line",
    override: "Why you override it",
    overrideHint: "Required. The second officer reads these words, and the report prints them.",
  },
  missing: {
    decision: "Choose a decision",
    blocked: (decision: Decision, gates: readonly string[]) => `${ACTS[decision][0]}: blocked by ${list(gates)}`,
    unopened: "Open the findings and documents first",
    override: (gate: string) => `Justify the override: ${inSentence(gate)}`,
    restrictions: "Name the restrictions",
    tasks: "Choose what the customer is asked",
    reason: "Give a reason",
  },
  act,
  goOn: (decision: Decision, proposes: boolean) => `Continue: ${inSentence(act(decision, proposes))}`,
  restate: {
    title: (decision: Decision, company: string, proposes: boolean, overrides: number) =>
      `You ${proposes ? "propose to " : ""}${ACTS[decision][1]}${decision === "follow_up" ? "" : ` ${company}`}${
        overrides > 0 ? `, over ${blockers(overrides)}` : ""
      }.`,
    happens: "What happens next",
    wrote: "What you wrote",
    back: "Change it",
    hint: "Only this button decides. No key does.",
  },
  next: {
    waits: (senior: boolean) =>
      `The case waits for ${senior ? "a compliance manager or the MLRO" : "another officer"}. You cannot confirm it yourself.`,
    because: (reasons: readonly string[]) => `A second officer is needed because ${list(reasons)}.`,
    changes:
      "If a check, a document, a match or the rating changes before that, the proposal ends and the case comes back.",
    atOnce: "It takes effect at once.",
    screened: "The customer and everybody behind it are screened again at that moment. A new match stops the approval.",
    opens: "The relationship begins, and the customer is monitored from then on.",
    renews: "The relationship goes on, and this review is closed.",
    reviewIn: (months: number, day: string) =>
      `The next review is due in ${plural(months, `${months} month`, `${months} months`)}, on ${day}.`,
    restrictions: (texts: readonly string[]) => `These limits stay with the relationship: ${texts.join("; ")}.`,
    closed:
      "The customer’s page says that the file is closed. It names no outcome and no reason: you tell the customer yourself.",
    asks: (number: number) =>
      `The customer’s page opens again with ${plural(number, `${number} request`, `${number} requests`)}.`,
    mail: (to: string) => `A mail with the link goes to ${to}, with reminders.`,
    noMail: "No mail goes out, because the case has no address: copy the customer’s link and send it.",
    link: "The link works again. The case returns to review when the customer has answered.",
    round: (round: number, of: number) => `This is the step to round ${round} of ${of}.`,
    escalated:
      "The case is marked as escalated. A compliance manager or an MLRO must confirm an approval from then on.",
    unseen: "The customer sees no change.",
    exit: "The relationship is not renewed: its end is planned.",
    declined: "No relationship begins, and the case is closed.",
  },
  restored: (when: string) => `Restored from ${when}: you had not sent it.`,
  discard: "Discard it",
  decided: { back: "Back to the case" },
  gate: { opens: "What opens it:", blocked: (name: string) => `Blocked: ${name}.`, open: "Open:" },
  provisional: {
    title: "Your decision first",
    about:
      "This case is reviewed without the brief, score and rating. Read the findings, checks and documents, and record what you would decide. Nothing happens to the case yet: the brief opens, and you decide after that.",
    decision: "Provisional decision",
    reason: "Reason",
    reasonHint: "It stands in the audit trail beside the service's recommendation, and cannot be changed.",
    record: "Record and open the brief",
  },
  requests: {
    title: "What the customer is asked",
    add: "Add a request",
    again: "Suggest again",
    ask: "Ask this",
    because: (reason: string) => `because ${reason} (internal)`,
    what: "What to ask for",
    remove: "Remove",
    question: "Question",
    noteNames: "Note to the customer: which document",
    note: "Note to the customer (optional)",
    optional: "The customer may leave it out",
    kinds: {
      text: "A question, answered in words",
      yes_no: "A question, answered with yes or no",
      other: "Another document, which your note names",
    },
  },
  preview: {
    failed: "The preview could not be loaded.",
    loading: "Loading the preview",
    title: "What the customer will see",
    language: "Language",
    languages: { nl: "Dutch", fr: "French", de: "German", en: "English" },
    hint: "Your own words are never translated: write them in a language that the customer reads.",
    places: { note: "The note", question: "The question" },
    forbidden: (place: string, words: string) =>
      `${place} cannot be sent: it would tell the customer of a report, a suspicion or a list (${words}).`,
    delicate: (place: string) =>
      `${place} needs another reading: would the customer learn of a suspicion, a report or a check from it?`,
  },
  second: {
    part: "Second approval",
    none: "No decision waits for a second officer.",
    title: (decision: Decision, overrides: number) =>
      `${ACTS[decision][0]}${overrides > 0 ? ` over ${blockers(overrides)}` : ""}`,
    by: (maker: string, when: string) => `Proposed by ${maker}, ${when}.`,
    makerGone: (maker: string, when: string) =>
      `${maker} was deactivated on ${when}, and cannot be asked why it was proposed.`,
    needs: (who: string, reasons: readonly string[]) => `${who} must confirm it, because ${list(reasons)}.`,
    reasonOf: (maker: string) => `${maker}: reason for the decision`,
    noReason: "No reason given.",
    overridden: "What is overridden",
    inWords: (number: number, maker: string) => `${blockers(number)}, in the words of ${maker}`,
    mark: "Overridden",
    differs: (declared: string, observed: string, source: string) => `Declared: ${declared}. ${source}: ${observed}.`,
    limits: "Restrictions",
    asked: "What the customer would be asked",
    rests: "What it rests on",
    unchanged: (when: string) => `Proposed ${when}; no fact that it rests on has changed since.`,
    changed:
      "A fact that it rests on has changed since the proposal. It can no longer be confirmed: send it back, so that it is decided again.",
    since: "What happened since",
    checks: "Mandatory checks",
    established: (number: number, of: number) => `${number} of ${of} established`,
    findings: "Findings",
    moreFindings: (number: number) =>
      `${plural(number, `${number} more finding`, `${number} more findings`)}, less severe`,
    documents: "Documents",
    moreDocuments: (number: number) => plural(number, `${number} more document`, `${number} more documents`),
    noFindings: "No finding in the last round.",
    noDocuments: "No document.",
    allFindings: "Open the findings",
    allDocuments: "Open the documents",
    rating: "Rating",
    yours: "Your decision",
    confirm: (decision: Decision) => `Confirm: ${inSentence(ACTS[decision][0])}`,
    confirmEffect: (overrides: number) =>
      overrides > 0
        ? `It takes effect, and ${overrides === 1 ? "the override carries" : `the ${overrides} overrides carry`} your name too.`
        : "It takes effect at once.",
    back: "Send back",
    backEffect: (maker: string) => `The case returns to ${maker} with your reason.`,
    own: "You proposed this decision: another officer must answer it.",
    senior: "Only a compliance manager or an MLRO can confirm this decision. You can send it back.",
    reason: "Your reason",
    reasonHint: "Required. It is kept in the audit trail beside the reason of the proposal.",
    read: "I have read",
    readOverrides: (number: number) => (number === 1 ? "the override" : `the ${number} overrides`),
    readFindings: (number: number) => `the ${number === 1 ? "finding" : `${number} findings`} of high severity`,
    readChecks: (number: number) => `the ${number === 1 ? "open check" : `${number} open checks`}`,
    readDocuments: "the documents",
    missingChoice: "Choose: confirm or send back",
    missingReason: "Give your reason",
    missingRead: "Say what you have read",
    screened:
      "All names are screened again the moment you confirm. If a match is new, nothing is decided, and you see why.",
  },
} as const);
