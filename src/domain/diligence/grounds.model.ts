import type { IsoTime } from "../case/case.model.ts";
import type { Ending } from "../case/ended-entity.rules.ts";
import type { Ownership } from "../ownership/ownership.model.ts";
import type { CheckReason } from "./check.model.ts";

/** A person or company that a source names in an office or as an owner. */
export interface NamedParty {
  readonly name: string;
  readonly kind: "person" | "company";
  /** Parts of the name, where the source tells them apart. */
  readonly given_name?: string;
  readonly family_name?: string;
  /** Per cent of the shares; absent where the source gives none. */
  readonly share_percent?: number;
  readonly birth_date?: string;
  /** ISO 3166-1 alpha-2. */
  readonly nationality?: string;
}

/** Why a source states nothing. */
export type Silence = Extract<
  CheckReason,
  "source_unavailable" | "source_not_configured" | "not_covered" | "nothing_provided"
>;

/** Codes of the KBO for a company that lives: normal, just created, prolonged. */
export const NORMAL_SITUATIONS: readonly string[] = ["000", "001", "002"];

/** What an authoritative register stated of the company's number. */
export interface RegisterStatement {
  readonly state: "answered";
  /** Source name, such as `kbo`. */
  readonly source: string;
  readonly number: string;
  readonly status: "active" | "stopped" | "not_found";
  readonly juridical_situation: string | null;
  /** Opened insolvency, liquidation or strike-off by a register of another country. */
  readonly ending?: Ending;
  /** What the register publishes of nobody, so that its silence on it is no failure; absent: it publishes all. */
  readonly unpublished?: readonly ("representatives" | "owners" | "insolvencies")[];
  /** Every name of the company in the register. */
  readonly names: readonly string[];
  /** Null: the register did not provide them. */
  readonly directors: readonly NamedParty[] | null;
  readonly owners: readonly NamedParty[] | null;
  /** Name of the regulated market of the EEA on which it is listed, or the public body that it is; null for neither. */
  readonly exempt_from_owners: string | null;
  /** When the register was asked, or the day of the import that answered. */
  readonly as_of: IsoTime;
  readonly evidence_ids: readonly string[];
}

interface Silent {
  readonly state: "silent";
  readonly reason: Silence;
}

export type RegisterGround = RegisterStatement | Silent;

/** Whom the lists were searched for, and by which lists. */
export interface ScreeningStatement {
  readonly state: "answered";
  readonly subjects: readonly string[];
  /** Names that the matcher cannot compare. */
  readonly unreadable: readonly string[];
  /** Names that were read without certainty, and searched for too; absent without any, and in earlier versions. */
  readonly uncertain?: readonly string[];
  /** Names in the running text of a company's papers, for which exact matches were searched; absent without any, and before rules version 8. */
  readonly in_papers?: readonly string[];
  /** Names in the customer's own words; absent without any, and in earlier versions. */
  readonly named?: {
    /** For which exact matches were searched. */
    readonly searched: readonly string[];
    /** How many groups of words that may be names were not. */
    readonly left_out: number;
  };
  /** The texts in which every listed name was looked for; absent before rules version 8. */
  readonly compared?: ComparedTexts;
  /** Parties that no source or answer named, or declared names beyond the limit: nobody looked for them. */
  readonly missing: readonly string[];
  readonly lists: readonly ScreeningList[];
  /** A later list or an alert requires another screening, which failed. */
  readonly outdated?: true;
  readonly evidence_ids: readonly string[];
}

/** Texts of a case that were compared with the lists, word by word. */
export interface ComparedTexts {
  readonly words: number;
  /** Answers to questions and tasks. */
  readonly answers: number;
  /** Papers of the customer. */
  readonly papers: number;
  /** What was not compared, as a sentence names it, with the paper it is of; absent where nothing was left. */
  readonly left?: readonly { readonly what: string; readonly document_id?: string }[];
}

export interface ScreeningList {
  readonly source: string;
  readonly version: string;
  /** Over the imported entries; absent in records of earlier versions. */
  readonly sha256?: string;
  /** When the publisher's current file was last seen; null for the sample list, which never ages. */
  readonly last_confirmed_at: IsoTime | null;
  /** How old its confirmation may be. */
  readonly max_age_hours: number;
  /** Whether entries of politically exposed persons are on it. */
  readonly has_peps: boolean;
  /** Of one of the tenant's own lists; absent in records of rules before version 11. */
  readonly name?: string;
}

/**
 * What the sources stated in the latest iteration, in the form that checks are derived from. It is stored with the
 * case, because checks are derived again whenever an officer adds something, without asking a source.
 */
export interface Grounds {
  readonly iteration: number;
  readonly subject: "company" | "person";
  /** The sources were samples: what nobody can read yet counts as accepted, and the check says so. */
  readonly sample: boolean;
  readonly register: RegisterGround;
  readonly screening: ScreeningStatement | Silent;
  /** Who stands behind the customer by registers and GLEIF; absent for private persons and in earlier versions. */
  readonly ownership?: Ownership;
  /** Cases that share a mark with its documents and were rejected when the run began; absent where there is none. */
  readonly refused?: readonly { readonly workflow_id: string; readonly refused_at: string | null }[];
  /** What was read of the documents, as the run stored it; absent where nothing was read. */
  readonly readings?: { readonly document_ids: readonly string[]; readonly evidence_ids: readonly string[] };
}
