import type { z } from "@hono/zod-openapi";
import { namesReport } from "../../domain/sar/report-words.rules.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { DomainError, invalidField, notFound } from "../../platform/errors.ts";
import {
  findOwnList,
  listOwnLists,
  OWN_LISTS_MAX,
  type OwnListRow,
  readOwnEntries,
  removeOwnVersion,
  saveOwnList,
  searchAgain,
  writeOwnList,
} from "../../screening/index.ts";
import { wakeMonitor } from "../monitoring/monitor.client.ts";
import { OWN_ENTRIES_MAX, type OwnEntry, readOwnCsv, toListEntry, toOwnEntry } from "./own-list-entries.rules.ts";
import type { OwnListBody } from "./own-lists.schemas.ts";
import type { OwnListView } from "./own-lists.responses.ts";

const MAY_TELL = "may_tell_of_report";

/** A search that is under way when a list changes ends within this time. */
const SEARCH_AGAIN_MS = 60_000;

type Body = z.output<typeof OwnListBody>;
type View = z.input<typeof OwnListView>;

export async function readOwnLists(ctx: Ctx): Promise<View[]> {
  return (await listOwnLists(ctx)).map(toView);
}

/** @throws DomainError `not_found`. */
export async function requireOwnList(ctx: Ctx, listId: string): Promise<OwnListRow> {
  const row = await findOwnList(ctx, listId);
  if (!row) throw notFound("The list");
  return row;
}

/** A list with its entries. */
export const readOwnList = async (ctx: Ctx, row: OwnListRow) => ({
  ...toView(row),
  items: (await readOwnEntries(ctx, row)).map(toOwnEntry).map((entry) => ({
    ...entry,
    aliases: [...entry.aliases],
    countries: [...entry.countries],
    identifiers: [...entry.identifiers],
  })),
});

/** Adds a list. @throws DomainError `validation_failed`, `invalid_state` where the tenant has too many. */
export async function createOwnList(ctx: Ctx, body: Body): Promise<View> {
  const listId = ctx.newId();
  // A repetition whose first answer was lost.
  const known = await findOwnList(ctx, listId);
  if (known) return toView(known);
  if ((await listOwnLists(ctx)).length >= OWN_LISTS_MAX) {
    throw new DomainError("invalid_state", `A tenant can have ${OWN_LISTS_MAX} lists of its own.`);
  }
  return saveVersion(ctx, listId, 1, body);
}

/** Replaces the entries, the name and the severity of a list by a new version. @throws DomainError `validation_failed`. */
export async function replaceOwnList(ctx: Ctx, before: OwnListRow, body: Body): Promise<View> {
  const view = await saveVersion(ctx, before.listId, before.version + 1, body);
  await removeOwnVersion(ctx, before);
  return view;
}

/** Deletes a list. Matches with it end. */
export async function deleteOwnList(ctx: Ctx, row: OwnListRow) {
  const at = isoTime(ctx.now());
  const deleted = { ...row, version: row.version + 1, entries: 0, updatedAt: at, updatedBy: ctx.actor.id };
  await commit(ctx.db, [
    saveOwnList(ctx, { ...deleted, name: "", deletedAt: at, searchAgainAt: againAt(ctx) }),
    ...searchAgain(ctx, row.listId, []),
  ]);
  await removeOwnVersion(ctx, row);
  await wakeMonitor(ctx);
  return { status: "deleted", list_id: row.listId } as const;
}

async function saveVersion(ctx: Ctx, listId: string, version: number, body: Body): Promise<View> {
  const entries = [
    ...new Map(
      entriesOf(body)
        .map(toListEntry)
        .map((entry) => [entry.id, entry]),
    ).values(),
  ];
  const { name, severity } = body;
  const telling = entries.find(({ programmes }) => programmes.some(namesReport));
  if (telling !== undefined || namesReport(name)) {
    const [path, which] = telling ? ["entries", `The reason of "${telling.names[0]!.name}"`] : ["name", "The name"];
    throw invalidField(path, MAY_TELL, `${which} names a report on suspicion: every officer reads it in their cases.`);
  }
  const written = await writeOwnList(ctx, listId, version, entries);
  const row = {
    listId,
    name,
    severity,
    version,
    ...written,
    updatedAt: isoTime(ctx.now()),
    updatedBy: ctx.actor.id,
    deletedAt: null,
    searchAgainAt: againAt(ctx),
  };
  const ids = entries.map(({ id }) => id);
  // The row names the objects of its version, which are whole by now: a search uses one version or the other.
  await commit(ctx.db, [saveOwnList(ctx, row), ...searchAgain(ctx, listId, ids)]);
  await wakeMonitor(ctx);
  const saved = await requireOwnList(ctx, listId);
  if (saved.sha256 === row.sha256) return toView(saved);
  await removeOwnVersion(ctx, { ...row, tenantId: ctx.actor.tenantId });
  throw new DomainError("invalid_state", "The list has changed meanwhile. Read it again, then repeat the change.");
}

const againAt = (ctx: Ctx): string => isoTime(new Date(ctx.now().getTime() + SEARCH_AGAIN_MS));

function entriesOf({ entries, csv }: Body): readonly OwnEntry[] {
  if ((entries === undefined) === (csv === undefined))
    throw invalidField("entries", "invalid", "Give either entries or csv.");
  if (csv === undefined) return entries!;
  const read = readOwnCsv(csv);
  if ("faults" in read) {
    const errors = read.faults.slice(0, 100).map(({ line, message }) => {
      return { path: "csv", code: "invalid", message: `line ${line}: ${message}` };
    });
    throw new DomainError("validation_failed", "The file is not valid.", { errors });
  }
  if (read.entries.length > OWN_ENTRIES_MAX)
    throw invalidField("csv", "invalid", `A list can have ${OWN_ENTRIES_MAX} entries.`);
  return read.entries;
}

const toView = (row: OwnListRow): View => ({
  list_id: row.listId,
  name: row.name,
  severity: row.severity,
  version: row.version,
  entries: row.entries,
  sha256: row.sha256,
  updated_at: row.updatedAt,
  updated_by: row.updatedBy,
});
