import type { ScreeningHit, ScreeningSubject } from "../../domain/hits/screening.model.ts";
import type { DecidedHit } from "../../domain/relationships/list-hit.model.ts";
import { findDecided } from "../../domain/relationships/decided-hits.rules.ts";
import { isMatchOf, stepForMatch, subjectsOf } from "../../domain/relationships/list-hits.rules.ts";
import { partyIdOf } from "../../domain/relationships/watched-parties.rules.ts";
import type { MonitoredParty } from "../../domain/relationships/relationship.model.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { type ListInForce, listsInForce, screenSubjects } from "../../screening/index.ts";
import { readDecidedHits } from "./decided-hits.service.ts";
import { findHits, outcomeWrite, screenedWrite } from "./hits.store.ts";
import { findPartiesFor } from "./list-runs.store.ts";
import { takeHitSteps } from "./take-hit-step.service.ts";

/** A match of a party, with the name by which it was found best. */
export interface FoundHit {
  readonly party: MonitoredParty;
  readonly subject: ScreeningSubject;
  readonly hit: ScreeningHit;
  /** The version of the list. */
  readonly listId: string;
}

/**
 * Searches all lists in force for parties of the caller's tenant by every spelling, and writes what follows: their
 * matches, the events of new ones, their outcome, and that they were searched for. A match that the customer was approved
 * with is no event: it starts as cleared, confirmed or open, as the decision left it. Repeatable. What could not be
 * searched for stays as it was, without an error: the due job tries again.
 * @returns whether the parties were searched for
 */
export async function screenParties(ctx: Ctx, parties: readonly MonitoredParty[]): Promise<boolean> {
  if (parties.length === 0) return true;
  const lists = await listsInForce(ctx);
  const searches = parties.flatMap((party) => subjectsOf(party).map((subject) => ({ party, subject })));
  const answer = await screenSubjects(
    ctx,
    searches.map(({ subject }) => subject),
  );
  if (answer.outcome === "unknown" || !isOn(lists, answer.lists)) return false;
  const idOf = new Map<string, string>(lists.map(({ source, listId }) => [source, listId]));
  const found = answer.results.flatMap(({ hits }, at) =>
    hits
      .filter((hit) => isMatchOf(searches[at]!.party, hit))
      .map((hit) => ({ ...searches[at]!, hit, listId: idOf.get(hit.list.source)! })),
  );
  const relationshipIds = [...new Set(found.map(({ party }) => party.relationshipId))];
  await recordFound(ctx, found, await readDecidedHits(ctx, relationshipIds));
  const readable = new Set(
    searches.filter((_, at) => !answer.results[at]!.unreadable).map(({ party }) => party.partyId),
  );
  const at = isoTime(ctx.now());
  const screened = Object.fromEntries(idOf);
  await commit(
    ctx.db,
    parties.flatMap((party) => [
      screenedWrite(ctx, party, screened, at),
      outcomeWrite(ctx, party.partyId, at, !readable.has(party.partyId)),
    ]),
  );
  return true;
}

/** Whether the lists that were searched are those that were in force before: an import may come in between. */
const isOn = (before: readonly ListInForce[], searched: readonly Pick<ListInForce, "source" | "sha256">[]): boolean =>
  before.length === searched.length &&
  before.every((list) => searched.some(({ source, sha256 }) => source === list.source && sha256 === list.sha256));

/**
 * Writes what follows from matches that were found, of each party and entry the best.
 * @param decided the matches that each customer was approved with, by relationship
 */
export async function recordFound(
  ctx: Ctx,
  found: readonly FoundHit[],
  decided: ReadonlyMap<string, readonly DecidedHit[]>,
): Promise<void> {
  const best = new Map<string, FoundHit>();
  for (const one of found) {
    const key = keyOf(one.party.partyId, one.hit);
    const other = best.get(key);
    if (!other || other.hit.score < one.hit.score) best.set(key, one);
  }
  if (best.size === 0) return;
  const all = [...best.values()];
  const known = new Map(
    (await findHits(ctx, [...new Set(all.map(({ party }) => party.partyId))])).map((hit) => [
      keyOf(hit.partyId, hit.hit),
      hit,
    ]),
  );
  const twice = await foundAsPersonToo(
    ctx,
    all.filter(({ party, hit }) => !known.has(keyOf(party.partyId, hit))),
  );
  const matches = all.filter((one) => !twice.has(one));
  await takeHitSteps(
    ctx,
    matches.map(({ party, hit, listId }) => {
      const { partyId } = party;
      const decidedHit = findDecided(party, hit, decided.get(party.relationshipId) ?? []);
      return {
        partyId,
        hit,
        known: known.get(keyOf(partyId, hit)) ?? null,
        stepFrom: (now) => stepForMatch(party, hit, { known: now, decided: decidedHit, listId }),
      };
    }),
  );
}

/**
 * Matches of a company with an entry that says neither person nor company, where the same name is watched as a person as well because
 * nobody knows which it is: the entry matches that one too, and an officer settles it once.
 */
async function foundAsPersonToo(ctx: Ctx, matches: readonly FoundHit[]): Promise<ReadonlySet<FoundHit>> {
  const either = matches.filter(({ party, hit }) => party.kind === "company" && hit.entry.kind === "unknown");
  if (either.length === 0) return new Set();
  const asPerson = ({ party }: FoundHit) => partyIdOf(party.relationshipId, { ...party, kind: "person" });
  const persons = await findPartiesFor(ctx, either[0]!.hit.list.source, [...new Set(either.map(asPerson))]);
  const watched = new Set(persons.map(({ partyId }) => partyId));
  return new Set(either.filter((one) => watched.has(asPerson(one))));
}

const keyOf = (partyId: string, { list, entry }: ScreeningHit): string =>
  JSON.stringify([partyId, list.source, entry.id]);
