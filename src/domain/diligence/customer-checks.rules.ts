import { judgesBefore } from "../case/rules-version.model.ts";
import { readDay, text } from "../case/answers.ts";
import type { CaseDocument, Finding } from "../case/case.model.ts";
import { isOtherIdentity } from "../decisions/to-settle.rules.ts";
import { isNoAnswer } from "../customer/no-answer.rules.ts";
import { DAY_MS } from "../../platform/clock.ts";
import { dateIn } from "../readings/effective-facts.rules.ts";
import { isSamePerson } from "../customer/same-person.ts";
import { isPersonCase, knownPeople } from "../readings/known-case.ts";
import { agreesOnDate, comparePersonNames } from "../readings/person-names.rules.ts";
import { hasValidZone } from "../readings/signs.rules.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { withoutGuardian } from "./guardian.rules.ts";
import { IDENTITY_KINDS, kindsFor } from "../documents/document-kinds.ts";
import { templateOf } from "../templates/index.ts";
import {
  capitalized,
  contradicted,
  established,
  inSentence,
  numberName,
  listed,
  open,
  SAMPLE_NOTE,
  type Verdict,
} from "./check-results.ts";
import type { DueFacts } from "./due-facts.model.ts";
import { isOfProxy } from "./whose-document.rules.ts";
import { type DocumentState, acceptedDocuments, judgeDocument } from "./judge-document.rules.ts";
import {
  type AcceptedDocument,
  describeDocument,
  factOf,
  isExpired,
  isLive,
  isStated,
  readingEvidence,
} from "./provided-documents.ts";
import {
  isUnclear,
  type RequirementStanding,
  requirementStandings,
  type RequirementState,
} from "./requirement-standings.rules.ts";

/** Questions on purpose, activity, expected volume and the origin of funds. */
export const PURPOSE_QUESTIONS: readonly string[] = [
  "business_activity",
  "occupation",
  "purpose_of_relationship",
  "service_requested",
  "main_crypto_service",
  "product_category",
  "expected_monthly_volume",
  "source_of_funds",
];

export function checkPurpose(facts: DueFacts): Verdict {
  const questions = purposeQuestions(facts);
  const unanswered = questions.filter((id) => !isAnswered(facts, id)).map((id) => id.replaceAll("_", " "));
  if (questions.length > 0 && unanswered.length === 0) {
    return established("The customer answered every question on purpose, activity and expected volume.");
  }
  if (facts.grounds!.sample) return established(`Questions on the purpose are unanswered: ${SAMPLE_NOTE}.`);
  const isNone = judgesBefore(facts, 6) || questions.every((id) => isAnswered(facts, id) || isBlank(facts.answers[id]));
  const what = isNone ? "did not answer" : "gave no usable answer on";
  return open("nothing_provided", `The customer ${what}: ${listed(unanswered) || "the purpose was never asked"}.`);
}

const purposeQuestions = (facts: Pick<DueFacts, "templateId" | "template">): string[] =>
  (templateOf(facts)?.questions ?? [])
    .filter(({ id, required }) => required && PURPOSE_QUESTIONS.includes(id))
    .map(({ id }) => id);

type Answered = Pick<DueFacts, "answers" | "findings" | "rulesVersion">;

/** Whether an answer says something of what was asked. An officer who clears the finding that it does not accepts the answer. */
function isAnswered({ answers, findings, rulesVersion }: Answered, id: string): boolean {
  const answer = answers[id];
  if (isBlank(answer)) return false;
  if (judgesBefore({ rulesVersion }, 6)) return true;
  const isEmpty = typeof answer === "string" && id !== "business_activity" && isNoAnswer(answer);
  return !isEmpty && !findings.some((finding) => isOnAnswer(finding, id));
}

/** A standing finding that what the customer gave is no answer to a question. */
const isOnAnswer = ({ code, clearance, source_entry: entry = "" }: Finding, id: string): boolean =>
  code === "answer_malformed" && clearance === undefined && (entry === id || entry.startsWith(`${id}:`));

/** Whether each open question on the purpose has a finding of its own, by which it is asked again. */
export const isPurposeAskedByFindings = (facts: Answered & Pick<DueFacts, "templateId" | "template">): boolean =>
  !judgesBefore(facts, 6) &&
  purposeQuestions(facts)
    .filter((id) => !isAnswered(facts, id))
    .every((id) => facts.findings.some((finding) => isOnAnswer(finding, id)));

/** What is written where nothing is said. */
const PLACEHOLDER =
  /^(?:n\.?\/?a\.?|n\.?v\.?t\.?|none|nothing|geen|niets|aucune?|rien|neant|keine?|nichts|idem|test|xx+|asdf\w*|qwert\w*|azert\w*)$/i;

