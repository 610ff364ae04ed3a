import type { AnswerHistory } from "../case/answer-history.model.ts";
import type { Question } from "../templates/template.types.ts";
import { linesOf } from "./answer-lines.ts";
import { comparable } from "./answers-differ.rules.ts";

/** What the customer answered to a question before, oldest first and each once, where it says otherwise now. */
export function answersBefore({ replacedAnswers = [] }: AnswerHistory, question: Question, now: unknown): string[] {
  const inWords = (answer: unknown) => linesOf(answer, question.options)?.join("; ") ?? "";
  // Of owners every particular counts: another nationality is another answer.
  const formOf = (answer: unknown) => {
    const plain = typeof answer === "boolean" ? (answer ? "yes" : "no") : answer;
    return question.type === "owners" ? inWords(answer) : comparable(question, plain);
  };
  const before = replacedAnswers.filter((one) => one.question === question.id).map(({ answer }) => answer);
  const words = before.filter((answer) => formOf(answer) !== formOf(now)).map(inWords);
  return [...new Set(words)].filter(Boolean);
}

/** Behind an answer: "no (before: yes)". */
export const withBefore = (answer: string, before: readonly string[] = []): string =>
  before.length === 0 ? answer : `${answer} (before: ${before.join("; then ")})`;
