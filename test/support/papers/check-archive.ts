import fontkit from "@pdf-lib/fontkit";
import { XmlDocument } from "libxml2-wasm";
import { latin1, type PdfDict, PdfStream, PdfString } from "../../../src/reading/forensics/pdf/lexer.ts";
import type { PdfFile } from "../../../src/reading/forensics/pdf/pdf-file.ts";
import { readContent } from "./read-content.ts";

/** Keys that PDF/A-2 forbids wherever they stand, and what they would do. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  JS: "6.6.1: a script",
  AA: "6.6.2: an action that runs by itself",
  OpenAction: "6.6.1: an action at the opening",
  SMask: "6.2.10: a soft mask",
  EF: "6.8: an embedded file",
  XFA: "6.4.2: a form in XFA",
  Encrypt: "6.1.3: encryption",
};
/** Widths in thousandths of the size may differ by rounding. */
const WIDTH_TOLERANCE = 1;

/** What breaks ISO 19005-2 (PDF/A-2u) in a file, by its clauses, as far as a machine without a renderer can decide it. */
export function archiveFaults(file: PdfFile): string[] {
  return [
    ...new Set([
      ...fileFaults(file),
      ...metadataFaults(file),
      ...colourFaults(file),
      ...forbiddenFaults(file),
      ...annotationFaults(file),
      ...fontFaults(file),
    ]),
  ];
}

function fileFaults(file: PdfFile): string[] {
  const start = file.bytes.subarray(0, 20);
  const faults: string[] = [];
  if (!/^%PDF-1\.[4-7]\n%/.test(latin1(start))) faults.push("6.1.2: the header is not that of PDF 1.4 to 1.7");
  if ([...start.subarray(10, 14)].some((byte) => byte < 128))
    faults.push("6.1.2: the file does not say that it is binary");
  if (!/%%EOF\r?\n?$/.test(latin1(file.bytes.subarray(-8)))) faults.push("6.1.3: data follows the end of the file");
  const ids = file.trailers.map(({ dict }) => file.array(dict.get("ID")));
  if (!ids.some(([one, two]) => one instanceof PdfString && one.bytes.length === 16 && two instanceof PdfString))
    faults.push("6.1.3: the trailer has no identifier");
  return faults;
}

/** Metadata of a file, as `pdfaid:part` and the like name it. */
export function readMetadata(file: PdfFile): (path: string) => string {
  const packet = Buffer.from(file.stream(file.catalog.get("Metadata")) ?? []).toString();
  const xml = XmlDocument.fromString(packet.replace(/^\uFEFF/, ""));
  const namespaces = Object.fromEntries(
    [...packet.matchAll(/xmlns:(\w+)="([^"]+)"/g)].map(([, prefix, uri]) => [prefix!, uri!]),
  );
  return (path) => xml.get(`//${path}`, namespaces)?.content ?? "";
}

function metadataFaults(file: PdfFile): string[] {
  const stream = file.resolve(file.catalog.get("Metadata"));
  if (!(stream instanceof PdfStream)) return ["6.6.2: the file has no metadata"];
  if (stream.dict.has("Filter")) return ["6.6.2: the metadata is packed"];
  const faults: string[] = [];
  const read = readMetadata(file);
  const info = file.dict(file.trailers.at(-1)?.dict.get("Info"));
  const expected: [path: string, value: string, fault: string][] = [
    ["pdfaid:part", "2", "6.6.4: the file does not say that it is PDF/A-2"],
    ["pdfaid:conformance", "U", "6.6.4: the file does not say that it is of level U"],
    ["pdfuaid:part", "1", "05-001: the file does not say that it is PDF/UA-1"],
    ["pdfaSchema:prefix", "pdfuaid", "6.6.2.3: the schema of PDF/UA is not described"],
    ["dc:title/rdf:Alt/rdf:li", file.text(info.get("Title")) ?? "", "6.6.3: the titles differ"],
    ["dc:description/rdf:Alt/rdf:li", file.text(info.get("Subject")) ?? "", "6.6.3: the subjects differ"],
    ["dc:creator/rdf:Seq/rdf:li", file.text(info.get("Author")) ?? "", "6.6.3: the authors differ"],
    ["dc:language/rdf:Bag/rdf:li", file.text(file.catalog.get("Lang")) ?? "", "6.6.3: the languages differ"],
    ["xmp:CreateDate", isoOf(file.text(info.get("CreationDate")) ?? ""), "6.6.3: the dates of creation differ"],
    ["xmp:ModifyDate", isoOf(file.text(info.get("ModDate")) ?? ""), "6.6.3: the dates of change differ"],
  ];
  for (const [path, value, fault] of expected) if (read(path) !== value) faults.push(fault);
  if (read("dc:title/rdf:Alt/rdf:li").trim() === "") faults.push("06-003: the document has no title");
  return faults;
}

