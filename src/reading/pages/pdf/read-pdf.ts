import type { ReadPage, ReadWarning } from "../../../domain/readings/reading.model.ts";
import { LIMITS, type PagesRead, type Recogniser } from "../../ports.ts";
import { type Deadline, TimeRanOut } from "../deadline.ts";
import { RecognitionFault } from "../recognise.ts";
import { linesWithin } from "../text.rules.ts";
import { type PageRead, readPage } from "./read-page.ts";
import { uncertain } from "./searchable.rules.ts";
import { PdfSource } from "./source.ts";
import { hasOddDepth } from "./image-depth.rules.ts";
import { findOversized } from "./unpacked-size.ts";

/** Reads a PDF page by page: its text layer, or its images by recognition where it has none that is usable. */
export async function readPdf(bytes: Uint8Array, recogniser: Recogniser, deadline: Deadline): Promise<PagesRead> {
  if (!mayHavePages(bytes)) return nothing(NO_PAGE);
  const source = new PdfSource(bytes, deadline);
  try {
    if (hasOddDepth(bytes)) return nothing(ODD_IMAGE);
    const oversized = await findOversized(bytes, deadline);
    if (oversized !== null) return nothing(OVERSIZED[oversized]);
    const { document } = await source.open();
    return await readEach(source, document.numPages, recogniser, deadline);
  } catch (error) {
    if (error instanceof RecognitionFault) throw error;
    return nothing(failureOf(error));
  } finally {
    await source.close();
  }
}

const NO_PAGE: ReadWarning = { code: "damaged", page: null, detail: "The document is broken: it has no page." };

/** A page is an object of the file or of a compressed stream of objects; without either, PDF.js need not be loaded. */
function mayHavePages(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.includes("/Page") || file.includes("/ObjStm") || file.includes("#");
}

async function readEach(
  source: PdfSource,
  count: number,
  recogniser: Recogniser,
  deadline: Deadline,
): Promise<PagesRead> {
  const pages: ReadPage[] = [];
  const warnings: ReadWarning[] = [];
  let characters = 0;
  let isWhole = count <= LIMITS.pages;
  if (!isWhole) {
    const detail = `The document has ${count} pages; the first ${LIMITS.pages} were read, the other ${count - LIMITS.pages} were not.`;
    warnings.push({ code: "pages_beyond_limit", page: null, detail });
  }
  for (let number = 1; number <= Math.min(count, LIMITS.pages); number++) {
    const read = await readPage(source, number, recogniser, deadline).catch((error: unknown) =>
      failedPage(number, error),
    );
    warnings.push(...read.warnings);
    if (!read.isRead) isWhole = false;
    const fitting = linesWithin(read.page?.lines ?? [], LIMITS.characters - characters);
    characters += fitting.characters;
    if (read.page !== null) pages.push({ ...read.page, lines: fitting.lines });
    if (read.warnings.some(({ code }) => code === "time_ran_out")) break;
    if (!fitting.isWhole) {
      const detail = `The text beyond ${LIMITS.characters} characters, from page ${number} of ${count} on, was not read.`;
      warnings.push({ code: "pages_beyond_limit", page: null, detail });
      isWhole = false;
      break;
    }
  }
  if (warnings.every(({ code }) => code === "hidden_text") && pages.every(({ lines }) => lines.length === 0)) {
    warnings.push({ code: "no_text", page: null, detail: "The document has no text." });
    isWhole = false;
  }
  const isForged = warnings.some(({ code }) => code === "text_layer_differs");
  const trusted = isForged ? pages.map((page) => ({ ...page, lines: uncertain(page.lines) })) : pages;
  return { pages: trusted, page_count: count, warnings, is_whole: isWhole };
}

function failedPage(number: number, error: unknown): PageRead {
  if (error instanceof RecognitionFault) throw error;
  const warning: ReadWarning =
    error instanceof TimeRanOut
      ? { code: "time_ran_out", page: number, detail: `The time for reading ran out at page ${number}.` }
      : { code: "damaged", page: number, detail: `Page ${number} is broken.` };
  return { page: null, warnings: [warning], isRead: false };
}

function failureOf(error: unknown): ReadWarning {
  if (error instanceof TimeRanOut) {
    return { code: "time_ran_out", page: null, detail: "The time for reading ran out before the document was open." };
  }
  const isEncrypted = error instanceof Error && error.name === "PasswordException";
  return isEncrypted
    ? { code: "encrypted", page: null, detail: "The document asks for a password." }
    : { code: "damaged", page: null, detail: "The document is broken." };
}

const OVERSIZED: Readonly<Record<"image" | "data", ReadWarning>> = {
  image: {
    code: "pixels_beyond_limit",
    page: null,
    detail: "An image of the document is too large to be read.",
  },
  data: { code: "damaged", page: null, detail: "A part of the document is too large to be read." },
};

const ODD_IMAGE: ReadWarning = {
  code: "damaged",
  page: null,
  detail: "An image of the document is described in a way that no program writes.",
};

const nothing = (warning: ReadWarning): PagesRead => ({
  pages: [],
  page_count: 0,
  warnings: [warning],
  is_whole: false,
});
