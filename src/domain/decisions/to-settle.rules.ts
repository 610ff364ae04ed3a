import type { Finding } from "../case/case.model.ts";

/**
 * Findings that only an officer's words settle, because no source and no later answer does: until then one officer alone approves
 * nothing over them.
 */
const TO_SETTLE: ReadonlySet<string> = new Set([
  "exposure_taken_back",
  "owners_taken_back",
  "answer_taken_back",
  "document_taken_back",
  "review_reason",
  "customer_known",
  "customer_before",
  "customer_other_case",
  "acts_for_another",
  "own_words_ask",
  "answer_not_read",
  "shelf_company",
  "service_ended_said",
  "turnover_passed_on",
  "licence_refused_said",
  "licence_home_outside",
  "means_do_not_fit",
  "employer_ended",
  "control_in_words",
  "conviction_stated",
  "nationality_further",
  "identity_age",
  "proxy_stated",
  "bankrupt_or_banned",
  "sanctions_said",
  "customers_restricted_place",
  "directors_changed",
  "document_account_abroad",
  "document_account_unproven",
  "contact_alike",
  "document_control",
  "document_corrected",
  "document_funds",
  "document_pay_below",
  "document_object",
  "document_seat_abroad",
  "document_domiciled",
  "source_withheld",
  "registered_elsewhere",
  "names_unsearched",
  "party_before",
  "refused_alike",
  "customer_alike",
  "account_shared",
]);

/** What a file shows and only an officer can judge, of medium severity or more. Before version 9 of the rules none was to settle. */
const OF_FILES: ReadonlySet<string> = new Set([
  "document_number_invalid",
  "document_altered",
  "document_hidden_text",
  "document_seen_elsewhere",
  "document_high_risk_country",
]);

/** Whether a finding is to settle since version 9 of the rules alone. */
export const isSettledSince9 = (finding: Pick<Finding, "code" | "source_entry">): boolean =>
  OF_FILES.has(finding.code ?? "") && finding.source_entry?.startsWith(OF_OTHER_PERSON) !== true;

/** A paper that the service does not judge: an officer accepts or rejects it. */
const isToJudge = ({ source_entry: entry }: Pick<Finding, "source_entry">): boolean =>
  entry?.startsWith("to_judge:") === true;

/** A trade that is none of the registered ones, as version 8 of the rules tells it. */
const isOtherTrade = ({ code, source_entry: entry }: Pick<Finding, "code" | "source_entry">): boolean =>
  code === "activity_differs" && entry?.startsWith("activity_differs:") === true;

/** Whether a finding says that what a company does is not known. */
export const isUnknownTrade = (finding: Pick<Finding, "code" | "source_entry">): boolean =>
  finding.code === "activity_not_compared" || isOtherTrade(finding);

/** Of what the company is by law and worth, a register says otherwise: no later answer changes its paper. */
const isOtherStatement = ({ code, source_entry: entry = "" }: Pick<Finding, "code" | "source_entry">): boolean =>
  code === "document_contradicts" && /^contradicts_(?:legal_form|equity|status_words)_/.test(entry);

/** That the customer's own paper has words on its insolvency, winding up or end: no answer of the customer changes them. */
export const isEndInPaper = ({ code, source_entry: entry = "" }: Pick<Finding, "code" | "source_entry">): boolean =>
  code === "document_contradicts" && entry.startsWith("contradicts_status_");

/** Until it is cleared, the check on the owners stays open whatever a paper or a register says. */
const isDeclaredNominee = ({ code, source_entry: entry }: Pick<Finding, "code" | "source_entry">): boolean =>
  code === "ownership_nominee" && entry?.startsWith("held_for:") === true;

/** Begins the entry of an identity document whose number another person's case has. */
export const OF_OTHER_PERSON = "number_of_other_person:";

/** Of whatever severity: an officer refused the same customer, so an officer says why it is otherwise now. */
const REFUSED_BEFORE = "refused_before";

export const isToSettle = (finding: Finding): boolean => finding.clearance === undefined && needsOfficersWord(finding);

/** Whether only the words of an officer settle a finding, whether or not they have. */
const needsOfficersWord = (finding: Pick<Finding, "code" | "severity" | "source_entry">): boolean =>
  finding.code === REFUSED_BEFORE ||
  isToJudge(finding) ||
  isDeclaredNominee(finding) ||
  isUnknownTrade(finding) ||
  isOtherStatement(finding) ||
  finding.source_entry?.startsWith(OF_OTHER_PERSON) === true ||
  (finding.severity !== "info" &&
    finding.severity !== "low" &&
    (TO_SETTLE.has(finding.code ?? "") || isSettledSince9(finding)));

/** Of who a person is by law, what an identity document says otherwise and an officer's words settle. */
export const isOtherIdentity = ({ code, source_entry: entry = "" }: Pick<Finding, "code" | "source_entry">): boolean =>
  code === "document_contradicts" &&
  /^contradicts_(?:nationality|name_on_card|national_register_number|bsn)_/.test(entry);

/** Whether the words of an officer settle a finding, also where a corrected answer would. */
export const takesOfficersWord = (finding: Pick<Finding, "code" | "severity" | "source_entry">): boolean =>
  needsOfficersWord(finding) || isOtherIdentity(finding);

/**
 * What the customer's own words, its earlier case, its end as a customer or the news of a crime says against it: an officer's word does not make that unsaid,
 * and who settled it does not approve the case alone.
 */
const SPEAKS_AGAINST =
  /^(?:pep_stated|pep_reported|acts_for_another|means_do_not_fit|control_in_words|conviction_stated|bankrupt_or_banned|customers_restricted_place|customer_before|party_before|media_lifted|media_criminal)$/;

/** Ends the entry of words to which the customer answered, or handed in something, in a later round. */
export const ANSWERED_SINCE = ":answered";

/** Words that the service asks about and that nobody but an officer has explained. */
export const isUnanswered = ({ code, source_entry: entry = "" }: Pick<Finding, "code" | "source_entry">): boolean =>
  code === "own_words_ask" && !entry.endsWith(ANSWERED_SINCE);

export const speaksAgainst = (finding: Pick<Finding, "code" | "severity" | "source_entry">): boolean =>
  finding.code === REFUSED_BEFORE ||
  isDeclaredNominee(finding) ||
  (finding.severity !== "info" &&
    finding.severity !== "low" &&
    (SPEAKS_AGAINST.test(finding.code ?? "") ||
      isUnanswered(finding) ||
      (finding.code === "customer_other_case" && /:(?:REJECTED|ESCALATED|open):/.test(finding.source_entry ?? ""))));

interface Concluded {
  readonly investigations: readonly { readonly findings: readonly Finding[] }[];
}

/** Whether the relationship with the customer is restricted or is to end: senior management decides, whatever an officer says of it. */
export const isShutCustomer = ({ code, source_entry: entry = "" }: Pick<Finding, "code" | "source_entry">): boolean =>
  code === "customer_known" && /:(?:restricted|exit_planned):/.test(entry);

/**
 * What a register states of the company, and the age that a birth date gives: no officer's words make it otherwise. It stands until the
 * register or the customer's answer does.
 */
export const isStatedFact = ({ code }: Pick<Finding, "code">): boolean =>
  /^(?:identity_minor|registry_(?:bankrupt|ended|dissolving))$/.test(code ?? "");

/** Of the latest result. */
export const findingsToSettle = ({ investigations }: Concluded): Finding[] =>
  (investigations.at(-1)?.findings ?? []).filter(isToSettle);
