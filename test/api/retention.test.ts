import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { purgeCase } from "../../src/features/retention/purge.service.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, openCase } from "../support/cases.ts";
import { goTo, refusedCase, rest, strike, systemCtx } from "../support/retention-clock.ts";

const DECIDED = "2026-11-21T10:00:00.000Z";
const LAST_DAY = "2036-11-21T23:59:59.000Z";
const OVER = "2036-11-22T00:00:00.000Z";

const manager = (officer: Officer) => officer.colleague("carl", "compliance_manager");

async function approvedCase(officer: Officer) {
  const opened = await approvableCase(officer);
  const decided = await officer.post(`${opened.path}/decision`, { decision: "approve", reason: "all clear" });
  expect(decided.body.status).toBe("APPROVED");
  await rest(opened);
  return opened;
}

describe("the retention of a case", () => {
  it("is open until something begins it, runs from the refusal, and ends with its last day", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const opened = await openCase(officer);
    const nothing = { basis: null, starts_on: null, years: null, rule: null, retain_until: null };
    expect((await officer.get(`${opened.path}/retention`)).body).toEqual({
      workflow_id: opened.workflowId,
      state: "open",
      ...nothing,
      relationship_end: null,
      legal_hold: null,
    });
    await officer.post(`${opened.path}/decision`, { decision: "reject", reason: "no" });
    await rest(opened);
    expect((await officer.get(`${opened.path}/retention`)).body).toMatchObject({
      state: "running",
      basis: "refusal",
      starts_on: "2026-11-21",
      years: 10,
      rule: "be-aml-2017-art-60",
      retain_until: "2036-11-21",
    });
    goTo(LAST_DAY);
    await strike();
    expect((await officer.get(opened.path)).status).toBe(200);
    goTo(OVER);
    expect((await officer.get(`${opened.path}/retention`)).body.state).toBe("due");
    await strike();
    expect((await officer.get(`${opened.path}/retention`)).status).toBe(404);
  });

  it("of an approved case begins with the end of the relationship, by the law of that day, and never before", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const carl = manager(officer);
    const opened = await approvedCase(officer);
    goTo("2099-01-01T00:00:00.000Z");
    await strike();
    expect((await officer.get(`${opened.path}/retention`)).body).toMatchObject({ state: "open", retain_until: null });

    goTo("2027-08-03T09:00:00.000Z");
    const end = `${opened.path}/relationship-end`;
    const body = { ended_on: "2027-08-01", reason: "The customer left." };
    const recorded = await carl.put(end, body);
    expect(recorded.body).toMatchObject({
      state: "running",
      basis: "relationship_end",
      years: 5,
      rule: "eu-amlr-art-77",
      retain_until: "2032-08-01",
      relationship_end: { ...body, recorded_by: "carl" },
    });
    expect((await carl.put(end, body)).body).toEqual(recorded.body);
    expect((await carl.delete(end, { json: { reason: "A mistake." } })).body.state).toBe("open");
    expect((await carl.delete(end, { json: { reason: "A mistake." } })).status).toBe(200);
    const corrected = await carl.put(end, { ...body, ended_on: "2027-07-09" });
    expect(corrected.body).toMatchObject({ years: 10, retain_until: "2037-07-09" });
    const chain = (await officer.get(`${opened.path}/audit`)).body;
    expect(chain.chain_valid).toBe(true);
    expect(chain.entries.slice(-3).map(({ event, actor }: any) => [event, actor])).toEqual([
      ["RELATIONSHIP_ENDED", "carl"],
      ["RELATIONSHIP_RESUMED", "carl"],
      ["RELATIONSHIP_ENDED", "carl"],
    ]);
    await rest(opened);
    goTo("2037-07-10T00:00:00.000Z");
    await strike();
    expect((await officer.get(opened.path)).status).toBe(404);
  });

  it("takes only a day that can be the end of a case that has come to one", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const carl = manager(officer);
    const running = await openCase(officer);
    const put = (path: string, ended_on: string, who = carl) =>
      who.put(`${path}/relationship-end`, { ended_on, reason: "left" });
    expect((await put(running.path, "2026-11-21")).body.code).toBe("invalid_state");
    const over = await refusedCase(officer);
    for (const day of ["2026-11-22", "2026-11-20", "2026-02-30", "soon"]) {
      const { status, body } = await put(over.path, day);
      expect([day, status, body.errors?.[0]?.path]).toEqual([day, 422, "ended_on"]);
    }
    expect((await put(over.path, "2026-11-21", officer)).status).toBe(403);
    expect((await put(over.path, "2026-11-21", newOfficer("x", "mlro"))).status).toBe(404);
    expect((await put(over.path, "2026-11-21", officer.colleague("mia", "mlro"))).status).toBe(200);
  });
});

