import type { ReadWarning } from "../../domain/readings/reading.model.ts";
import type { ReadSignature } from "../../domain/readings/read-signature.model.ts";
import { type Inspection, LIMITS, type PagesRead } from "../ports.ts";
import { findActiveContent } from "./active-content.ts";
import { inspectSoftware } from "./file-software.ts";
import { inspectImage } from "./image-software.ts";
import { findOfficeContent } from "./office.ts";
import { type FileFacts, signsOfPages } from "./page/signs-of-pages.ts";
import { Budget, BudgetSpent } from "./pdf/budget.ts";
import { PdfFile } from "./pdf/pdf-file.ts";
import { inspectSignatures } from "./signatures/inspect-signatures.ts";

/** Of one code; a page full of the same sign is one sign. */
const WARNINGS_OF_ONE_CODE_MAX = 10;

/**
 * What a file shows beside its text: active content, signs that it was changed, signatures.
 *
 * It does not know which kind of document it is, so it names every sign that it sees: an editor as the writer of a file
 * (`made_by_editor`) means something for an authority's extract, and little for a flyer. The rules weigh it by kind.
 * No list of trusted certificates is consulted: a valid signature proves that nothing was changed since, and not who
 * signed.
 *
 * Never throws for a file, however damaged. Work is bounded by counting it; a file that needs more gets `time_ran_out`.
 *
 * @param pages what was read of the same file, for the words and dates on its pages.
 * @param milliseconds what is left of the document's time.
 */
export async function inspect(
  bytes: Uint8Array,
  mediaType: string,
  pages: PagesRead,
  milliseconds: number = LIMITS.milliseconds,
): Promise<Inspection> {
  if (mediaType.startsWith("image/")) return { warnings: inspectImage(bytes), signatures: [] };
  if (mediaType !== "application/pdf") return { warnings: await findOfficeContent(bytes), signatures: [] };
  return await inspectPdf(bytes, pages, milliseconds);
}

async function inspectPdf(bytes: Uint8Array, pages: PagesRead, milliseconds: number): Promise<Inspection> {
  const warnings: ReadWarning[] = [];
  const signatures: ReadSignature[] = [];
  let facts: FileFacts = { images: [], isEncrypted: false };
  try {
    const file = PdfFile.parse(bytes, new Budget());
    facts = { images: file.images(), isEncrypted: file.isEncrypted };
    warnings.push(...findActiveContent(file));
    warnings.push(...inspectSoftware(file, pages));
    const signed = await inspectSignatures(file);
    warnings.push(...signed.warnings);
    signatures.push(...signed.signatures);
  } catch (error) {
    // Anything else, such as an overflow of the stack, is the file's doing as well.
    const reason = error instanceof BudgetSpent ? "is too complex" : "is damaged in a way that stopped the search";
    const detail = `The file ${reason}: it was not searched to its end for active content, changes and signatures.`;
    warnings.push({ code: "time_ran_out", page: null, detail });
  }
  warnings.push(...(await signsOfPages(bytes, pages, facts, milliseconds)));
  return { warnings: bounded(warnings), signatures };
}

function bounded(warnings: readonly ReadWarning[]): ReadWarning[] {
  const counts = new Map<string, number>();
  return warnings.filter(({ code }) => {
    counts.set(code, (counts.get(code) ?? 0) + 1);
    return counts.get(code)! <= WARNINGS_OF_ONE_CODE_MAX;
  });
}
