import type { HitComparison } from "../hits/hit-comparison.model.ts";
import type { Gender, ScreeningHit } from "../hits/screening.model.ts";
import type { ObservedChange } from "./monitoring-event.model.ts";

/** What officers made of a match: nothing yet, somebody else, the same. `gone`: the lists no longer name the party. */
export type HitState = "open" | "cleared" | "confirmed" | "gone";

/** A match of a party with a list entry, as it was last seen. */
export interface KnownHit {
  readonly state: HitState;
  readonly hit: ScreeningHit;
  readonly settled: Settlement | null;
}

/** What an officer said of a match. */
export interface Settlement {
  readonly state: "cleared" | "confirmed";
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
}

/** What a look at the lists makes of a match: the state to keep, and the event if anybody is to know. */
export interface HitStep {
  readonly kept: KnownHit;
  readonly change: ObservedChange | null;
}

/** A match that the deciding case had before it, as the decision left it. */
export interface DecidedHit {
  readonly sourceEntry: string;
  readonly subject: HitComparison["subject"] & { readonly gender: Gender | null };
  readonly fingerprint: string;
  readonly match: ScreeningHit["match"];
  /** What an officer said of it; null where the case was decided with it open. */
  readonly settled: Settlement | null;
}
