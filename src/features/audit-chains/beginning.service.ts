import { canonicalJson } from "../../platform/canonical-json.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { signJsonSync, verifyOwnJson } from "../../platform/signing-keys.ts";
import { anchorBucket, writeOnce } from "./anchor-bucket.ts";

/** Stored beside the anchors: with object lock nobody can replace it by a later time. */
export const BEGINNING_KEY = "anchors/begun.json";
const FORMAT = "dossier-anchors-begun/1";

/** Records, once, when this service began to export anchors. */
export async function recordBeginning(ctx: Ctx): Promise<void> {
  if ((await findBeginning(ctx)) !== null) return;
  const statement = { format: FORMAT, begun_at: isoTime(ctx.now()) };
  const signed = canonicalJson({ ...statement, signature: signJsonSync(ctx.settings, statement) });
  await writeOnce(anchorBucket(ctx), BEGINNING_KEY, signed, "application/json");
}

/** When this service began to export anchors; null before, or when the record's signature is wrong. */
export async function findBeginning(ctx: Ctx): Promise<Date | null> {
  // The bucket of files may have an older record, from before anchors had a bucket of their own.
  const buckets = new Set([anchorBucket(ctx), ctx.env.FILES]);
  const found = await Promise.all([...buckets].map((bucket) => readBeginning(ctx, bucket)));
  return found.filter((begun) => begun !== null).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

async function readBeginning(ctx: Ctx, bucket: R2Bucket): Promise<Date | null> {
  const object = await bucket.get(BEGINNING_KEY);
  if (!object) return null;
  const { signature, ...statement } = await object.json<{ begun_at: string; signature: string }>();
  const signed = verifyOwnJson(ctx.settings, signature);
  return signed !== null && canonicalJson(signed) === canonicalJson(statement) ? new Date(statement.begun_at) : null;
}
