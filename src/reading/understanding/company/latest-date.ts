import type { ReadingLanguage } from "../../../domain/readings/reading.model.ts";
import type { FactDraft } from "../facts.ts";
import { datesIn } from "../fields/dates.ts";
import { placeOfAll, placeWithin, type Cell, type DocumentText } from "../text.ts";
import { factOf } from "./common.ts";

/** What a paper says of its own making, beside a date. Folded. */
export const MADE =
  /aangemaakt|opgemaakt|afgedrukt|gedrukt|vervaardigd|gegenereerd|geraadpleegd|raadpleging|opgevraagd|bevraagd|afgeleverd|uitgereikt|opgesteld|uitdraai|uittreksel|afdruk|peildatum|edite|\bemi[st]|emission|delivr|deliver|extract|etabli|imprime|genere|consult|extrait|\bfait a|a jour|situation|issues du|erstellt|ausgestellt|gedruckt|abgerufen|abruf|abdruck|ausdruck|auszug|stichtag|\bstand\b|ausgabe|created|generated|printed|produced|issued|retrieved|downloaded|\brun\b|report|search(?:ed)?\b|as at|as of|\bdated?\b|\bdatum\b|getekend|signe|unterzeichnet|signed/;
/** What else a date may be of. */
export const OF_ANOTHER =
  /gebo|naiss|\bnee?\b|\bne\(e\)|\bgeb\b|geburt|birth|born|\bdob\b|appoint|benoem|nomm|nomination|bestell|ernann|sinds|since|depuis|seit|vanaf|from\b|oprichting|opgericht|constitut|creation|grundung|gegrundet|incorporat|formation|begin|debut|start|anfang|eintragung|immatricul|inschrijving|registratie|registr|akte|deed|acte\b|urkunde|satzung|gesellschaftsvertrag|statut|geldig|valid|gultig|volgende|next|prochain|nachste|until|jusqu|\bbis\b|\btot\b|eind[ei]|\bends?\b|\bfin\b|\bendet?\b|termine\b|expir|verval|echeance|due\b|return|accounts|rekening|exercice|boekjaar|geschaftsjahr|jahresabschlus|effective|effet|resign|ontslag|uit functie|demission|ausgeschieden|ceased|verwerving|acquisition|erwerb|transfer|overdracht|cession|bevestig|confirm|\bdepuis|laatste|derniere?|letzte|last\b|first|eerste|premiere?|erste\b/;

const HEAD_ROWS = 12;
const FOOT_ROWS = 6;

interface Candidate {
  readonly cell: Cell;
  readonly label: Cell | null;
  readonly value: string;
  readonly at: number;
  readonly quote: string;
  readonly confidence: number;
  readonly isMade: boolean;
  readonly isOther: boolean;
  readonly isAtEdge: boolean;
}

/**
 * The day of an extract whose words for it no pattern knows: the latest date beside a word of making, or near the head or
 * foot. No paper is older than what it tells, so a day before another date of the document, apart from one that is to
 * come, is none. `needsWord` where rows of the paper have dates of their own.
 */
export function latestDate(
  text: DocumentText,
  language: ReadingLanguage | null,
  { needsWord = false }: { readonly needsWord?: boolean } = {},
): FactDraft | null {
  const all = text.cells.flatMap((cell) => candidatesIn(text, cell, language));
  const told = all.filter(({ isOther }) => isOther).map(({ value }) => value);
  const own = all.filter(({ isOther, isMade, isAtEdge }) => !isOther && (isMade || (isAtEdge && !needsWord)));
  const made = own.filter(({ isMade }) => isMade);
  const some = made.length > 0 ? made : own;
  const latest = some
    .map(({ value }) => value)
    .sort()
    .at(-1);
  const past = told.filter((value) => latest !== undefined && value.slice(0, 4) <= latest.slice(0, 4));
  if (latest === undefined || past.some((value) => value > latest)) return null;
  if (made.length === 0 && new Set(own.map(({ value }) => value)).size > 1) return null;
  const one = some.find(({ value }) => value === latest)!;
  const own_ = placeWithin(one.cell, 0, one.at + one.quote.length);
  const place = one.label === null ? own_ : placeOfAll([placeWithin(one.label), own_]);
  return factOf("document_date", latest, place, { certainty: (one.isMade ? 0.88 : 0.7) * one.confidence });
}

function candidatesIn(text: DocumentText, cell: Cell, language: ReadingLanguage | null): Candidate[] {
  const row = text.rows[cell.row]!;
  const left = row[row.indexOf(cell) - 1] ?? null;
  const isAtEdge = cell.row < HEAD_ROWS || cell.row >= text.rows.length - FOOT_ROWS;
  let from = 0;
  return datesIn(cell.text, { language }).map(({ value, at, quote, confidence }): Candidate => {
    const before = cell.folded.slice(Math.max(from, at - 70), at);
    from = at + quote.length;
    const isBare = before.replaceAll(/[^\p{L}]/gu, "").length < 3;
    const label = isBare ? (left ?? above(text, cell)) : null;
    const context = `${label?.folded ?? ""} ${before}`;
    const isOther = OF_ANOTHER.test(context);
    // `Date` over a column is the head of what its rows tell.
    const isHead = label !== null && label !== left && text.rows[label.row]!.length > 1;
    const isMade = !isOther && !isHead && MADE.test(context);
    return { cell, label, value, at, quote, confidence, isAtEdge, isOther, isMade };
  });
}

/** The head of a column, or the label over a date. */
const above = (text: DocumentText, cell: Cell): Cell | null =>
  text.rows[cell.row - 1]?.find(
    (other) => cell.box !== null && other.box !== null && Math.abs(other.box[0] - cell.box[0]) < 12,
  ) ?? null;
