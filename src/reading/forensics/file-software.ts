import type { PagesRead } from "../ports.ts";
import type { ReadWarning } from "../../domain/readings/reading.model.ts";
import { printable } from "./active-content.ts";
import { editorOf } from "./editors.rules.ts";
import { datesBeforeContent, printedDates, readFileDate } from "./file-dates.rules.ts";
import type { PdfFile } from "./pdf/pdf-file.ts";

const XMP_MAX_BYTES = 400_000;
const XMP_SOFTWARE = /(?:CreatorTool|Producer|softwareAgent)(?:="([^"<>]{1,300})"|>([^<>]{1,300})<)/g;
const XMP_DATE = /(?:CreateDate|ModifyDate)(?:="([^"<>]{1,40})"|>([^<>]{1,40})<)/g;

/** What an XMP packet says: programs, newest information last, and dates. */
export function readXmp(bytes: Uint8Array): { software: string[]; dates: string[] } {
  const text = new TextDecoder().decode(bytes.subarray(0, XMP_MAX_BYTES));
  const values = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, inTag, inText]) => (inTag ?? inText ?? "").trim());
  return { software: values(XMP_SOFTWARE), dates: values(XMP_DATE) };
}

/** A sign for each editor that the software entries of a file name. */
export function editorWarnings(software: readonly string[]): ReadWarning[] {
  const byName = new Map<string, ReadWarning>();
  for (const entry of software) {
    const editor = editorOf(entry);
    if (editor === null || byName.has(editor.name)) continue;
    const detail = `The file names "${printable(entry)}" as the program that wrote it; ${editor.name} ${editor.reason}.`;
    byName.set(editor.name, { code: "made_by_editor", page: null, detail });
  }
  return [...byName.values()];
}

/**
 * Who wrote a PDF, and when: by its information dictionary and its XMP metadata, those of earlier revisions included. An
 * editor is a sign for some kinds of documents only, and the kind is not known here.
 */
export function inspectSoftware(file: PdfFile, { pages }: PagesRead): ReadWarning[] {
  const infos = [...new Set(file.trailers.map(({ dict }) => file.dict(dict.get("Info"))))];
  const earlier = file.definitions
    .map(({ value }) => file.dict(value))
    .filter((dict) => dict.has("Producer") && (dict.has("CreationDate") || dict.has("ModDate") || dict.has("Creator")));
  const all = [...new Set([...infos, ...earlier])];
  const texts = (...keys: string[]) => all.flatMap((info) => keys.map((key) => file.text(info.get(key)) ?? ""));
  const xmp = readXmp(file.stream(file.catalog.get("Metadata")) ?? new Uint8Array());
  const fileDates = [...texts("CreationDate", "ModDate"), ...xmp.dates].flatMap((date) => readFileDate(date) ?? []);
  const warnings = editorWarnings([...texts("Producer", "Creator"), ...xmp.software]);
  for (const { number, lines } of pages) {
    const wrong = datesBeforeContent(fileDates, printedDates(lines.map(({ text }) => text)));
    if (wrong === null) continue;
    const detail = `Page ${number} says that it was made on ${wrong.content}, but the file was last written on ${wrong.file}.`;
    return [...warnings, { code: "file_older_than_content", page: number, detail }];
  }
  return warnings;
}
