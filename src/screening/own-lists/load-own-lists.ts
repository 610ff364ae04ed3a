import type { Ctx } from "../../platform/context.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { buildSegments } from "../candidates/build-segment.ts";
import { encodeSegment, type Segment } from "../candidates/segment.ts";
import type { ListVersion, OwnListSeverity } from "../../domain/hits/screening.model.ts";
import { unlessReport } from "../../domain/sar/report-words.rules.ts";
import type { ListEntry } from "../list-entry.ts";
import { loadGroup } from "../lists/load-lists.ts";
import { listOwnLists, type OwnListRow } from "./own-lists.store.ts";

/** Everything of one tenant's lists is below a prefix of its own, so that no key, nor what is held by it, is another's. */
const prefixOf = ({
  tenantId,
  listId,
  version,
  sha256,
}: Pick<OwnListRow, "tenantId" | "listId" | "version" | "sha256">) =>
  `own-lists/${sha256Hex(tenantId)}/${listId}/${version}-${sha256.slice(0, 16)}/`;

const segmentKeys = (row: OwnListRow): string[] =>
  Array.from({ length: row.segments }, (_, at) => `${prefixOf(row)}${at}`);

export interface OwnListInForce {
  readonly listId: string;
  readonly version: ListVersion & { readonly severity: OwnListSeverity };
  readonly segments: readonly Segment[];
}

/** @throws Error if they cannot be read; no subject may be cleared then */
export async function loadOwnLists(ctx: Ctx): Promise<OwnListInForce[]> {
  const { tenantId } = ctx.actor;
  const rows = tenantId === "" ? [] : await listOwnLists(ctx);
  if (rows.length === 0) return [];
  const group = {
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    lists: rows.map((row) => ({ listId: row.listId, keys: segmentKeys(row), countsKey: null })),
  };
  const segments = await loadGroup(ctx, group, `own ${sha256Hex(tenantId)}`);
  return rows.map((row, at) => ({ listId: ownListId(row), version: versionOf(row), segments: segments[at]! }));
}

export const ownListId = ({ listId, version }: OwnListRow): string => `${listId}-${version}`;

export const versionOf = ({ listId, name, version, sha256, entries, updatedAt, severity }: OwnListRow) => ({
  source: `own:${listId}` as const,
  version: String(version),
  sha256,
  entries,
  loadedAt: updatedAt,
  confirmedAt: updatedAt,
  severity,
  name: unlessReport(name),
});

/** Writes the entries of a version and their index. @returns how the version's row counts them */
export async function writeOwnList(ctx: Ctx, listId: string, version: number, entries: readonly ListEntry[]) {
  const text = JSON.stringify(entries);
  const sha256 = sha256Hex(text);
  const prefix = prefixOf({ tenantId: ctx.actor.tenantId, listId, version, sha256 });
  const segments = buildSegments(entries).map(encodeSegment);
  await Promise.all([
    ctx.env.FILES.put(`${prefix}entries.json`, text),
    ...segments.map((segment, at) => ctx.env.FILES.put(`${prefix}${at}`, segment)),
  ]);
  return {
    entries: entries.length,
    segments: segments.length,
    bytes: segments.reduce((sum, { byteLength }) => sum + byteLength, 0),
    sha256,
  };
}

/** @throws Error if they cannot be read */
export async function readOwnEntries(ctx: Ctx, row: OwnListRow): Promise<ListEntry[]> {
  const object = await ctx.env.FILES.get(`${prefixOf(row)}entries.json`);
  if (!object) throw new Error("the entries of a list are missing");
  return object.json<ListEntry[]>();
}

/** Deletes the objects of a version that is no longer in force. */
export const removeOwnVersion = (ctx: Ctx, row: OwnListRow): Promise<void> =>
  ctx.env.FILES.delete([`${prefixOf(row)}entries.json`, ...segmentKeys(row)]);
