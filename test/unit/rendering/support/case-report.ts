import type { EvidenceRef, Finding, InvestigationResult, Severity } from "../../../../src/domain/case/case.model.ts";
import { bundleHash } from "../../../../src/platform/canonical-json.ts";
import { sha256Hex, sha256Tagged } from "../../../../src/platform/hashing.ts";
import type { CaseReportInput } from "../../../../src/rendering/report/report.model.ts";
import { EXAMPLE_OWNERSHIPS } from "../../../support/ownerships.ts";

const AT = "2026-11-20T14:03:22.518Z";

const evidenceOf = (id: string, source: string, url: string): EvidenceRef => ({
  id,
  source,
  source_url: url,
  data_hash: sha256Tagged(id),
  collected_at: "2026-11-20T13:41:07.120Z",
  key: `case/evidence/${sha256Hex(id)}`,
  content_type: "application/json",
  size: 4_812,
});

export const EVIDENCE: readonly EvidenceRef[] = [
  evidenceOf(
    "ev-1",
    "kbo",
    "sample:https://kbopub.economie.fgov.be/kbopub/toonondernemingps.html?ondernemingsnummer=0999901338",
  ),
  evidenceOf("ev-2", "vies", "sample:https://ec.europa.eu/taxation_customs/vies/rest-api/ms/BE/vat/0999901338"),
  evidenceOf("ev-3", "adverse_media", "sample:https://news.example/search?q=Živković"),
];

export function findingOf(number: number, severity: Severity, more: Partial<Finding> = {}): Finding {
  return {
    id: `f-${number}`,
    category: "adverse_media",
    severity,
    title: `Press names a director in connection with invoice fraud (${number})`,
    description:
      "De Standaard of 14 March 2025 reports that a director of the company was heard as a witness in an investigation into false invoices. No charge is mentioned, and the article names the company only in passing.",
    source: "adverse_media",
    evidence_ids: ["ev-3"],
    agent_name: "adverse_media_agent",
    confidence: 0.72,
    ...more,
  };
}

const RESULT: InvestigationResult = {
  iteration: 2,
  risk_score: 0.47,
  risk_factors: [
    {
      factor: "Beneficial ownership",
      points: 18,
      reason: "A declared owner is not in the UBO register.",
      evidence_ids: ["ev-1"],
    },
    { factor: "Adverse media", points: 14, reason: "One article of tier 2 names a director.", evidence_ids: ["ev-3"] },
    {
      factor: "Activity",
      points: 9,
      reason: "Payment services: NACE 66.190 is in the raised-risk list.",
      evidence_ids: ["ev-1"],
    },
    { factor: "Company age", points: 6, reason: "Registered 14 months ago.", evidence_ids: ["ev-1"] },
  ],
  case_confidence: {
    total: 78,
    dimensions: [
      { name: "Evidence", points: 22, reason: "Eight of nine sources answered." },
      { name: "Source diversity", points: 20, reason: "Registry, tax, e-invoicing and press." },
      { name: "Consistency", points: 15.5, reason: "One open discrepancy on ownership." },
      { name: "History", points: 20.5, reason: "Two iterations, answers complete." },
    ],
  },
  findings: [
    findingOf(1, "high", {
      category: "ownership",
      title: "Declared owner Łukasz Živković is not registered",
      source: "kbo",
      evidence_ids: ["ev-1", "ev-2"],
    }),
    findingOf(2, "medium"),
    findingOf(3, "medium", {
      title: "Near match of director Юлия Κωνσταντίνου with a list entry",
      category: "sanctions",
      source: "screening",
      clearance: { reason: "Another date of birth: 1971 against 1988.", cleared_by: "mia", cleared_at: AT },
    }),
    findingOf(4, "low", {
      category: "peppol",
      title: "Registered in the Peppol directory under scheme 9925 only",
      source: "peppol",
    }),
    findingOf(5, "info", { category: "vat", title: "VAT number is valid", source: "vies", evidence_ids: ["ev-2"] }),
    findingOf(6, "medium", {
      category: "data_gap",
      title: "The debt status could not be read",
      description:
        "The page of the National Social Security Office did not answer within 8 s. The company is not stated to be free of debt.",
      source: "inhoudingsplicht",
      evidence_ids: [],
    }),
  ],
  discrepancies: [
    {
      id: "d-1",
      kind: "ubo",
      field: "beneficial_owners",
      declared: "Łukasz Živković\nAn Peeters",
      observed: "An Peeters",
      source: "kbo",
      severity: "high",
      status: "open",
    },
    {
      id: "d-2",
      kind: "address",
      field: "registered_office",
      declared: "Grote Markt 1, 1000 Brussel",
      observed: "Grand-Place 1, 1000 Bruxelles",
      source: "vies",
      severity: "low",
      status: "resolved",
    },
  ],
  summary:
    "The company is active and its VAT number is valid. One declared owner, Łukasz Živković, is not in the register of beneficial owners, and a director is named once in the press as a witness. The debt status could not be read and stays unknown.",
  model_used: "built-in writer",
  completed_at: "2026-11-20T13:42:10.000Z",
};

