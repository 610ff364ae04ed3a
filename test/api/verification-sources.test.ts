import { describe, expect, it, vi } from "vitest";
import { type LiveSource, liveSources } from "../support/live-sources.ts";
import { Partner } from "../support/partners.ts";
import { FAILURES } from "../support/sources/stub-fetch.ts";

const CLEAN = "0999900150";

function serve(...network: Parameters<typeof liveSources>) {
  const live = liveSources(...network);
  vi.spyOn(globalThis, "fetch").mockImplementation(live.fetch);
  return { partner: new Partner({ settings: live.settings }), asked: live.asked };
}

const only =
  (broken: LiveSource, answer: () => Promise<Response> | Response) =>
  (source: LiveSource): Promise<Response> | Response | null =>
    source === broken ? answer() : null;
const hang = () => new Promise<Response>(() => {});

/** The service gives sources well under two seconds; the rest is for a machine that is busy with other tests. */
const DEADLINE_WITH_PATIENCE_MS = 20_000;

describe("live sources", () => {
  it("give the same verification as their samples, and are no samples", async () => {
    const { partner } = serve();
    const { body } = await partner.verify({ enterprise_number: CLEAN });
    expect([body.result.status, body.sample]).toEqual(["PASS", false]);
    const { body: bankrupt } = await partner.verify({ enterprise_number: "0999900249" });
    expect(bankrupt.result.risk_flags).toEqual(["BANKRUPTCY_DETECTED"]);
  });

  it("are asked again for each verification", async () => {
    const { partner, asked } = serve();
    await partner.verify({ enterprise_number: CLEAN });
    const once = asked.length;
    await partner.verify({ enterprise_number: CLEAN });
    expect(asked.length).toBe(2 * once);
  });

  it("are all asked before any has answered", async () => {
    const asked = new Set<LiveSource>();
    let letGo = () => {};
    const allAsked = new Promise<null>((resolve) => (letGo = () => resolve(null)));
    const { partner } = serve((source) => {
      if (asked.add(source).size === 5) letGo();
      return allAsked;
    });
    expect((await partner.verify({ enterprise_number: CLEAN })).body.result.status).toBe("PASS");
  });

  it("cost their deadline when directory and debt page hang, and the answer says so", async () => {
    const { partner } = serve((source) => (source === "peppol" || source === "debt" ? hang() : null));
    const { status, body, tookMs } = await partner.verify({ enterprise_number: CLEAN });
    expect([status, body.result.status]).toEqual([200, "FLAG"]);
    expect(body.result.risk_flags).toEqual(["INHOUDINGSPLICHT_UNAVAILABLE", "PEPPOL_UNAVAILABLE"]);
    for (const check of ["peppol_directory", "inhoudingsplicht"]) {
      expect(body.checks[check]).toMatchObject({ outcome: "unknown", reason: "timeout" });
    }
    expect(tookMs).toBeLessThan(DEADLINE_WITH_PATIENCE_MS);
  });

  it.each(["kbo", "vies"] as const)("are refused by name when %s hangs, at their deadline", async (source) => {
    const { partner } = serve(only(source, hang));
    const { status, headers, body, tookMs } = await partner.verify({ enterprise_number: CLEAN });
    expect([status, body.code, body.source, body.sources]).toEqual([503, "source_unavailable", source, [source]]);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(tookMs).toBeLessThan(DEADLINE_WITH_PATIENCE_MS);
  });

  it("pass on how long a source asks to be left alone", async () => {
    const busy = () => new Response("", { status: 429, headers: { "Retry-After": "90" } });
    const { partner } = serve(only("vies", busy));
    const { status, headers } = await partner.verify({ enterprise_number: CLEAN });
    expect([status, headers.get("Retry-After")]).toEqual([503, "90"]);
  });
});

describe("a source that fails", () => {
  // What never comes is tried above; here the ways that end by themselves.
  const failures = Object.entries(FAILURES).filter(([, { reason }]) => reason !== "timeout");

  it.each(failures)("with %s never makes a statement", async (_, { answer }) => {
    for (const source of ["kbo", "vies"] as const) {
      const { partner } = serve(only(source, answer));
      const { status, body } = await partner.verify({ enterprise_number: CLEAN });
      expect([status, body.source]).toEqual([503, source]);
    }
    const debt = await serve(only("debt", answer)).partner.verify({ enterprise_number: CLEAN });
    expect(debt.body.result).toMatchObject({ status: "FLAG", risk_flags: ["INHOUDINGSPLICHT_UNAVAILABLE"] });
    expect(debt.body.checks.inhoudingsplicht).toMatchObject({ debt_free_social: null, debt_free_tax: null });
    const gazette = await serve(only("gazette", answer)).partner.verify({ enterprise_number: CLEAN });
    expect(gazette.body.result).toMatchObject({ status: "FLAG", risk_flags: ["GAZETTE_UNAVAILABLE"] });
    expect(gazette.body.checks.kbo_registry.missing).toContainEqual({
      part: "gazette_acts",
      reason: expect.any(String),
    });
    // Last, because the directory's wish to be left alone holds everyone back.
    const peppol = await serve(only("peppol", answer)).partner.verify({ enterprise_number: CLEAN });
    expect(peppol.body.result).toMatchObject({ status: "FLAG", risk_flags: ["PEPPOL_UNAVAILABLE"] });
    expect(peppol.body.checks.peppol_directory).toMatchObject({ registered: null, peppol_id: null });
  });

  it("takes nothing from what another stated: debts are FAIL whatever the directory does", async () => {
    const { partner } = serve(only("peppol", () => new Response("", { status: 500 })));
    const { body } = await partner.verify({ enterprise_number: "0999900546" });
    expect(body.result.status).toBe("FAIL");
    expect(body.result.risk_flags).toEqual(["SOCIAL_DEBT_DETECTED", "TAX_DEBT_DETECTED", "PEPPOL_UNAVAILABLE"]);
  });

  it.each(["MS_UNAVAILABLE", "MS_MAX_CONCURRENT_REQ", "TIMEOUT", "GLOBAL_MAX_CONCURRENT_REQ"])(
    "is one that says it has no answer (%s), which is never 'invalid'",
    async (error) => {
      const noAnswer = () => Response.json({ actionSucceed: false, errorWrappers: [{ error }] });
      const { partner } = serve(only("vies", noAnswer));
      const { status, body } = await partner.verify({ enterprise_number: CLEAN });
      expect([status, body.source]).toEqual([503, "vies"]);
    },
  );
});
