import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { renderEvidenceRequest } from "../../../src/rendering/letters/evidence-request.ts";
import { renderCaseReport } from "../../../src/rendering/report/render-report.ts";
import { FULL_CASE } from "./support/case-report.ts";
import { FONTS } from "./support/fonts.ts";
import { REQUEST } from "./support/letters.ts";

const hasTool = (tool: string): boolean => spawnSync(tool, ["--version"]).error === undefined;

/** Runs a program on a file; throws what it says where it fails. */
function run(bytes: Uint8Array, command: (file: string) => readonly [string, ...string[]]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-paper-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "paper.pdf");
  writeFileSync(file, bytes);
  const [program, ...args] = command(file);
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`);
  return stdout;
}

const NAMES = [
  "محمد عبد الرحمن السيد",
  "פלוני בן ישראל",
  "王伟 张丽",
  "შოთა რუსთაველი",
  "Ελένη Παπαδοπούλου",
  "Юлия Щербакова",
];
const letter = () =>
  renderEvidenceRequest(
    { ...REQUEST, language: "en", documents: NAMES.map((label) => ({ label, required: true })) },
    FONTS,
  );

describe.skipIf(!hasTool("qpdf"))("qpdf (skipped where it is not installed)", () => {
  it.each([
    ["a letter in many scripts", letter],
    ["a report", () => renderCaseReport(FULL_CASE, FONTS)],
  ])("finds no error and no warning in %s", async (_name, render) => {
    const bytes = await render();
    expect(run(bytes, (file) => ["qpdf", "--check", file])).toContain("No syntax or stream encoding errors found");
    const damaged = bytes.subarray(0, bytes.length - 200);
    expect(() => run(damaged, (file) => ["qpdf", "--check", file])).toThrow("qpdf");
  });
});

describe.skipIf(!hasTool("pdftotext"))("pdftotext (skipped where it is not installed)", () => {
  it("gives the sentences of a letter, and each name in the order of its letters", async () => {
    const text = run(await letter(), (file) => ["pdftotext", file, "-"]);
    // It puts marks of direction around text from right to left.
    const read = text.replace(/[\u202A-\u202E\u200E\u200F]/g, "").replace(/\s+/g, " ");
    for (const name of NAMES) expect(read).toContain(name);
    expect(read).toContain("to keep their data complete and up to date. To complete your application");
    expect(read.indexOf("Dear Sir or Madam")).toBeLessThan(read.indexOf("Documents"));
    expect(read.indexOf("Documents")).toBeLessThan(read.indexOf(NAMES[0]!));
  });
});
