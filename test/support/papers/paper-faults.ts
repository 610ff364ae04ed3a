import { Budget } from "../../../src/reading/forensics/pdf/budget.ts";
import { PdfFile } from "../../../src/reading/forensics/pdf/pdf-file.ts";
import { archiveFaults } from "./check-archive.ts";
import { structureFaults } from "./check-structure.ts";

export const openPaper = (bytes: Uint8Array): PdfFile =>
  PdfFile.parse(bytes, new Budget(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER));

/** What breaks PDF/A-2u or PDF/UA-1 in a document; none for one that keeps both. */
export function paperFaults(bytes: Uint8Array): string[] {
  const file = openPaper(bytes);
  return [...archiveFaults(file), ...structureFaults(file)];
}
