import { describe, expect, it } from "vitest";
import { findParticipant } from "../../../src/sources/index.ts";
import { parseDirectory } from "../../../src/sources/peppol/parse.ts";
import { rawAnswer } from "../../support/sources/raw-answer.ts";
import { hasSharedData, readSharedText } from "../../support/sources/shared-data.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, json, stubFetch } from "../../support/sources/stub-fetch.ts";

const NUMBER = "0202239951";
const NO_HIT = { "total-result-count": 0, matches: [] };
const hit = (value: string) => ({
  "total-result-count": 1,
  matches: [
    { participantID: { scheme: "iso6523-actorid-upis", value }, docTypes: [{ scheme: "s", value: "invoice" }] },
  ],
});
const parse = (answer: unknown) => parseDirectory(rawAnswer(JSON.stringify(answer)), `0208:${NUMBER}`);

describe.skipIf(!hasSharedData)("real answers of the directory", () => {
  it("are read as registered and as not registered", () => {
    const found = parseDirectory(rawAnswer(readSharedText("peppol/sample_search_response.json")), `0208:${NUMBER}`);
    expect(found).toMatchObject({
      known: { registered: true, peppol_id: `0208:${NUMBER}`, names: ["Proximus"] },
    });
    expect("known" in found && found.known.document_types).toHaveLength(2);
    const empty = parseDirectory(rawAnswer(readSharedText("peppol/sample_search_empty.json")), "0208:0000000097");
    expect(empty).toMatchObject({ known: { registered: false, peppol_id: null } });
  });
});

describe("a response of the directory", () => {
  it.each([
    ["matches about someone else", hit("0208:0403091220")],
    ["a count without matches", { "total-result-count": 3, matches: [] }],
    ["matches without a count", { matches: hit(`0208:${NUMBER}`).matches }],
    [
      "a match of another scheme",
      { "total-result-count": 1, matches: [{ participantID: { scheme: "x", value: `0208:${NUMBER}` } }] },
    ],
  ])("with %s is no answer", (_case, answer) => {
    expect(parse(answer)).toHaveProperty("unknown");
  });
});

describe("the client of the directory", () => {
  const settings = () => ({ PEPPOL_DIRECTORY_BASE_URL: freshBaseUrl() });
  const asked = (url: URL) => url.searchParams.get("participant");

  it("queries the enterprise number, and stops at a hit", async () => {
    const server = stubFetch(() => json(hit(`0208:${NUMBER}`)));
    const { call } = createSourceWorld({ settings: settings(), fetch: server.fetch });
    expect(await findParticipant(call(), NUMBER)).toMatchObject({
      value: { registered: true, document_types: ["invoice"] },
    });
    expect(server.requests.map(({ url }) => asked(url))).toEqual([`iso6523-actorid-upis::0208:${NUMBER}`]);
    expect(server.requests[0]!.url.pathname).toBe("/search/1.0/json");
  });

  it("queries the VAT number without a hit", async () => {
    const server = stubFetch(({ url }) => json(asked(url)?.includes("9925") ? hit(`9925:be${NUMBER}`) : NO_HIT));
    const { call } = createSourceWorld({ settings: settings(), fetch: server.fetch });
    const answer = await findParticipant(call(), NUMBER);
    expect(answer).toMatchObject({ outcome: "known", value: { registered: true, peppol_id: `9925:be${NUMBER}` } });
    expect(answer.evidence).toHaveLength(2);
  });

  it("returns 'not registered' only if both queries were answered", async () => {
    const server = stubFetch(({ url }) => (asked(url)?.includes("9925") ? json({}, 500) : json(NO_HIT)));
    const { call } = createSourceWorld({ settings: settings(), fetch: server.fetch });
    expect(await findParticipant(call({ deadline: new Date() }), NUMBER)).toMatchObject({ outcome: "unknown" });
  });

  it("delays all callers for the directory's Retry-After", async () => {
    const busy = () => new Response("", { status: 429, headers: { "retry-after": "2" } });
    const server = stubFetch((_, index) => (index === 0 ? busy() : json(NO_HIT)));
    const { call } = createSourceWorld({ settings: settings(), fetch: server.fetch });
    const soon = () => ({ deadline: new Date(Date.now() + 1_000) });
    expect(await findParticipant(call(soon()), NUMBER)).toMatchObject({ outcome: "unknown", retryAfterSeconds: 2 });
    expect(await findParticipant(call(soon()), "0403091220")).toMatchObject({
      outcome: "unknown",
      reason: "rate_limited",
    });
    expect(server.requests).toHaveLength(1);
  });

  it("sends nothing if the permit would come after the deadline", async () => {
    const server = stubFetch(() => json(NO_HIT));
    const pace = { ...settings(), PEPPOL_DIRECTORY_PER_SECOND: "0.01" };
    const { ctx, call } = createSourceWorld({ settings: pace, fetch: server.fetch });
    await ctx.env.SOURCE_LIMITER.getByName("peppol").acquirePermit({ perSecond: 0.01, withinMs: 1_000 });
    const answer = await findParticipant(call({ deadline: new Date(Date.now() + 2_000) }), NUMBER);
    expect(answer).toMatchObject({ outcome: "unknown", reason: "rate_limited" });
    expect(server.requests).toEqual([]);
  });

  it("sends nothing if the rate limiter does not answer", async () => {
    const server = stubFetch(() => json(NO_HIT));
    const { ctx, call } = createSourceWorld({ settings: settings(), fetch: server.fetch });
    Object.assign(ctx.env, {
      SOURCE_LIMITER: { getByName: () => ({ acquirePermit: () => Promise.reject(new Error("reset")) }) },
    });
    expect(await findParticipant(call(), NUMBER)).toMatchObject({ outcome: "unknown", reason: "internal" });
    expect(server.requests).toEqual([]);
  });
});
