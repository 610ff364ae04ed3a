import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, type OpenCase, reviewedCase } from "../support/cases.ts";
import { investigation, uboDiscrepancy } from "../support/case-fixtures.ts";
import { soundGrounds } from "../support/diligence-fixtures.ts";
import { putCase } from "../support/portal.ts";
import { putUnderReview, sarIn } from "../support/sars.ts";
import { sarTrigger } from "../support/sar-trigger.ts";

const NAMES = ["evidence-request", "mlro-memo", "source-appendix"] as const;
const letter = (officer: Officer, { path }: OpenCase, name: (typeof NAMES)[number]) =>
  officer.get(`${path}/documents/${name}.pdf`);

describe("the letters of a case", () => {
  it.each(NAMES)("are PDF: %s", async (name) => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const { status, headers, bytes } = await letter(officer, opened, name);
    expect([status, headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect(headers.get("Content-Disposition")).toContain(`filename="${name}-${opened.caseId}.pdf"`);
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe("%PDF-");
  });

  it("to the customer is refused while the SAR-first gate holds, and only that one", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await putUnderReview(opened, [sarTrigger()]);
    const refused = await letter(officer, opened, "evidence-request");
    expect(refused.body).toMatchObject({ status: 409, code: "gate_blocked", gate: "sar_first" });
    expect((await letter(officer, opened, "mlro-memo")).status).toBe(200);
    expect((await letter(officer, opened, "source-appendix")).status).toBe(200);
    await sarIn("approved", officer, opened);
    expect((await letter(officer, opened, "evidence-request")).status).toBe(200);
  });

  it("exist for nobody else", async () => {
    const opened = await openCase(newOfficer());
    for (const name of NAMES) expect((await letter(newOfficer(), opened, name)).status).toBe(404);
  });
});

describe("the report to the register of beneficial owners", () => {
  const FOUND = "2026-11-02T10:00:00.000Z";
  const DIFFERENCE = uboDiscrepancy({ id: "5b3a2918-0716-4f5e-8d4c-3b2a19180706", found_at: FOUND });

  /** A case whose register names another owner than the customer does, locked or not; or without any difference. */
  async function caseWith(officer: Officer, { locked = false, differs = true }) {
    const opened = await openCase(officer, undefined, { additional_data: { language: "nl" } });
    const findings = locked ? [sarTrigger()] : [];
    const discrepancies = differs ? [DIFFERENCE] : [];
    await putCase(opened, {
      status: "REVIEW_PENDING",
      iteration: 1,
      grounds: soundGrounds(),
      discrepancies,
      investigations: [investigation({ findings, discrepancies })],
    });
    return opened;
  }
  const report = (officer: Officer, { path }: OpenCase, query = "") =>
    officer.get(`${path}/documents/ubo-discrepancy-report.pdf${query}`);
  const dues = async (officer: Officer, { path }: OpenCase) =>
    (await officer.get(path)).body.discrepancies.map(({ report_due, report_overdue }: Record<string, unknown>) => [
      report_due,
      report_overdue,
    ]);

  it("is a PDF in the language that is asked for, and the case says until when", async () => {
    const officer = newOfficer();
    const opened = await caseWith(officer, {});
    const [dutch, english] = [await report(officer, opened), await report(officer, opened, "?language=en")];
    for (const { status, headers, bytes } of [dutch, english]) {
      expect([status, headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
      expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe("%PDF-");
    }
    expect(dutch.bytes).not.toEqual(english.bytes);
    expect(dutch.headers.get("Server-Timing")).toBeNull();
    expect((await report(officer, opened, "?language=es")).body.code).toBe("validation_failed");
    expect(await dues(officer, opened)).toEqual([["2026-11-16", Date.now() >= Date.parse("2026-11-16T23:00:00.000Z")]]);
  });

  it("does not exist for anybody but the MLRO while the SAR-first gate is shut", async () => {
    const alice = newOfficer("alice", "officer", "compliance_manager");
    const mia = alice.colleague("mia", "mlro");
    const [locked, plain] = [
      await caseWith(alice, { locked: true }),
      await caseWith(alice, { locked: true, differs: false }),
    ];
    const seen = async (opened: OpenCase) => {
      const { status, headers, body } = await report(alice, opened);
      const { request_id: _, instance, ...rest } = body;
      const named = [...headers].filter(([name]) => name !== "x-request-id");
      return { status, named, rest, instance: instance.replace(opened.workflowId, "") };
    };
    expect(await seen(locked)).toEqual(await seen(plain));
    expect((await seen(locked)).status).toBe(404);
    expect(await dues(alice, locked)).toEqual([[undefined, undefined]]);
    expect(await dues(mia, locked)).toEqual([["2026-11-16", expect.any(Boolean)]]);
    expect((await report(mia, locked)).status).toBe(200);
    expect((await report(mia, plain)).status).toBe(404);
    await sarIn("approved", alice, locked);
    expect((await report(alice, locked)).status).toBe(200);
  });

  it("exists for no other tenant", async () => {
    const opened = await caseWith(newOfficer(), {});
    expect((await report(newOfficer("mia", "mlro"), opened)).status).toBe(404);
  });
});
