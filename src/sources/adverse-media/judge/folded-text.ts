import { matchesOf } from "../../../platform/matches.ts";
import anyAscii from "any-ascii";

/** A text in lower-case ASCII that remembers where each letter stands in the original. */
export interface FoldedText {
  readonly original: string;
  readonly folded: string;
  /** Index in the original of each folded character. */
  readonly origins: readonly number[];
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

const QUOTATION_MARKS: Readonly<Record<string, string>> = {
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "‘": "'",
  "’": "'",
  "‚": "'",
  "–": "-",
  "—": "-",
  "…": ".",
  "\u00a0": " ",
  "\u202f": " ",
  "€": "€",
  "£": "£",
};

/** Sentence ends become line ends, so that a pattern without line ends stays within one sentence. */
const SENTENCE_END = /(?<!\b(?:[A-ZÀ-Þ]|Dr|St|Mr|Mrs|Me|Mme|Nr|nr|Inc|Co|bzw))([.!?]["”»]?)\s+(?=["“„«]?[A-ZÀ-Þ0-9])/gu;

export function foldText(headline: string, snippet: string): FoldedText {
  const original = `${headline}\n${snippet.replace(SENTENCE_END, "$1\n")}`.normalize("NFC");
  let folded = "";
  const origins: number[] = [];
  let at = 0;
  for (const letter of original) {
    const ascii = (QUOTATION_MARKS[letter] ?? anyAscii(letter)).toLowerCase();
    for (let copy = 0; copy < ascii.length; copy++) origins.push(at);
    folded += ascii;
    at += letter.length;
  }
  return { original, folded, origins };
}

export const fold = (text: string): string => foldText(text, "").folded.trimEnd();

/** The words at a span as they are printed. */
export function printed({ original, origins }: FoldedText, { from, to }: Span): string {
  const end = origins[to - 1];
  if (end === undefined) return "";
  const last = String.fromCodePoint(original.codePointAt(end)!);
  return original
    .slice(origins[from], end + last.length)
    .replaceAll("\n", " ")
    .trim();
}

const patterns = new Map<string, RegExp>();

/** Where any of the patterns matches. `acrossSentences` lets `.` match the end of a sentence. */
export function findAll(text: string, sources: readonly string[], acrossSentences = false): Span[] {
  const spans: Span[] = [];
  for (const source of sources) {
    for (const match of matchesOf(text, compiled(source, acrossSentences))) {
      if (match[0] !== "") spans.push({ from: match.index, to: match.index + match[0].length });
    }
  }
  return spans;
}

function compiled(source: string, acrossSentences: boolean): RegExp {
  const flags = acrossSentences ? "gs" : "g";
  const key = `${flags}${source}`;
  const known = patterns.get(key);
  if (known) return known;
  const made = new RegExp(source, flags);
  patterns.set(key, made);
  return made;
}

export const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;
export const contains = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to;
