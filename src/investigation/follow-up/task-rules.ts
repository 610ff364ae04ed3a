import {
  BIRTH_DATES,
  CHECK_ADDRESS,
  COMPANY_NUMBER,
  FIRST_YEAR,
  HELD_FOR_WHOM,
  NAME_COUNTRIES,
  SHARES_OF_OWNERS,
  SHARES_SINCE,
  SOLD_THERE,
  STATE_NATIONALITIES,
  STATE_RESIDENCE,
  TAX_OF_COMPANY,
  TAX_OF_PERSON,
  WHO_DECIDES,
  WHO_ENDED_CONTRACT,
  WHO_IS_EXPOSED,
} from "../../domain/portal/task-words.ts";
import { judgesBefore } from "../../domain/case/rules-version.model.ts";
import type { Discrepancy, Finding } from "../../domain/case/case.model.ts";
import { WHO_REPRESENTS } from "../../domain/customer/declared-owners.ts";
import { declaresHighVolume } from "../../domain/diligence/rating/volume.rules.ts";
import { answerAgainTask } from "../../domain/portal/answer-again.task.ts";
import { FOR_WHOM, PERSON_QUESTIONS, WHO_ACTS_FOR_CHILD } from "../../domain/portal/person-questions.ts";
import { explainChangeTask } from "../../domain/portal/changed-answer.task.ts";
import { ASKED_LATER, explainWordsTask } from "../../domain/portal/own-words.task.ts";
import { explainReplacedTask } from "../../domain/portal/replaced-paper.task.ts";
import { answersIn, isTakenBack } from "../../domain/diligence/taken-back.rules.ts";
import { templateOf } from "../../domain/templates/index.ts";
import { CONFIRM_IBAN, DESCRIBE_TRADE, tasksOfCompany } from "./company-tasks.ts";
import { paperQuestion } from "./paper-questions.ts";
import { type AskedCase, documentTask, questionTask, type TaskDraft } from "./task-draft.ts";
import { DOCUMENT_TYPES, type DocumentTypeId } from "../../domain/templates/document-types.ts";

export const OPEN_QUESTIONS = "Please answer the open questions of your application.";

const isDocumentType = (id: string): id is DocumentTypeId => Object.hasOwn(DOCUMENT_TYPES, id);

/** What a finding asks of the customer: what would settle it, or, of a confirmed PEP, wealth and funds. */
export function tasksForFinding(finding: Finding, subject: "company" | "person", asked?: AskedCase): TaskDraft[] {
  if (finding.category === "pep" && finding.confirmation !== undefined) {
    // Regulation (EU) 2024/1624, article 42(1)(b); Belgian law of 18 September 2017, article 41.
    return [documentTask("source_of_wealth", true), documentTask("source_of_funds", true)];
  }
  const isNew = asked === undefined || !judgesBefore(asked, 6);
  if (finding.code === "identity_minor" && (asked === undefined || !judgesBefore(asked, 7)))
    return [
      questionTask(WHO_ACTS_FOR_CHILD, true),
      ...(asked === undefined || !judgesBefore(asked, 9) ? [documentTask("representative_identity", true)] : []),
    ];
  const meant = asked === undefined || !judgesBefore(asked, 11) ? explainWords(finding) : [];
  const ofPerson = isNew && subject === "person" ? taskForPerson(finding) : undefined;
  if (ofPerson !== undefined) return [...meant, ...ofPerson];
  if (meant.length > 0) return meant;
  const task = (isNew ? taskForAnswer(finding, asked) : null) ?? taskForFinding(finding, subject);
  const ofCompany = tasksOfCompany(finding, asked, subject);
  if (ofCompany !== undefined) return ofCompany;
  const whoIsExposed = isNew && STATED_FUNCTION.test(finding.code ?? "") ? [questionTask(WHO_IS_EXPOSED, true)] : [];
  return [...(task === null ? [] : [task]), ...whoIsExposed];
}

/** What the customer meant, in its own words; what it wrote to such a task is not asked again. */
function explainWords({ code, title, description }: Finding): TaskDraft[] {
  if (code !== "own_words_ask" || title.endsWith(ASKED_LATER)) return [];
  const [, quotes = ""] = /^The customer writes: (".*?")\. (?:No rule knows|Who asks)/s.exec(description) ?? [];
  return [questionTask(explainWordsTask(quotes), true)];
}

