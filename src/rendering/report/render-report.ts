import type { Block, PrintableDocument } from "../document/blocks.ts";
import { formatTime } from "../document/format.ts";
import { frameDocument } from "../document/frame.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import type { PrintAssets } from "../pdf/print-assets.model.ts";
import { composeMcc, composeValidations, composeVerification } from "./checks.ts";
import { composeCustomer } from "./customer.ts";
import { noRegisterOfPersons } from "../../domain/customer/case-contradictions.rules.ts";
import { composeChecks, composeRating } from "./due-diligence.ts";
import { composeDecision, composeGates, isDecided } from "./decision.ts";
import { composeDocuments } from "./documents.ts";
import { composeDataGaps, composeDiscrepancies, composeFindings } from "./findings.ts";
import { composeOpening } from "./opening.ts";
import { composeOwnership } from "./ownership.ts";
import type { CaseReportInput } from "./report.model.ts";
import { composeConfidence, composeRisk } from "./risk.ts";
import { composeSince } from "./since-last-decision.ts";
import { composeAudit, composeEvidence } from "./trail.ts";

/** The case report: PDF bytes, the same for the same input. */
export function renderCaseReport(input: CaseReportInput, fonts: PrintAssets): Promise<Uint8Array> {
  return renderPdf(composeCaseReport(input), fonts);
}

function composeCaseReport(input: CaseReportInput): PrintableDocument {
  return frameDocument({
    brand_name: input.brand_name,
    generated_at: input.generated_at,
    sample: input.sample,
    kind: "Case report",
    subject: `Case ${input.case.case_id}`,
    company_name: input.case.company_name,
    footer: ["Confidential", `case ${input.case.case_id}`, `made ${formatTime(input.generated_at)}`],
    marks: isDecided(input) ? [] : ["NOT DECIDED: WORKING COPY"],
    blocks: numberHeadings([...composeOpening(input), ...composeBody(input)]),
  });
}

function composeBody(input: CaseReportInput): Block[] {
  const latest = input.results.at(-1);
  const findings = latest?.findings ?? [];
  const evidence = new Map(input.evidence.map((item) => [item.id, item]));
  return [
    ...composeCustomer(input),
    ...composeSince(input.since_last_decision),
    ...composeOwnership(input.ownership),
    ...composeChecks(input.mandatory_checks),
    ...composeRating(input.rating),
    ...composeRisk(input.results),
    ...composeConfidence(latest),
    ...(latest === undefined ? [] : composeFindings(findings, evidence)),
    ...composeDataGaps(findings, evidence),
    ...(latest === undefined ? [] : composeDiscrepancies(latest.discrepancies, whatWasCompared(input))),
    ...composeDecision(input),
    ...composeGates(input.gates),
    ...composeMcc(input.mcc_classification),
    ...composeDocuments(input.documents, input.responses),
    ...composeValidations(input.validation_results),
    ...composeVerification(input.verification),
    ...composeEvidence(input.evidence, input.evidence_bundle_hash),
    ...composeAudit(input.audit),
  ];
}

/** States that nothing differs only for sources that answered. */
function whatWasCompared({ customer, results }: CaseReportInput): string {
  if (customer.kind === "person") {
    return noRegisterOfPersons(results.at(-1)?.findings ?? []);
  }
  if (customer.kind === "company" && customer.register === null) {
    return "No company register answered, so what was declared could not be compared with it.";
  }
  const isComplete = !results.at(-1)?.findings.some(({ category }) => category === "data_gap");
  return isComplete
    ? "No difference was found between what was declared and what the sources state."
    : "No difference was found between what was declared and the sources that answered.";
}

/** Numbers the chapters that are present. */
function numberHeadings(blocks: readonly Block[]): Block[] {
  let number = 0;
  return blocks.map((block) =>
    block.kind === "heading" && block.level === 1 ? { ...block, text: `${(number += 1)}  ${block.text}` } : block,
  );
}
