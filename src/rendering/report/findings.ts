import { descriptionNow, titleNow } from "../../domain/decisions/news-words.rules.ts";
import { SEVERITIES, type Discrepancy, type EvidenceRef, type Finding } from "../../domain/case/case.model.ts";
import { sourceWords } from "../../domain/ownership/ownership-words.ts";
import { chip, heading, paragraph, stack, table, text, type Block, type Cell, type Tone } from "../document/blocks.ts";
import { formatCount, formatName, formatTime, toneOfSeverity } from "../document/format.ts";

export type EvidenceById = ReadonlyMap<string, EvidenceRef>;

/** Findings by descending severity, each with the hashes of its evidence. */
export function composeFindings(findings: readonly Finding[], evidence: EvidenceById): Block[] {
  const stated = findings.filter((finding) => finding.category !== "data_gap");
  if (stated.length === 0) return [heading(1, "Findings"), paragraph(nothingFound(findings))];
  return [
    heading(
      1,
      "Findings",
      formatCount(stated.length, "finding of the latest iteration", "findings of the latest iteration"),
    ),
    ...SEVERITIES.toReversed().flatMap((severity) => {
      const group = stated.filter((finding) => finding.severity === severity);
      if (group.length === 0) return [];
      return [heading(2, `${formatName(severity)} (${group.length})`), listFindings(group, evidence)];
    }),
  ];
}

/** That nothing was found is said only of sources that answered. */
const nothingFound = (findings: readonly Finding[]): string =>
  findings.length === 0
    ? "The investigation has no findings."
    : "The sources that answered gave no finding; the data gaps name those that did not.";

/** Checks without an answer. They are unknown, neither good nor bad news. */
export function composeDataGaps(findings: readonly Finding[], evidence: EvidenceById): Block[] {
  const gaps = findings.filter((finding) => finding.category === "data_gap");
  if (gaps.length === 0) return [];
  return [
    heading(1, "Data gaps", "Checks that could not be completed. A missing answer is not a favourable one."),
    listFindings(gaps, evidence),
  ];
}

/** Findings as rows: severity, text, origin, and the hash of each evidence. */
export function listFindings(findings: readonly Finding[], evidence: EvidenceById): Block {
  return {
    kind: "table",
    header: false,
    row_headers: [0],
    columns: [
      { label: "", points: 62 },
      { label: "", share: 1 },
    ],
    rows: findings.map((finding) => [
      chip(finding.severity, toneOfSeverity(finding.severity)),
      stack(
        text(titleNow(finding), "strong"),
        text(descriptionNow(finding)),
        text(originOf(finding), "caption"),
        ...citeEvidence(finding.evidence_ids, evidence),
        ...settlementOf(finding),
      ),
    ]),
  };
}

const originOf = (finding: Finding): string =>
  [
    formatName(finding.category),
    `source ${sourceWords(finding.source)}`,
    `found by ${finding.agent_name.replaceAll("_", " ")}`,
    `confidence ${Math.round(finding.confidence * 100)} %`,
  ].join("  ·  ");

/** The evidence by its hashes: what a source answered twice is cited once. */
function citeEvidence(ids: readonly string[], evidence: EvidenceById): Cell[] {
  const hashes = new Set(ids.flatMap((id) => evidence.get(id)?.data_hash ?? []));
  return [
    ...[...hashes].map((hash) => text(`Evidence ${hash}`, "code")),
    ...ids
      .filter((id) => !evidence.has(id))
      .map((id) => text(`Evidence ${id} is not in the bundle of this report.`, "caption", "critical")),
  ];
}

/** What officers decided on a hit. A confirmation outweighs a clearance. */
function settlementOf({ clearance, confirmation }: Finding): Cell[] {
  if (confirmation) {
    const { confirmed_by, confirmed_at, reason } = confirmation;
    return [text(`Confirmed by ${confirmed_by}, ${formatTime(confirmed_at)}: ${reason}`, "muted", "critical")];
  }
  if (!clearance) return [];
  const { cleared_by, cleared_at, reason } = clearance;
  return [text(`Cleared by ${cleared_by}, ${formatTime(cleared_at)}: ${reason}`, "muted", "positive")];
}

const STATUS_TONES: Readonly<Record<Discrepancy["status"], Tone>> = {
  open: "high",
  resolved: "positive",
  overridden: "medium",
};

/** Declared against registered data. */
export function composeDiscrepancies(discrepancies: readonly Discrepancy[], whenNone: string): Block[] {
  if (discrepancies.length === 0) return [heading(1, "Discrepancies"), paragraph(whenNone)];
  return [
    heading(1, "Discrepancies", "Declared data that differ from a source."),
    table(
      [
        { label: "FIELD", share: 1 },
        { label: "DECLARED", share: 1.4 },
        { label: "OBSERVED", share: 1.4 },
        { label: "SEVERITY", points: 58 },
        { label: "STATUS", points: 70 },
      ],
      discrepancies.map((discrepancy) => [
        stack(text(formatName(discrepancy.kind), "strong"), text(discrepancy.field.replaceAll("_", " "), "caption")),
        discrepancy.declared,
        stack(discrepancy.observed, text(`source ${sourceWords(discrepancy.source)}`, "caption")),
        chip(discrepancy.severity, toneOfSeverity(discrepancy.severity)),
        chip(discrepancy.status, STATUS_TONES[discrepancy.status]),
      ]),
    ),
  ];
}
