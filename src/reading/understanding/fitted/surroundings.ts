import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { OTHERS } from "../person/letters/document-date.ts";
import { senderPrintOf } from "../sender.ts";
import type { Cell, DocumentText } from "../text.ts";
import type { FittedField } from "./candidates.ts";
import type { Candidate } from "./finders/candidate.ts";
import { MADE, OF_ANOTHER } from "./date-words.ts";

/** Characters of a line that are looked at before and behind a candidate. */
const REACH = 90;
/** Letters by which a word is known, at its beginning and at its end. */
const STEM = 5;

/** Before the day until which a bill is paid. */
const PAYMENT = /\bbetal|\bpayer\b|\bpaiement|zahl(?:en|bar|ung)|\bpay(?:able|ment)?\b/;

/** Names of what stands around each candidate: a feature is there or not. */
export function surroundings(
  field: FittedField,
  candidates: readonly Candidate[],
  kind: DocumentKind,
  document: ReadableDocument,
  rules: ReadBefore | null,
): string[][] {
  if (candidates.length === 0) return [];
  const isOfSender = senderPrintOf(document);
  const values = [...new Set(candidates.map(({ key }) => key))];
  const ascending = values.toSorted();
  const lastRow = document.text.rows.length - 1;
  return candidates.map((one, order) => {
    const features = new Set<string>();
    const add = (...names: string[]): void => names.forEach((name) => features.add(name));
    const cell = document.flow.cellAt(one.at);
    const lead = wordsAround(one, cell, document, add);
    const column = candidates.filter(
      (other) => other.key !== one.key && isOfColumn(cell, document.flow.cellAt(other.at)),
    );
    const times = candidates.filter(({ key }) => key === one.key).length;
    const shared = [
      ...one.forms,
      `values ${Math.min(4, values.length)}`,
      order === 0 ? "first" : order === candidates.length - 1 ? "last" : "between",
      `times ${Math.min(3, times)}`,
      `top ${bucket(cell.row)}`,
      `foot ${bucket(lastRow - cell.row)}`,
      isOfSender(one.at) ? "sender" : "no sender",
      `column ${Math.min(2, column.length)}`,
      ...(rules === null ? [] : agreement(one, rules)),
    ];
    if (field === "document_date") {
      shared.push(one.value === ascending.at(-1) ? "latest" : "earlier");
      if (one.value === ascending[0]) shared.push("earliest");
      const years = Number(ascending.at(-1)!.slice(0, 4)) - Number(one.value.slice(0, 4));
      if (MADE.test(lead)) shared.push("made");
      const isTemplate = kind === "contract" && /\bvers|fassung/.test(lead);
      if (isTemplate || OF_ANOTHER.test(lead) || OTHERS.test(lead) || PAYMENT.test(lead)) shared.push("of another");
      shared.push(`years ${years > 20 ? 20 : years > 5 ? 6 : years}`);
    }
    const crossed = shared.filter((name) => !/^(?:top|foot|column|values|times|w|we|wl|wf|words) /.test(name));
    add(...shared, `kind ${kind}`, ...crossed.map((name) => `${kind} ${name}`));
    return [...features];
  });
}

