import { titleNow } from "../../domain/decisions/news-words.rules.ts";
import type { EvidenceRef } from "../../domain/case/case.model.ts";
import { capitalized } from "../../domain/diligence/check-results.ts";
import { sourceWords } from "../../domain/ownership/ownership-words.ts";
import {
  facts,
  heading,
  paragraph,
  stack,
  table,
  text,
  type Block,
  type PrintableDocument,
} from "../document/blocks.ts";
import { frameDocument, masthead } from "../document/frame.ts";
import { formatBytes, formatCount, formatName, formatTime, formatTimeOnTwoLines } from "../document/format.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import type { PrintAssets } from "../pdf/print-assets.model.ts";
import type { SourceAppendixInput } from "./letters.model.ts";

/** Every citation of a case with the hash of what was received: PDF bytes. */
export function renderSourceAppendix(input: SourceAppendixInput, fonts: PrintAssets): Promise<Uint8Array> {
  return renderPdf(composeSourceAppendix(input), fonts);
}

function composeSourceAppendix(input: SourceAppendixInput): PrintableDocument {
  const { case: reported, evidence } = input;
  return frameDocument({
    brand_name: input.brand_name,
    generated_at: input.generated_at,
    sample: input.sample,
    kind: "Source appendix",
    subject: `Case ${reported.case_id}`,
    company_name: reported.company_name,
    footer: ["Confidential", `case ${reported.case_id}`, `made ${formatTime(input.generated_at)}`],
    blocks: [
      masthead("SOURCE APPENDIX", reported.company_name, [
        reported.company_registration_number,
        formatCount(evidence.length, "source response", "source responses"),
      ]),
      ...composeCitations(input),
      ...composeMissing(input),
      ...composeCheck(input),
    ],
  });
}

function composeCitations(input: SourceAppendixInput): Block[] {
  if (input.evidence.length === 0) return [paragraph("The case has no source yet.")];
  return [
    table(
      [
        { label: "NO.", points: 24, align: "right" },
        { label: "SOURCE, ADDRESS, HASH", share: 1 },
        { label: "COLLECTED", points: 62 },
      ],
      input.evidence.map((item, index) => [
        `${index + 1}`,
        stack(
          text(capitalized(sourceWords(item.source)), "strong"),
          item.source_url,
          text(item.data_hash, "code"),
          text(`${item.content_type}, ${formatBytes(item.size)}`, "caption"),
          ...citedBy(input, item).map((line) => text(line, "caption")),
        ),
        text(formatTimeOnTwoLines(item.collected_at), "muted"),
      ]),
    ),
  ];
}

function citedBy(input: SourceAppendixInput, { id }: EvidenceRef): string[] {
  const titles = input.findings.filter((finding) => finding.evidence_ids.includes(id)).map(titleNow);
  const factors = input.risk_factors
    .filter((one) => one.evidence_ids.includes(id))
    .map((one) => formatName(one.factor));
  return [
    ...(titles.length === 0 ? [] : [`Cited by: ${titles.join("; ")}`]),
    ...(factors.length === 0 ? [] : [`Counted in the risk score: ${factors.join("; ")}`]),
  ];
}

/** Lists evidence that is cited but missing. */
function composeMissing(input: SourceAppendixInput): Block[] {
  const stored = new Set(input.evidence.map((item) => item.id));
  const missing = input.findings.flatMap((finding) =>
    finding.evidence_ids.filter((id) => !stored.has(id)).map((id) => `${titleNow(finding)}: evidence ${id}`),
  );
  return missing.length === 0
    ? []
    : [heading(1, "Cited evidence that is missing in the case"), { kind: "bullets", items: missing }];
}

function composeCheck(input: SourceAppendixInput): Block[] {
  if (input.evidence_bundle_hash === null) return [];
  return [
    heading(1, "Verification"),
    paragraph(
      "Each hash is the SHA-256 of the received bytes. The bundle hash is the SHA-256 of the RFC 8785 JSON of all pairs of id and data_hash, sorted by id.",
    ),
    facts([["Bundle hash", text(input.evidence_bundle_hash, "code")]]),
  ];
}
