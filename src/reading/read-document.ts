import { READER_VERSION, type Reader, type Reading, type ReadPage, unread } from "../domain/readings/reading.model.ts";
import { sha256Hex } from "../platform/hashing.ts";
import { inspect } from "./forensics/inspect.ts";
import type { FittedModels } from "./models/fitted-models.ts";
import { type PageTools, readPages } from "./pages/read-pages.ts";
import { LIMITS, type PagesRead } from "./ports.ts";
import { understand } from "./understanding/understand.ts";

/** What reading needs from outside. */
export interface ReadingTools extends PageTools {
  readonly models: FittedModels;
}

/**
 * Reads a document: its pages, what kind it is, what it says, and what the file itself shows.
 * @param sha256 Hex, of the bytes, where the caller knows it.
 * @throws only for a fault of the service; bytes that cannot be read give a reading that says so.
 */
export async function readDocument(
  bytes: Uint8Array,
  mediaType: string,
  tools: ReadingTools,
  sha256: string = sha256Hex(bytes),
): Promise<Reading> {
  const endsAt = tools.now().getTime() + LIMITS.milliseconds;
  const read = await readPages(bytes, mediaType, tools);
  const inspected = await inspect(bytes, mediaType, read, endsAt - tools.now().getTime());
  const warnings = [...read.warnings, ...inspected.warnings];
  const { page_count } = read;
  const { signatures } = inspected;
  if (!hasText(read.pages)) return { ...unread(sha256, "unreadable", warnings), signatures, page_count };
  const { warnings: understood, ...understanding } = understand(read.pages, tools.models);
  return {
    reader_version: READER_VERSION,
    sha256,
    status: read.is_whole ? "read" : "partly_read",
    reader: readerOfMost(read.pages),
    ...understanding,
    pages: withoutWords(read),
    page_count,
    warnings: [...warnings, ...understood],
    signatures,
  };
}

const hasText = (pages: readonly ReadPage[]): boolean => pages.some(({ lines }) => lines.length > 0);

function readerOfMost(pages: readonly ReadPage[]): Reader {
  const readers = pages.filter(({ lines }) => lines.length > 0).map(({ reader }) => reader);
  const count = (reader: Reader): number => readers.filter((one) => one === reader).length;
  return readers.toSorted((a, b) => count(b) - count(a))[0]!;
}

/** Words serve the rules that need columns; the places of lines are enough to show what was read. */
const withoutWords = ({ pages }: PagesRead): ReadPage[] =>
  pages.map((page) => ({
    ...page,
    lines: page.lines.map(({ text, box, confidence }) => ({ text, box, confidence })),
  }));
