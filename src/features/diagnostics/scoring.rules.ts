import { SEVERITIES } from "../../domain/case/case.model.ts";
import type { CommentReading } from "./comment.rules.ts";
import type { RootCause } from "./diagnosis.model.ts";
import type { Candidate } from "./ranking.model.ts";

/** From this effect on, the result lacks what a decision needs: such a failure explains a complaint that names nothing. */
export const GRAVE_EFFECT = 60;

/** What the officer mentions weighs as much as most effects, and what they call right cannot be what they complain of. */
const MENTIONED = 50;
/** Weight of a disputed answer: less than a failure that the comment mentions, more than one that it does not. */
const DISPUTED = 45;
/** Weight of a disputed answer that led to a finding: more than that of an answer that was left out. */
const DISPUTED_FINDING = 58;
/** A name from the record itself says more than what officers call its source. */
const REPEATED = 30;
/** An act that the comment is about: the result follows from it, whatever the sources answered. */
const ACT = 90;
/** What failed, where the comment misses something: more than a source that answered. */
const MISSED = 11;
/** Weight of the one gravest record, to which the comment does not point. */
const GRAVEST = 30;
/** Weight of ambiguous words, about half of `MENTIONED`; each further word adds to it. */
const HINTED = 24;
const MORE_WORDS = 4;
const MORE_MAX = 10;
/** A conclusion that the comment calls by its name. */
const OUTPUT = 15;
/** What was left out, where the comment says so. */
const SKIPPED = 15;
/** What a complaint turns to, after what it takes for granted. */
const TURNED_TO = 25;
/** A figure that the comment calls too large or too small. */
const TOO_MUCH = 8;
const FIGURES = ["risk_score", "confidence"];
/** Between records that weigh the same the longer word decides, which more seldom means something else. */
const A_LETTER = 0.01;
const CALLED_RIGHT = -1_000;

export interface Explanation {
  readonly one: Candidate;
  /** Whether categories or clear words point to it; else ambiguous words hint at it, or it has the greatest effect. */
  readonly certainty: "named" | "inferred";
}

