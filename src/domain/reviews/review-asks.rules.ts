import type { CaseRecord } from "../case/case.record.ts";
import { declaredOwners, readDeclaredOwners } from "../customer/declared-owners.ts";
import { isSamePerson } from "../customer/same-person.ts";
import { answersOf } from "../customer/stated-facts.ts";
import { listed } from "../diligence/check-results.ts";
import { type CheckName, isOpen } from "../diligence/check.model.ts";
import { currentChecks } from "../diligence/due-diligence.rules.ts";
import type { Policy } from "../diligence/policy.model.ts";
import { requirementStandings } from "../diligence/requirement-standings.rules.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { knownCase } from "../readings/known-case.ts";
import { CHANGING_QUESTIONS } from "../templates/questions/changing.ts";
import { type OfTemplate, requirementsFor, templateOf } from "../templates/index.ts";
import { expiresSoon, goodDocuments, isOfGone } from "./good-documents.rules.ts";
import { isOwnQuestion, isSameQuestion } from "../templates/tenant-template.rules.ts";
import type { Asked, RegisterSince } from "./review.model.ts";

/** Regulation (EU) 2024/1624, article 26(2): customer data of a higher risk is updated at least every year. */
const ANSWERS_MAX_MONTHS = 12;

/** What a review knows when it begins. */
export interface ReviewStart {
  /** The last approved case. */
  readonly basis: CaseRecord;
  /** Of today. */
  readonly policy: Policy;
  /** The tenant's template of today; absent where the built-in one is in force. */
  readonly template: OfTemplate["template"];
  readonly now: Date;
  /** Document types whose facts the register that is connected today gives. */
  readonly retrievable: readonly string[];
  /** Facts of the event that opened it, before and after; null without one. */
  readonly changed: Readonly<Record<string, unknown>> | null;
  readonly since?: Pick<RegisterSince, "left" | "leftOffice">;
}

/** Documents and questions that an open check stands on, as far as a customer can answer for it. */
const ASKED_FOR_CHECK: Readonly<Partial<Record<CheckName, readonly string[]>>> = {
  beneficial_owners: ["beneficial_owners", "ubo_declaration"],
  identity: ["identity_document", "representative_identity"],
  representatives: ["representative_identity"],
};

/** The same for a fact that changed, by a word in its name. */
const ASKED_FOR_FACT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/owner|ubo|shareholder/, ["beneficial_owners", "ubo_declaration"]],
  [/director|representative/, ["representative_identity"]],
  [/activit|nace|mcc/, ["business_activity"]],
];

/**
 * A case without its answers to the tenant's own questions that are no longer asked in these words: an answer to another
 * question would stand for one that nobody gave.
 */
export function withStandingAnswers(basis: CaseRecord, template: OfTemplate["template"]): CaseRecord {
  const before = templateOf(basis)?.questions ?? [];
  const today = templateOf({ templateId: basis.templateId, template })?.questions ?? [];
  const stands = (id: string) => {
    const [then, now] = [before, today].map((questions) => questions.find((question) => question.id === id));
    return !isOwnQuestion(id) || (then !== undefined && now !== undefined && isSameQuestion(then, now));
  };
  const answers = Object.fromEntries(Object.entries(answersOf(basis)).filter(([id]) => stands(id)));
  return { ...basis, additionalData: { ...basis.additionalData, answers } };
}

/** Answers that name people, by the changes of the register that make them old. */
const NAMING: readonly (readonly [RegExp, string])[] = [
  [/^owner_(?:joined|left)/, "beneficial_owners"],
  [/^director_/, "directors"],
];

/**
 * A case without what it declared of people whom the register named then or names now, where these have changed since: it
 * was said before the change, and contradicts nothing. Whom only the customer named stays declared.
 */
