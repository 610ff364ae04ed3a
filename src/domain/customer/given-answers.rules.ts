import type { CaseRecord } from "../case/case.record.ts";
import { questionName, templateOf } from "../templates/index.ts";
import type { Question } from "../templates/template.types.ts";
import { linesOf } from "./answer-lines.ts";
import { answersBefore } from "./earlier-answers.rules.ts";
import { answersOf } from "./stated-facts.ts";

/** A question of the form and what the customer answered. */
export interface GivenAnswer {
  readonly question: string;
  /** In English; the words of the id for an answer that the form does not ask for. */
  readonly text: string;
  readonly type: Question["type"];
  readonly required: boolean;
  /** Null where it is unanswered. */
  readonly answer: readonly string[] | null;
  /** What was answered before, oldest first; absent where the answer never was another. */
  readonly before?: readonly string[];
}

/** Every question of the case's form in its order, and then answers that the caller gave beside it. */
export function givenAnswers(
  record: Pick<CaseRecord, "templateId" | "template" | "additionalData" | "replacedAnswers">,
): GivenAnswer[] {
  const answers = answersOf(record);
  const asked = templateOf(record)?.questions ?? [];
  const beside = Object.keys(answers).filter((id) => !asked.some((question) => question.id === id));
  return [
    ...asked.map((question) => {
      const { id, text: words, type, required, options } = question;
      const before = answersBefore(record, question, answers[id]);
      return {
        question: id,
        text: words.en,
        type,
        required,
        answer: linesOf(answers[id], options),
        ...(before.length > 0 && { before }),
      };
    }),
    ...beside.map((id) => ({
      question: id,
      text: questionName(record, id),
      type: "text" as const,
      required: false,
      answer: linesOf(answers[id], null),
    })),
  ];
}
