import { expect, it } from "vitest";
import { newOfficer } from "../support/api.ts";
import { openCase, reviewedCase } from "../support/cases.ts";

it("counts what waits as the lists do, for this tenant and this caller alone", async () => {
  const officer = newOfficer();
  const bob = officer.colleague("bob", "compliance_manager");
  const opened = await openCase(officer);
  await reviewedCase(officer);
  await officer.post(`/api/cases/${opened.workflowId}/comments`, { text: "@bob please look", mentions: ["bob"] });

  const desk = await bob.get("/api/desk");
  expect(desk.status).toBe(200);
  const { counts } = (await bob.get("/api/cases?per_page=1")).body;
  expect(desk.body).toMatchObject({ cases: counts, unread_notifications: 1 });
  expect(Object.values(desk.body.cases).reduce((sum: number, n: any) => sum + n, 0)).toBe(2);
  expect(desk.body.open_events).toEqual((await bob.get("/api/monitoring/events?open=true&limit=1")).body.open);
  expect((await officer.get("/api/desk")).body.unread_notifications).toBe(0);
  expect((await newOfficer().get("/api/desk")).body).toMatchObject({ cases: {}, unread_notifications: 0 });
});
