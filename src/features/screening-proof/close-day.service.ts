import { mergeSorted, layOutLeaves, sortHashes } from "../../domain/screening-proof/leaf-tree.rules.ts";
import {
  endOfDay,
  FIRST_PREVIOUS,
  nextDay,
  type ScreeningStatement,
  signedPart,
  type StatedList,
  STATEMENT_FORMAT,
  statementHash,
  startOfDay,
} from "../../domain/screening-proof/statement.rules.ts";
import { compareText } from "../../platform/compare-text.ts";
import type { Ctx } from "../../platform/context.ts";
import { countHashes } from "../../platform/merkle.rules.ts";
import { signJsonSync } from "../../platform/signing-keys.ts";
import { anchorCasesUpTo } from "../audit-chains/anchor.service.ts";
import { findExported } from "./export.service.ts";
import { deleteParts, hasLeaves, putLeaves, putPart, readParts } from "./leaf-files.ts";
import { leafOfParty, type PartyLeaf } from "./party-leaf.ts";
import { findListVersions, listWatchedAt, type PartyDay, readCoverage } from "./party-days.store.ts";
import { type DayProgress, findLastStatement, saveProgress, saveStatement } from "./statements.store.ts";

/** Parties in one query, and leaves in one part: as many as a run that died may have to repeat. */
const SIZES = { partiesAQuery: 2_000, leavesAPart: 40_000 } as const;
export type Sizes = Readonly<Record<keyof typeof SIZES, number>>;

/** What a statement says beside its leaves. It is settled with the first part, so that a later run repeats it. */
interface Progress {
  readonly audit_anchor: ScreeningStatement["audit_anchor"];
  readonly covered: readonly StatedList[];
  readonly counts: Counts;
  /** Ids of the versions that single searches stand on, by source. */
  readonly searched: Readonly<Record<string, readonly string[]>>;
}

interface Counts {
  readonly not_screened: number;
  readonly added: number;
  readonly outcome_changed: number;
}

/**
 * Makes the statement of the day that is due for the caller's tenant, or the next part of it. A run that dies leaves what
 * it stored; the next one goes on from there.
 * @returns `stuck` when what was exported for the day is not what this service made
 */
export async function closeDay(ctx: Ctx, was: DayProgress, sizes: Sizes = SIZES): Promise<"closed" | "part" | "stuck"> {
  const day = was.nextDay;
  const before = await findLastStatement(ctx);
  const exported = await findExported(ctx, { number: (before?.number ?? 0) + 1, day, before });
  if (exported === "not ours") return "stuck";
  // The database was set back to before the statement: the one that was exported stands.
  if (exported && (await hasLeaves(ctx, exported))) {
    await saveStatement(ctx, exported, was, nextDay(day));
    return "closed";
  }
  const slice = await readSlice(ctx, was, await openProgress(ctx, was), sizes);
  if (slice.last !== null) {
    await putPart(ctx, day, was.parts, slice.leaves);
    await saveProgress(ctx, was, { afterParty: slice.last, progress: JSON.stringify(slice.progress) });
    return "part";
  }
  const leaves = mergeSorted([...(await readParts(ctx, day, was.parts)), slice.leaves]);
  const { root, bytes } = layOutLeaves(leaves);
  const statement = await makeStatement(ctx, day, before, slice.progress, {
    root: Buffer.from(root).toString("hex"),
    parties: countHashes(leaves),
  });
  await putLeaves(ctx, statement, bytes);
  await saveStatement(ctx, statement, was, nextDay(day));
  await deleteParts(ctx, day, was.parts);
  return "closed";
}

async function openProgress(ctx: Ctx, { nextDay: day, progress }: DayProgress): Promise<Progress> {
  if (progress !== null) return JSON.parse(progress) as Progress;
  const counts = { not_screened: 0, added: 0, outcome_changed: 0 };
  const audit_anchor = await anchorCasesUpTo(ctx, day);
  return { audit_anchor, covered: await readCoverage(ctx, endOfDay(day)), counts, searched: {} };
}

interface Slice {
  readonly leaves: Uint8Array;
  /** The last party in it; null if there are no more parties after it. */
  readonly last: string | null;
  readonly progress: Progress;
}

