import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { callCase, newCommand } from "../../src/features/cases/case.client.ts";
import { createCtx } from "../../src/platform/context.ts";
import { recordChange } from "../../src/features/monitoring/record-change.service.ts";
import { readSettings } from "../../src/platform/settings.ts";
import { type ApiAnswer, newOfficer, Officer } from "../support/api.ts";
import { openCase, type OpenCase, reviewedCase } from "../support/cases.ts";
import { Directory } from "../support/directory.ts";
import { putRelationship, registerChange, systemCtx } from "../support/monitoring.ts";
import { raiseSar, SarFile } from "../support/sars.ts";

const work = (officer: Officer, of = "alice", query = "") => officer.get(`/api/officers/${of}/work${query}`);
const handOver = (officer: Officer, to: string, more: object = {}, of = "alice") =>
  officer.post(`/api/officers/${of}/handover`, { to, ...more });
const told = ({ body }: ApiAnswer) => body.items.map(({ kind, id }: any) => [kind, id]);
const results = ({ body }: ApiAnswer) => body.results.map(({ kind, id, result }: any) => [kind, id, result]);
const assign = (officer: Officer, { path }: OpenCase, assignee: string) =>
  officer.patch(`${path}/assignment`, { assignee });

/** A case in which an officer's decision waits for a second officer. */
async function parkedCase(maker: Officer): Promise<OpenCase> {
  const opened = await reviewedCase(maker, "0999900348");
  const decision = { decision: "approve", override_dissolved_entity: "final payout to the liquidator" };
  const { body } = await maker.post(`${opened.path}/decision`, decision);
  expect(body.status).toBe("PENDING_SECOND_APPROVAL");
  return opened;
}

/** Alice with work of each kind, a manager, and bob, who may get it. */
async function desk() {
  const alice = newOfficer();
  const [bob, carol] = [alice.colleague("bob"), alice.colleague("carol")];
  const manager = alice.colleague("mo", "compliance_manager");
  const [mine, other] = [await openCase(alice), await openCase(bob)];
  await openCase(carol);
  await assign(alice, mine, "alice");
  await assign(bob, other, "bob");
  const parked = await parkedCase(alice);
  const customer = await putRelationship(alice.tenant, { officer: "alice", nextReviewAt: "2026-01-01" });
  await putRelationship(alice.tenant, { officer: "bob" });
  await putRelationship(alice.tenant, { officer: "alice", endedAt: "2026-02-01T00:00:00.000Z" });
  await recordChange(systemCtx(alice.tenant), registerChange(customer));
  const year = new Date().getUTCFullYear() + 1;
  const absence = { from: `${year}-12-21`, until: `${year}-12-24`, substitute: "alice" };
  expect((await carol.put("/api/officers/me/absence", absence)).status).toBe(200);
  return { alice, bob, carol, manager, mine, other, parked, customer, year };
}

