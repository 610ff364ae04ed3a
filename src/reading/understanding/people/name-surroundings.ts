import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { ReadingLanguage } from "../../../domain/readings/reading.model.ts";
import { TITLES } from "../fields/person-words.ts";
import { roleOf } from "../company/words/roles.ts";
import { type Cell, type DocumentText, lineOf } from "../text.ts";
import type { NameSpan, Token } from "./name-spans.ts";

/** Letters by which a word is known, at its beginning and at its end. */
const STEM = 5;

/** Names of what a span has in it and around it: a feature is there or not. */
export function surroundingsOf(
  spans: readonly NameSpan[],
  kind: DocumentKind,
  language: ReadingLanguage | null,
  text: DocumentText,
): string[][] {
  const ofCell = new Map<Cell, string[]>();
  const lastRow = text.rows.length - 1;
  const of = (cell: Cell): string[] => {
    const known = ofCell.get(cell);
    if (known !== undefined) return known;
    const made = cellFeatures(cell, text, kind, lastRow);
    ofCell.set(cell, made);
    return made;
  };
  return spans.map((span) => [
    ...new Set([
      ...of(span.cell),
      ...spanFeatures(span, kind),
      ...lettersOf(span),
      `kind ${kind}`,
      `language ${language ?? "none"}`,
    ]),
  ]);
}

const stem = (word: string): string => word.slice(0, STEM);
const wordsOf = (folded: string): string[] =>
  (folded.slice(0, 120).match(/[\p{L}%€]+|\d+/gu) ?? []).map((word) =>
    /\d/.test(word) ? "0".repeat(Math.min(5, word.length)) : word,
  );

