import type { Matter } from "./words/cue-words.ts";
import { foldedWords } from "./comment-words.rules.ts";
import type { RankedFailure, RootCause } from "./diagnosis.model.ts";

/** A record that may be what went wrong. */
export interface Candidate extends RankedFailure {
  /** Agent or stage that a comment may be about. */
  readonly topic: string;
  /** Words of the case, folded, that belong to this record: a comment that repeats one is about it. */
  readonly content?: readonly string[];
  /** Countries that the record is about, as ISO 3166-1 alpha-2 codes. */
  readonly countries?: readonly string[];
  /** Words that also stand in other records of the case, folded: names of persons, of whom several sources speak. */
  readonly hintWords?: readonly string[];
  /** What a list of the policy is of: a complaint of a risk that speaks of such a thing is about the list. */
  readonly matter?: Matter;
  /** Merchant categories that the record is about. */
  readonly trades?: readonly string[];
  /** Merchant categories of the customer itself: a comment that names one may be about the category, or only about the customer. */
  readonly hintTrades?: readonly string[];
  /** What an officer or the tenant put in place of the service's own answer, so that the result follows from it. */
  readonly isAct?: true;
  /** Whether the record itself says that something failed. */
  readonly isFailure: boolean;
  /** Whether a complaint about its topic, without a named cause, is a complaint about it. */
  readonly isBlamedByMention: boolean;
  /** Whether a conclusion concluded nothing: a word on it more likely means something else. */
  readonly isEmpty?: boolean;
  /** The answer of an agent, which a complaint without a named cause disputes. */
  readonly isAnswer?: true;
  /** Whether the result has an adverse finding of the agent: what an officer then calls right is a complaint about it. */
  readonly isAdverse?: boolean;
  /** Place of its gravest finding in the order of severities. */
  readonly gravity?: number;
  /** The causes that it can be, the likeliest first, each with what it cost the result. */
  readonly effects: readonly { readonly cause: RootCause; readonly effect: number }[];
}

/** Of a hundred: what an officer or the tenant decided settles one matter of the result. */
export const ACT_EFFECT = 20;

/** What may be wrong with such a decision, the likeliest first. */
export const ANY_CAUSE: readonly RootCause[] = ["reasoning", "wrong_entity", "stale_data", "extraction"];

/** An officer as a comment names them: whole words. */
export const actorWords = (officer: string): string[] => foldedWords(officer).map((word) => `${word}$`);
