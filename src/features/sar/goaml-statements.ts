import { answersOf } from "../../domain/customer/stated-facts.ts";
import { givenAnswers } from "../../domain/customer/given-answers.rules.ts";
import { functionsSaid } from "../../domain/customer/public-functions.rules.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { withBefore } from "../../domain/customer/earlier-answers.rules.ts";
import { readYesNo } from "../../domain/case/answers.ts";
import { questionName } from "../../domain/templates/index.ts";

const EXPOSURE = "politically_exposed";

/**
 * Of any customer, in lines and as its own word: whether it declares a public function, which functions its answers name, and
 * every answer that it replaced by another.
 */
export function statedOfCustomer(record: CaseRecord): string[] {
  const answers = answersOf(record);
  const given = givenAnswers(record);
  const exposed = readYesNo(answers[EXPOSURE]);
  const exposedBefore = given.find(({ question }) => question === EXPOSURE)?.before;
  const { texts } = functionsSaid({ answers, taskResponses: record.taskResponses });
  const replaced = given.filter(({ question, before }) => before !== undefined && question !== EXPOSURE);
  return [
    ...(exposed === null && exposedBefore === undefined
      ? []
      : [
          `Declared prominent public function, own or of a close person: ${withBefore(exposed ?? "not answered", exposedBefore)}`,
        ]),
    ...texts.map((words) => `Words of the customer that name a public function: ${words}`),
    ...replaced.map(({ question, answer, before }) => {
      const now = answer?.join("; ") ?? "not answered";
      return `Answer replaced by the customer, ${questionName(record, question)}: ${withBefore(now, before)}`;
    }),
  ];
}
