import type { Difference, SecondOperatorReason } from "./difference.rules.ts";

export const IMPORT_KINDS = ["list", "register", "regulatory"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/**
 * `receiving`: parts arrive. `staged`: compared with what is in force; nothing changes yet. `confirming`: confirmed,
 * being activated. `confirmed`: activated. `current`: identical to what was in force. `discarded`.
 */
export const IMPORT_STATES = ["receiving", "staged", "confirming", "confirmed", "current", "discarded"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** How long a staged import can be confirmed, in hours. */
export const IMPORT_HOURS = 24;

/** The version in force that an import was compared with. */
interface VersionInForce {
  readonly id: string;
  readonly version: string;
  readonly sha256: string;
}

/** What the service computed from the received content. */
export interface Comparison {
  /** Computed from the received bytes, never taken from the sender. */
  readonly contentSha256: string;
  readonly base: VersionInForce | null;
  readonly difference: Difference;
  /** Whether the content equals what is in force. */
  readonly isCurrent: boolean;
}

export interface StoredComparison {
  readonly base: VersionInForce | null;
  readonly difference: Difference;
  readonly reasons: readonly SecondOperatorReason[];
}

export interface ImportRow {
  readonly import_id: string;
  readonly kind: ImportKind;
  readonly source: string;
  readonly version: string;
  /** Hash of the file as the operator states it. */
  readonly stated_sha256: string | null;
  readonly state: ImportState;
  readonly staged_by: string;
  readonly staged_at: string;
  readonly expires_at: string;
  readonly content_sha256: string | null;
  readonly base_id: string | null;
  readonly comparison: StoredComparison | null;
  readonly confirmed_by: string | null;
  readonly confirmed_at: string | null;
}

export interface ReceivedPart {
  readonly part: number;
  readonly sha256: string;
}