const isBlank = (answer: unknown): boolean =>
  answer === undefined || answer === null || (typeof answer === "string" && saysNothing(answer.trim()));

const saysNothing = (answer: string): boolean =>
  (answer.match(/[\p{L}\p{N}]/gu) ?? []).length < 2 || PLACEHOLDER.test(answer);

/** Validation rules whose failure means that number and person do not belong together. */
const IDENTITY_RULES = /national_register_number|bsn|birth_date|date_of_birth/;

export function checkIdentity(facts: DueFacts): Verdict {
  const verdict = identityOf(facts);
  return verdict.outcome === "established" ? (withoutGuardian(facts) ?? verdict) : verdict;
}

function identityOf(facts: DueFacts): Verdict {
  const wrong = facts.validationResults.find(({ valid, rule }) => !valid && IDENTITY_RULES.test(rule));
  if (wrong) {
    const field = judgesBefore(facts, 6) ? wrong.field.replaceAll("_", " ") : numberName(wrong.field);
    return contradicted(`${capitalized(field)}: ${inSentence(wrong.message)}.`);
  }
  const accepted = acceptedDocuments(facts, IDENTITY_KINDS).filter(({ document }) => !isOfProxy(facts, document));
  for (const document of accepted) {
    const conflict = conflictWith(facts, document);
    if (conflict) return contradicted(conflict, readingEvidence(facts, document));
  }
  const current = accepted.filter((document) => !isExpired(document, facts));
  // An officer's word on the document settles who the customer is, because the officer knows for whom the case was opened.
  const isSettled = current.some(({ agrees }) => agrees === null);
  const nameFinding = (word: string) => (isSettled ? undefined : facts.findings.find(({ code }) => code === word));
  const otherName = nameFinding("name_opened_differs");
  if (otherName) return contradicted(otherName.description);
  const other = isSettled || judgesBefore(facts, 6) ? undefined : facts.findings.find(contradictsIdentity);
  // Many hold two nationalities and name one: what is not of high risk is asked before it is held against anybody.
  if (other) return other.severity === "medium" ? open("conflict", other.description) : contradicted(other.description);
  const unclearName = nameFinding("name_opened_unclear");
  const valid = unclearName ? undefined : current.find((document) => lacksProof(document) === null);
  if (valid)
    return established(
      `Shown by the ${describeDocument(valid)}.${expiresSoon(facts, valid)}`,
      readingEvidence(facts, valid),
    );
  const asked = facts.documents.filter((file) => isAskedAsIdentity(facts, file));
  const files = asked.filter(isLive).map((file) => judgeDocument(facts, file));
  const withState = (state: DocumentState) => files.find((file) => file.state === state);
  const stranger = withState("stranger");
  if (stranger)
    return contradicted(
      `The identity document ${stranger.why}; the people known in this case are ${knownNamesIn(facts)}.`,
    );
  if (current.length === 0 && accepted.length > 0) {
    return open("stale", `The ${describeDocument(accepted[0]!)} has expired.`, readingEvidence(facts, accepted[0]!));
  }
  const undetermined = withState("undetermined");
  if (unclearName && (undetermined ?? current[0])) return open("unreadable", unclearName.description);
  const isForgiven = facts.grounds!.sample && !files.some(({ isInDoubt }) => isInDoubt);
  if (isForgiven && (undetermined ?? current[0])) {
    return established(`An identity document was handed in: ${SAMPLE_NOTE}.`);
  }
  if (current[0]) {
    const why = `The ${describeDocument(current[0])}, but ${lacksProof(current[0])}.`;
    return open("unreadable", why, readingEvidence(facts, current[0]));
  }
  const unclear = undetermined ?? withState("doubtful");
  if (unclear) return open("unreadable", `The identity document ${unclear.why}.`);
  if (files.length > 0) return open("nothing_provided", "The document handed in is no identity document.");
  const rejected = asked.some(({ review }) => review?.outcome === "rejected");
  return open(
    "nothing_provided",
    rejected ? "An officer rejected the identity document." : "No identity document was handed in.",
  );
}

/** Days before a document expires in which a check says so. */
const SOON_DAYS = 30;

/** That a document is about to expire, in a sentence of its own; runs before version 6 did not say so. */
function expiresSoon({ now, rulesVersion }: DueFacts, { document }: AcceptedDocument): string {
  const expiry = dateIn(document, "expiry_date");
  if (judgesBefore({ rulesVersion }, 6) || expiry === null || Date.parse(expiry) - now.getTime() > SOON_DAYS * DAY_MS)
    return "";
  return ` It expires on ${expiry}: a new one is needed then.`;
}

