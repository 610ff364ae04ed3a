import type { ReadWarning } from "../../../domain/readings/reading.model.ts";
import type { ReadSignature } from "../../../domain/readings/read-signature.model.ts";
import type { Inspection } from "../../ports.ts";
import { bytesOf, isWhite, PdfStream, PdfString, type PdfDict, type PdfValue } from "../pdf/lexer.ts";
import type { PdfFile } from "../pdf/pdf-file.ts";
import { type CmsResult, verifyCms } from "./cms.ts";
import { type Change, changesSince } from "./signed-revision.ts";

const SIGNATURES_MAX = 20;
const SUPPORTED = new Set(["adbe.pkcs7.detached", "ETSI.CAdES.detached", "ETSI.RFC3161"]);

interface Found {
  readonly dict: PdfDict;
  readonly contents: PdfString;
  readonly isTimeStamp: boolean;
  /** Where the signed bytes end; null for a ByteRange that leaves out more than the signature itself. */
  readonly end: number | null;
}

interface Verified extends Found {
  readonly cms: CmsResult;
}

/**
 * The signatures inside a PDF (ISO 32000-2, 12.8), each verified over the bytes that it names, with its own certificate.
 *
 * There is no list of trusted certificates: a valid signature proves that nothing changed since, not who signed.
 * It is valid only if it leaves out nothing but its own value, and if nothing of what the file showed was changed later. Later
 * signatures, time stamps and validation data do not change that. Time stamps are not listed, because nobody signed.
 *
 * @throws BudgetSpent
 */
export async function inspectSignatures(file: PdfFile): Promise<Inspection> {
  const verified: Verified[] = [];
  for (const found of findSignatures(file)) verified.push({ ...found, cms: await verify(file, found) });
  const warnings: ReadWarning[] = [];
  const signatures: ReadSignature[] = [];
  for (const one of verified) {
    const judged = judge(file, one, verified);
    warnings.push(...judged.warnings);
    const { signer, issuer, signedAt } = one.cms;
    const stated = signedAt ?? readDate(file.text(one.dict.get("M")));
    if (!one.isTimeStamp) signatures.push({ valid: judged.isValid, signer, issuer, signed_at: stated });
  }
  const unique = new Map(warnings.map((warning) => [`${warning.code} ${warning.page} ${warning.detail}`, warning]));
  return { warnings: [...unique.values()], signatures };
}

function judge(file: PdfFile, one: Verified, all: readonly Verified[]) {
  const by = one.isTimeStamp
    ? "A time stamp"
    : one.cms.signer === null
      ? "A signature"
      : `The signature of ${one.cms.signer}`;
  const warn = (code: ReadWarning["code"], detail: string, page: number | null = null): ReadWarning => ({
    code,
    page,
    detail,
  });
  if (one.end === null) {
    return {
      isValid: false,
      warnings: [warn("signature_invalid", `${by} leaves out parts of the file, which anybody could have written.`)],
    };
  }
  const changes = changesAfter(file, one.end);
  const [change] = changes.toSorted((a, b) => Number(a.kind === "field") - Number(b.kind === "field"));
  const warnings: ReadWarning[] = [];
  if (one.cms.isValid === false) warnings.push(warn("signature_invalid", `${by} is not valid: ${one.cms.reason}.`));
  if (one.cms.isValid === null)
    warnings.push(warn("signature_unverified", `${by} could not be verified: ${one.cms.reason}.`));
  if (change === undefined) return { isValid: one.cms.isValid, warnings };

  // What is filled in between two signatures is what the second one signs; the first one no longer says that of all.
  const isCovered = change.kind === "field" && all.some((later) => isCoveredBy(file, later, one.end!));
  if (isCovered) {
    const detail = `${by} does not cover all: ${change.detail} before the next signature.`;
    return { isValid: one.cms.isValid && null, warnings: [...warnings, warn("signature_unverified", detail)] };
  }
  const place = change.page === null ? "" : ` on page ${change.page}`;
  const detail = `After ${by.charAt(0).toLowerCase()}${by.slice(1)}, ${change.detail}${place}.`;
  return { isValid: false, warnings: [...warnings, warn("changed_after_signature", detail, change.page)] };
}

/** Whether a later signature holds and nothing was changed after it. */
const isCoveredBy = (file: PdfFile, later: Verified, end: number): boolean =>
  !later.isTimeStamp &&
  later.end !== null &&
  later.end > end &&
  later.cms.isValid === true &&
  changesAfter(file, later.end).length === 0;