export function withoutOldNames(basis: CaseRecord, { changes, named }: RegisterSince): CaseRecord {
  const isLeft = (part: unknown) =>
    (readDeclaredOwners([part]) ?? []).some(({ name }) => !named.some((known) => isSamePerson(known, name)));
  const parts = (answer: unknown) =>
    [answer].flat().flatMap((part) => (typeof part === "string" ? part.split("\n") : [part]));
  const answers = Object.entries(answersOf(basis)).flatMap(([id, answer]) => {
    const isOld = NAMING.some(([word, of]) => of === id && changes.some(({ field }) => word.test(field)));
    const left = isOld ? parts(answer).filter(isLeft) : [answer];
    return left.length === 0 ? [] : [[id, isOld ? left : answer] as const];
  });
  return { ...basis, additionalData: { ...basis.additionalData, answers: Object.fromEntries(answers) } };
}

/** What the register states otherwise than at the last decision, and whom the customer had declared before, in sentences. */
export function changesInWords(approved: CaseRecord, basis: CaseRecord, { changes }: RegisterSince): string[] {
  const [then, now] = [approved, basis].map((record) =>
    (declaredOwners(answersOf(record)) ?? []).map(({ name }) => name),
  );
  const old = then!.filter((name) => !now!.includes(name));
  const on = (approved.answeredAt?.["beneficial_owners"] ?? answersSince(approved)).slice(0, 10);
  return [
    ...changes.map(({ title }) => title),
    ...(old.length > 0 ? [`Declared as owners on ${on}, before that: ${listed(old)}.`] : []),
  ];
}

/** What asks for something by itself. Who else left changes nothing for those whose documents are here. */
export const askingFields = ({ changes }: RegisterSince): string[] =>
  changes.map(({ field }) => field).filter((field) => field !== "director_left");

/**
 * An open review after the register changed: what was carried over of those who left counts no more, and it is asked what
 * the change asks for, unless the customer declared the owners in this review.
 */
export function withRegisterSince(review: CaseRecord, since: RegisterSince): CaseRecord {
  const { reviewOf, answeredAt, documents, country, retrievable = [] } = review;
  const isAnswered = answeredAt?.["beneficial_owners"] !== undefined;
  const changes = since.changes.filter(({ field }) => !isAnswered || !field.startsWith("owner_"));
  const template = templateOf(review);
  if (reviewOf === undefined || template === undefined || changes.length === 0) return review;
  const isGone = (document: CaseDocument) =>
    document.iteration === 0 && isOfGone(since, document, documentTypeOf(review, document));
  const named = [
    ...askedFor(askingFields({ ...since, changes })),
    ...documents.filter(isGone).map((document) => documentTypeOf(review, document)),
  ];
  const idsIn = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).filter((id) => named.includes(id));
  const requirements = idsIn(requirementsFor(template, country, retrievable));
  const both = (before: readonly string[], more: readonly string[]) => [...new Set([...before, ...more])];
  const { asks } = reviewOf;
  const basis = withoutOldNames(review, { ...since, changes });
  return {
    ...basis,
    documents: documents.map((document) => (isGone(document) ? { ...document, superseded: true } : document)),
    reviewOf: {
      ...reviewOf,
      asks: {
        requirements: both(asks.requirements, requirements),
        required: both(asks.required, requirements),
        questions: both(asks.questions, idsIn(template.questions)),
      },
      registerSince: both(reviewOf.registerSince ?? [], changesInWords(review, basis, { ...since, changes })),
    },
  };
}

/** What is missing, expired, or may have changed. What the lists and registers tell is never asked. */
export function whatToAsk(start: ReviewStart): Asked {
  const named = namedBy(start);
  const requirements = askedRequirements(start, named);
  return {
    requirements: requirements.map(({ id }) => id),
    required: requirements.filter(({ required }) => required).map(({ id }) => id),
    questions: askedQuestions(start, named),
  };
}

