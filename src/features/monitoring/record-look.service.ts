import type { BatchItem } from "drizzle-orm/batch";
import { canonicalHash, canonicalJson } from "../../platform/canonical-json.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { findLook, lookAgainWrites, type LookSubject, lookWrites, NEVER_ANSWERED } from "./looks.store.ts";

type LookFacts = Readonly<Record<string, unknown>>;

export interface NewLook extends LookSubject {
  /** What the source answered; `null` where it did not answer. */
  readonly facts: LookFacts | null;
  /** ISO 8601: when to look again; where there was no answer, when to retry. Null for what is told by others. */
  readonly dueAt: string | null;
}

export interface LookResult {
  /** Whether the facts are others than those before; false without facts, and at the first look that is answered. */
  readonly differs: boolean;
  /** Null at the first look that is answered. */
  readonly before: LookFacts | null;
  /** Whether there was an answer. Without one nobody knows whether anything changed. */
  readonly isKnown: boolean;
  /** ISO 8601: the last check before this one that was answered; null without one. */
  readonly knownSince: string | null;
}

/**
 * Records that somebody looked, in its own batch. A source that did not answer leaves the facts and the time of the
 * last answer as they were.
 *
 * Where facts differ, the look is part of the event: compare with `compareLook`, then give `lookChange` to
 * `recordChange` as writes, so that an interruption between them loses no change.
 */
export async function recordLook(ctx: Ctx, look: NewLook): Promise<LookResult> {
  const result = await compareLook(ctx, look);
  await commit(ctx.db, lookChange(ctx, look));
  return result;
}

/** What `recordLook` would answer, without recording anything. */
async function compareLook(ctx: Ctx, look: NewLook): Promise<LookResult> {
  const found = await findLook(ctx, look);
  const row = found?.facts === NEVER_ANSWERED ? undefined : found;
  return {
    differs: row !== undefined && look.facts !== null && row.factsHash !== canonicalHash(look.facts),
    before: row === undefined ? null : (JSON.parse(row.facts) as LookFacts),
    isKnown: look.facts !== null,
    knownSince: row?.lookedAt ?? null,
  };
}

/** The writes of a look, for the batch of the event that it led to. */
export function lookChange(ctx: Ctx, look: NewLook): BatchItem<"sqlite">[] {
  const { relationshipId, type, subject } = look;
  const lookedAt = isoTime(ctx.now());
  if (look.facts === null) return lookAgainWrites(ctx, look, lookedAt, look.dueAt);
  return lookWrites(ctx, {
    relationshipId,
    type,
    subject,
    lookedAt,
    factsHash: canonicalHash(look.facts),
    facts: canonicalJson(look.facts),
    dueAt: look.dueAt,
  });
}
