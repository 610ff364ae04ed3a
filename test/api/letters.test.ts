import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, type OpenCase, reviewedCase } from "../support/cases.ts";
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
