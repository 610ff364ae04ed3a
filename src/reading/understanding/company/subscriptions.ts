import { matchesOf } from "../../../platform/matches.ts";
import { parseNumber } from "../fields/amounts.ts";
import type { PersonName } from "../fields/person-names.ts";
import { sharesIn } from "../fields/shares.ts";
import { escapePattern, foldInPlace } from "../text.ts";
import { PAID } from "./holders/signs.ts";

/** Who takes or holds shares of a company, and where the text names them. */
export interface Holder {
  readonly person: PersonName | null;
  readonly company: string | null;
  readonly birth: string | null;
  readonly number: string | null;
  readonly at: number;
  readonly end: number;
  /** The text calls it the only holder. */
  readonly isSole?: boolean;
  /** Number of shares, where a table gives it. */
  readonly count?: number | null;
  /** Number of shares of all rows of that table, those whose holder was not read as well. */
  readonly whole?: number;
  /** Holds them on the day of the paper; the founders may be others. */
  readonly isToday?: true;
}

const NOUN = String.raw`(?:aandelen|aandeel|actions?|parts?(?: sociales)?|aktien?|(?:stamm)?(?:geschafts)?anteile?n?|shares?)`;
const NUMBER = String.raw`(\d{1,3}(?:[., ]\d{3})+|\d+)`;
/** Behind a name: `: 60 aandelen`, `bekomt er 60`, `souscrit soixante (60) actions`, `51 %`. */
const COUNT = new RegExp(
  String.raw`^[^.;%]{0,70}?(?:(?<![\d.,])${NUMBER}\)?\s(?:(?:gewone|nieuwe|ordinary|ordinaires|new|hiervan|daarvan)\s)?${NOUN}\b|\b(?:er|en(?!\s\d+[.)°]))\s${NUMBER}(?!\d|%|[.,]\d)|${NOUN}\s?:\s${NUMBER})`,
);
const PERCENT = /^[^;.]{0,90}?(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?) ?(?:%|procent|pour cent|prozent|per cent)/;
/** `den Geschäftsanteil Nr. 1 im Nennbetrag von 22.500,00 €`. */
const NOMINAL =
  /^[^;]{0,90}?(?:nennbetrag|nominale?|stammeinlage|nominal value|valeur nominale|inbreng|apport|einlage)[^;\d]{0,30}(?:eur|€|euro)? ?(\d[\d., ]*\d)/;
/** `Auf dieses Stammkapital übernehmen: Frau Weber EUR 13.000,00;`: an amount beside the name, behind a word for taking a part. */
const AMOUNT_BESIDE = /^,? ?\|? ?(?:eur|€|euro) ?(\d[\d., ]*\d)/;
const TAKE_PARTS =
  /(?:ubernehmen|ubernommen|zeichnen|souscrivent|souscrit|schrijven in|ingeschreven|apportent|brengen in|subscribe)\b/;
