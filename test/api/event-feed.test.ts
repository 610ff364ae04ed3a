import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { publishCaseEvent } from "../../src/features/event-feed/publish.service.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { CLEAN, openCase, reviewedCase } from "../support/cases.ts";
import { Partner } from "../support/partners.ts";
import { putUnderReview, sarIn } from "../support/sars.ts";

const ctxOf = ({ tenant }: Officer) => createCtx(env, { actor: systemActor(tenant) });
const managed = () => newOfficer("alice", "officer", "compliance_manager");

interface FeedEvent {
  readonly sequence: number;
  readonly type: string;
  readonly at: string;
  readonly ids: Readonly<Record<string, string>>;
}

async function feedOf(officer: Officer, query = ""): Promise<FeedEvent[]> {
  const answer = await officer.get(`/api/events${query}`);
  expect(answer.status).toBe(200);
  return answer.body.events;
}

const typesOf = (events: readonly FeedEvent[]) => events.map(({ type }) => type);
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const ring = (workflowId: string) => runDurableObjectAlarm(env.CASE_WORKFLOW.getByName(workflowId));

describe("the event feed", () => {
  it("tells what happened to a case, once each, by ids, type and time alone", async () => {
    const alice = managed();
    const opened = await reviewedCase(alice);
    await alice.post(`${opened.path}/decision`, { decision: "reject", reason: "No papers." });
    const approval = { decision: "approve", comment: "Seen." };
    await alice.colleague("bob", "compliance_manager").post(`${opened.path}/decision/second-approval`, approval);
    await ring(opened.workflowId);
    const events = await feedOf(alice);
    expect(events.map(({ sequence, type, ids }) => ({ sequence, type, ids }))).toEqual(
      ["case.opened", "case.submitted", "case.review_pending", "case.decided"].map((type, i) => ({
        sequence: i + 1,
        type,
        ids: { case_id: opened.caseId, workflow_id: opened.workflowId },
      })),
    );
    // As an effect that runs again publishes it.
    const again = { type: "case.decided", at: new Date().toISOString(), iteration: 1 } as const;
    await publishCaseEvent(ctxOf(alice), opened, again);
    expect(await feedOf(alice)).toEqual(events);
  });

  it("is read on from any number, by pages and by type, and never another tenant's", async () => {
    const alice = managed();
    const one = (i: number) => ({ workflowId: `case-${i}`, caseId: `${i}` });
    const at = new Date().toISOString();
    for (let i = 0; i < 7; i++) {
      const type = i % 2 === 0 ? "case.opened" : "case.decided";
      await publishCaseEvent(ctxOf(alice), one(i), { type, at, iteration: 0 });
    }
    const read = async (query: string) => (await alice.get(`/api/events${query}`)).body;
    const first = await read("?limit=4");
    expect([first.events.length, first.next]).toEqual([4, 4]);
    expect((await read("?after=4&limit=4")).events.map(({ sequence }: FeedEvent) => sequence)).toEqual([5, 6, 7]);
    expect(await read("?after=7")).toEqual({ events: [], next: 7 });
    expect(await read("?after=99999")).toEqual({ events: [], next: 99999 });
    expect((await feedOf(alice, "?type=case.decided")).map(({ sequence }) => sequence)).toEqual([2, 4, 6]);
    expect(await feedOf(alice, "?type=nosuch")).toEqual([]);
    expect((await alice.get("/api/events?after=-1")).status).toBe(422);
    expect(await feedOf(managed())).toEqual([]);
    expect((await alice.colleague("bob", "officer", "mlro", "admin").get("/api/events")).status).toBe(403);
  });

  it("numbers without a gap what is published at the same time, however often", async () => {
    const alice = managed();
    const at = new Date().toISOString();
    const publish = (i: number) =>
      publishCaseEvent(
        ctxOf(alice),
        { workflowId: `case-${i}`, caseId: `${i}` },
        { type: "case.opened", at, iteration: 0 },
      );
    await Promise.all(Array.from({ length: 40 }, (_, i) => publish(i % 20)));
    const events = await feedOf(alice);
    expect(events.map(({ sequence }) => sequence)).toEqual(numbers(20));
    expect(new Set(events.map(({ ids }) => ids["workflow_id"])).size).toBe(20);
  });

  it("empties the events of a deleted case, keeps their numbers, and takes no later one of it", async () => {
    const alice = managed();
    const [gone, stays] = [await openCase(alice), await openCase(alice)];
    for (const { workflowId } of [gone, stays]) await ring(workflowId);
    expect((await alice.delete(gone.path)).status).toBe(200);
    await publishCaseEvent(ctxOf(alice), gone, { type: "case.decided", at: new Date().toISOString(), iteration: 1 });
    const events = await feedOf(alice);
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(events.map(({ ids }) => Object.keys(ids).length).toSorted()).toEqual([0, 2]);
    const { results } = await env.DB.prepare("SELECT * FROM feed_events WHERE tenant_id = ?").bind(alice.tenant).all();
    expect(JSON.stringify(results)).not.toContain(gone.workflowId);
    expect(JSON.stringify(results)).not.toContain(gone.caseId);
  });

  it("tells that a partner's verification is complete, with its case where it has one", async () => {
    const alice = managed();
    const opened = await openCase(alice);
    await ring(opened.workflowId);
    const partner = new Partner({ tenant: alice.tenant });
    const lone = await partner.verify({ enterprise_number: CLEAN });
    const linked = await partner.verify({ enterprise_number: CLEAN, workflow_id: opened.workflowId });
    expect([lone.status, linked.status]).toEqual([200, 200]);
    await ring(opened.workflowId);
    const events = await feedOf(alice, "?type=verification.completed");
    expect(events.map(({ ids }) => ids)).toEqual([
      { verification_id: lone.body.verification_id },
      { verification_id: linked.body.verification_id, workflow_id: opened.workflowId },
    ]);
  });
});

