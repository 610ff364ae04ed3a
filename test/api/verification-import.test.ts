import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { lookUpEnterprise } from "../../src/sources/index.ts";
import { newOfficer } from "../support/api.ts";
import { Partner } from "../support/partners.ts";

const admin = newOfficer("root", "admin");
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
const put = (importId: string, part: number, body: object | string, type = "application/json") =>
  admin.put(`/api/imports/kbo/${importId}/parts/${part}`, undefined, {
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": type },
  });

async function importRegister() {
  const begun = await admin.post("/api/imports/kbo", announcement);
  expect(begun.body).toMatchObject({ status: "staged", received: [] });
  const importId: string = begun.body.import_id;
  expect((await admin.post(`/api/imports/kbo/${importId}/commit`)).status).toBe(409);
  for (const [index, part] of [codes, crowd()].entries()) {
    expect((await put(importId, index, part)).body).toMatchObject({ part: index });
  }
  return importId;
}

describe("the import of the register over HTTP", () => {
  let importId: string;
  beforeAll(async () => {
    importId = await importRegister();
    const committed = await admin.post(`/api/imports/kbo/${importId}/commit`);
    expect(committed.body).toMatchObject({ extract_number: 136, snapshot_date: "2025-05-30" });
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

  it("says that the same file is there already, and takes a commit that comes again", async () => {
    const again = await admin.post("/api/imports/kbo", announcement);
    expect(again.body).toMatchObject({ status: "current", register: { extract_number: 136 } });
    expect((await admin.post(`/api/imports/kbo/${importId}/commit`)).status).toBe(200);
    expect((await put(importId, 0, codes)).status).toBe(404);
  });

  it("takes no part that is not one", async () => {
    const { body } = await admin.post("/api/imports/kbo", {
      ...announcement,
      sha256: "b".repeat(64),
      extract_number: 137,
    });
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
    for (const part of wrong) expect((await put(body.import_id, 1, part)).status).toBe(422);
    expect((await put(body.import_id, 2, codes)).status).toBe(422);
    expect((await put("nosuch", 0, codes)).status).toBe(404);
    const answer = await new Partner().verify({ enterprise_number: KNOWN });
    expect(answer.body.checks.kbo_registry.legal_name).toBe(`Bedrijf ${KNOWN}`);
  });

  it("is for admins", async () => {
    expect((await newOfficer().post("/api/imports/kbo", announcement)).status).toBe(403);
  });
});