describe("a legal hold", () => {
  const hold = { reason: "Proceedings 2026/17 before the court of Ghent" };

  it("keeps a case from the purge and from an officer's deletion until it is lifted, and is on its chain", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const carl = manager(officer);
    const opened = await refusedCase(officer);
    const path = `${opened.path}/legal-hold`;
    const held = await carl.put(path, hold);
    expect(held.body).toMatchObject({
      state: "held",
      retain_until: "2036-11-21",
      legal_hold: { ...hold, set_by: "carl" },
    });
    expect((await carl.put(path, hold)).body).toEqual(held.body);
    expect((await carl.delete(opened.path)).body.code).toBe("retention_hold");
    goTo(OVER);
    await strike();
    expect((await officer.get(`${opened.path}/retention`)).body).toEqual(held.body);
    expect((await carl.get("/api/retention?list=held")).body.cases).toMatchObject([{ workflow_id: opened.workflowId }]);

    const lifted = await carl.delete(path, { json: { reason: "Judgment is final." } });
    expect(lifted.body).toMatchObject({ state: "due", legal_hold: null });
    expect((await carl.delete(path, { json: { reason: "Judgment is final." } })).body).toEqual(lifted.body);
    const chain = (await officer.get(`${opened.path}/audit`)).body.entries.slice(-2);
    expect(chain.map(({ event, details }: any) => [event, details.reason])).toEqual([
      ["LEGAL_HOLD_SET", hold.reason],
      ["LEGAL_HOLD_LIFTED", "Judgment is final."],
    ]);
    await strike();
    expect((await officer.get(opened.path)).status).toBe(404);
    expect((await carl.put(path, hold)).status).toBe(404);
  });

  it("that was set just before wins, though the row says that the case is due", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const opened = await refusedCase(officer);
    goTo(OVER);
    const row = () =>
      env.DB.prepare("SELECT due_at FROM case_retention WHERE workflow_id = ?").bind(opened.workflowId).first();
    const due = await row();
    await manager(officer).put(`${opened.path}/legal-hold`, hold);
    await env.DB.prepare("UPDATE case_retention SET due_at = ?, held = 0 WHERE workflow_id = ?")
      .bind((due as { due_at: string }).due_at, opened.workflowId)
      .run();
    await strike();
    expect((await officer.get(opened.path)).status).toBe(200);
  });

  it("and a purge at the same moment never both happen", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const cases = [];
    for (let i = 0; i < 6; i++) cases.push(await refusedCase(officer));
    goTo(OVER);
    const outcomes = await Promise.all(
      cases.map(async ({ path, workflowId }, i) => {
        const purge = () => purgeCase(systemCtx(env, officer.tenant), workflowId);
        const put = () => manager(officer).put(`${path}/legal-hold`, hold);
        const [one, other] = i % 2 === 0 ? [purge(), put()] : [put(), purge()];
        const done = await Promise.all([one, other]);
        return done.map((outcome) => (typeof outcome === "string" ? outcome : outcome.status)).toSorted();
      }),
    );
    for (const [i, outcome] of outcomes.entries()) {
      expect(
        [
          [200, "kept"],
          [404, "purged"],
        ].map((pair) => pair.toSorted()),
      ).toContainEqual(outcome);
      const isThere = (await officer.get(cases[i]!.path)).status === 200;
      expect(isThere).toBe(outcome.includes("kept"));
    }
  });

  it("needs a reason, the role, and a case of one's own tenant", async () => {
    const officer = newOfficer();
    const { path } = await openCase(officer);
    const url = `${path}/legal-hold`;
    const carl = manager(officer);
    for (const body of [{}, { reason: " " }, { reason: "x", more: 1 }]) {
      expect((await carl.put(url, body)).status).toBe(422);
      expect((await carl.delete(url, { json: body })).status).toBe(422);
    }
    expect((await officer.put(url, hold)).status).toBe(403);
    expect((await officer.colleague("root", "admin").put(url, hold)).status).toBe(403);
    expect((await manager(newOfficer()).put(url, hold)).status).toBe(404);
    expect((await manager(newOfficer()).delete(url, { json: hold })).status).toBe(404);
    expect((await newOfficer().get(`${path}/retention`)).status).toBe(404);
    expect((await officer.colleague("root", "admin").get(`${path}/retention`)).status).toBe(403);
  });
});

