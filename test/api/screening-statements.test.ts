import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findOrderFault, findStatementFault } from "../../src/domain/screening-proof/statement.rules.ts";
import { anchorKey } from "../../src/features/audit-chains/anchor.rules.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { newOfficer } from "../support/api.ts";
import { closeDaysAt, insertParty, record, statementsOf } from "../support/watched-parties.ts";

afterEach(() => void vi.useRealTimers());
const EMPTY = sha256Hex("");
const clear = { hits: [], unreadable: false };

describe("the daily statements of a tenant", () => {
  it("begin with the first party, have no gap, and each names the one before", async () => {
    const officer = newOfficer();
    await insertParty(officer, "p1", { addedAt: "2031-03-01T10:00:00.000Z" });
    await closeDaysAt("2031-03-01T23:59:59.999Z");
    expect(await statementsOf(officer)).toEqual([]);
    await closeDaysAt("2031-03-02T00:01:00.000Z");
    expect(await statementsOf(officer)).toEqual([]);
    await closeDaysAt("2031-03-04T00:05:00.000Z");
    await closeDaysAt("2031-03-04T10:00:00.000Z");
    const made = await statementsOf(officer);
    expect(made.map(({ number, day }) => [number, day])).toEqual([
      [1, "2031-03-01"],
      [2, "2031-03-02"],
      [3, "2031-03-03"],
    ]);
    expect(made.map(findStatementFault)).toEqual([null, null, null]);
    expect(made.map((one, i) => findOrderFault(one, made[i - 1] ?? null))).toEqual([null, null, null]);
    expect(findOrderFault(made[2]!, made[0]!)).toMatch(/number/);
    const exported = await env.FILES.get(anchorKey({ tenant: officer.tenant, scope: "screening", number: 3 }));
    expect(await exported!.json()).toEqual(made[2]);
  });

  it("say of each day what was so at its midnight, however late they are made", async () => {
    const officer = newOfficer();
    await insertParty(officer, "p1", { addedAt: "2031-03-01T10:00:00.000Z" });
    await insertParty(officer, "p2", { addedAt: "2031-03-02T10:00:00.000Z", removedAt: "2031-03-03T12:00:00.000Z" });
    await record(officer, "p1", "2031-03-02T11:00:00.000Z", clear, { eu: "list-1" });
    await record(
      officer,
      "p1",
      "2031-03-03T00:00:00.000Z",
      { hits: [{ entry_id: "x" }], unreadable: false },
      { eu: "list-2" },
    );
    await closeDaysAt("2031-03-05T00:05:00.000Z");
    const made = await statementsOf(officer);
    expect(made.map(({ parties, not_screened, changes }) => ({ parties, not_screened, ...changes }))).toEqual([
      { parties: 1, not_screened: 1, added: 1, removed: 0, outcome_changed: 0 },
      { parties: 2, not_screened: 1, added: 1, removed: 0, outcome_changed: 1 },
      { parties: 1, not_screened: 0, added: 0, removed: 1, outcome_changed: 1 },
      { parties: 1, not_screened: 0, added: 0, removed: 0, outcome_changed: 0 },
    ]);
    expect(made.map(({ lists }) => lists.map(({ list_id }) => list_id))).toEqual([
      [],
      ["list-1"],
      ["list-2"],
      ["list-2"],
    ]);
  });

  it("hold versions of lists by their hashes and the last anchor of cases, and no name", async () => {
    const officer = newOfficer();
    await insertParty(officer, "p1", { addedAt: "2031-03-01T10:00:00.000Z", name: "Odile Verhoeven" });
    await record(officer, "p1", "2031-03-01T11:00:00.000Z", clear, { eu: "list-1", un: "list-u" });
    await env.DB.prepare(
      "INSERT INTO list_coverage VALUES (?, 'eu', 'list-2', '2031-03-01', ?, 7, '2031-03-01T12:00:00.000Z')",
    )
      .bind(officer.tenant, "ab".repeat(32))
      .run();
    await closeDaysAt("2031-03-02T00:05:00.000Z");
    const [made] = await statementsOf(officer);
    expect(made!.lists).toEqual([
      {
        source: "eu",
        list_id: "list-2",
        version: "2031-03-01",
        sha256: "ab".repeat(32),
        entries: 7,
        covered_at: "2031-03-01T12:00:00.000Z",
      },
      { source: "un", list_id: "list-u", version: null, sha256: null, entries: null, covered_at: null },
    ]);
    const all = await env.FILES.list({ prefix: `screening-leaves/${officer.tenant}/` });
    expect(all.objects.map(({ size }) => size)).toEqual([32 + 64]);
    expect(JSON.stringify(made)).not.toMatch(/Odile|p1/);
  });

  it("are made of fifty missed days in a run, which begins again at once", async () => {
    const officer = newOfficer();
    await insertParty(officer, "p1", { addedAt: "2031-03-01T10:00:00.000Z" });
    const { nextAtMs } = await closeDaysAt("2031-05-30T00:05:00.000Z");
    expect(await statementsOf(officer)).toHaveLength(50);
    expect(nextAtMs! - Date.parse("2031-05-30T00:05:00.000Z")).toBeLessThan(60_000);
    await closeDaysAt("2031-05-30T00:05:00.000Z");
    const made = await statementsOf(officer);
    expect(made).toHaveLength(90);
    expect(made.map((one, i) => findOrderFault(one, made[i - 1] ?? null))).toEqual(made.map(() => null));
  });

  it("go on without anybody after the last party was erased", async () => {
    const officer = newOfficer();
    await insertParty(officer, "p1", { addedAt: "2031-03-01T10:00:00.000Z" });
    await record(officer, "p1", "2031-03-01T11:00:00.000Z", clear, { eu: "list-1" });
    await closeDaysAt("2031-03-02T00:05:00.000Z");
    await env.DB.prepare("DELETE FROM monitored_parties WHERE tenant_id = ?").bind(officer.tenant).run();
    const left = env.DB.prepare("SELECT count(*) AS n FROM party_searches WHERE tenant_id = ?").bind(officer.tenant);
    expect(await left.first("n")).toBe(0);
    await closeDaysAt("2031-03-03T00:05:00.000Z");
    const made = await statementsOf(officer);
    expect(made.map(({ parties, changes }) => [parties, changes.removed])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(made[1]!.root).toBe(EMPTY);
  });

  it("say nothing good of a party that was changed and not searched for since", async () => {
    const officer = newOfficer();
    await insertParty(officer, "p1", { addedAt: "2031-03-01T10:00:00.000Z" });
    await record(officer, "p1", "2031-03-01T11:00:00.000Z", clear, { eu: "list-1" });
    await env.DB.prepare("UPDATE monitored_parties SET name = 'Another', screened_at = NULL WHERE tenant_id = ?")
      .bind(officer.tenant)
      .run();
    await closeDaysAt("2031-03-02T00:05:00.000Z");
    expect(await statementsOf(officer)).toMatchObject([{ parties: 1, not_screened: 1 }]);
  });
});

describe("what was exported", () => {
  it("is taken again where the database was set back, and never replaced", async () => {
    const officer = newOfficer();
    await insertParty(officer, "p1", { addedAt: "2031-03-01T10:00:00.000Z" });
    await closeDaysAt("2031-03-03T00:05:00.000Z");
    const made = await statementsOf(officer);
    await env.DB.batch([
      env.DB.prepare("DELETE FROM screening_statements WHERE tenant_id = ? AND number = 2").bind(officer.tenant),
      env.DB.prepare("UPDATE screening_days SET next_day = '2031-03-02' WHERE tenant_id = ?").bind(officer.tenant),
    ]);
    await insertParty(officer, "p2", { addedAt: "2031-03-01T10:00:00.000Z" });
    await closeDaysAt("2031-03-03T00:05:00.000Z");
    expect(await statementsOf(officer)).toEqual(made);
  });

  it("stops the days of its tenant where somebody else wrote it, and no other's", async () => {
    const [officer, other] = [newOfficer(), newOfficer()];
    for (const one of [officer, other]) await insertParty(one, "p1", { addedAt: "2031-03-01T10:00:00.000Z" });
    const key = anchorKey({ tenant: officer.tenant, scope: "screening", number: 1 });
    await env.FILES.put(key, JSON.stringify({ format: "forged" }));
    await closeDaysAt("2031-03-02T00:05:00.000Z");
    expect(await statementsOf(officer)).toEqual([]);
    expect(await statementsOf(other)).toHaveLength(1);
  });
});
