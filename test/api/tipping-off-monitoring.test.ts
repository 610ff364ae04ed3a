import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { DatabaseCtx, DueJob } from "../../src/features/monitoring/due-job.ts";
import { DOCUMENT_EXPIRY, REVIEW_DUE } from "../../src/features/monitoring/due-dates.service.ts";
import { recordChange } from "../../src/features/monitoring/record-change.service.ts";
import { OPEN_REVIEWS } from "../../src/features/monitoring/wanted-reviews.service.ts";
import { newOfficer, type Officer, send } from "../support/api.ts";
import { handInPapers, investigate, openCase, type OpenCase } from "../support/cases.ts";
import { matchSanctions, registerChange } from "../support/monitoring.ts";
import { rest, systemCtx } from "../support/retention-clock.ts";
import { raiseSar } from "../support/sars.ts";

const EVENTS = "/api/monitoring/events";
/** The last day on which the card of the customer's representative is valid. */
const EXPIRY = "2031-06-30";

interface Customer extends OpenCase {
  readonly officer: Officer;
  readonly mlro: Officer;
  readonly relationshipId: string;
}

async function approvedCustomer(): Promise<Customer> {
  const officer = newOfficer("alice");
  const opened = await openCase(officer);
  await handInPapers(opened);
  const { body } = await investigate(officer, opened);
  const card = body.documents.find((one: any) => one.requirement_id === "representative_identity");
  await officer.post(`${opened.path}/documents/${card.document_id}/review`, {
    outcome: "accepted",
    kind: "identity_card",
    facts: [{ id: "expiry_date", value: EXPIRY }],
    reason: "as on the card",
  });
  expect((await officer.post(`${opened.path}/decision`, { decision: "approve" })).status).toBe(200);
  await rest(opened);
  const row = await env.DB.prepare("SELECT relationship_id AS id FROM relationships WHERE tenant_id = ?")
    .bind(officer.tenant)
    .first<{ id: string }>();
  return { ...opened, officer, mlro: officer.colleague("mia", "mlro"), relationshipId: row!.id };
}

const runAt = (job: DueJob, instant?: string) => {
  const ctx = systemCtx(env);
  const at = instant === undefined ? ctx.now : () => new Date(instant);
  return job.run({ ...ctx, now: at, database: "DB" } satisfies DatabaseCtx, 60_000);
};

/** What the customer sees behind the link of the decided case. */
const portalOf = async ({ token }: OpenCase): Promise<string[]> => {
  const seen = [];
  for (const path of [`/api/portal/${token}`, `/portal/${token}`]) {
    const { status, bytes } = await send("GET", path);
    seen.push(`${status} ${new TextDecoder().decode(bytes)}`);
  }
  return seen;
};

const eventsOf = async ({ officer, relationshipId }: Customer): Promise<any[]> =>
  (await officer.get(`${EVENTS}?relationship_id=${relationshipId}&limit=200`)).body.events;

let reported: Customer;
let other: Customer;
beforeAll(async () => {
  reported = await approvedCustomer();
  other = await approvedCustomer();
}, 60_000);

