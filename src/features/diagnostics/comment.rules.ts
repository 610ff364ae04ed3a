import { foldText } from "../../platform/folding.ts";
import { causesIn, topicWords } from "./comment-words.ts";
import type { RootCause } from "./diagnosis.model.ts";

/** What an officer's comment is about. */
export interface CommentReading {
  readonly causes: readonly RootCause[];
  /** Whether it complains of an agent or a stage. */
  mentions(topic: string): boolean;
  /** Whether it says that an agent or a stage was right. */
  callsRight(topic: string): boolean;
  /** The words that are about it. */
  wordsOn(topic: string): string[];
}

const RIGHT =
  /\b(?:fine|ok|okay|correct|right|good|complete|juist|goed|klopt|in orde|volledig|exact|correcte?s?|bon(?:ne)?|complete?|stimmt|richtig)\b/;
const WRONG =
  /\b(?:not|no|nobody|never|n t|wrong|niet|geen|niemand|pas|aucun|jamais|nicht|kein\w*|false|faux|fausse|fout|missing|ontbreek\w*|manqu\w*)\b/;

/** Reads an officer's comment, clause by clause: what one calls right, another may complain of. */
export function readComment(comment: string | null): CommentReading {
  const clauses = (comment ?? "")
    .split(/[.!?;,\n]|\b(?:but|maar|mais|aber)\b/i)
    .map((clause) => ` ${foldText(clause.replaceAll(/œ/gi, "oe"), /[^\p{L}\p{N}]+/gu)} `);
  const isRight = (clause: string) => RIGHT.test(clause) && !WRONG.test(clause);
  const complaints = clauses.filter((clause) => !isRight(clause));
  const wordsOn = (topic: string): string[] => [...new Set(complaints.flatMap((clause) => topicWords(clause, topic)))];
  return {
    causes: [...new Set(complaints.flatMap(causesIn))],
    mentions: (topic) => wordsOn(topic).length > 0,
    callsRight: (topic) =>
      clauses.some((clause) => isRight(clause) && topicWords(clause, topic).length > 0) && wordsOn(topic).length === 0,
    wordsOn,
  };
}
