import { matchesOf } from "../../../../platform/matches.ts";
import type { Cell } from "../../text.ts";
import { sentenceStops } from "../passages.ts";
import { SPOUSE } from "../words/deed-phrases.ts";
import type { Mention } from "./mentions.ts";
import { type Sign, signsOf } from "./signs.ts";

/** What the clauses of a text give to each of several holders. */
export interface Allotment {
  readonly given: readonly { readonly mention: Mention; readonly sign: Sign }[];
  /** Holders whose share cannot be told. */
  readonly open: ReadonlySet<Mention>;
  /** Whether a clause says more of holders than who has what, so that nobody's share is certain. */
  readonly isInvolved?: boolean;
}

const RESPECTIVELY =
  /\b(?:respectievelijk|onderscheidenlijk|respectivement|respektive|beziehungsweise|bzw|resp|respectively)\b/;
const EACH = /\b(?:elk|ieder|allebei|chacune?|jeweils|je|each)\b/;
export const PASSIVE =
  /gehouden|aangehouden|eigendom|toebehor|verdeeld|in handen|detenu|appartien|reparti|entre les mains|gehalten|gehor|verteil|im besitz|\bheld\b|owned|belong/;
export const ACTIVE = /\b(?:houdt|houden|bezit|bezitten|detient|detiennent|possede|halt|halten|besitzt|holds?|owns?)\b/;
/** What is left once the others have theirs. */
const REST =
  /\b(?:(?:de|het) (?:rest|saldo|overige|resterende)|(?:le|du) (?:solde|reste|surplus)|(?:den?|der|dem) rest|die (?:restlichen|ubrigen)|the (?:rest|remainder|balance(?! sheet)|remaining)|l'excedent)\b/g;
/** The figure stands right behind the words for what is left. */
const FIGURE_BEHIND = 40;
/** `60, 30 en 10 %`: the sign of per cent stands behind the last. */
const LIST =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?(?: ?%)?(?:(?: ?, ?| (?:en|et|und|and) | & )\d{1,3}(?:[.,]\d{1,4})?(?: ?%)?){1,7}) ?(?:%|procent|pour ?cent|prozent|per ?cent|v\.? ?h\.|vom hundert)/;
/** Between the name of a holder and another name that only tells the holder apart. */
export const BY =
  /(?:vertegenwoordigd door|representee? par|vertreten durch|represented by|notari?(?:s|aire|ar|y)|bij monde van)(?: (?:de |den )?\S{1,10})?\s?$/;
/** `de aandelen van Alfa BV`: what is held. */
const HELD_BEFORE = /\b(?:van|in|de|der|an|of|du)(?: (?:de|het|la|le|der|die|den|the))?\s?$/;

