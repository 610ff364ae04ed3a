import { DAY_MS } from "../../platform/clock.ts";
import { canonicalHash } from "../../platform/canonical-json.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { purgePrefix } from "../../platform/files.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { buildSegments } from "../candidates/build-segment.ts";
import { encodeSegment } from "../candidates/segment.ts";
import { WordCounts } from "../candidates/weigh-words.ts";
import type { ListEntry } from "../list-entry.ts";
import type { SharedSource } from "../../domain/hits/screening.model.ts";
import { compareLists, type ListParts } from "./compare-lists.ts";
import { MAX_NAMES } from "./limits.ts";
import { isSampleEntry } from "./list-fault.ts";
import { ListEntrySchema } from "./list-entry.schema.ts";
import { writeIndex } from "./list-index.ts";
import {
  activateList,
  type CurrentList,
  deleteList,
  isCurrent,
  mayActivate,
  readCurrentLists,
  readExpiredLists,
  readStagedList,
  savePart,
  sealList,
  stageList,
  touchList,
} from "./lists.store.ts";
import { countsKey, indexKey, listPrefix, readSegment, segmentKey, segmentKeys } from "./load-lists.ts";

/** A list file, as announced by its sender after reading it completely. */
export interface ListAnnouncement {
  readonly source: SharedSource;
  /** The list's own date. */
  readonly version: string;
  /** SHA-256 of the file, as stated by its sender. */
  readonly sha256: string;
  readonly entries: number;
  readonly names: number;
  /** Number of parts to follow. */
  readonly parts: number;
}

export interface ReceivedPart {
  readonly part: number;
  readonly sha256: string;
}

export interface StagedList {
  readonly listId: string;
  readonly begunAt: Date;
  readonly received: readonly ReceivedPart[];
}

/**
 * Starts an operator's import of a file, or continues an interrupted one.
 * @throws DomainError `payload_too_large` if all lists together would have too many names
 */
export async function beginListImport(ctx: Ctx, file: ListAnnouncement): Promise<StagedList> {
  await purgeExpiredLists(ctx);
  checkSize(await readCurrentLists(ctx.shared), file);
  const { sha256: statedSha256, ...rest } = file;
  const staged = await stageList(ctx.shared, {
    ...rest,
    // Imports are separate by operator, so that nobody can complete another's import and then confirm it as a second
    // person.
    sha256: canonicalHash({ ...file, operator: ctx.actor.id }),
    statedSha256,
    listId: ctx.newId(),
    begunAtMs: ctx.now().getTime(),
    loadedAtMs: null,
    supersededAtMs: null,
    checkedAtMs: null,
    sealedAtMs: null,
  });
  const { parts } = (await readStagedList(ctx.shared, staged.listId))!;
  return {
    listId: staged.listId,
    begunAt: new Date(staged.begunAtMs),
    received: parts.map(({ part, sha256 }) => ({ part, sha256 })),
  };
}

function checkSize(current: readonly CurrentList[], { source, names }: { source: SharedSource; names: number }): void {
  const others = current.filter(({ list }) => list.source !== source);
  const all = others.reduce((sum, { list }) => sum + list.names, names);
  if (all <= MAX_NAMES) return;
  throw new DomainError(
    "payload_too_large",
    `All lists together can have at most ${MAX_NAMES} names; with this list they would have ${all}.`,
  );
}

/**
 * Stores a part of entries as JSON lines. The entries are validated, indexed and written before the part is recorded.
 * @throws DomainError `not_found`, `validation_failed`, `invalid_state` after the list was compared
 */
export async function putListPart(ctx: Ctx, listId: string, part: number, body: Uint8Array): Promise<ReceivedPart> {
  const staged = await readStagedList(ctx.shared, listId);
  if (!staged) throw notFound("The import");
  const { parts, sealedAtMs } = staged.list;
  if (part >= parts) throw new DomainError("validation_failed", `The import has ${parts} parts.`);
  const sha256 = sha256Hex(body);
  if (staged.parts.some((known) => known.part === part && known.sha256 === sha256)) return { part, sha256 };
  if (sealedAtMs !== null) throw sealed();
  const entries = parseEntries(body);
  const sampleEntries = entries.filter(isSampleEntry).length;
  if (sampleEntries > 0 && ctx.settings.ENVIRONMENT === "production") {
    throw new DomainError("validation_failed", `The part contains ${sampleEntries} sample entries.`);
  }
  const pepEntries = entries.filter(({ topics }) => topics.includes("pep")).length;
  const segments = buildSegments(entries).map(encodeSegment);
  const bytes = segments.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const key = { part, sha256 };
  await Promise.all([
    ...segments.map((segment, index) =>
      ctx.env.FILES.put(segmentKey(listId, key, index), segment, { sha256: sha256Hex(segment) }),
    ),
    ctx.env.FILES.put(indexKey(listId, key), writeIndex(entries)),
  ]);
  const names = entries.reduce((sum, entry) => sum + entry.names.length, 0);
  const counts = { entries: entries.length, names, segments: segments.length, bytes, sampleEntries, pepEntries };
  if (!(await savePart(ctx.shared, { listId, part, sha256, ...counts }))) throw sealed();
  return { part, sha256 };
}