function spanFeatures({ cell, tokens, from, to, beside }: NameSpan, kind: DocumentKind): string[] {
  const features: string[] = [];
  const token = (at: number): string => (at < 0 ? "^" : at >= tokens.length ? "$" : shown(tokens[at]!));
  const [p1, p2, n1, n2] = [token(from - 1), token(from - 2), token(to), token(to + 1)];
  features.push(
    `p1 ${p1}`,
    `p2 ${p2} ${p1}`,
    `n1 ${n1}`,
    `n2 ${n1} ${n2}`,
    `pn ${p1} ${n1}`,
    `${kind} p1 ${p1}`,
    `${kind} n1 ${n1}`,
  );
  features.push(
    `pc ${classOf(tokens[from - 1])} ${classOf(tokens[from - 2])}`,
    `nc ${classOf(tokens[to])} ${classOf(tokens[to + 1])}`,
  );
  if (from > 0) features.push(`pk ${classOf(tokens[from - 1])}`);
  const before = wordsOf(cell.folded.slice(Math.max(0, tokens[from]!.start - 60), tokens[from]!.start)).slice(-6);
  const after = wordsOf(cell.folded.slice(tokens[to - 1]!.end, tokens[to - 1]!.end + 60)).slice(0, 6);
  for (const word of before) features.push(`b ${stem(word)}`, `${kind} b ${stem(word)}`);
  for (const word of after) features.push(`a ${stem(word)}`, `${kind} a ${stem(word)}`);
  for (const word of before.slice(-2)) features.push(`bb ${word}`);
  const role = roleOf(
    cell.folded
      .slice(tokens[to - 1]!.end)
      .replace(/^[\s,(–-]+/, "")
      .split(/[,;()]/)[0]!
      .trim(),
  );
  if (role !== null) features.push(`role after ${role}`);
  features.push(from === 0 ? "begins" : "within", to === tokens.length ? "ends" : "goes on");
  if (from === 0 && to === tokens.length) features.push("whole", `${kind} whole`);
  if (beside !== null) features.push("beside");
  return features;
}

/** A word by its stem, a number by its length, a mark by itself. */
const shown = ({ folded }: Token): string =>
  /^\d/.test(folded) ? `0${Math.min(5, folded.length)}` : folded.slice(0, 8);

function classOf(token: Token | undefined): string {
  if (token === undefined) return "none";
  if (/^\d/.test(token.text)) return `0${Math.min(5, token.text.length)}`;
  if (TITLES.has(token.folded.replaceAll(".", ""))) return "title";
  if (/^\p{Lu}+$/u.test(token.text)) return "A";
  if (/^\p{Lu}/u.test(token.text)) return "Aa";
  return /^\p{L}/u.test(token.text) ? "a" : token.text;
}

function lettersOf({ tokens, from, to, person, hasForm }: NameSpan): string[] {
  const own = tokens.slice(from, to);
  const words = own.filter(({ text }) => /\p{L}/u.test(text));
  const features: string[] = [];
  const shape = own
    .map(({ text }) =>
      /^\p{Lu}\.?$|^(?:\p{Lu}\.-?)+$/u.test(text)
        ? "I"
        : /^\p{Lu}{2,}/u.test(text)
          ? "A"
          : /^\p{Lu}/u.test(text)
            ? "a"
            : /^\d/.test(text)
              ? "0"
              : /^\p{L}/u.test(text)
                ? "w"
                : text,
    )
    .join("");
  features.push(`shape ${shape}`, `words ${Math.min(6, words.length)}`);
  for (const { folded } of words) features.push(`w ${folded}`, `ws ${stem(folded)}`, `we ${folded.slice(-3)}`);
  const [first, last] = [words[0]!, words.at(-1)!];
  features.push(`f ${first.folded}`, `fe ${first.folded.slice(-3)}`, `l ${last.folded}`, `le ${last.folded.slice(-3)}`);
  if (TITLES.has(first.folded.replaceAll(".", ""))) features.push("titled");
  if (hasForm) features.push("form");
  features.push(person === null ? "no person" : person.family_name === undefined ? "person" : "person in parts");
  if (person !== null && roleOf(last.folded) !== null) features.push("ends in role");
  return features;
}

function cellFeatures(cell: Cell, text: DocumentText, kind: DocumentKind, lastRow: number): string[] {
  const features: string[] = [];
  const row = text.rows[cell.row]!;
  const at = row.indexOf(cell);
  const left = row[at - 1];
  const right = row[at + 1];
  const label = (name: string, other: Cell | null | undefined): void => {
    if (other === null || other === undefined) return void features.push(`${name} none`);
    const words = wordsOf(other.folded).slice(-7);
    for (const word of words) features.push(`${name} ${stem(word)}`, `${kind} ${name} ${stem(word)}`);
    if (words.length > 0 && words.length < 4) features.push(`${name}w ${words.join(" ")}`);
    if (/:\s*$/.test(other.folded)) features.push(`${name} colon`);
    if (roleOf(other.folded.replace(/\s*:\s*$/, "")) !== null)
      features.push(`${name} role ${roleOf(other.folded.replace(/\s*:\s*$/, ""))}`);
  };
  label("left", left);
  label("right", right);
  label("over", near(text, cell, -1));
  label("under", near(text, cell, 1));
  label("section", sectionOf(text, cell));
  if (row.length > 1) label("head", headOf(text, cell));
  const whole = lineOf(row);
  features.push(
    `row ${Math.min(4, row.length)}`,
    `column ${Math.min(4, at)}`,
    `${kind} row ${Math.min(4, row.length)} ${Math.min(4, at)}`,
  );
  if (/\d ?%/.test(whole)) features.push("row %");
  if (/\d{4}/.test(whole)) features.push("row year");
  features.push(
    `top ${bucket(cell.row)}`,
    `foot ${bucket(lastRow - cell.row)}`,
    `${kind} top ${bucket(cell.row)}`,
    `${kind} foot ${bucket(lastRow - cell.row)}`,
  );
  features.push(`length ${cell.text.length < 30 ? 0 : cell.text.length < 60 ? 1 : cell.text.length < 120 ? 2 : 3}`);
  return features;
}

const bucket = (rows: number): number => (rows < 3 ? rows : rows < 6 ? 3 : rows < 12 ? 6 : rows < 24 ? 12 : 24);

const overlaps = (a: Cell, b: Cell): boolean =>
  a.box === null || b.box === null || Math.min(a.box[0] + a.box[2], b.box[0] + b.box[2]) > Math.max(a.box[0], b.box[0]);

/** The nearest cell above or below in the same column. */
function near(text: DocumentText, cell: Cell, step: 1 | -1): Cell | null {
  for (const row of [text.rows[cell.row + step], text.rows[cell.row + 2 * step]]) {
    if (row === undefined || row.length === 0) continue;
    return row[0]!.page === cell.page ? (row.find((other) => overlaps(other, cell)) ?? null) : null;
  }
  return null;
}

/** The head of the column: the top row of those next to each other that have as many cells. */
export function headOf(text: DocumentText, cell: Cell): Cell | null {
  let head: Cell | null = null;
  for (let row = cell.row - 1; row >= Math.max(0, cell.row - 30); row--) {
    const cells = text.rows[row]!;
    if (cells.length === 0) continue;
    if (cells.length < 2 || cells[0]!.page !== cell.page) break;
    head = cells.find((other) => overlaps(other, cell)) ?? head;
  }
  return head;
}

/** The cells over a cell in its column, from the rows next to each other that have several; without places, by their order. */
export function cellsOver(text: DocumentText, cell: Cell): Cell[] {
  const over: Cell[] = [];
  const at = text.rows[cell.row]!.indexOf(cell);
  for (let row = cell.row - 1; row >= Math.max(0, cell.row - 30); row--) {
    const cells = text.rows[row]!;
    if (cells.length === 0) continue;
    if (cells.length < 2 || cells[0]!.page !== cell.page) break;
    const one = cell.box === null ? cells[at] : cells.find((other) => overlaps(other, cell));
    if (one !== undefined) over.push(one);
  }
  return over;
}

/** The nearest line above that is short, stands alone and says no value. */
function sectionOf(text: DocumentText, cell: Cell): Cell | null {
  for (let row = cell.row - 1; row >= Math.max(0, cell.row - 25); row--) {
    const [only, more] = text.rows[row]!;
    if (only !== undefined && more === undefined && only.text.length < 60 && !/[;,\d]/.test(only.text)) return only;
  }
  return null;
}
