import { describe, expect, it } from "vitest";
import { SEVERITIES } from "../../../src/domain/case/case.model.ts";
import { PAGE } from "../../../src/rendering/document/theme.ts";
import { renderCaseReport } from "../../../src/rendering/report/render-report.ts";
import type { CaseReportInput } from "../../../src/rendering/report/report.model.ts";
import { EMPTY_CASE, EVIDENCE, findingOf, FULL_CASE, withFindings } from "./support/case-report.ts";
import { FONTS } from "./support/fonts.ts";
import { readPdf, type ReadPdf } from "./support/read-pdf.ts";

const read = async (input: CaseReportInput): Promise<ReadPdf> => readPdf(await renderCaseReport(input, FONTS));
/** Text as it was before it was broken into lines. */
const unwrapped = (pdf: ReadPdf): string => pdf.text.replaceAll("\n", " ");

describe("case report", () => {
  it("says on whom, what, by whom, when and on what score", async () => {
    const pdf = await read(FULL_CASE);
    const [first] = pdf.pages;
    for (const said of [
      "Živković & Ελένη Handelsmaatschappij NV",
      "0999901338",
      "BE0999901338",
      "Approved",
      "WITH RESTRICTIONS",
      "Decided by alice, 2026-11-20 13:58:01 UTC",
      "Second officer bob, 2026-11-20 14:01:59 UTC",
      "0.47",
      "78",
    ])
      expect(first?.text).toContain(said);
  });

  it("has a chapter for each part of the case, in the reader's table of contents", async () => {
    const pdf = await read(FULL_CASE);
    expect(pdf.outline.map((title) => title.replace(/^\d+ +/, ""))).toEqual([
      "Decision",
      "Gates",
      "Risk score",
      "Case confidence",
      "Findings",
      "Data gaps",
      "Discrepancies",
      "Merchant category",
      "Documents",
      "Field validation",
      "Company verification",
      "Evidence",
      "Audit trail",
    ]);
  });

  it("shows every risk factor, finding, discrepancy, document, gate and answer with its hash or its reason", async () => {
    const text = unwrapped(await read(FULL_CASE));
    const latest = FULL_CASE.results.at(-1);
    for (const factor of latest?.risk_factors ?? []) expect(text).toContain(`+${factor.points} ${factor.reason}`);
    for (const finding of latest?.findings ?? []) expect(text).toContain(finding.title);
    for (const discrepancy of latest?.discrepancies ?? []) expect(text).toContain(discrepancy.field);
    for (const document of FULL_CASE.documents) expect(text).toContain(`sha256:${document.sha256}`);
    for (const item of EVIDENCE) expect(text.split(item.data_hash).length).toBeGreaterThan(1);
    for (const gate of FULL_CASE.gates) expect(text).toContain(gate.justification);
    for (const response of FULL_CASE.responses) expect(text).toContain(response.answer);
    expect(text).toContain(FULL_CASE.evidence_bundle_hash);
    expect(text).toContain(FULL_CASE.audit.entries.at(-1)?.hash);
    expect(text).toContain("Cleared by mia");
  });

  it("names evidence that a finding cites and the bundle lacks", async () => {
    const text = unwrapped(await read(withFindings([findingOf(1, "high", { evidence_ids: ["gone"] })])));
    expect(text).toContain("Evidence gone is not in the bundle of this report.");
  });

  it("keeps what is unknown apart from findings", async () => {
    const gap = findingOf(1, "medium", { category: "data_gap", title: "The registry did not answer" });
    const pdf = await read(withFindings([gap]));
    expect(unwrapped(pdf)).toContain("The investigation has no findings.");
    expect(unwrapped(pdf)).toMatch(/Data gaps .* The registry did not answer/);
  });

  it("says SAMPLE DATA on every page of a case from sample sources, and on none of another", async () => {
    const sample = await read(FULL_CASE);
    for (const page of sample.pages) expect(page.text).toContain("SAMPLE DATA");
    expect((await read({ ...FULL_CASE, sample: false })).text).not.toContain("SAMPLE");
  });

  it("says on every page that a case is not decided, also while a decision waits for its second officer", async () => {
    const parked = { ...FULL_CASE, case: { ...FULL_CASE.case, status: "PENDING_SECOND_APPROVAL" as const } };
    for (const input of [EMPTY_CASE, parked]) {
      const pdf = await read(input);
      for (const page of pdf.pages) expect(page.text).toContain("NOT DECIDED: WORKING COPY");
      expect(pdf.pages[0]?.text).toContain("Not decided");
      expect(pdf.pages[0]?.text).not.toContain("Approved");
    }
    expect((await read(FULL_CASE)).text).not.toContain("NOT DECIDED");
  });

  it("says that the audit chain is broken where it is", async () => {
    const broken = { ...FULL_CASE, audit: { ...FULL_CASE.audit, chain_valid: false } };
    expect(unwrapped(await read(broken))).toContain("The chain of this log does not verify");
  });

  it("shows a case on which nothing has happened yet on one page", async () => {
    const pdf = await read(EMPTY_CASE);
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.text).toContain("No investigation has been completed for this case.");
  });

  it("shows a hundred and fifty findings, each once, by falling severity", async () => {
    const findings = Array.from({ length: 150 }, (_, index) =>
      findingOf(index, SEVERITIES[index % SEVERITIES.length] ?? "info", { title: `Finding number ${index}.` }),
    );
    const pdf = await read(withFindings(findings));
    for (const finding of findings) expect(pdf.text.split(finding.title)).toHaveLength(2);
    const order = [...pdf.text.matchAll(/(Critical|High|Medium|Low|Info) \(30\)/g)].map((match) => match[1]);
    expect(order).toEqual(["Critical", "High", "Medium", "Low", "Info"]);
    pdf.pages.forEach((page, index) => expect(page.text).toContain(`Page ${index + 1} of ${pdf.pages.length}`));
  });

  it("keeps words of two hundred characters inside the margins", async () => {
    const long = "W".repeat(200);
    const pdf = await read({
      ...withFindings([findingOf(1, "critical", { title: long, description: long, source: long, agent_name: long })]),
      brand_name: long,
      generated_by: long,
      case: { ...FULL_CASE.case, company_name: long, template_name: long },
      documents: FULL_CASE.documents.map((document) => ({ ...document, filename: long })),
    });
    for (const drawn of pdf.pages.flatMap((page) => page.texts).filter((one) => !one.rotated))
      expect(drawn.x + drawn.width).toBeLessThanOrEqual(PAGE.width - PAGE.marginX + 0.5);
  });

  it("gives the same bytes for the same case", async () => {
    const [one, two] = [await renderCaseReport(FULL_CASE, FONTS), await renderCaseReport(FULL_CASE, FONTS)];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
  });
});
