import type { FoldedText, Span } from "./folded-text.ts";
import { type FittedModel, namesakeScoresOf } from "./fitted-model.ts";
import type { Article, MediaSubject, Namesake } from "./judgement.model.ts";
import type { Language } from "./lexicon/languages.ts";
import { type Signals, findSubject } from "./subject-signals.rules.ts";

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

export interface Identity {
  readonly mentions: readonly Span[];
  readonly about: readonly Span[];
  readonly namesake: Namesake;
  /** How likely the article tells of somebody else, from 0 to 1. */
  readonly other: number;
  /** The words that decide whether it is this subject. */
  readonly because: Span;
}

/** Signals that an officer would name as the reason, the strongest first. */
const REASONS: Readonly<Record<Namesake, readonly string[]>> = {
  certain: ["age", "place", "people", "context", "trade", "neartrade"],
  unsure: ["initial", "trade", "neartrade"],
  other_subject: ["otherage", "denied", "otherform", "nearelsewhere", "calling", "elsewhere", "authorityelsewhere"],
};

/** Whom an article names, and whether that is the subject. Null when it does not name it. */
export function identify(
  text: FoldedText,
  subject: MediaSubject,
  article: Article,
  languages: readonly Language[],
  model: FittedModel,
): Identity | null {
  const found = findSubject(text, subject, article, languages);
  if (found === null) return null;
  const { mentions, about, signals } = found;
  const [certain, , other] = namesakeScoresOf(signals.keys(), model);
  const isTied = TIES.some((tie) => signals.has(tie)) || isTiedByTrade(subject, signals, certain!);
  const isDenied = DENIALS.some((denial) => signals.has(denial));
  const isCertain = certain! >= CERTAIN_FROM && isTied && !isDenied;
  const namesake = isCertain ? "certain" : other! >= OTHER_FROM ? "other_subject" : "unsure";
  return { mentions, about, namesake, other: other!, because: reasonOf(namesake, signals) ?? mentions[0]! };
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
