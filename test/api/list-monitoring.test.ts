import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { COVER_LISTS } from "../../src/features/monitoring/cover-lists.service.ts";
import type { DatabaseCtx } from "../../src/features/monitoring/due-job.ts";
import { OPEN_REVIEWS } from "../../src/features/monitoring/wanted-reviews.service.ts";
import { runDueJobs } from "../../src/features/monitoring/run-due.service.ts";
import { SCREEN_PARTIES } from "../../src/features/monitoring/screen-unscreened.service.ts";
import { NAMED_ROLE } from "../../src/domain/relationships/relationship.model.ts";
import { watchWrites } from "../../src/features/relationships/parties.store.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { commit } from "../../src/platform/db.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, settle } from "../support/cases.ts";
import { listed, ListSender } from "../support/lists.ts";
import { insertParty, relationshipOf } from "../support/watched-parties.ts";
import { rest, systemCtx } from "../support/retention-clock.ts";

const sender = new ListSender();
let version = 10;
/** Puts a version of a list in force. */
const publish = (entries: Parameters<typeof listed>[]) =>
  sender.load("un", [entries.map((entry) => listed(...entry))], { version: `2026-04-${String(++version)}` });

const TABLES = "party_hits party_outcomes list_coverage list_runs relationships";
/** The patterns of the network are looked for by the clock, and raise an event of their own for the same match. */
const NOT_OF_THE_NETWORK = `AND details NOT LIKE '%"network_change"%'`;
const rowsOf = async (table: string, { tenant }: Officer, condition = ""): Promise<any[]> =>
  (await env.DB.prepare(`SELECT * FROM ${table} WHERE tenant_id = ? ${condition}`).bind(tenant).all()).results;

/** Runs what is due until nothing is. @returns rows that were written */
async function runDue(jobs = [SCREEN_PARTIES, COVER_LISTS]): Promise<number> {
  const ctx = { ...systemCtx(), database: "DB" } as DatabaseCtx;
  for (let turn = 0; turn < 5; turn++) if ((await runDueJobs(ctx, jobs)) === null) return ctx.meter.rowsWritten;
  throw new Error("something is due for good");
}

async function approvedCustomer(answers: Record<string, unknown> = {}) {
  const officer = newOfficer();
  const opened = await approvableCase(officer, undefined, answers);
  const decided = await officer.post(`${opened.path}/decision`, { decision: "approve", reason: "all clear" });
  // Answers that leave questions open need a second officer.
  if (decided.body.status === "PENDING_SECOND_APPROVAL")
    await officer
      .colleague("bob")
      .post(`${opened.path}/decision/second-approval`, { decision: "approve", comment: "Agreed." });
  await rest(opened);
  await runDue();
  const events = async () =>
    (await rowsOf("monitoring_events", officer, "AND type = 'list_entry'")).map((event) => ({
      ...event,
      before: JSON.parse(event.before),
      after: JSON.parse(event.after),
    }));
  return { officer, opened, events };
}

async function reviewOf(officer: Officer, workflowId: string) {
  const path = `/api/cases/${workflowId}`;
  const { body } = await officer.get(path);
  return { path, caseId: body.case_id, token: body.portal_token };
}

const NOBODY = listedArgs("un-0", "Ulmarek Sorventhis");
const OWNER = listedArgs("un-7", "Joris Claes");
function listedArgs(...entry: Parameters<typeof listed>) {
  return entry;
}

