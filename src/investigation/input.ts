import type { CaseRecord, InvestigationRun } from "../domain/case/case.record.ts";
import { readableTexts } from "../domain/customer/readable-answer.ts";
import { answersOfRecord } from "../domain/diligence/taken-back.rules.ts";
import { reviewReasons } from "../domain/reviews/review-reason.rules.ts";
import { officerOnMcc } from "../domain/mcc/mcc-decision.rules.ts";
import { contactIn } from "../domain/readings/known-case.ts";
import type { InvestigationInput } from "./types.ts";

/** What an investigation may know of a case, as the case is now. */
export function inputOf(
  record: CaseRecord,
  run: Pick<InvestigationRun, "runId" | "iteration" | "startedAt">,
): InvestigationInput {
  const { answers, takenBack, ownersBefore, ownerCountriesBefore } = answersOfRecord(record);
  const reasons = reviewReasons(record);
  const findings = record.investigations.flatMap((result) => result.findings);
  return {
    caseId: record.caseId,
    workflowId: record.workflowId,
    companyName: record.companyName,
    registrationNumber: record.registrationNumber,
    vatNumber: record.vatNumber,
    country: record.country,
    templateId: record.templateId,
    ...contactIn(record),
    answers,
    additionalData: record.additionalData,
    iteration: run.iteration,
    maxIterations: record.maxIterations,
    runId: run.runId,
    startedAt: run.startedAt,
    enrichment: record.enrichment,
    documents: record.documents.filter((document) => document.source !== "system"),
    taskResponses: readableTexts(record.taskResponses),
    followUpTasks: record.followUpTasks,
    previous: record.investigations.filter((result) => result.iteration < run.iteration),
    discrepancies: record.discrepancies,
    facts: record.facts,
    cleared: findings.filter(({ clearance, confirmation }) => clearance !== undefined || confirmation !== undefined),
    officerOnMcc: officerOnMcc(record.mcc),
    grounds: record.grounds ?? null,
    ...(record.template && { template: record.template }),
    ...(record.network && { network: record.network }),
    ...(record.retrievable && { retrievable: record.retrievable }),
    ...(reasons.length > 0 && { reviewReasons: reasons }),
    ...(ownersBefore.length > 0 && { ownersBefore }),
    ...(ownerCountriesBefore.length > 0 && { ownerCountriesBefore }),
    ...(takenBack.length > 0 && { takenBack }),
    ...(record.ownershipFiled && { ownershipFiled: record.ownershipFiled }),
  };
}
