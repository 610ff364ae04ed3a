import type { ScreeningHit, ScreeningSubject } from "./screening.model.ts";

/** A feature of subject and list entry beside each other; null where one side does not say. */
export interface ComparedFeature {
  /** `gender` only where the subject's is known. */
  readonly field: "name" | "birth_date" | "countries" | "kind" | "identifiers" | "gender";
  readonly subject: string | null;
  readonly entry: string | null;
  /** Null: unknown, because one side does not say. */
  readonly agrees: boolean | null;
}

/** A hit as an officer compares it: who was screened, and which entry of which list was found. */
export interface HitComparison {
  readonly list: string;
  readonly list_version: string;
  /** When the publisher's file of this version was last seen, or for an older one, imported. */
  readonly list_date: string | null;
  readonly entry: {
    readonly id: string;
    readonly name: string;
    readonly matched_name: string;
    /** The list calls the matched name a weak alias. */
    readonly matched_weak?: true;
    readonly birth_dates: readonly string[];
    readonly countries: readonly string[];
    readonly topics: readonly string[];
    readonly programmes: readonly string[];
    readonly gender?: "male" | "female";
    readonly birth_places?: readonly string[];
    readonly titles?: readonly string[];
  };
  readonly subject: {
    readonly name: string;
    readonly birth_date: string | null;
    readonly countries: readonly string[];
    readonly identifiers: readonly string[];
    readonly kind: ScreeningSubject["kind"];
  };
  readonly compared: readonly ComparedFeature[];
  /** 0.0 to 1.0. */
  readonly score: number;
  readonly match: ScreeningHit["match"];
}