describe("a list that changes after an approval", () => {
  it("shuts the relationship for an exact match, and records when the entry goes; the same list does nothing", async () => {
    await publish([NOBODY]);
    const { officer, opened, events } = await approvedCustomer();
    const parties = await rowsOf("monitored_parties", officer);
    expect(parties.every(({ screened_at }) => screened_at !== null)).toBe(true);
    expect(await rowsOf("party_outcomes", officer)).toHaveLength(parties.length);
    expect(await events()).toEqual([]);
    const portal = await officer.get(`${opened.path}`);

    await publish([NOBODY, OWNER]);
    // The import wakes the monitor, which needs nobody: all of it happens within a minute.
    await vi.waitFor(
      async () => {
        const [found] = await events();
        expect(found?.review_workflow_id ?? null).not.toBeNull();
      },
      { timeout: 60_000, interval: 250 },
    );
    const [event, ...others] = await events();
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      type: "list_entry",
      severity: "critical",
      needs_role: "mlro",
      before: null,
      after: { source: "un", entry_id: "un-7", match: "exact", category: "sanctions" },
    });
    expect(event.title).toContain('Joris Claes matches "Joris Claes" on a sanctions list: entry un-7');
    expect(await rowsOf("relationships", officer)).toMatchObject([{ state: "restricted" }]);
    const notices = await rowsOf("notifications", officer, "AND kind = 'sanctions_match'");
    expect(notices.map(({ audience }) => audience).toSorted()).toEqual(["officer:alice", "role:mlro"]);
    const told = (await officer.get("/api/notifications")).body.notifications;
    expect(told.filter(({ kind }: any) => kind === "sanctions_match")).toMatchObject([
      { ids: { event_id: event.event_id } },
    ]);
    expect((await officer.get(`${opened.path}`)).body.status).toBe(portal.body.status);

    const count = async () => {
      const all = await Promise.all(TABLES.split(" ").map((table) => rowsOf(table, officer)));
      const log = await rowsOf("relationship_log", officer, NOT_OF_THE_NETWORK);
      return JSON.stringify([...all, log, await events()]);
    };
    const before = await count();
    const again = await sender.stage("un", [[listed(...NOBODY), listed(...OWNER)]], { version: `2026-04-${version}` });
    expect(again.body.state).toBe("current");
    expect(await runDue()).toBe(0);
    expect(await count()).toBe(before);

    await publish([NOBODY]);
    expect(await runDue()).toBeGreaterThan(0);
    const gone = (await events()).find(({ after }) => after === null);
    expect(gone).toMatchObject({ severity: "low", before: { entry_id: "un-7", state: "open" } });
    expect(gone.title).toContain("no longer listed");
    expect(await rowsOf("relationships", officer)).toMatchObject([{ state: "restricted" }]);
    expect(await rowsOf("party_hits", officer)).toMatchObject([{ state: "gone" }]);

    // An entry that comes back is a match of its own.
    await publish([NOBODY, OWNER]);
    await runDue();
    expect((await events()).filter(({ severity }) => severity === "critical")).toHaveLength(2);
  });

  it("opens the review within a minute though the approval had not reached the row of its case at first", async () => {
    await publish([NOBODY]);
    const { opened, events } = await approvedCustomer();
    const rowIs = (status: string) =>
      env.DB.prepare("UPDATE cases SET status = ? WHERE workflow_id = ?").bind(status, opened.workflowId).run();
    await rowIs("REVIEW_PENDING");
    await publish([NOBODY, OWNER]);
    await vi.waitFor(async () => expect(await events()).toMatchObject([{ review_workflow_id: null }]), {
      timeout: 60_000,
      interval: 250,
    });
    // The attempt that found no approval is over before there is one.
    await runDueJobs({ ...systemCtx(), database: "DB" }, [OPEN_REVIEWS]);
    await rowIs("APPROVED");
    await vi.waitFor(async () => expect((await events())[0].review_workflow_id).not.toBeNull(), {
      timeout: 60_000,
      interval: 250,
    });
  });

  it("is cleared once by the MLRO: with the event, the finding of the review and for later cases", async () => {
    await publish([NOBODY]);
    const { officer, events } = await approvedCustomer();
    await publish([NOBODY, OWNER]);
    await runDue([COVER_LISTS, OPEN_REVIEWS]);
    const [{ event_id, review_workflow_id: workflowId }] = await events();
    const review = { ...(await reviewOf(officer, workflowId)), workflowId };
    const findingsOf = async () =>
      (await officer.get(review.path)).body.investigation_results
        .at(-1)
        .findings.filter(({ source_entry }: any) => source_entry === "un:un-7");
    await settle(officer, review);
    expect(await findingsOf()).toMatchObject([{ category: "sanctions" }]);
    expect((await findingsOf())[0].clearance).toBeUndefined();
    const cleared = { disposition: "cleared", reason: "Born elsewhere.", differs: ["birth_date"] };
    const mlro = officer.colleague("mia", "mlro");
    const answer = await mlro.post(`/api/monitoring/events/${event_id}/disposition`, cleared);
    expect([answer.status, answer.body.hit.state]).toEqual([200, "cleared"]);
    const { subject, entry, compared } = answer.body.hit.comparison;
    expect(entry.id).toBe("un-7");
    expect(compared[0]).toEqual({ field: "name", subject: subject.name, entry: entry.matched_name, agrees: true });
    expect(await findingsOf()).toMatchObject([{ clearance: { cleared_by: "mia", reason: "Born elsewhere." } }]);
    await rest(review);
    expect(await rowsOf("cleared_hits", officer)).toMatchObject([
      { source_entry: "un:un-7", by_mlro: 1, cleared_by: "mia" },
    ]);
  });

  it("wakes a cleared match with the difference, and finds an alias that was added", async () => {
    await publish([NOBODY]);
    const { officer, events } = await approvedCustomer();
    await publish([NOBODY, ["un-8", "Katrien Vermeulen Smet"], ["un-9", "Ulric Vexlow"]]);
    await runDue();
    expect(await events()).toMatchObject([{ severity: "medium", needs_role: null, consequence: "none" }]);
    expect(await rowsOf("party_hits", officer)).toMatchObject([{ entry_id: "un-8" }]);
    await env.DB.prepare(
      "UPDATE party_hits SET state = 'cleared', settled_by = 'alice', settled_at = '2026-11-01T10:00:00.000Z' WHERE tenant_id = ?",
    )
      .bind(officer.tenant)
      .run();
    const first = (await events()).length;

    const names = ["Ulric Vexlow", "Joris Claes"].map((name) => ({ name, weak: false }));
    await publish([NOBODY, ["un-8", "Catrien Vermeulen Smet"], ["un-9", "Ulric Vexlow", { names }]]);
    await runDue();
    const woken = (await events()).find(({ after }) => after?.entry_id === "un-8" && after.differences);
    expect(woken.title).toContain(
      "cleared on 2026-11-01 and is open again: entry's name: Katrien Vermeulen Smet before, Catrien Vermeulen Smet now",
    );
    expect(woken).toMatchObject({ before: { state: "cleared" } });
    const added = (await events()).find(({ after }) => after?.entry_id === "un-9");
    expect(added).toMatchObject({ severity: "critical", before: null, after: { matched_name: "Joris Claes" } });
    expect((await events()).length).toBe(first + 2);
    expect(await rowsOf("party_hits", officer)).toMatchObject([{ state: "open" }, { state: "open" }]);
    const newest = await rowsOf("list_coverage", officer);
    expect(newest.map(({ version: covered }) => covered)).toContain(`2026-04-${version}`);
    expect(await rowsOf("list_runs", officer)).toEqual([]);
  });

  it("misses nobody whom another search had taken up on the version before, while the run passed", async () => {
    await publish([NOBODY]);
    const { officer, events } = await approvedCustomer();
    const [before] = await rowsOf("list_coverage", officer);
    await publish([NOBODY, ["un-6", "Joris Claes"]]);
    const [{ list_id: now }] = (
      await env.DB.prepare("SELECT list_id FROM screening_lists WHERE source = 'un' AND version = ?")
        .bind(`2026-04-${version}`)
        .all<any>()
    ).results;
    await env.DB.batch([
      env.DB.prepare("UPDATE monitored_parties SET added_at = '2026-01-01T00:00:00.000Z' WHERE tenant_id = ?").bind(
        officer.tenant,
      ),
      // The run has passed everybody who had been searched for then.
      env.DB.prepare("INSERT INTO list_runs VALUES (?, 'un', ?, ?, ?, 0, 0, ?)").bind(
        officer.tenant,
        before.list_id,
        now,
        new Date().toISOString(),
        "\u{10FFFF}",
      ),
      // The search on the version before ends after that.
      env.DB.prepare("UPDATE monitored_parties SET screened_at = ? WHERE tenant_id = ?").bind(
        new Date(Date.now() + 1000).toISOString(),
        officer.tenant,
      ),
    ]);
    await runDue([COVER_LISTS]);
    expect((await rowsOf("list_coverage", officer)).map(({ list_id: id }) => id)).toContain(now);
    expect(await events()).toMatchObject([{ severity: "critical", after: { entry_id: "un-6" } }]);
  });

  it("finds who is named in the customer's own words, and whom an approval knew of no list", async () => {
    await publish([NOBODY]);
    const words = { business_activity: "Artisanal bakery. Our main supplier of grain is Zelvanor Qirtham BV." };
    const { officer, opened, events } = await approvedCustomer(words);
    expect(await events()).toEqual([]);
    const { customer } = (await officer.get(`${opened.path}`)).body;
    expect(JSON.stringify(customer.persons)).not.toContain("Zelvanor");
    await publish([NOBODY, ["un-4", "Zelvanor Qirtham BV", { kind: "company" }], ["un-5", "Zelvanar Qirtam"]]);
    await runDue();
    const found = await events();
    expect(found).toMatchObject([
      { severity: "critical", needs_role: "mlro", after: { entry_id: "un-4", match: "exact", category: "sanctions" } },
    ]);
    expect(found[0].title).toMatch(/^Zelvanor Qirtham BV, named in the customer's own words, matches /);
    const notices = await rowsOf("notifications", officer, "AND kind = 'sanctions_match'");
    expect(notices.map(({ audience }) => audience).toSorted()).toEqual(["officer:alice", "role:mlro"]);
    await publish([NOBODY]);
    await runDue();
    expect((await events()).filter(({ after }) => after === null)).toMatchObject([{ before: { entry_id: "un-4" } }]);
  });

  it("searches again for who was only named, once a source states them behind the customer", async () => {
    const officer = newOfficer();
    const relationshipId = relationshipOf(officer);
    const at = "2026-11-01T10:00:00.000Z";
    await insertParty(officer, "party-named", { addedAt: at, name: "Lea Maes" });
    const ctx = createCtx(env, { actor: systemActor(officer.tenant) });
    const party = { partyId: "party-named", relationshipId, kind: "person", name: "Lea Maes" } as const;
    const unknown = { spellings: [], birthDate: null, gender: null, countries: [], identifiers: [] };
    const screenedAfter = async (roles: string[], adds: boolean) => {
      await env.DB.prepare("UPDATE monitored_parties SET screened_at = ?, roles = ? WHERE tenant_id = ?")
        .bind(at, JSON.stringify([NAMED_ROLE]), officer.tenant)
        .run();
      await commit(ctx.db, watchWrites(ctx, [{ ...party, ...unknown, roles }], { relationshipId, at, adds }));
      return (await rowsOf("monitored_parties", officer)).map(({ screened_at }) => screened_at);
    };
    for (const adds of [true, false]) {
      expect(await screenedAfter([NAMED_ROLE], adds)).toEqual([at]);
      expect(await screenedAfter(["director"], adds)).toEqual([null]);
    }
  });
});