/** Keys of the field's values that the rules read: of the subject, and of others. */
export interface ReadBefore {
  readonly own: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

const agreement = ({ key }: Candidate, { own, others }: ReadBefore): string[] => [
  own.has(key) ? "rule agrees" : own.size > 0 ? "rule reads another" : "rule reads none",
  ...(others.has(key) ? ["rule gives it to another"] : []),
];

/** Whether another cell of the page begins where one does, in another row. */
const isOfColumn = (cell: Cell, other: Cell): boolean =>
  cell.row !== other.row &&
  cell.page === other.page &&
  (cell.box === null || other.box === null ? cell.row === other.row : Math.abs(cell.box[0] - other.box[0]) < 4);

const bucket = (rows: number): number => (rows < 3 ? rows : rows < 6 ? 3 : rows < 12 ? 6 : rows < 24 ? 12 : 24);

type Add = (...names: string[]) => void;

function wordsAround(one: Candidate, cell: Cell, { text, flow }: ReadableDocument, add: Add): string {
  const lineStart = flow.folded.lastIndexOf("\n", one.at - 1) + 1;
  const before = flow.folded.slice(Math.max(lineStart, one.at - REACH), one.at);
  const lineEnd = flow.folded.indexOf("\n", one.end);
  const after = flow.folded.slice(one.end, Math.min(lineEnd < 0 ? Infinity : lineEnd, one.end + REACH));
  const isBare = before.replaceAll(/[^a-z]/g, "").length < 3;
  add(isBare ? "bare" : "led", after.replaceAll(/[^\p{L}\d]/gu, "") === "" ? "ends" : "goes on");
  const row = text.rows[cell.row]!;
  const left = row[row.indexOf(cell) - 1];
  const over = overhead(text, cell);
  add(left === undefined ? "no left" : "left", `row ${Math.min(4, row.length)}`);
  if (over !== null && text.rows[over.row]!.length > 1 && left === undefined) add("head");
  if (isBare) {
    if (left !== undefined) label("l", left.folded, add);
    if (over !== null) label(left === undefined ? "l" : "o", over.folded, add);
    add(...(left === undefined ? [over === null ? "alone" : "under"] : []));
  } else label("l", clause(before), add);
  const previous = flow.folded
    .slice(Math.max(0, lineStart - 1 - REACH), Math.max(0, lineStart - 1))
    .split("\n")
    .at(-1)!;
  for (const word of wordsOf(previous).slice(-5)) add(`p ${stem(word)}`);
  const behind = wordsOf(after);
  if (behind.length > 0) add(`n1 ${behind[0]}`);
  for (const word of behind.slice(0, 4)) add(`n ${stem(word)}`);
  const next = lineEnd < 0 ? "" : flow.folded.slice(lineEnd + 1, lineEnd + 60).split("\n")[0]!;
  for (const word of wordsOf(next).slice(0, 3)) add(`u ${stem(word)}`);
  const section = sectionOf(text, cell);
  if (section !== null) for (const word of wordsOf(section.folded).slice(0, 6)) add(`s ${stem(word)}`);
  if (/^[a-z' -]{3,30},\s?(?:le |den |de |op |am |on )?$/.test(before)) add("town");
  return isBare ? ((left ?? over)?.folded ?? "") : clause(before);
}

/** What stands after the last full stop or semicolon. */
const clause = (before: string): string => before.split(/[.;] /).at(-1)!;

/** The words of a label or a lead: each by its beginning and its end, the last ones also as they stand. */
function label(kind: string, folded: string, add: Add): void {
  const words = wordsOf(folded).slice(-7);
  for (const word of words) add(`${kind} ${stem(word)}`, `${kind}e ${word.slice(-STEM)}`);
  if (words.length > 0) add(`${kind}1 ${words.at(-1)}`);
  if (words.length > 1) add(`${kind}2 ${words.slice(-2).join(" ")}`);
  if (words.length < 4) add(`${kind}w ${words.join(" ")}`);
  if (/:\s*$/.test(folded)) add(`${kind} colon`);
}

const wordsOf = (folded: string): string[] =>
  (folded.match(/[\p{L}%€°]+|\d+/gu) ?? []).map((word) =>
    /\d/.test(word) ? "0".repeat(Math.min(5, word.length)) : word,
  );
const stem = (word: string): string => word.slice(0, STEM);

/** The nearest cell above one that begins where it does, or the row above. */
function overhead(text: DocumentText, cell: Cell): Cell | null {
  for (const row of [text.rows[cell.row - 1], text.rows[cell.row - 2]]) {
    const found = row?.find(
      (other) =>
        other.page === cell.page &&
        (cell.box === null || other.box === null || Math.abs(other.box[0] - cell.box[0]) < 12),
    );
    if (found !== undefined) return found;
  }
  return null;
}

/** The nearest line above that is short, stands alone and says no value. */
function sectionOf(text: DocumentText, cell: Cell): Cell | null {
  for (let row = cell.row - 1; row >= Math.max(0, cell.row - 25); row--) {
    const [only, more] = text.rows[row]!;
    if (more === undefined && only!.text.length < 60 && !/[:;,\d]/.test(only!.text)) return only!;
  }
  return null;
}
