import type { Severity } from "../case/case.model.ts";
import type { Address } from "../matching/address.ts";
import type { ObservedChange } from "./monitoring-event.model.ts";

/** What is looked at again after the approval, by the word under which it is remembered. */
export type LookSubject = "register" | "gazette" | "vat" | "peppol" | "debts" | "news";

export interface KnownPerson {
  readonly name: string;
  readonly role: string;
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly birth_date?: string;
  /** ISO 3166-1 alpha-2. */
  readonly nationality?: string;
  /** Of a company in an office. */
  readonly number?: string;
  readonly is_company?: true;
  /** By birth or by marriage. */
  readonly other_names?: readonly string[];
}

export interface KnownOwner {
  readonly name: string;
  readonly kind: "person" | "company";
  /** Per cent, 0 to 100. */
  readonly share?: number;
  readonly birth_date?: string;
  readonly nationality?: string;
  readonly number?: string;
}

export interface KnownActivity {
  readonly code: string;
  readonly description: string;
  /** Of the classification that the code belongs to. */
  readonly version: string;
}

/** The legal situation, in the register's words. */
export interface KnownSituation {
  readonly kind: "normal" | "dissolution_pending" | "strike_off" | "closed" | "bankrupt" | "unusual";
  readonly label: string;
}

/** What a company register states of a customer. Null: it did not say, which is never "none". */
export interface RegisterFacts {
  readonly status: "active" | "stopped" | "not_found" | null;
  readonly situation: KnownSituation | null;
  readonly name: string | null;
  readonly seat: Address | null;
  readonly activities: readonly KnownActivity[] | null;
  readonly directors: readonly KnownPerson[] | null;
  readonly owners: readonly KnownOwner[] | null;
}

export interface DebtFacts {
  readonly social: boolean | null;
  readonly tax: boolean | null;
}

export interface VatFacts {
  readonly valid: boolean | null;
}

export interface PeppolFacts {
  readonly registered: boolean | null;
}

/** Reports that were told before, by their marks. */
export interface ReportFacts {
  readonly seen: readonly string[];
}

/** One difference between two looks, in words. */
export interface FoundChange {
  /** What changed, and to what: a part of the event's key. */
  readonly field: string;
  readonly outcome: unknown;
  readonly severity: Severity;
  readonly consequence: ObservedChange["consequence"];
  readonly needsRole?: "mlro";
  readonly title: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  /** Somebody who is behind the customer from now on. */
  readonly joined?: KnownPerson | KnownOwner;
}

/** Differences, and the facts that the next look is compared with. */
export interface Compared<F> {
  readonly changes: readonly FoundChange[];
  readonly facts: F;
}

/** A look as it is remembered. */
export interface RememberedLook<F = unknown> {
  /** The last answer; null where there was none yet. */
  readonly facts: F | null;
  /** When the source last answered; before its first answer, when the customer was approved. */
  readonly answered_at: string;
  /** Parts that the source has not said anything about since that time, `all` for the whole answer. */
  readonly silent: Readonly<Record<string, { readonly since: string; readonly told: boolean }>>;
  /** Hashes of the last answer's evidence. */
  readonly evidence: readonly string[];
}