describe("monitoring", () => {
  it("changes nothing that a customer sees, and shows nobody outside of its circle that there is a report", async () => {
    const { sar_id } = await raiseSar(reported.officer, reported, { reason: "Payments that fit no business" });
    const seen: unknown[] = [];
    for (const customer of [reported, other]) {
      const { officer, mlro, tenant = officer.tenant, relationshipId } = { tenant: undefined, ...customer };
      const before = await portalOf(customer);
      const eventId = await matchSanctions(tenant, relationshipId, "EU.1");
      await runAt(OPEN_REVIEWS);
      const { body: event } = await officer.get(`${EVENTS}/${eventId}`);
      expect(event).toMatchObject({ relationship_state: "restricted", disposition: null });
      const review = await officer.get(`/api/cases/${event.review_workflow_id}`);
      expect(review.status).toBe(200);
      expect(await portalOf(customer)).toEqual(before);

      // The run was killed after it opened the review and before it noted that.
      await env.DB.prepare(
        "UPDATE monitoring_events SET review_workflow_id = NULL, review_wanted_at = at WHERE tenant_id = ?",
      )
        .bind(tenant)
        .run();
      await runAt(OPEN_REVIEWS);
      const again = (await officer.get(`${EVENTS}/${eventId}`)).body;
      expect(again.review_workflow_id).toBe(event.review_workflow_id);

      const disposed = await mlro.post(`${EVENTS}/${eventId}/disposition`, {
        disposition: "cleared",
        reason: "Born in another year.",
        differs: ["birth_date"],
      });
      expect(disposed.body).toMatchObject({ relationship_state: "in_review", remains: [] });
      expect(await portalOf(customer)).toEqual(before);
      const carl = officer.colleague("carl", "compliance_manager");
      const answers = [
        await officer.get(EVENTS),
        await officer.get("/api/notifications"),
        await carl.get(EVENTS),
        await carl.get("/api/notifications"),
        await carl.get("/api/events?limit=100"),
      ];
      seen.push(answers.map(({ status, body }) => [status, neutral(JSON.stringify(body))]));
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(sar_id);
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  it("gives an event the review that an officer opens because of it, which joins the one that is open", async () => {
    const { officer, relationshipId } = other;
    const { eventId } = await recordChange(systemCtx(env, officer.tenant), registerChange(relationshipId));
    const { body } = await officer.post(`${EVENTS}/${eventId}/disposition`, {
      disposition: "review_opened",
      reason: "The new seat is a mailbox.",
    });
    expect(body).toMatchObject({ disposition: "review_opened", remains: ["Decide the review."] });
    const [, match] = await eventsOf(other);
    expect(body.review_workflow_id).toBe(match.review_workflow_id);
  });

  it("tells of a document 60 and 30 days before and once it has expired, each time once, and then opens a review", async () => {
    const days = async (instant: string) => {
      for (let i = 0; i < 2; i++) await runAt(DOCUMENT_EXPIRY, instant);
      const events = (await eventsOf(other)).filter(({ type }) => type === "document_expiry");
      return events.map(({ severity }) => severity).toReversed();
    };
    expect(await days("2031-04-30T23:59:59.999Z")).toEqual([]);
    expect(await days("2031-05-01T00:00:00.000Z")).toEqual(["low"]);
    expect(await days("2031-05-31T06:00:00.000Z")).toEqual(["low", "medium"]);
    expect(await days("2031-06-30T12:00:00.000Z")).toEqual(["low", "medium"]);
    expect(await days("2031-07-01T00:00:00.000Z")).toEqual(["low", "medium", "high"]);
    expect(await days("2032-01-01T00:00:00.000Z")).toEqual(["low", "medium", "high"]);
    const [expired] = await eventsOf(other);
    expect(expired.title).toMatch(/^The identity card.* was valid until 2031-06-30\./);
    await runAt(OPEN_REVIEWS, "2031-07-01T00:00:01.000Z");
    expect((await eventsOf(other))[0].review_workflow_id).toMatch(/^case-/);
  });

  it("tells of a review 30 days before it is due and on its day, if none was decided", async () => {
    const set = (state: string) =>
      env.DB.prepare("UPDATE relationships SET next_review_at = '2033-03-31', state = ? WHERE relationship_id = ?")
        .bind(state, other.relationshipId)
        .run();
    const due = async (instant: string) => {
      for (let i = 0; i < 2; i++) await runAt(REVIEW_DUE, instant);
      const events = (await eventsOf(other)).filter(({ after }) => after?.next_review_at === "2033-03-31");
      return events.map(({ severity, title }) => `${severity}: ${title}`).toReversed();
    };
    await set("active");
    expect(await due("2033-02-28T23:00:00.000Z")).toEqual([]);
    const first = expect.stringMatching(/^medium: The review of .* falls due on 2033-03-31\.$/);
    expect(await due("2033-03-01T00:00:00.000Z")).toEqual([first]);
    const second = expect.stringMatching(/^high: The review of .* was due on 2033-03-31, and none has been decided\.$/);
    expect(await due("2033-03-31T00:00:00.000Z")).toEqual([first, second]);
    const told = (await other.officer.get("/api/notifications")).body.notifications.map(({ kind }: any) => kind);
    expect(told).toEqual(expect.arrayContaining(["review_due", "review_overdue"]));
  });
});

/** Without ids and times, which differ between any two customers. */
const neutral = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, "ID")
    .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g, "TIME");
