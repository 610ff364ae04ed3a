import type { DocumentKind } from "../documents/document-kinds.ts";
import type { ReadSignature } from "./read-signature.model.ts";
import type { SeenElsewhere } from "./seen-elsewhere.model.ts";

/** What the service read in a document. The same bytes read by the same reader version give the same reading. */

/** Raised whenever a change of reader or rules reads the same bytes differently: stored readings of others stay. */
export const READER_VERSION = "17";

export const READING_STATUSES = ["pending", "read", "partly_read", "unreadable", "failed"] as const;
type ReadingStatus = (typeof READING_STATUSES)[number];

export const READERS = ["text_layer", "recognition", "office"] as const;
export type Reader = (typeof READERS)[number];

/** [x, y, width, height] in points from the top left corner of the page as it is shown. */
export type Box = readonly [number, number, number, number];

export interface ReadWord {
  readonly text: string;
  readonly box: Box;
  /** 0 to 1, of recognition; absent in a text layer. */
  readonly confidence?: number;
}

export interface ReadLine {
  readonly text: string;
  /** Null where the format has no places, such as an office file. */
  readonly box: Box | null;
  /** 0 to 1: of recognition, its own estimate; of a text layer, 1. */
  readonly confidence: number;
  /** From left to right, for rules that need columns; not stored with the reading. */
  readonly words?: readonly ReadWord[];
}

export interface ReadPage {
  /** From 1. */
  readonly number: number;
  /** Points, as the page is shown; 0 where the format has no pages. */
  readonly width: number;
  readonly height: number;
  /**
   * Degrees clockwise by which the page, as a viewer shows it, was turned to be read: 0, 90, 180 or 270. Width, height
   * and boxes are those of the turned page.
   */
  readonly rotation: number;
  readonly reader: Reader;
  /** From top to bottom; two columns of one height are two lines. */
  readonly lines: readonly ReadLine[];
}

export const READING_LANGUAGES = ["nl", "fr", "de", "en"] as const;
export type ReadingLanguage = (typeof READING_LANGUAGES)[number];

export const FACT_TYPES = [
  "enterprise_number",
  "vat_number",
  "company_name",
  "legal_form",
  "address",
  "person",
  "company_share",
  "iban",
  "account_holder",
  "document_number",
  "national_number",
  "issue_date",
  "expiry_date",
  "document_date",
  "mrz",
  "amount",
  "object",
  "licence_number",
  "authority",
  "status",
] as const;
export type FactType = (typeof FACT_TYPES)[number];

/** Whether a fact of the type is a number of a company, in its register or for VAT. */
export const isCompanyNumber = (type: FactType): boolean => type === "enterprise_number" || type === "vat_number";

/**
 * Whom a fact is about: the company or person that the document is about; the one that issued it; or another that it
 * names. A number of the sender of an invoice is no number of the customer.
 */
export type FactSubject = "subject" | "issuer" | "other";

/** Value of a fact of type `person`. Dates are `YYYY-MM-DD`, or `YYYY-MM` where the document gives no day. */
export interface PersonFact {
  readonly name: string;
  readonly given_names?: string;
  readonly family_name?: string;
  readonly birth_date?: string;
  readonly birth_place?: string;
  /** ISO 3166-1 alpha-2. */
  readonly nationality?: string;
  /** ISO 3166-1 alpha-2, of residence. */
  readonly country?: string;
  readonly sex?: "m" | "f" | "x";
  readonly national_number?: string;
  /** What the document names the person as. */
  readonly role?: PersonRole;
  /** `YYYY-MM-DD`, of a function. */
  readonly since?: string;
  readonly until?: string;
  readonly share_percent?: number;
  /** Of an owner: whether it holds directly, through others, or controls by other means. */
  readonly control?: "direct" | "indirect" | "other";
}

export type PersonRole =
  | "director"
  | "owner"
  | "founder"
  | "shareholder"
  | "holder"
  | "signatory"
  | "curator"
  | "notary"
  | "other";

/** Value of a fact of type `company_share`. */
export interface CompanyShareFact {
  readonly holder: string;
  readonly enterprise_number?: string;
  readonly share_percent?: number;
  /** Whether it holds shares, an office, such as a company that is a director, or a power over an account. */
  readonly role?: "shareholder" | "director" | "signatory";
}

/** Value of a fact of type `amount`. */
export interface AmountFact {
  /** Such as `turnover`, `equity`, `total_assets`, `workforce`, `capital`, `total`. */
  readonly rubric: string;
  readonly value: number;
  /** ISO 4217; null for a count. */
  readonly currency: string | null;
  /** `YYYY-MM-DD/YYYY-MM-DD`, or the end of the period; null where none is given. */
  readonly period: string | null;
}

/** Value of a fact of type `mrz`. */
export interface MrzFact {
  readonly format: "TD1" | "TD2" | "TD3";
  /** The lines as read, joined by line feeds. */
  readonly zone: string;
  /** Whether every check digit is right. */
  readonly valid: boolean;
}

