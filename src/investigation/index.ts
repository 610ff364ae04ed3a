import { canonicalJson } from "../platform/canonical-json.ts";
import { isoTime } from "../platform/clock.ts";
import type { Ctx } from "../platform/context.ts";
import { conclude, sourcesReached } from "./conclude/conclude.ts";
import { readDossier } from "./dossier.ts";
import { checkConclusion } from "./governance/conclusion-checks.ts";
import { observe } from "./observe.ts";
import { Stages } from "./stages/stages.ts";
import { storeTranscript, rulesOf } from "./transcript.ts";
import type { InvestigationHost, InvestigationInput } from "./types.ts";
import type { InvestigationOutcome } from "../domain/iteration/outcome.model.ts";

/** After every wave of agents. */
const CONCLUSIONS_SEQUENCE = 10_000;

/**
 * Investigates a case once: agents observe, each in a durable stage of its own, and one last stage concludes.
 * Called again after a crash it goes on where it stood. A source that is down is a gap in the outcome.
 * @throws Error where the host says that this run is no longer the current one.
 */
export async function runInvestigation(ctx: Ctx, host: InvestigationHost): Promise<InvestigationOutcome> {
  // In the form in which it is kept as evidence, so that no order of names is in play that a replay does not have.
  const dossier = readDossier(JSON.parse(canonicalJson(host.input)) as InvestigationInput);
  const stages = new Stages(ctx, host);
  const recallClearings = host.recallClearings.bind(host);
  const readNetwork = host.readNetwork.bind(host);
  const { replay } = host;
  const seen = await observe({ ctx, dossier, recallClearings, readNetwork, ...(replay && { replay }) }, stages);
  const rules = replay ? replay.rules : rulesOf(host.input);
  const transcript = await stages.run("transcript", CONCLUSIONS_SEQUENCE - 1, (log) =>
    storeTranscript(ctx, log, dossier, seen, rules),
  );
  return stages.run("conclusions", CONCLUSIONS_SEQUENCE, (log) => {
    const concluded = conclude(dossier, seen, { rules, completedAt: isoTime(ctx.now()) });
    const outcome = { ...concluded, evidence: [...concluded.evidence, ...transcript.evidence] };
    const { result } = outcome;
    const { asked, answered } = sourcesReached(dossier, seen);
    for (const check of checkConclusion(result.findings, asked, answered)) log.governance(check);
    const steps: [stage: string, details: Record<string, unknown>][] = [
      ["findings", { findings: result.findings.length }],
      [
        "red_flag_rules",
        { template_id: outcome.evaluation?.template_id ?? null, triggered: outcome.evaluation?.rules_triggered ?? 0 },
      ],
      ["discrepancies", { open: outcome.discrepancies.filter(({ status }) => status === "open").length }],
      ["merchant_category", { mcc_code: outcome.mcc?.primary_recommendation.mcc_code ?? null }],
      ["risk_score", { risk_score: result.risk_score, factors: result.risk_factors.length }],
      ["confidence", { total: result.case_confidence.total }],
      ["follow_up_tasks", { tasks: outcome.generatedTasks.length }],
      ["summary", { model_used: result.model_used }],
    ];
    for (const [at, [stage, details]] of steps.entries()) {
      log.part(stage, CONCLUSIONS_SEQUENCE + 1 + at, { status: "completed", details, error_type: null }, 0);
    }
    return outcome;
  });
}