describe("what the feed tells of a report to the financial intelligence unit", () => {
  const SAR_STATES = ["draft", "assessed", "submitted"] as const;

  it.each(SAR_STATES)("is nothing, in state %s", async (state) => {
    const life = async (isReported: boolean) => {
      const alice = managed();
      const opened = await openCase(alice);
      await ring(opened.workflowId);
      await putUnderReview(opened);
      if (isReported) await sarIn(state, alice, opened);
      expect((await alice.post(`${opened.path}/decision`, { decision: "reject", reason: "No." })).status).toBe(200);
      await ring(opened.workflowId);
      const events = await feedOf(alice);
      const last = Date.parse(events.at(-1)!.at);
      const { body } = await alice.get(opened.path);
      return {
        shape: events.map(({ sequence, type }) => `${sequence} ${type}`),
        waited: last - Date.parse(body.updated_at),
      };
    };
    const [plain, reported] = [await life(false), await life(true)];
    expect(plain.shape).toEqual(["1 case.opened", "2 case.decided"]);
    expect(reported.shape).toEqual(plain.shape);
    // The time of the event is that of the decision, whatever there is beside it.
    expect([plain.waited <= 0, reported.waited <= 0]).toEqual([true, true]);
  });

  it("is nothing of a second approval that waits, of one that was refused, or of an escalation", async () => {
    const alice = managed();
    const opened = await openCase(alice);
    await ring(opened.workflowId);
    await putUnderReview(opened);
    const decide = async (json: object) => (await alice.post(`${opened.path}/decision`, json)).body.status;
    const approvals = alice.colleague("bob", "compliance_manager");
    const answer = (decision: string) =>
      approvals.post(`${opened.path}/decision/second-approval`, { decision, comment: "Seen." });
    expect(await decide({ decision: "escalate", reason: "Look together." })).toBe("ESCALATED");
    expect(await decide({ decision: "reject", reason: "No." })).toBe("PENDING_SECOND_APPROVAL");
    expect((await answer("reject")).body.status).toBe("ESCALATED");
    expect(await decide({ decision: "reject", reason: "No." })).toBe("PENDING_SECOND_APPROVAL");
    await ring(opened.workflowId);
    expect(typesOf(await feedOf(alice))).toEqual(["case.opened"]);
    expect((await answer("approve")).body.status).toBe("REJECTED");
    await ring(opened.workflowId);
    expect(typesOf(await feedOf(alice))).toEqual(["case.opened", "case.decided"]);
  });
});