const ALL =
  /(?:alle|all|toutes les|samtliche|vollstandig|volledig|entierement|integralement|toutes|fully|wholly)\s(?:\S+\s){0,6}?(?:aandelen|shares|actions|parts|aktien|anteile|geplaatst|ingeschreven|souscrit\S*|detenues?|held|ubernommen|gezeichnet|taken|gehouden|\S+ \S+ \S+ \(geschaftsanteil)/;

/** Who takes or has shares does so by these words, however far behind the name. */
const TAKES =
  /inschrijf|ingeschreven|intekent|souscri|ubernimmt|ubernommen|zeichnet|gezeichnet|subscri|titulaire d|houder van|eigenaar van|detient|detenteur|houdt|\bhalt\b|\bholds?\b|inhaber|\btakes?\b|verkrijgt|ontvangt|recoit|erhalt|receives?/;
const TAKEN = new RegExp(
  String.raw`(?<![\d.,/-])${NUMBER}\)?\s(?:(?:gewone|nieuwe|ordinary|ordinaires|new|nominatives?)\s)?${NOUN}\b(?:\s(?:sur|van|op|von|der|of|out of|auf)\s(?:de |les |the |den )?(?:in totaal |totaal |total )?${NUMBER})?`,
  "g",
);
/** Up to the end of the clause of a holder. */
const CLAUSE = 420;
/** Between a number of shares and the part that it is. */
const PART_REACH = 50;
/** Words in the clause before the number of all shares: the largest such number is taken, so that a wrong one does not raise a share. */
const MAY_PRECEDE_WHOLE =
  /(?:kapita|capital|tota|samen|ensemble|zusammen|together|vertegenwoordigd door|represente\S* par|eingeteilt in|divided into|verdeeld in|divise en|uitgegeven|emis|issued)[^.;]{0,60}$/;

/** `Op de 1.000 aandelen wordt ingeschreven als volgt`: before the number of all shares, which is nobody's own. */
const IS_WHOLE = /\b(?:op (?:de|alle)|sur les|des|auf (?:die|alle)|(?:of|to) (?:the|all))(?: \p{L}+){0,2} \(?$/u;

/** `die inschrijft op 50 aandelen, hetzij 50 %`, `titulaire de 120 parts sociales sur 186`. */
function takenIn(clause: string): { readonly count: number; readonly share: number | null } | null {
  if (!TAKES.test(clause)) return null;
  const all = matchesOf(clause, TAKEN).filter(({ index }) => !IS_WHOLE.test(clause.slice(0, index)));
  const [first] = all;
  const count = first === undefined ? null : parseNumber(first[1]!);
  if (first === undefined || count === null || count <= 0) return null;
  const whole = first[2] === undefined ? null : parseNumber(first[2]);
  if (whole !== null && whole >= count) return { count, share: Math.round((count / whole) * 1e6) / 1e4 };
  const behind = clause.slice(first.index + first[0].length);
  const [part] = sharesIn(behind.slice(0, PART_REACH + 10));
  const isPart = part !== undefined && part.at <= PART_REACH && !PAID.test(behind.slice(0, part.at));
  return { count, share: isPart ? part.value : null };
}

/** The number of all shares, where the text states more than those of the holders who were read. */
function statedWhole(folded: string, least: number): number {
  const numbers = matchesOf(folded, TAKEN).flatMap(({ 1: number, index }) =>
    MAY_PRECEDE_WHOLE.test(folded.slice(Math.max(0, index - 90), index)) ? [parseNumber(number!) ?? 0] : [],
  );
  return Math.max(least, ...numbers);
}

/** `inschrijft op 40 aandelen`: the verb and the number of one who takes shares. */
const TAKING = new RegExp(
  String.raw`(?:inschrijft|intekent|souscrit|ubernimmt|zeichnet|subscribes)[^.;:\d]{0,30}?(?<![\d.,/-])${NUMBER}\)?\s${NOUN}\b`,
  "g",
);
/** Who was named before takes them, or all together do. */
const REFERS =
  /comparant|comparut|voornoemd|oprichter|fondateur|fondatrice|precite|prenomme|prenamed|aforesaid|founder|grunder|vorgenannt|erschienene|\bsub \d|samen|ensemble|zusammen|together|totalite|alle (?:aandelen|aktien)|all (?:the )?shares/;

const clauseStart = (stops: readonly number[], index: number): number =>
  Math.max(index - CLAUSE, (stops.findLast((at) => at < index) ?? -1) + 1);

/** Whether somebody takes shares in a clause that names none of the holders: what part of all the others take is not known. */
function hasUnreadTaker({ folded, stops }: Clauses, holders: readonly Holder[]): boolean {
  const names = holders.flatMap(spellings);
  return matchesOf(folded, TAKING).some(({ 0: taking, index }) => {
    const from = clauseStart(stops, index);
    const clause = folded.slice(from, index + taking.length);
    return !REFERS.test(clause) && !names.some((name) => clause.includes(name));
  });
}

const TAKES_TOO = /schrijft|schrijven|teken(?:t|en)\b/;

/** Whether the clause of a holder gives a number of shares that no holder has, and that is not all of theirs. */
function hasUnreadCount({ folded, stops }: Clauses, holders: readonly Holder[], counts: readonly number[]): boolean {
  const sum = counts.reduce((total, count) => total + count, 0);
  return holders.flatMap(spellings).some((name) =>
    matchesOf(folded, new RegExp(escapePattern(name), "g")).some(({ index }) => {
      const from = clauseStart(stops, index);
      const clause = folded.slice(from, Math.min(stops.find((at) => at >= index) ?? Infinity, index + CLAUSE));
      const numbers = matchesOf(clause, TAKEN).map(({ 1: number }) => parseNumber(number!) ?? 0);
      // `Jean Dupont 50 actions, Marie Lambert 30 actions, Petit Invest 20 actions`
      const isList = numbers.filter((number) => counts.includes(number)).length > 1;
      if (!isList && !TAKES.test(clause) && !TAKES_TOO.test(clause)) return false;
      return numbers.some((number) => number > 0 && number !== sum && !counts.includes(number));
    }),
  );
}

const CAPITAL =
  /(?:capital(?: social)?|\w*kapitaa?l\w*)\b[^.;\d]{0,50}?(\d{1,3}(?:[., ]\d{3})+|\d{3,})(?:,\d\d|\.\d\d|,-)?(?!\d)/g;

/** Whether a deed states capitals and none of them is what the holders who were read bring in: somebody else brings in the rest. */
function isOtherCapital(folded: string, sum: number): boolean {
  const stated = matchesOf(folded, CAPITAL).map(({ 1: amount }) => parseNumber(amount!));
  return stated.length > 0 && !stated.some((amount) => amount !== null && Math.abs(amount - sum) < 1);
}

interface Clauses {
  readonly folded: string;
  readonly stops: readonly number[];
}

/** What each holder has, in per cent: as stated, or by counts or nominal amounts where all have one. */
export function sharesOf(deed: Clauses, holders: readonly Holder[]): Map<Holder, number> {
  const { folded, stops } = deed;
  const shares = new Map<Holder, number>();
  const counts = new Map<Holder, number>();
  /** Numbers behind a verb. They count only where no number stands beside the name. */
  const takenCounts = new Map<Holder, number>();
  const nominals = new Map<Holder, number>();
  const spelledBy = new Map(holders.map((one) => [one, [...spellings(one), ...shortOf(one, holders)]]));
  for (const holder of holders) {
    if (typeof holder.count === "number") counts.set(holder, holder.count);
    const others = holders.filter((one) => one !== holder).flatMap((one) => spelledBy.get(one)!);
    for (const spelled of spelledBy.get(holder)!) {
      for (const match of matchesOf(folded, new RegExp(escapePattern(spelled), "g"))) {
        const rest = folded.slice(match.index + spelled.length, match.index + spelled.length + 140);
        const stop = Math.min(rest.length, ...others.map((other) => rest.indexOf(other)).filter((at) => at >= 0));
        const own = rest.slice(0, stop);
        const count = COUNT.exec(own);
        const number = count === null ? null : parseNumber((count[1] ?? count[2] ?? count[3])!);
        const percent =
          count === null && !/aandelen|actions|parts|anteil|shares|kapital|capital/.test(own)
            ? null
            : PERCENT.exec(own);
        const isPaid = percent !== null && PAID.test(percent[0]);
        if (percent !== null && !isPaid) shares.set(holder, Number(percent[1]!.replace(",", ".")));
        if (number !== null && number > 0 && !counts.has(holder)) counts.set(holder, number);
        const behind = match.index + spelled.length;
        const end = Math.min(stops.find((at) => at >= behind) ?? Infinity, behind + CLAUSE);
        const clause = folded.slice(behind, end);
        const until = Math.min(clause.length, ...others.map((other) => clause.indexOf(other)).filter((at) => at >= 0));
        const taken = takenIn(clause.slice(0, until));
        if (taken !== null && !takenCounts.has(holder)) takenCounts.set(holder, taken.count);
        if (taken?.share != null && !shares.has(holder)) shares.set(holder, taken.share);
        const isTaking = TAKE_PARTS.test(folded.slice(Math.max(0, match.index - CLAUSE), match.index));
        const nominal = NOMINAL.exec(own) ?? (isTaking ? AMOUNT_BESIDE.exec(own) : null);
        const amount = nominal === null ? null : parseNumber(nominal[1]!);
        if (amount !== null && amount > 0 && !nominals.has(holder)) nominals.set(holder, amount);
      }
    }
  }
  for (const [holder, count] of takenCounts) if (!counts.has(holder)) counts.set(holder, count);
  const given = [counts, nominals].find((one) => one.size === holders.length && one.size > 0);
  const sum = given === undefined ? 0 : [...given.values()].reduce((total, count) => total + count, 0);
  const listed = Math.max(sum, ...holders.map(({ whole = 0 }) => whole));
  const total = given === counts ? statedWhole(folded, listed) : sum;
  const isWhole =
    total > sum ||
    !(
      hasUnreadTaker(deed, holders) ||
      (given === counts && hasUnreadCount(deed, holders, [...counts.values()])) ||
      (given === nominals && isOtherCapital(folded, sum))
    );
  for (const [holder, count] of given ?? [])
    if (isWhole && !shares.has(holder)) shares.set(holder, Math.round((count / total) * 1e6) / 1e4);
  const [only] = holders;
  if (holders.length === 1 && !shares.has(only!) && (only!.isSole === true || ALL.test(folded))) shares.set(only!, 100);
  return shares;
}

const TITLES = [
  "monsieur",
  "madame",
  "m.",
  "mme",
  "mr",
  "mr.",
  "mrs",
  "ms",
  "herr",
  "frau",
  "de heer",
  "dhr.",
  "mevrouw",
  "mevr.",
];

/** `Monsieur HERMAN`: how a deed calls somebody further on, where no other holder has the name. */
function shortOf(holder: Holder, holders: readonly Holder[]): string[] {
  const family = familyOf(holder);
  if (family === null || holders.some((one) => one !== holder && familyOf(one) === family)) return [];
  return TITLES.map((title) => `${title} ${family}`);
}

function familyOf({ person }: Holder): string | null {
  if (person === null) return null;
  return foldInPlace(person.family_name ?? person.name.split(" ").at(-1)!);
}

function spellings({ person, company }: Holder): string[] {
  if (person === null) {
    const bare = foldInPlace(company!).replace(/,?\s(?:\S{1,2}\.?){1,3}$/, "");
    return [...new Set([foldInPlace(company!), bare])];
  }
  const { name, given_names: given, family_name: family } = person;
  const all = [name, ...(given === undefined ? [] : [`${given} ${family}`, `${family} ${given}`])];
  return [...new Set(all.map(foldInPlace))];
}
