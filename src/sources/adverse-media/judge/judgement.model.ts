/** What an article reports of its subject (diligence, section 6). */
const MEDIA_EVENTS = [
  "accusation",
  "investigation",
  "search_or_arrest",
  "charge",
  "conviction",
  "authority_sanction",
  "regulator_warning",
  "asset_freeze",
  "insolvency_fraud",
  "none",
] as const;
export type MediaEvent = (typeof MEDIA_EVENTS)[number];

export type MediaRole =
  | "suspect"
  | "convicted"
  | "victim"
  | "witness"
  | "complainant"
  | "authority"
  | "unrelated"
  | "none";

/** `certain`: name and a place, trade, person or age agree. `unsure`: only the name does. `other_subject`: the text tells of another. */
export type Namesake = "certain" | "unsure" | "other_subject";

export type MediaSeverity = "high" | "medium" | "low";

/** What is known of a company or person, so that a namesake can be told apart. */
export interface MediaSubject {
  readonly kind: "company" | "person";
  readonly name: string;
  /** Town of the seat or of residence. */
  readonly place?: string | undefined;
  readonly trade?: string | undefined;
  /** Behind a company, its people: what is reported of them counts as its own. */
  readonly people?: readonly string[] | undefined;
  /** For a person, companies and people that belong to it: they tell it apart from a namesake. */
  readonly context?: readonly string[] | undefined;
  readonly birth_year?: number | undefined;
  /** Of a person whose name many in one town bear: the town alone does not tell them apart. */
  readonly isCommon?: true | undefined;
}

export interface Article {
  readonly headline: string;
  readonly snippet: string;
  /** ISO 8601 date or time; null when the source gives none. */
  readonly published_at: string | null;
}

/** Words of an article and what they stand for. */
export interface Quote {
  readonly for: MediaEvent | MediaRole | Namesake | "name" | "exculpatory" | "harmless";
  /** As printed. */
  readonly words: string;
}

export interface Judgement {
  readonly adverse: boolean;
  readonly event: MediaEvent;
  readonly role: MediaRole;
  readonly namesake: Namesake;
  /** Null where nothing is adverse. */
  readonly severity: MediaSeverity | null;
  readonly exculpatory: boolean;
  /** Not adverse by the rules, which are too unsure of it: an officer has to read the article. It may clear the subject as well. */
  readonly unclear?: true;
  readonly quotes: readonly Quote[];
  /** Where a model reads the article otherwise: what each says, and the words of the article that the model quotes. */
  readonly differs?: { readonly rules: string; readonly model: string; readonly words: string };
}
