import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { callCase, newCommand } from "../../src/features/cases/case.client.ts";
import { createCtx } from "../../src/platform/context.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, type OpenCase, reviewedCase } from "../support/cases.ts";
import { goTo } from "../support/retention-clock.ts";
import { putUnderReview, raiseSar, SarFile, sarPath } from "../support/sars.ts";

const TODAY = "2026-11-23";
const ids = ({ body }: { body: any }) => body.officers.map(({ officer_id }: any) => officer_id);
const listed = async (officer: Officer) => (await officer.get("/api/officers")).body.officers;
const assign = (officer: Officer, { path }: OpenCase, assignee: string) =>
  officer.patch(`${path}/assignment`, { assignee });
const mine = async (officer: Officer) =>
  (await officer.get("/api/cases?assignee=me")).body.cases.map(({ workflow_id }: any) => workflow_id).toSorted();
const away = (officer: Officer, substitute: string, from: string, until: string, who = "me") =>
  officer.put(`/api/officers/${who}/absence`, { from, until, substitute });

afterEach(() => void vi.useRealTimers());

describe("the officers of a tenant", () => {
  it("are those who did something about a case, each with the role and the day of it, page by page", async () => {
    goTo(`${TODAY}T10:00:00.000Z`);
    const alice = newOfficer();
    const manager = alice.colleague("bob@bank.be", "compliance_manager", "officer");
    expect((await alice.get("/api/officers")).body).toEqual({ officers: [], next_cursor: null });
    const opened = await openCase(alice);
    await manager.post(`${opened.path}/comments`, { text: "Who signs?", mentions: ["zoe"] });
    await assign(alice.colleague("carol"), opened, "nobody-ever");
    // A customer's act is no officer's.
    await openCase(newOfficer("stranger"));
    expect(await listed(alice)).toEqual([
      { officer_id: "alice", standing: null, roles: ["officer"], last_seen: TODAY, absence: null },
      {
        officer_id: "bob@bank.be",
        standing: null,
        roles: ["compliance_manager", "officer"],
        last_seen: TODAY,
        absence: null,
      },
      { officer_id: "carol", standing: null, roles: ["officer"], last_seen: TODAY, absence: null },
    ]);
    const first = await alice.get("/api/officers?limit=2");
    expect([ids(first), first.body.next_cursor]).toEqual([["alice", "bob@bank.be"], "bob@bank.be"]);
    const rest = await alice.get(`/api/officers?limit=2&cursor=${encodeURIComponent(first.body.next_cursor)}`);
    expect([ids(rest), rest.body.next_cursor]).toEqual([["carol"], null]);
    for (const query of ["limit=0", "limit=501", "cursor=%20x", "cursor="]) {
      expect([query, (await alice.get(`/api/officers?${query}`)).status]).toEqual([query, 422]);
    }
    goTo("2026-11-25T10:00:00.000Z");
    await assign(alice.colleague("carol", "mlro"), opened, "alice");
    expect((await listed(alice))[2]).toMatchObject({ roles: ["mlro"], last_seen: "2026-11-25" });
    expect((await listed(alice))[0]).toMatchObject({ last_seen: TODAY });
  });

  it("do not tell who worked on a report: a reporting officer who did nothing else is not among them", async () => {
    const alice = newOfficer();
    const mia = alice.colleague("mia", "mlro");
    const reviewed = await reviewedCase(alice);
    await putUnderReview(reviewed);
    const before = await listed(alice);
    const { sar_id } = await raiseSar(alice.colleague("rita"), reviewed);
    const file = new SarFile(alice.colleague("rita"), reviewed, sar_id);
    for (const step of [file.submit, () => file.assess(true), file.approve, file.record, file.acknowledge]) {
      expect((await step()).status).toBeLessThan(300);
      await mia.get(`${sarPath(reviewed)}/${sar_id}`);
      expect(await listed(alice)).toEqual(before);
    }
    // Nor where the case's own object hears of it from her.
    const actor = { kind: "officer", tenantId: alice.tenant, id: "mia", roles: ["mlro"] } as const;
    const ctx = createCtx(env as Env, { actor });
    const note = { sarId: crypto.randomUUID(), version: 1, status: "draft", completed: null } as const;
    const own = { circle: { raisedBy: "mia", readers: [] }, raiser: { id: "mia", roles: actor.roles } };
    const noted = await callCase(ctx, reviewed.workflowId, (object) =>
      object.recordSar(newCommand(ctx), { ...note, ...own }),
    );
    expect(noted.ok).toBe(true);
    expect(await listed(alice)).toEqual(before);
    // What was held back until another act of hers on the case would tell as much.
    await assign(alice, reviewed, "alice");
    expect(await listed(alice)).toEqual(before);
    await mia.post(`${reviewed.path}/comments`, { text: "Which mandate is it?" });
    expect((await listed(alice)).map(({ officer_id }: any) => officer_id)).toEqual(["alice", "mia"]);
  });
});