const sealed = () =>
  new DomainError(
    "invalid_state",
    "The import has been compared and accepts no more parts. Discard it to start again.",
  );

/**
 * Compares a staged list with the active one and seals it against further parts.
 * @throws DomainError `not_found`, `invalid_state` while parts are missing
 */
export async function compareStagedList(ctx: Ctx, listId: string) {
  const staged = await readStagedList(ctx.shared, listId);
  if (!staged) throw notFound("The import");
  if (!(await sealList(ctx.shared, staged.list, ctx.now().getTime()))) {
    const { parts, entries, names } = staged.list;
    const message = `The import is incomplete: it requires ${parts} parts with ${entries} entries and ${names} names.`;
    throw new DomainError("invalid_state", message);
  }
  const { list, parts } = (await readStagedList(ctx.shared, listId))!;
  const current = await readCurrentLists(ctx.shared);
  checkSize(current, list);
  const before = current.find((other) => other.list.source === list.source) ?? null;
  const contentSha256 = contentHash(parts);
  await writeWordCounts(ctx, listId, parts);
  const entries = await compareLists(ctx, before && { ...before.list, parts: before.parts }, { ...list, parts });
  const difference = { ...entries, names_in_force: before?.list.names ?? 0, names_after: list.names };
  const isSame = before?.list.sha256 === contentSha256 && before.list.version === list.version;
  return { contentSha256, before: before?.list ?? null, difference, isCurrent: isSame };
}

/** The word counts of a sealed list, by which each of its segments weighs words when it is read. */
async function writeWordCounts(ctx: Ctx, listId: string, parts: ListParts["parts"]): Promise<void> {
  const key = countsKey(listId);
  if (parts.length === 1 || (await ctx.env.FILES.head(key)) !== null) return;
  const counts = new WordCounts();
  for (const part of parts) {
    for (const segment of segmentKeys(listId, part)) counts.add(await readSegment(ctx, segment));
  }
  await ctx.env.FILES.put(key, counts.encode());
}

/** Stable, because the same file is always split into the same parts. */
const contentHash = (parts: readonly ReceivedPart[]): string =>
  sha256Hex(parts.map(({ part, sha256 }) => `${part} ${sha256}\n`).join(""));

/**
 * The condition and the writes that activate a compared list, for one batch with its audit entry.
 * @throws DomainError `not_found`
 */
export async function activationOfList(ctx: Ctx, listId: string, compared: { baseId: string; sha256: string }) {
  const staged = await readStagedList(ctx.shared, listId);
  if (!staged) throw notFound("The import");
  checkSize(await readCurrentLists(ctx.shared), staged.list);
  const writes = activateList(ctx.shared, staged.list, { sha256: compared.sha256, nowMs: ctx.now().getTime() });
  return { condition: mayActivate(staged.list, compared.baseId), writes };
}

/** The condition and the write that confirm the active list as current. @throws DomainError `not_found` */
export async function touchOfList(ctx: Ctx, source: string) {
  const current = (await readCurrentLists(ctx.shared)).find(({ list }) => list.source === source);
  if (!current) throw notFound("The list");
  return { condition: isCurrent(current.list), writes: [touchList(ctx.shared, current.list, ctx.now().getTime())] };
}

/** Deletes a staged list. */
export async function discardStagedList(ctx: Ctx, listId: string): Promise<void> {
  if (!(await readStagedList(ctx.shared, listId))) return;
  await purgePrefix(ctx, listPrefix(listId));
  await deleteList(ctx.shared, listId);
}

function parseEntries(bytes: Uint8Array): ListEntry[] {
  const lines = new TextDecoder().decode(bytes).split("\n").filter(Boolean);
  if (lines.length === 0) throw new DomainError("validation_failed", "The part contains no entries.");
  return lines.map((line, index) => {
    const parsed = ListEntrySchema.safeParse(parseJson(line));
    if (parsed.success) return parsed.data;
    throw new DomainError("validation_failed", `Line ${index + 1} is not a valid list entry.`, {
      errors: parsed.error.issues.map(({ path, code, message }) => ({ path: path.join("."), code, message })),
    });
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Replaced lists are retained for a week, so that a restored database still finds their entries. */
const SUPERSEDED_MS = 7 * DAY_MS;

async function purgeExpiredLists(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime();
  for (const listId of await readExpiredLists(ctx.shared, { superseded: now - SUPERSEDED_MS, begun: now - DAY_MS })) {
    await purgePrefix(ctx, listPrefix(listId));
    await deleteList(ctx.shared, listId);
  }
}