/** `D:20261126120000Z` as `2026-11-26T12:00:00Z`. */
const isoOf = (date: string): string =>
  date.replace(/^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");

function colourFaults(file: PdfFile): string[] {
  const intents = file.array(file.catalog.get("OutputIntents")).map((intent) => file.dict(intent));
  const intent = intents.find((one) => file.name(one.get("S")) === "GTS_PDFA1");
  if (intent === undefined) return ["6.2.3: the file does not say what its colours mean"];
  const profile = file.stream(intent.get("DestOutputProfile")) ?? new Uint8Array();
  const channels = file.number(file.dict(intent.get("DestOutputProfile")).get("N"));
  const read = (from: number, to: number): string => latin1(profile.subarray(from, to));
  const isProfile = read(36, 40) === "acsp" && read(16, 20) === "RGB " && channels === 3;
  return isProfile && Buffer.from(profile).readUInt32BE(0) === profile.length
    ? []
    : ["6.2.3: the profile of the colours is none of RGB"];
}

function forbiddenFaults(file: PdfFile): string[] {
  const faults: string[] = [];
  const visit = (value: unknown): void => {
    if (value instanceof PdfStream) visit(value.dict);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (value instanceof Map)
      for (const [key, inner] of value as PdfDict) {
        if (key in FORBIDDEN) faults.push(`${FORBIDDEN[key]}`);
        if (file.name(inner) === "LZWDecode") faults.push("6.1.7.2: a stream is packed by LZW");
        visit(inner);
      }
  };
  for (const { value } of file.definitions) visit(value);
  return faults;
}

function annotationFaults(file: PdfFile): string[] {
  const annotations = file.pages().flatMap((page) => file.array(page.get("Annots")).map((ref) => file.dict(ref)));
  return annotations.flatMap((one) => {
    const flags = file.number(one.get("F")) ?? 0;
    return (flags & 0b100) === 0 || (flags & 0b100011) !== 0 ? ["6.3.2: a link is not printed"] : [];
  });
}

function fontFaults(file: PdfFile): string[] {
  const faults: string[] = [];
  for (const page of file.pages()) {
    const fonts = file.dict(file.dict(page.get("Resources")).get("Font"));
    const used = new Map<string, Set<number>>();
    for (const { font, codes } of readContent(file, page).shown) {
      const known = used.get(font) ?? new Set<number>();
      for (let at = 0; at + 1 < codes.length; at += 2) known.add(codes.charCodeAt(at) * 256 + codes.charCodeAt(at + 1));
      used.set(font, known);
    }
    for (const [name, codes] of used) faults.push(...faultsOfFont(file, file.dict(fonts.get(name)), codes));
  }
  return faults;
}

function faultsOfFont(file: PdfFile, font: PdfDict, codes: ReadonlySet<number>): string[] {
  const child = file.dict(file.array(font.get("DescendantFonts"))[0]);
  const descriptor = file.dict(child.get("FontDescriptor"));
  const program = file.stream(descriptor.get("FontFile2"));
  const names = [font, child, descriptor].map((dict) =>
    file.name(dict.get(dict === descriptor ? "FontName" : "BaseFont")),
  );
  const faults: string[] = [];
  if (file.name(font.get("Encoding")) !== "Identity-H" || file.name(child.get("CIDToGIDMap")) !== "Identity")
    faults.push("6.2.11.3: the font does not say which glyph a code is");
  if (program === null) return [...faults, "6.2.11.4: a font is not embedded"];
  if (new Set(names).size !== 1 || !/^[A-Z]{6}\+/.test(names[0] ?? ""))
    faults.push("6.2.11.4: the name of a font does not say that it is a part of one");
  const opened = fontkit.create(program);
  const unicode = readToUnicode(Buffer.from(file.stream(font.get("ToUnicode")) ?? []).toString());
  const widths = readWidths(file, child);
  for (const code of codes) {
    const text = unicode.get(code) ?? "";
    if (code === 0) faults.push("6.2.11.8: a character is shown that the font does not have");
    if (text === "" || /[\0\uFEFF\uFFFE\uFFFF]/.test(text)) faults.push("6.2.11.7.2: a character has no Unicode value");
    const wide = (opened.getGlyph(code).advanceWidth * 1000) / opened.unitsPerEm;
    if (Math.abs(wide - (widths.get(code) ?? -1)) > WIDTH_TOLERANCE)
      faults.push("6.2.11.5: the file and the font differ on a width");
  }
  return faults;
}

function readWidths(file: PdfFile, font: PdfDict): Map<number, number> {
  const entries = file.array(font.get("W"));
  const widths = new Map<number, number>();
  for (let at = 0; at + 1 < entries.length; at += 2)
    file.numbers(entries[at + 1]).forEach((width, index) => widths.set(Number(entries[at]) + index, width));
  return widths;
}

function readToUnicode(map: string): Map<number, string> {
  return new Map(
    [...map.matchAll(/<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>/g)].map(([, code, utf16]) => [
      parseInt(code!, 16),
      Buffer.from(utf16!, "hex").swap16().toString("utf16le"),
    ]),
  );
}