/** The record that explains a complaint best; undefined where none does. */
export function explainBest(
  candidates: readonly Candidate[],
  categories: readonly RootCause[],
  comment: CommentReading,
): Explanation | undefined {
  const inferred = inferredFrom(candidates, comment);
  const scored = candidates.flatMap((one, at) => {
    const pointers = pointersTo(one, comment);
    const score = scoreOf(one, pointers, categories, comment);
    if (score === null && (one !== inferred || categories.length > 0)) return [];
    const weight = (score ?? GRAVEST) + mannerBonus(one, inferred, comment) + lettersOf(one, comment) * A_LETTER;
    const isNamed =
      pointers.isMentioned ||
      pointers.repeated.length > 0 ||
      (score !== null && categories.length + comment.causes.length > 0);
    return [{ one, at, score: weight, certainty: isNamed ? ("named" as const) : ("inferred" as const) }];
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score || a.at - b.at);
  return best ?? byManner(candidates, comment);
}

/** The words of the comment that point to a record. */
export function wordsRead(one: Candidate, comment: CommentReading): string[] {
  const { clear, faint } = comment.mentionOf(one.topic);
  return [...new Set([...(clear.length > 0 ? clear : faint), ...pointersTo(one, comment).repeated])];
}

/** How a comment points to a record. */
interface Pointers {
  readonly isMentioned: boolean;
  /** Whether it only hints at it, by words that may say something else. */
  readonly isHinted: boolean;
  /** 0 to 100: weight of the words on its topic. */
  readonly weight: number;
  readonly isRight: boolean;
  /** Words of the record, countries and trades that the comment repeats. */
  readonly repeated: readonly string[];
}

function pointersTo(one: Candidate, comment: CommentReading): Pointers {
  const isRight = comment.callsRight(one.topic);
  const { clear, faint } = comment.mentionOf(one.topic);
  const people = comment.repeats(one.hintWords ?? []).length;
  const isNature = one.topic === "merchant_category" && comment.doubtsActivity;
  const isUnknown = isRight && one.isFailure && one.effect > 0;
  const hints =
    faint.length +
    people +
    (isUnknown ? 1 : 0) +
    (isNature ? 1 : 0) +
    (one.hintTrades ?? []).filter((code) => comment.trades.includes(code)).length;
  const repeated = [
    ...comment.repeats(one.content ?? []),
    ...(one.countries ?? []).filter((code) => comment.countries.includes(code)),
    ...(one.trades ?? []).filter((code) => comment.trades.includes(code)),
  ];
  const isAsked = one.topic === "follow_up_tasks" && comment.objectsToAskingAgain && comment.isOnCustomer;
  const isFigure = comment.isOnFigure && FIGURES.includes(one.topic) && faint.length > 0;
  const isMentioned =
    clear.length > 0 || (isRight && one.isAdverse === true) || isFigure || isAsked || isListed(one, comment);
  const isHinted = !isMentioned && hints > 0 && (people > 0 || canBeHinted(one, comment, hints));
  const more = (words: number) => Math.min(MORE_MAX, words * MORE_WORDS);
  const turned = comment.turnsTo(one.topic) ? TURNED_TO : 0;
  const weight = isMentioned
    ? MENTIONED + more(clear.length - 1 + hints / 2) + turned + (comment.namesOutput(one.topic) ? OUTPUT : 0)
    : isHinted
      ? (turned > 0 ? MENTIONED : HINTED) + 2 * more(hints - 1) + turned
      : 0;
  return { isMentioned, isHinted, weight: one.isEmpty ? weight / 2 : weight, isRight, repeated };
}

/** Ambiguous words count in a complaint about the customer or an answer, or if there are several; elsewhere they mean something else. */
const canBeHinted = (one: Candidate, comment: CommentReading, hints: number): boolean =>
  !comment.isElsewhere &&
  (hints > 1 ||
    isPeculiar(one) ||
    comment.isOnCustomer ||
    comment.isOnAbsence ||
    comment.isDispute ||
    comment.isDenial ||
    comment.isQuestion ||
    comment.trades.length > 0);

/** Whether the record itself gives a reason for complaint. */
const isPeculiar = (one: Candidate): boolean =>
  one.isAdverse === true || one.isAct === true || (one.isFailure && one.effect > 0);

/** Whether the complaint calls a country or trade risky, and the record is the policy's list of such. */
const isListed = ({ matter }: Candidate, comment: CommentReading): boolean =>
  matter !== undefined &&
  comment.speaksOfMatter(matter) &&
  ["policy", "risk_score"].some((topic) => comment.mentionOf(topic).clear.length > 0);

const isPointed = ({ isMentioned, isHinted, repeated }: Pointers): boolean =>
  isMentioned || isHinted || repeated.length > 0;

/** Null: it does not explain the complaint. */
function scoreOf(
  one: Candidate,
  pointers: Pointers,
  categories: readonly RootCause[],
  comment: CommentReading,
): number | null {
  if (one.isAct) return actScore(one, pointers);
  // A word of its name alone may be a word of anything; an officer who reviewed or filed it is meant by name.
  if (one.kind === "document" && !pointers.isMentioned) return null;
  const causes = categories.length > 0 ? categories : comment.causes;
  const effect = effectFor(one, causes);
  const byCause = causes.length > 0 && effect !== null ? effect + weightOf(pointers) : null;
  if (categories.length > 0) return byCause;
  if (comment.isElsewhere && one.isAnswer && one.isAdverse !== true && pointers.repeated.length === 0) return byCause;
  const asDisputed = one.isAnswer && isPointed(pointers) && one.isBlamedByMention ? disputed(one, pointers) : null;
  if (byCause !== null) return Math.max(byCause, asDisputed ?? byCause);
  if (one.isAnswer) return asDisputed;
  if (isPointed(pointers) && (one.isBlamedByMention || one.isFailure)) return one.effect + weightOf(pointers);
  const isSilent = !comment.isGiven || (one.effect >= GRAVE_EFFECT && !comment.isElsewhere);
  return causes.length === 0 && one.isFailure && one.effect > 0 && isSilent ? one.effect + weightOf(pointers) : null;
}

const weightOf = ({ weight, isRight, repeated }: Pointers): number =>
  repeated.length > 0 ? Math.max(weight, MENTIONED) + REPEATED : weight > 0 ? weight : isRight ? CALLED_RIGHT : 0;

const disputed = ({ isAdverse, gravity = 0 }: Candidate, { weight, repeated }: Pointers): number =>
  (isAdverse ? DISPUTED_FINDING + gravity : DISPUTED) -
  MENTIONED +
  (repeated.length > 0 ? Math.max(weight, MENTIONED) + REPEATED : weight);

/** A document is meant by its own name, a rule of the policy by what it is about; other acts also by their matter. */
function actScore({ kind }: Candidate, { isMentioned, isHinted, weight, repeated }: Pointers): number | null {
  if (repeated.length > 0) return ACT + REPEATED;
  if (kind === "document" || (kind === "policy" && !isMentioned)) return null;
  return isMentioned || isHinted ? ACT - MENTIONED + weight : null;
}

/** The greatest effect of the record by one of these causes; null where it has none of them. */
function effectFor(one: Candidate, causes: readonly RootCause[]): number | null {
  const effects = one.effects.filter(({ cause }) => causes.includes(cause)).map(({ effect }) => effect);
  return effects.length === 0 ? null : Math.max(...effects);
}

/**
 * The record that a complaint is likely about which points to none: what failed where something is missed, else the
 * answer with the one gravest finding. Not where the complaint is about something else, or records weigh the same.
 */
function inferredFrom(candidates: readonly Candidate[], comment: CommentReading): Candidate | undefined {
  if (!comment.isGiven || comment.isElsewhere) return undefined;
  const failures = candidates.filter((one) => one.isFailure && one.effect > 0);
  const failed = only(failures, ({ effect }) => effect);
  if (comment.isOnAbsence && failed !== undefined && !failures.some((one) => isPointed(pointersTo(one, comment))))
    return failed;
  if (!comment.isOnCustomer && !comment.isDispute) return undefined;
  const grave = candidates.filter(({ gravity = 0 }) => gravity >= SEVERITIES.indexOf("medium"));
  return only(grave, ({ gravity }) => gravity!);
}

/** The one with the greatest weight; undefined where several have it, or there is none. */
function only(candidates: readonly Candidate[], weigh: (one: Candidate) => number): Candidate | undefined {
  const most = Math.max(...candidates.map(weigh));
  const greatest = candidates.filter((one) => weigh(one) === most);
  return greatest.length === 1 ? greatest[0] : undefined;
}

/** What the manner of the complaint adds: it misses what failed, or calls a figure too large or too small. */
function mannerBonus(one: Candidate, inferred: Candidate | undefined, comment: CommentReading): number {
  if (comment.saysSkipped && one.kind === "decision" && isPointed(pointersTo(one, comment))) return SKIPPED;
  const isMissing = comment.isOnAbsence || comment.isQuestion;
  if (isMissing && one.isFailure && one.effect > 0 && (one === inferred || isPointed(pointersTo(one, comment))))
    return MISSED;
  return comment.isOnFigure && FIGURES.includes(one.topic) && comment.mentionOf(one.topic).clear.length > 0
    ? TOO_MUCH
    : 0;
}

const lettersOf = (one: Candidate, comment: CommentReading): number =>
  Math.max(0, ...comment.mentionOf(one.topic).clear.map((word) => word.length));

/** What a comment is about that mentions nothing: two trades, or one denied, are a wrong category, too large a figure is the score. */
function byManner(candidates: readonly Candidate[], comment: CommentReading): Explanation | undefined {
  const isOnTrade = comment.trades.length > 1 || (comment.trades.length === 1 && comment.isDenial);
  const stage = isOnTrade ? "merchant_category" : null;
  const one = candidates.find((candidate) => candidate.kind === "stage" && candidate.stage === stage);
  return one && { one, certainty: "inferred" };
}
