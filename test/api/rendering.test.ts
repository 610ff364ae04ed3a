import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { Budget } from "../../src/reading/forensics/pdf/budget.ts";
import { PdfFile } from "../../src/reading/forensics/pdf/pdf-file.ts";
import { loadPrintAssets } from "../../src/rendering/print-assets.ts";
import { renderGoaml } from "../../src/rendering/goaml/render-goaml.ts";
import { renderCaseReport } from "../../src/rendering/report/render-report.ts";
import { zipStream } from "../../src/rendering/zip/write-zip.ts";
import { structureFaults } from "../support/papers/check-structure.ts";
import { FULL_CASE } from "../unit/rendering/support/case-report.ts";
import { FULL } from "../unit/rendering/support/goaml.ts";
import { readPdf } from "../unit/rendering/support/read-pdf.ts";

const headOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, 4));

describe("rendering in the Worker", () => {
  it("prints a report with the fonts of its static assets", async () => {
    const bytes = await renderCaseReport(FULL_CASE, await loadPrintAssets(env));
    expect(headOf(bytes)).toBe("%PDF");
    expect(bytes.length).toBeGreaterThan(20_000);
  });

  it("prints names in Arabic and Han with the fonts and tables of its static assets", async () => {
    const assets = await loadPrintAssets(env);
    const read: string[] = [];
    const reading = { ...assets, read: (file: string) => (read.push(file), assets.read(file)) };
    const company_name = "شركة النور 王伟 BV";
    const bytes = await renderCaseReport({ ...FULL_CASE, case: { ...FULL_CASE.case, company_name } }, reading);
    expect(structureFaults(PdfFile.parse(bytes, new Budget()))).toEqual([]);
    const { text, fonts } = await readPdf(bytes);
    expect(text).toContain("王伟");
    expect(text).not.toContain("transliterated");
    expect(read).toEqual(expect.arrayContaining(["arabic.json", "scripts.json"]));
    expect(fonts.map(({ baseName }) => baseName).some((name) => name.endsWith("NotoSansSC-Regular"))).toBe(true);
  });

  it("writes goAML", async () => {
    expect((await renderGoaml(FULL)).xml).toContain("<report_code>STR</report_code>");
  });

  it("streams an archive as the body of an answer", async () => {
    const body = zipStream([{ path: "a.txt", content: new TextEncoder().encode("a") }]);
    expect(headOf(new Uint8Array(await new Response(body).arrayBuffer()))).toBe("PK\u0003\u0004");
  });
});
