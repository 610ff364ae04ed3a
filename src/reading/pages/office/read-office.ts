import type { ReadLine, ReadWarning } from "../../../domain/readings/reading.model.ts";
import { bytesInMemory, readEntries, readXmlEntry } from "../../../platform/archive.ts";
import type { ArchiveEntry } from "../../../platform/archive-directory.rules.ts";
import { LIMITS, type PagesRead } from "../../ports.ts";
import { linesWithin } from "../text.rules.ts";
import { readNumberFormats, readSharedStrings, readSheet } from "./sheet.ts";
import { readWordPart } from "./word.ts";
import { compareText } from "../../../platform/compare-text.ts";

/** Of one part, unpacked. Text of 400,000 characters takes some 8 MB in the XML of a Word document. */
const PART_BYTES = 16_777_216;
const MAX_PARTS = 30;

interface PartsRead {
  readonly lines: readonly string[];
  readonly isWhole: boolean;
}

/** Reads a Word document or a workbook as one page of lines without places. */
export async function readOffice(bytes: Uint8Array, kind: "word" | "sheet"): Promise<PagesRead> {
  const file = bytesInMemory(bytes);
  const entries = await readEntries(file).catch(() => null);
  const byName = new Map((entries ?? []).map((entry) => [entry.name, entry]));
  const read = async (entry: ArchiveEntry | undefined): Promise<string | null> =>
    entry === undefined ? null : readXmlEntry(file, entry, PART_BYTES).catch(() => null);
  const parts = kind === "word" ? await readWord(byName, read) : await readWorkbook(byName, read);
  if (parts === null)
    return unreadable("damaged", "The file cannot be opened, or a part of it is broken or too large.");
  if (parts.lines.length === 0) {
    return parts.isWhole
      ? unreadable("no_text", "The file has no text.")
      : unreadable("damaged", "The file is broken.");
  }
  const all = parts.lines.map((text): ReadLine => ({ text, box: null, confidence: 1 }));
  const { lines, isWhole } = linesWithin(all, LIMITS.characters);
  const warnings: ReadWarning[] = [];
  if (!parts.isWhole) warnings.push({ code: "damaged", page: null, detail: "A part of the file is broken." });
  if (!isWhole) {
    const detail = `The text beyond ${LIMITS.characters} characters was not read.`;
    warnings.push({ code: "pages_beyond_limit", page: null, detail });
  }
  return {
    pages: [{ number: 1, width: 0, height: 0, rotation: 0, reader: "office", lines }],
    page_count: 1,
    warnings,
    is_whole: parts.isWhole && isWhole,
  };
}

type Entries = ReadonlyMap<string, ArchiveEntry>;
type Reader = (entry: ArchiveEntry | undefined) => Promise<string | null>;

/** Headers, then the text, then footers; a header that repeats on other pages counts once. */
async function readWord(entries: Entries, read: Reader): Promise<PartsRead | null> {
  const main = await read(entries.get("word/document.xml"));
  if (main === null) return null;
  const parts = async (name: RegExp): Promise<PartsRead[]> => {
    const found = [...entries.values()].filter((entry) => name.test(entry.name)).slice(0, MAX_PARTS);
    const texts = await Promise.all(found.toSorted((a, b) => compareText(a.name, b.name)).map(read));
    return texts.map((text) => (text === null ? { lines: [], isWhole: false } : readWordPart(text)));
  };
  const headers = await parts(/^word\/header\d*\.xml$/);
  const body = readWordPart(main);
  const footers = await parts(/^word\/footer\d*\.xml$/);
  const once = (read: readonly PartsRead[]): string[] => [...new Set(read.flatMap(({ lines }) => lines))];
  return {
    lines: [...once(headers), ...body.lines, ...once(footers)],
    isWhole: [...headers, body, ...footers].every(({ isWhole }) => isWhole),
  };
}

async function readWorkbook(entries: Entries, read: Reader): Promise<PartsRead | null> {
  const sheets = [...entries.values()].flatMap((entry) => {
    const number = /^xl\/worksheets\/sheet(\d+)\.xml$/.exec(entry.name)?.[1];
    return number === undefined ? [] : [{ entry, number: Number(number) }];
  });
  if (sheets.length === 0) return null;
  const strings = readSharedStrings((await read(entries.get("xl/sharedstrings.xml"))) ?? "");
  const formats = readNumberFormats((await read(entries.get("xl/styles.xml"))) ?? "");
  const parts: PartsRead[] = [];
  for (const { entry } of sheets.toSorted((a, b) => a.number - b.number).slice(0, MAX_PARTS)) {
    const text = await read(entry);
    parts.push(text === null ? { lines: [], isWhole: false } : readSheet(text, strings, formats));
  }
  return { lines: parts.flatMap(({ lines }) => lines), isWhole: parts.every(({ isWhole }) => isWhole) };
}

const unreadable = (code: "damaged" | "no_text", detail: string): PagesRead => ({
  pages: [],
  page_count: code === "damaged" ? 0 : 1,
  warnings: [{ code, page: null, detail }],
  is_whole: false,
});