/** What is asked of a private person otherwise than of a company; undefined where it is the same. */
function taskForPerson({ category, code }: Finding): TaskDraft[] | undefined {
  if (code === "customers_restricted_place") return [questionTask(SOLD_THERE, true)];
  if (code === "account_shared") return [questionTask(FOR_WHOM, true)];
  if (code === "acts_for_another") return [questionTask(FOR_WHOM, true), documentTask("source_of_funds", true)];
  if (category === "activity") return [documentTask("source_of_funds", true)];
  if (code === "pep_past") return [questionTask(PERSON_QUESTIONS.untilWhen.en, false)];
  if (code === "proxy_stated")
    return [
      questionTask(PERSON_QUESTIONS.proxy.en, true),
      documentTask("power_of_attorney", true),
      documentTask("representative_identity", true),
    ];
  if (code === "nationality_further") return [questionTask(STATE_NATIONALITIES, true)];
  // A place of birth informs, and there is nothing to settle.
  return code === "birth_high_risk" || code === "nationality_status" ? [] : undefined;
}

/** Findings that the customer's own words name a function, and no list does. */
const STATED_FUNCTION = /^pep_(?:declared|stated)$/;

/** What asks for more than a yes, or again where the answer is none; runs before version 6 of the rules asked neither. */
function taskForAnswer(
  { code, title, source_entry: entry = "" }: Finding,
  asked: AskedCase | undefined,
): TaskDraft | null {
  if (isTakenBack({ code: code ?? "" })) return explainChange(title, entry, asked);
  if (code === "document_taken_back") return explainReplaced(entry);
  if (code === "recent_incorporation")
    return questionTask(FIRST_YEAR, asked !== undefined && declaresHighVolume(asked));
  if (entry.endsWith(".payment_service_ended")) return questionTask(WHO_ENDED_CONTRACT, true);
  if (NUMBER_IN_DOUBT.test(code ?? "")) return questionTask(COMPANY_NUMBER, true);
  if (code !== "answer_malformed" || asked === undefined) return null;
  const id = MALFORMED.exec(entry)?.[1] ?? entry;
  const question = templateOf(asked)?.questions.find((one) => one.id === id);
  if (question === undefined) return null;
  const task = questionTask(answerAgainTask(question), question.required, "recurs");
  return question.type === "yes_no" ? { ...task, response_type: "yes_no" } : task;
}

/** Findings that a company's registration number is none, hardly one, or one of another country. */
const NUMBER_IN_DOUBT = /^registration_number_(?:wrong|odd)$|^registered_elsewhere$/;

function explainChange(title: string, entry: string, asked: AskedCase | undefined): TaskDraft {
  const id = /^taken_back:(.+):/.exec(entry)?.[1];
  const question = asked && templateOf(asked)?.questions.find((one) => one.id === id);
  return questionTask(explainChangeTask(question?.text.en ?? "", answersIn(title)), true);
}

function explainReplaced(entry: string): TaskDraft {
  const [, type = "", day = ""] = entry.split(":");
  return questionTask(explainReplacedTask(type, day), true);
}

/** An answer and the rule that it breaks; a birth date is asked for with the identity. */
const MALFORMED = /^(.+):(?:offered_option|yes_or_no|iso3166_country|iso8601_date)$/;

