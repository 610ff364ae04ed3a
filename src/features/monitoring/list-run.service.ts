import { isMatchOf, stepForMatch, stepForNoMatch, subjectsOf } from "../../domain/relationships/list-hits.rules.ts";
import type { MonitoredParty } from "../../domain/relationships/relationship.model.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { ChangedList, findList, type ListInForce, readChangedEntries } from "../../screening/index.ts";
import { type HitOfParty, listHits } from "./hits.store.ts";
import {
  coverWrites,
  findPartiesFor,
  listLate,
  listPartiesFor,
  type ListRun,
  saveRun,
  type SearchedParty,
} from "./list-runs.store.ts";
import { type FoundHit, recordFound, screenParties } from "./screen-party.service.ts";
import { screenAllUnscreened } from "./screen-unscreened.service.ts";
import { type HitOnList, MATCHES_PER_BATCH, takeHitSteps } from "./take-hit-step.service.ts";

/** Parties of one page. */
const PAGE = 1_000;
const HITS = 200;
const LATE = 10;
/** Clocks of machines differ: who was added this long before a run may have been added during it. */
const CLOCKS_MS = 600_000;

/** `covered`: all parties were searched for; `cut`: time is up; `stuck`: something could not be read, try later. */
export type RunOutcome = "covered" | "cut" | "stuck";

/** Continues a run to its end or until the time is up. What was done before an interruption is at most done again. */
export async function continueRun(
  ctx: Ctx,
  given: ListRun,
  inForce: ListInForce,
  untilMs: number,
): Promise<RunOutcome> {
  let run = given;
  const list = run.toListId === inForce.listId ? inForce : await findList(ctx, run.toListId);
  // The version that the run leads to was deleted: the run begins again, to the one in force.
  if (list === null) run = { ...run, toListId: inForce.listId, pass: 0, part: 0, partyId: "" };
  const target = list ?? inForce;
  for (;;) {
    const changed = new LazyChanges(ctx, run, target);
    if (run.partyId === "") await lookAgain(ctx, run, changed);
    const outcome = await searchFrom(ctx, run, changed, untilMs);
    if (outcome !== null) {
      await commit(ctx.db, [saveRun(ctx, outcome)]);
      return "cut";
    }
    const next = await changed.next(run.partyId !== "");
    if (next === null) break;
    run = { ...run, ...next, partyId: "" };
  }
  return finish(ctx, run, { target, inForce }, untilMs);
}

/** The changed entries of a run, read when a party needs them: where all were searched for already, nobody does. */
class LazyChanges {
  readonly #ctx: Ctx;
  readonly #run: ListRun;
  readonly #target: ListInForce;
  #changes: ChangedList | undefined;

  constructor(ctx: Ctx, run: ListRun, target: ListInForce) {
    this.#ctx = ctx;
    this.#run = run;
    this.#target = target;
  }

