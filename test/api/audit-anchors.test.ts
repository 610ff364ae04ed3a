import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { type Anchor, anchorKey, findAnchorFault } from "../../src/features/audit-chains/anchor.rules.ts";
import { anchorDaily } from "../../src/features/audit-chains/anchor.service.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { forgeChain, readChain, replaceChain, type Stub } from "../support/chain-attacks.ts";
import { openCase, type OpenCase } from "../support/cases.ts";
import { raiseSar } from "../support/sars.ts";
import { goTo, systemCtx } from "../support/retention-clock.ts";

const objectOf = ({ workflowId }: OpenCase) => env.CASE_WORKFLOW.getByName(workflowId) as unknown as Stub;
const operatorOf = (officer: Officer) => officer.colleague("root", "admin");
const read = async (officer: Officer, number: number): Promise<Anchor> =>
  (await operatorOf(officer).get(`/api/audit/anchors/${number}`)).body;
const anchor = async (officer: Officer) => {
  expect((await operatorOf(officer).post("/api/audit/anchors")).body).toEqual({ status: "anchored" });
  return (await operatorOf(officer).get("/api/audit/anchors")).body.last as number;
};
const verify = async (officer: Officer, { heads }: Anchor) => {
  const body = { heads: heads.map(({ chain, seq, hash }) => ({ chain, seq, hash })) };
  return (await operatorOf(officer).post("/api/audit/verify", body)).body.heads;
};
const renew = (officer: Officer, { path }: OpenCase) => officer.post(`${path}/portal-link`, { replace: false });

describe("the anchors of a tenant's audit chains", () => {
  it("hold every head that changed, each after the one before, and nothing twice", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    expect(await anchor(officer)).toBe(1);
    expect(await anchor(officer)).toBe(1);
    await renew(officer, opened);
    expect(await anchor(officer)).toBe(2);
    const [first, second] = [await read(officer, 1), await read(officer, 2)];
    expect(first.heads).toMatchObject([{ chain: `case:${opened.workflowId}`, seq: 1 }]);
    expect(second.heads).toMatchObject([{ chain: `case:${opened.workflowId}`, seq: 2 }]);
    expect([findAnchorFault(first, null), findAnchorFault(second, first)]).toEqual([null, null]);
    expect(findAnchorFault({ ...second, heads: first.heads }, first)).toBe("it was changed");
    expect(findAnchorFault(second, null)).toBe("the one before it, 1, is missing");
    expect((await operatorOf(newOfficer()).get("/api/audit/anchors/1")).status).toBe(404);
  });

  it("tell nobody by what they cost that reports changed", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await anchor(officer);
    const cost = async () =>
      (await operatorOf(officer).post("/api/audit/anchors")).headers.get("Server-Timing")?.replace(/read=\d+/, "");
    const before = await cost();
    await raiseSar(officer.colleague("alice"), opened);
    expect(await cost()).toBe(before);
  });

  it("are made by the daily run for the days that are over", async () => {
    goTo("2026-11-22T10:00:00.000Z");
    const officer = newOfficer();
    await openCase(officer);
    await anchorDaily(systemCtx());
    expect((await operatorOf(officer).get("/api/audit/anchors")).body.last).toBe(0);
    goTo("2026-11-23T00:05:00.000Z");
    while ((await anchorDaily(systemCtx())) > 0);
    expect((await operatorOf(officer).get("/api/audit/anchors")).body.last).toBe(1);
    vi.useRealTimers();
  });

  it("are made once where a run died after it wrote one", async () => {
    const officer = newOfficer();
    await openCase(officer);
    await anchor(officer);
    const { heads } = await read(officer, 1);
    const [head] = heads;
    await env.DB.prepare("INSERT INTO unanchored_heads VALUES (?, ?, 'cases', '2026-01-01', ?, ?, ?)")
      .bind(head!.chain, officer.tenant, head!.seq, head!.hash, head!.signed_at)
      .run();
    expect(await anchor(officer)).toBe(1);
  });

  it("do not go on from one that someone else put there", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await anchor(officer);
    const forged = { ...(await read(officer, 1)), made_at: "2020-01-01T00:00:00.000Z" };
    await env.FILES.put(anchorKey({ tenant: officer.tenant, scope: "cases", number: 1 }), JSON.stringify(forged));
    await renew(officer, opened);
    expect(await anchor(officer)).toBe(1);
  });
});