/** Who a person is by law: the birth date and every nationality, beside the name (AMLR art. 22(1)(a)). */
const contradictsIdentity = (finding: Finding): boolean =>
  (finding.code === "document_contradicts" && finding.source_entry?.startsWith("contradicts_birth_date_") === true) ||
  (isOtherIdentity(finding) && finding.clearance === undefined);

/** What the service's own reading of an identity document leaves open; null for nothing, or where an officer vouches. */
function lacksProof({ document, agrees }: AcceptedDocument): string | null {
  if (agrees === null) return null;
  if (!hasValidZone(document)) return "no machine-readable zone with valid check digits was read; an officer must look";
  return agrees.includes("birth date") ? null : "the date of birth could not be compared; an officer must look";
}

const knownNamesIn = (facts: DueFacts): string => listed(knownPeople(facts).map(({ value }) => value.name));

const IDENTITY_TYPES: readonly string[] = ["identity_document", "representative_identity"];

const isAskedAsIdentity = (facts: DueFacts, file: CaseDocument): boolean =>
  IDENTITY_TYPES.includes(documentTypeOf(facts, file)) && !isOfProxy(facts, file);

/** What an identity document states otherwise than the customer. */
function conflictWith(facts: DueFacts, { document }: AcceptedDocument): string | null {
  const { answers, companyName } = facts;
  const isOfficers = isStated(document, "person");
  if (!isOfficers && !isPersonCase(facts)) return null;
  const name = factOf(document, "name");
  const declaredName = text(answers["full_name"]) ?? companyName;
  // What an officer states is compared to the letter; a reading contradicts only what is certainly another name.
  const isSame = (read: string) =>
    isOfficers ? isSamePerson(read, declaredName) : comparePersonNames(read, declaredName) !== "different";
  if (name !== null && !isSame(name)) {
    return `The identity document names ${name}; the customer declared ${declaredName}.`;
  }
  const birthDate = factOf(document, "birth_date");
  const declaredDate = readDay(text(answers["date_of_birth"]));
  if (agreesOnDate(birthDate, declaredDate) === false) {
    return `The identity document gives ${birthDate} as date of birth; the customer declared ${declaredDate}.`;
  }
  return null;
}

const DESCRIBED: Readonly<Record<Exclude<RequirementState, "accepted">, string>> = {
  missing: "not handed in",
  undetermined: "not looked at yet",
  doubtful: "in doubt",
  stranger: "of somebody other than the customer",
  wrong_kind: "of another kind than asked for",
  rejected: "rejected by an officer",
  expired: "expired",
  stale: "too old",
};

const LACKING: readonly RequirementState[] = ["missing", "rejected", "wrong_kind", "stranger"];

export function checkDocuments(facts: DueFacts): Verdict {
  const { sample } = facts.grounds!;
  const standings = requirementStandings(facts);
  const isForgiven = ({ state, isInDoubt }: RequirementStanding) => sample && state === "undetermined" && !isInDoubt;
  const lacking = standings.filter((one) => one.state !== "accepted" && !isForgiven(one));
  if (lacking.length > 0) {
    const states = new Set(lacking.map(({ state }) => state));
    const isLacking = LACKING.some((state) => states.has(state));
    const isUnclear = states.has("undetermined") || states.has("doubtful");
    const reason = isLacking ? "nothing_provided" : isUnclear ? "unreadable" : "stale";
    const named = lacking.map(
      ({ label, state, why }) => `${label} (${why ?? DESCRIBED[state as keyof typeof DESCRIBED]})`,
    );
    return open(reason, `Documents that are required: ${listed(named)}.`);
  }
  if (standings.length === 0) return established("No document is required.");
  const unseen = standings.some(({ state }) => state === "undetermined");
  const all = standings.length === 1 ? "The required document was" : `All ${standings.length} required documents were`;
  if (unseen) return established(`${all} handed in: ${SAMPLE_NOTE}.${unclearIn(facts, standings)}`);
  const read = standings.flatMap(({ accepted }) => (accepted && accepted.agrees !== null ? [accepted] : []));
  const how = read.length === 0 ? "" : ` (${read.map(describeDocument).join("; ")})`;
  return established(`${all} accepted${how}.`, readingEvidence(facts, ...read));
}

/** What was read of the customer's papers without making clear that they show what was asked for. */
function unclearIn(facts: DueFacts, standings: readonly RequirementStanding[]): string {
  const named = standings
    .filter((one) => isUnclear(one) && kindsFor(one.id).length > 0)
    .map(({ label, why }) => `${label} (${why!})`);
  return judgesBefore(facts, 6) || named.length === 0 ? "" : ` Not clear: ${listed(named)}.`;
}
