import { matchesOf } from "../../../platform/matches.ts";
import { HELPER, SPOUSE } from "../company/words/deed-phrases.ts";
import { PARTICLES, TITLES } from "../fields/person-words.ts";
import type { Cell, DocumentText } from "../text.ts";
import { headOf } from "./name-surroundings.ts";
import type { NamedSpan } from "./named-spans.ts";

/** Words of who has left. */
const LEFT =
  /nicht mehr|niet meer|n'est plus|no longer|uit functie|ontslag|demission|resign|former|voormalig|ancien|ehemalig|abberufen|ausgeschieden|geloscht|erloschen|vorher|ceased|vorige|voorheen|auparavant|precedent|fruher|previous|gewezen|overled|deced|verstorben|decease/;
/** In the column behind a name. */
const NO_MORE = /^(?:nicht mehr|niet meer|n'est plus|no longer)\b/;
/** Words of who assists: notaries, auditors, witnesses, proxies, interpreters. A Dutch `commissaris` is on the supervisory board. */
const ASSISTS =
  /notar|revis[eo]r|prufer|auditor|commissa\S* (?:\S+ )?aux comptes|getuige|temoin|zeuge|witness|volmacht|procur|bevollmacht|proxy|attorney|liquidat|vereffen|translator|vertaler|traduct|dolmetsch|secretar/;
/** Words that open a list of those who assist: `de getuigen, Jan Peeters en An Maes`. */
const OPENS_LIST =
  /\b(?:getuigen|temoins|zeugen|witnesses|volmachtdragers|bevollmachtigten?|proxies|attorneys|notarissen|notaires|revisoren|reviseurs|auditors|vertalers|translators|traducteurs|dolmetscher)\b|(?:volmacht|procuration|vollmacht|power of attorney) (?:\S+ ){0,3}(?:aan|a|an|to)\b/g;
/** An office in the company: who has it is one of its people, also where he assists besides: `director and secretary`. */
const OFFICE =
  /\b(?:director|directeur|direktor|bestuurder|zaakvoerder|administrat(?:eur|rice)|gerant|president|geschaftsfuhrer|vorstand|member|membre|mitglied|lid|manager|partner|chair)/;
/** Characters before and behind a name that say what its bearer is. */
const REACH = 45;
/** Characters over which a list of names goes on. */
const LIST_REACH = 200;
/** Words in small letters between the names of a list. */
const GLUE: ReadonlySet<string> = new Set(
  "en et und and y e aan à an to voornoemd voornoemde précité précitée vorgenannt vorgenannte aforesaid".split(" "),
);

/** Whether the words beside a name, or over it, say that its bearer has left or assists. `all` are the names of the paper. */
export function isOther(
  { named, span: { cell, start, end } }: NamedSpan,
  text: DocumentText,
  all: readonly NamedSpan[],
  isDeed = false,
): boolean {
  if (named !== "person") return false;
  const inCell = all.filter(({ span }) => span.cell === cell);
  const last = Math.max(0, ...inCell.map(({ span }) => span.end).filter((one) => one <= start));
  const next = Math.min(cell.text.length, ...inCell.map(({ span }) => span.start).filter((one) => one >= end));
  const row = text.rows[cell.row]!;
  const labels = [row[row.indexOf(cell) - 1], headOf(text, cell)].map((one) => one?.folded.slice(0, 2 * REACH) ?? "");
  const before = wordsBefore(cell.folded.slice(Math.max(last, start - REACH), start));
  const after = wordsBehind(cell, end, next);
  return (
    [...labels, before, ...after].some((words) => LEFT.test(words)) ||
    NO_MORE.test(row[row.indexOf(cell) + 1]?.folded ?? "") ||
    [...labels, before, after[0] ?? ""].some((words) => ASSISTS.test(words.split(OFFICE)[0]!)) ||
    isInList(cell, start) ||
    isBesideOwn(cell, start, end, isDeed)
  );
}

/** Characters of a sentence before a name that tell whose spouse or adviser its bearer is. */
const SENTENCE = 140;
/** Offices of a bank or a notary. A profession alone makes nobody a helper: a founder may be an accountant. */
const BANKER =
  /^,? ?(?:kantoordirect|bankdirect|bankier|notarisklerk|notarismedewerk|directeur d'agence|clerc de notaire|filialleiter|notariatsangestellte|bank manager|branch manager|notary's clerk)/;

/** Whether the sentence names its bearer as the spouse of another or, in a deed, as who advises, certifies or works at a bank. */
function isBesideOwn({ folded }: Cell, start: number, end: number, isDeed: boolean): boolean {
  const before = folded.slice(Math.max(0, start - SENTENCE), start);
  const own = before.slice(before.lastIndexOf(". ") + 1);
  return SPOUSE.test(own) || (isDeed && (HELPER.test(own) || BANKER.test(folded.slice(end, end + REACH))));
}

/** What belongs to the name behind it: `Jan Peeters, bestuurder; getuige: ` ends with its last mark. */
const wordsBefore = (folded: string): string =>
  folded
    .replace(/[\s:(–-]+$/, "")
    .split(/[,;:()]|\.\s/)
    .at(-1)!;

/** What belongs to the name before it, part by part: up to the next sentence, entry or name, without what introduces that name. */
function wordsBehind({ text, folded }: Cell, end: number, next: number): string[] {
  const until = Math.min(end + REACH, next);
  const from = end + /^[\s,:(–-]*/.exec(folded.slice(end, until))![0].length;
  const mark = /[;:()]|\.\s/.exec(folded.slice(from, until));
  const stop = mark === null ? until : from + mark.index;
  const isLabel = mark?.[0] === ":";
  // `administrateur Commissaire : An Maes`: the label of the next name begins with a capital.
  const label = isLabel ? /\s\p{Lu}[^\p{Lu}]*$/u.exec(text.slice(from, stop)) : null;
  const parts = folded.slice(from, label === null ? stop : from + label.index).split(",");
  return parts.length > 1 && (isLabel || (mark === null && stop === next && next < text.length))
    ? parts.slice(0, -1)
    : parts;
}

/** Whether a name stands in a list that such a word opens, with nothing but names between. */
function isInList({ text, folded }: Cell, start: number): boolean {
  const from = Math.max(0, start - LIST_REACH);
  const opener = matchesOf(folded.slice(from, start), OPENS_LIST).at(-1);
  if (opener === undefined) return false;
  const between = text.slice(from + opener.index + opener[0].length, start).replace(/^\s*:/, "");
  if (/[;:()\d]/.test(between) || OFFICE.test(between.toLowerCase())) return false;
  return between.split(/[\s,]+/).every((word) => word === "" || /^\p{Lu}/u.test(word) || isSmall(word));
}

const isSmall = (word: string): boolean => {
  const bare = word.toLowerCase().replaceAll(".", "");
  return GLUE.has(bare) || TITLES.has(bare) || PARTICLES.has(bare);
};
