import { SEVERITIES, type InvestigationResult } from "../../domain/case/case.model.ts";
import {
  chip,
  facts,
  paragraph,
  text,
  type Block,
  type Cell,
  type Fact,
  type PanelColumn,
  type Tone,
} from "../document/blocks.ts";
import { formatCount, formatName, formatScore, formatTime, toneOfSeverity } from "../document/format.ts";
import { isMediaGap } from "../../domain/case/media-gap.rules.ts";
import { isToRead } from "../../domain/decisions/news-to-read.rules.ts";
import { isOpen } from "../../domain/diligence/check.model.ts";
import { masthead } from "../document/frame.ts";
import { isDecided } from "./decision.ts";
import type { CaseReportInput } from "./report.model.ts";

/** The first page: who the customer is, then decision, score and summary. */
export function composeOpening(input: CaseReportInput): Block[] {
  const latest = input.results.at(-1) ?? null;
  return [
    masthead("CASE REPORT", input.case.company_name, [
      input.case.company_registration_number,
      input.case.country,
      input.case.template_name,
    ]),
    ...composeWho(input),
    composeVerdict(input, latest),
    ...composeSummary(input),
    ...composeTally(latest),
    facts(identityOf(input), 2),
  ];
}

function composeVerdict(input: CaseReportInput, latest: InvestigationResult | null): Block {
  const confidence = latest?.case_confidence.total;
  return {
    kind: "panel",
    tone: toneOfCase(input),
    columns: [
      { share: 2.2, cells: [text("DECISION", "label"), ...decisionCells(input)] },
      figure("RISK SCORE", latest === null ? "–" : formatScore(latest.risk_score), "0 is low, 1 is high"),
      figure("CASE CONFIDENCE", confidence === undefined ? "–" : `${Math.round(confidence)}`, "of 100 points"),
    ],
  };
}

function decisionCells(input: CaseReportInput): Cell[] {
  const { decision } = input;
  if (decision === null || !isDecided(input))
    return [
      text("Not decided", "figure", "warning"),
      text(`The case is in status ${formatName(input.case.status).toLowerCase()}.`, "muted"),
    ];
  const second = decision.second_approval;
  const by = `Decided by ${decision.decided_by}, ${formatTime(decision.decided_at)}`;
  return [
    text(outcomeOf(input), "figure", toneOfCase(input)),
    ...openChecksOf(input),
    text(by, "muted"),
    ...(second === null
      ? []
      : [text(`Second officer ${second.decided_by}, ${formatTime(second.decided_at)}`, "muted")]),
    ...(decision.decision === "approve_with_restrictions" ? [chip("With restrictions", "medium")] : []),
  ];
}

const figure = (label: string, value: string, note: string): PanelColumn => ({
  share: 1,
  cells: [text(label, "label"), text(value, "figure"), text(note, "caption")],
});

function toneOfCase(input: CaseReportInput): Tone {
  if (!isDecided(input)) return "warning";
  if (input.case.status !== "APPROVED") return "critical";
  return isOverridden(input) || openChecks(input) > 0 || newsUnknown(input) !== null ? "warning" : "positive";
}

const isOverridden = ({ gates }: CaseReportInput): boolean => gates.some(({ outcome }) => outcome === "overridden");

const openChecks = ({ mandatory_checks }: CaseReportInput): number => mandatory_checks.filter(isOpen).length;

function outcomeOf(input: CaseReportInput): string {
  if (input.case.status !== "APPROVED") return "Rejected";
  return isOverridden(input) ? "Approved by override" : "Approved";
}

/** What an approval did not wait for. */
function openChecksOf(input: CaseReportInput): Cell[] {
  if (input.case.status !== "APPROVED") return [];
  const open = openChecks(input);
  const lacking = [
    open === 0 ? null : formatCount(open, "mandatory check open", "mandatory checks open"),
    newsUnknown(input),
  ];
  return lacking.filter((one) => one !== null).map((one) => text(one, "strong", "warning"));
}

/** What of the news nobody knew; null where all of it was read. */
function newsUnknown({ results }: CaseReportInput): string | null {
  const findings = results.at(-1)?.findings ?? [];
  if (findings.some(isToRead)) return "News was still to be read";
  return findings.some(isMediaGap) ? "The news was not searched, or not read in full" : null;
}

const composeWho = ({ summary: [first] }: CaseReportInput): Block[] => [
  paragraph(first ?? "No investigation has been completed for this case.", "lead"),
];

/** What the customer does, who is behind it, what was checked and what speaks against it. */
const composeSummary = ({ summary }: CaseReportInput): Block[] =>
  summary.slice(1).map((sentence) => paragraph(sentence));

/** Number of findings by severity, and of data gaps. */
function composeTally(latest: InvestigationResult | null): Block[] {
  if (latest === null) return [];
  const stated = latest.findings.filter((finding) => finding.category !== "data_gap");
  const counts = SEVERITIES.toReversed().map((severity): readonly [string, number, Tone] => [
    severity,
    stated.filter((finding) => finding.severity === severity).length,
    toneOfSeverity(severity),
  ]);
  const gaps = latest.findings.length - stated.length;
  const tally: readonly (readonly [string, number, Tone])[] = [...counts, ["data gaps", gaps, "warning"]];
  return [
    {
      kind: "panel",
      tone: "neutral",
      columns: tally.map(([label, count, tone]) => ({
        share: 1,
        cells: [text(`${count}`, "figure", count > 0 ? tone : "info"), chip(label, count > 0 ? tone : "info")],
      })),
    },
  ];
}

function identityOf(input: CaseReportInput): Fact[] {
  const { case: reported, generated_at, generated_by } = input;
  return [
    [
      input.customer.kind === "person" ? "Reference" : "Declared number",
      text(reported.company_registration_number || "–", "strong"),
    ],
    ["Country", reported.country],
    ...input.identifiers.map(({ label, value }): Fact => [label, value]),
    ["Template", reported.template_name],
    ["Case status", formatName(reported.status)],
    ["Case opened", formatTime(reported.created_at)],
    ["Last change", formatTime(reported.updated_at)],
    ["Iteration", `${reported.current_iteration} of at most ${reported.max_iterations}`],
    ["Case", text(reported.case_id, "code")],
    ["Report made", formatTime(generated_at)],
    ["Requested by", generated_by],
  ];
}
