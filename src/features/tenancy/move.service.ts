import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";
import { databaseNames, databaseOf, DEFAULT_BINDING } from "../../platform/tenant-databases.ts";
import { catchUp, COPY_START, copyPage, type CopyPlace, isCopied, type Route, unequalTables } from "./copy.service.ts";
import { deletePage } from "./copy.store.ts";
import {
  closeFor,
  closeForGood,
  type DirectoryRow,
  dropChanges,
  dropTriggers,
  findDirectoryRow,
  installTriggers,
  isClosed,
  letClear,
  listMoves,
  releaseLease,
  removeFence,
  saveDirectoryRow,
  takeLease,
} from "./move.store.ts";
import { TENANT_TABLES, TIES } from "./tenant-tables.rules.ts";

/** How long one request works on a move; the next request continues it. */
const WORK_MS = 10_000;
const LEASE_MS = 60_000;
/** How long the tenant's writes are refused at the end of a move. The refusal expires by itself. */
const CLOSED_MS = 20_000;
/** Changes that may be left when writes are first refused. */
const FEW_CHANGES = 100;
/**
 * Delay before rows and fence are deleted, so that no request still uses them: longer than the directory is cached
 * and than a statement may wait for the database.
 */
const SETTLE_MS = 60_000;
const CLEAR_PAGE = 200;

export interface MoveView {
  readonly tenant_id: string;
  readonly database: string;
  /** The next request continues `copying`, `clearing` and `aborting`. */
  readonly state: "settled" | "copying" | "clearing" | "aborting";
  readonly moving_to: string | null;
  readonly rows_copied: number | null;
  readonly table: string | null;
}

interface Progress {
  readonly place: CopyPlace;
  /** Time of the switch in epoch milliseconds. */
  readonly switchedAtMs?: number;
}

const progressOf = (row: DirectoryRow): Progress =>
  row.progress === null ? { place: COPY_START } : (JSON.parse(row.progress) as Progress);

export function viewMove(row: DirectoryRow): MoveView {
  const { place } = progressOf(row);
  const isCopying = row.move === "copying";
  return {
    tenant_id: row.tenant_id,
    database: row.binding,
    state: row.move ?? "settled",
    moving_to: isCopying ? row.other : null,
    rows_copied: isCopying ? place.rows : null,
    table: isCopying ? ([...TENANT_TABLES, TIES][place.table]?.name ?? null) : null,
  };
}

/** The database in which a tenant is. */
export async function readDirectory(ctx: Ctx, tenantId: string): Promise<DirectoryRow> {
  const row = await findDirectoryRow(ctx.env.DB, tenantId);
  return row ?? { tenant_id: tenantId, binding: DEFAULT_BINDING, move: null, other: null, progress: null };
}

/**
 * Starts a tenant's move, or continues the current one, for up to `WORK_MS`.
 * @throws DomainError `validation_failed` for a database that is not bound, `invalid_state` while another move runs.
 */
export async function moveTenant(ctx: Ctx, tenantId: string, to: string): Promise<MoveView> {
  if (!databaseNames(ctx.env).includes(to)) {
    const message = `No database is bound as ${to}. There are: ${databaseNames(ctx.env).join(", ")}.`;
    throw new DomainError("validation_failed", message, { errors: [{ path: "to", code: "custom", message }] });
  }
  const row = await readDirectory(ctx, tenantId);
  if (row.move === null && row.binding !== to) await begin(ctx, row, to);
  else if (row.move !== null && (row.move === "copying" ? row.other : row.binding) !== to) {
    throw new DomainError("invalid_state", `The tenant is being moved between ${row.binding} and ${row.other}.`);
  }
  return workOn(ctx, tenantId);
}

async function begin(ctx: Ctx, row: DirectoryRow, to: string): Promise<void> {
  const others = await listMoves(ctx.env.DB);
  if (others.length > 0) {
    throw new DomainError(
      "invalid_state",
      `The tenant ${others[0]!.tenant_id} is being moved. Finish or abort that first.`,
    );
  }
  const started: DirectoryRow = { ...row, move: "copying", other: to, progress: null };
  await saveDirectoryRow(ctx.env.DB, started, { was: null, now: isoTime(ctx.now()) });
}

/** Returns the tenant to its first database. Possible until the switch. */
export async function abortMove(ctx: Ctx, tenantId: string): Promise<MoveView> {
  const row = await readDirectory(ctx, tenantId);
  if (row.move === null || row.move === "clearing") {
    throw new DomainError(
      "invalid_state",
      "The tenant has no move that can be aborted: none is under way, or the switch has happened.",
    );
  }
  return workOn(ctx, tenantId, async () => {
    const now = await readDirectory(ctx, tenantId);
    if (now.move !== "copying") return;
    const aborting = { ...now, move: "aborting" } as const;
    await saveDirectoryRow(ctx.env.DB, aborting, { was: "copying", now: isoTime(ctx.now()) });
  });
}

/** Continues every unfinished move, so that a killed command leaves none half done. */
export async function continueMoves(ctx: Ctx): Promise<number> {
  if (databaseNames(ctx.env).length === 1) return 0;
  const moves = await listMoves(ctx.env.DB);
  for (const { tenant_id: tenantId } of moves) {
    await workOn(ctx, tenantId).catch((error: unknown) =>
      ctx.log.warn("move_not_continued", { moved_tenant: tenantId, class: errorClass(error) }),
    );
  }
  return moves.length;
}

