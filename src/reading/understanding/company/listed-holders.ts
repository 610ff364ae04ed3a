import { parseNumber } from "../fields/amounts.ts";
import { readPersonName } from "../fields/person-names.ts";
import { type DocumentText, foldedLineOf, foldInPlace, lineOf } from "../text.ts";
import { companiesIn } from "./mentions.ts";
import type { Holder } from "./subscriptions.ts";

/** Over a list of those who hold the shares on the day of coordinated articles. */
const HOLDERS = String.raw`(?:(?:huidige )?aandeelhouders|vennoten|actionnaires(?: actuels)?|associes(?: actuels)?|(?:derzeitige )?(?:gesellschafter|aktionare)|(?:current )?(?:shareholders|members))`;
const HEAD =
  /^(?:[a-z\d]{1,3}[.)] ?)?(?:(?:huidig )?aandelenbezit|(?:verdeling|spreiding) van (?:de aandelen|het kapitaal)|aandelenverdeling|(?:repartition|detention) (?:des (?:actions|parts(?: sociales)?|titres)|du capital)|actionnariat|anteilsbesitz|aktienbesitz|(?:verteilung|aufteilung) der (?:anteile|aktien|geschaftsanteile)|beteiligungsverhaltnisse|(?:distribution|allocation|holding) of (?:the )?shares|shareholdings?)\s?:?$/;
/** `- Jan Maes: 625 aandelen`, of a folded line: what stands before the name, the name, and the number. */
const ROW =
  /^((?:[-•*]\s?|[a-z\d]{1,2}[.)] )?)([^:;\d]{4,70}?)\s?[:,-]?\s+(\d{1,3}(?:[., ]\d{3})+|\d+)\s(?:gewone |ordinary )?(?:aandelen|aandeel|actions?|parts?(?: sociales)?|aktien?|(?:geschafts)?anteile?n?|shares?)(?: \([^)]{1,40}\))?\s?[;.,]?$/;
const COUNTED = /\d\s(?:\S+ )?(?:aandelen|aandeel|actions?|parts?|aktien?|\S*anteile?n?|shares?)\b/;
const TOTAL = /^(?:totaal|total|insgesamt|gesamt|summe|samen|ensemble)\b/;
const MOST = 30;

/** `Aandeelhouders: Jan Maes, 60 aandelen (60 %); Els Claes, 40 aandelen.` */
const IN_SENTENCE = new RegExp(String.raw`(?<![\p{L}-])${HOLDERS}(?: (?:zijn|sont|sind|are))?\s?:\s`, "u");
const SENTENCE_END = /(?<=[\p{L})%])\.(?:\s|$)/u;
const NEXT = /\s?;\s?|,?\s(?:en|et|und|and)\s(?=\p{Lu})/u;

function holdersInSentence(running: string): Holder[] {
  const label = IN_SENTENCE.exec(foldInPlace(running));
  if (label === null) return [];
  const list = running.slice(label.index + label[0].length).split(SENTENCE_END)[0]!;
  const holders = list.split(NEXT, MOST).map((row) => holderIn(row.trim(), foldInPlace(row.trim()), running));
  return holders.every((one) => one !== null) ? holders : [];
}

/** Holders whom a list in articles names with their numbers of shares; none where a row of it is not understood. */
export function listedHolders(text: DocumentText, running: string): Holder[] {
  const at = text.rows.findIndex((row) => HEAD.test(foldedLineOf(row).trim()));
  if (at < 0) return holdersInSentence(running);
  const holders: Holder[] = [];
  for (const row of text.rows.slice(at + 1, at + 1 + MOST)) {
    const [line, folded] = [lineOf(row).trim(), foldedLineOf(row).trim()];
    if (TOTAL.test(folded)) continue;
    const holder = holderIn(line, folded, running);
    if (holder === null) return COUNTED.test(folded) ? [] : holders;
    holders.push(holder);
  }
  return [];
}

function holderIn(line: string, folded: string, running: string): Holder | null {
  const [, before, named, number] = ROW.exec(folded) ?? [];
  const count = number === undefined ? null : parseNumber(number);
  if (count === null || count <= 0) return null;
  const name = line.slice(before!.length, before!.length + named!.length);
  const at = running.indexOf(name);
  const own = { birth: null, at, end: at + name.length, count, isToday: true as const };
  const [company] = companiesIn(name);
  if (company !== undefined && company.at < 2) return { ...own, person: null, company: company.name, number: null };
  const person = readPersonName(name);
  return person === null || at < 0 ? null : { ...own, person, company: null, number: null };
}
