import { canonicalJson } from "../../platform/canonical-json.ts";
import { addDays, isoTime } from "../../platform/clock.ts";
import { type Ctx, deriveCtx, systemActor } from "../../platform/context.ts";
import { openDb } from "../../platform/db.ts";
import { notFound } from "../../platform/errors.ts";
import { signJsonSync, verifyOwnJson } from "../../platform/signing-keys.ts";
import { databaseNames, databaseOf, homeOf } from "../../platform/tenant-databases.ts";
import {
  type Anchor,
  ANCHOR_FORMAT,
  anchorHash,
  anchorKey,
  type AnchorPlace,
  type AnchorScope,
  anchorStatement,
  findAnchorFault,
  FIRST_PREVIOUS,
} from "./anchor.rules.ts";
import { anchorBucket, writeOnce } from "./anchor-bucket.ts";
import { recordBeginning } from "./beginning.service.ts";
import { markUnstamped, readStampFile, stampAnchors } from "./time-stamp.service.ts";
import { dequeue, findDueTenant, listUnanchored } from "./heads.store.ts";

/** The most anchors in one run, and heads in one anchor; the next run continues. */
const ANCHORS_A_RUN = 10;
const HEADS_AN_ANCHOR = 1_000;

/** Exports what changed before today, for every tenant in each database. @returns the number of anchors. */
export async function anchorDaily(ctx: Ctx): Promise<number> {
  const yesterday = isoTime(addDays(ctx.now(), -1)).slice(0, 10);
  await recordBeginning(ctx);
  let made = 0;
  for (const name of databaseNames(ctx.env)) made += await anchorUpTo(ctx, name, yesterday);
  return made;
}

/**
 * Exports what changed so far in one scope of the caller's tenant. Only that scope: the time it takes must not
 * reveal whether a report to the FIU exists.
 */
export async function anchorNow(ctx: Ctx, scope: AnchorScope): Promise<{ status: "anchored" }> {
  const today = isoTime(ctx.now()).slice(0, 10);
  for (let turn = 0; turn < ANCHORS_A_RUN; turn++) {
    if ((await makeAnchor(ctx, scope, today)) !== "made") break;
  }
  await stampAnchors(ctx, { tenant: ctx.actor.tenantId, scope });
  return { status: "anchored" };
}

async function anchorUpTo(ctx: Ctx, database: string, day: string): Promise<number> {
  const here = { ...ctx, db: openDb(databaseOf(ctx.env, database), ctx.meter) };
  // A tenant whose last anchor is not genuine must not block the others.
  const stuck: string[] = [];
  let made = 0;
  for (let turn = 0; turn < ANCHORS_A_RUN; turn++) {
    const due = await findDueTenant(here, day, stuck);
    if (!due) return made;
    // A moved tenant leaves a copy of its heads here; its own database has the heads to export.
    const isHome = (await homeOf(ctx.env, due.tenant, ctx.meter, true)) === database;
    const ofTenant = deriveCtx(ctx, { actor: systemActor(due.tenant) });
    const outcome = isHome ? await makeAnchor(ofTenant, due.scope, day) : "stuck";
    if (outcome === "made") made++;
    if (outcome === "stuck") stuck.push(due.tenant);
  }
  return made;
}

/**
 * Writes the next anchor, then dequeues its heads. After an interruption the run is repeated: heads that the last
 * anchor contains are only dequeued. Of two concurrent runs, one writes each number.
 * @returns `stuck` when another run was faster, or the last anchor is not genuine.
 */
