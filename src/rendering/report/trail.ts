import type { EvidenceRef } from "../../domain/case/case.model.ts";
import { capitalized } from "../../domain/diligence/check-results.ts";
import { sourceWords } from "../../domain/ownership/ownership-words.ts";
import { chip, facts, heading, panel, paragraph, stack, table, text, type Block } from "../document/blocks.ts";
import { formatBytes, formatCount, formatName, formatTime, formatTimeOnTwoLines } from "../document/format.ts";
import type { ReportedAudit } from "./report.model.ts";

const BROKEN_CHAIN = "The chain of this log does not verify: an entry was changed, added or removed.";

/** The raw responses behind the case, and the bundle hash. */
export function composeEvidence(evidence: readonly EvidenceRef[], bundleHash: string | null): Block[] {
  if (evidence.length === 0) return [heading(1, "Evidence"), paragraph("No evidence has been collected.")];
  return [
    heading(
      1,
      "Evidence",
      `${formatCount(evidence.length, "item", "items")}: what the sources answered and the service's own files of each run, stored unchanged under the hash of the bytes.`,
    ),
    table(
      [
        { label: "SOURCE", points: 84 },
        { label: "ADDRESS AND HASH", share: 1 },
        { label: "COLLECTED", points: 62 },
      ],
      evidence.map((item) => [
        stack(
          text(capitalized(sourceWords(item.source)), "strong"),
          text(`${item.content_type}, ${formatBytes(item.size)}`, "caption"),
        ),
        stack(item.source_url, text(item.data_hash, "code")),
        text(formatTimeOnTwoLines(item.collected_at), "muted"),
      ]),
    ),
    ...(bundleHash === null ? [] : [facts([["Bundle hash", text(bundleHash, "code")]])]),
  ];
}

/** The audit trail. Each entry's hash covers the previous entry, so the head hash covers all. */
export function composeAudit(audit: ReportedAudit): Block[] {
  const head = audit.entries.at(-1);
  const title = heading(1, "Audit trail", "Each entry carries the hash of the one before it.");
  if (head === undefined) return [title, paragraph("The log is empty.")];
  return [
    title,
    ...(audit.chain_valid
      ? []
      : [panel("critical", text(BROKEN_CHAIN, "strong"), ...(audit.chain_fault ? [audit.chain_fault] : []))]),
    table(
      [
        { label: "NO.", points: 26, align: "right" },
        { label: "EVENT", share: 1 },
        { label: "ACTOR", points: 110 },
        { label: "TIME", points: 112 },
      ],
      audit.entries.map((entry) => [
        `${entry.seq}`,
        text(formatName(entry.event), "strong"),
        entry.actor,
        text(formatTime(entry.timestamp), "muted"),
      ]),
    ),
    facts([
      ["Chain", chip(audit.chain_valid ? "verified" : "broken", audit.chain_valid ? "positive" : "critical")],
      ["Entries", `${audit.entries.length}`],
      ["Head hash", text(head.hash, "code")],
    ]),
  ];
}