const AUDIT_EVENTS: readonly (readonly [string, string])[] = [
  ["CASE_CREATED", "alice"],
  ["DOCUMENT_UPLOADED", "customer"],
  ["DOCUMENTS_SUBMITTED", "customer"],
  ["INVESTIGATION_STARTED", "system"],
  ["INVESTIGATION_COMPLETED", "system"],
  ["DECISION_BLOCKED", "alice"],
  ["DECISION_PARKED", "alice"],
  ["GATE_OVERRIDDEN", "alice"],
  ["SECOND_APPROVAL_GIVEN", "bob"],
  ["DECISION_APPLIED", "bob"],
];

/** A decided case with something in every part of the report. */
export const FULL_CASE: CaseReportInput = {
  brand_name: "Meridian Payments",
  sample: true,
  generated_at: AT,
  generated_by: "alice",
  case: {
    case_id: "6f1c2c1e-8d1c-4a55-9b8b-3f7f0f6f2a10",
    company_name: "Živković & Ελένη Handelsmaatschappij NV",
    company_registration_number: "0999901338",
    country: "BE",
    template_name: "PSP merchant onboarding",
    status: "APPROVED",
    current_iteration: 2,
    max_iterations: 5,
    created_at: "2026-11-18T09:12:44.000Z",
    updated_at: AT,
  },
  summary: [
    "Živković & Ελένη Handelsmaatschappij NV is registered under the number 0999.901.338 as Naamloze vennootschap.",
    "Not established: beneficial owners (a declared owner is not in the register).",
  ],
  customer: {
    kind: "company",
    name: "Živković & Ελένη Handelsmaatschappij NV",
    registered_name: "Živković Handel",
    name_conflict: false,
    number: "0999901338",
    number_origin: "registered",
    form: "Naamloze vennootschap",
    status: "active",
    situation: "Normale toestand",
    seat: "Grote Markt 1, 1000 Brussel, BE",
    country: "BE",
    since: "2025-09-01",
    activities: ["Payment intermediation"],
    register: { source: "kbo", as_of: "2026-11-20T13:41:07.120Z" },
    screening: "clear",
    screening_by: [],
    persons: [
      {
        name: "An Peeters",
        given_name: null,
        family_name: null,
        kind: "person",
        role: "Bestuurder, beneficial owner",
        share_percent: 60,
        birth_date: "1978-05-21",
        nationality: "BE",
        since: "2025-09-01",
        origin: "registered",
        screening: "cleared",
        screening_by: ["mia"],
      },
      {
        name: "Łukasz Živković",
        given_name: null,
        family_name: null,
        kind: "person",
        role: "beneficial owner",
        share_percent: null,
        birth_date: null,
        nationality: null,
        since: null,
        origin: "declared",
        screening: "not_screened",
        screening_by: [],
      },
    ],
    purpose: [
      { question: "business_activity", text: "What does the company do?", answer: "Payment links for shops." },
      { question: "expected_monthly_volume", text: "Expected volume?", answer: null },
    ],
    documents: [
      {
        filename: "oprichtingsakte.pdf",
        requirement: "Certificate of incorporation",
        kind: "articles_of_association",
        state: "accepted",
        by: "mia",
        dated: "2026-11-18",
        established: ["representatives"],
      },
    ],
    screened: {
      lists: ["eu 2026-11-19"],
      missing: ["UN", "BE"],
      unnamed: [],
      names: 3,
      politically_exposed: false,
      screened_at: AT,
    },
  },
  ownership: EXAMPLE_OWNERSHIPS.fourCountries,
  mandatory_checks: [
    {
      check: "registration",
      outcome: "established",
      reason: null,
      how: "The register (KBO) names the number.",
      evidence_ids: [],
    },
    {
      check: "beneficial_owners",
      outcome: "contradicted",
      reason: "conflict",
      how: "kbo names An Peeters; the customer declared Łukasz Živković.",
      evidence_ids: [],
    },
  ],
  rating: {
    level: "medium",
    regime: "standard",
    dimensions: [
      {
        dimension: "customer",
        level: "medium",
        factors: [{ factor: "young_company", points: 12, reason: "Registered 14 months ago.", evidence_ids: [] }],
      },
      { dimension: "geography", level: "low", factors: [] },
    ],
    next_review_months: 36,
    policy_version: 0,
  },
  identifiers: [
    { label: "VAT number", value: "BE0999901338" },
    { label: "Legal form", value: "Naamloze vennootschap" },
  ],
  decision: {
    decision: "approve_with_restrictions",
    reason:
      "Ownership is explained by a share transfer of 3 November that the register does not show yet; the deed is in the file.",
    restrictions: ["Monthly volume below EUR 50 000 until the register is updated.", "Review on 1 March 2027."],
    decided_by: "alice",
    decided_at: "2026-11-20T13:58:01.000Z",
    second_approval: {
      decision: "approve",
      comment: "Deed checked.",
      decided_by: "bob",
      decided_at: "2026-11-20T14:01:59.000Z",
    },
  },
  results: [{ ...RESULT, iteration: 1, risk_score: 0.58, completed_at: "2026-11-19T10:00:00.000Z" }, RESULT],
  gates: [
    {
      gate: "sar_first",
      outcome: "passed",
      justification: "No trigger is open.",
      actor: null,
      at: "2026-11-20T13:58:01.000Z",
    },
    {
      gate: "dissolved_entity",
      outcome: "passed",
      justification: "Juridical situation 000.",
      actor: null,
      at: "2026-11-20T13:58:01.000Z",
    },
    {
      gate: "open_ubo_discrepancy",
      outcome: "overridden",
      justification: "The notarial deed of 3 November 2026 shows the transfer; registration is pending.",
      actor: "alice",
      at: "2026-11-20T13:58:01.000Z",
    },
    {
      gate: "maker_checker",
      outcome: "passed",
      justification: "Confirmed by a second officer.",
      actor: "bob",
      at: "2026-11-20T14:01:59.000Z",
    },
  ],
  mcc_classification: {
    primary_recommendation: { mcc_code: "6012", description: "Financial institutions, merchandise and services" },
    alternatives: [{ mcc_code: "7399", description: "Business services not elsewhere classified", score: 0.41 }],
    risk_tier: "high",
    risk_flags: ["financial_services"],
    reasoning: "NACE 66.190 and the website both speak of payment intermediation.",
    model_used: "built-in classifier",
    decision: { action: "accept", mcc_code: "6012", notes: "As classified.", decided_by: "alice", decided_at: AT },
  },
  documents: [
    {
      document_id: "doc-1",
      key: "case/iteration-1/req_certificate_of_incorporation/oprichtingsakte.pdf",
      filename: "oprichtingsakte.pdf",
      requirement_id: "certificate_of_incorporation",
      label: "Proof",
      iteration: 1,
      source: "customer",
      content_type: "application/pdf",
      size: 482_113,
      sha256: sha256Hex("doc-1"),
      uploaded_at: "2026-11-18T10:02:00.000Z",
    },
    {
      document_id: "doc-2",
      key: "case/iteration-2/req_followup_1_1/deed.pdf",
      filename: "notariële akte overdracht aandelen – definitief (ondertekend).pdf",
      requirement_id: "followup_1_1",
      label: "Additional document",
      iteration: 2,
      source: "customer",
      content_type: "application/pdf",
      size: 2_482_113,
      sha256: sha256Hex("doc-2"),
      uploaded_at: "2026-11-20T09:02:00.000Z",
    },
  ],
  responses: [
    {
      iteration: 2,
      task_id: "followup_1_2",
      description: "Since when does Mr Živković hold shares?",
      answer: "Since 3 November 2026.",
      submitted_at: "2026-11-20T09:05:00.000Z",
    },
  ],
  validation_results: [
    { field: "iban", rule: "iban_iso13616", valid: true, message: "The check digits hold." },
    {
      field: "national_register_number",
      rule: "be_national_register_number_mod97",
      valid: false,
      message: "The check digits do not hold.",
    },
  ],
  verification: {
    verification_id: "ver-20261120-7f2a",
    status: "FLAG",
    verified_at: "2026-11-20T13:30:00.000Z",
    checks: [
      { name: "kbo_registry", outcome: "confirmed", reason: null },
      { name: "vies", outcome: "confirmed", reason: null },
      { name: "inhoudingsplicht", outcome: "unknown", reason: "The page could not be read." },
    ],
    flags: [{ flag: "INHOUDINGSPLICHT_UNAVAILABLE", severity: "FLAG", message: "The debt status is unknown." }],
  },
  evidence: EVIDENCE,
  evidence_bundle_hash: bundleHash(EVIDENCE),
  audit: {
    chain_valid: true,
    entries: AUDIT_EVENTS.map(([event, actor], index) => ({
      seq: index + 1,
      event,
      actor,
      timestamp: `2026-11-20T13:${String(10 + index * 5).padStart(2, "0")}:00.000Z`,
      hash: sha256Hex(event),
    })),
  },
};

