import { readBounded, untilAborted } from "../../platform/bounded-body.ts";
import type { Ctx } from "../../platform/context.ts";
import { sha256Bytes } from "../../platform/hashing.ts";
import { errorClass } from "../../platform/logger.ts";
import { anchorBucket, writeOnce } from "./anchor-bucket.ts";
import { type AnchorPlace, anchorKey, placeOfMark, stampKey, unstampedKey, unstampedPrefix } from "./anchor.rules.ts";
import {
  encodeStampRequest,
  findStampFault,
  NONCE_BYTES,
  STAMP_ANSWER_TYPE,
  STAMP_REQUEST_TYPE,
  toNonce,
} from "./time-stamp.rules.ts";

/** Stamps that one run asks for; the next goes on. */
const STAMPS_A_RUN = 10;
const TIMEOUT_MS = 10_000;
/** A stamp with its certificates has some 5 kB. */
const MAX_BYTES = 64 * 1024;

/**
 * Marks an anchor that is about to be written as one that needs a stamp. The mark lies among the files, because in a
 * bucket with a lock it could not be deleted.
 */
export async function markUnstamped(ctx: Ctx, place: AnchorPlace): Promise<void> {
  if (ctx.settings.TSA_URL !== "") await ctx.env.FILES.put(unstampedKey(place), "");
}

/**
 * Has marked anchors stamped: those of one tenant and scope, or of all. An authority that fails is not queried again in
 * this run; the anchors stay marked.
 * @returns how many were stamped.
 */
export async function stampAnchors(ctx: Ctx, of?: Pick<AnchorPlace, "tenant" | "scope">): Promise<number> {
  if (ctx.settings.TSA_URL === "") return 0;
  const { objects } = await ctx.env.FILES.list({ prefix: unstampedPrefix(of), limit: STAMPS_A_RUN });
  let stamped = 0;
  for (const { key } of objects) {
    const place = placeOfMark(key);
    const fault = place && (await stamp(ctx, place));
    if (fault) {
      ctx.log.warn("anchor_not_stamped", { scope: place?.scope, number: place?.number, fault });
      return stamped;
    }
    await ctx.env.FILES.delete(key);
    if (place) stamped++;
  }
  return stamped;
}

/** @returns why an anchor has no stamp yet, in words, or null where it has one or needs none. */
async function stamp(ctx: Ctx, place: AnchorPlace): Promise<string | null> {
  const bucket = anchorBucket(ctx);
  const [anchor, known] = await Promise.all([bucket.get(anchorKey(place)), bucket.head(stampKey(place))]);
  // A run that died, or was overtaken, before it wrote the anchor leaves its mark.
  if (!anchor || known) return null;
  const imprint = sha256Bytes(new Uint8Array(await anchor.arrayBuffer()));
  const answer = await requestStamp(ctx, imprint);
  if (!answer.ok) return answer.fault;
  await writeOnce(bucket, stampKey(place), answer.bytes, STAMP_ANSWER_TYPE);
  return null;
}

type Answer = { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly fault: string };
const refused = (fault: string): Answer => ({ ok: false, fault });

/** Queries the operator's authority, whose address is not subject to the guard for addresses that others name. */
async function requestStamp(ctx: Ctx, imprint: Uint8Array): Promise<Answer> {
  const nonce = toNonce(ctx.randomBytes(NONCE_BYTES));
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const init: RequestInit = {
    method: "POST",
    headers: { "content-type": STAMP_REQUEST_TYPE, accept: STAMP_ANSWER_TYPE, "user-agent": "Dossier/1.0" },
    body: encodeStampRequest({ imprint, nonce }),
    redirect: "manual",
    signal,
  };
  try {
    const response = await untilAborted(ctx.fetch(ctx.settings.TSA_URL, init), signal);
    const { bytes, truncated } = await readBounded(response, MAX_BYTES, signal);
    if (response.status !== 200) return refused(`the authority answered ${response.status}`);
    const type = response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== STAMP_ANSWER_TYPE) return refused("the authority's answer is not of the type of a time stamp");
    if (truncated) return refused("the authority's answer is too long");
    const fault = findStampFault(bytes, { imprint, nonce });
    return fault === null ? { ok: true, bytes } : refused(fault);
  } catch (error) {
    return refused(signal.aborted ? "the authority did not answer in time" : `no connection (${errorClass(error)})`);
  }
}

/** The stamp of an anchor, as the authority sent it; null where there is none. */
export async function readStampFile(ctx: Ctx, place: AnchorPlace): Promise<Uint8Array | null> {
  const object = await anchorBucket(ctx).get(stampKey(place));
  return object ? new Uint8Array(await object.arrayBuffer()) : null;
}
