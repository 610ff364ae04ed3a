import { DAY_MS } from "../../../platform/clock.ts";
import type { CaseDocument } from "../../case/case.model.ts";
import type { DocumentKind } from "../../documents/document-kinds.ts";
import type { Whose } from "../whose-number.rules.ts";

/** A document whose facts may contradict something. */
export interface JudgedFile {
  readonly document: CaseDocument;
  readonly kind: DocumentKind;
  /** `YYYY-MM-DD` */
  readonly dated: string;
  /** Whether it is recent enough to show the present state. */
  readonly isCurrent: boolean;
  readonly whose: Whose;
}

export interface Contradiction {
  readonly field:
    | "directors"
    | "beneficial_owners"
    | "company_name"
    | "address"
    | "status"
    | "status_words"
    | "legal_form"
    | "name_on_card"
    | "birth_date"
    | "national_register_number"
    | "bsn"
    | "nationality"
    | "country_of_residence"
    | "iban"
    | "turnover"
    | "equity"
    | "workforce";
  /** Whether it is grave although its field is not. */
  readonly isGrave?: boolean;
  /** What differs, in other words than those of the field. */
  readonly what?: string;
  readonly against: "answer" | "register" | "documents";
  /** The other side's value, and the document's. */
  readonly declared: string;
  readonly observed: string;
  /** What the document says, as the rest of a sentence about it, with quote and page. */
  readonly says: string;
  /** What the other side says, as a clause. */
  readonly otherwise: string;
}

/** Days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
