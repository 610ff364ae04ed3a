import {
  findOrderFault,
  findStatementFault,
  type ScreeningStatement,
  signedPart,
} from "../../domain/screening-proof/statement.rules.ts";
import { canonicalJson } from "../../platform/canonical-json.ts";
import type { Ctx } from "../../platform/context.ts";
import { verifyOwnJson } from "../../platform/signing-keys.ts";
import { anchorBucket, writeOnce } from "../audit-chains/anchor-bucket.ts";
import { anchorKey, type AnchorPlace } from "../audit-chains/anchor.rules.ts";
import { markUnstamped, readStampFile, stampAnchors } from "../audit-chains/time-stamp.service.ts";
import { listUnexported, markExported } from "./statements.store.ts";

const EXPORTS_AT_ONCE = 50;

const placeOf = (ctx: Ctx, number: number): AnchorPlace => ({
  tenant: ctx.actor.tenantId,
  scope: "screening",
  number,
});

/**
 * Writes the tenant's statements beside the anchors, once each, and has them stamped. They name nobody.
 * @returns false if one cannot be written
 */
export async function exportStatements(ctx: Ctx): Promise<boolean> {
  for (;;) {
    const statements = await listUnexported(ctx, EXPORTS_AT_ONCE);
    if (statements.length === 0) return true;
    for (const statement of statements) {
      if (!(await exportOne(ctx, statement))) return false;
    }
    await stampAnchors(ctx, placeOf(ctx, 0));
  }
}

async function exportOne(ctx: Ctx, statement: ScreeningStatement): Promise<boolean> {
  const place = placeOf(ctx, statement.number);
  const bytes = canonicalJson(statement);
  await markUnstamped(ctx, place);
  const isNew = await writeOnce(anchorBucket(ctx), anchorKey(place), bytes, "application/json");
  if (!isNew && (await readExported(ctx, place)) !== bytes) {
    ctx.log.error("chain_broken", {
      chain: "screening",
      fault: `statement ${statement.number} was exported otherwise`,
    });
    return false;
  }
  await markExported(ctx, statement.number);
  return true;
}

const readExported = async (ctx: Ctx, place: AnchorPlace): Promise<string | null> =>
  (await (await anchorBucket(ctx).get(anchorKey(place)))?.text()) ?? null;

/** The statement of a number where it was exported already; `not ours` if it is not one that follows `before`. */
export async function findExported(
  ctx: Ctx,
  { number, day, before }: { number: number; day: string; before: ScreeningStatement | null },
): Promise<ScreeningStatement | "not ours" | null> {
  const text = await readExported(ctx, placeOf(ctx, number));
  if (text === null) return null;
  const statement = parse(text);
  const isOurs =
    statement !== null &&
    isSignedByUs(ctx, statement) &&
    findStatementFault(statement) === null &&
    findOrderFault(statement, before) === null &&
    statement.tenant === ctx.actor.tenantId &&
    statement.day === day;
  if (isOurs) return statement;
  ctx.log.error("chain_broken", { chain: "screening", fault: `statement ${number} is not one that this service made` });
  return "not ours";
}

function parse(text: string): ScreeningStatement | null {
  try {
    const read = JSON.parse(text) as ScreeningStatement | null;
    return typeof read?.signature === "string" ? read : null;
  } catch {
    return null;
  }
}

function isSignedByUs(ctx: Ctx, statement: ScreeningStatement): boolean {
  const signed = verifyOwnJson(ctx.settings, statement.signature);
  return signed !== null && canonicalJson(signed) === canonicalJson(signedPart(statement));
}

/** The time stamp of a statement, as the authority sent it; null while there is none. */
export const readStatementStamp = (ctx: Ctx, number: number): Promise<Uint8Array | null> =>
  readStampFile(ctx, placeOf(ctx, number));
