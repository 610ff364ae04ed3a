import { answersOf } from "../../domain/customer/stated-facts.ts";
import { givenAnswers } from "../../domain/customer/given-answers.rules.ts";
import { functionsSaid } from "../../domain/customer/public-functions.rules.ts";
import { exposedOwners } from "../../domain/customer/exposed-owners.rules.ts";
import { atLeast } from "../../domain/decisions/gates.rules.ts";
import { isToSettle, speaksAgainst } from "../../domain/decisions/to-settle.rules.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import { newestFindings } from "../../domain/case/findings.rules.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { inWords, type RelationshipSpan } from "../../domain/relationships/relationship-span.rules.ts";
import { withBefore } from "../../domain/customer/earlier-answers.rules.ts";
import { readYesNo } from "../../domain/case/answers.ts";
import { questionName } from "../../domain/templates/index.ts";

const EXPOSURE = "politically_exposed";
const NEWS: readonly Finding["category"][] = ["sanctions", "pep", "criminal", "enforcement", "adverse_media"];
/** What an officer has to know, and a unit need not. */
const INTERNAL = /^(?:review_reason|customer_known|names_unsearched|answer_not_read)$/;

/** High and critical, and of medium severity what speaks against the customer, or is for an officer to judge. */
const isGrave = (finding: Finding): boolean =>
  atLeast(finding.severity, "high") ||
  (finding.severity === "medium" &&
    !INTERNAL.test(finding.code ?? "") &&
    (NEWS.includes(finding.category) || speaksAgainst(finding) || isToSettle(finding)));

/**
 * Of any customer, in lines: how long it is or was a customer; as its own word, whether it declares a public function, of whom one is stated, which functions its
 * answers name, and every answer that it replaced by another; then the grave findings that stand.
 */
export function statedOfCustomer(record: CaseRecord, relationship: RelationshipSpan | null): string[] {
  const answers = answersOf(record);
  const given = givenAnswers(record);
  const exposed = readYesNo(answers[EXPOSURE]);
  const exposedBefore = given.find(({ question }) => question === EXPOSURE)?.before;
  const { texts } = functionsSaid({ answers, taskResponses: record.taskResponses });
  const replaced = given.filter(({ question, before }) => before !== undefined && question !== EXPOSURE);
  const exposedOnes = exposedOwners({ ...record, answers });
  const grave = newestFindings(record).filter((one) => !one.clearance && one.category !== "data_gap" && isGrave(one));
  const ended = relationship?.ended ? `No longer a customer since ${relationship.ended.on}. ` : "";
  return [
    ...(relationship === null ? [] : [`${ended}Business relationship: ${inWords(relationship)}`]),
    ...(exposed === null && exposedBefore === undefined
      ? []
      : [
          `Declared prominent public function, own or of a close person: ${withBefore(exposed ?? "not answered", exposedBefore)}`,
        ]),
    ...(exposedOnes.length === 0 ? [] : [`Stated to hold a prominent public function: ${exposedOnes.join(", ")}`]),
    ...texts.map((words) => `Words of the customer that name a public function: ${words}`),
    ...replaced.map(({ question, answer, before }) => {
      const now = answer?.join("; ") ?? "not answered";
      return `Answer replaced by the customer, ${questionName(record, question)}: ${withBefore(now, before)}`;
    }),
    ...new Set(
      grave.map(({ severity, title, description }) => `Found in the case (${severity}): ${title}. ${description}`),
    ),
  ];
}
