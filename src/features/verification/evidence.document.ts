import {
  type Block,
  chip,
  type Fact,
  facts,
  heading,
  paragraph,
  type PrintableDocument,
  stack,
  table,
  text,
} from "../../rendering/document/blocks.ts";
import { formatBytes, formatName, formatTime, formatTimeOnTwoLines } from "../../rendering/document/format.ts";
import { frameDocument, masthead } from "../../rendering/document/frame.ts";
import type { EvidenceRef } from "../../domain/case/case.model.ts";
import type { Coverage, Verification } from "../../domain/verification/verification.model.ts";

const STATUS_TONES = { PASS: "positive", FLAG: "medium", FAIL: "critical" } as const;
const OUTCOME_TONES = { confirmed: "positive", contradicted: "high", unknown: "info" } as const;
const COVERAGE_TONES: Readonly<Record<Coverage, "positive" | "high" | "info" | "neutral">> = {
  VERIFIED: "positive",
  NOT_VERIFIED: "high",
  UNKNOWN: "info",
  NOT_IN_SCOPE: "neutral",
};

/** The report on a verification and its evidence. Derived from the verification alone, so it never changes. */
export function composeEvidenceReport(verification: Verification, evidence: readonly EvidenceRef[]): PrintableDocument {
  const { kbo_registry: registry } = verification.checks;
  const name = registry.legal_name ?? verification.input.enterprise_number;
  return frameDocument({
    brand_name: "Dossier",
    generated_at: verification.timestamp,
    sample: verification.sample,
    kind: "Verification evidence",
    subject: `Verification ${verification.verification_id}`,
    company_name: name,
    footer: ["Confidential", `verification ${verification.verification_id}`],
    blocks: [
      masthead("VERIFICATION EVIDENCE", name, [
        verification.input.enterprise_number,
        verification.input.vat_number,
        formatTime(verification.timestamp),
      ]),
      composeResult(verification),
      ...composeFlags(verification),
      ...composeChecks(verification),
      ...composeCoverage(verification),
      ...composeSources(evidence),
      ...composeProof(verification),
    ],
  });
}

function composeResult({ result, valid_until, verification_id, sample }: Verification): Block {
  const entries: Fact[] = [
    ["Result", chip(result.status, STATUS_TONES[result.status])],
    ["Confidence", result.confidence.toFixed(2)],
    ["Valid until", formatTime(valid_until)],
    ["Verification", text(verification_id, "code")],
    ...(sample ? ([["Data", text("Sample data, of no use as proof", "strong")]] satisfies Fact[]) : []),
  ];
  return facts(entries, 2);
}

function composeFlags({ result }: Verification): Block[] {
  if (result.flag_details.length === 0) return [];
  return [
    heading(1, "Flags"),
    table(
      [
        { label: "FLAG", share: 1 },
        { label: "SEVERITY", points: 64 },
        { label: "MEANING", share: 1.4 },
      ],
      result.flag_details.map(({ flag, severity, message }) => [
        text(flag, "caption"),
        chip(severity, severity === "FAIL" ? "critical" : "medium"),
        message,
      ]),
    ),
  ];
}

function composeChecks({ checks }: Verification): Block[] {
  return [
    heading(1, "Checks", "Unknown is a source that gave no answer; nothing follows from it."),
    table(
      [
        { label: "CHECK", share: 1 },
        { label: "OUTCOME", points: 84 },
        { label: "WHAT WAS FOUND", share: 2 },
      ],
      Object.entries(checks).map(([name, check]) => [
        text(formatName(name), "strong"),
        chip(check.outcome, OUTCOME_TONES[check.outcome as keyof typeof OUTCOME_TONES]),
        stack(...linesOf(check).map((line) => text(line, "caption"))),
      ]),
    ),
  ];
}

const HIDDEN = new Set(["outcome", "evidence_hash", "missing"]);

/** The members of a check, one per line, without empty ones. */
function linesOf(check: object): string[] {
  const lines = Object.entries(check)
    .filter(([name, value]) => !HIDDEN.has(name) && value !== null)
    .map(([name, value]) => [name, show(value)] as const)
    .filter(([, shown]) => shown !== "");
  return lines.map(([name, shown]) => `${formatName(name)}: ${shown}`);
}

function show(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(show).join("; ");
  if (typeof value === "object" && value !== null) return Object.values(value).map(show).filter(Boolean).join(", ");
  return String(value).replaceAll("\n", ", ");
}

function composeCoverage({ eui_coverage: coverage }: Verification): Block[] {
  return [
    heading(1, "End user identification"),
    table(
      [
        { label: "ITEM", share: 1 },
        { label: "COVERAGE", share: 1 },
      ],
      Object.entries(coverage).map(([item, value]) => [
        formatName(item),
        chip(formatName(value), COVERAGE_TONES[value as Coverage]),
      ]),
    ),
  ];
}

function composeSources(evidence: readonly EvidenceRef[]): Block[] {
  return [
    heading(1, "Source answers"),
    table(
      [
        { label: "NO.", points: 24, align: "right" },
        { label: "SOURCE, ADDRESS, ID, HASH", share: 1 },
        { label: "COLLECTED", points: 62 },
      ],
      evidence.map((ref, index) => [
        `${index + 1}`,
        stack(
          text(ref.source, "strong"),
          ref.source_url,
          text(ref.id, "code"),
          text(ref.data_hash, "code"),
          text(`${ref.content_type}, ${formatBytes(ref.size)}`, "caption"),
        ),
        text(formatTimeOnTwoLines(ref.collected_at), "muted"),
      ]),
    ),
  ];
}

function composeProof({ evidence_bundle_hash }: Verification): Block[] {
  return [
    heading(1, "How to check"),
    paragraph(
      "Each hash is the SHA-256 of the bytes as they were received. The bundle hash is the SHA-256 of the RFC 8785 JSON of all pairs of id and data_hash, sorted by id. The verification carries a receipt that signs it with the bundle hash; the keys are published at /.well-known/jwks.json.",
    ),
    facts([["Bundle hash", text(evidence_bundle_hash, "code")]]),
  ];
}
