import { decodeProtectedHeader } from "jose";
import {
  PROOF_FORMAT,
  type ProofKey,
  type ProvenParty,
  type ScreeningProof,
} from "../../domain/screening-proof/proof.model.ts";
import { dayOf, endOfDay, type ScreeningStatement, startOfDay } from "../../domain/screening-proof/statement.rules.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { publicKeySet } from "../../platform/signing-keys.ts";
import { readStatementStamp } from "./export.service.ts";
import { findLeaf } from "./leaf-files.ts";
import { leafOfParty } from "./party-leaf.ts";
import { listPartiesAt, type PartyDay, readCoverage } from "./party-days.store.ts";
import { findFirstDay, findProgress, findStatementOf } from "./statements.store.ts";

export interface ProofQuery {
  readonly date: string;
  readonly partyId: string | null;
}

/**
 * The proof of a relationship's parties on a day, of one of them or of all.
 * @throws DomainError `not_found` for a day before the first and where no party was watched, `not_ready` for a day that has
 *   not begun, `evidence_changed` where what is stored is not what was stated.
 */
export async function readScreeningProof(ctx: Ctx, relationshipId: string, query: ProofQuery): Promise<ScreeningProof> {
  const { date, partyId } = query;
  if (date > dayOf(ctx.now())) throw new DomainError("not_ready", `${date} has not begun yet (UTC).`);
  const now = isoTime(ctx.now());
  const as_of = now < endOfDay(date) ? now : endOfDay(date);
  const [found, rows] = await Promise.all([
    findStatementOf(ctx, date),
    listPartiesAt(ctx, relationshipId, startOfDay(date), as_of),
  ]);
  const asked = rows.filter((row) => partyId === null || row.partyId === partyId);
  if (partyId !== null && asked.length === 0) throw notFound("The party");
  const base = { format: PROOF_FORMAT, relationship_id: relationshipId, date, as_of } as const;
  if (!found) {
    await requireOpenDay(ctx, date);
    const covered = await readCoverage(ctx, as_of);
    const parties = asked.filter(({ isWatched }) => isWatched === 1).map((row) => provisional(row, date, covered));
    requireParties(parties, date);
    return { ...base, final: false, parties, statement: null, previous_statement: null, time_stamp: null, keys: [] };
  }
  const { statement, before } = found;
  const parties: ProvenParty[] = [];
  for (const row of asked) parties.push(...(await prove(ctx, statement, row)));
  requireParties(parties, date);
  const stamp = await readStatementStamp(ctx, statement.number);
  return {
    ...base,
    final: true,
    parties,
    statement,
    previous_statement: before,
    time_stamp: stamp && Buffer.from(stamp).toString("base64"),
    keys: keysOf(ctx, [statement, ...(before ? [before] : [])]),
  };
}

/** A day without a statement: it is not over or just about to be closed, or it is before the first. */
async function requireOpenDay(ctx: Ctx, date: string): Promise<void> {
  const progress = await findProgress(ctx);
  if (progress && date >= progress.nextDay) return;
  const first = (await findFirstDay(ctx)) ?? progress?.nextDay;
  const why = first === undefined ? "nobody has been watched yet" : `the first is of ${first}`;
  throw new DomainError("not_found", `There is no daily statement of ${date}: ${why}.`);
}

function requireParties(parties: readonly ProvenParty[], date: string): void {
  if (parties.length > 0) return;
  throw new DomainError("not_found", `On ${date} nobody of the relationship was watched, as far as it is still known.`);
}

function provisional(row: PartyDay, date: string, covered: ScreeningStatement["lists"]): ProvenParty {
  const { party, outcome } = leafOfParty(row, date, covered, row.isSearched === 1);
  return { party, outcome, proof: null };
}

/** The leaf of a party as the statement has it; nothing for one that was not watched on the day. */
async function prove(ctx: Ctx, statement: ScreeningStatement, row: PartyDay): Promise<ProvenParty[]> {
  // A party that was changed may have been searched for again since, or not yet: the tree says how it was.
  for (const isSearched of row.searchedAt === null ? [false] : [true, false]) {
    const made = leafOfParty(row, statement.day, statement.lists, isSearched);
    const place = await findLeaf(ctx, statement, made.leaf);
    if (!place) continue;
    const { party, outcome } = made;
    const [salt, party_hash, outcome_hash, leaf] = [made.salt, made.partyHash, made.outcomeHash, made.leaf].map(hex);
    const proof = { salt, party_hash, outcome_hash, leaf, index: place.index, path: place.path.map(hex) };
    return [{ party, outcome, proof } as ProvenParty];
  }
  if (row.isWatched === 0) return [];
  ctx.log.error("screening_not_provable", { day: statement.day });
  const why = "either it was not watched on that day, or what is stored of it was changed since";
  throw new DomainError(
    "evidence_changed",
    `The statement of ${statement.day} does not hold what is stored of party ${row.partyId}: ${why}.`,
  );
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

function keysOf(ctx: Ctx, statements: readonly ScreeningStatement[]): ProofKey[] {
  const ids = new Set(statements.map(({ signature }) => decodeProtectedHeader(signature).kid));
  return publicKeySet(ctx.settings).keys.filter(({ kid }) => ids.has(kid)) as unknown as ProofKey[];
}
