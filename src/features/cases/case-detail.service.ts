import type { z } from "@hono/zod-openapi";
import { deactivatedSince } from "../../http/standing.ts";
import type { Ctx } from "../../platform/context.ts";
import { describeCustomer } from "../../domain/customer/describe-customer.rules.ts";
import { isWithheldFrom, needsProvisional } from "../../domain/automation/blind-review.rules.ts";
import { decisionOptions } from "../../domain/decisions/decision-options.rules.ts";
import { earlierPolicy } from "../../domain/decisions/earlier-policy.rules.ts";
import { gateStates, standingOf } from "../../domain/decisions/gates.rules.ts";
import { isOutdated } from "../../domain/decisions/pinned-facts.rules.ts";
import { currentRating } from "../../domain/diligence/due-diligence.rules.ts";
import { isOpen } from "../../domain/diligence/check.model.ts";
import type { CaseDocument } from "../../domain/case/case.model.ts";
import type { Enrichment } from "../../domain/case/enrichment.model.ts";
import type { CaseRecord, DecisionInput } from "../../domain/case/case.record.ts";
import { assignmentOf } from "../../domain/case/assignment.rules.ts";
import { type Dated, type DueDays, dueOf } from "../../domain/case/due.rules.ts";
import { nextStepOf } from "../../domain/case/next-step.rules.ts";
import { reportableDifferences } from "../../domain/diligence/register-report.rules.ts";
import { learnedTasks } from "../../domain/memory/case-learning.rules.ts";
import { withoutMemorySentence } from "../../domain/memory/printed.rules.ts";
import type { SarOfficer } from "../../domain/sar/circle.rules.ts";
import { templateName } from "../../domain/templates/index.ts";
import { tryNotifyLinkedCases } from "../alerts/network.service.ts";
import type { DatedCase } from "./cases.store.ts";
import { customerMailView } from "./mail.views.ts";
import { networkView } from "./network.views.ts";
import { readShownCase, requireCase } from "./case-reading.service.ts";
import { reviewOfView } from "./review-of.views.ts";
import { provisionalView, reviewNow, reviewView } from "./review.views.ts";
import { withholdJudgement } from "./withheld.views.ts";
import type { CaseDetailView } from "./cases.responses.ts";
import { readingSummary } from "./reading.views.ts";
import { portalUrl, revealPortalToken } from "./portal-link.service.ts";

type Detail = z.input<typeof CaseDetailView>;

/** The whole case as an officer sees it. @throws DomainError `not_found`, `service_unavailable`. */
export async function readCaseDetail(ctx: Ctx, workflowId: string): Promise<Detail> {
  const [row, { record, events }] = await Promise.all([
    requireCase(ctx, workflowId, "case_read"),
    readShownCase(ctx, workflowId),
  ]);
  // Also a case whose notification was lost is told of its alerts, as soon as somebody looks at it.
  if (row.networkMarked) ctx.waitUntil(tryNotifyLinkedCases(ctx));
  const now = ctx.now();
  const { tasks, effects } = learnedTasks(record, now);
  const detail: Detail = {
    ...caseView(record, now),
    ...reviewView(record, now, reviewNow(row)),
    generated_tasks: [...tasks] as Detail["generated_tasks"],
    learned_effects: [...effects],
    ...dueOf(datedOf(record), dueDaysOf(row), now),
    ...workView(record),
    ...judgementView(record, now, ctx.settings.MAKER_CHECKER_ENABLED, ctx.actor),
    discrepancies: discrepanciesView(ctx, record),
    earlier_policy: earlierPolicy(record, row.policyInForce),
    audit_log: [...events],
    ...(await linkView(ctx, record)),
    customer_mail: customerMailView(record),
  };
  const pending = detail.pending_decision;
  if (pending) pending.maker_deactivated_at = await deactivatedSince(ctx, pending.maker);
  return isWithheldFrom(record, ctx.actor.id) ? withholdJudgement(detail) : detail;
}

/** A review that must not reach its customer has no link. */
async function linkView(ctx: Ctx, { portal, reviewOf }: CaseRecord) {
  if (reviewOf?.heldBack) return { portal_token: null, portal_url: null, portal_expires_at: null };
  const token = await revealPortalToken(ctx, portal);
  return { portal_token: token, portal_url: portalUrl(ctx, token), portal_expires_at: portal.expiresAt };
}

/** With the day by which each must be reported to a register, if the caller may know of it. */
function discrepanciesView(ctx: Ctx, record: CaseRecord): Detail["discrepancies"] {
  const reports = reportableDifferences(record, ctx.actor, ctx.now());
  return record.discrepancies.map((discrepancy) => {
    const report = reports.find(({ discrepancy_id }) => discrepancy_id === discrepancy.id);
    return report
      ? { ...discrepancy, report_due: report.report_due, report_overdue: report.report_overdue }
      : discrepancy;
  });
}

/** None in the default policy. */
export const dueDaysOf = ({ dueDays }: Pick<DatedCase, "dueDays">): DueDays =>
  dueDays === null ? {} : (JSON.parse(dueDays) as DueDays);

