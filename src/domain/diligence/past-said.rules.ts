import { sentencesIn } from "../customer/sentences.ts";
import { foldAccents } from "../../platform/folding.ts";
import {
  BANKRUPT,
  BANKRUPT_OR_BANNED,
  BEHIND,
  CLEARED,
  CONVICTED,
  GRAVE_CRIME,
  NOT,
  NOT_ONLY,
  OTHERS,
  SELF,
  TRADE,
} from "./past-words.ts";
import { hasWords } from "./rating/rating-facts.ts";

/** What the customer's own words say of a past with the law. */
export interface PastSaid {
  readonly kind: "convicted" | "bankrupt_or_banned";
  /** Laundering, fraud, drugs, terror and the like. */
  readonly isGrave: boolean;
  /** The sentence as it was written. */
  readonly sentence: string;
}

/** Who writes, and whom the sources and answers name behind them. */
export interface Writer {
  readonly isPerson: boolean;
  /** Full names of owners and directors. */
  readonly named: readonly string[];
}

const KINDS = [
  { kind: "convicted", words: CONVICTED, isBare: true },
  { kind: "bankrupt_or_banned", words: BANKRUPT_OR_BANNED, isBare: true },
  { kind: "bankrupt_or_banned", words: BANKRUPT, isBare: false },
] as const;

/**
 * Convictions, charges and prison, and bankruptcy or a ban from business, that a customer states of itself, its owners or directors; one of
 * each kind, the gravest first. A private person who names nobody writes of itself, and a company of its trade.
 * @param texts what it answered in words.
 */
export function pastSaid(texts: readonly string[], writer: Writer): PastSaid[] {
  const sentences = sentencesIn(texts).filter((one) => one !== "");
  const said = sentences.flatMap((sentence) => inSentence(sentence, writer));
  said.sort((one, other) => Number(other.isGrave) - Number(one.isGrave));
  return [...new Map(said.toReversed().map((one) => [one.kind, one])).values()].toReversed();
}

function inSentence(sentence: string, writer: Writer): PastSaid[] {
  const folded = foldAccents(sentence).toLowerCase().replaceAll(NOT_ONLY, " ");
  if (hasWords(folded, CLEARED)) return [];
  return KINDS.flatMap(({ kind, words, isBare }): PastSaid[] => {
    const events = folded.matchAll(new RegExp(`(?<!\\p{L})(?:${words})`, "gu"));
    const isSaid = [...events].some(({ 0: event, index }) =>
      isOfWriter({ before: folded.slice(0, index), event, isBare }, writer),
    );
    const isGrave = kind === "convicted" && hasWords(folded, `\\p{L}*${GRAVE_CRIME}`);
    return isSaid ? [{ kind, isGrave, sentence }] : [];
  });
}

interface Event {
  /** The sentence up to it. */
  readonly before: string;
  readonly event: string;
  /** Whether it needs no subject. */
  readonly isBare: boolean;
}

/** Who is named next before an event is whom it is of. */
function isOfWriter({ before, event, isBare }: Event, { isPerson, named }: Writer): boolean {
  const clause = before.split(/[,:;()]|(?<!\p{L})(?:but|maar|mais|aber)(?!\p{L})/u).at(-1)!;
  if (hasWords(`${clause}${event}`, NOT)) return false;
  const company = isPerson
    ? "(?!)"
    : "(?:our|this|onze|deze|notre|cette|unsere?|diese) (?:company|firm|vennootschap|firma|onderneming|bedrijf|societe|entreprise|gesellschaft|unternehmen)(?!\\p{L})";
  const at = [
    { is: "self", at: lastOf(`${before}${event}`, `${SELF}|${company}`) },
    { is: "self", at: Math.max(-1, ...named.map((name) => before.lastIndexOf(foldAccents(name).toLowerCase()))) },
    // Before those behind: a "former owner" is both.
    { is: "other", at: lastOf(before, OTHERS) },
    { is: "self", at: lastOf(before, BEHIND) },
    { is: "trade", at: lastOf(before, TRADE) },
  ].filter((one) => one.at >= 0);
  const next = at.toSorted((one, other) => other.at - one.at)[0];
  if (next?.is === "self") return true;
  // "Lawyer, convicted of fraud" is a lawyer's own conviction.
  const isOwnClause = /(?:^|[,:;(&+-]|(?<!\p{L})(?:and|en|et|und))\s*$/u.test(before);
  return isBare && isPerson && (next === undefined || (next.is === "trade" && isOwnClause));
}

/** Where the last of these words ends; -1 without any. */
export function lastOf(text: string, words: string): number {
  const found = [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${words})`, "gu"))].at(-1);
  return found === undefined ? -1 : found.index + found[0].length;
}
