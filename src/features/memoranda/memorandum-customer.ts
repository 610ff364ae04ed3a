import { newest } from "../../domain/case/facts.rules.ts";
import type { CustomerDescription, CustomerParty } from "../../domain/customer/customer.model.ts";
import { byOther, numberOf, screeningWords, whoItIs } from "../../domain/customer/customer-words.ts";
import { withBefore } from "../../domain/customer/earlier-answers.rules.ts";
import { partiesBehind } from "../../domain/customer/parties.rules.ts";
import { dueFacts } from "../../domain/diligence/due-diligence.rules.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { linesSinceLastDecision, reviewSentences } from "../../domain/reviews/since-last-decision.rules.ts";
import { templateName } from "../../domain/templates/index.ts";
import { formatName } from "../../rendering/document/format.ts";
import { bullets, day, orNone } from "./memorandum-words.ts";

/** A case with the description of its customer. */
export interface DescribedCase {
  readonly record: CaseRecord;
  readonly customer: CustomerDescription;
  readonly now: Date;
  /** What the second officer said with an approval; null or absent for nothing. */
  readonly approvalComment?: string | null;
}

export function describeSubject({ record, customer }: DescribedCase): string {
  const template = templateName(record);
  const { kind, activities } = customer;
  const company = [
    `Registered name: ${orNone(customer.registered_name)}`,
    `Number: ${customer.number === null ? "not on file" : `${numberOf(customer)} (${originOf(customer)})`}`,
    `VAT number: ${record.vatNumber === null ? "not on file" : `${record.vatNumber}${vatWord(record)}`}`,
    `Legal form: ${orNone(customer.form)}`,
    `Register status: ${customer.status?.replace("_", " ") ?? "not known"}`,
    `Legal situation: ${orNone(customer.situation)}`,
    `Registered since: ${orNone(customer.since)}`,
    `Registered seat: ${orNone(customer.seat)}`,
    `Activities by the register: ${orNone(activities.join("; "))}`,
    `Website: ${orNone(record.websiteUrl)}`,
  ];
  const person = [
    `Birth date: ${orNone(customer.since)} (declared)`,
    `Nationality: ${orNone(customer.persons[0]?.nationality ?? null)} (declared)`,
    `Declared residence: ${orNone(customer.seat)}`,
  ];
  return [
    whoItIs(customer),
    bullets([
      `Declared name: ${customer.name}`,
      `Country: ${customer.country}`,
      ...(kind === "company" ? company : person),
    ]),
    `The case is of the kind "${template}" and was opened on ${day(record.createdAt)} by ${record.createdBy} (case ${record.caseId}, status ${formatName(record.status).toLowerCase()}, iteration ${record.iteration} of at most ${record.maxIterations}).`,
    ...describeSince(record),
  ].join("\n\n");
}

/** Of a review: what changed since the decision before it. */
function describeSince(record: CaseRecord): string[] {
  const lines = linesSinceLastDecision(record);
  return lines === null ? [] : [...reviewSentences(record), `Since the last decision:\n${bullets(lines)}`];
}

function vatWord(record: CaseRecord): string {
  const valid = newest(record, "vat_valid");
  if (valid === true) return " (valid)";
  return valid === false ? " (reported as not valid)" : " (not checked)";
}

/** A number that the register has under another name is not known to be the customer's. */
const originOf = ({ number_origin: origin, name_conflict }: DescribedCase["customer"]): string =>
  origin === "registered" && name_conflict ? "registered under another name" : (origin ?? "declared");

export function describeOwnership({ record, customer, now }: DescribedCase): string {
  const { screened } = customer;
  const differences = record.discrepancies.filter(({ kind }) => kind === "ubo" || kind === "director");
  const line = (party: CustomerParty) =>
    [
      `${party.name}: ${party.role}`,
      party.share_percent === null ? "" : `${party.share_percent} %${byOther(party, "share_percent")}`,
      party.birth_date === null ? "birth date not known" : `born ${party.birth_date}${byOther(party, "birth_date")}`,
      party.since === null ? "" : `since ${party.since}`,
      party.origin,
      screeningWords(party, screened),
    ]
      .filter(Boolean)
      .join(", ");
  const persons =
    customer.kind === "person"
      ? customer.persons.map((party) => ({ ...party, holdsOffice: true }))
      : partiesBehind(record, dueFacts(record, now));
  const behind = persons.filter(({ holdsOffice }) => holdsOffice);
  const others = persons.filter(({ holdsOffice }) => !holdsOffice);
  return [
    behind.length === 0 ? "Nobody has named who runs or owns the customer." : bullets(behind.map(line)),
    others.length === 0
      ? ""
      : `Named in documents that give them no office or holding here:\n${bullets(others.map(line))}`,
    differences.length === 0
      ? nothingDiffers(customer, behind.length > 0)
      : `Differences between declared and registered persons:\n${bullets(
          differences.map(
            ({ declared, observed, status }) => `declared "${declared}", registered "${observed}" (${status})`,
          ),
        )}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function nothingDiffers({ kind, register }: DescribedCase["customer"], isAnyoneNamed: boolean): string {
  if (kind === "person" || !isAnyoneNamed) return "";
  return register === null
    ? "No register has named its persons, so the declared ones could not be compared."
    : "No difference between declared and registered persons was found.";
}

export function describePurpose({ record, customer }: DescribedCase): string {
  const answers = customer.purpose.map(({ text, answer, before }) =>
    withAnswer(text, withBefore(answer ?? "Not answered.", before)),
  );
  const documents = customer.documents.map(({ filename, requirement, kind, state, by, dated, established }) =>
    [
      `${filename}, handed in as ${requirement}`,
      kind === null ? "kind not determined" : kind.replaceAll("_", " "),
      by === null ? state.replace("_", " ") : `${state.replace("_", " ")} by ${by}`,
      `of ${dated}`,
      established.length === 0 ? "establishes no check" : `establishes ${established.join(", ").replaceAll("_", " ")}`,
    ].join(", "),
  );
  return [
    answers.length === 0
      ? "The template asks nothing about the purpose of the relationship."
      : `As declared:\n${bullets(answers)}`,
    documents.length === 0 ? "No document is on file." : `Documents:\n${bullets(documents)}`,
    record.taskResponses.length === 0
      ? ""
      : `Answers to later questions:\n${bullets(record.taskResponses.map(({ description, answer }) => withAnswer(description, answer)))}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** A question and its answer on one line, told apart. */
const withAnswer = (question: string, answer: string): string =>
  /[?.:]$/.test(question) ? `${question} ${answer}` : `${question}: ${answer}`;
