import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { ann, bob } from "../support/operators.ts";

const codes = { range: null, deletes: {}, rows: { codes: [["Nace2025", "84130", "NL", "Bestuur"]] } };
const numberOf = (n: number): string => String(n).padStart(8, "0") + String(97 - (n % 97)).padStart(2, "0");
const one = (n: number) => ({
  range: { from: "0", to: "2" },
  deletes: {},
  rows: { enterprises: [[numberOf(n), "AC", "000", "2", "014", null, "2000-01-01"]] },
});

const announce = (extract: number) => ({
  sha256: String(extract).padStart(64, "0"),
  extract_type: "full",
  extract_number: extract,
  snapshot_date: "2025-05-30",
  meta: {},
  enterprises: 1,
  parts: 2,
});
const begin = (who: typeof ann, extract: number) => who.post("/api/platform/register-imports", announce(extract));
const path = (importId: string) => `/api/platform/imports/${importId}`;
const stateOf = async (importId: string) => (await ann.get(path(importId))).body.state;

/** An extract that ann stages and compares. */
async function stage(extract: number) {
  const begun = await begin(ann, extract);
  expect(begun.status).toBe(200);
  const importId: string = begun.body.import.import_id;
  await ann.put(`${path(importId)}/parts/0`, JSON.stringify(codes));
  await ann.put(`${path(importId)}/parts/1`, JSON.stringify(one(4_034_000)));
  return ann.compare(importId);
}

const repair = () => env.REGISTRY_DB.prepare("DROP TRIGGER IF EXISTS broken").run();

/** One that is confirmed while the database of the register refuses to put it in force. */
async function confirmInVain(extract: number): Promise<string> {
  const compared = await stage(extract);
  await env.REGISTRY_DB.prepare(
    "CREATE TRIGGER broken BEFORE INSERT ON register_guard BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END",
  ).run();
  expect((await bob.confirm(compared)).status).toBeGreaterThanOrEqual(500);
  const importId: string = compared.body.import_id;
  expect(await stateOf(importId)).toBe("confirming");
  return importId;
}

afterEach(repair);

describe("a confirmed extract of the register that could not be put in force", () => {
  it("is replaced by no other, and comes into force before the next begins", async () => {
    const importId = await confirmInVain(201);
    for (const who of [ann, bob]) {
      const refused = await begin(who, 202);
      expect([refused.status, refused.body.code, refused.body.import_id]).toEqual([409, "invalid_state", importId]);
      expect(refused.body.detail).toContain("was confirmed and is not in force yet");
    }
    await repair();
    const next = await begin(bob, 202);
    expect(next.body).toMatchObject({ status: "staged", import: { compared_with: null, staged_by: "bob" } });
    expect(await stateOf(importId)).toBe("confirmed");
    expect((await begin(ann, 201)).status).toBe(409);
    expect((await bob.delete(path(next.body.import.import_id))).status).toBe(200);
    expect((await begin(ann, 201)).body).toMatchObject({ status: "current", register: { extract_number: 201 } });
  });

  it("can be discarded by an operator, which is audited, and never comes into force then", async () => {
    const importId = await confirmInVain(203);
    expect((await bob.delete(path(importId))).body).toMatchObject({ state: "discarded", confirmed_by: "bob" });
    expect((await bob.delete(path(importId))).status).toBe(200);
    await repair();
    expect((await begin(ann, 204)).body).toMatchObject({ status: "staged" });
    expect(await stateOf(importId)).toBe("discarded");
    expect((await begin(ann, 201)).body).toMatchObject({ status: "current" });
    const { entries } = (await ann.get("/api/platform/audit?per_page=100")).body;
    const events = entries
      .filter(({ details }: any) => details.import_id === importId)
      .map(({ event, actor, details }: any) => [event, actor, details.confirmed_by]);
    expect(events).toEqual([
      ["IMPORT_DISCARDED", "bob", "bob"],
      ["IMPORT_CONFIRMED", "bob", undefined],
      ["IMPORT_STAGED", "ann", undefined],
    ]);
  });

  it("cannot be discarded once it is in force: the answer says so, and it counts as confirmed", async () => {
    const compared = await stage(205);
    const importId: string = compared.body.import_id;
    expect((await bob.confirm(compared)).body.state).toBe("confirmed");
    // The service stopped before it recorded the last step.
    await env.DB.prepare("UPDATE platform_imports SET state = 'confirming' WHERE import_id = ?").bind(importId).run();
    const refused = await ann.delete(path(importId));
    expect([refused.status, refused.body.code]).toEqual([409, "invalid_state"]);
    expect(await stateOf(importId)).toBe("confirmed");
    expect((await begin(ann, 205)).body).toMatchObject({ status: "current", register: { extract_number: 205 } });
  });
});