/** The rating counts once nobody must decide without it: a date by it would tell it. */
const datedOf = (record: CaseRecord): Dated => ({
  ...record,
  statusSince: record.statusSince ?? null,
  riskLevel: needsProvisional(record) ? null : (record.investigations.at(-1)?.risk_rating?.level ?? null),
  dueAt: assignmentOf(record).dueAt,
});

function workView(record: CaseRecord): Pick<Detail, "assignee" | "priority" | "next_step"> {
  const { assignee, priority } = assignmentOf(record);
  return { assignee, priority, next_step: nextStepOf(record.status, needsProvisional(record)) };
}

/** What the service judges of a case at this time, and what the officer may decide. */
export function judgementView(record: CaseRecord, now: Date, makerChecker: boolean, officer?: SarOfficer) {
  const standing = standingOf(record, now, makerChecker, officer);
  return {
    customer: describeCustomer(record, now, standing.checks) as unknown as Detail["customer"],
    checks: standing.checks as Detail["checks"],
    risk_rating: currentRating(record, standing.checks) as Detail["risk_rating"],
    gates: gateStates(standing),
    network: networkView(record),
    decision_options: decisionOptions(standing) as Detail["decision_options"],
  };
}

/** What is on file about a case, without what opens a door or says which one is shut. */
export function caseView(record: CaseRecord, now: Date) {
  return {
    case_id: record.caseId,
    workflow_id: record.workflowId,
    status: record.status,
    company_name: record.companyName,
    company_registration_number: record.registrationNumber,
    vat_number: record.vatNumber,
    country: record.country,
    template_id: record.templateId,
    template_name: templateName(record),
    template_version: record.template?.version ?? 0,
    website_url: record.websiteUrl,
    current_iteration: record.iteration,
    max_iterations: record.maxIterations,
    latest_risk_score: record.investigations.at(-1)?.risk_score ?? null,
    ...enrichmentView(record.enrichment),
    documents: record.documents.map((document) => documentView(record, document)),
    follow_up_tasks: [...record.followUpTasks],
    investigation_results: record.investigations.map(withoutMemorySentence) as z.input<
      typeof CaseDetailView
    >["investigation_results"],
    discrepancies: [...record.discrepancies],
    generated_tasks: [...record.generatedTasks] as z.input<typeof CaseDetailView>["generated_tasks"],
    mcc_classification: record.mcc as z.input<typeof CaseDetailView>["mcc_classification"],
    validation_results: [...record.validationResults],
    ...decisionView(record),
    ...reviewOfView(record),
    ...reviewView(record, now),
    provisional_decision: provisionalView(record),
    withheld: false,
    created_by: record.createdBy,
    created_at: record.createdAt,
    updated_at: record.updatedAt,
  };
}

export function enrichmentView(enrichment: Enrichment) {
  const { companydata } = enrichment;
  return {
    vies_enrichment: enrichment.vies,
    companydata_enrichment: companydata && { ...companydata, directors: [...companydata.directors] },
    fundingdata_enrichment: enrichment.fundingdata,
    website_validation: enrichment.website,
  };
}

/** A document as officers list it. Its id names it to them; no route of the portal takes one. */
export function documentView(record: Pick<CaseRecord, "status" | "followUpTasks">, document: CaseDocument) {
  const { given_name: _name, superseded, review, filed, ...listed } = document;
  return {
    ...listed,
    superseded: superseded ?? false,
    reading: readingSummary(record, document),
    review: review ? { ...review, facts: review.facts.map(({ id, value }) => ({ id, value })) } : null,
    filed: filed ?? null,
  };
}

/** The maker's justification of each overridden gate. */
function overridesOf(input: DecisionInput) {
  const given = {
    override_dissolved_entity: input.overrideDissolvedEntity,
    override_open_discrepancies: input.overrideOpenDiscrepancies,
    override_open_checks: input.overrideOpenChecks ?? null,
  };
  return Object.fromEntries(Object.entries(given).filter(([, text]) => text !== null)) as Record<string, string>;
}

function decisionView(record: CaseRecord) {
  const { parked, decision, investigations } = record;
  return {
    pending_decision: parked && {
      decision: parked.input.decision,
      reason: parked.input.reason,
      maker: parked.maker,
      maker_deactivated_at: null as string | null,
      parked_at: parked.parkedAt,
      four_eyes: [...parked.reasons],
      needs_senior: parked.needsSenior,
      restrictions: [...parked.input.restrictions],
      follow_up_tasks: [...parked.input.followUpTasks],
      overrides: overridesOf(parked.input),
      open_checks: (investigations.at(-1)?.checks ?? []).filter(isOpen).map(({ check }) => check),
      evidence_changed: isOutdated(record, parked),
    },
    decision: decision && {
      decision: decision.decision,
      reason: decision.reason,
      restrictions: [...decision.restrictions],
      maker: decision.maker,
      approver: decision.approver,
      decided_at: decision.decidedAt,
    },
  };
}
