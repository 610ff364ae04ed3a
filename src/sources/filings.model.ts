import type { Owner, Person, UnknownReason } from "./types.ts";

/** Rubrics of the annex of the Belgian Official Gazette, by the codes of its search form. */
export type GazetteRubric = `c0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `c1${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** An act of a company that was published. What it says stands in its PDF only. */
export interface GazetteAct {
  /** Day of publication, YYYY-MM-DD; YYYY of acts before the list had days. */
  readonly date: string;
  /** As printed beside the date. */
  readonly number: string;
  /** Empty: the list does not print the rubric yet, or prints an unknown one. */
  readonly rubrics: readonly GazetteRubric[];
  /** The rubric as printed. */
  readonly title: string | null;
  readonly pdf_url: string | null;
}

export interface GazetteAnswer {
  /** Newest first. Empty: nothing was published. */
  readonly acts: readonly GazetteAct[];
  /** Every act from this day on was read, YYYY-MM-DD; null: all acts were. */
  readonly read_back_to: string | null;
}

/** One deposit of annual accounts. */
export interface AccountsDeposit {
  readonly reference: string;
  readonly deposited_on: string;
  /** Last day of the financial year, YYYY-MM-DD. */
  readonly exercise_end: string;
  /** Code of the model, such as `m02-f`. */
  readonly model: string;
  /** ISO 4217; empty where the source names none. */
  readonly currency: string;
  /** Whether figures can be read; else there is a PDF only. */
  readonly is_structured: boolean;
}

/** A company in which the depositor holds shares. */
export interface Participation {
  readonly name: string;
  readonly registration_number?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** Per cent held directly, 0 to 100. */
  readonly share_percent?: number;
}

/** The figures of one deposit in units of its currency. Null: its model has no such line. */
export interface AnnualAccounts {
  readonly reference: string;
  readonly exercise_end: string;
  /** ISO 4217; empty where the source names none. */
  readonly currency: string;
  readonly total_assets: number | null;
  readonly equity: number | null;
  readonly turnover: number | null;
  readonly gross_margin: number | null;
  readonly result: number | null;
  /** Full-time equivalents, average of the year. */
  readonly workforce: number | null;
  /** `role` is a code of the taxonomy such as `fct:m13`. */
  readonly administrators: readonly (Person & { readonly until: string | null })[];
  readonly participations: readonly Participation[];
  /** By the notifications that the company received; few models name them. */
  readonly shareholders: readonly Owner[];
}

export interface AccountsAnswer {
  /** Newest year first, every deposit. An empty list is provisional: under load, it also comes for companies that deposit. */
  readonly deposits: readonly AccountsDeposit[];
  /** Of the newest year; null where `gap` says why or nothing was deposited. */
  readonly accounts: AnnualAccounts | null;
  readonly gap?: { readonly reason: UnknownReason | "pdf_only"; readonly detail: string };
}