/** Only the holder of the lease works on a move; others read its state. */
async function workOn(ctx: Ctx, tenantId: string, first?: () => Promise<void>): Promise<MoveView> {
  const lease = ctx.newId();
  const { DB } = ctx.env;
  if (await takeLease(DB, tenantId, lease, ctx.now().getTime(), LEASE_MS)) {
    try {
      await first?.();
      const until = ctx.now().getTime() + WORK_MS;
      while (ctx.now().getTime() < until && (await step(ctx, await readDirectory(ctx, tenantId), until)));
    } finally {
      await releaseLease(DB, tenantId, lease);
    }
  }
  return viewMove(await readDirectory(ctx, tenantId));
}

/** @returns whether more work can be done at once. */
async function step(ctx: Ctx, row: DirectoryRow, until: number): Promise<boolean> {
  if (row.move === "copying") return copyOn(ctx, row, until);
  if (row.move === "clearing") return clearOn(ctx, row, until);
  if (row.move === "aborting") return abortOn(ctx, row, until);
  return false;
}

const routeOf = (ctx: Ctx, row: DirectoryRow): Route => ({
  from: databaseOf(ctx.env, row.binding),
  to: databaseOf(ctx.env, row.other!),
  tenantId: row.tenant_id,
});

async function copyOn(ctx: Ctx, row: DirectoryRow, until: number): Promise<boolean> {
  const route = routeOf(ctx, row);
  const save = (place: CopyPlace) =>
    saveDirectoryRow(
      ctx.env.DB,
      { ...row, progress: JSON.stringify({ place }) },
      { was: "copying", now: isoTime(ctx.now()) },
    );
  if (row.progress === null) {
    // Rows left by an aborted move would count as the tenant's.
    if (await clear(ctx, route.to, row.tenant_id, until)) return true;
    await removeFence(route.from, row.tenant_id);
    await dropChanges(route.from, row.tenant_id, Number.MAX_SAFE_INTEGER);
    await installTriggers(route.from, row.tenant_id);
    await save(COPY_START);
    return true;
  }
  // Everything is copied and writes are refused: only the switch is left.
  if (await isClosed(route.from, row.tenant_id)) return switchOver(ctx, row);
  let { place } = progressOf(row);
  while (!isCopied(place)) {
    if (ctx.now().getTime() >= until) return true;
    const next = await copyPage(route, place);
    // Progress on an empty table is not saved: a killed move checks the table again.
    if (next.rows > place.rows || isCopied(next)) await save(next);
    place = next;
  }
  for (let changes = FEW_CHANGES; changes >= FEW_CHANGES;) {
    if (ctx.now().getTime() >= until) return true;
    changes = await catchUp(route);
  }
  return finishCopy(ctx, row, route);
}

/** Refuses writes, copies and counts the rest, and changes the directory. */
async function finishCopy(ctx: Ctx, row: DirectoryRow, route: Route): Promise<boolean> {
  await closeFor(route.from, row.tenant_id, CLOSED_MS);
  while ((await catchUp(route)) > 0);
  const unequal = await unequalTables(route);
  if (unequal.length > 0) {
    await removeFence(route.from, row.tenant_id);
    throw new DomainError(
      "invalid_state",
      `The copy differs in ${unequal.join(", ")}. Abort the move and start it again.`,
    );
  }
  // If this took longer than writes were refused, new changes may exist: try again.
  if (!(await closeForGood(route.from, row.tenant_id))) return true;
  return switchOver(ctx, row);
}

async function switchOver(ctx: Ctx, row: DirectoryRow): Promise<boolean> {
  const { binding, other, ...rest } = row;
  const progress: Progress = { place: progressOf(row).place, switchedAtMs: ctx.now().getTime() };
  const moved = {
    ...rest,
    binding: other!,
    other: binding,
    move: "clearing",
    progress: JSON.stringify(progress),
  } as const;
  await saveDirectoryRow(ctx.env.DB, moved, { was: "copying", now: isoTime(ctx.now()) });
  ctx.log.info("tenant_moved", { moved_tenant: row.tenant_id, from: binding, to: other! });
  return false;
}

async function clearOn(ctx: Ctx, row: DirectoryRow, until: number): Promise<boolean> {
  if (ctx.now().getTime() - (progressOf(row).switchedAtMs ?? 0) < SETTLE_MS) return false;
  const from = databaseOf(ctx.env, row.other!);
  await letClear(from, row.tenant_id);
  if (await clear(ctx, from, row.tenant_id, until)) return true;
  return settle(ctx, row, from);
}

async function abortOn(ctx: Ctx, row: DirectoryRow, until: number): Promise<boolean> {
  if (await clear(ctx, databaseOf(ctx.env, row.other!), row.tenant_id, until)) return true;
  return settle(ctx, row, databaseOf(ctx.env, row.binding));
}

async function settle(ctx: Ctx, row: DirectoryRow, left: D1Database): Promise<boolean> {
  await dropTriggers(left);
  await dropChanges(left, row.tenant_id, Number.MAX_SAFE_INTEGER);
  await removeFence(left, row.tenant_id);
  const settled = { ...row, move: null, other: null, progress: null };
  await saveDirectoryRow(ctx.env.DB, settled, { was: row.move, now: isoTime(ctx.now()) });
  return false;
}

/** Deletes the tenant's rows within a time limit, referenced tables last. @returns whether rows are left. */
async function clear(ctx: Ctx, db: D1Database, tenantId: string, until: number): Promise<boolean> {
  const removals = TENANT_TABLES.filter(({ name }) => name === "memory_vector_removals");
  const others = TENANT_TABLES.filter((table) => !removals.includes(table)).toReversed();
  for (const table of [TIES, ...others, ...removals]) {
    while ((await deletePage(db, table, tenantId, CLEAR_PAGE)) > 0) if (ctx.now().getTime() >= until) return true;
  }
  return false;
}
