import { expect, it } from "vitest";
import { newOfficer } from "../support/api.ts";
import { handInPapers, investigate, openCase } from "../support/cases.ts";
import { rest } from "../support/retention-clock.ts";

it("an approval over an expired identity card is an event at once, and is reviewed within a year", async () => {
  const officer = newOfficer();
  const opened = await openCase(officer);
  await handInPapers(opened);
  const { body } = await investigate(officer, opened);
  const card = body.documents.find((one: any) => one.requirement_id === "representative_identity");
  const facts = [
    { id: "name", value: "Katrien Vermeulen" },
    { id: "expiry_date", value: "2020-05-01" },
  ];
  const looked = { outcome: "accepted", kind: "identity_card", facts, reason: "as on the card" };
  expect((await officer.post(`${opened.path}/documents/${card.document_id}/review`, looked)).status).toBe(200);
  const approval = { decision: "approve", reason: "Known for years.", override_open_checks: "A new card is ordered." };
  expect((await officer.post(`${opened.path}/decision`, approval)).body.status).toBe("PENDING_SECOND_APPROVAL");
  const carl = officer.colleague("carl", "compliance_manager");
  const second = { decision: "approve", comment: "Seen at the counter." };
  expect((await carl.post(`${opened.path}/decision/second-approval`, second)).body.status).toBe("APPROVED");
  await rest(opened);

  const { events } = (await officer.get("/api/monitoring/events")).body;
  expect(events).toMatchObject([{ type: "document_expiry", severity: "high", disposition: null }]);
  expect(events[0].title).toContain("approved without a valid identity document");
  const [customer] = (await officer.get("/api/relationships")).body.relationships;
  const inAYear = new Date();
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
  expect(customer.next_review_at <= inAYear.toISOString().slice(0, 10)).toBe(true);
  expect(customer.regime).not.toBe("simplified");
});
