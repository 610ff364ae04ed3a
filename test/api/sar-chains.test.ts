import { env } from "cloudflare:workers";
import { evictDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Anchor } from "../../src/features/audit-chains/anchor.rules.ts";
import { BEGINNING_KEY, recordBeginning } from "../../src/features/audit-chains/beginning.service.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { forgeChain, inObject, readChain, readFacts, replaceChain, type Stub } from "../support/chain-attacks.ts";
import { openCase } from "../support/cases.ts";
import { goTo, systemCtx } from "../support/retention-clock.ts";
import { raiseSar, SarFile } from "../support/sars.ts";

const BASE = "/api/audit/reports";

async function raised() {
  const officer = newOfficer();
  const opened = await openCase(officer);
  const { sar_id: sarId, goaml_artifact: file } = await raiseSar(officer, opened);
  const stub = env.SAR_WORKFLOW.getByName(sarId) as unknown as Stub;
  return { officer, opened, sarId, key: file.key, stub, file: new SarFile(officer, opened, sarId) };
}

/** The next request finds a new instance, which compares its chain again. */
async function restart(stub: Stub): Promise<void> {
  await readFacts(stub);
  await evictDurableObject(stub);
}

const mlroOf = (officer: Officer) => officer.colleague("mia", "mlro");
const verdictOf = async (officer: Officer, number = 1) => {
  const anchor: Anchor = (await mlroOf(officer).get(`${BASE}/anchors/${number}`)).body;
  const heads = anchor.heads.map(({ chain, seq, hash }) => ({ chain, seq, hash }));
  return (await mlroOf(officer).post(`${BASE}/verify`, { heads })).body.heads;
};
const storeChain = async (sarId: string, chain: readonly { seq: number }[]) => {
  for (const entry of chain) {
    await env.DB.prepare("UPDATE sar_audit_events SET entry = ? WHERE sar_id = ? AND seq = ?")
      .bind(JSON.stringify(entry), sarId, entry.seq)
      .run();
  }
};

describe("the anchors of reports", () => {
  it("are the MLRO's: an admin and other officers are refused whether there is a report or none", async () => {
    const { officer, sarId } = await raised();
    expect((await mlroOf(officer).post(`${BASE}/anchors`)).body).toEqual({ status: "anchored" });
    expect((await mlroOf(officer).get(`${BASE}/anchors`)).body.last).toBe(1);
    expect(await verdictOf(officer)).toMatchObject([{ chain: `sar:${sarId}`, status: "intact" }]);
    for (const route of [`${BASE}/anchors/1`, `${BASE}/anchors/1/stamp`]) {
      expect([(await mlroOf(officer).get(route)).status, (await mlroOf(newOfficer()).get(route)).status]).toEqual([
        200, 404,
      ]);
    }
    for (const one of [officer, newOfficer()]) {
      const answers = [];
      for (const caller of [one.colleague("root", "admin"), one.colleague("olga", "officer")]) {
        for (const route of [`${BASE}/anchors`, `${BASE}/anchors/1`, `${BASE}/anchors/1/stamp`]) {
          answers.push((await caller.get(route)).status);
        }
      }
      expect(answers).toEqual([403, 403, 403, 403, 403, 403]);
    }
  });

  it("leave an admin's export and answers as they are without a report", async () => {
    const { officer, sarId } = await raised();
    const none = newOfficer();
    await openCase(none);
    const chains = [`sar:${sarId}`, "sar:none"];
    const heads = chains.map((chain) => ({ chain, seq: 1, hash: "0".repeat(64) }));
    const answers = [];
    for (const one of [officer, none]) {
      const admin = one.colleague("root", "admin");
      const exported = await admin.post("/api/audit/anchors");
      const { last } = (await admin.get("/api/audit/anchors")).body;
      const verified = (await admin.post("/api/audit/verify", { heads })).body.heads;
      answers.push([exported.body, last, verified.map(({ status, fault }: any) => [status, fault])]);
    }
    expect(answers[0]).toEqual(answers[1]);
    // Nor was the reports' anchor made by it.
    expect((await mlroOf(officer).get(`${BASE}/anchors`)).body.last).toBe(0);
  });

  it.each([
    ["an entry is rewritten", (sarId: string, chain: any[]) => storeChain(sarId, forgeChain(chain, 1))],
    [
      "the tail is cut",
      (sarId: string) => env.DB.prepare("DELETE FROM sar_audit_events WHERE sar_id = ? AND seq = 2").bind(sarId).run(),
    ],
    [
      "its signed head is deleted",
      (sarId: string) => env.DB.prepare("DELETE FROM chain_heads WHERE chain = ?").bind(`sar:${sarId}`).run(),
    ],
  ])("find it when %s", async (_, attack) => {
    const { officer, sarId, stub, file } = await raised();
    expect((await file.submit()).status).toBe(200);
    await mlroOf(officer).post(`${BASE}/anchors`);
    await attack(sarId, await readChain(stub));
    expect(await verdictOf(officer)).toMatchObject([{ status: "broken", fault: expect.any(String) }]);
  });

  it("say that nothing is left of a report that is gone", async () => {
    const { officer, sarId } = await raised();
    await mlroOf(officer).post(`${BASE}/anchors`);
    await env.DB.prepare("DELETE FROM sar_audit_events WHERE sar_id = ?").bind(sarId).run();
    await env.DB.prepare("DELETE FROM chain_heads WHERE chain = ?").bind(`sar:${sarId}`).run();
    expect(await verdictOf(officer)).toMatchObject([{ status: "gone", fault: null }]);
  });
});

