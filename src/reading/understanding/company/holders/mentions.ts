import { companyNumbersIn } from "../../fields/company-numbers.ts";
import { legalFormsIn } from "../../fields/legal-forms.ts";
import { readPersonName, withoutTitles, type PersonName } from "../../fields/person-names.ts";
import { ARTICLE, PARTICLES } from "../../fields/person-words.ts";
import { foldAccents } from "../../../../platform/folding.ts";
import { matchesOf } from "../../../../platform/matches.ts";
import type { Cell, DocumentText } from "../../text.ts";
import { companyNameOf } from "../common.ts";
import { nameStart } from "../identity.ts";
import { COMPANY_LABELS, PERSON_LABELS } from "../words/company-labels.ts";
import { HOLDER_NAMES, MORE_SHARES, REGISTER_NOISE, TOTAL_SHARES } from "../words/holder-labels.ts";
import { OWNER_LABELS } from "../words/owner-labels.ts";
import { type Unheld, unheldOf } from "./unheld.ts";

/** A person or company that a cell names, as a whole or among other words. */
export interface Mention {
  readonly cell: Cell;
  readonly start: number;
  readonly end: number;
  readonly name: PersonName | null;
  readonly company: string | null;
  readonly number: string | null;
  /** Of a row that stands for a holder and names none. */
  readonly unheld?: Unheld;
}

