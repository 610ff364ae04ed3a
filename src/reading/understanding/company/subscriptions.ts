import { matchesOf } from "../../../platform/matches.ts";
import { parseNumber } from "../fields/amounts.ts";
import type { PersonName } from "../fields/person-names.ts";
import { escapePattern, foldInPlace } from "../text.ts";

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
}

const NOUN = String.raw`(?:aandelen|aandeel|actions?|parts?(?: sociales)?|aktien?|(?:stamm)?(?:geschafts)?anteile?n?|shares?)`;
const NUMBER = String.raw`(\d{1,3}(?:[. ]\d{3})+|\d+)`;
/** Behind a name: `: 60 aandelen`, `bekomt er 60`, `souscrit soixante (60) actions`, `51 %`. */
const COUNT = new RegExp(
  String.raw`^[^.;%]{0,45}?(?:(?<![\d.,])${NUMBER}\)?\s(?:(?:gewone|nieuwe|ordinary|ordinaires|new|hiervan|daarvan)\s)?${NOUN}\b|\b(?:er|en)\s${NUMBER}(?!\d|%|[.,]\d)|${NOUN}\s?:\s${NUMBER})`,
);
const PERCENT = /^[^;.]{0,90}?(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?) ?(?:%|procent|pour cent|prozent|per cent)/;
/** `den Geschäftsanteil Nr. 1 im Nennbetrag von 22.500,00 €`. */
const NOMINAL =
  /^[^;]{0,90}?(?:nennbetrag|nominale?|stammeinlage|nominal value|valeur nominale|inbreng|apport|einlage)[^;\d]{0,30}(?:eur|€|euro)? ?(\d[\d., ]*\d)/;
const ALL =
  /(?:alle|all|toutes les|samtliche|vollstandig|volledig|entierement|integralement|toutes|fully|wholly)\s(?:\S+\s){0,6}?(?:aandelen|shares|actions|parts|aktien|anteile|geplaatst|ingeschreven|souscrit\S*|detenues?|held|ubernommen|gezeichnet|taken|gehouden|\S+ \S+ \S+ \(geschaftsanteil)/;

/** What each holder has, in per cent: as stated, or by counts or nominal amounts where all have one. */
export function sharesOf({ folded }: { readonly folded: string }, holders: readonly Holder[]): Map<Holder, number> {
  const shares = new Map<Holder, number>();
  const counts = new Map<Holder, number>();
  const nominals = new Map<Holder, number>();
  for (const holder of holders) {
    if (typeof holder.count === "number") counts.set(holder, holder.count);
    const others = holders.filter((one) => one !== holder).flatMap(spellings);
    for (const spelled of spellings(holder)) {
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
        if (percent !== null) shares.set(holder, Number(percent[1]!.replace(",", ".")));
        if (number !== null && number > 0 && !counts.has(holder)) counts.set(holder, number);
        const nominal = NOMINAL.exec(own);
        const amount = nominal === null ? null : parseNumber(nominal[1]!);
        if (amount !== null && amount > 0 && !nominals.has(holder)) nominals.set(holder, amount);
      }
    }
  }
  const given = [counts, nominals].find((one) => one.size === holders.length && one.size > 0);
  const total = given === undefined ? 0 : [...given.values()].reduce((sum, count) => sum + count, 0);
  for (const [holder, count] of given ?? [])
    if (!shares.has(holder)) shares.set(holder, Math.round((count / total) * 1e6) / 1e4);
  const [only] = holders;
  if (holders.length === 1 && !shares.has(only!) && (only!.isSole === true || ALL.test(folded))) shares.set(only!, 100);
  return shares;
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
