import type { Feature } from "./features.rules.ts";
import { outcomesOf } from "../../../platform/fitted-network.ts";
import { type FittedModel, namesakeScoresOf, placedIn } from "./fitted-model.ts";
import type { Span } from "./folded-text.ts";
import type { MediaSubject, Namesake } from "./judgement.model.ts";
import type { Found, Signals } from "./subject-signals.rules.ts";

/** Likelihoods from which a subject is certain, or another one. */
const CERTAIN_FROM = 0.6;
const OTHER_FROM = 0.5;
/** Without one of these no subject is certain, with one of those none is: a namesake taken for the subject costs most. */
const TIES = ["age", "place", "people", "context"];
/** With one of these, the trade alone ties no subject: another of the same trade may live elsewhere. */
const CONTRARY = ["elsewhere", "nearelsewhere", "calling", "initial"];
/** Likelihood from which the trade alone ties a company, or a person by the last name: both are shared more often than whole names. */
const CERTAIN_BY_TRADE_FROM = 0.9;
const DENIALS = ["denied", "otherage", "otherform"];

export const NAMESAKES = ["certain", "unsure", "other_subject"] as const satisfies readonly Namesake[];

/** Likelihood by all words of the article below which no subject is certain. */
const CERTAIN_BY_WORDS_FROM = 0.5;
/** What all signals together count among the features. */
const SIGNALS_WEIGHT = 3;

export interface Identity {
  readonly mentions: readonly Span[];
  readonly namesake: Namesake;
  /** How likely the article tells of somebody else, from 0 to 1. */
  readonly other: number;
  /** Whether the full name agrees, and the age or, of a common name, the town, and nothing denies it. */
  readonly agrees: boolean;
  /** The words that decide whether it is this subject. */
  readonly because: Span;
}

/** Signals that an officer would name as the reason, the strongest first. */
const REASONS: Readonly<Record<Namesake, readonly string[]>> = {
  certain: ["age", "place", "people", "context", "trade", "neartrade"],
  unsure: ["initial", "trade", "neartrade"],
  other_subject: ["otherage", "denied", "otherform", "nearelsewhere", "calling", "elsewhere", "authorityelsewhere"],
};

/** What the network sees that tells a namesake: the article's features, and the signals. */
export const namesakeFeaturesOf = (features: readonly Feature[], signals: Iterable<string>): Feature[] => {
  const names = [...signals];
  const value = SIGNALS_WEIGHT / Math.sqrt(Math.max(1, names.length));
  return [...features, ...names.map((name) => ({ name: `G ${name}`, value, span: null }))];
};

/** Whether an article that names the subject tells of it: the signals must say so, and the words around it must not deny it. */
export function identify(
  { mentions, signals }: Found,
  features: readonly Feature[],
  subject: MediaSubject,
  model: FittedModel,
): Identity {
  const [certain, , bySignals] = namesakeScoresOf(signals.keys(), model);
  const placed = placedIn(namesakeFeaturesOf(features, signals.keys()), model).map((one) => one.placed);
  const byWords = outcomesOf(placed, model.namesakeNetwork).shares;
  const ties = subject.isCommon ? TIES.filter((tie) => tie !== "place") : TIES;
  const isTied = ties.some((tie) => signals.has(tie)) || isTiedByTrade(subject, signals, certain!);
  const isDenied = DENIALS.some((denial) => signals.has(denial));
  const isCertain = certain! >= CERTAIN_FROM && isTied && !isDenied && byWords[0]! >= CERTAIN_BY_WORDS_FROM;
  const other = isCertain ? bySignals! : (bySignals! + byWords[2]!) / 2;
  const agrees =
    signals.has("full") && (signals.has("age") || (subject.isCommon === true && signals.has("place"))) && !isDenied;
  const namesake = isCertain ? "certain" : other >= OTHER_FROM && !agrees ? "other_subject" : "unsure";
  return { mentions, namesake, other, agrees, because: reasonOf(namesake, signals) ?? mentions[0]! };
}

/** Whether name and trade agree, where the town is not told. */
function isTiedByTrade({ kind, place }: MediaSubject, signals: Signals, certain: number): boolean {
  if (!signals.has("trade")) return false;
  if (place === undefined) return true;
  if (CONTRARY.some((sign) => signals.has(sign))) return false;
  return (kind === "person" && signals.has("full")) || certain >= CERTAIN_BY_TRADE_FROM;
}

function reasonOf(namesake: Namesake, signals: Signals): Span | undefined {
  return REASONS[namesake].flatMap((name) => signals.get(name) ?? [])[0];
}
