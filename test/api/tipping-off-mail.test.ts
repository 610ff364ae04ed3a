import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OPEN_REVIEWS } from "../../src/features/monitoring/wanted-reviews.service.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { handInPapers, investigate, openCase } from "../support/cases.ts";
import { matchSanctions } from "../support/monitoring.ts";
import { rest, systemCtx } from "../support/retention-clock.ts";

/** Texts that the customers of this test got. */
let mails: string[];
const bindings = env as unknown as Record<string, unknown>;

beforeEach(() => {
  mails = [];
  const takeMail = async (_: string, { body }: { readonly body: string }) => {
    mails.push(body);
    return new Response(null, { status: 204 });
  };
  bindings["MAILBOX"] = { fetch: takeMail };
});
afterEach(() => {
  vi.useRealTimers();
  delete bindings["MAILBOX"];
});

/** A customer with an address who was approved, with a card that is valid until the day. */
async function approvedCustomer(officer: Officer, expiry: string) {
  const opened = await openCase(officer, undefined, { customer_email: "an.peeters@example.be" });
  await rest(opened);
  await handInPapers(opened);
  const { body } = await investigate(officer, opened);
  const card = body.documents.find((one: any) => one.requirement_id === "representative_identity");
  await officer.post(`${opened.path}/documents/${card.document_id}/review`, {
    outcome: "accepted",
    kind: "identity_card",
    facts: [{ id: "expiry_date", value: expiry }],
    reason: "as on the card",
  });
  expect((await officer.post(`${opened.path}/decision`, { decision: "approve" })).status).toBe(200);
  await rest(opened);
  const { relationships } = (await officer.get("/api/relationships")).body;
  return { opened, relationshipId: relationships[0].relationship_id as string };
}

const openReviews = () => OPEN_REVIEWS.run({ ...systemCtx(env), database: "DB" }, 60_000);

async function reviewOf(officer: Officer, relationshipId: string) {
  const { events } = (await officer.get(`/api/monitoring/events?relationship_id=${relationshipId}&limit=10`)).body;
  const workflowId: string = events[0].review_workflow_id;
  const review = await officer.get(`/api/cases/${workflowId}`);
  const caseId: string = review.body.case_id;
  return { workflowId, caseId, path: `/api/cases/${workflowId}`, token: "", event: events[0] };
}

it("sends nothing for a review that a hit opened, neither as it opens, when the hit is cleared nor a month later", async () => {
  const officer = newOfficer("alice");
  const { opened, relationshipId } = await approvedCustomer(officer, "2026-12-01");
  // The link of the application.
  expect(mails).toHaveLength(1);
  const eventId = await matchSanctions(officer.tenant, relationshipId, "EU.1");
  await openReviews();
  const review = await reviewOf(officer, relationshipId);
  expect(review.event.review_workflow_id).toMatch(/^case-/);
  await rest(review);
  const cleared = { disposition: "cleared", reason: "Born in another year.", differs: ["birth_date"] };
  const mlro = officer.colleague("mia", "mlro");
  const disposed = await mlro.post(`/api/monitoring/events/${eventId}/disposition`, cleared);
  expect([disposed.status, disposed.body.relationship_state]).toEqual([200, "in_review"]);
  for (const days of [0, 8, 16, 40]) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });
    await rest(review);
    await rest(opened);
    vi.useRealTimers();
  }
  expect(mails).toHaveLength(1);
  const { customer_mail: mail } = (await officer.get(review.path)).body;
  expect(mail?.mails ?? []).toEqual([]);
});

it("sends the link of a review that no hit opened, in the words of any review", async () => {
  const officer = newOfficer("alice");
  const { relationshipId } = await approvedCustomer(officer, "2026-12-01");
  const path = `/api/relationships/${relationshipId}/review`;
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-05T09:00:00.000Z") });
  const opened = await officer.post(path, { reason: "The card has expired." });
  expect(opened.status).toBe(201);
  const { workflow_id: workflowId, case_id: caseId } = opened.body;
  await rest({ workflowId, caseId, path: `/api/cases/${workflowId}`, token: "" });
  expect(mails).toHaveLength(2);
  expect(mails[1]).not.toMatch(/hit|sanction|list|report|suspic/i);
});
