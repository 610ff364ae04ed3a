import type { ReadPage, ReadWarning } from "../../../domain/readings/reading.model.ts";
import type { Recogniser } from "../../ports.ts";
import type { Deadline } from "../deadline.ts";
import { isLegible } from "../text.rules.ts";
import { readContents } from "./contents.ts";
import { seenText } from "./hidden.rules.ts";
import { linesOf } from "./lines.rules.ts";
import type { OpenPdf } from "./pdfjs.ts";
import { rotationOf, turnPage } from "./turn.rules.ts";

export interface PageRead {
  /** Null where nothing could be read. */
  readonly page: ReadPage | null;
  readonly warnings: readonly ReadWarning[];
  /** Whether it gave usable text, or is blank. */
  readonly isRead: boolean;
}

/**
 * @throws TimeRanOut
 * @throws Error of PDF.js for a page that it cannot read.
 */
export async function readPage(
  pdf: OpenPdf,
  number: number,
  _recogniser: Recogniser,
  deadline: Deadline,
): Promise<PageRead> {
  const source = await deadline.race(pdf.document.getPage(number));
  try {
    const contents = await readContents(pdf, source, deadline);
    const { lines, quarter } = linesOf(seenText(contents).runs);
    const text = lines.map((line) => line.text).join("\n");
    const turned = turnPage(lines, contents.width, contents.height, quarter);
    const page: ReadPage = { number, ...turned, rotation: rotationOf(quarter), reader: "text_layer" };
    if (text !== "" && isLegible(text)) return { page, warnings: [], isRead: true };
    const isBlank = text === "" && contents.images.length === 0 && contents.paths === 0;
    if (isBlank) return { page, warnings: [], isRead: true };
    const detail = `Page ${number} has no text that can be read.`;
    return { page: { ...page, lines: [] }, warnings: [{ code: "no_text", page: number, detail }], isRead: false };
  } finally {
    source.cleanup();
  }
}
