import type { AlertSeverity, RiskKind } from "../../graph/motifs/index.ts";

export interface EvidenceSnapshot {
  readonly entities: readonly { readonly id: string; readonly type: string; readonly name: string }[];
  readonly relationships: readonly {
    readonly from: string;
    readonly to: string;
    readonly type: string;
    readonly source: string;
  }[];
  readonly motif_details: Readonly<Record<string, unknown>>;
}

/** What changed in an alert. Members stand as ids alone, whose names are those of the graph. */
export interface AlertChange {
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
  readonly severity?: { readonly from: AlertSeverity; readonly to: AlertSeverity };
  /** Why it came back, or ended. */
  readonly because?: readonly string[];
}

/** Why a pattern does not hold any more. */
export const RESOLUTIONS = [
  "hit_cleared",
  "outcome_changed",
  "relation_ended",
  "case_deleted",
  "joins_many",
  "facts_changed",
  "merged",
] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** What an officer saw when dismissing an alert. The dismissal holds while nothing of it gets worse. */
export interface DismissalBasis {
  readonly severity: AlertSeverity;
  /** Members of concern; absent where an earlier version raised the alert, which did not say. */
  readonly risks?: Readonly<Record<string, RiskKind>>;
  readonly members: readonly string[];
  /** The facts that the reason rests on. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** With `insufficient_evidence`: the evidence. */
  readonly ties?: EvidenceSnapshot["relationships"];
  /** The relationship of one of its cases was ended for cause. */
  readonly endedForCause?: true;
  /** A senior officer dismissed it, and said why. */
  readonly settled?: true;
}