function changesAfter(file: PdfFile, end: number): readonly Change[] {
  let at = end;
  while (isWhite(file.bytes[at])) at++;
  return at >= file.bytes.length ? [] : changesSince(file, end);
}

async function verify(file: PdfFile, { dict, contents, end }: Found): Promise<CmsResult> {
  const none = { signer: null, issuer: null, signedAt: null };
  if (end === null) return { isValid: false, reason: "it leaves out parts of the file", ...none };
  const form = file.name(dict.get("SubFilter")) ?? "";
  if (!SUPPORTED.has(form)) return { isValid: null, reason: "its form is not supported", ...none };
  const signed = new Uint8Array(end - (contents.end - contents.start));
  signed.set(file.bytes.subarray(0, contents.start));
  signed.set(file.bytes.subarray(contents.end, end), contents.start);
  return await verifyCms(bytesOf(contents.bytes), signed);
}

/** Dictionaries of signatures, in all revisions: one that was unlinked later was still a signature of what it covers. */
function findSignatures(file: PdfFile): Found[] {
  const found = new Map<string, Found>();
  const pending: { value: PdfValue; depth: number }[] = file.definitions.map(({ value }) => ({ value, depth: 0 }));
  for (let next = pending.pop(); next !== undefined && found.size < SIGNATURES_MAX; next = pending.pop()) {
    file.budget.step();
    const { value, depth } = next;
    const dict = value instanceof PdfStream ? value.dict : value;
    if (depth > 6) continue;
    if (Array.isArray(dict))
      for (const one of dict) if (typeof one === "object") pending.push({ value: one, depth: depth + 1 });
    if (!(dict instanceof Map)) continue;
    for (const one of dict.values())
      if (one instanceof Map || Array.isArray(one)) pending.push({ value: one, depth: depth + 1 });
    const signature = asSignature(file, dict);
    if (signature !== null) found.set(`${signature.contents.start}`, signature);
  }
  return [...found.values()].sort((a, b) => a.contents.start - b.contents.start);
}

function asSignature(file: PdfFile, dict: PdfDict): Found | null {
  const type = file.name(dict.get("Type"));
  const form = file.name(dict.get("SubFilter"));
  const contents = dict.get("Contents");
  const isOne = type === "Sig" || type === "DocTimeStamp" || (form !== null && dict.has("ByteRange"));
  if (!isOne || !(contents instanceof PdfString) || grantsUsage(file, dict)) return null;
  const isTimeStamp = type === "DocTimeStamp" || form === "ETSI.RFC3161";
  return { dict, contents, isTimeStamp, end: signedEnd(file, dict, contents) };
}

/** Rights that Adobe granted a viewer for a form: they carry a signature of Adobe and nobody signed the document. */
const grantsUsage = (file: PdfFile, dict: PdfDict): boolean =>
  file
    .array(dict.get("Reference"))
    .some((one) => /^UR3?$/.test(file.name(file.dict(one).get("TransformMethod")) ?? ""));

/**
 * Where the bytes end that a signature covers, if they are everything from the file's beginning but the signature's own
 * value. A gap that is wider could hold other content, and a value with more than digits in it too.
 */
function signedEnd(file: PdfFile, dict: PdfDict, { start, end }: PdfString): number | null {
  const range = file.resolve(dict.get("ByteRange"));
  if (!Array.isArray(range) || range.length !== 4) return null;
  const [first, before, after, length] = range;
  if (first !== 0 || before !== start || after !== end || typeof length !== "number" || length <= 0) return null;
  if (!Number.isInteger(length) || end + length > file.bytes.length) return null;
  if (file.bytes[start] !== 60 || file.bytes[end - 1] !== 62) return null;
  for (let at = start + 1; at < end - 1; at++) if (!isHex(file.bytes[at]!)) return null;
  return end + length;
}

const isHex = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102) || isWhite(code);

/** `D:20240131120000+01'00'` in ISO 8601. */
function readDate(text: string | null): string | null {
  const found = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-]\d\d)'?(\d\d)?)?/.exec(text ?? "");
  if (found === null) return null;
  const [, year, month, day, hour, minute, second, zone = "+00", minutes = "00"] = found;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}:${minutes}`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