describe("the overview", () => {
  it("pages what falls due first, what is held and what has no date, in one tenant", async () => {
    const officer = newOfficer();
    goTo("2026-11-22T10:00:00.000Z");
    const second = await refusedCase(officer);
    goTo("2026-11-23T10:00:00.000Z");
    const third = await refusedCase(officer);
    const open = await openCase(officer);
    goTo(DECIDED);
    const first = await refusedCase(officer);
    await manager(officer).put(`${third.path}/legal-hold`, { reason: "court" });
    const root = officer.colleague("root", "admin");
    const ids = async (query: string) => {
      const { body } = await root.get(`/api/retention${query}`);
      return [body.total, body.cases.map(({ workflow_id }: any) => workflow_id)];
    };
    expect(await ids("")).toEqual([3, [first, second, third].map(({ workflowId }) => workflowId)]);
    expect(await ids("?per_page=1&page=2")).toEqual([3, [second.workflowId]]);
    expect(await ids("?list=held")).toEqual([1, [third.workflowId]]);
    expect(await ids("?list=open")).toEqual([1, [open.workflowId]]);
    expect((await root.get("/api/retention?list=other")).status).toBe(422);
    expect((await officer.get("/api/retention")).status).toBe(403);
    const stranger = newOfficer("root", "admin");
    for (const path of ["/api/retention", "/api/retention/ledger"]) {
      expect((await stranger.get(path)).body.total).toBe(0);
    }
    expect((await root.get("/api/retention")).body.policy).toEqual({ years: "law", starts_at: "relationship_end" });
  });
});

describe("the ledger", () => {
  it("chains deletions that happen at once, and shows when a line was changed", async () => {
    const officer = newOfficer();
    const carl = manager(officer);
    const cases = [];
    for (let i = 0; i < 4; i++) cases.push(await openCase(officer));
    const answers = await Promise.all(cases.map(({ path }) => carl.delete(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const read = async () => (await carl.get("/api/retention/ledger")).body;
    const ledger = await read();
    expect(ledger).toMatchObject({ total: 4, chain_valid: true });
    expect(ledger.deletions.map(({ seq, reason, deleted_by }: any) => [seq, reason, deleted_by])).toEqual(
      [4, 3, 2, 1].map((seq) => [seq, "officer", "carl"]),
    );
    expect((await carl.get("/api/retention/ledger?per_page=2&page=2")).body).toMatchObject({
      chain_valid: true,
      deletions: [{ seq: 2 }, { seq: 1 }],
    });
    const change = (sql: string) => env.DB.prepare(sql).bind(officer.tenant).run();
    await change("UPDATE deletion_ledger SET deleted_by = 'bob' WHERE tenant_id = ? AND seq = 2");
    expect((await read()).chain_valid).toBe(false);
    await change("UPDATE deletion_ledger SET deleted_by = 'carl' WHERE tenant_id = ? AND seq = 2");
    expect((await read()).chain_valid).toBe(true);
    await change("DELETE FROM deletion_ledger WHERE tenant_id = ? AND seq = 3");
    expect((await read()).chain_valid).toBe(false);
  });
});
