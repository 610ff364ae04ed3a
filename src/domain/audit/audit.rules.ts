import { CHAIN_START, chainEntry, type ChainHead, findChainFault } from "../../platform/chain.rules.ts";
import { isoTime } from "../../platform/clock.ts";
import type { ChangeMeta } from "../case/case.change.ts";

/** An audit entry before it is chained. */
export interface ChainDraft {
  readonly event: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** Defaults to the actor of the change. */
  readonly actor?: string;
}

/** One link of a case's audit chain. `hash` is the hex SHA-256 of the RFC 8785 JSON of the entry without it. */
export interface AuditEntry {
  readonly seq: number;
  readonly event: string;
  readonly timestamp: string;
  readonly actor: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly prev_hash: string;
  readonly hash: string;
}

export { CHAIN_START, type ChainHead };

/**
 * The entries that continue a chain. Details pass through JSON first, because the stored JSON is hashed. They keep the
 * name by which the officer signed in that day (`actor_name`), beside the id: names change, and entries do not.
 */
export function extendChain(head: ChainHead, drafts: readonly ChainDraft[], meta: ChangeMeta): AuditEntry[] {
  const entries: AuditEntry[] = [];
  for (const draft of drafts) {
    const actor = draft.actor ?? meta.actor.id;
    const { name } = meta.actor;
    const details = { ...draft.details, ...(name !== undefined && actor === meta.actor.id && { actor_name: name }) };
    const body = {
      event: draft.event,
      timestamp: isoTime(meta.now),
      actor,
      details: JSON.parse(JSON.stringify(details)) as Record<string, unknown>,
    };
    entries.push(chainEntry(entries.at(-1) ?? head, body));
  }
  return entries;
}

/** Whether each entry follows from the one before, unchanged. A truncated chain is detected only with `head`. */
export const isChainValid = (entries: readonly AuditEntry[], head?: ChainHead): boolean =>
  findChainFault(entries, head ? { to: head } : {}) === null;
