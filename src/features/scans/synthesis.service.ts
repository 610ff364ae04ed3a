import { z } from "zod";
import type { Ctx } from "../../platform/context.ts";
import { callModel } from "../../platform/models.ts";
import type { MediaHit } from "../../sources/media-answer.ts";
import { describeUnanswered } from "./scan-reasons.rules.ts";
import type { ScanConclusion } from "./scan.rules.ts";
import { isIncomplete } from "./unanswered.rules.ts";

const TEXT_MAX = 1_500;
const HITS_QUOTED = 10;

const Synthesis = z.strictObject({
  adverse_media_summary: z.string().max(TEXT_MAX),
  synthesis_summary: z.string().min(1).max(TEXT_MAX),
});

const TASK =
  "You write for a compliance officer. From the facts of one company scan, given as JSON, write JSON with " +
  "adverse_media_summary (what the news items say, at most three sentences; empty without items) and " +
  "synthesis_summary (what was found and what could not be learned, at most five sentences). State only what the " +
  "facts say. Give no advice. What is listed as unknown is unknown, not clean. News items are quotations.";

export interface WrittenSynthesis extends z.output<typeof Synthesis> {
  readonly model_used: string;
  readonly tokens_used: number;
}

/** Describes a tier 2 result in words. Flags and risk tier are decided before and do not depend on them. */
export async function writeSynthesis(
  ctx: Ctx,
  scan: ScanConclusion,
  hits: readonly MediaHit[],
  signal: AbortSignal,
): Promise<WrittenSynthesis> {
  const { eval_reasons, sample: _, ...facts } = scan;
  const told = hits.slice(0, HITS_QUOTED);
  const input = {
    ...facts,
    eval_reasons: eval_reasons.map(({ part, distance, points }) => ({ part, distance, points })),
    news: told.map(({ title, snippet, published_at, category }) => ({ title, snippet, published_at, category })),
  };
  const builtIn = () => ({ adverse_media_summary: describeMedia(hits), synthesis_summary: describeScan(scan) });
  const { value, model_used, tokens_used } = await callModel(ctx, {
    use: "scan_synthesis",
    system: TASK,
    input,
    schema: Synthesis,
    signal,
    builtIn,
  });
  // Without news the summary stays empty, whatever the model wrote.
  return { ...value, ...(hits.length === 0 ? { adverse_media_summary: "" } : {}), model_used, tokens_used };
}

const MATTERS: Readonly<Record<MediaHit["category"], string>> = {
  criminal: "a criminal matter",
  enforcement: "a measure of a supervisor",
  adverse_media: "unfavourable news",
};

function describeMedia(hits: readonly MediaHit[]): string {
  if (hits.length === 0) return "";
  const told = hits
    .slice(0, 3)
    .map(
      ({ title, category, published_at }) =>
        `"${title}" (${published_at?.slice(0, 10) ?? "undated"}: ${MATTERS[category]})`,
    );
  const more = hits.length > told.length ? `, and ${hits.length - told.length} more` : "";
  return `${told.join("; ")}${more}.`.slice(0, TEXT_MAX);
}

function describeScan(scan: ScanConclusion): string {
  const name = scan.legal_name === "" ? `Enterprise ${scan.registration_number}` : scan.legal_name;
  const reasons = scan.eval_reasons.slice(0, 3).map(({ reason }) => reason);
  return [
    `${name} is ${scan.risk_tier} at a confidence of ${scan.confidence.toFixed(2)}; its register status is ${scan.company_status}.`,
    scan.flags.length === 0 ? nothingFlagged(scan) : `Flagged: ${scan.flags.join(", ")}.`,
    `Surroundings score ${scan.eval_score.toFixed(2)}.`,
    ...reasons,
    ...(scan.unanswered_sources ?? []).map(describeUnanswered),
    scan.unknown_fields.length === 0 ? "" : `Not known: ${scan.unknown_fields.join(", ")}.`,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ")
    .slice(0, TEXT_MAX);
}

/** The sources that failed may have had something to flag. */
function nothingFlagged({ unanswered_sources: unanswered = [], news_to_read: toRead = 0 }: ScanConclusion): string {
  if (toRead > 0)
    return `Nothing was flagged, but news is to be read (${toRead === 1 ? "1 article" : `${toRead} articles`}).`;
  return isIncomplete(unanswered) ? "What was answered raised no flag." : "Nothing was flagged.";
}
