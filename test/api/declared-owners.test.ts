import { describe, expect, it } from "vitest";
import { newOfficer } from "../support/api.ts";
import { openCase } from "../support/cases.ts";
import { readPortal, readRecord, submit } from "../support/portal.ts";

const OWNERS = [
  { given_names: "An", family_name: "Peeters", birth_date: "1971-04-03", nationality: "BE", share_percent: 60 },
  { company_name: "Triade Beheer", enterprise_number: "0403.170.701", country: "BE", share_percent: 40 },
];
const WRONG = [
  { ...OWNERS[0], birth_date: "1971-02-31" },
  { ...OWNERS[1], enterprise_number: "0403.170.702" },
];

describe("owners declared as a list", () => {
  it("are kept and shown as they were given", async () => {
    const opened = await openCase(newOfficer());
    expect((await submit(opened.token, { answers: { beneficial_owners: OWNERS } })).status).toBe(200);
    expect((await readRecord(opened)).additionalData["answers"]).toEqual({ beneficial_owners: OWNERS });
  });

  it("are refused field by field, and nothing changes", async () => {
    const opened = await openCase(newOfficer());
    const { status, body } = await submit(opened.token, {
      answers: { beneficial_owners: WRONG, sales_channel: "Online" },
    });
    expect([status, body.code]).toEqual([422, "validation_failed"]);
    expect(body.errors).toEqual([
      {
        path: "answers.beneficial_owners.0.birth_date",
        code: "bad_date",
        message: "must be a date that exists: YYYY-MM-DD, YYYY-MM or YYYY",
      },
      {
        path: "answers.beneficial_owners.1.enterprise_number",
        code: "check_digits",
        message: "has wrong check digits (mod 97): check the number for typing errors",
      },
    ]);
    const record = await readRecord(opened);
    expect([record.iteration, record.additionalData["answers"]]).toEqual([0, undefined]);
    const { body: state } = await readPortal(opened.token);
    expect(state.questions.find((q: { id: string }) => q.id === "beneficial_owners")).toMatchObject({ answer: null });
  });

  it("are refused when the case is opened, and no case is", async () => {
    const officer = newOfficer();
    const json = {
      company_name: "Bakkerij De Linde",
      company_registration_number: "0999.901.041",
      country: "BE",
      additional_data: { answers: { directors: [{ birth_date: "1971" }], beneficial_owners: "An Peeters" } },
    };
    const { status, body } = await officer.post("/api/cases", json);
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ path: "additional_data.answers.directors.0", code: "name_missing" })],
    ]);
    expect((await officer.get("/api/cases")).body.total).toBe(0);
  });
});
