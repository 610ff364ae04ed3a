import type { MccClassification } from "../domain/case/case.model.ts";
import type { CaseRecord } from "../domain/case/case.record.ts";
import { currentChecks, dueFacts } from "../domain/diligence/due-diligence.rules.ts";
import { answersOfRecord } from "../domain/diligence/taken-back.rules.ts";
import { sellsInShop } from "../domain/diligence/rating/channel.rules.ts";
import type { Evaluation } from "../domain/reasoning/evaluation.model.ts";
import { isPersonTemplate } from "./dossier.ts";
import { demandedTasks, type ProposedTasks, proposeTasks } from "./follow-up/propose-tasks.ts";
import { activityEvidence, classifyMcc, UNKNOWN_TRADE } from "./mcc/classify-mcc.ts";

export { isMccCode } from "../domain/mcc/mcc-codes.ts";

/**
 * Follow-up tasks from what a case shows now: without findings cleared since, or discrepancies settled since.
 * `evaluation` is what the rules said in the last iteration, where it is known.
 */
export function proposeTasksAgain(record: CaseRecord, evaluation: Evaluation | null, now: Date): ProposedTasks {
  const facts = dueFacts(record, now);
  return proposeTasks({
    ...facts,
    caseId: record.caseId,
    taskResponses: record.taskResponses,
    checks: currentChecks(record, now),
    subject: isPersonTemplate(record.templateId) ? "person" : "company",
    demanded: demandedTasks(record.caseId, evaluation),
    rating: record.investigations.at(-1)?.risk_rating,
  });
}

/** Reclassifies the merchant category with an officer's notes. */
export const classifyMccAgain = (record: CaseRecord, notes: string): MccClassification =>
  classifyMcc({
    ...activityEvidence(record.facts, notes),
    isOverCounter: sellsInShop({ ...record, ...answersOfRecord(record) }),
  }) ?? UNKNOWN_TRADE;
