import { canonicalJson } from "../../platform/canonical-json.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { signJsonSync, verifyOwnJson } from "../../platform/signing-keys.ts";
import { anchorBucket, writeOnce } from "./anchor-bucket.ts";

/** Beside the anchors, and as safe as they are: with object lock nobody can make it later than it was. */
export const BEGINNING_KEY = "anchors/begun.json";
const FORMAT = "dossier-anchors-begun/1";

/** Records, once for good, when this service began to export anchors. */
export async function recordBeginning(ctx: Ctx): Promise<void> {
  const bucket = anchorBucket(ctx);
  if (await bucket.head(BEGINNING_KEY)) return;
  const statement = { format: FORMAT, begun_at: isoTime(ctx.now()) };
  const signed = canonicalJson({ ...statement, signature: signJsonSync(ctx.settings, statement) });
  await writeOnce(bucket, BEGINNING_KEY, signed, "application/json");
}

/** When this service began to export anchors; null before, or where the record is not one that it signed. */
export async function findBeginning(ctx: Ctx): Promise<Date | null> {
  const object = await anchorBucket(ctx).get(BEGINNING_KEY);
  if (!object) return null;
  const { signature, ...statement } = await object.json<{ begun_at: string; signature: string }>();
  const signed = verifyOwnJson(ctx.settings, signature);
  return signed !== null && canonicalJson(signed) === canonicalJson(statement) ? new Date(statement.begun_at) : null;
}