async function readSlice(
  ctx: Ctx,
  { nextDay: day, afterParty }: DayProgress,
  begun: Progress,
  { partiesAQuery, leavesAPart }: Sizes,
): Promise<Slice> {
  const [from, until] = [startOfDay(day), endOfDay(day)];
  const { not_screened, added, outcome_changed } = begun.counts;
  const counts = { not_screened, added, outcome_changed };
  const searched = new Map(Object.entries(begun.searched).map(([source, ids]) => [source, new Set(ids)]));
  const leaves: Uint8Array[] = [];
  let last: string | null = afterParty;
  while (last !== null && leaves.length < leavesAPart) {
    const rows: PartyDay[] = await listWatchedAt(ctx, from, until, last, partiesAQuery);
    for (const row of rows) {
      const leaf = leafOfParty(row, day, begun.covered, row.isSearched === 1);
      leaves.push(leaf.leaf);
      if (leaf.outcome.status === "not_screened") counts.not_screened++;
      if (row.addedAt >= from) counts.added++;
      else if (hasChanged(row, from)) counts.outcome_changed++;
      collectLists(searched, leaf);
    }
    last = rows.length < partiesAQuery ? null : rows.at(-1)!.partyId;
  }
  const ids = Object.fromEntries([...searched].map(([source, of]) => [source, [...of].toSorted(compareText)]));
  return { leaves: sortHashes(leaves), last, progress: { ...begun, counts, searched: ids } };
}

const hasChanged = ({ outcomeAt, outcome, outcomeBefore }: PartyDay, from: string): boolean =>
  outcomeAt !== null && outcomeAt >= from && outcome !== outcomeBefore;

function collectLists(searched: Map<string, Set<string>>, { outcome }: PartyLeaf): void {
  if (outcome.status === "not_screened") return;
  for (const [source, id] of Object.entries(outcome.lists)) {
    const ids = searched.get(source) ?? new Set();
    searched.set(source, ids.add(id));
  }
}

async function makeStatement(
  ctx: Ctx,
  day: string,
  before: ScreeningStatement | null,
  { audit_anchor, covered, counts, searched }: Progress,
  { root, parties }: Pick<ScreeningStatement, "root" | "parties">,
): Promise<ScreeningStatement> {
  const earlier = before?.parties ?? 0;
  // A party that was removed and came back counts as added, though its row is older.
  const added = Math.max(counts.added, parties - earlier);
  const body = {
    format: STATEMENT_FORMAT,
    tenant: ctx.actor.tenantId,
    number: (before?.number ?? 0) + 1,
    day,
    as_of: endOfDay(day),
    lists: [...covered, ...(await listOthers(ctx, covered, searched))],
    parties,
    not_screened: counts.not_screened,
    root,
    changes: { added, removed: earlier + added - parties, outcome_changed: counts.outcome_changed },
    audit_anchor,
    previous: before?.hash ?? FIRST_PREVIOUS,
  } as const;
  const hashed = { ...body, hash: statementHash(body) };
  return { ...hashed, signature: signJsonSync(ctx.settings, signedPart(hashed)) };
}

/** The versions that only single parties were searched for on. */
async function listOthers(
  ctx: Ctx,
  covered: readonly StatedList[],
  searched: Progress["searched"],
): Promise<StatedList[]> {
  const known = new Set(covered.map(({ list_id }) => list_id));
  const others = Object.entries(searched).flatMap(([source, ids]) =>
    ids.filter((id) => !known.has(id)).map((list_id) => ({ source, list_id })),
  );
  const versions =
    others.length === 0
      ? []
      : await findListVersions(
          ctx,
          others.map(({ list_id }) => list_id),
        );
  const byId = new Map(versions.map((row) => [row.list_id, row]));
  return others
    .toSorted((a, b) => compareText(a.source, b.source) || compareText(a.list_id, b.list_id))
    .map(({ source, list_id }) => {
      const { version = null, sha256 = null, entries = null } = byId.get(list_id) ?? {};
      return { list_id, source, version, sha256, entries, covered_at: null };
    });
}