/** Particles that begin a family name and stand for nothing else before a name. */
const SMALL = "(?:ben|bin|ibn|ould|ter|ten|'t|’t|v[ao]n de[nr]?|van 't|van ’t)";
const WORD = String.raw`(?:(?:\p{Lu}\.){2,}|\p{Lu}[\p{L}\p{M}]*(?:['’\-–][\p{L}\p{M}]+)*\.?|[dDlLtTsS]['’]\p{Lu}[\p{L}\p{M}-]+)`;
/** `al-Zubayrani`, behind another word of the name. */
const WITH_ARTICLE = String.raw`\p{Ll}{2,3}-\p{Lu}[\p{L}\p{M}]*(?:['’\-–][\p{L}\p{M}]+)*`;
/** What a name begins with that is no capital: an article of its own, or a particle that stands for nothing else. */
const BEGINNING = String.raw`(?:${ARTICLE}-\p{Lu}[\p{L}\p{M}]*(?:['’\-–][\p{L}\p{M}]+)*|(?:${SMALL}) ${WORD})`;
/** `de Radigues de Chennevière`: of small particles and a word each. */
const WITH_PARTICLES = String.raw`(?:(?:van|von|de|den|du|di|da|le|la) (?:de[nr]? |la )?${WORD} ?){1,2}`;
/** The same at the beginning of a cell or behind the number of an entry, with given names behind its comma. */
const FAMILY_FIRST = String.raw`(?<=^(?:\(?\d{1,3}\)?[.)°]? |[-–•*] )?)${WITH_PARTICLES}(?=, \p{Lu})`;
const RUN = new RegExp(
  String.raw`(?<![\p{L}\d'’-]|\p{L}\.)(?:${WORD}|${BEGINNING}|${FAMILY_FIRST})(?:,? (?:${WORD}|${WITH_ARTICLE}|\p{Ll}{1,6}(?=[ ])|['’][ts]))+`,
  "gu",
);
/** What ends the words before a company's name. */
const BEFORE = /[;()|"„«→>\n]|^\s*(?:[-–•+|]+|\d{1,2}[.)]|[a-z][.)])\s|: |%\s|, (?=\p{Ll})/gu;

/** `Norsk Tang AS (Norway), org. nr 918 204 771`: a number behind its label, of a register whose numbers have no check digit. */
const LABELLED_NUMBER =
  /^(?: \([\p{L} ]{2,24}\))?,? ?\(?(?:org\.? ?(?:nr|no)|CRO|CVR|KRS|I[CČ]O|OIB|UEN|reg(?:istration|istered)?\.? ?(?:no|nr|number)|company (?:no|number))\.?[ :]*((?:[A-Z]{1,2} ?)?\d[\d .-]{4,12}\d)/iu;

/** Words of labels and headings, such as `Beneficial Owner`: where one stands, a name has ended. */
const LABEL_WORDS: ReadonlySet<string> = new Set([
  ...Object.values({ ...COMPANY_LABELS, ...PERSON_LABELS, ...OWNER_LABELS })
    .flat()
    .concat(HOLDER_NAMES, TOTAL_SHARES, MORE_SHARES, REGISTER_NOISE)
    .flatMap((label) => foldAccents(label).split(/[^a-z]+/))
    .filter((word) => word.length > 3),
  ...`uiteindelijk uiteindelijke begunstigde begunstigden belanghebbende belanghebbenden natuurlijke persoon personen
      beneficiaire beneficiaires effectif effectifs physique physiques wirtschaftlich wirtschaftlicher wirtschaftliche
      berechtigter berechtigte eigentumer naturliche beneficial ultimate natural persons active ceased actif inactif
      significant control bijlage annexe anlage annex registre register extrait uittreksel auszug extract verklaring
      hundert honderd rest restliche halfte drittel viertel funftel saldo solde moitie remainder balance
      houder titulaire inhaber holder volle pleine propriete eigendom vruchtgebruik usufruit blote naakte`.split(/\s+/),
]);
export const isLabelWord = (word: string): boolean => LABEL_WORDS.has(foldAccents(word).replaceAll(/[^a-z]/g, ""));
const particle = (word: string): boolean => PARTICLES.has(foldAccents(word).replaceAll(/[^a-z]/g, ""));

/** Every name of a document, cell by cell in reading order. `isName` tells cells that can hold one. */
export function mentionsIn(text: DocumentText, isName: (cell: Cell) => boolean): Mention[] {
  const unheld = new Map(text.rows.flatMap((row) => unheldOf(row) ?? []).map((one) => [one.cell, one.unheld] as const));
  return text.cells.flatMap((cell): Mention[] => {
    const own = unheld.get(cell);
    if (own === undefined) return isName(cell) ? mentionsOf(cell) : [];
    return [{ cell, start: 0, end: cell.text.length, name: null, company: cell.text, number: null, unheld: own }];
  });
}

/** `Correspondence address: Mill House, Market Rasen`: the words of an address, behind its label. */
const IN_ADDRESS =
  /(?<!(?:naam en|name und|nom et|name and) )(?:adres(?:se)?|address|anschrift|zetel|siege(?: social)?|\bsitz|registered office|wohnort|woonplaats|domicile)[^:;]{0,20}:[^:;]*$/;

export function mentionsOf(cell: Cell): Mention[] {
  const companies = companiesOf(cell);
  const isTaken = (start: number, end: number) => companies.some((one) => start < one.end && end > one.start);
  const persons = matchesOf(cell.text, RUN).flatMap((match): Mention[] =>
    personsIn(match[0], match.index).flatMap(({ name, start, end }): Mention[] => {
      const after = cell.folded.slice(end);
      const isPlace = /^,? ?\d{1,4}(?![\d.,]*\s?(?:%|aandelen|actions|parts|anteile|aktien|shares|\/))/.test(after);
      const isInTown = /\d{4,5} $/.test(cell.text.slice(0, start));
      const isWhole = name.name.split(" ").filter((word) => !particle(word)).length > 1;
      const isInAddress = IN_ADDRESS.test(cell.folded.slice(0, start));
      if (isPlace || isInTown || isInAddress || !isWhole || isTaken(start, end)) return [];
      const number = /^\s?\(/.test(after) ? companyNumbersIn(cell.text.slice(end, end + 50))[0] : undefined;
      if (number !== undefined && number.valid !== false)
        return [{ cell, start, end, name: null, company: name.name, number: number.value.number }];
      return [{ cell, start, end, name, company: null, number: null }];
    }),
  );
  return [...companies, ...persons].sort((a, b) => a.start - b.start);
}

/** Cells as long as this are sentences; a shorter one may be a name. In characters. */
const SENTENCE = 60;

/** `Paul Mercier et Tilleul Invest SA`: in a sentence, a whole name of a person before the word that joins is another holder's. */
function behindPerson(text: string, start: number, end: number): number {
  const join =
    text.length < SENTENCE ? null : /^(.{5,60}?) (?:en|et|und|and|&) (?=\S+ \S)/u.exec(text.slice(start, end));
  return join !== null && readPersonName(withoutTitles(join[1]!)) !== null ? start + join[0].length : start;
}

function companiesOf(cell: Cell): Mention[] {
  let from = 0;
  return legalFormsIn(cell.text).flatMap((form): Mention[] => {
    if (form.at < from || form.quote.length > 40) return [];
    const end = form.at + form.quote.length;
    const before = cell.folded.slice(from, form.at);
    const cut = matchesOf(before, BEFORE).at(-1);
    const marked = from + (cut === undefined ? 0 : cut.index + cut[0].length);
    const start = behindPerson(cell.text, Math.max(marked, nameStart(cell.text, cell.folded, form.at)), form.at);
    const raw = cell.text.slice(start, end);
    const isName = /^\s*["„«]?[\p{Lu}\d]/u.test(raw) && form.at - start > 1 && raw.length < 80;
    // A form that begins the cell stands before the name: `SA Dupont`.
    const whole = form.at === 0 && cell.text.length < 60 && !/[,;:%]/.test(cell.text) ? cell.text : null;
    const company = isName
      ? companyNameOf(raw.replace(/\s*\(([^)]*)$/, " $1"))
      : whole === null
        ? null
        : companyNameOf(whole);
    if (company === null || company.length < 4 || /\d{4}\s?[A-Z]{2}$|, ?\d{4,5} /.test(raw)) return [];
    from = end;
    const [number] = companyNumbersIn(cell.text.slice(end, end + 60));
    const inBrackets = /^\s?\(((?:[A-Z]{2})?\d{6,8})\)/.exec(cell.text.slice(end, end + 16))?.[1] ?? null;
    const near =
      number !== undefined && number.valid !== false && number.at < 40
        ? number.value.number
        : (inBrackets ?? LABELLED_NUMBER.exec(cell.text.slice(end, end + 60))?.[1]?.replaceAll(/[ .-]/g, "") ?? null);
    return [{ cell, start, end, name: null, company, number: near }];
  });
}

/** The person that a run of words with capitals names, or the two that a comma divides. */
function personsIn(run: string, at: number): { name: PersonName; start: number; end: number }[] {
  const parts = run.split(", ");
  const first = nameOf(parts[0]!);
  const isFamilyFirst =
    parts.length === 2 && (first === null || !/\p{Ll}/u.test(parts[0]!.replaceAll(/(?<=^| )\p{Ll}+/gu, "")));
  if (isFamilyFirst) {
    const name = nameOf(run);
    if (name !== null) return [{ name: name.name, start: at + name.from, end: at + run.length }];
  }
  let offset = 0;
  return parts.flatMap((part) => {
    const start = at + offset;
    offset += part.length + 2;
    return namesOf(part).map(({ name, from, length }) => ({ name, start: start + from, end: start + from + length }));
  });
}

/** `Jan Maes x An Peeters`: a married couple. */
const AND: ReadonlySet<string> = new Set(["en", "et", "und", "and", "x"]);

/** The names of a run of words: one, or several that `and` joins. */
function namesOf(part: string): { name: PersonName; from: number; length: number }[] {
  const words = part.split(" ");
  const ends = words.flatMap((word, at) => (AND.has(word) && words[at - 1] !== "von" ? [at] : []));
  let from = 0;
  return [...ends, words.length].flatMap((end, at) => {
    const own = words.slice(at === 0 ? 0 : ends[at - 1]! + 1, end).join(" ");
    const found = nameOf(own);
    const start = from;
    from += own.length + (words[end] ?? "").length + (own === "" ? 1 : 2);
    return found === null ? [] : [{ ...found, from: start + found.from }];
  });
}

/** Neither `al-Zubayrani` nor `d'Hondt` is a word of the sentence. */
const isSmall = (word: string): boolean => /^\p{Ll}/u.test(word) && !/^\p{Ll}{1,4}['’-]\p{Lu}/u.test(word);

/** A word of a label, or a small one that is no particle, ends a name. `von und zu` belongs to a name; any other `und` does not. */
const endsName = (word: string, last: string | undefined): boolean =>
  isLabelWord(word) || (isSmall(word) && !particle(word)) || (word === "und" && last !== "von");

function nameOf(text: string): { name: PersonName; from: number; length: number } | null {
  const untitled = withoutTitles(text);
  const words = untitled.split(" ");
  const stop = words.findIndex((word, at) => endsName(word, words[at - 1]));
  const own = stop < 0 ? words : words.slice(0, stop);
  while (own.length > 1 && (particle(own.at(-1)!) || isSmall(own.at(-1)!))) own.pop();
  const kept = own.join(" ");
  const bare = withoutTitles(kept);
  const name = readPersonName(bare);
  const from = text.length - untitled.length + kept.length - bare.length;
  return name === null ? null : { name, from, length: bare.length };
}