describe("an absence", () => {
  /** Alice, Bob and Carol, each known, with a case each. */
  async function desk() {
    const alice = newOfficer();
    const [bob, carol] = [alice.colleague("bob"), alice.colleague("carol")];
    const cases: Record<string, OpenCase> = {};
    for (const [name, who] of Object.entries({ alice, bob, carol })) {
      cases[name] = await openCase(who);
      await assign(who, cases[name], name);
    }
    const idOf = (...names: string[]) => names.map((name) => cases[name]!.workflowId).toSorted();
    return { alice, bob, carol, idOf, manager: alice.colleague("cm", "compliance_manager"), cases };
  }

  it("brings the work to the substitute on its days, in Belgium, and ends by itself", async () => {
    goTo(`${TODAY}T10:00:00.000Z`);
    const { alice, bob, carol, idOf } = await desk();
    const recorded = await away(bob, "alice", "2026-12-01", "2026-12-02");
    const absence = { from: "2026-12-01", until: "2026-12-02", substitute: "alice", set_by: "bob" };
    expect(recorded).toMatchObject({ status: 200, body: { officer_id: "bob", absence, without_substitute: [] } });
    expect((await listed(carol))[1]).toMatchObject({ officer_id: "bob", absence });
    for (const [now, work] of [
      ["2026-11-30T22:59:59.000Z", idOf("alice")],
      ["2026-11-30T23:00:00.000Z", idOf("alice", "bob")],
      ["2026-12-02T22:59:59.000Z", idOf("alice", "bob")],
      ["2026-12-02T23:00:00.000Z", idOf("alice")],
    ] as const) {
      goTo(now);
      expect([now, await mine(alice)]).toEqual([now, work]);
      expect([now, await mine(bob)]).toEqual([now, idOf("bob")]);
      expect([now, await mine(carol)]).toEqual([now, idOf("carol")]);
    }
    expect((await listed(carol))[1].absence).toBeNull();
  });

  it("is replaced, ended, and recorded for another by a compliance manager alone", async () => {
    goTo(`${TODAY}T10:00:00.000Z`);
    const { alice, bob, carol, idOf, manager } = await desk();
    expect((await away(alice, "carol", TODAY, TODAY, "bob")).status).toBe(403);
    expect((await away(manager, "carol", TODAY, TODAY, "bobby")).status).toBe(404);
    expect((await away(manager, "carol", TODAY, TODAY, "bob")).body.absence).toMatchObject({ set_by: "cm" });
    expect(await mine(carol)).toEqual(idOf("bob", "carol"));
    await away(bob, "alice", TODAY, TODAY);
    expect([await mine(carol), await mine(alice)]).toEqual([idOf("carol"), idOf("alice", "bob")]);
    expect((await carol.delete("/api/officers/bob/absence")).status).toBe(403);
    for (let times = 0; times < 2; times++) {
      const ended = await bob.delete("/api/officers/me/absence");
      expect([ended.status, ended.body.absence]).toEqual([200, null]);
    }
    expect(await mine(alice)).toEqual(idOf("alice"));
  });

  it("is refused with what is wrong, and changes nothing then", async () => {
    goTo(`${TODAY}T10:00:00.000Z`);
    const { alice, bob, manager } = await desk();
    await away(bob, "alice", TODAY, "2026-12-01");
    const before = await listed(alice);
    for (const [body, path, code] of [
      [{ from: "2026-12-02", until: "2026-12-01", substitute: "carol" }, "until", "before_from"],
      [{ from: "2026-11-01", until: "2026-11-22", substitute: "carol" }, "until", "in_the_past"],
      [{ from: TODAY, until: TODAY, substitute: "alice" }, "substitute", "same_officer"],
      [{ from: TODAY, until: TODAY, substitute: "caroll" }, "substitute", "unknown_officer"],
      [{ from: "2026-12-01", until: "2026-12-05", substitute: "bob" }, "substitute", "absent"],
    ] as const) {
      const { status, body: problem } = await alice.put("/api/officers/me/absence", body);
      expect([code, status, problem.errors]).toMatchObject([code, 422, [{ path, code }]]);
    }
    for (const body of [{}, { from: TODAY, until: TODAY }, { from: "x", until: TODAY, substitute: "bob" }]) {
      expect((await alice.put("/api/officers/me/absence", body)).status).toBe(422);
    }
    expect(await listed(alice)).toEqual(before);
    const nobodyYet = alice.colleague("newcomer");
    expect((await away(nobodyYet, "caroll", TODAY, TODAY)).status).toBe(422);
    expect(await listed(alice)).toEqual(before);
    expect((await away(nobodyYet, "alice", TODAY, TODAY)).status).toBe(200);
    expect(ids(await alice.get("/api/officers"))).toEqual(["alice", "bob", "carol", "newcomer"]);
    expect((await away(alice, "bob", "2026-12-02", "2026-12-05")).status).toBe(200);
    // Alice stands in for Bob until 1 December: who is away then has somebody who is away as well.
    const late = await away(manager, "carol", "2026-11-30", "2026-12-05", "alice");
    expect(late.body.without_substitute).toEqual(["bob"]);
  });

  it("of two who name each other at the same time is recorded once", async () => {
    const { alice, bob } = await desk();
    const day = "2027-03-01";
    const answers = await Promise.all([away(alice, "bob", day, day), away(bob, "alice", day, day)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await listed(alice)).filter(({ absence }: any) => absence !== null)).toHaveLength(1);
  });

  it("gives the substitute no right, and nothing of a report", async () => {
    goTo(`${TODAY}T10:00:00.000Z`);
    const { alice, cases, manager } = await desk();
    const mia = alice.colleague("mia", "mlro");
    const reviewed = await reviewedCase(alice);
    await putUnderReview(reviewed);
    await mia.post(`${reviewed.path}/comments`, { text: "Which mandate is it?" });
    const { sar_id } = await raiseSar(mia, reviewed);
    await assign(alice, reviewed, "mia");
    const read = async () => ({
      list: (await alice.get(sarPath(reviewed))).body,
      one: (await alice.get(`${sarPath(reviewed)}/${sar_id}`)).status,
      unread: (await alice.get("/api/notifications")).body.unread,
      decide: (await alice.post(`${sarPath(reviewed)}/${sar_id}/mlro-approve`)).status,
      remove: (await alice.delete(cases["bob"]!.path)).status,
    });
    const before = await read();
    expect(before).toMatchObject({ one: 404, decide: 403, remove: 403 });
    expect((await away(mia, "alice", TODAY, TODAY)).status).toBe(200);
    expect((await away(manager, "alice", TODAY, TODAY)).status).toBe(200);
    expect(await mine(alice)).toContain(reviewed.workflowId);
    expect(await read()).toEqual(before);
  });

  it("is one tenant's alone", async () => {
    goTo(`${TODAY}T10:00:00.000Z`);
    const { bob } = await desk();
    await away(bob, "alice", TODAY, TODAY);
    const stranger = newOfficer("alice", "compliance_manager");
    const own = await openCase(stranger);
    await assign(stranger, own, "bob");
    expect(await mine(stranger)).toEqual([]);
    expect(ids(await stranger.get("/api/officers"))).toEqual(["alice"]);
    expect((await stranger.delete("/api/officers/bob/absence")).status).toBe(404);
  });
});
