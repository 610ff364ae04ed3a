import { newest } from "../case/facts.rules.ts";
import type { CaseDocument } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { type Check, isOpen } from "../diligence/check.model.ts";
import { PURPOSE_QUESTIONS } from "../diligence/customer-checks.rules.ts";
import { currentChecks, dueFacts } from "../diligence/due-diligence.rules.ts";
import { isOfDocument } from "../diligence/discrepancies.rules.ts";
import type { DueFacts } from "../diligence/due-facts.model.ts";
import { acceptedAs, type DocumentState, judgeDocument } from "../diligence/judge-document.rules.ts";
import { describeDocument, isLive, kindOf } from "../diligence/provided-documents.ts";
import { documentTypeLabel } from "../templates/document-types.ts";
import { templateOf } from "../templates/index.ts";
import type { Question } from "../templates/template.types.ts";
import type { CustomerDescription, CustomerDocument, CustomerParty, PurposeAnswer } from "./customer.model.ts";
import { livesElsewhere } from "./address-countries.rules.ts";
import { answersBefore } from "./earlier-answers.rules.ts";
import { describeParties } from "./parties.rules.ts";
import { describeScreening, screeningOf } from "./party-screening.rules.ts";
import { answersOf, entries, entry, type Entry, text } from "./stated-facts.ts";

const NATURAL_PERSON = "kyc_natural_person";

/**
 * Who the customer of a case is, as far as it is known at `now`. Pure; every text about the customer starts from it.
 * @param checks those of the case at `now`, where the caller has derived them.
 */
export function describeCustomer(
  record: CaseRecord,
  now: Date,
  checks: readonly Check[] = currentChecks(record, now),
): CustomerDescription {
  const due = dueFacts(record, now);
  const isPerson = record.templateId === NATURAL_PERSON;
  const identity = isPerson ? personIdentity(record) : companyIdentity(record);
  const { name, registered_name, name_conflict } = identity;
  return {
    ...identity,
    country: record.country,
    ...screeningOf(
      record,
      [name, registered_name].filter((one) => one !== null),
      !name_conflict,
    ),
    persons: isPerson ? [personItself(record)] : describeParties(record, due),
    purpose: purposeOf(record),
    // The service's own copies of answers are no papers: the answers themselves are told.
    documents: record.documents
      .filter(({ source }) => source !== "system")
      .map((document) => documentOf(document, due, checks)),
    screened: describeScreening(record, due),
  };
}

type Identity = Omit<
  CustomerDescription,
  "country" | "screening" | "screening_by" | "persons" | "purpose" | "documents" | "screened"
>;

function companyIdentity(record: CaseRecord): Identity {
  const answered = record.grounds?.register;
  const register = answered?.state === "answered" ? answered : null;
  const status = newest(record, "registry_status") ?? register?.status;
  const isFound = status === "active" || status === "stopped";
  const fact = (name: string) => (isFound ? text(newest(record, name)) : null);
  const registeredNumber = isFound ? (register?.number ?? null) : null;
  const number = registeredNumber ?? record.registrationNumber;
  return {
    kind: "company",
    name: record.companyName,
    registered_name: fact("legal_name") ?? (isFound ? (register?.names[0] ?? null) : null),
    name_conflict: record.discrepancies.some(
      ({ kind, status: is, source: by }) => kind === "name" && is !== "resolved" && !isOfDocument(by),
    ),
    number,
    number_origin: number === null ? null : registeredNumber === null ? "declared" : "registered",
    form: fact("legal_form"),
    status: isFound || status === "not_found" ? status : null,
    situation: fact("juridical_situation_label"),
    seat: isFound ? seatOf(newest(record, "registered_address")) : null,
    since: fact("start_date"),
    activities: isFound
      ? [...new Set(entries(newest(record, "activities")).flatMap(({ description }) => text(description) ?? []))]
      : [],
    register: register && { source: register.source, as_of: register.as_of },
  };
}

function seatOf(value: unknown): string | null {
  const address = entry(value);
  if (address === null) return null;
  const town = [text(address["postal_code"]), text(address["city"])].filter((part) => part !== null).join(" ");
  const parts = [text(address["street"]), town, text(address["country"])];
  return parts.filter((part) => part !== null && part !== "").join(", ") || null;
}