describe("a report from before chains were signed", () => {
  /** Files in the bucket have the real clock's time: what is before a beginning in the future is older. */
  const begin = async (at: string) => {
    await env.FILES.delete(BEGINNING_KEY);
    goTo(at);
    await recordBeginning(systemCtx());
    vi.useRealTimers();
  };
  beforeAll(() => () => env.FILES.delete(BEGINNING_KEY));

  async function older() {
    const found = await raised();
    await inObject(found.stub, "DELETE FROM facts WHERE name = 'signed_head'");
    await env.DB.prepare("UPDATE chain_heads SET signature = '' WHERE chain = ?").bind(`sar:${found.sarId}`).run();
    await restart(found.stub);
    return found;
  }
  const isSigned = async ({ stub, sarId }: { stub: Stub; sarId: string }) => {
    const { signed_head: own } = await readFacts(stub);
    const row = await env.DB.prepare("SELECT signature FROM chain_heads WHERE chain = ?")
      .bind(`sar:${sarId}`)
      .first<{ signature: string }>();
    return [own !== undefined, row!.signature !== ""];
  };

  it("is signed at its next change where database and object agree", async () => {
    await begin("2099-01-01T00:00:00.000Z");
    const found = await older();
    expect((await found.file.submit()).status).toBe(200);
    expect(await isSigned(found)).toEqual([true, true]);
  });

  it.each([
    ["only the object was rewritten", async (stub: Stub) => replaceChain(stub, forgeChain(await readChain(stub), 1))],
    [
      "only the database was rewritten",
      async (stub: Stub, sarId: string) => storeChain(sarId, forgeChain(await readChain(stub), 1)),
    ],
    [
      "a database row is missing",
      (_: Stub, sarId: string) => env.DB.prepare("DELETE FROM sar_audit_events WHERE sar_id = ?").bind(sarId).run(),
    ],
  ])("gets no signature where %s, and goes on", async (_, attack) => {
    await begin("2099-01-01T00:00:00.000Z");
    const found = await older();
    await attack(found.stub, found.sarId);
    await restart(found.stub);
    expect((await found.file.submit()).status).toBe(200);
    expect(await isSigned(found)).toEqual([false, false]);
  });

  it.each([
    ["is younger than the first anchor", "2020-01-01T00:00:00.000Z"],
    ["cannot be shown to be older", null],
  ])("is not believed to be one where it %s: the whole of it may be forged", async (_, at) => {
    if (at === null) await env.FILES.delete(BEGINNING_KEY);
    else await begin(at);
    const found = await older();
    const forged = forgeChain(await readChain(found.stub), 1);
    await replaceChain(found.stub, forged);
    await storeChain(found.sarId, forged);
    await env.DB.prepare("UPDATE chain_heads SET hash = ? WHERE chain = ?")
      .bind(forged.at(-1)!.hash, `sar:${found.sarId}`)
      .run();
    await restart(found.stub);
    expect((await found.file.submit()).status).toBe(200);
    expect(await isSigned(found)).toEqual([false, false]);
  });
});
