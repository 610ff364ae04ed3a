import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { anchorKey, stampKey, unstampedKey } from "../../src/features/audit-chains/anchor.rules.ts";
import { anchorNow } from "../../src/features/audit-chains/anchor.service.ts";
import { stampAnchors } from "../../src/features/audit-chains/time-stamp.service.ts";
import type { Ctx } from "../../src/platform/context.ts";
import { sha256Bytes } from "../../src/platform/hashing.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase } from "../support/cases.ts";
import { systemCtx } from "../support/retention-clock.ts";
import { madeStamp, readRequest, WRONG_ANSWERS } from "../support/time-stamps.ts";

const TYPE = "application/timestamp-reply";
type Authority = (imprint: Uint8Array, nonce: Uint8Array) => { body: Uint8Array | string; type?: string } | null;

/** A service whose authority answers so; null is no connection. Bindings of its own are settings of its own. */
function serviceOf({ tenant }: Officer, authority: Authority) {
  const asked: Uint8Array[] = [];
  const lines: string[] = [];
  const ctx = systemCtx({ ...env, TSA_URL: "https://tsa.test/" } as unknown as Env, tenant);
  const fetch: Ctx["fetch"] = async (_url, init) => {
    asked.push(init!.body as Uint8Array);
    const { imprint, nonce } = readRequest(init!.body as Uint8Array);
    const answer = authority(imprint, nonce);
    if (!answer) throw new TypeError("connection refused");
    return new Response(answer.body, { headers: { "content-type": answer.type ?? TYPE } });
  };
  const log = { ...ctx.log, warn: (event: string, fields: object) => void lines.push(event + JSON.stringify(fields)) };
  return { ctx: { ...ctx, fetch, log: { ...log, with: () => log } as unknown as Ctx["log"] }, asked, lines };
}

const honest: Authority = (imprint, nonce) => ({ body: madeStamp(imprint, nonce) });
const placeOf = ({ tenant }: Officer, number = 1) => ({ tenant, scope: "cases" as const, number });
const bytesOf = async (key: string) => {
  const object = await env.FILES.get(key);
  return object && new Uint8Array(await object.arrayBuffer());
};
const stampOf = (officer: Officer) => officer.colleague("root", "admin").get("/api/audit/anchors/1/stamp");
const isMarked = async (officer: Officer) => (await env.FILES.head(unstampedKey(placeOf(officer)))) !== null;

describe("the time stamp of an anchor", () => {
  it("is asked for with its bytes' hash, and lies beside it as it came", async () => {
    const officer = newOfficer();
    await openCase(officer);
    const { ctx, asked } = serviceOf(officer, honest);
    await anchorNow(ctx, "cases");
    expect(asked).toHaveLength(1);
    const { imprint, nonce } = readRequest(asked[0]!);
    expect(imprint).toEqual(new Uint8Array(sha256Bytes((await bytesOf(anchorKey(placeOf(officer))))!)));
    expect(await bytesOf(stampKey(placeOf(officer)))).toEqual(new Uint8Array(madeStamp(imprint, nonce)));
    const { time_stamp: text } = (await stampOf(officer)).body;
    expect(Buffer.from(text, "base64")).toEqual(Buffer.from(madeStamp(imprint, nonce)));
    expect(await isMarked(officer)).toBe(false);
    await stampAnchors(ctx, placeOf(officer));
    expect(asked).toHaveLength(1);
  });

  it.each(WRONG_ANSWERS)("is not %s; the anchor stands, and the next run asks again", async (_, answer, fault) => {
    const officer = newOfficer();
    await openCase(officer);
    const wrong = serviceOf(officer, answer);
    expect(await anchorNow(wrong.ctx, "cases")).toEqual({ status: "anchored" });
    expect(wrong.lines).toEqual([expect.stringMatching(fault)]);
    expect((await stampOf(officer)).body).toEqual({ time_stamp: null });
    const later = serviceOf(officer, honest);
    expect(await stampAnchors(later.ctx, placeOf(officer))).toBe(1);
    expect((await stampOf(officer)).body.time_stamp).toEqual(expect.any(String));
    expect(await isMarked(officer)).toBe(false);
  });

  it("waits for an authority that is not there, and is written once", async () => {
    const officer = newOfficer();
    await openCase(officer);
    const { ctx, lines } = serviceOf(officer, () => null);
    await anchorNow(ctx, "cases");
    expect(lines).toEqual([expect.stringMatching(/no connection/)]);
    await env.FILES.put(stampKey(placeOf(officer)), "first");
    await stampAnchors(serviceOf(officer, honest).ctx, placeOf(officer));
    expect(Buffer.from((await bytesOf(stampKey(placeOf(officer))))!).toString()).toBe("first");
  });

  it("is asked of no authority where none is set", async () => {
    const officer = newOfficer();
    await openCase(officer);
    await anchorNow(systemCtx(env, officer.tenant), "cases");
    expect([await isMarked(officer), (await stampOf(officer)).body]).toEqual([false, { time_stamp: null }]);
    expect((await stampOf(newOfficer())).status).toBe(404);
  });
});