function personIdentity(record: CaseRecord): Identity {
  const answers = answersOf(record);
  return {
    kind: "person",
    name: text(answers["full_name"]) ?? record.companyName,
    registered_name: null,
    name_conflict: false,
    number: null,
    number_origin: null,
    form: null,
    status: null,
    situation: null,
    seat: residenceOf(answers),
    since: text(answers["date_of_birth"]),
    activities: [],
    register: null,
  };
}

/** Address and country of residence on one line; a country that is not the address's own is told apart from it. */
function residenceOf(answers: Entry): string | null {
  const address = (text(answers["residence_address"]) ?? text(answers["address"]))?.replaceAll(/\s*\n\s*/g, ", ");
  const country = text(answers["country_of_residence"]);
  if (address === undefined || country === null) return address ?? country;
  return livesElsewhere(answers) ? `${address} (declared country of residence: ${country})` : `${address}, ${country}`;
}

function personItself(record: CaseRecord): CustomerParty {
  const answers = answersOf(record);
  const name = text(answers["full_name"]) ?? record.companyName;
  return {
    name,
    given_name: null,
    family_name: null,
    kind: "person",
    role: "customer",
    share_percent: null,
    birth_date: text(answers["date_of_birth"]),
    nationality: text(answers["nationality"]),
    since: null,
    origin: "declared",
    ...screeningOf(record, [name]),
  };
}

/** Further questions that tell what the relationship is for. */
const ABOUT_RELATIONSHIP: readonly string[] = [
  "customer_countries",
  "sales_channel",
  "politically_exposed",
  "tax_residence",
];

function purposeOf(record: CaseRecord): PurposeAnswer[] {
  const answers = answersOf(record);
  return (templateOf(record)?.questions ?? [])
    .filter(({ id }) => PURPOSE_QUESTIONS.includes(id) || ABOUT_RELATIONSHIP.includes(id))
    .map((question) => {
      const before = answersBefore(record, question, answers[question.id]);
      return {
        question: question.id,
        text: question.text.en,
        answer: answerText(question, answers[question.id]),
        ...(before.length > 0 && { before }),
      };
    });
}

/** An answer in English where the customer chose it from a list, and as it was written otherwise. */
function answerText({ options }: Question, answer: unknown): string | null {
  if (typeof answer === "boolean") return answer ? "yes" : "no";
  if (typeof answer === "number") return `${answer}`;
  if (Array.isArray(answer))
    return (
      answer
        .map((one) => text(one))
        .filter(Boolean)
        .join(", ") || null
    );
  const given = text(answer);
  const option = options?.find((one) => given !== null && Object.values(one).includes(given));
  return option?.en ?? given;
}

/** Who examined a document that no officer has looked at. */
const SERVICE = "the service";

/** What a reading found to speak against a document. */
const REFUSED: readonly DocumentState[] = ["stranger", "wrong_kind", "doubtful", "expired", "stale"];

function documentOf(document: CaseDocument, due: DueFacts, checks: readonly Check[]): CustomerDocument {
  const { filename, filed, review, superseded, requirement_id } = document;
  const kind = kindOf(document);
  const accepted = acceptedAs(due, document);
  const dated = accepted?.dated ?? filed?.obtained_at ?? document.uploaded_at;
  const judged = isLive(document) ? judgeDocument(due, document).state : null;
  const isRead = accepted?.agrees != null && judged === "accepted";
  // An identity document by which the identity is contradicted is not one that was accepted.
  const isHeldAgainst = checks.some(
    ({ check, reason, how }) => check === "identity" && reason === "conflict" && how.includes(`"${filename}"`),
  );
  const isRefused =
    (isHeldAgainst || (judged !== null && REFUSED.includes(judged))) &&
    isLive(document) &&
    review?.outcome !== "accepted";
  const isExamined = review !== undefined || filed !== undefined || isRead;
  const task = due.followUpTasks.find(({ id }) => id === requirement_id);
  const described = accepted && describeDocument(accepted);
  return {
    filename,
    requirement: documentTypeLabel(task ? task.document_type : requirement_id).en,
    kind,
    state: superseded
      ? "superseded"
      : review?.outcome === "rejected"
        ? "rejected"
        : isRefused
          ? "not_accepted"
          : isExamined
            ? "accepted"
            : "not_examined",
    by: review?.reviewed_by ?? (isRefused ? SERVICE : (filed?.filed_by ?? (isRead ? SERVICE : null))),
    dated: dated.slice(0, 10),
    established:
      described === null
        ? []
        : checks.filter((check) => !isOpen(check) && check.how.includes(described)).map(({ check }) => check),
  };
}