/** A case on which nothing has happened yet. */
export const EMPTY_CASE: CaseReportInput = {
  ...FULL_CASE,
  case: { ...FULL_CASE.case, company_name: "Юлия Trading", status: "AWAITING_DOCUMENTS", current_iteration: 0 },
  summary: [],
  customer: {
    ...FULL_CASE.customer,
    registered_name: null,
    name_conflict: false,
    number_origin: "declared",
    form: null,
    status: null,
    situation: null,
    seat: null,
    since: null,
    activities: [],
    register: null,
    screening: "not_screened",
    persons: [],
    purpose: [],
    documents: [],
    screened: {
      lists: [],
      missing: ["EU", "UN", "BE"],
      unnamed: [],
      names: 0,
      politically_exposed: false,
      screened_at: null,
    },
  },
  ownership: EXAMPLE_OWNERSHIPS.nobody,
  mandatory_checks: [],
  rating: null,
  identifiers: [],
  decision: null,
  results: [],
  gates: [],
  mcc_classification: null,
  documents: [],
  responses: [],
  validation_results: [],
  verification: null,
  evidence: [],
  evidence_bundle_hash: null,
  audit: { entries: [], chain_valid: true },
};

/** The full case with other findings of its latest iteration. */
export function withFindings(findings: readonly Finding[]): CaseReportInput {
  return { ...FULL_CASE, results: [{ ...RESULT, findings }] };
}
