import { loadPrintAssets } from "../../rendering/print-assets.ts";
import type { CaseReportInput, ReportedGate } from "../../rendering/report/report.model.ts";
import { renderCaseReport } from "../../rendering/report/render-report.ts";
import { namesIn, withNames } from "../../domain/audit/officer-names.rules.ts";
import { bundleHash } from "../../platform/canonical-json.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { commentOfApproval } from "../../domain/decisions/approval-comment.rules.ts";
import { gatesInPrint } from "../../domain/decisions/printed-gates.rules.ts";
import { type ChainVerdict, judgeAuditLog } from "./audit-log.service.ts";
import { isDecided } from "../../domain/case/case.machine.ts";
import type { CaseSnapshot } from "./case.client.ts";
import type { CaseDocument } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { recordAccess, readCase } from "./case-reading.service.ts";
import { describeCase } from "../../domain/case/case-words.ts";
import { compareCustomer } from "../../domain/customer/compare-customer.rules.ts";
import { describeCustomer } from "../../domain/customer/describe-customer.rules.ts";
import { givenAnswers } from "../../domain/customer/given-answers.rules.ts";
import { currentChecks, currentRating } from "../../domain/diligence/due-diligence.rules.ts";
import { ownershipInForce } from "../../domain/ownership/ownership-in-force.rules.ts";
import { documentTypeOf } from "../../domain/documents/superseded.rules.ts";
import { documentTypeLabel } from "../../domain/templates/document-types.ts";
import { linesSinceLastDecision } from "../../domain/reviews/since-last-decision.rules.ts";
import { templateName } from "../../domain/templates/index.ts";

/** @throws DomainError `invalid_input` (400) before the case is approved or rejected. */
export async function renderReport(ctx: Ctx, workflowId: string): Promise<{ pdf: Uint8Array; filename: string }> {
  const snapshot = await readCase(ctx, workflowId);
  if (!isDecided(snapshot.record.status)) {
    throw new DomainError("invalid_input", "A case has a report only once it is approved or rejected.", {
      extra: { current_status: snapshot.record.status },
    });
  }
  const input = reportInput(ctx, snapshot, await judgeAuditLog(ctx, snapshot));
  await recordAccess(ctx, workflowId, "report_exported");
  return {
    pdf: await renderCaseReport(input, await loadPrintAssets(ctx.env)),
    filename: `report-${snapshot.record.caseId}.pdf`,
  };
}

/** Collects a report's content from the case; officers have their names before their ids. */
export function reportInput(ctx: Ctx, { record, audit }: CaseSnapshot, verdict: ChainVerdict): CaseReportInput {
  const input: CaseReportInput = {
    brand_name: "Dossier",
    sample: isSampled(ctx, record),
    generated_at: isoTime(ctx.now()),
    generated_by: ctx.actor.id,
    case: {
      case_id: record.caseId,
      company_name: record.companyName,
      company_registration_number: record.registrationNumber ?? "",
      country: record.country,
      template_name: templateName(record),
      status: record.status,
      current_iteration: record.iteration,
      max_iterations: record.maxIterations,
      created_at: record.createdAt,
      updated_at: record.updatedAt,
    },
    summary: describeCase(record, ctx.now()),
    since_last_decision: linesSinceLastDecision(record),
    customer: describeCustomer(record, ctx.now()),
    comparison: compareCustomer(record, ctx.now()),
    answers: givenAnswers(record),
    ownership: ownershipInForce(record, ctx.now()),
    mandatory_checks: currentChecks(record, ctx.now()),
    rating: currentRating(record, currentChecks(record, ctx.now())),
    identifiers: record.vatNumber ? [{ label: "VAT number", value: record.vatNumber }] : [],
    decision: reportedDecision(record, audit),
    refused_approvals: record.refusedApprovals ?? [],
    results: record.investigations,
    gates: reportedGates(record, ctx.now()),
    mcc_classification: record.mcc,
    documents: record.documents.map((document) => ({ ...document, label: labelOf(record, document) })),
    responses: record.taskResponses,
    validation_results: record.validationResults,
    verification: record.verification,
    evidence: record.evidence,
    evidence_bundle_hash: record.evidence.length > 0 ? bundleHash(record.evidence) : null,
    audit: { entries: audit, chain_valid: verdict.chain_valid, chain_fault: verdict.chain_fault },
  };
  return withNames(input, namesIn(audit, ctx.actor));
}

/** Whether any source was a sample, or would be in this configuration. */
export const isSampled = ({ settings }: Ctx, record: CaseRecord): boolean =>
  settings.BELGIAN_MOCK_MODE ||
  settings.PROXYVENDOR_MOCK_MODE ||
  record.evidence.some((evidence) => evidence.source_url.startsWith("sample:"));

function labelOf(record: CaseRecord, document: CaseDocument): string {
  if (document.source === "system") return "Answers to the tasks, as submitted";
  return document.filed
    ? `Filed by an officer: ${document.filed.kind.replaceAll("_", " ")}`
    : documentTypeLabel(documentTypeOf(record, document)).en;
}

function reportedDecision({ decision }: CaseRecord, audit: CaseSnapshot["audit"]): CaseReportInput["decision"] {
  if (!decision) return null;
  return {
    decision: decision.decision,
    reason: decision.reason,
    restrictions: decision.restrictions,
    decided_by: decision.maker,
    decided_at: decision.decidedAt,
    second_approval:
      decision.approver === null
        ? null
        : {
            decision: "approve",
            comment: commentOfApproval(audit),
            decided_by: decision.approver,
            decided_at: decision.decidedAt,
          },
  };
}

function reportedGates(record: CaseRecord, now: Date): ReportedGate[] {
  const plain = { justification: null, actor: null, at: null };
  return [
    ...gatesInPrint(record, now).map(({ gate, state, covered }): ReportedGate => {
      if (covered) return { gate, outcome: "overridden", ...plain, justification: covered };
      const override = record.overrides.findLast((candidate) => candidate.gate === gate);
      return override
        ? {
            gate,
            outcome: "overridden",
            justification: override.justification,
            actor: override.officer,
            at: override.at,
          }
        : { gate, outcome: state === "shut" ? "blocked" : state === "passed" ? "passed" : "not_checked", ...plain };
    }),
    {
      gate: "four_eyes",
      outcome: record.decision?.approver ? "passed" : "not_applicable",
      justification: null,
      actor: record.decision?.approver ?? null,
      at: record.decision?.approver ? record.decision.decidedAt : null,
    },
  ];
}
