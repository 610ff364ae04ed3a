import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, CLEAN, openCase, type OpenCase, reviewedCase } from "../support/cases.ts";
import { runAlarm } from "../support/portal.ts";

const readPicture = (officer: Officer, { path }: Pick<OpenCase, "path">) => officer.get(`${path}/customer`);

describe("the customer of a case, declared beside registered beside read", () => {
  it("names each difference and each answer, before and after the investigation", async () => {
    const officer = newOfficer();
    const fresh = await readPicture(officer, await openCase(officer));
    expect(fresh.body.comparison.find(({ fact }: { fact: string }) => fact === "seat")).toMatchObject({
      result: "nothing_to_compare",
      declared: { values: [], missing: "not_asked" },
      registered: { missing: "not_investigated" },
      read: { missing: "no_document" },
    });
    expect(fresh.body.relationship).toBeNull();
    const opened = await reviewedCase(officer, CLEAN, { beneficial_owners: "Jan Onbekend" });
    const { body } = await readPicture(officer, opened);
    expect(body.comparison.find(({ subject }: { subject: string }) => subject === "Jan Onbekend")).toMatchObject({
      fact: "owner",
      result: "differs",
      differing: ["declared", "registered"],
    });
    expect(body.answers.find(({ question }: { question: string }) => question === "beneficial_owners")).toMatchObject({
      text: "Who are the beneficial owners of the company?",
      answer: ["Jan Onbekend"],
    });
  });

  it("links the relationship, also from a later case of the same customer", async () => {
    const officer = newOfficer();
    const bob = officer.colleague("bob", "compliance_manager");
    const approved = await approvableCase(officer);
    const decided = await officer.post(`${approved.path}/decision`, {
      decision: "approve",
      reason: "All is in order.",
    });
    if (decided.body.status === "PENDING_SECOND_APPROVAL") {
      await bob.post(`${approved.path}/decision/second-approval`, { decision: "approve", comment: "Agreed." });
    }
    await runAlarm(approved);
    const { relationship } = (await readPicture(officer, approved)).body;
    expect(relationship).toMatchObject({ state: "active", cases: [{ workflow_id: approved.workflowId }] });
    const later = await openCase(officer);
    expect((await readPicture(officer, later)).body.relationship).toMatchObject({
      relationship_id: relationship.relationship_id,
    });
    const stranger = newOfficer("mia");
    expect((await readPicture(stranger, later)).status).toBe(404);
    const own = await openCase(stranger);
    expect((await readPicture(stranger, own)).body.relationship).toBeNull();
  });
});
