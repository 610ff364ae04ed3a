import type {
  EvidenceRequestInput,
  MlroMemoInput,
  SourceAppendixInput,
} from "../../../../src/rendering/letters/letters.model.ts";
import type { MemorandumInput } from "../../../../src/rendering/memorandum/memorandum.model.ts";
import { EVIDENCE, findingOf, FULL_CASE } from "./case-report.ts";

const { brand_name, generated_at, sample } = FULL_CASE;

export const REQUEST: EvidenceRequestInput = {
  brand_name,
  sample,
  generated_at,
  language: "nl",
  company_name: "Živković & Ελένη Handelsmaatschappij NV",
  reference: FULL_CASE.case.case_id,
  portal_url: "https://dossier.example/portal/3vQ5aB7kN2mX9cR4tY6wE8sD1fG0hJ5zLpQ",
  expires_at: "2026-12-20T14:03:22.518Z",
  documents: [
    { label: "Oprichtingsakte", required: true },
    { label: "Verklaring van uiteindelijk begunstigden", required: true },
    { label: "Recent bankafschrift", required: false },
  ],
  questions: [{ label: "Sinds wanneer houdt de heer Živković aandelen?", required: true }],
};

export const MLRO_MEMO: MlroMemoInput = {
  brand_name,
  sample,
  generated_at,
  generated_by: "alice",
  case: { ...FULL_CASE.case, status: "ESCALATED" },
  customer: FULL_CASE.customer,
  mandatory_checks: FULL_CASE.mandatory_checks,
  risk_score: 0.82,
  risk_factors: FULL_CASE.results.at(-1)?.risk_factors ?? [],
  triggers: [
    findingOf(1, "critical", {
      category: "sanctions",
      title: "Юлия Щербакова is on the EU list",
      source: "screening",
      evidence_ids: ["ev-1"],
    }),
  ],
  assessed_triggers: [],
  other_findings: FULL_CASE.results.at(-1)?.findings ?? [],
  confirmed_matches: [],
  open_discrepancies: FULL_CASE.results.at(-1)?.discrepancies.filter((one) => one.status === "open") ?? [],
  gate_locked: true,
  reports: [
    {
      sar_id: "0b1f5e1c-7a55-4f30-a1ae-0f7a0f2b3c4d",
      report_type: "SAR",
      status: "pending_mlro",
      created_at: generated_at,
      raised_by: "alice",
      reason: "Payments that fit no business",
    },
  ],
  evidence: EVIDENCE,
};

export const APPENDIX: SourceAppendixInput = {
  brand_name,
  sample,
  generated_at,
  case: FULL_CASE.case,
  evidence: EVIDENCE,
  evidence_bundle_hash: FULL_CASE.evidence_bundle_hash,
  findings: [
    ...(FULL_CASE.results.at(-1)?.findings ?? []),
    findingOf(9, "low", { title: "Cites what is gone", evidence_ids: ["gone"] }),
  ],
  risk_factors: FULL_CASE.results.at(-1)?.risk_factors ?? [],
};

const TITLES = [
  "Customer",
  "Scope of the investigation",
  "Ownership and control",
  "Findings",
  "Discrepancies",
  "Risk assessment",
  "Sources and gaps",
  "Justification",
];

export const MEMORANDUM: MemorandumInput = {
  brand_name,
  sample,
  generated_at,
  case: FULL_CASE.case,
  memorandum: {
    memo_id: "5c0a1f0e-0f57-4c0b-9a0b-8f1f7c1d2e3f",
    status: "signed",
    sections: TITLES.map((title, index) => ({
      number: index + 1,
      title,
      content:
        index === 7
          ? ""
          : `The company was founded in August 2025 and trades from Antwerp.\n\n- Director: An Peeters\n- Declared owner: Łukasz Živković\n\nNothing else is known of ${title.toLowerCase()}.`,
    })),
    justification:
      "The deed of 3 November explains the difference with the register.\n\nThe monthly limit keeps what is left within the appetite of the house.",
    dissenting_concerns: "Bob would rather wait for the register to be updated.",
    created_by: "alice",
    signed_by: "alice",
    signed_at: "2026-11-20T14:05:00.000Z",
    content_hash: "3f0c1d9a54be7c2e8f60a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f6",
  },
};
