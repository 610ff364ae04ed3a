import { readDay, text } from "../case/answers.ts";
import { isSamePerson } from "../customer/same-person.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { IDENTITY_KINDS } from "../documents/document-kinds.ts";
import { findTemplate } from "../templates/index.ts";
import {
  capitalized,
  contradicted,
  established,
  inSentence,
  listed,
  open,
  SAMPLE_NOTE,
  type Verdict,
} from "./check-results.ts";
import type { DueFacts } from "./due-facts.model.ts";
import {
  type AcceptedDocument,
  acceptedDocuments,
  describeDocument,
  factOf,
  isExpired,
  isLive,
} from "./provided-documents.ts";
import { requirementStandings, type RequirementState } from "./requirement-standings.rules.ts";

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
  const questions = (findTemplate(facts.templateId)?.questions ?? []).filter(
    ({ id, required }) => required && PURPOSE_QUESTIONS.includes(id),
  );
  const unanswered = questions.filter(({ id }) => isBlank(facts.answers[id])).map(({ id }) => id.replaceAll("_", " "));
  if (questions.length > 0 && unanswered.length === 0) {
    return established("The customer answered every question on purpose, activity and expected volume.");
  }
  if (facts.grounds!.sample) return established(`Questions on the purpose are unanswered: ${SAMPLE_NOTE}.`);
  return open(
    "nothing_provided",
    `The customer did not answer: ${listed(unanswered) || "the purpose was never asked"}.`,
  );
}

const isBlank = (answer: unknown): boolean =>
  answer === undefined || answer === null || (typeof answer === "string" && answer.trim() === "");

/** Validation rules whose failure means that number and person do not belong together. */
const IDENTITY_RULES = /national_register_number|bsn|birth_date|date_of_birth/;

export function checkIdentity(facts: DueFacts): Verdict {
  const wrong = facts.validationResults.find(({ valid, rule }) => !valid && IDENTITY_RULES.test(rule));
  if (wrong) return contradicted(`${capitalized(wrong.field.replaceAll("_", " "))}: ${inSentence(wrong.message)}.`);
  const accepted = acceptedDocuments(facts, IDENTITY_KINDS);
  for (const document of accepted) {
    const conflict = conflictWith(facts, document);
    if (conflict) return contradicted(conflict);
  }
  const valid = accepted.find((document) => !isExpired(document, facts));
  if (valid) return established(`Shown by the ${describeDocument(valid)}.`);
  if (accepted.length > 0) return open("stale", `The ${describeDocument(accepted[0]!)} has expired.`);
  const asked = facts.documents.filter((file) => IDENTITY_TYPES.includes(documentTypeOf(facts, file)));
  const undetermined = asked.filter((file) => isLive(file) && file.review === undefined);
  if (undetermined.length === 0) {
    if (asked.some(isLive)) return open("nothing_provided", "The document handed in is no identity document.");
    const rejected = asked.some(({ review }) => review?.outcome === "rejected");
    return open(
      "nothing_provided",
      rejected ? "An officer rejected the identity document." : "No identity document was handed in.",
    );
  }
  if (facts.grounds!.sample) return established(`An identity document was handed in: ${SAMPLE_NOTE}.`);
  return open("unreadable", "The identity document was handed in; an officer must look at it.");
}

const IDENTITY_TYPES: readonly string[] = ["identity_document", "representative_identity"];

/** What an identity document states otherwise than the customer, by an officer's reading of it. */
function conflictWith({ answers, companyName }: DueFacts, { document }: AcceptedDocument): string | null {
  const name = factOf(document, "name");
  const declaredName = text(answers["full_name"]) ?? companyName;
  if (name !== null && !isSamePerson(name, declaredName)) {
    return `The identity document names ${name}; the customer declared ${declaredName}.`;
  }
  const birthDate = factOf(document, "birth_date");
  const declaredDate = readDay(text(answers["date_of_birth"]));
  if (birthDate !== null && declaredDate !== null && birthDate !== declaredDate) {
    return `The identity document gives ${birthDate} as date of birth; the customer declared ${declaredDate}.`;
  }
  return null;
}

const DESCRIBED: Readonly<Record<Exclude<RequirementState, "accepted">, string>> = {
  missing: "not handed in",
  undetermined: "not looked at yet",
  wrong_kind: "of another kind than asked for",
  rejected: "rejected by an officer",
  expired: "expired",
  stale: "too old",
};

export function checkDocuments(facts: DueFacts): Verdict {
  const { sample } = facts.grounds!;
  const standings = requirementStandings(facts);
  const lacking = standings.filter(({ state }) => state !== "accepted" && !(sample && state === "undetermined"));
  if (lacking.length > 0) {
    const states = new Set(lacking.map(({ state }) => state));
    const isLacking = states.has("missing") || states.has("rejected") || states.has("wrong_kind");
    const reason = isLacking ? "nothing_provided" : states.has("undetermined") ? "unreadable" : "stale";
    const named = lacking.map(({ label, state }) => `${label} (${DESCRIBED[state as keyof typeof DESCRIBED]})`);
    return open(reason, `Documents that are required: ${listed(named)}.`);
  }
  if (standings.length === 0) return established("No document is required.");
  const unseen = standings.some(({ state }) => state === "undetermined");
  const all = standings.length === 1 ? "The required document was" : `All ${standings.length} required documents were`;
  return established(unseen ? `${all} handed in: ${SAMPLE_NOTE}.` : `${all} accepted.`);
}
