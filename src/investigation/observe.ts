import { agentsFor } from "./agents/index.ts";
import type { AnyAgent } from "./agent.ts";
import { deriveAll } from "./conclude/derive-all.ts";
import type { Dossier } from "./dossier.ts";
import { ObservationSet } from "./observations.ts";
import { type Belief, beliefAfter, PRIOR } from "./planning/belief.ts";
import { type Plan, planMandatory, planOptional } from "./planning/plan.ts";
import { runAgent, type Scene } from "./stages/run-agent.ts";
import type { Stages } from "./stages/stages.ts";

/** Stages of one wave of agents are numbered from a multiple of this. */
const WAVE = 100;

/**
 * Lets the agents of a case observe: the mandatory ones first, then, wave after wave, the optional ones that
 * are worth their cost by what is believed after the wave before.
 */
export async function observe(scene: Omit<Scene, "seen">, stages: Stages): Promise<ObservationSet> {
  const { dossier } = scene;
  const seen = new ObservationSet();
  const agents = agentsFor(dossier);
  const first = await stages.run("planning_1", 0, (log) => {
    const plan = planMandatory(agents, dossier, PRIOR);
    for (const decision of plan.decisions) log.decision(decision);
    for (const [at, decision] of plan.decisions.entries()) {
      if (decision.decision === "run") continue;
      const details = { reason: decision.reason };
      log.part(decision.candidate_agent, at + 1, { status: "skipped", details, error_type: null }, 0);
    }
    return plan;
  });
  await runWave({ ...scene, seen }, stages, first, 0);

  let candidates = agents.filter((agent) => !agent.manifest.mandatory);
  for (let step = 2; candidates.length > 0; step++) {
    const base = (step - 1) * WAVE;
    const plan = await stages.run(`planning_${step}`, base, (log) => {
      const belief = believe(dossier, seen);
      const made = planOptional(candidates, dossier, belief, seen.answeredDomains(agents), step);
      for (const decision of made.decisions) log.decision(decision);
      log.outcome({ details: { ...belief, run: made.run.length, skip: made.decisions.length - made.run.length } });
      return made;
    });
    if (plan.run.length === 0) break;
    await runWave({ ...scene, seen }, stages, plan, base);
    candidates = candidates.filter((agent) => !plan.run.includes(agent.manifest.name));
  }
  return seen;
}

/** Runs the planned agents, each as soon as those it needs have ended. */
async function runWave(
  scene: Scene & { readonly seen: ObservationSet },
  stages: Stages,
  plan: Plan,
  base: number,
): Promise<void> {
  const planned = agentsFor(scene.dossier).filter((agent) => plan.run.includes(agent.manifest.name));
  const started = new Map<string, Promise<void>>();
  const start = (agent: AnyAgent): Promise<void> => {
    const { name } = agent.manifest;
    const known = started.get(name);
    if (known) return known;
    const needed = planned.filter((other) => agent.needs.includes(other.manifest.name));
    const running = Promise.all(needed.map(start)).then(async () => {
      const sequence = base + 1 + agentsFor(scene.dossier).indexOf(agent);
      scene.seen.record(agent, await stages.run(name, sequence, (log) => runAgent(scene, log, agent)));
    });
    started.set(name, running);
    return running;
  };
  // All are waited for even where one fails, so that no work goes on behind a run that has ended.
  const ended = await Promise.allSettled(planned.map(start));
  for (const end of ended) if (end.status === "rejected") throw end.reason;
}

/** What to believe of the subject after all that was observed so far. */
function believe(dossier: Dossier, seen: ObservationSet): Belief {
  const { findings } = deriveAll(dossier, seen);
  const loud = new Set(findings.filter(({ severity }) => severity !== "info").map(({ agent_name }) => agent_name));
  const quiet = agentsFor(dossier)
    .filter((agent) => agent.manifest.sources.length > 0)
    .filter((agent) => seen.of(agent)?.outcome === "known")
    .filter((agent) => !loud.has(agent.manifest.name));
  return beliefAfter(findings, quiet.length);
}
