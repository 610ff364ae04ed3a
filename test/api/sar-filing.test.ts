import { describe, expect, it } from "vitest";
import { newOfficer, Officer } from "../support/api.ts";
import { approvableCase, openCase } from "../support/cases.ts";
import { putCase } from "../support/portal.ts";
import { rest } from "../support/retention-clock.ts";
import { sarTransaction } from "../support/sar-fixtures.ts";
import { raiseSar, SarFile, sarIn, sarPath } from "../support/sars.ts";

const stored = async (officer: Officer, opened: { caseId: string }) => (await officer.get(sarPath(opened))).body;

describe("an approval", () => {
  it.each(["STR", "SAR"])(
    "is refused where no state of the case could let the file through: %s",
    async (report_type) => {
      const officer = newOfficer();
      const opened = await openCase(officer);
      const transaction = sarTransaction();
      const foreign = { ...transaction, number: `${transaction.number}-2`, currency: "XXZ", amount_local: "1" };
      const { sar_id } = await raiseSar(officer, opened, { report_type, transactions: [transaction, foreign] });
      const file = new SarFile(officer, opened, sar_id);
      for (const step of [file.submit, () => file.assess(true)]) expect((await step()).status).toBe(200);
      const refused = await file.approve();
      expect(refused.body).toMatchObject({
        status: 409,
        code: "artifact_invalid",
        errors: [{ path: "transactions.1.currency", code: "not_in_code_list" }],
      });
      expect((await stored(officer, opened))[0]).toMatchObject({ status: "pending_mlro", mlro_decision: null });
      expect((await file.reject()).status).toBe(200);
      const again = await raiseSar(officer, opened, {
        transactions: [{ ...foreign, currency: "USD", amount_local: "11500.00" }],
      });
      const second = new SarFile(officer, opened, again.sar_id);
      for (const step of [second.submit, () => second.assess(true), second.approve, second.record]) {
        expect((await step()).status).toBe(200);
      }
    },
  );
});

describe("a report in another currency", () => {
  it("is refused without its amount in the unit's currency, and nothing is raised", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const dollars = sarTransaction({ currency: "USD" });
    const refused = await officer.post(sarPath(opened), {
      reason: "Payments that fit no business",
      transactions: [sarTransaction(), dollars],
    });
    expect(refused.body).toMatchObject({
      status: 422,
      code: "validation_failed",
      errors: [{ path: "transactions.1.amount_local", code: "required" }],
    });
    expect(await stored(officer, opened)).toEqual([]);
    const raised = await raiseSar(officer, opened, { transactions: [{ ...dollars, amount_local: "11500.00" }] });
    const xml = await fileOf(officer, opened, raised.goaml_artifact.key);
    expect(xml).toContain("<amount_local>11500.00</amount_local>");
    expect(xml).toContain("<foreign_amount>12500.50</foreign_amount>");
  });
});

const fileOf = async (officer: Officer, { path }: { path: string }, key: string): Promise<string> => {
  const download = `${path}/documents/download?key=${encodeURIComponent(key)}`;
  return new TextDecoder().decode((await officer.colleague("mia", "mlro").get(download)).bytes);
};

describe("the goAML file", () => {
  it("says that the customer is one no more, and since when", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer);
    await officer.post(`${opened.path}/decision`, { decision: "approve", reason: "all clear", restrictions: [] });
    await rest(opened);
    const today = new Date().toISOString().slice(0, 10);
    const [known] = (await officer.get("/api/relationships")).body.relationships;
    const manager = officer.colleague("carl", "compliance_manager");
    const end = { ended_on: today, reason: "Moved abroad" };
    await manager.post(`/api/relationships/${known.relationship_id}/end`, end);
    await rest(opened);
    const { goaml_artifact } = await raiseSar(officer, opened, { transactions: [sarTransaction()] });
    const xml = await fileOf(officer, opened, goaml_artifact.key);
    expect(xml).toContain(`No longer a customer since ${today}. Business relationship: since ${today}, ended ${today}`);
    expect((await stored(officer, opened))[0].goaml_artifact.notes).toContainEqual({
      path: "transactions.0.date",
      code: "outside_relationship",
      message: `The transaction is dated before the relationship began (${today}).`,
    });
    expect((await officer.get(`${opened.path}/documents/mlro-memo.pdf`)).status).toBe(200);
  });

  it("names the approving MLRO as reporting person, and is written from the case as it then is", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const { sar_id, goaml_artifact: first } = await raiseSar(officer, opened);
    expect(await fileOf(officer, opened, first.key)).not.toContain("reporting_person");
    const file = new SarFile(officer, opened, sar_id);
    for (const step of [file.submit, () => file.assess(true)]) expect((await step()).status).toBe(200);
    const at = "2026-11-01T09:00:00.000Z";
    await putCase(opened, {
      facts: {
        registry_status: [{ value: "active", source: "kbo", timestamp: at }],
        legal_name: [{ value: "Registered Name NV", source: "kbo", timestamp: at }],
      },
    });
    const mira = new Officer({
      tenant: officer.tenant,
      officer: "mira",
      roles: ["mlro"],
      claims: { given_name: "Mira", family_name: "De Wit" },
    });
    const approved = await mira.post(`${sarPath(opened)}/${sar_id}/mlro-approve`);
    expect(approved.body).toMatchObject({ status: "approved", goaml_artifact: { faults: [] } });
    expect(approved.body.goaml_artifact.sha256).not.toBe(first.sha256);
    const xml = await fileOf(officer, opened, first.key);
    expect(xml).toMatch(/<reporting_person>\s*<first_name>Mira<\/first_name>\s*<last_name>De Wit<\/last_name>/);
    expect(xml).toContain("<name>Registered Name NV</name>");
    expect(xml).toContain("Declared by the customer as");
  });
});

describe("a submission", () => {
  it("is refused of a file that fails its checks, and names the field", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await putCase(opened, { registrationNumber: null, vatNumber: null });
    const file = await sarIn("approved", officer, opened);
    const refused = await file.record();
    expect(refused.body).toMatchObject({ status: 409, code: "artifact_invalid" });
    expect(refused.body.errors).toEqual([expect.objectContaining({ path: "company_registration_number" })]);
    expect((await stored(officer, opened))[0]).toMatchObject({ status: "approved", submission: null });
    await putCase(opened, { registrationNumber: "0999900249" });
    expect((await file.record()).body).toMatchObject({ status: "submitted" });
  });

  it("takes a reference, a channel and a time in any zone", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await sarIn("approved", officer, opened);
    const [{ sar_id }] = await stored(officer, opened);
    const mlro = officer.colleague("mia", "mlro");
    const path = `${sarPath(opened)}/${sar_id}/record-submission`;
    expect((await mlro.post(path, {})).status).toBe(422);
    expect((await mlro.post(path, { reference: "R", submitted_at: "yesterday" })).status).toBe(422);
    const body = { reference: "R", channel: "paper", submitted_at: "2026-11-20T10:00:00+01:00" };
    expect((await mlro.post(path, body)).body.submission).toEqual({
      reference: "R",
      channel: "paper",
      submitted_at: "2026-11-20T09:00:00.000Z",
    });
  });
});
