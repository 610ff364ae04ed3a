import type { ReadWarning, WarningCode } from "../../domain/readings/reading.model.ts";
import { latin1, type PdfDict, PdfRef, PdfStream, type PdfValue } from "./pdf/lexer.ts";
import type { PdfFile } from "./pdf/pdf-file.ts";

const SCRIPT_CHARACTERS_MAX = 20_000;

/**
 * The scripts that Acrobat itself writes into the fields of a form, to format a date or add up amounts: they call a function
 * of the viewer and nothing else. Forms of authorities are full of them.
 */
const ARGUMENTS = String.raw`\((?:(?:[^()"]|"[^"]*")*\bArray\s*\([^()]*\))*(?:[^()"]|"[^"]*")*\)`;
const FORM_SCRIPT = new RegExp(String.raw`^\s*(?:AF[A-Z]\w*\s*${ARGUMENTS}[\s;]*)*$`);

/** Whether a script does no more than format or add up the fields of a form. */
export const isFormScript = (script: string): boolean =>
  script.length < SCRIPT_CHARACTERS_MAX && FORM_SCRIPT.test(script);

export const SCRIPT = "The file contains JavaScript, which runs in the viewer of anyone who opens it.";
export const EMBEDDED = (name: string): string =>
  `The document carries ${name === "" ? "a file without a name" : `the file "${name}"`} inside it.`;

const MEDIA_ACTIONS = new Set(["Rendition", "Movie", "Sound", "GoTo3DView", "RichMediaExecute"]);
const MEDIA_ANNOTATIONS = new Set(["RichMedia", "3D", "Movie", "Sound", "Screen"]);

/**
 * What a PDF can run or carry: JavaScript, launch actions, media, embedded files. Everything that a catalog leads to is
 * visited, also inside object streams, and objects hidden inside other streams. Scripts by which Acrobat formats the fields
 * of a form, and XML that accompanies an invoice, are not named: genuine papers have them.
 */
export function findActiveContent(file: PdfFile): ReadWarning[] {
  const found = new Map<string, { code: WarningCode; page: number | null }>();
  const add = (code: WarningCode, detail: string, page: number | null) => {
    if (!found.has(detail)) found.set(detail, { code, page });
  };
  const seen = new Set<PdfValue>();
  const visit = (value: PdfValue, page: number | null): void => {
    const pending: PdfValue[] = [value];
    while (pending.length > 0) {
      const next = pending.pop()!;
      file.budget.step();
      const resolved = next instanceof PdfRef ? file.resolve(next) : next;
      if (resolved === null || typeof resolved !== "object" || seen.has(resolved)) continue;
      if (Array.isArray(resolved)) {
        seen.add(resolved);
        pending.push(...resolved);
        continue;
      }
      const dict = resolved instanceof PdfStream ? resolved.dict : resolved;
      if (!(dict instanceof Map)) continue;
      seen.add(resolved);
      inspectDictionary(file, dict, (code, detail) => add(code, detail, page));
      for (const [key, member] of dict) if (key !== "Parent" && key !== "P") pending.push(member);
    }
  };
  file.pages().forEach((page, i) => visit(page, i + 1));
  for (const catalog of file.catalogs) visit(catalog, null);
  for (const { value, isNested } of file.definitions) if (isNested) visit(value, null);
  return [...found].map(([detail, { code, page }]) => ({ code, page, detail }));
}

type Add = (code: WarningCode, detail: string) => void;

function inspectDictionary(file: PdfFile, dict: PdfDict, add: Add): void {
  const action = file.name(dict.get("S"));
  const subtype = file.name(dict.get("Subtype"));
  // The strings of an encrypted file are read elsewhere, with the key.
  const isLegible = !file.isEncrypted;
  if (isLegible && dict.has("JS") && isForeignScript(file, dict.get("JS"))) {
    add("active_content", SCRIPT);
  }
  if (action === "Launch") {
    add("active_content", "The file contains an action that starts a program or opens another file.");
  }
  if ((action !== null && MEDIA_ACTIONS.has(action)) || (subtype !== null && MEDIA_ANNOTATIONS.has(subtype))) {
    add("active_content", "The file contains sound, film or other media that a viewer plays.");
  }
  if (dict.has("XFA") && hasXfaScript(file, dict.get("XFA"))) {
    add("active_content", "The file contains an XFA form with scripts.");
  }
  if (isLegible && dict.has("EF")) inspectEmbedded(file, dict, add);
}

function isForeignScript(file: PdfFile, value: PdfValue | undefined): boolean {
  const script =
    file.text(value) ?? latin1((file.stream(value) ?? new Uint8Array()).subarray(0, SCRIPT_CHARACTERS_MAX));
  return !isFormScript(script);
}

function hasXfaScript(file: PdfFile, value: PdfValue | undefined): boolean {
  const parts = file.resolve(value);
  const streams = Array.isArray(parts) ? parts : [parts];
  return streams.some((part) => latin1(file.stream(part) ?? new Uint8Array()).includes("<script"));
}

function inspectEmbedded(file: PdfFile, specification: PdfDict, add: Add): void {
  const name = file.text(specification.get("UF")) ?? file.text(specification.get("F")) ?? "";
  const streams = [...file.dict(specification.get("EF")).values()];
  if (streams.length > 0 && streams.every((stream) => isPlainXml(file, name, stream))) return;
  add("embedded_files", EMBEDDED(printable(name)));
}

/** An invoice as data beside its picture, as Factur-X, ZUGFeRD and PDF/A-3 prescribe. */
function isPlainXml(file: PdfFile, name: string, stream: PdfValue): boolean {
  if (!name.toLowerCase().endsWith(".xml")) return false;
  const content = file.stream(stream);
  return (
    content !== null &&
    /^(\u00ef\u00bb\u00bf)?\s*<(?!html|\?xml-stylesheet)[?\w]/i.test(latin1(content.subarray(0, 200)))
  );
}

const PRINTABLE_MAX = 80;

/** Text of a file as a warning may quote it: on one line, without control characters, at most 80 characters. */
export function printable(text: string): string {
  const plain = text.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  return plain.length > PRINTABLE_MAX ? `${plain.slice(0, PRINTABLE_MAX - 1)}…` : plain;
}
