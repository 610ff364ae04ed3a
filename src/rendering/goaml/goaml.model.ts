import type { FindingCategory, IsoTime } from "../../domain/case/case.model.ts";

/** Data of a goAML report. Null is "not known". */
export interface GoamlInput {
  readonly reporting_entity: {
    /** The number under which the unit knows the obliged entity, from 1. */
    readonly rentity_id: number;
    readonly branch: string | null;
    /** The MLRO who files, where one is named. */
    readonly reporting_person: GoamlPerson | null;
  };
  readonly sar: {
    readonly sar_id: string;
    readonly report_type: "STR" | "SAR";
    readonly reason: string;
    readonly action: string | null;
    /** Codes of the unit, words of the profile, or the officer's own words. */
    readonly indicators: readonly string[];
    readonly transactions: readonly GoamlTransaction[];
    readonly created_at: IsoTime;
  };
  /** Null where the customer is a private person, who then stands first among the persons. */
  readonly company: GoamlCompany | null;
  readonly persons: readonly GoamlPerson[];
  readonly accounts: readonly GoamlAccount[];
  /** Days, `YYYY-MM-DD`; absent or null where no relationship began. */
  readonly relationship?: { readonly since: string | null; readonly ended_on: string | null } | null;
  /** Categories of the findings that made the case one to report. */
  readonly trigger_categories: readonly FindingCategory[];
}

export interface GoamlTransaction {
  readonly number: string;
  /** `YYYY-MM-DD` or a full ISO time. */
  readonly date: string;
  /** A decimal number with a point. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The amount in the unit's own currency, where `currency` is another. */
  readonly amount_local: string | null;
  readonly mode: string | null;
  readonly from: GoamlTransactionParty;
  readonly to: GoamlTransactionParty;
  readonly description: string | null;
}

export interface GoamlTransactionParty {
  readonly name: string | null;
  readonly account: string | null;
}

export interface GoamlAddress {
  readonly line: string;
  readonly city: string | null;
  readonly postal_code: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

export interface GoamlCompany {
  /** As registered; as declared where no register answered. */
  readonly name: string;
  /** As declared, where that differs. */
  readonly declared_name: string | null;
  /** As registered under its number, where it is not known whether that is the same company. */
  readonly other_name?: string | null;
  /** Companies behind it, and persons whom a document names without an office, a line each. */
  readonly related_parties: readonly string[];
  /** What the customer stated, as its word, and what the case found, a line each. */
  readonly stated?: readonly string[];
  readonly registration_number: string | null;
  /** The number is the customer's word alone. */
  readonly is_number_declared?: boolean;
  readonly country: string;
  readonly vat_number: string | null;
  readonly legal_form: string | null;
  readonly activity: string | null;
  readonly incorporated_on: string | null;
  readonly closed_on: string | null;
  readonly address: GoamlAddress | null;
}

type PersonRole =
  | "director"
  | "beneficial_owner"
  | "shareholder"
  | "manager"
  | "representative"
  | "trustee"
  | "settlor"
  | "protector"
  | "beneficiary";

export interface GoamlPerson {
  /** The name as registered; first and last name where the source tells them apart. */
  readonly name: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  /** Null for a person without an office or a holding, who stands in the report only as a subject. */
  readonly role: PersonRole | null;
  /** All offices, and whether a register or the customer alone names them; null where there is nothing to say. */
  readonly comment: string | null;
  readonly share_percent: number | null;
  readonly date_of_birth: string | null;
  readonly nationality: string | null;
  /** Further nationalities that are declared or that identity documents state; a report has room for two. */
  readonly other_nationalities?: readonly string[];
  readonly residence: string | null;
  /** National register or identity number. */
  readonly id_number: string | null;
  readonly address: GoamlAddress | null;
  readonly birth_place?: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly birth_country?: string | null;
  readonly occupation?: string | null;
  /** An identity document, as an officer read it; absent where nobody has. */
  readonly identification?: GoamlIdentification | null;
  /** A party of a transaction at the counter or in cash, by its name alone: nothing else says that it is a person. */
  readonly is_assumed?: true;
  /** Why this person is reported as a subject; null for one who is only named with the company. */
  readonly reported_for: string | null;
}

export interface GoamlIdentification {
  readonly is_passport: boolean;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly issued_on: string;
  readonly expires_on: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

export interface GoamlAccount {
  /** An IBAN or a number of the bank's own. */
  readonly number: string;
  readonly holder_name: string;
  readonly bic: string | null;
  readonly bank_name: string | null;
  readonly currency: string | null;
  /** Who or what names it, where it is not the account that the customer declares. */
  readonly comment?: string | null;
  /** It is another's, or nobody says that it is the customer's. */
  readonly is_of_other?: boolean;
}

/** A value that was changed or omitted, with its field. */
export interface GoamlNote {
  readonly path: string;
  readonly code:
    | "characters_dropped"
    | "shortened"
    | "transliterated"
    | "name_split"
    | "not_in_code_list"
    | "unreadable_value"
    | "not_known"
    | "default_indicator"
    | "general_form"
    | "outside_relationship"
    | "by_initial"
    | "check_digits"
    | "not_local";
  readonly message: string;
}

export interface GoamlReport {
  readonly xml: string;
  readonly notes: readonly GoamlNote[];
  readonly schema_version: string;
}

/** A financial intelligence unit's goAML settings: code lists, currency, spelling of names. */
export interface GoamlProfile {
  readonly schema_version: string;
  readonly local_currency: string;
  /** Code and text for what is not known. */
  readonly unknown: string;
  /** Units whose schema takes names in Latin letters without accents get them so, with the original beside. */
  readonly ascii_names: boolean;
  readonly countries: ReadonlySet<string>;
  readonly currencies: ReadonlySet<string>;
  readonly indicators: ReadonlySet<string>;
  /** Our words, finding categories among them, to indicator codes. */
  readonly indicator_by_word: Readonly<Record<string, string>>;
  /** Stands where no other was given, since a report must have one; a note then says so. */
  readonly default_indicator: string;
  readonly transmode_by_word: Readonly<Record<string, string>>;
  readonly default_transmode: string;
  readonly transmode_comment: string;
  readonly funds_by_word: Readonly<Record<string, string>>;
  readonly default_funds: string;
  readonly role_codes: Readonly<Record<PersonRole, string>>;
  readonly business_address: string;
  readonly private_address: string;
  /** Code of a passport among the identity documents. */
  readonly passport: string;
}