/** Ids of questions and document types that an open check, or the change that opened the review, names. */
function namedBy({ basis, changed, now }: ReviewStart): ReadonlySet<string> {
  const checks = currentChecks(basis, now).filter(isOpen);
  const facts = changed === null ? [] : factNames(changed);
  return new Set([...checks.flatMap(({ check }) => ASKED_FOR_CHECK[check] ?? []), ...askedFor(facts)]);
}

const askedFor = (facts: readonly string[]): readonly string[] =>
  ASKED_FOR_FACT.flatMap(([word, asked]) => (facts.some((fact) => word.test(fact)) ? asked : []));

/** Names of facts, and the values by which an event says which fact it is about. */
function factNames(changed: Readonly<Record<string, unknown>>): string[] {
  const values = Object.values(changed).flatMap((value) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [],
  );
  const about = ["field", "fact", "what"].flatMap((key) => (typeof changed[key] === "string" ? [changed[key]] : []));
  return [...Object.keys(changed), ...values, ...about].map((name) => name.toLowerCase());
}

function askedRequirements(start: ReviewStart, named: ReadonlySet<string>) {
  const { basis, policy, now, retrievable, since } = start;
  const template = templateToday(start);
  if (template === undefined) return [];
  const known = { ...knownCase(basis, now), policy, retrievable, template: start.template };
  const documents = goodDocuments(known, since).filter((document) => !expiresSoon(document, now));
  const lasting = { ...known, documents };
  const isSample = basis.grounds?.sample === true;
  const standings = new Map(requirementStandings(lasting).map(({ id, state }) => [id, state]));
  const isLacking = (id: string) => {
    const state = standings.get(id);
    return state !== "accepted" && !(isSample && state === "undetermined");
  };
  const given = (id: string, among: readonly CaseDocument[]) =>
    among.some((document) => documentTypeOf(basis, document) === id);
  return requirementsFor(template, basis.country, retrievable).flatMap(({ id, required }) => {
    if (named.has(id)) return [{ id, required: true }];
    if (required) return isLacking(id) && !isWaived(basis, id, isSample) ? [{ id, required }] : [];
    // What was given without being required is asked again once it no longer counts.
    return given(id, basis.documents) && !given(id, documents) ? [{ id, required }] : [];
  });
}

/** Made-up sources need no papers: a sample that was approved without one is not asked for it now. */
const isWaived = ({ documents, followUpTasks }: CaseRecord, id: string, isSample: boolean): boolean =>
  isSample && !documents.some((document) => documentTypeOf({ followUpTasks }, document) === id);

const templateToday = ({ basis, template }: ReviewStart) => templateOf({ templateId: basis.templateId, template });

function askedQuestions(start: ReviewStart, named: ReadonlySet<string>): string[] {
  const { basis, now } = start;
  const answers = answersOf(basis);
  const isOld = asksAnswersAgain({ basis, now });
  const isSample = basis.grounds?.sample === true;
  // Of a tenant's own question nobody knows whether its answer lasts.
  const mayChange = (id: string) => CHANGING_QUESTIONS.includes(id) || isOwnQuestion(id);
  return (templateToday(start)?.questions ?? [])
    .filter(({ id, required }) => {
      const isMissing = required && isBlank(answers[id]) && !isSample;
      return named.has(id) || isMissing || (isOld && mayChange(id));
    })
    .map(({ id }) => id);
}

const isBlank = (answer: unknown): boolean =>
  answer === undefined || answer === null || (typeof answer === "string" && answer.trim() === "");

/** Since when the answers that may change stand, unless this review asks them all. */
export const answersSince = ({ reviewOf, createdAt }: CaseRecord): string => reviewOf?.answersSince ?? createdAt;

/** Whether a year has passed since the answers that may change were asked. */
export const asksAnswersAgain = ({ basis, now }: Pick<ReviewStart, "basis" | "now">): boolean =>
  answersSince(basis) < monthsBefore(now, ANSWERS_MAX_MONTHS);

function monthsBefore(now: Date, months: number): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString();
}
