import { matchesOf } from "../../../../platform/matches.ts";
import { parseNumber } from "../../fields/amounts.ts";
import { companyNumbersIn } from "../../fields/company-numbers.ts";
import { placeWithin, type Cell, type DocumentText, foldedLineOf } from "../../text.ts";
import { birthDateOf } from "../common.ts";
import { holderOf } from "../holdings.ts";
import { emptyParty, type Party } from "../party.ts";
import { BIRTH_CUE, COUNT_HEAD, isTotal, NO_COUNT, PERCENT_HEAD, SINCE_CUE, VOTES } from "./signs.ts";

const DAY = String.raw`\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2}`;
const NUMBER = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,4})?`;
/** `2 Kharim al-Zubayrani 02/08/1979 350 35`: the number of the row, a name, a day, and figures. */
const ROW = new RegExp(
  String.raw`^(?:\(?\d{1,3}[.)°]?\s+)?(?<name>["«„]?\p{Lu}[^%:;]*?)[\s,]+(?:(?<day>${DAY})[\s,]+)?(?<figures>(?:(?:${NUMBER})(?:\s?%)?(?:\s+|$))+)$`,
  "u",
);
/** The head of a table of holders, in one cell or in several. */
const HEAD =
  /aandeelhoud|vennoot|vennoten|\bhouder|eigenaar|begunstigde|actionnaire|beneficiaire|detenteur|\bassocie|titulaire|gesellschafter|anteils(?:eigner|inhaber)|inhaber|aktionar|berechtigte|eigentumer|sharehold|\bholder|\bowner|\bmember|\bna(?:am|me)\b|\bnoms?\b/;
/** From a row to the head of its table. */
const MOST_ROWS = 30;
const SHARES = "(?:aandelen|actions|parts(?: sociales)?|(?:geschafts)?anteile|aktien|shares|titres|effecten)";
/** Words of a head over figures: a nominal value is no share. */
const HEAD_WORD = new RegExp(
  String.raw`nomina\w*(?: \w+)?|nennbetrag|waarde|valeur|wert|value|(?:%|procent\w*|pourcent\w*|prozent\w*|percent\w*|\bpct\b)(?: (?:du|van het|van de|des|der|of|of the|am|de) \w+)?|quote-?part|belang|beteiligung|deelneming|\banteil(?: in %?)?\b|\baandeel\b|\bparticipation\b|\binterest\b|\bstem(?:men|recht\w*)|\bvotes?\b|\bvoix\b|\bstimm\w*|(?:aantal|nombre|\bnb\b|anzahl|stuck\w*|number|quantity)(?: (?:de |d'|of |der |van de )?${SHARES})?|\b${SHARES}\b`,
  "g",
);

/** Holders whose row, or the better part of it, stands in one cell because its columns nearly touch. */
export function holdersInOneCell(text: DocumentText): Party[] {
  return text.rows.flatMap((row): Party[] => {
    const cell = row.find((one) => ROW.test(one.text) || (row.length > 1 && endsInDay(one)));
    if (cell === undefined || isTotal(row)) return [];
    const behind = row.slice(row.indexOf(cell) + 1);
    const whole = [cell, ...behind].map((one) => one.text).join(" ");
    const read = ROW.exec(whole);
    const head = headOver(text, cell);
    if (read === null || head === null) return [];
    return partyOf(read.groups as { name: string; day?: string; figures: string }, head, [cell, ...behind]);
  });
}

const endsInDay = ({ text }: Cell): boolean =>
  new RegExp(String.raw`^\P{Ll}*\p{Lu}\p{L}.*\s(?:${DAY})$`, "u").test(text);

function headOver(text: DocumentText, cell: Cell): string | null {
  const above = text.rows.slice(Math.max(0, cell.row - MOST_ROWS), cell.row).toReversed();
  const row = above.find(
    (own) =>
      own.length > 0 &&
      own[0]!.page === cell.page &&
      own.every(({ folded }) => !/\d/.test(folded) && folded.length < 90) &&
      own.some(({ folded }) => HEAD.test(folded)),
  );
  const head = row === undefined ? null : foldedLineOf(row);
  return head !== null && head.match(HEAD_WORD) !== null ? head : null;
}

function partyOf(read: { name: string; day?: string; figures: string }, head: string, cells: readonly Cell[]): Party[] {
  const [number] = companyNumbersIn(read.name).filter(({ valid }) => valid !== false);
  const bare = number === undefined ? read.name : read.name.slice(0, number.at).replace(/[\s,(]+$/, "");
  const holder = holderOf(bare);
  if (holder === null) return [];
  const party: Party = {
    ...emptyParty(cells[0]!.row),
    name: holder.name,
    company: holder.company,
    number: number?.value.number ?? holder.number,
    places: cells.map((cell) => placeWithin(cell)),
  };
  if (read.day !== undefined && BIRTH_CUE.test(head) && !SINCE_CUE.test(head)) party.birth = birthDateOf(read.day);
  const figures = matchesOf(read.figures, new RegExp(String.raw`(${NUMBER})(\s?%)?`, "g"));
  const heads = head.match(HEAD_WORD)!;
  for (const [at, [, figure, sign]] of figures.entries()) {
    const over = heads.length === figures.length ? heads[at]! : figures.length === 1 ? heads.at(-1)! : "";
    const value = parseNumber(figure!);
    if (value === null) continue;
    const isPercent = sign !== undefined || (IN_PERCENT.test(over) && value <= 100);
    if (isPercent && VOTES.test(over)) party.votes ??= value;
    else if (isPercent) party.share ??= value;
    else if (COUNT_HEAD.test(over) && !NO_COUNT.test(over)) party.count ??= value;
  }
  return party.share === null && party.votes === null && party.count === null && party.birth === null ? [] : [party];
}

const IN_PERCENT = new RegExp(
  String.raw`${PERCENT_HEAD.source}|belang|beteiligung|deelneming|^anteil(?: in)?$|^aandeel$|^participation$|^interest$`,
);
