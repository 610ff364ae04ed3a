import type { EvidenceRef } from "../domain/case/case.model.ts";
import type { ReasoningTemplate } from "../domain/reasoning/reasoning.model.ts";
import { selectReasoningTemplate } from "../domain/reasoning/templates/index.ts";
import type { Ctx } from "../platform/context.ts";
import { errorClass } from "../platform/logger.ts";
import type { Settings } from "../platform/settings.ts";
import type { Exchange } from "../sources/recording.ts";
import type { Answer } from "../sources/types.ts";
import { upstreamSettings } from "../sources/index.ts";
import type { Dossier } from "./dossier.ts";
import { caseUrl, storeRecord } from "./store-record.ts";
import type { ObservationSet, Observed } from "./observations.ts";
import { nameEvidence } from "./stages/name-evidence.ts";
import type { StageLog } from "./stages/stage-log.ts";
import type { InvestigationInput } from "./types.ts";

/** The `source` of a transcript among the evidence of a case. */
export const TRANSCRIPT = "transcript";

/**
 * What a replay needs beside the raw answers: how each was obtained, which queries had none, and the rules and settings of
 * the run.
 */
export interface Transcript {
  readonly settings: Partial<Settings>;
  readonly rules: ReasoningTemplate | null;
  readonly agents: Readonly<Record<string, AgentTranscript>>;
}

interface AgentTranscript {
  readonly heard: readonly Exchange[];
  /** The answer of an agent that timed out or failed on our side: no recorded exchange leads to it. */
  readonly silence: Answer<unknown> | null;
}

/** The red-flag rules of a case's country and template as they are today; null for a template without any. */
export const rulesOf = ({ country, templateId }: Pick<InvestigationInput, "country" | "templateId">) =>
  selectReasoningTemplate(country, templateId) ?? null;

/** Stores the transcript as evidence. If that fails the run goes on, and cannot be replayed. */
export async function storeTranscript(
  ctx: Ctx,
  log: StageLog,
  { input }: Dossier,
  seen: ObservationSet,
  rules: ReasoningTemplate | null,
): Promise<{ readonly evidence: readonly EvidenceRef[] }> {
  const agents = Object.fromEntries(seen.entries().map(([name, observed]) => [name, transcribe(observed)]));
  const transcript: Transcript = { settings: upstreamSettings(ctx.settings), rules, agents };
  const call = { ctx, evidencePrefix: input.caseId, signal: new AbortController().signal };
  try {
    const ref = await storeRecord(call, TRANSCRIPT, `${caseUrl(call, input)}/transcript`, transcript);
    return { evidence: nameEvidence([input.runId, TRANSCRIPT], [ref]) };
  } catch (error) {
    ctx.log.error("transcript_not_kept", { class: errorClass(error) });
    log.outcome({ status: "failed", error_type: "internal", details: { reason: "the transcript was not kept" } });
    return { evidence: [] };
  }
}

function transcribe({ heard, ...answer }: Observed): AgentTranscript {
  const isUnknown = answer.outcome === "unknown" && (answer.reason === "timeout" || answer.reason === "internal");
  return isUnknown ? { heard: [], silence: answer } : { heard, silence: null };
}
