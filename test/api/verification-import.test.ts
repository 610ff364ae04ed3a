import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { lookUpEnterprise } from "../../src/sources/index.ts";
import { newOfficer } from "../support/api.ts";
import { ann, bob } from "../support/operators.ts";
import { Partner } from "../support/partners.ts";

const ENTERPRISES = 3_000;
const numberOf = (n: number): string => String(n).padStart(8, "0") + String(97 - (n % 97)).padStart(2, "0");
const KNOWN = numberOf(4_034_498);

/** A part with many enterprises, of which each has a name, a seat and three activities. */
function crowd() {
  const numbers = Array.from({ length: ENTERPRISES }, (_, at) => numberOf(4_034_000 + at));
  const seat = [null, null, "9000", "Gent", "Gand", "Veldstraat", "Rue", "1", null, null];
  return {
    range: { from: "0", to: "2" },
    deletes: {},
    rows: {
      enterprises: numbers.map((number) => [number, "AC", "000", "2", "014", null, "2000-01-01"]),
      denominations: numbers.map((number) => [number, "001", "2", `Bedrijf ${number}`]),
      addresses: numbers.map((number) => [number, ...seat]),
      activities: numbers.flatMap((number) =>
        ["84130", "41101", "62010"].map((code) => [number, "2025", code, "001", "MAIN"]),
      ),
      websites: [],
    },
  };
}
const codes = { range: null, deletes: {}, rows: { codes: [["Nace2025", "84130", "NL", "Bestuur"]] } };

const announcement = {
  sha256: "a".repeat(64),
  extract_type: "full",
  extract_number: 136,
  snapshot_date: "2025-05-30",
  meta: { ExtractNumber: "136", SnapshotDate: "2025-05-30", ExtractType: "full" },
  enterprises: ENTERPRISES,
  parts: 2,
};
const begin = (more: object = {}) => ann.post("/api/platform/register-imports", { ...announcement, ...more });
const put = (importId: string, part: number, body: object | string) =>
  ann.put(`/api/platform/imports/${importId}/parts/${part}`, typeof body === "string" ? body : JSON.stringify(body));

describe("the import of the register over HTTP", () => {
  let importId: string;
  beforeAll(async () => {
    const begun = await begin();
    expect(begun.body).toMatchObject({ status: "staged", received: [] });
    importId = begun.body.import.import_id;
    expect((await ann.compare(importId)).status).toBe(409);
    for (const [index, part] of [codes, crowd()].entries()) {
      expect((await put(importId, index, part)).body).toMatchObject({ part: index });
    }
    const compared = await ann.compare(importId);
    expect(compared.body).toMatchObject({
      state: "staged",
      compared_with: null,
      difference: { in_force: 0, after: ENTERPRISES, added: ENTERPRISES, removed: 0 },
      second_operator: { needed: false },
    });
    expect((await ann.confirm(compared)).body).toMatchObject({ state: "confirmed", confirmed_by: "ann" });
  });

  it("leaves a register whose look-ups read an enterprise's own rows alone, in one round trip", async () => {
    const ctx = createCtx(env, { actor: systemActor("t") });
    const call = { ctx, evidencePrefix: crypto.randomUUID(), signal: AbortSignal.timeout(5_000) };
    const answer = await lookUpEnterprise(call, KNOWN);
    expect(answer).toMatchObject({ outcome: "known", value: { legal_name: `Bedrijf ${KNOWN}`, status: "active" } });
    expect(ctx.meter.roundTrips).toBe(1);
    expect(ctx.meter.rowsRead).toBeLessThan(40);
  });

  it("is what a verification stands on", async () => {
    const { body } = await new Partner().verify({ enterprise_number: KNOWN });
    expect(body.checks.kbo_registry).toMatchObject({
      status: "active",
      legal_name: `Bedrijf ${KNOWN}`,
      source: "kbo_open_data",
      directors: null,
      activities: [{ code: "41101" }, { code: "62010" }, { code: "84130", description: "Bestuur" }],
    });
    expect(body.checks.kbo_registry.missing).toContainEqual({ part: "directors", reason: "not_configured" });
    expect(body.checks.kbo_registry.evidence_hash).toMatch(/^sha256:/);
  });

  it("says that the same file is there already, and takes a confirmation that comes again", async () => {
    expect((await begin()).body).toMatchObject({ status: "current", register: { extract_number: 136 } });
    expect((await ann.confirm(await ann.get(`/api/platform/imports/${importId}`))).status).toBe(200);
    expect((await put(importId, 0, codes)).status).toBe(409);
  });

  it("takes no part that is not one", async () => {
    const { body } = await begin({ sha256: "b".repeat(64), extract_number: 137 });
    const next: string = body.import.import_id;
    const row = [KNOWN, "AC", "000", "2", "014", null, "2000-01-01"];
    const wrong: (object | string)[] = [
      "not json",
      {},
      { ...codes, more: true },
      { range: null, deletes: {}, rows: { enterprises: [row.slice(1)] } },
      { range: null, deletes: {}, rows: { enterprises: [["2000000339", ...row.slice(1)]] } },
      { range: { from: "1", to: "2" }, deletes: {}, rows: { enterprises: [row] } },
      { range: null, deletes: { enterprises: ["x"] }, rows: {} },
    ];
    for (const part of wrong) expect((await put(next, 1, part)).status).toBe(422);
    expect((await put(next, 2, codes)).status).toBe(422);
    expect((await put("nosuch", 0, codes)).status).toBe(404);
    const answer = await new Partner().verify({ enterprise_number: KNOWN });
    expect(answer.body.checks.kbo_registry.legal_name).toBe(`Bedrijf ${KNOWN}`);
  });

  it("that would empty it is invisible until a second operator confirms it", async () => {
    const { body } = await begin({ sha256: "c".repeat(64), extract_number: 138, enterprises: 0 });
    const next: string = body.import.import_id;
    await put(next, 0, codes);
    await put(next, 1, { range: { from: "0", to: "2" }, deletes: {}, rows: {} });
    const compared = await ann.compare(next);
    expect(compared.body).toMatchObject({
      difference: { in_force: ENTERPRISES, after: 0, removed: ENTERPRISES, removed_share: 1 },
      second_operator: { needed: true, reasons: ["removed", "emptied"] },
    });
    expect((await ann.confirm(compared)).body).toMatchObject({ status: 403, code: "four_eyes_same_officer" });
    const answer = await new Partner().verify({ enterprise_number: KNOWN });
    expect(answer.body.checks.kbo_registry).toMatchObject({ status: "active", source: "kbo_open_data" });
    expect((await bob.post("/api/platform/register-imports", { ...announcement, sha256: "d".repeat(64) })).status).toBe(
      409,
    );
    expect((await ann.delete(`/api/platform/imports/${next}`)).body).toMatchObject({ state: "discarded" });
    expect((await bob.confirm(compared)).status).toBe(409);
  });

  it("is for operators of the platform, and for no officer", async () => {
    const admin = newOfficer("root", "admin", "officer", "compliance_manager", "mlro");
    expect((await admin.post("/api/platform/register-imports", announcement)).status).toBe(401);
  });
});
