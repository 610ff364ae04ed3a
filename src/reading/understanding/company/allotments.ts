import type { FactDraft } from "../facts.ts";
import type { Flow } from "../flow.ts";
import { isHolder, isNamed, partiesOf, type Party, type Reference, referencesIn, withShare } from "./allotted-names.ts";
import {
  BROUGHT,
  countsIn,
  FIGURES,
  figuresOf,
  NOT_HELD,
  OF_SHARES,
  percentsIn,
  type Quantity,
  sumsIn,
  TAKEN,
} from "./allotted-quantities.ts";
import { equalShare } from "./equal-parts.ts";
import { PAID } from "./holders/signs.ts";
import { onOneLine } from "./passages.ts";

/*
 * Lists that divide a company among those whom the paper names in full elsewhere: `Schmitz 15.000 (50 %), Dr. Brandenburger 9.000
 * (30 %), Phạm 6.000 (20 %)`, `zeshonderd aandelen aan comparant sub 1 en vierhonderd aan comparante sub 2`. Family names alone and
 * ordinals say little, so a list counts only where its parts make 100 % or a total that the paper states.
 */

/** On one line. */
interface Text {
  readonly folded: string;
  readonly written: string;
}

/** `Bonvin 100 (50 %)`. */
const BARE_BEHIND = new RegExp(String.raw`^[\s,:|(]{1,4}${FIGURES}(?! ?%)`, "u");
/** `45 (45 %) aan sub 1`, `vierhonderd (400) aan comparante sub 2`. */
const BARE_BEFORE = new RegExp(
  String.raw`${FIGURES}\)?(?: \([\d.,]+ ?%\))? (?:aan|aux?|a|to|an|by|door|par|durch|von|for|voor|pour|fur) (?:\p{L}+\.? ){0,3}$`,
  "u",
);
/** Between a part and the name behind it. */
const TO =
  /^\)?(?: \([^)]{1,20}\))? (?:nominative |gewone )?(?:aan|aux?|a|to|an|by|door|par|durch|von|for|voor|pour|fur) /;

/** Between two parts of a list, in characters; between a part and its name at the ends; and around a list for what it is about. */
const REACH = 130;
const NEAR = 70;
const AROUND = 260;
/** Holders in a list, and what a paper has of names and numbers: one with more is no deed of a few founders. */
const LONGEST = 30;
const MOST_QUANTITIES = 400;
const MOST_REFERENCES = 600;

/** The facts, with what a list gives those who have no share yet. */
export function withAllotments(facts: readonly FactDraft[], flow: Flow): readonly FactDraft[] {
  const folded = onOneLine(flow.folded);
  const text: Text = { folded, written: onOneLine(flow.text) };
  const parties = partiesOf(
    facts.filter((fact) => isNamed(fact) && isHolder(fact)),
    folded,
  );
  if (parties.length === 0) return facts;
  const shares = sharesIn(text, parties);
  return facts.map((fact) => {
    const party = parties.find((one) => one.facts.includes(fact));
    return party === undefined ? fact : withShare(fact, shares.get(party));
  });
}

/** What a list of holders gives, which makes a whole. */
interface Parts {
  readonly all: readonly Quantity[];
  readonly isPercent: boolean;
  readonly isMoney: boolean;
  readonly totals: readonly Quantity[];
}

type Share = readonly [Party, number];

function sharesIn(text: Text, parties: readonly Party[]): Map<Party, number> {
  const { folded } = text;
  const references = referencesIn(folded, parties);
  if (references.length > MOST_REFERENCES) return new Map();
  const [percents, counts, sums] = [percentsIn(folded), countsIn(folded), sumsIn(folded)];
  const beside = besideNames(folded, references);
  const found = [
    { all: percents, isPercent: true, isMoney: false, totals: [] },
    { all: counts, isPercent: false, isMoney: false, totals: counts },
    { all: sums, isPercent: false, isMoney: true, totals: sums },
    { all: beside, isPercent: false, isMoney: false, totals: counts },
    { all: beside, isPercent: false, isMoney: true, totals: sums },
  ].flatMap((parts) => listsOf(parts, text, references));
  const shares = new Map<Party, number>();
  for (const party of parties) {
    const own = found.filter(([one]) => one === party).map(([, share]) => share);
    const [first] = own;
    if (first !== undefined && own.every((share) => Math.abs(share - first) < SLACK)) shares.set(party, first);
  }
  if (found.length > 0 || parties.length < 2 || parties.some(({ isStated }) => isStated)) return shares;
  const isNamingAll = (from: number, to: number): boolean =>
    parties.every((party) => references.some((one) => one.party === party && one.at >= from && one.end <= to));
  const equal = equalShare(folded, parties.length, { counts, percents, isNamingAll });
  return equal === null ? shares : new Map(parties.map((party) => [party, equal]));
}