async function makeAnchor(ctx: Ctx, scope: AnchorScope, day: string): Promise<"made" | "nothing" | "stuck"> {
  const last = await findLastAnchor(ctx, scope);
  if (last && !isOurs(ctx, last)) {
    ctx.log.error("chain_broken", {
      chain: "anchors",
      fault: `anchor ${last.number} is not one that this service made`,
    });
    return "stuck";
  }
  if (last) await dequeue(ctx, last.heads);
  const heads = await listUnanchored(ctx, scope, day, HEADS_AN_ANCHOR);
  if (heads.length === 0) return "nothing";
  const { tenantId: tenant } = ctx.actor;
  const number = (last?.number ?? 0) + 1;
  const made_at = isoTime(ctx.now());
  const previous = last?.hash ?? FIRST_PREVIOUS;
  const body = { format: ANCHOR_FORMAT, tenant, scope, number, made_at, heads, previous } as const;
  const hashed = { ...body, hash: anchorHash(body) } as const;
  const anchor: Anchor = { ...hashed, signature: signJsonSync(ctx.settings, anchorStatement(hashed)) };
  const place = { tenant, scope, number };
  await markUnstamped(ctx, place);
  if (!(await writeOnce(anchorBucket(ctx), anchorKey(place), canonicalJson(anchor), "application/json")))
    return "stuck";
  await dequeue(ctx, heads);
  ctx.log.info("heads_anchored", { scope, number, heads: heads.length });
  return "made";
}

/**
 * The last anchor of the tenant's cases, after what changed up to a day was exported; null before the first. Where it
 * cannot be exported, the last one that was.
 */
export async function anchorCasesUpTo(ctx: Ctx, day: string): Promise<Pick<Anchor, "number" | "hash"> | null> {
  await recordBeginning(ctx);
  for (let turn = 0; turn < ANCHORS_A_RUN; turn++) {
    if ((await makeAnchor(ctx, "cases", day)) !== "made") break;
  }
  const last = await findLastAnchor(ctx, "cases");
  return last && { number: last.number, hash: last.hash };
}

/** One anchor of the caller's tenant. @throws DomainError `not_found`. */
export async function readAnchor(ctx: Ctx, scope: AnchorScope, number: number): Promise<Anchor> {
  const anchor = await fetchAnchor(ctx, { tenant: ctx.actor.tenantId, scope, number });
  if (!anchor) throw notFound("The anchor");
  return anchor;
}

/** The time stamp of one anchor of the caller's tenant, or null. @throws DomainError `not_found` without the anchor. */
export async function readStampOf(ctx: Ctx, scope: AnchorScope, number: number): Promise<Uint8Array | null> {
  const place = { tenant: ctx.actor.tenantId, scope, number };
  if (!(await anchorBucket(ctx).head(anchorKey(place)))) throw notFound("The anchor");
  return readStampFile(ctx, place);
}

/** The number of the last anchor of the caller's tenant; 0 before the first. */
export const countAnchors = async (ctx: Ctx, scope: AnchorScope): Promise<number> =>
  (await findLastAnchor(ctx, scope))?.number ?? 0;

/** Finds the last anchor by binary search, since numbers have no gaps. */
async function findLastAnchor(ctx: Ctx, scope: AnchorScope): Promise<Anchor | null> {
  const { tenantId: tenant } = ctx.actor;
  const exists = async (number: number) =>
    (await anchorBucket(ctx).head(anchorKey({ tenant, scope, number }))) !== null;
  let known = 0;
  let missing = 1;
  while (await exists(missing)) [known, missing] = [missing, missing * 2];
  while (missing - known > 1) {
    const middle = Math.floor((known + missing) / 2);
    if (await exists(middle)) known = middle;
    else missing = middle;
  }
  return known === 0 ? null : fetchAnchor(ctx, { tenant, scope, number: known });
}

async function fetchAnchor(ctx: Ctx, place: AnchorPlace): Promise<Anchor | null> {
  const object = await anchorBucket(ctx).get(anchorKey(place));
  return object ? await object.json<Anchor>() : null;
}

const isOurs = (ctx: Ctx, anchor: Anchor): boolean => {
  const signed = verifyOwnJson(ctx.settings, anchor.signature);
  const isSigned = signed !== null && canonicalJson(signed) === canonicalJson(anchorStatement(anchor));
  const before = { ...anchor, number: anchor.number - 1, hash: anchor.previous };
  return isSigned && findAnchorFault(anchor, anchor.number === 1 ? null : before) === null;
};