  async read(): Promise<ChangedList> {
    return (this.#changes ??= await readChanges(this.#ctx, this.#run, this.#target));
  }

  /** Where the next entries begin; null after the last, and where nobody needed these. */
  async next(isResumed: boolean) {
    return this.#changes || isResumed ? (await this.read()).next : null;
  }
}

/** The changes that were read last: tenants are searched one after the other, for the same changes. */
let held: { readonly key: string; readonly changes: ChangedList } | undefined;

async function readChanges(ctx: Ctx, run: ListRun, { source, version, sha256 }: ListInForce): Promise<ChangedList> {
  const { SCREENING_EXACT_THRESHOLD: exact, SCREENING_FUZZY_THRESHOLD: fuzzy } = ctx.settings;
  const { fromListId, toListId, pass, part } = run;
  const key = JSON.stringify([source, fromListId, toListId, pass, part, exact, fuzzy]);
  if (held?.key === key) return held.changes;
  held = undefined;
  const changed = await readChangedEntries(ctx, fromListId, toListId, { pass, part });
  const changes = new ChangedList({ source, version, sha256 }, changed, { exact, fuzzy });
  held = { key, changes };
  return changes;
}

/** Looks again at the matches with entries of the list that have changed or went. */
async function lookAgain(ctx: Ctx, run: ListRun, changed: LazyChanges): Promise<void> {
  let after = { entryId: "", partyId: "" };
  for (;;) {
    const hits = await listHits(ctx, run.source, after, HITS);
    if (hits.length === 0) return;
    const parties = new Map(
      (await findPartiesFor(ctx, run.source, [...new Set(hits.map(({ partyId }) => partyId))]))
        // Of no version before: who was searched for on all of this one has its matches with it already.
        .filter(({ listId, isScreened }) => isScreened && (run.fromListId !== null || listId !== run.toListId))
        .map((party) => [party.partyId, party]),
    );
    const due: HitOnList[] = [];
    for (const known of hits) {
      const party = parties.get(known.partyId);
      if (!party || known.state === "gone") continue;
      const changes = await changed.read();
      if (changes.fateOf(known.hit.entry.id) !== "same") due.push(lookAgainAt(run, { party, known, changes }));
    }
    await takeHitSteps(ctx, due);
    const last = hits.at(-1)!;
    after = { entryId: last.hit.entry.id, partyId: last.partyId };
  }
}

function lookAgainAt(
  { toListId: listId }: ListRun,
  { party, known, changes }: { party: SearchedParty; known: HitOfParty; changes: ChangedList },
): HitOnList {
  const { id } = known.hit.entry;
  const isRemoved = changes.fateOf(id) === "removed";
  const best = isRemoved
    ? null
    : subjectsOf(party)
        .map((subject) => changes.compare(subject, id))
        .filter((hit) => hit !== null && isMatchOf(party, hit))
        .reduce((a, b) => (a === null || b!.score > a.score ? b : a), null);
  return {
    partyId: party.partyId,
    hit: known.hit,
    known,
    stepFrom: (now) =>
      best !== null
        ? stepForMatch(party, best, { known: now, decided: null, listId })
        : now && stepForNoMatch(party, now, { isRemoved, listId, version: changes.version }),
  };
}

/**
 * Searches the parties after the one where the run stands.
 * @returns the run where time is up; null once all parties were searched for
 */
async function searchFrom(ctx: Ctx, run: ListRun, changed: LazyChanges, untilMs: number): Promise<ListRun | null> {
  let after = run.partyId;
  let found: FoundHit[] = [];
  for (;;) {
    const parties = await listPartiesFor(ctx, run.source, after, PAGE);
    // Who was not searched for on any list yet is searched for on all of this one in the end.
    const due = parties.filter(({ isScreened, listId }) => isScreened && listId !== run.toListId);
    if (due.length > 0) found.push(...search(due, await changed.read(), run.toListId));
    const isLast = parties.length < PAGE;
    const isCut = ctx.now().getTime() >= untilMs;
    if (found.length >= MATCHES_PER_BATCH || isLast || isCut) {
      await recordFound(ctx, found, new Map());
      found = [];
    }
    if (isLast) return null;
    after = parties.at(-1)!.partyId;
    if (isCut) return { ...run, partyId: after };
  }
}

function search(parties: readonly MonitoredParty[], changes: ChangedList, listId: string): FoundHit[] {
  return parties.flatMap((party) =>
    subjectsOf(party).flatMap((subject) =>
      changes
        .search(subject)
        .filter((hit) => isMatchOf(party, hit))
        .map((hit) => ({ party, subject, hit, listId })),
    ),
  );
}

/** Searches whole lists for those whom the run may have missed, then states that the version covers everybody. */
async function finish(
  ctx: Ctx,
  run: ListRun,
  { target, inForce }: { target: ListInForce; inForce: ListInForce },
  untilMs: number,
): Promise<RunOutcome> {
  if (!(await screenAllUnscreened(ctx, untilMs))) return unfinished(ctx, run, untilMs);
  const since = isoTime(new Date(Date.parse(run.beganAt) - CLOCKS_MS));
  const versions = [...new Set([run.toListId, inForce.listId])];
  for (;;) {
    const late = await listLate(ctx, run.source, since, versions, LATE);
    if (late.length === 0) break;
    const isSearched = await screenParties(ctx, late);
    if (!isSearched || ctx.now().getTime() >= untilMs) return unfinished(ctx, run, untilMs);
  }
  await commit(ctx.db, coverWrites(ctx, target, isoTime(ctx.now())));
  return "covered";
}

/** The run is kept at its end, so that it does not begin again. */
async function unfinished(ctx: Ctx, run: ListRun, untilMs: number): Promise<RunOutcome> {
  await commit(ctx.db, [saveRun(ctx, { ...run, partyId: END })]);
  return ctx.now().getTime() >= untilMs ? "cut" : "stuck";
}

/** After every id of a party. */
const END = "\u{10FFFF}";