/** Bare figures right behind a name, or before it and a word such as `aan`. */
function besideNames(folded: string, references: readonly Reference[]): Quantity[] {
  const found = references.flatMap(({ at, end }) => {
    const behind = BARE_BEHIND.exec(folded.slice(end, end + 30));
    const before = BARE_BEFORE.exec(folded.slice(Math.max(0, at - 60), at));
    const match = behind ?? before;
    if (match === null) return [];
    const start = (behind === null ? Math.max(0, at - 60) : end) + match.index + match[0].indexOf(match[1]!);
    const value = figuresOf(match);
    return value === null ? [] : [{ value, at: start, end: start + match[1]!.length }];
  });
  return found.filter((one, at) => found.findIndex((other) => other.at === one.at) === at).sort((a, b) => a.at - b.at);
}

function listsOf(parts: Parts, text: Text, references: readonly Reference[]): Share[] {
  const { all, isPercent, totals } = parts;
  const { folded } = text;
  if (all.length > MOST_QUANTITIES) return [];
  const most = isPercent ? 100 : Math.max(0, ...totals.map(({ value }) => value));
  const lists: Share[] = [];
  for (const begin of all.keys()) {
    let sum = all[begin]!.value;
    for (
      let end = begin + 1;
      end < Math.min(all.length, begin + LONGEST) && all[end]!.at - all[end - 1]!.end <= REACH;
      end++
    ) {
      sum += all[end]!.value;
      if (sum > most + SLACK) break;
      const run = all.slice(begin, end + 1);
      const isWhole = isPercent
        ? Math.abs(sum - most) < SLACK
        : sum === most && totals.some((one) => one.value === sum && isTotal(one, run, folded));
      if (!isWhole || !isOfShares(run, parts, folded)) continue;
      const own = namedBefore(run, text, references) ?? namedBehind(run, text, references) ?? [];
      lists.push(
        ...own.map(([party, part]) => [party, isPercent ? part : Math.round((part / sum) * 1e6) / 1e4] as const),
      );
    }
  }
  return lists;
}

const SLACK = 0.06;

function isOfShares(run: readonly Quantity[], { isPercent, isMoney }: Parts, folded: string): boolean {
  const [from, to] = [run[0]!.at, run.at(-1)!.at];
  const [within, around] = [
    folded.slice(Math.max(0, from - NEAR), to + NEAR),
    folded.slice(Math.max(0, from - AROUND), to + NEAR),
  ];
  if (!OF_SHARES.test(around) || NOT_HELD.test(within) || (isPercent && PAID.test(folded.slice(from, to + 30))))
    return false;
  return !isMoney || TAKEN.test(around) || BROUGHT.test(around);
}

/** Whether a number is that of the whole, and no part that the list begins with: `Jean 50 actions, Marie 30 actions, Luc 20 actions`. */
function isTotal({ at, end }: Quantity, run: readonly Quantity[], folded: string): boolean {
  const [first, last] = [run[0]!, run.at(-1)!];
  if (at >= first.at) return at > last.at;
  const between = folded.slice(end, first.at);
  return between.length > REACH || /:|\b(?:dont|waarvan|davon|hiervon|of which)\b/.test(between) || TAKEN.test(between);
}

/** `Jan Peeters 60 %, Els Claes 40 %`: each part with the one name between it and the part before; null for another order. */
function namedBefore(run: readonly Quantity[], text: Text, references: readonly Reference[]): Share[] | null {
  return named(run, (part, at) => {
    const from = at === 0 ? Math.max(0, part.at - NEAR) : run[at - 1]!.end;
    if (at > 0 && TO.test(text.folded.slice(from, part.at))) return null;
    const some = references.filter((one) => one.at >= from && one.end <= part.at);
    return some.length === 0 && !hasName(text, from, part.at) ? null : at === 0 ? some.slice(-1) : some;
  });
}

/** `60 aandelen aan Jan Peeters, 40 aan Els Claes`. */
function namedBehind(run: readonly Quantity[], text: Text, references: readonly Reference[]): Share[] | null {
  return named(run, (part, at) => {
    const to = run[at + 1]?.at ?? part.end + NEAR;
    if (!TO.test(text.folded.slice(part.end, to))) return null;
    const some = references.filter((one) => one.at >= part.end && one.end <= to);
    return some.length === 0 && !hasName(text, part.end, to) ? null : at === run.length - 1 ? some.slice(0, 1) : some;
  });
}

/** Somebody else may have a part: one whose name was not read, or `c)`. */
const hasName = ({ written }: Text, from: number, to: number): boolean =>
  /\p{Lu}[\p{L}.]|(?<=[\s,;])[a-h]\)/u.test(written.slice(from, to));

function named(
  run: readonly Quantity[],
  referencesOf: (part: Quantity, at: number) => readonly Reference[] | null,
): Share[] | null {
  const found: Share[] = [];
  for (const [at, part] of run.entries()) {
    const references = referencesOf(part, at);
    const parties = new Set(references?.map(({ party }) => party));
    if (references === null || parties.size > 1) return null;
    for (const party of parties) found.push([party, part.value]);
  }
  const isOnce = new Set(found.map(([party]) => party)).size === found.length;
  return isOnce && found.length > 0 ? found : null;
}
