import type { Discrepancy, Finding } from "../../src/domain/case/case.model.ts";
import type { InvestigationInput } from "../../src/investigation/types.ts";

/** A first iteration on a Belgian company that has answered and handed in nothing yet. */
export function investigationInput(overrides: Partial<InvestigationInput> = {}): InvestigationInput {
  return {
    caseId: "5b0a6f0e-0c5b-4d53-9b8e-0f6d2f1f7a11",
    workflowId: "case-8e1e4b5a-6a55-4b59-8f0e-a5d1c0a4c9d2",
    companyName: "Bakkerij De Linde",
    registrationNumber: "0999900150",
    vatNumber: null,
    country: "BE",
    templateId: "psp_merchant_onboarding",
    websiteUrl: null,
    answers: {},
    additionalData: {},
    iteration: 1,
    maxIterations: 5,
    runId: "3f7c1f4e-55a7-4f61-8a2b-9e9a4c0f5b33",
    startedAt: "2026-11-20T10:00:00.000Z",
    enrichment: { vies: null, companydata: null, fundingdata: null, website: null },
    documents: [],
    taskResponses: [],
    followUpTasks: [],
    previous: [],
    discrepancies: [],
    facts: {},
    cleared: [],
    ...overrides,
  };
}

export function finding(overrides: Partial<Finding> = {}): Finding {
  return {
    id: "finding-1",
    category: "vat",
    severity: "high",
    title: "VAT number not valid",
    description: "The number is not valid.",
    source: "vies",
    evidence_ids: ["evidence-1"],
    agent_name: "vat",
    confidence: 1,
    subject: "Bakkerij De Linde",
    source_entry: "BE0999900150",
    ...overrides,
  };
}

export function discrepancy(overrides: Partial<Discrepancy> = {}): Discrepancy {
  return {
    id: "discrepancy-1",
    kind: "ubo",
    field: "beneficial_owners",
    declared: "Jan Janssens",
    observed: "An Peeters",
    source: "kbo",
    severity: "high",
    status: "open",
    ...overrides,
  };
}
