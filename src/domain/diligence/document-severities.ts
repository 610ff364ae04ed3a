import type { Severity } from "../case/case.model.ts";

interface Weight {
  readonly severity: Severity;
  /** Of a grave case; each rule says when a case is grave. */
  readonly grave: Severity;
}

const weight = (severity: Severity, grave: Severity): Weight => ({ severity, grave });

/** The severity of each finding on a document, and above it why. */
export const DOCUMENT_FINDINGS = {
  /** What the customer still owes is asked for; grave where only a paper can show where a private customer's money comes from. */
  document_missing: weight("low", "medium"),
  /** Another document came in place of the required one; grave where identity or owners were to be shown. */
  document_wrong_kind: weight("medium", "high"),
  /** A document that cannot be read shows nothing, for or against the customer. */
  document_unread: weight("low", "low"),
  /** A document that was read, and may not show what it was handed in for. */
  document_unclear: weight("low", "medium"),
  /** A document that has expired does not count; grave for identity. */
  document_expired: weight("medium", "high"),
  /** The document is older than the policy allows. */
  document_stale: weight("medium", "medium"),
  /** A document of another company in the customer's place. */
  document_other_company: weight("high", "high"),
  /** A document of another person in the customer's place. */
  document_other_person: weight("high", "high"),
  /** Two statements do not agree; grave for owners, directors, a date of birth, a national number, and a nationality or residence of high risk. */
  document_contradicts: weight("medium", "high"),
  /** A document connects somebody behind the customer with a country of high risk that nobody declared; grave where the FATF calls for action. */
  document_high_risk_country: weight("medium", "high"),
  /** A director by a paper of the last month whom the register does not name: who may act is to be asked, unless the customer declared it. */
  document_director_new: weight("low", "medium"),
  /** Not every owner could be read in a document that names the owners: it may hide one. */
  document_incomplete: weight("medium", "medium"),
  /** By a paper somebody held the share of an owner, and no source names who that is today; grave in a deed or extract of the last three months. */
  document_founder_unnamed: weight("medium", "high"),
  /** A paper says of itself that what it would prove has ended or was refused; grave of a licence, of a seizure, and for reasons of crime. */
  document_refused: weight("medium", "high"),
  /** What a replaced paper said against the customer stands until it is explained; grave where that weighed as much, or it named somebody whom nothing names now. */
  document_taken_back: weight("medium", "high"),
  /** An officer states otherwise what was read with certainty, and that alone takes away what it said against the customer; grave where a valid machine-readable zone says what was read. */
  document_corrected: weight("medium", "high"),
  /** A number that is not valid; grave in a machine-readable zone or a national number. */
  document_number_invalid: weight("medium", "high"),
  /** Money leaves the European Economic Area for a country that nothing else binds the customer to; grave in a high-risk country. */
  document_account_abroad: weight("medium", "high"),
  /** Who gives the public data of a company may be anybody: a new account abroad, or mail from a domain that nobody knows, shows no more. */
  document_account_unproven: weight("medium", "medium"),
  /** The company owes more than it owns by its own accounts: its creditors may not be paid. */
  document_negative_equity: weight("medium", "medium"),
  /** The company's own accounts, or its auditor, doubt that it can go on: its creditors may not be paid. */
  document_going_concern: weight("medium", "medium"),
  /** A company's paper gives somebody whom nobody named an option, votes, a pledge, the profit or the management: who controls it is not known. */
  document_control: weight("medium", "medium"),
  /** By its own paper the company may carry on a trade of higher risk that no answer names. */
  document_object: weight("medium", "medium"),
  /** A company's own paper places it in another country than the customer's; grave in a high-risk country. */
  document_seat_abroad: weight("medium", "high"),
  /** A paper places the company's seat at a provider of addresses: where it works is not known. */
  document_domiciled: weight("medium", "medium"),
  /** A private customer's own payslip shows far less than the stated income: the rest comes from something else. */
  document_pay_below: weight("medium", "medium"),
  /** What a paper on a private customer's money says leaves open whose it is, or does not fit; grave where it comes from a country on which the FATF calls for action. */
  document_funds: weight("medium", "high"),
  /** Directors who act together alone, of whom one or none is identified. */
  document_joint_power: weight("medium", "medium"),
  /** A company disposes of the customer's account, and through it somebody whom nobody has identified. */
  document_proxy_company: weight("medium", "medium"),
  /** A sign that the document was changed after it was made; two different signs are grave. */
  document_altered: weight("medium", "high"),
  /** The file may not be what its signer signed. */
  document_signature_invalid: weight("high", "high"),
  /** The file was not changed after it was signed; who signed is not verified. */
  document_signed: weight("info", "info"),
  /** The file contains code or other files, which can do harm when it is opened: that says nothing of the customer; grave in runs before version 9. */
  document_active_content: weight("low", "medium"),
  /** The file contains text that nobody sees on the paper, but that programs read. */
  document_hidden_text: weight("medium", "medium"),
  /** The same file or number is in a case that was rejected. */
  document_seen_refused: weight("high", "high"),
  /** The same file or number is in the case of another customer; grave where another person has the number of an identity document, or another company the account. */
  document_seen_elsewhere: weight("medium", "high"),
  /** An earlier case of the same private customer has the file or the number. */
  document_seen_before: weight("low", "low"),
} as const satisfies Readonly<Record<string, Weight>>;

type DocumentFindingCode = keyof typeof DOCUMENT_FINDINGS;

export const isDocumentFindingCode = (code: string): code is DocumentFindingCode =>
  Object.hasOwn(DOCUMENT_FINDINGS, code);

/** A finding before it has an id. */
export interface DocumentFindingDraft {
  readonly code: DocumentFindingCode;
  readonly isGrave?: boolean;
  readonly title: string;
  readonly description: string;
  /** What it stands on; the same for the same fact in a later run. */
  readonly sourceEntry: string;
  /** Who gave the document; the customer unless it says otherwise. */
  readonly source?: string;
}
