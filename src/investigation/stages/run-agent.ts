import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { type Exchange, SourceRecorder, type SourceRecording } from "../../sources/recording.ts";
import type { Answer, UnknownReason } from "../../sources/types.ts";
import type { AgentCall, AnyAgent, Observations } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import type { Observed } from "../observations.ts";
import { checkEgress, withheldAnswer } from "../governance/pii-egress.ts";
import type { InvestigationHost } from "../types.ts";
import { withinTime } from "../within-time.ts";
import { nameEvidence } from "./name-evidence.ts";
import type { StageLog } from "./stage-log.ts";

/** What all agents of a run share. */
export interface Scene extends Pick<InvestigationHost, "recallClearings" | "readNetwork" | "replay"> {
  readonly ctx: Ctx;
  readonly dossier: Dossier;
  readonly seen: Observations;
}

/** Tries of an agent that fails by a fault of our own; sources retry by themselves. */
const ATTEMPTS_MAX = 2;

/**
 * Lets one agent observe, within its own time. It never throws: whatever goes wrong is an unknown answer, which later
 * becomes a gap in the data.
 */
export async function runAgent(scene: Scene, log: StageLog, agent: AnyAgent): Promise<Observed> {
  const { dossier, seen } = scene;
  const { name } = agent.manifest;
  const check = checkEgress(dossier, name, agent.outgoing(dossier, seen));
  log.governance(check);
  const { answer, heard } = check.approved
    ? await observeWithRetry(scene, log, agent)
    : withoutRecording(withheldAnswer(dossier));
  log.outcome(
    answer.outcome === "known"
      ? { status: "completed", details: { evidence: answer.evidence.length } }
      : { status: "failed", error_type: answer.reason, details: { reason: answer.detail } },
  );
  return { ...answer, evidence: nameEvidence([log.place.runId, name], answer.evidence), heard };
}

/** An answer, and what was heard on the way to it. */
interface Attempt {
  readonly answer: Answer<unknown>;
  readonly heard: readonly Exchange[];
}

const withoutRecording = (answer: Answer<unknown>): Attempt => ({ answer, heard: [] });

async function observeWithRetry(scene: Scene, log: StageLog, agent: AnyAgent): Promise<Attempt> {
  const silence = scene.replay?.unknownOf(agent.manifest.name);
  if (silence) return withoutRecording(silence);
  for (let attempt = 1; ; attempt++) {
    const recording = new SourceRecorder();
    const answer = await observeOnce(scene, log, agent, scene.replay?.recordingOf(agent.manifest.name) ?? recording);
    const ourFault = answer.outcome === "unknown" && answer.reason === "internal";
    if (!ourFault || attempt >= ATTEMPTS_MAX) return { answer, heard: [...recording.exchanges] };
  }
}

async function observeOnce(
  scene: Scene,
  log: StageLog,
  agent: AnyAgent,
  recording: SourceRecording,
): Promise<Answer<unknown>> {
  const { ctx, dossier, seen } = scene;
  const { name, timeout_ms } = agent.manifest;
  let open = true;
  try {
    return await withinTime(timeout_ms, unknownAnswer("timeout", "no answer in time"), (signal) => {
      const call: AgentCall = {
        ctx,
        recallClearings: scene.recallClearings,
        readNetwork: scene.readNetwork,
        evidencePrefix: dossier.input.caseId,
        recording,
        signal,
        deadline: new Date(ctx.now().getTime() + timeout_ms),
        onModelBlocked: (use, violations) => {
          if (open) log.governance(modelCheck(name, use, violations));
        },
        onDecision: ({ candidate, value, decision, reason }) => {
          const candidate_agent = `${name}: ${candidate}`;
          const step = { step_number: 1, decision_type: "optional" as const };
          if (open) log.decision({ ...step, candidate_agent, evoi_value: value, decision, reason });
        },
        onToolCall: (tool) => {
          if (open) log.tool(name, tool);
        },
      };
      return agent.collect(call, dossier, seen);
    });
  } catch (error) {
    ctx.log.error("agent_failed", { agent: name, class: errorClass(error) });
    return unknownAnswer("internal", "the agent failed");
  } finally {
    // What comes after the stage's end belongs to no stage.
    open = false;
  }
}

const modelCheck = (agentName: string, use: string, violations: readonly string[]) => ({
  event_type: "pii_egress",
  mechanism: `text for the model use ${use} searched for protected data`,
  agent_name: agentName,
  approved: false,
  action: "block" as const,
  violations: violations.map((kind) => `would send ${kind}`),
});

const unknownAnswer = (reason: UnknownReason, detail: string): Answer<unknown> => ({
  outcome: "unknown",
  reason,
  detail,
  evidence: [],
});