/** Value of `status`: what a register extract says of the company. */
export type StatusFact = "active" | "stopped" | "bankrupt" | "in_insolvency" | "in_liquidation" | "dissolved";

/** One statement of a document. A wrong fact is worse than a missing one. */
export interface ReadFact {
  /** `f1`, `f2`, ... in the order of the document: the same in each reading of the same version. */
  readonly id: string;
  readonly type: FactType;
  readonly subject: FactSubject;
  /** Text, except for `person`, `company_share`, `amount` and `mrz`. Dates `YYYY-MM-DD`, numbers without separators. */
  readonly value: string | PersonFact | CompanyShareFact | AmountFact | MrzFact;
  /** Null for an office file. */
  readonly page: number | null;
  readonly box: Box | null;
  /** The words that it was read from, at most 300 characters. */
  readonly quote: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Of a number with check digits: false if they are wrong. Such a value counts for the finding alone. */
  readonly valid?: false;
}

/** What was not read, or looks wrong with the file. */
const WARNINGS = [
  "encrypted",
  "damaged",
  "empty",
  "no_text",
  "unsupported",
  "pages_beyond_limit",
  "pixels_beyond_limit",
  "time_ran_out",
  "poorly_legible",
  "hidden_text",
  "text_layer_differs",
  "text_layer_unclear",
  "text_layer_unverified",
  "several_documents",
  "zone_differs",
  "owners_unread",
  "owners_declared",
  "says_refused",
  "going_concern_doubted",
  "control_stated",
  "place_stated",
  "money_stated",
  "former_name_stated",
  "account_opened_stated",
  "joint_power_stated",
  "language_unread",
  "pages_missing",
  "date_impossible",
  "front_missing",
  "active_content",
  "embedded_files",
  "text_over_content",
  "image_over_content",
  "changed_after_signature",
  "made_by_editor",
  "file_older_than_content",
  "mixed_fonts_in_number",
  "signature_invalid",
  "signature_unverified",
] as const;
export type WarningCode = (typeof WARNINGS)[number];

export interface ReadWarning {
  readonly code: WarningCode;
  /** Null where it concerns the whole file. */
  readonly page: number | null;
  /** A sentence for the officer, with what was seen. */
  readonly detail: string;
}

/** Begins what `owners_unread` says of shares that belong to the holder of their certificate. */
export const STATES_BEARER_SHARES = "The document states bearer shares";

/** Begins what `says_refused` says of a specimen, or of what was made up. */
export const NO_REAL_ONE = "The paper says that it is no real one";

/** Begins what `account_opened_stated` says; the day follows. */
export const ACCOUNT_OPENED = "The account was opened on";

/** Begins what `date_impossible` says. */
export const NO_SUCH_DAY = "The calendar has no such day";

/** Signs that the document was changed after it was made. */
export const ALTERATION_SIGNS: readonly WarningCode[] = [
  "text_over_content",
  "image_over_content",
  "text_layer_differs",
  "changed_after_signature",
  "made_by_editor",
  "file_older_than_content",
  "mixed_fonts_in_number",
];

/** What rules of understanding make of the pages. */
export interface Understanding {
  /** Null where nothing says what it is: too little text, or text of no known kind in no running language. */
  readonly kind: DocumentKind | null;
  /** 0 to 1. */
  readonly kind_confidence: number;
  readonly language: ReadingLanguage | null;
  readonly facts: readonly ReadFact[];
  /** Words with a capital or a digit, in lower-case Latin letters: whom a paper of no known kind with a stranger's number, or a paper on money, names. */
  readonly name_words?: readonly string[];
  /** Names in the text of a company's paper that no fact has; absent without any. */
  readonly names?: readonly string[];
}

/** The whole reading, as stored by content. Page lines carry no words. */
export interface Reading extends Understanding {
  readonly reader_version: string;
  /** Hex, of the document. */
  readonly sha256: string;
  readonly status: Exclude<ReadingStatus, "pending">;
  /** Of most pages; null where nothing was read. */
  readonly reader: Reader | null;
  readonly pages: readonly ReadPage[];
  /** Pages of the document, also those beyond what is read. */
  readonly page_count: number;
  readonly warnings: readonly ReadWarning[];
  readonly signatures: readonly ReadSignature[];
}

/** A reading as its document in a case holds it: all but the pages, which are stored by content. */
export interface DocumentReading extends Omit<Reading, "pages" | "sha256"> {
  /** Object key of the whole reading. */
  readonly key: string;
  /** ISO 8601 UTC. */
  readonly read_at: string;
  readonly seen_elsewhere: readonly SeenElsewhere[];
}

/** A reading that found nothing, with the reason. */
export const unread = (sha256: string, status: "unreadable" | "failed", warnings: readonly ReadWarning[]): Reading => ({
  reader_version: READER_VERSION,
  sha256,
  status,
  reader: null,
  kind: null,
  kind_confidence: 0,
  language: null,
  facts: [],
  pages: [],
  page_count: 0,
  warnings,
  signatures: [],
});
