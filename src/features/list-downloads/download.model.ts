import { HOUR_MS } from "../../platform/clock.ts";
import type { ImportSource } from "../../domain/hits/screening.model.ts";

/** `idle` between runs. `fetch` stores the file, `read` cuts it into parts, `send` and `compare` import these. */
export const DOWNLOAD_STEPS = ["idle", "fetch", "read", "send", "compare"] as const;
type DownloadStep = (typeof DOWNLOAD_STEPS)[number];

/**
 * How the last run ended. `in_force`: the file came into force. `unchanged`: it is the version in force. `waiting`: a second
 * operator must confirm it. `failed`: the version in force stays.
 */
export const DOWNLOAD_OUTCOMES = ["none", "in_force", "unchanged", "waiting", "failed"] as const;
export type DownloadOutcome = (typeof DOWNLOAD_OUTCOMES)[number];

export const DOWNLOAD_FAILURES = [
  "address_refused",
  "redirected",
  "unreachable",
  "http_status",
  "not_modified_unasked",
  "empty",
  "too_large",
  "incomplete",
  "changed_halfway",
  "not_a_list",
  "older_than_in_force",
  "interrupted",
  "import_refused",
] as const;
export type DownloadFailure = (typeof DOWNLOAD_FAILURES)[number];

/** By which a publisher identifies a version of its file. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** The part of a file that is stored. */
export interface StoredFile extends Validators {
  /** Bytes of each stored chunk, in order. */
  readonly chunks: readonly number[];
  /** Bytes of the whole file, if the publisher states them. */
  readonly total: number | null;
}

/** A file that was read to its end. */
export interface ReadFacts {
  readonly version: string;
  readonly sha256: string;
  readonly entries: number;
  readonly names: number;
  readonly parts: number;
}

export interface DownloadRun {
  readonly runId: string;
  readonly startedAt: string;
  readonly url: string;
  readonly file: StoredFile | null;
  /** How often the file had changed when its rest was fetched. */
  readonly changes: number;
  readonly facts: ReadFacts | null;
}

/** Saves how far a run is, so that the next attempt goes on from there. */
export type SaveRun = (run: DownloadRun) => Promise<DownloadRun>;

/** The publisher's file that a list was read from. */
export interface KnownFile extends Validators {
  readonly url: string;
  /** The list in force, or the staged import of it. */
  readonly listId: string;
}

export interface Download {
  readonly source: ImportSource;
  readonly step: DownloadStep;
  readonly attempts: number;
  readonly nextAt: string;
  readonly run: DownloadRun | null;
  readonly known: KnownFile | null;
  readonly outcome: DownloadOutcome;
  readonly failure: DownloadFailure | null;
  readonly detail: string | null;
  readonly outcomeAt: string | null;
  readonly importId: string | null;
  readonly seenAt: string | null;
}

/** Why a run cannot go on. After a `passing` failure the step is tried again. */
export class DownloadFault extends Error {
  override readonly name = "DownloadFault";
  readonly failure: DownloadFailure;
  readonly passing: boolean;

  constructor(failure: DownloadFailure, detail: string, { passing = false } = {}) {
    super(detail);
    this.failure = failure;
    this.passing = passing;
  }
}

/** Attempts at one step before the run fails. */
export const MAX_ATTEMPTS = 5;

/** Until the next attempt at a step: 30 s, 1 min, 2 min, 4 min. */
export const retryAfterMs = (attempts: number): number => 30_000 * 2 ** (attempts - 1);

/** Until the next run: a failed one is repeated within the hour. */
export const nextRunAfterMs = (outcome: DownloadOutcome, hours: number): number =>
  Math.min(hours, outcome === "failed" ? 1 : hours) * HOUR_MS;
