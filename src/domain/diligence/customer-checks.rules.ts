import { IDENTITY_KINDS } from "../documents/document-kinds.ts";
import { findTemplate } from "../templates/index.ts";
import { contradicted, established, listed, open, SAMPLE_NOTE, type Verdict } from "./check-results.ts";
import type { DueFacts } from "./due-facts.model.ts";
import {
  acceptedDocuments,
  describeDocument,
  requirementStandings,
  type RequirementState,
} from "./provided-documents.ts";

/** Questions on purpose, activity, expected volume and the origin of funds. */
export const PURPOSE_QUESTIONS: readonly string[] = [
  "business_activity",
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
const IDENTITY_RULES = /national_register_number|bsn|birth_date/;

export function checkIdentity(facts: DueFacts): Verdict {
  const wrong = facts.validationResults.find(({ valid, rule }) => !valid && IDENTITY_RULES.test(rule));
  if (wrong) return contradicted(wrong.message);
  const [newest] = acceptedDocuments(facts, IDENTITY_KINDS);
  if (newest) return established(`Shown by the ${describeDocument(newest)}.`);
  const asked = facts.documents.filter(({ requirement_id }) => requirement_id === "identity_document");
  const undetermined = asked.filter(({ review, superseded }) => review === undefined && !superseded);
  if (undetermined.length === 0) {
    const rejected = asked.some(({ review }) => review?.outcome === "rejected");
    return open(
      "nothing_provided",
      rejected ? "An officer rejected the identity document." : "No identity document was handed in.",
    );
  }
  if (facts.grounds!.sample) return established(`An identity document was handed in: ${SAMPLE_NOTE}.`);
  return open("unreadable", "The identity document was handed in; an officer must look at it.");
}

const DESCRIBED: Readonly<Record<Exclude<RequirementState, "accepted">, string>> = {
  missing: "not handed in",
  undetermined: "not looked at yet",
  wrong_kind: "of another kind than asked for",
  rejected: "rejected by an officer",
  stale: "too old",
};

export function checkDocuments(facts: DueFacts): Verdict {
  const { sample } = facts.grounds!;
  const standings = requirementStandings(facts);
  const lacking = standings.filter(({ state }) => state !== "accepted" && !(sample && state === "undetermined"));
  if (lacking.length > 0) {
    const states = new Set(lacking.map(({ state }) => state));
    const reason =
      states.has("missing") || states.has("rejected") || states.has("wrong_kind")
        ? "nothing_provided"
        : states.has("undetermined")
          ? "unreadable"
          : "stale";
    const named = lacking.map(({ label, state }) => `${label} (${DESCRIBED[state as keyof typeof DESCRIBED]})`);
    return open(reason, `Documents that are required: ${listed(named)}.`);
  }
  if (standings.length === 0) return established("No document is required.");
  const unseen = standings.some(({ state }) => state === "undetermined");
  const all = standings.length === 1 ? "The required document was" : `All ${standings.length} required documents were`;
  return established(unseen ? `${all} handed in: ${SAMPLE_NOTE}.` : `${all} accepted.`);
}