describe("an officer's work", () => {
  it("is in one list, page by page, and nobody else's is in it", async () => {
    const { manager, mine, parked, customer, alice, year } = await desk();
    const all = await work(manager);
    expect(told(all)).toEqual([
      ["case", mine.workflowId],
      ["second_approval", parked.workflowId],
      ["relationship", customer],
      ["substitution", "carol"],
    ]);
    const { items, counts, standing, next_cursor } = all.body;
    expect([counts, standing, next_cursor]).toEqual([
      { cases: 1, second_approvals: 1, relationships: 1, substitutions: 1 },
      null,
      null,
    ]);
    expect(items[1]).toMatchObject({ maker: "alice", assignee: null, state: "PENDING_SECOND_APPROVAL" });
    expect(items[2]).toMatchObject({ name: "Molenhof", due_at: "2026-01-01", overdue: true, open_events: 1 });
    expect(items[3]).toMatchObject({ due_at: `${year}-12-24` });
    const paged: unknown[] = [];
    for (let cursor = ""; cursor !== null;) {
      const page = await work(manager, "alice", `?limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      paged.push(...told(page));
      cursor = page.body.next_cursor;
    }
    expect(paged).toEqual(told(all));
    for (const cursor of ["x", "case x", "case%20-1", "relationship%20", "sar%201"]) {
      expect([cursor, (await work(manager, "alice", `?cursor=${cursor}`)).status]).toEqual([cursor, 422]);
    }
    expect((await work(alice)).status).toBe(403);
    expect((await work(alice.colleague("root", "admin"))).status).toBe(403);
    expect((await work(manager, "nobody-ever")).status).toBe(404);
    expect((await work(newOfficer("mo", "compliance_manager"))).status).toBe(404);
  });

  it("goes to another officer in one step, with an entry for each item, and is theirs then", async () => {
    const { manager, bob, mine, parked, customer, carol, alice } = await desk();
    const answer = await handOver(manager, "bob", { reason: "Alice left." });
    expect([answer.status, results(answer), answer.body.next_cursor]).toEqual([
      200,
      [
        ["case", mine.workflowId, "handed_over"],
        ["second_approval", parked.workflowId, "handed_over"],
        ["relationship", customer, "handed_over"],
        ["substitution", "carol", "handed_over"],
      ],
      null,
    ]);
    expect((await work(manager)).body.counts).toEqual({
      cases: 0,
      second_approvals: 0,
      relationships: 0,
      substitutions: 0,
    });
    for (const { path } of [mine, parked]) {
      expect((await bob.get(path)).body.assignee).toBe("bob");
      expect((await bob.get(`${path}/audit`)).body.entries.at(-1)).toMatchObject({
        event: "CASE_ASSIGNED",
        actor: "mo",
        details: { assignee: "bob", handed_over_from: "alice", reason: "Alice left." },
      });
    }
    const { results: lines } = await env.DB.prepare(
      `SELECT r.officer, l.event, l.actor, l.details FROM relationships r JOIN relationship_log l USING (tenant_id, relationship_id)
        WHERE relationship_id = ? ORDER BY l.seq DESC LIMIT 1`,
    )
      .bind(customer)
      .all<{ details: string }>();
    expect({ ...lines[0], details: JSON.parse(lines[0]!.details) }).toEqual({
      officer: "bob",
      event: "officer_changed",
      actor: "mo",
      details: { from: "alice", to: "bob", reason: "Alice left." },
    });
    const { notifications } = (await bob.get("/api/notifications")).body;
    expect(notifications.map(({ ids }: any) => ids.relationship_id)).toEqual([customer]);
    expect(
      (await carol.get("/api/officers")).body.officers.find(({ officer_id }: any) => officer_id === "carol"),
    ).toMatchObject({ absence: { substitute: "bob", set_by: "mo" } });
    // The decision stays its maker's, so alice still cannot confirm it, and bob can.
    const second = { decision: "approve", comment: "Seen." };
    expect((await alice.post(`${parked.path}/decision/second-approval`, second)).body.code).toBe(
      "four_eyes_same_officer",
    );
    expect(
      (await bob.post(`${parked.path}/decision/second-approval`, { decision: "reject", comment: "No." })).status,
    ).toBe(200);
    // Repeated, it finds what is left: nothing.
    expect(results(await handOver(manager, "bob"))).toEqual([]);
  });

  it("does not go to who may not have it: each refusal is named and changes nothing", async () => {
    const { manager, mine, other, parked, customer, carol, alice, bob, year } = await desk();
    // Bob made the decision that waits in a case of alice's.
    const theirs = await parkedCase(bob);
    await assign(bob, theirs, "alice");
    const decided = await reviewedCase(alice);
    await assign(alice, decided, "alice");
    expect((await bob.post(`${decided.path}/decision`, { decision: "reject", reason: "No." })).status).toBe(200);
    await carol.put("/api/officers/me/absence", { from: `${year}-12-21`, until: `${year}-12-24`, substitute: "alice" });
    await bob.put("/api/officers/me/absence", { from: `${year}-12-24`, until: `${year}-12-26`, substitute: "alice" });
    const foreign = await openCase(newOfficer("zed"));
    const before = await work(manager);
    const items = [
      ["case", theirs.workflowId, "four_eyes"],
      ["case", other.workflowId, "not_theirs"],
      ["case", decided.workflowId, "invalid_state"],
      ["case", foreign.workflowId, "not_found"],
      ["relationship", crypto.randomUUID(), "not_found"],
      ["substitution", "carol", "substitute_away"],
      ["substitution", "bob", "substitute_away"],
    ] as const;
    const answer = await handOver(manager, "bob", { items: items.map(([kind, id]) => ({ kind, id })) });
    expect(results(answer)).toEqual(items);
    const rest = ({ body }: ApiAnswer) => JSON.stringify({ ...body, request_id: null });
    expect(rest(await work(manager))).toBe(rest(before));
    expect((await bob.get(other.path)).body.assignee).toBe("bob");
    for (const [body, code] of [
      [{ to: "alice" }, "same_officer"],
      [{ to: "nobody-ever" }, "unknown_officer"],
    ] as const) {
      const refused = await manager.post("/api/officers/alice/handover", body);
      expect([body, refused.status, refused.body.errors?.[0].code]).toEqual([body, 422, code]);
    }
    const both = { items: [{ kind: "case", id: mine.workflowId }], cursor: "case 1" };
    expect((await handOver(manager, "bob", both)).status).toBe(422);
    for (const officer of [alice, bob, alice.colleague("mia", "mlro")]) {
      expect((await handOver(officer, "bob")).status).toBe(403);
    }
    expect(rest(await work(manager))).toBe(rest(before));
    expect([customer, parked.workflowId].every((id) => rest(before).includes(id))).toBe(true);
  });

  it("says nothing of a report to a manager: work, handover and what they cost are the same with and without one", async () => {
    const seen: string[] = [];
    for (const isReported of [false, true]) {
      const { alice, manager, mine, bob } = await desk();
      const mia = alice.colleague("mia", "mlro");
      if (isReported) {
        const { sar_id } = await raiseSar(alice, mine);
        await new SarFile(alice, mine, sar_id).submit();
        expect((await mia.get("/api/sars?raised_by=alice&open=true")).body.reports).toHaveLength(1);
        expect((await mia.get("/api/sars?raised_by=bob&open=true")).body.reports).toEqual([]);
        expect((await manager.get("/api/sars?raised_by=alice&open=true")).body.reports).toEqual([]);
        expect((await mia.get("/api/sars?open=false")).status).toBe(422);
      }
      const answers = [await work(manager), await work(mia), await handOver(manager, "bob"), await work(manager)];
      expect((await bob.get(`/cases/${mine.caseId}/sar`)).body).toEqual([]);
      seen.push(
        JSON.stringify(
          answers.map(({ status, body, headers }) => [
            status,
            body,
            headers.get("Server-Timing")?.replaceAll(/dur=[\d.]+/g, ""),
          ]),
        ).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "id"),
      );
    }
    expect(seen[1]).toBe(seen[0]);
  });
});

describe("an officer whom the directory has deactivated", () => {
  async function provisioned(more: Record<string, string> = {}) {
    const directory = new Directory(more);
    const [alice, bob] = [directory.officer("a1"), directory.officer("b1")];
    const manager = bob.colleague("m1", "compliance_manager");
    const users = new Map<string, string>();
    for (const id of ["a1", "b1", "m1", "x1"]) users.set(id, (await directory.create(id, id)).body.id);
    const opened = await openCase(bob);
    await bob.post(`${opened.path}/comments`, { text: "Hello", mentions: ["a1"] });
    const own = await openCase(alice);
    await assign(alice, own, "a1");
    const deactivate = (id: string) => directory.patch(users.get(id)!, { op: "replace", path: "active", value: false });
    return { directory, alice, bob, manager, opened, own, deactivate };
  }

  it("gets no case, no mention, no absence to stand in for, no report and no handover, with a clear error", async () => {
    const { alice, bob, manager, opened, own, deactivate } = await provisioned();
    expect((await deactivate("a1")).status).toBe(200);
    expect((await alice.get("/api/cases")).status).toBe(401);
    const comment = (await bob.post(`${opened.path}/comments`, { text: "Mind it", mentions: ["m1"] })).body;
    const year = new Date().getUTCFullYear() + 1;
    const { sar_id } = await raiseSar(bob, opened);
    const mlro = bob.colleague("x1", "mlro");
    const refused = [
      await assign(bob, opened, "a1"),
      await bob.post("/api/cases/assignments", { workflow_ids: [opened.workflowId], assignee: "a1" }),
      await bob.post(`${opened.path}/comments`, { text: "See", mentions: ["b1", "a1"] }),
      await bob.patch(`${opened.path}/comments/${comment.comment_id}`, { text: "See", mentions: ["a1"] }),
      await bob.put("/api/officers/me/absence", { from: `${year}-01-01`, until: `${year}-01-02`, substitute: "a1" }),
      await mlro.post(`/cases/${opened.caseId}/sar/${sar_id}/readers`, { officer_id: "a1" }),
      await manager.post("/api/officers/b1/handover", { to: "a1" }),
    ];
    expect(refused.map(({ status, body }) => [status, body.errors?.[0].code])).toEqual(
      refused.map(() => [422, "deactivated_officer"]),
    );
    expect(refused[0]!.body.errors[0]).toMatchObject({ path: "assignee" });
    expect((await bob.get(opened.path)).body.assignee).toBeNull();
    // Their work is listed and goes to somebody else.
    expect(
      (await manager.get("/api/officers")).body.officers.map(({ officer_id, standing }: any) => [officer_id, standing]),
    ).toEqual([
      ["a1", "deactivated"],
      ["b1", "active"],
    ]);
    const left = await work(manager, "a1");
    expect([left.body.standing, told(left)]).toEqual(["deactivated", [["case", own.workflowId]]]);
    expect(results(await handOver(manager, "b1", {}, "a1"))).toEqual([["case", own.workflowId, "handed_over"]]);
  });

  it("gets in by no other door: assistant, stored answer, handover of their own, and a program has none of it", async () => {
    const { directory, alice, bob, manager, own, deactivate } = await provisioned({ MCP_ENABLED: "on" });
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const comment = () => alice.post(`${own.path}/comments`, { text: "Once" }, { headers });
    expect((await comment()).status).toBe(201);
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const accept = { headers: { Accept: "application/json, text/event-stream" } };
    const listTools = () => alice.post("/mcp", message, accept);
    expect((await listTools()).status).toBe(200);
    await deactivate("a1");
    for (const answer of [
      await comment(),
      await listTools(),
      await alice.get("/api/exports/cases"),
      await alice.post("/api/officers/a1/handover", { to: "b1" }),
      await alice.put("/api/notifications/mail", { address: null }),
      await alice.delete("/api/officers/me/absence"),
    ]) {
      expect(answer.status).toBe(401);
    }
    // The manager is deactivated as well: somebody else of the role goes on.
    await deactivate("m1");
    expect((await work(manager, "a1")).status).toBe(401);
    expect((await work(bob.colleague("x1", "compliance_manager"), "a1")).body.counts.cases).toBe(1);
    const client = { client_id: "robot", name: "Robot", roles: ["officer", "compliance_manager"] };
    expect((await bob.colleague("x1", "compliance_manager").post("/api/service-accounts", client)).status).toBe(201);
    const robot = new Officer({
      tenant: bob.tenant,
      officer: "robot",
      roles: ["compliance_manager", "mlro"],
      claims: { client_id: "robot" },
      settings: directory.settings,
    });
    expect((await robot.get("/api/cases")).status).toBe(200);
    for (const answer of [
      await work(robot, "a1"),
      await handOver(robot, "b1", {}, "a1"),
      await robot.get("/api/sars?raised_by=a1"),
      await robot.get("/api/service-accounts"),
      await robot.put("/api/notifications/mail", { address: null }),
    ]) {
      expect(answer.status).toBe(403);
    }
    expect((await assign(robot, own, "a1")).status).toBe(422);
  });

  it("is not told of a customer: managers are", async () => {
    const { directory, bob, manager, deactivate } = await provisioned();
    const customer = await putRelationship(bob.tenant, { officer: "a1" });
    const ctx = { ...systemCtx(bob.tenant), settings: readSettings({ ...env, ...directory.settings } as Env) };
    const tell = () => recordChange(ctx, registerChange(customer));
    await tell();
    const toldOf = async (officer: Officer) =>
      (await officer.get("/api/notifications")).body.notifications.filter(
        ({ kind }: any) => kind === "monitoring_event",
      ).length;
    expect(await toldOf(manager)).toBe(0);
    await deactivate("a1");
    await tell();
    expect(await toldOf(manager)).toBe(1);
  });

  it("is not the same as one whom the directory does not know, who is refused too unless that is allowed", async () => {
    const strict = await provisioned();
    const unknown = await assign(strict.bob, strict.opened, "z9");
    expect([unknown.status, unknown.body.errors[0].code]).toEqual([422, "unknown_officer"]);
    const lenient = await provisioned({ SCIM_UNKNOWN_OFFICERS: "allow" });
    expect((await assign(lenient.bob, lenient.opened, "z9")).status).toBe(200);
    await lenient.deactivate("a1");
    expect((await assign(lenient.bob, lenient.opened, "a1")).status).toBe(422);
  });
});

describe("a handover beside other changes", () => {
  it("does not take a case from whom it was given to meanwhile", async () => {
    const { alice, manager, mine } = await desk();
    const ctx = createCtx(env as Env, { actor: { kind: "officer", tenantId: alice.tenant, id: "mo", roles: [] } });
    await callCase(ctx, mine.workflowId, (object) => object.assign(newCommand(ctx), { assignee: "carol" }));
    expect(results(await handOver(manager, "bob", { items: [{ kind: "case", id: mine.workflowId }] }))).toEqual([
      ["case", mine.workflowId, "not_theirs"],
    ]);
    expect((await alice.get(mine.path)).body.assignee).toBe("carol");
  });

  it("is done once under one idempotency key", async () => {
    const { alice, manager, mine } = await desk();
    const options = { headers: { "Idempotency-Key": crypto.randomUUID() } };
    const first = await manager.post("/api/officers/alice/handover", { to: "bob" }, options);
    const again = await manager.post("/api/officers/alice/handover", { to: "bob" }, options);
    expect([again.headers.get("Idempotent-Replayed"), again.body]).toEqual(["true", first.body]);
    const entries = (await alice.get(mine.path)).body.audit_log.filter(({ event }: any) => event === "CASE_ASSIGNED");
    expect(entries).toHaveLength(2);
  });
});
