import type { Ctx } from "../platform/context.ts";
import { SourceReplayer } from "../sources/recording.ts";
import { runInvestigation } from "./index.ts";
import { compareStage, type Difference } from "./replay-compare.ts";
import { evidenceOf, readStoredEvidence } from "./replay-evidence.ts";
import { sealCtx } from "./replay-seal.ts";
import { rulesOf, TRANSCRIPT, type Transcript } from "./transcript.ts";
import type { InvestigationHost, InvestigationInput } from "./types.ts";
import type { InvestigationOutcome } from "../domain/iteration/outcome.model.ts";

/** The outputs of a run's stages by name, in the order in which they were kept. */
export type RecordedStages = Readonly<Record<string, unknown>>;

/** The rules to judge by: those that the run kept as evidence, or those of the code that replays. */
export type ReplayRules = "recorded" | "today";

export interface ReplayVerdict {
  /** Null where the run could not be done again. */
  readonly outcome: InvestigationOutcome | null;
  /** Versions of the red-flag rules, recorded and used; null where there are none. */
  readonly ruleVersions: { readonly recorded: string | null; readonly used: string | null };
  readonly evidenceChecked: number;
  readonly stagesCompared: number;
  /** In the order of the work: the first is where record and replay part. */
  readonly differences: readonly Difference[];
}

/**
 * Replays a recorded run: the same agents and clients get the recorded answers from the stored evidence, and each stage
 * is compared with the record byte for byte. Only reads evidence; writes nothing and queries no source.
 */
export async function replayRun(ctx: Ctx, stages: RecordedStages, by: ReplayRules): Promise<ReplayVerdict> {
  const refs = evidenceOf(stages);
  const kept = await readStoredEvidence(ctx, refs);
  const broken = { outcome: null, evidenceChecked: refs.length, stagesCompared: 0 };
  const noRules = { recorded: null, used: null };
  if (kept.differences.length > 0) return { ...broken, ruleVersions: noRules, differences: kept.differences };
  const input = kept.readRecord<InvestigationInput>("case_file");
  const transcript = kept.readRecord<Transcript>(TRANSCRIPT);
  const recorded = stages["conclusions"] as InvestigationOutcome | undefined;
  if (!input || !transcript || !recorded) {
    const lacking = !input ? "case_file" : !transcript ? TRANSCRIPT : "conclusions";
    return { ...broken, ruleVersions: noRules, differences: [missing(lacking)] };
  }

  const rules = by === "recorded" ? transcript.rules : rulesOf(input);
  const replayers = new Map<string, SourceReplayer>();
  const again: Record<string, unknown> = {};
  const host: InvestigationHost = {
    input,
    loadStage: (name) => (name === TRANSCRIPT ? stages[TRANSCRIPT] : undefined),
    saveStage: (name, output) => void (again[name] = output),
    recallClearings: () => Promise.reject(new Error("a replay asks nobody")),
    readNetwork: () => Promise.reject(new Error("a replay asks nobody")),
    replay: {
      rules,
      unknownOf: (agent) => transcript.agents[agent]?.silence ?? null,
      recordingOf: (agent) => {
        const replayer = new SourceReplayer(transcript.agents[agent]?.heard ?? [], kept.bytesOf);
        replayers.set(agent, replayer);
        return replayer;
      },
    },
  };
  const outcome = await runInvestigation(sealCtx(ctx, transcript.settings, completedAt(recorded)), host);
  const names = Object.keys(stages).filter((name) => name !== TRANSCRIPT);
  const differences = [...new Set([...names, ...Object.keys(again)])].flatMap((name) => [
    ...unreplayedBy(name, replayers.get(name)),
    ...compareStage(name, stages[name], again[name]),
  ]);
  return {
    outcome,
    ruleVersions: { recorded: transcript.rules?.version ?? null, used: rules?.version ?? null },
    evidenceChecked: refs.length,
    stagesCompared: names.length,
    differences,
  };
}

const completedAt = ({ result }: InvestigationOutcome): Date => new Date(result.completed_at);

const missing = (name: string): Difference => ({
  kind: "stage",
  name,
  source: null,
  path: "",
  recorded: null,
  replayed: null,
  detail: "the record of it is missing, so the run cannot be done again",
});

const unreplayedBy = (stage: string, replayer: SourceReplayer | undefined): Difference[] =>
  replayer?.unreplayed == null
    ? []
    : [
        {
          kind: "stage",
          name: stage,
          source: null,
          path: "",
          recorded: null,
          replayed: replayer.unreplayed,
          detail: "the replay has a query without a recorded answer",
        },
      ];
