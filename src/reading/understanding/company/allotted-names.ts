import type { CompanyShareFact, PersonFact } from "../../../domain/readings/reading.model.ts";
import { matchesOf } from "../../../platform/matches.ts";
import type { FactDraft } from "../facts.ts";
import { escapePattern, foldInPlace } from "../text.ts";

/** Somebody whom the paper names in full, with the places of the facts that tell of them. */
export interface Party {
  readonly names: readonly string[];
  /** As they are numbered where they appear: `1`, `a`. */
  readonly ordinal: string | null;
  readonly facts: readonly FactDraft[];
  /** A fact has its share. */
  readonly isStated: boolean;
}

export interface Reference {
  readonly party: Party;
  readonly at: number;
  readonly end: number;
}

export const shareOf = ({ value }: FactDraft): number | undefined =>
  (value as PersonFact | CompanyShareFact).share_percent;

const HOLDING_ROLES: readonly unknown[] = ["founder", "shareholder", "owner", undefined];

/** Whether a fact tells of somebody who may hold a part. */
export const isHolder = ({ value }: FactDraft): boolean =>
  HOLDING_ROLES.includes((value as PersonFact | CompanyShareFact).role);

export const isNamed = ({ type }: FactDraft): boolean => type === "person" || type === "company_share";

/** A fact with a share, if it has none. */
export const withShare = (fact: FactDraft, share: number | undefined): FactDraft =>
  share === undefined || shareOf(fact) !== undefined
    ? fact
    : ({ ...fact, value: { ...(fact.value as PersonFact | CompanyShareFact), share_percent: share } } as FactDraft);

/** Those whom facts name, each once. */
export function partiesOf(named: readonly FactDraft[], folded: string): Party[] {
  const nameOf = ({ type, value }: FactDraft): string =>
    foldInPlace(type === "person" ? (value as PersonFact).name : (value as CompanyShareFact).holder);
  return [...Map.groupBy(named, nameOf)].map(([name, own]) => {
    const names = spellings(own[0]!, name);
    const all = names
      .slice(0, 3)
      .map((one) => folded.indexOf(one))
      .filter((at) => at >= 0);
    const first = all.length === 0 ? 0 : Math.min(...all);
    const before = folded.slice(Math.max(0, first - 60), first);
    return {
      names,
      ordinal: ORDINAL.exec(before)?.[1] ?? null,
      facts: own,
      isStated: own.some((one) => shareOf(one) !== undefined),
    };
  });
}

/** `1. De heer`, `2) La société anonyme`, `a) Frau`. */
const ORDINAL = /(?:^|[\s:;(])(\d{1,2}|[a-h])(?:[.)°/]-?|\.?-)\)?\s(?:[^\d.:;,]{0,45}\s)?["«„“]?$/;

const FORM_BEHIND = /(?:,? (?:\S{1,2}\.){2,4}|,? \S{2,5}\.?|,? \(?[a-z]\S{0,9}\)?)$/;

function spellings({ type, value }: FactDraft, name: string): string[] {
  if (type === "company_share") {
    const bare = name.replace(FORM_BEHIND, "");
    return [name, bare].filter((one) => one.length > 3);
  }
  const { given_names: given, family_name: family } = value as PersonFact;
  const words = name.split(" ");
  const [own, called] =
    family !== undefined && given !== undefined
      ? [foldInPlace(family), foldInPlace(given).split(" ")[0]!]
      : [words.at(-1)!, words[0]!];
  return [name, `${called} ${own}`, `${own} ${called}`, own, called].filter((one) => one.length > 2);
}

/** Where the text speaks of one of the parties, by a name that only this one has, or by their number. */
export function referencesIn(folded: string, parties: readonly Party[]): Reference[] {
  const byName = Map.groupBy(
    parties.flatMap((party) => [...new Set(party.names)].map((name) => ({ name, party }))),
    ({ name }) => name,
  );
  const own = [...byName].filter(([, some]) => some.length === 1).map(([name, [one]]) => [name, one!.party] as const);
  const known = new Map(own);
  const longest = [...known.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const any = new RegExp(String.raw`(?<![\p{L}\d])(?:${longest.join("|")})(?![\p{L}\d])`, "gu");
  const named = longest.length === 0 ? [] : matchesOf(folded, any);
  const numbered = matchesOf(
    folded,
    /(?:\b(?:sub|zu|ad|onder|sous|under) (\d{1,2}|[a-h])\b\.?\)?|(?<=[\s,;])([a-h])\))/g,
  );
  const all = [
    ...named.map(({ 0: name, index }) => ({ party: known.get(name)!, at: index, end: index + name.length })),
    ...numbered.flatMap(({ 0: quote, 1: number, 2: letter, index }) => {
      const some = parties.filter(({ ordinal }) => ordinal === (number ?? letter));
      return some.length === 1 ? [{ party: some[0]!, at: index, end: index + quote.length }] : [];
    }),
  ].sort((a, b) => a.at - b.at);
  // `a) Herr Mag. Rupert Gschwandtner`, `Thill, Marc Thill`: one reference, up to the last name.
  return all.reduce<Reference[]>((some, one) => {
    const last = some.at(-1);
    const isSame = last?.party === one.party && one.at - last.end < 30 && !/\d/.test(folded.slice(last.end, one.at));
    return isSame ? [...some.slice(0, -1), { ...last, end: one.end }] : [...some, one];
  }, []);
}
