import type { EvidenceRef } from "../../../domain/case/case.model.ts";
import { evidencePrefixOf } from "../../../domain/relationships/event-evidence.rules.ts";
import type { AgentCall, AnyAgent } from "../../../investigation/agent.ts";
import { REGISTRY } from "../../../investigation/agents/registry.ts";
import type { Dossier } from "../../../investigation/dossier.ts";
import { checkEgress, withheldAnswer } from "../../../investigation/governance/pii-egress.ts";
import { ObservationSet } from "../../../investigation/observations.ts";
import { withinTime } from "../../../investigation/within-time.ts";
import type { Ctx } from "../../../platform/context.ts";
import { errorClass } from "../../../platform/logger.ts";
import type { Answer, UnknownReason } from "../../../sources/types.ts";
import type { WatchedMatter } from "./customer-looks.ts";

const noAnswer = (reason: UnknownReason, detail: string): Answer<unknown> => ({
  outcome: "unknown",
  reason,
  detail,
  evidence: [],
});

/**
 * Asks the sources as an investigation does: raw answers are stored before they are read, and a source that fails gives
 * an unknown answer. The register is asked first, because others are read with what it says.
 */
export async function askSources(
  ctx: Ctx,
  relationshipId: string,
  dossier: Dossier,
  matters: readonly WatchedMatter[],
): Promise<ObservationSet> {
  const seen = new ObservationSet();
  const ask = async (agent: AnyAgent) => {
    const answer = await askSafely(ctx, relationshipId, dossier, agent, seen);
    seen.record(agent, { ...answer, heard: [] });
  };
  const isRegister = ({ agent }: WatchedMatter) => agent === REGISTRY;
  for (const { agent } of matters.filter(isRegister)) await ask(agent);
  await Promise.all(matters.filter((matter) => !isRegister(matter)).map(({ agent }) => ask(agent)));
  return seen;
}

async function askSafely(
  ctx: Ctx,
  relationshipId: string,
  dossier: Dossier,
  agent: AnyAgent,
  seen: ObservationSet,
): Promise<Answer<unknown>> {
  const { name, timeout_ms } = agent.manifest;
  if (!checkEgress(dossier, name, agent.outgoing(dossier, seen)).approved) {
    return withheldAnswer(dossier);
  }
  try {
    return await withinTime(timeout_ms, noAnswer("timeout", "no answer in time"), (signal) => {
      const call: AgentCall = {
        ctx,
        evidencePrefix: evidencePrefixOf(relationshipId),
        signal,
        deadline: new Date(ctx.now().getTime() + timeout_ms),
        background: true,
        recallClearings: async () => [],
        readNetwork: () => Promise.reject(new Error("a look reads no network")),
      };
      return agent.collect(call, dossier, seen);
    });
  } catch (error) {
    ctx.log.error("look_failed", { agent: name, class: errorClass(error) });
    return noAnswer("internal", "the agent failed");
  }
}

/** What an event calls evidence by: its hash, under which it lies. */
export const evidenceIds = (evidence: readonly EvidenceRef[]): string[] => [
  ...new Set(evidence.map(({ data_hash }) => data_hash)),
];