/** Somebody holds with another: a name follows, or nobody knows who it is. */
const WITH_OTHERS =
  /\b(?:(?:samen|gezamenlijk|tezamen) met|(?:ensemble|conjointement) avec|avec (?:son|sa|ses|leurs?)|(?:gemeinsam|zusammen) mit|(?:together|jointly) with)\b|\b(?:en|et|und|and) (?:(?:zijn|haar|hun|son|sa|ses|leurs?|seine[nmr]?|ihre[nmr]?|his|her|their) (?!aan|deel|part|anteil|aktien|actions|share)|(?:anderen|andere|autres|d'autres|weitere|others)\b)|(?:^|[\s,(])(?:e\.a\.|c\.s\.|et al\.|u\.a\.)/g;
/** From these words to the name. */
const NAME_BEHIND = 45;
/** Shares that change hands, or that somebody had. */
const OF_THE_PAST =
  /\b(?:droeg(?:en)?|draagt|dragen) (?:\S+ ){1,12}?over\b|\b(?:overgedragen|verkocht(?:en)?|verkoopt|overgelaten|cede(?:e|es|s|nt)?|vendu(?:e|es|s)?|transfere(?:e|es|s)?|verkauft(?:e|en)?|ubertragen|ubertrug|abgetreten|sold|transferred|assigned)\b|\b(?:waren|hield(?:en)?|etaient|detenai(?:t|ent)|hielt(?:en)?|were|formerly|no longer|niet langer|nicht mehr)\b/;

/** Whether a clause says more of its holders than who has what, or of somebody whom it does not name. */
const isInvolved = (cell: Cell, { from, to }: Clause, named: readonly Mention[]): boolean => {
  const folded = cell.folded.slice(from, to);
  return (
    OF_THE_PAST.test(folded) ||
    matchesOf(folded, WITH_OTHERS).some(({ index, 0: words }) => {
      const end = from + index + words.length;
      return !named.some(({ start }) => start >= end - 1 && start < end + NAME_BEHIND);
    })
  );
};

/** Holders in a cell whose share cannot be told, and whether the cell leaves the rest to somebody who was not read. */
export function openHolders(
  cell: Cell,
  mentions: readonly Mention[],
): { readonly open: ReadonlySet<Mention>; readonly isLeft: boolean; readonly isInvolved: boolean } {
  const shares = signsOf(cell, null).filter(({ kind }) => kind === "share");
  const allotment = allotted(cell, mentions, shares);
  if (allotment === null) return { open: new Set(), isLeft: false, isInvolved: false };
  const isLeft = matchesOf(cell.folded, REST).some(
    ({ index }) =>
      !shares.some(({ at }) => at > index && at < index + FIGURE_BEHIND) &&
      !allotment.given.some(({ sign }) => sign.at === index),
  );
  return { open: allotment.open, isLeft, isInvolved: allotment.isInvolved === true };
}

const SHARED = ["share", "votes", "count"] as const;

/** The shares that the clauses of a cell give, and the signs that no clause explains. */
export function dividedByClauses(
  cell: Cell,
  mentions: readonly Mention[],
  signs: readonly Sign[],
): { readonly given: Allotment["given"]; readonly rest: readonly Sign[] } {
  if (mentions.length < 2) {
    const count = signs.find(({ kind }) => kind === "count");
    return { given: [], rest: signs.filter((sign) => sign.kind !== "count" || sign === count) };
  }
  const told = SHARED.flatMap((kind) => {
    const some = signs.filter((sign) => sign.kind === kind);
    const allotment = some.length === 0 ? null : allotted(cell, mentions, some);
    return allotment === null ? [] : [{ kind, given: allotment.given }];
  });
  return {
    given: told.flatMap(({ given }) => given),
    rest: signs.filter((sign) => !told.some(({ kind }) => kind === sign.kind)),
  };
}

interface Clause {
  readonly from: number;
  readonly to: number;
}

const clausesOf = (text: string): Clause[] => {
  const stops = [...sentenceStops(text), text.length];
  return stops.map((to, at) => ({ from: at === 0 ? 0 : stops[at - 1]! + 1, to })).filter(({ from, to }) => to > from);
};

/**
 * Shares of a cell that names several holders, by the clause that each stands in: a share goes to the one name that stands before it
 * and behind the share before, or the other way round where the shares come first. Null where no clause has both.
 */
function allotted(cell: Cell, mentions: readonly Mention[], signs: readonly Sign[]): Allotment | null {
  const given: { mention: Mention; sign: Sign }[] = [];
  const open = new Set<Mention>();
  let isAny = false;
  let isDoubtful = false;
  for (const { from, to } of clausesOf(cell.text)) {
    const isWithin = (at: number) => at >= from && at < to;
    const named = mentions.filter(({ start }) => isWithin(start));
    const shares = withoutRepeats(
      cell,
      named,
      signs.filter(({ at }) => isWithin(at)),
    );
    const folded = cell.folded.slice(from, to);
    const rests = matchesOf(folded, REST).map(({ index }) => from + index);
    if (named.length === 0 || shares.length + rests.length === 0) continue;
    isAny = true;
    if (isInvolved(cell, { from, to }, named)) {
      for (const mention of named) open.add(mention);
      isDoubtful = true;
      continue;
    }
    const clause = allotClause(cell, { from, to }, named, shares);
    given.push(...clause.given);
    for (const mention of clause.open) open.add(mention);
    const rest = restIn(cell, rests, named, shares, given);
    if (rest !== null && open.size === 0) given.push(rest);
  }
  return isAny ? { given, open, isInvolved: isDoubtful } : null;
}

/** `zestig procent (60 %)`: a share that is stated twice. */
const withoutRepeats = (cell: Cell, named: readonly Mention[], shares: readonly Sign[]): Sign[] =>
  shares
    .toSorted((a, b) => a.at - b.at)
    .filter((sign, at, all) => {
      const last = all[at - 1];
      const isBetween = ({ start }: Mention) => last !== undefined && start > last.at && start < sign.at;
      return last?.value !== sign.value || named.some(isBetween);
    });

function allotClause(cell: Cell, { from, to }: Clause, all: readonly Mention[], shares: readonly Sign[]): Allotment {
  const folded = cell.folded.slice(from, to);
  const parties = withoutCompanions(cell, all, from);
  const named = RESPECTIVELY.test(folded) || EACH.test(folded) ? holdersAmong(cell, parties) : parties;
  if (named.length > 1 && RESPECTIVELY.test(folded)) {
    const listed = listIn(cell, folded, from, shares[0]);
    const own = listed.length === named.length ? listed : shares;
    return own.length === named.length ? inOrder(named, own) : { given: [], open: new Set(named) };
  }
  if (shares.length === 0) return { given: [], open: new Set() };
  const values = new Set(shares.map(({ value }) => value));
  if (named.length > 1 && values.size === 1 && EACH.test(folded) && named.length * Number(shares[0]!.value) <= 100.5)
    return { given: named.map((mention) => ({ mention, sign: shares[0]! })), open: new Set() };
  // `worden voor 75 % gehouden door A`, where a name follows the last share; `wird gehalten von A zu 75 %`, where none does.
  const isPassive = PASSIVE.test(folded) && !ACTIVE.test(folded);
  const isBehind = named[0]!.start > shares[0]!.at || (isPassive && named.at(-1)!.start > shares.at(-1)!.at);
  return isBehind ? behindShares(cell, named, shares) : beforeShares(cell, named, shares);
}

/** Without spouses and those who represent another: they only tell who is meant. */
function withoutCompanions(cell: Cell, all: readonly Mention[], from = 0): readonly Mention[] {
  const before = ({ start }: Mention) => cell.folded.slice(Math.max(from, start - 90), start);
  return all.filter((one, at) => at === 0 || !(SPOUSE.test(before(one)) || BY.test(before(one))));
}

const JOINED = /(?:^|[\s,)])(?:en|et|und|and|&|\/|\+)\s/;

/** The one holder whom a cell names, beside which a share stands; null for several that a word joins. */
export function holderOfCell(mentions: readonly Mention[]): Mention | null {
  const last = mentions.at(-1)!;
  const { folded } = last.cell;
  // `Alfa BV (Jan Maes)`
  const parties = withoutCompanions(last.cell, mentions).filter(
    ({ start }, at) => at === 0 || !/\(\s?$/.test(folded.slice(0, start)),
  );
  const isJoined = parties.some(({ start }, at) => at > 0 && JOINED.test(folded.slice(parties[at - 1]!.end, start)));
  return isJoined ? null : parties.length < mentions.length ? parties.at(-1)! : last;
}

const inOrder = (named: readonly Mention[], shares: readonly Sign[]): Allotment => ({
  given: named.map((mention, at) => ({ mention, sign: shares[at]! })),
  open: new Set(),
});

/** The figures of `60, 30 en 10 %`, each as a sign. */
function listIn(cell: Cell, folded: string, from: number, like: Sign | undefined): Sign[] {
  const list = LIST.exec(folded);
  if (list === null) return [];
  return matchesOf(list[1]!, /\d{1,3}(?:[.,]\d{1,4})?(?! ?\d)/g).map(({ 0: figure, index }) => ({
    kind: like?.kind ?? ("share" as const),
    value: Number(figure.replace(",", ".")),
    cell,
    at: from + list.index + index,
  }));
}

/** `A houdt 60 % en B 40 %`. */
function beforeShares(cell: Cell, named: readonly Mention[], shares: readonly Sign[]): Allotment {
  const given: { mention: Mention; sign: Sign }[] = [];
  const open = new Set<Mention>();
  let last: Mention | null = null;
  let since = -1;
  for (const sign of shares) {
    const some = named.filter(({ start }) => start > since && start <= sign.at);
    since = sign.at;
    const own = holdersAmong(cell, some);
    // `A houdt 40 %, B en C elk 30 %`
    if (own.length > 1 && EACH.test(cell.folded.slice(own.at(-1)!.end, sign.at))) {
      own.forEach((mention) => given.push({ mention, sign }));
      last = null;
      continue;
    }
    if (own.length > 1) own.forEach((mention) => open.add(mention));
    last = own.length > 1 ? null : (own[0] ?? last);
    if (last !== null) given.push({ mention: last, sign });
  }
  return { given, open };
}

/** `60 % : A, 40 % : B`, or `voor 60 % gehouden door A en voor 40 % door B`. */
function behindShares(cell: Cell, named: readonly Mention[], shares: readonly Sign[]): Allotment {
  const given: { mention: Mention; sign: Sign }[] = [];
  const open = new Set<Mention>();
  for (const [at, sign] of shares.entries()) {
    const end = shares[at + 1]?.at ?? Infinity;
    const some = holdersAmong(
      cell,
      named.filter(({ start }) => start > sign.at && start < end),
    );
    if (some.length > 1) some.forEach((mention) => open.add(mention));
    else if (some.length === 1) given.push({ mention: some[0]!, sign });
  }
  return { given, open };
}

/** Without the company in which the others hold shares. */
function holdersAmong(cell: Cell, some: readonly Mention[]): readonly Mention[] {
  if (some.length < 2) return some;
  return some.filter(
    ({ company, start }) => company === null || !HELD_BEFORE.test(cell.folded.slice(Math.max(0, start - 16), start)),
  );
}

/** What is left of the whole, for the only one who has nothing else. */
function restIn(
  cell: Cell,
  rests: readonly number[],
  named: readonly Mention[],
  shares: readonly Sign[],
  given: Allotment["given"],
): Allotment["given"][number] | null {
  const [at] = rests;
  if (at === undefined || rests.length > 1) return null;
  if (shares.some((sign) => sign.at > at && sign.at < at + FIGURE_BEHIND)) return null;
  const without = named.filter((mention) => !given.some((one) => one.mention === mention));
  const value = Math.round((100 - given.reduce((sum, { sign }) => sum + Number(sign.value), 0)) * 1e4) / 1e4;
  const kinds = new Set(given.map(({ sign }) => sign.kind));
  if (without.length !== 1 || value <= 0 || value >= 100 || kinds.size !== 1 || !kinds.has("share")) return null;
  return { mention: without[0]!, sign: { kind: "share", value, cell, at } };
}
