import type { Discrepancy, Finding, FollowUpTask, InvestigationResult } from "../../src/domain/case/case.model.ts";
import type { CaseRecord, DecisionInput } from "../../src/domain/case/case.record.ts";
import { lenientPolicy, soundGrounds } from "./diligence-fixtures.ts";
import type { Actor, Role } from "../../src/platform/context.ts";

/** Plain records for tests of pure rules: everything that a test does not name is unremarkable. */
export function caseRecord(given: Partial<CaseRecord> = {}): CaseRecord {
  return {
    tenantId: "tenant",
    caseId: "00000000-0000-4000-8000-000000000001",
    workflowId: "case-00000000-0000-4000-8000-000000000002",
    companyName: "Molenhof Logistiek",
    registrationNumber: "0999900150",
    vatNumber: "BE0999900150",
    country: "BE",
    templateId: "psp_merchant_onboarding",
    websiteUrl: null,
    additionalData: {},
    enrichment: { vies: null, companydata: null, fundingdata: null, website: null },
    status: "REVIEW_PENDING",
    iteration: 1,
    maxIterations: 5,
    createdBy: "alice",
    createdAt: "2026-11-01T08:00:00.000Z",
    updatedAt: "2026-11-01T08:00:00.000Z",
    version: 1,
    portal: { tokenHash: "hash", tokenSealed: "sealed", expiresAt: "2026-12-01T08:00:00.000Z" },
    documents: [],
    reservations: [],
    followUpTasks: [],
    taskResponses: [],
    run: null,
    investigations: [investigation()],
    discrepancies: [],
    generatedTasks: [],
    tasksReasoning: "",
    validationResults: [],
    facts: {},
    evidence: [],
    mcc: null,
    verification: null,
    automation: null,
    parked: null,
    decision: null,
    overrides: [],
    assessments: [],
    sars: [],
    legalHold: false,
    grounds: soundGrounds(),
    policy: lenientPolicy(),
    ...given,
  };
}

export function investigation(given: Partial<InvestigationResult> = {}): InvestigationResult {
  return {
    iteration: 1,
    risk_score: 0.1,
    risk_factors: [],
    case_confidence: { total: 80, dimensions: [] },
    findings: [],
    discrepancies: [],
    summary: "",
    model_used: "built-in",
    completed_at: "2026-11-01T09:00:00.000Z",
    ...given,
  };
}

export function finding(given: Partial<Finding> = {}): Finding {
  return {
    id: "finding-1",
    category: "address",
    severity: "low",
    title: "",
    description: "",
    source: "kbo",
    evidence_ids: [],
    agent_name: "registry",
    confidence: 1,
    ...given,
  };
}

export function uboDiscrepancy(given: Partial<Discrepancy> = {}): Discrepancy {
  return {
    id: "discrepancy-1",
    kind: "ubo",
    field: "beneficial_owners",
    declared: "Jan Claes",
    observed: "An Peeters",
    source: "kbo",
    severity: "high",
    status: "open",
    ...given,
  };
}

export function decisionInput(given: Partial<DecisionInput> = {}): DecisionInput {
  return {
    decision: "approve",
    reason: null,
    restrictions: [],
    followUpTasks: [],
    overrideDissolvedEntity: null,
    overrideOpenDiscrepancies: null,
    ...given,
  };
}

export const actor = (id = "alice", ...roles: Role[]): Actor => ({
  kind: "officer",
  tenantId: "tenant",
  id,
  roles: roles.length ? roles : ["officer"],
});

/** A question of the second round, which an officer asks for a reason that stays inside. */
export function followUpTask(given: Partial<FollowUpTask> = {}): FollowUpTask {
  return {
    id: "followup_2_1",
    iteration: 2,
    description: "Who owns the shop?",
    response_type: "text",
    document_type: null,
    required: true,
    justification: "a director is on a list",
    status: "open",
    ...given,
  };
}