describe("the present, held against an anchor", () => {
  it("is intact where its chains went on from it", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await anchor(officer);
    await renew(officer, opened);
    expect(await verify(officer, await read(officer, 1))).toMatchObject([{ status: "intact", fault: null }]);
  });

  it("is broken where all of a case was set back to before it, object and database alike", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const before = await env.DB.prepare("SELECT * FROM audit_checkpoints WHERE workflow_id = ?")
      .bind(opened.workflowId)
      .first();
    await renew(officer, opened);
    await anchor(officer);
    const chain = await readChain(objectOf(opened));
    await replaceChain(objectOf(opened), forgeChain(chain, 2));
    await env.DB.prepare("UPDATE audit_checkpoints SET count = ?, root = ? WHERE workflow_id = ?")
      .bind(before!["count"], before!["root"], opened.workflowId)
      .run();
    expect(await verify(officer, await read(officer, 1))).toMatchObject([
      { status: "broken", fault: "it does not contain entry 2 as it was exported" },
    ]);
  });

  it("explains a deleted case by its line in the ledger, and raises an alarm without one", async () => {
    const officer = newOfficer();
    const [deleted, vanished] = [await openCase(officer), await openCase(officer)];
    await anchor(officer);
    expect((await officer.colleague("cm", "compliance_manager").delete(deleted.path)).status).toBe(200);
    await env.DB.prepare("DELETE FROM cases WHERE workflow_id = ?").bind(vanished.workflowId).run();
    const verdicts = await verify(officer, await read(officer, 1));
    const of = ({ workflowId }: OpenCase) =>
      verdicts.find(({ chain }: { chain: string }) => chain === `case:${workflowId}`);
    expect(of(deleted)).toMatchObject({ status: "deleted", fault: null });
    expect(of(vanished)).toMatchObject({
      status: "broken",
      fault: expect.stringMatching(/no line of the deletion ledger/),
    });
  });
});

describe("the deletion ledger", () => {
  const ledgerOf = async (officer: Officer) => (await operatorOf(officer).get("/api/retention/ledger")).body;
  async function twoDeletions() {
    const officer = newOfficer();
    const manager = officer.colleague("cm", "compliance_manager");
    for (let i = 0; i < 2; i++) expect((await manager.delete((await openCase(officer)).path)).status).toBe(200);
    expect(await ledgerOf(officer)).toMatchObject({ total: 2, chain_valid: true });
    return { officer, manager };
  }

  it.each([
    ["its tail is cut", "DELETE FROM deletion_ledger WHERE tenant_id = ? AND seq = 2"],
    ["all of it is deleted", "DELETE FROM deletion_ledger WHERE tenant_id = ?"],
    ["a line is edited", "UPDATE deletion_ledger SET deleted_by = 'mallory' WHERE tenant_id = ? AND seq = 2"],
    ["its signed head is deleted", "DELETE FROM chain_heads WHERE tenant_id = ? AND chain GLOB 'ledger:*'"],
  ])("does not hold, and witnesses no deletion, when %s", async (_, sql) => {
    const { officer, manager } = await twoDeletions();
    await env.DB.prepare(sql).bind(officer.tenant).run();
    expect((await ledgerOf(officer)).chain_valid).toBe(false);
    const opened = await openCase(officer);
    expect((await manager.delete(opened.path)).status).toBe(503);
    expect((await ledgerOf(officer)).chain_valid).toBe(false);
  });
});
