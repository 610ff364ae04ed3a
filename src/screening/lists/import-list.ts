import { DAY_MS, HOUR_MS, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { purgePrefix } from "../../platform/files.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { buildSegments } from "../candidates/build-segment.ts";
import { encodeSegment } from "../candidates/segment.ts";
import type { ListSource, ListVersion } from "../types.ts";
import { MAX_NAMES } from "./limits.ts";
import type { ListEntry } from "../list-entry.ts";
import { isSampleEntry } from "./list-fault.ts";
import { ListEntrySchema } from "./list-entry.schema.ts";
import {
  deleteList,
  type ListRow,
  makeCurrent,
  readCurrentLists,
  readDeadLists,
  readStagedList,
  savePart,
  stageList,
} from "./lists.store.ts";
import { listPrefix, segmentKey } from "./load-lists.ts";

/** A list file as its sender found it, having read it to the end. */
export interface ListAnnouncement {
  readonly source: ListSource;
  /** Date the list states for itself. */
  readonly version: string;
  readonly sha256: string;
  readonly entries: number;
  readonly names: number;
  /** How many parts it will come in. */
  readonly parts: number;
  /** Accept a list less than half as long as the one in force. */
  readonly allowShrink: boolean;
}

export type ListImport =
  | { readonly status: "current"; readonly list: ListVersion }
  | { readonly status: "staged"; readonly listId: string; readonly received: readonly ReceivedPart[] };

export interface ReceivedPart {
  readonly part: number;
  readonly sha256: string;
}

/**
 * Begins the import of a file, goes on with one that was broken off, or says that this very file is in force.
 * @throws DomainError `validation_failed` for a list that shrank suspiciously, `payload_too_large` for one that
 *   would not fit.
 */
export async function beginListImport(ctx: Ctx, file: ListAnnouncement): Promise<ListImport> {
  await purgeDeadLists(ctx);
  const current = await readCurrentLists(ctx.db);
  const before = current.find(({ list }) => list.source === file.source)?.list;
  if (before?.sha256 === file.sha256) return { status: "current", list: toVersion(before) };
  if (before && file.entries * 2 < before.entries && !file.allowShrink) {
    const message = `The file has ${file.entries} entries, the list in force ${before.entries}: it may be cut off.`;
    throw new DomainError("validation_failed", message, { errors: [{ path: "entries", code: "shrunk", message }] });
  }
  const others = current.filter(({ list }) => list.source !== file.source);
  const names = others.reduce((sum, { list }) => sum + list.names, file.names);
  if (names > MAX_NAMES) {
    throw new DomainError("payload_too_large", `All lists together may hold ${MAX_NAMES} names; this makes ${names}.`);
  }
  const { allowShrink: _, ...rest } = file;
  const begun = { listId: ctx.newId(), begunAtMs: ctx.now().getTime(), loadedAtMs: null, supersededAtMs: null };
  const staged = await stageList(ctx.db, { ...rest, ...begun });
  const { parts } = (await readStagedList(ctx.db, staged.listId))!;
  return { status: "staged", listId: staged.listId, received: parts.map(({ part, sha256 }) => ({ part, sha256 })) };
}

/**
 * Stores a part: its entries as JSON lines are checked, indexed, and written before they are noted.
 * @throws DomainError `not_found`, `validation_failed`.
 */
export async function putListPart(ctx: Ctx, listId: string, part: number, bytes: Uint8Array): Promise<ReceivedPart> {
  const staged = await readStagedList(ctx.db, listId);
  if (!staged) throw notFound("The import");
  if (part >= staged.list.parts)
    throw new DomainError("validation_failed", `The import has ${staged.list.parts} parts.`);
  const entries = parseEntries(bytes);
  const sampleEntries = entries.filter(isSampleEntry).length;
  if (sampleEntries > 0 && ctx.settings.ENVIRONMENT === "production") {
    throw new DomainError("validation_failed", `The part holds ${sampleEntries} sample entries of the demonstration.`);
  }
  const sha256 = sha256Hex(bytes);
  const segments = buildSegments(entries).map(encodeSegment);
  await Promise.all(
    segments.map((segment, index) => {
      const key = segmentKey(listId, { part, sha256 }, index);
      return ctx.env.FILES.put(key, segment, { sha256: sha256Hex(segment) });
    }),
  );
  const names = entries.reduce((sum, entry) => sum + entry.names.length, 0);
  const counts = { entries: entries.length, names, segments: segments.length, sampleEntries };
  await savePart(ctx.db, { listId, part, sha256, ...counts });
  return { part, sha256 };
}

/**
 * Puts a list in force once all of it is there; the one before it serves until that instant.
 * @throws DomainError `not_found`, `invalid_state` while parts are missing.
 */
export async function commitListImport(ctx: Ctx, listId: string): Promise<ListVersion> {
  const staged = await readStagedList(ctx.db, listId);
  if (!staged) throw notFound("The import");
  const now = ctx.now();
  if (!(await makeCurrent(ctx.db, staged.list, now.getTime()))) {
    const { parts, entries, names } = staged.list;
    const message = `Not all ${parts} parts with ${entries} entries and ${names} names have arrived.`;
    throw new DomainError("invalid_state", message);
  }
  ctx.log.info("list_loaded", { source: staged.list.source, entries: staged.list.entries, sha256: staged.list.sha256 });
  return toVersion({ ...staged.list, loadedAtMs: now.getTime() });
}

/** The lists in force. */
export async function readListVersions(ctx: Ctx): Promise<ListVersion[]> {
  return (await readCurrentLists(ctx.db)).map(({ list }) => toVersion(list));
}

const toVersion = ({ source, version, sha256, entries, loadedAtMs }: ListRow): ListVersion => ({
  source,
  version,
  sha256,
  entries,
  loadedAt: isoTime(new Date(loadedAtMs!)),
});

function parseEntries(bytes: Uint8Array): ListEntry[] {
  const lines = new TextDecoder().decode(bytes).split("\n").filter(Boolean);
  if (lines.length === 0) throw new DomainError("validation_failed", "The part holds no entry.");
  return lines.map((line, index) => {
    const parsed = ListEntrySchema.safeParse(parseJson(line));
    if (parsed.success) return parsed.data;
    throw new DomainError("validation_failed", `Line ${index + 1} is no list entry.`, {
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

/** A search that began before a list was replaced may still read it: it is kept for another hour. */
async function purgeDeadLists(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime();
  for (const listId of await readDeadLists(ctx.db, { superseded: now - HOUR_MS, begun: now - DAY_MS })) {
    await purgePrefix(ctx, listPrefix(listId));
    await deleteList(ctx.db, listId);
  }
}