/** What would settle a finding, as far as the customer can; null where it is not for the customer to settle. */
function taskForFinding(finding: Finding, subject: "company" | "person"): TaskDraft | null {
  const { category, severity, source_entry: entry = "" } = finding;
  const identity = documentTask(subject === "person" ? "identity_document" : "representative_identity", true);
  switch (category) {
    case "document":
      if (finding.code === "document_incomplete") return documentTask("ubo_extract", true);
      if (finding.code === "document_director_new")
        return severity === "medium" ? questionTask(WHO_REPRESENTS, true) : null;
      if (finding.code === "document_proxy_company")
        return questionTask(subject === "person" ? FOR_WHOM : WHO_DECIDES, true);
      if (paperQuestion(finding) !== undefined) return questionTask(paperQuestion(finding)!, true);
      if (finding.code === "document_control") return questionTask(WHO_DECIDES, true);
      if (entry.startsWith("company_unnamed:")) return documentTask("organisation_chart", true);
      if (finding.code === "document_founder_unnamed") return questionTask(SHARES_SINCE, true);
      if (entry.startsWith("contradicts_nationality_")) return questionTask(STATE_NATIONALITIES, true);
      if (OTHER_NUMBER.test(entry)) return wrongNumber(entry.slice("contradicts_".length));
      if (entry.startsWith("contradicts_country_of_residence_")) return questionTask(STATE_RESIDENCE, true);
      return LACKING.test(entry) ? documentAgain(entry) : doubtfulDocument(entry);
    case "data_gap":
      return openAnswer(finding);
    case "own_list":
      // A customer does not learn what the tenant notes about whom.
      return null;
    case "sanctions":
      return severity === "medium" ? identity : null;
    case "pep":
      return severity === "medium" ? documentTask("source_of_wealth", true) : identity;
    case "identity":
      if (WRONG_NUMBER.test(entry)) return wrongNumber(entry);
      if (finding.code === "owner_minor" || finding.code === "owner_birth_impossible")
        return questionTask(BIRTH_DATES, true);
      if (finding.code === "residence_differs") return questionTask(STATE_RESIDENCE, true);
      if (entry.startsWith("iban")) return questionTask(CONFIRM_IBAN, true);
      return subject === "person" ? identity : null;
    case "name":
      return questionTask("Please state the full legal name of the company and any other name it uses.", true);
    case "address":
      if (finding.code === "tax_residence_differs")
        return questionTask(subject === "person" ? TAX_OF_PERSON : TAX_OF_COMPANY, true);
      return documentTask("proof_of_business_address", false);
    case "vat":
      return severity === "low" ? null : questionTask("Please state your VAT number and since when you use it.", true);
    case "social_debt":
    case "tax_debt":
      return questionTask(
        "Please describe the state of your tax and social security payments and any plan agreed.",
        true,
      );
    case "incorporation":
      return documentTask("annual_accounts", false);
    case "ownership":
      if (finding.code === "control_in_words") return questionTask(WHO_DECIDES, true);
      if (finding.code === "owners_over_whole") return questionTask(SHARES_OF_OWNERS, true);
      if (entry.startsWith("held_for:")) return questionTask(HELD_FOR_WHOM, true);
      return documentTask("organisation_chart", severity !== "low");
    case "activity":
      if (finding.code === "customers_restricted_place") return questionTask(SOLD_THERE, true);
      return ASKED_IN_WORDS.has(finding.code ?? "") ? null : documentTask("business_licence", false);
    case "website":
      return questionTask("Please state the address of your website, if you have one.", false);
    case "registry_status":
      if (finding.code === "directors_changed")
        return severity === "medium" ? questionTask(WHO_REPRESENTS, true) : null;
      return severity === "medium"
        ? questionTask("Please describe the present situation of the company and its plans for the coming year.", true)
        : null;
    case "criminal":
    case "enforcement":
    case "adverse_media":
    case "peppol":
    case "cross_case":
      return null;
  }
}

const OTHER_NUMBER = /^contradicts_(?:national_register_number|bsn)_/;
const ASKED_IN_WORDS: ReadonlySet<string> = new Set(["activity_differs", "own_words_ask", "answer_not_read"]);
const WRONG_NUMBER = /^(national_register_number|bsn):/;

/** The form holds the number, so that is where it is corrected. */
const wrongNumber = (entry: string): TaskDraft => {
  const number = entry.startsWith("bsn") ? "citizen service number" : "national register number";
  return questionTask(`Please check your ${number} and your date of birth in your application.`, true, "recurs");
};

export const isNumberTask = ({ description }: Pick<TaskDraft, "description">): boolean =>
  /^Please check your (?:citizen service|national register) number/.test(description);

const LACKING = /^(?:missing|wrong_kind|expired|stale|unread|other_company|other_person|zone_misread|refused):/;

/** The same document is asked for in the same words, whatever was the matter with the one that came. */
function documentAgain(entry: string): TaskDraft | null {
  const [what, type = ""] = entry.split(":");
  // In sample mode nobody expects readable files: whether it is required, its check says.
  return isDocumentType(type) ? documentTask(type, what !== "unread" && what !== "zone_misread") : null;
}

const doubtfulDocument = (entry: string): TaskDraft | null =>
  entry.startsWith("duplicate:")
    ? questionTask("Please check your files: the same file was given for more than one document.", false)
    : null;

function openAnswer({ source_entry: entry, source }: Finding): TaskDraft | null {
  if (source !== "customer") return null;
  if (entry === "beneficial_owners") return documentTask("ubo_declaration", true);
  if (entry === "business_activity") return questionTask(DESCRIBE_TRADE, false);
  if (entry === "customer_countries") return questionTask(NAME_COUNTRIES, true, "recurs");
  return entry === "answers" ? questionTask(OPEN_QUESTIONS, true, "recurs") : null;
}

/** What would settle a discrepancy. */
export function taskForDiscrepancy({ kind }: Discrepancy, isOfPerson: boolean): TaskDraft {
  switch (kind) {
    case "ubo":
      return documentTask("ubo_declaration", true);
    case "director":
      return documentTask("articles_of_association", true);
    case "name":
      return questionTask("Please state the full legal name of the company and any other name it uses.", true);
    case "address":
      return isOfPerson
        ? questionTask(CHECK_ADDRESS, true, "recurs")
        : documentTask("proof_of_business_address", false);
    case "activity":
      return questionTask(DESCRIBE_TRADE, false);
  }
}
