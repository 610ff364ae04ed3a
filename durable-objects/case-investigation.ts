import { tierOfOfficer } from "../src/features/automation/automation.service.ts";
import {
  completeInvestigation,
  failInvestigation,
  type ReviewSampling,
} from "../src/features/cases/case.changes.machine.ts";
import type { CaseRecord, InvestigationRun } from "../src/features/cases/case.record.ts";
import { findClearedHits } from "../src/features/decisions/cleared-hits.store.ts";
import type { OfficerMemory } from "../src/features/memory/memory.model.ts";
import { recallMemory } from "../src/features/memory/recall.service.ts";
import { runInvestigation } from "../src/investigation/index.ts";
import type { InvestigationHost, InvestigationInput } from "../src/investigation/types.ts";
import type { Ctx } from "../src/platform/context.ts";
import { errorClass, stackFrames } from "../src/platform/logger.ts";
import type { CaseStorage } from "./case-storage.ts";

/** Tries of a run that ends in a fault of our own, before it is given up for an officer to look at. */
const ATTEMPTS_MAX = 3;
const RETRY_MS = 500;

/** Carries the current run on from where it stands, until it completes or has failed for good. */
export async function investigateCase(ctx: Ctx, storage: CaseStorage, project: () => Promise<unknown>): Promise<void> {
  const record = storage.record()!;
  const { run } = record;
  if (!run) return;
  const meta = () => ({ now: ctx.now(), actor: ctx.actor });
  for (let attempt = 1; ; attempt++) {
    const startedMs = ctx.now().getTime();
    const measure = (outcome: "completed" | "failed" | "retried") =>
      ctx.metrics.write("investigation", { outcome }, { duration_ms: ctx.now().getTime() - startedMs, attempt });
    try {
      const memory = await memoryOfRun(ctx, storage, record, run);
      const outcome = await runInvestigation(ctx, hostOf(ctx, storage, record, run, memory));
      const review = await reviewSampling(ctx, record);
      storage.apply(
        `complete:${run.runId}`,
        (current) => completeInvestigation(current, run.runId, outcome, review),
        meta(),
      );
      measure("completed");
      break;
    } catch (error) {
      const current = storage.record();
      ctx.log.error("investigation_attempt_failed", {
        attempt,
        class: errorClass(error),
        stack: stackFrames(error),
      });
      measure(attempt >= ATTEMPTS_MAX ? "failed" : "retried");
      if (current?.run?.runId !== run.runId || current.status !== "INVESTIGATING") return;
      if (attempt >= ATTEMPTS_MAX) {
        storage.apply(`fail:${run.runId}`, (c) => failInvestigation(c, run.runId, "internal"), meta());
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS * attempt));
    }
  }
  await project();
}

/** How closely the case's officer reviews: their tier, and a draw for the blind sample. */
async function reviewSampling(ctx: Ctx, { createdBy, templateId, country }: CaseRecord): Promise<ReviewSampling> {
  const officerTier = await tierOfOfficer(ctx, { officerId: createdBy, templateId, country });
  const draw = new DataView(ctx.randomBytes(4).buffer).getUint32(0) / 2 ** 32;
  return { officerTier, share: ctx.settings.BLIND_SAMPLE_SHARE, draw };
}

/**
 * What the officer's memory held when the run began. It is kept with the run: one that goes on after a crash goes
 * on from the same, and so does a replay, which reads it in the case file.
 */
async function memoryOfRun(
  ctx: Ctx,
  storage: CaseStorage,
  record: CaseRecord,
  run: InvestigationRun,
): Promise<OfficerMemory | null> {
  const kept = storage.fact<RunMemory>("run_memory");
  if (kept?.runId === run.runId) return kept.memory;
  const memory = await recallMemory(ctx, record);
  storage.setFact("run_memory", { runId: run.runId, memory } satisfies RunMemory);
  return memory;
}

interface RunMemory {
  readonly runId: string;
  readonly memory: OfficerMemory | null;
}

function hostOf(
  ctx: Ctx,
  storage: CaseStorage,
  record: CaseRecord,
  run: InvestigationRun,
  memory: OfficerMemory | null,
): InvestigationHost {
  return {
    input: { ...inputOf(record, run), memory },
    recallClearings: (hits) => findClearedHits(ctx, hits),
    loadStage: (name) => storage.stage(run.runId, name),
    saveStage: (name, output, records) =>
      storage.saveStage(
        run.runId,
        name,
        output,
        { kind: "record_diagnostics", payload: { iteration: run.iteration, records } },
        ctx.now().getTime(),
      ),
  };
}

function inputOf(record: CaseRecord, run: InvestigationRun): InvestigationInput {
  const answers = record.additionalData["answers"];
  const findings = record.investigations.flatMap((result) => result.findings);
  return {
    caseId: record.caseId,
    workflowId: record.workflowId,
    companyName: record.companyName,
    registrationNumber: record.registrationNumber,
    vatNumber: record.vatNumber,
    country: record.country,
    templateId: record.templateId,
    websiteUrl: record.websiteUrl,
    answers: typeof answers === "object" && answers !== null ? (answers as Record<string, unknown>) : {},
    additionalData: record.additionalData,
    iteration: run.iteration,
    maxIterations: record.maxIterations,
    runId: run.runId,
    startedAt: run.startedAt,
    enrichment: record.enrichment,
    documents: record.documents.filter((document) => document.source === "customer"),
    taskResponses: record.taskResponses,
    followUpTasks: record.followUpTasks,
    previous: record.investigations.filter((result) => result.iteration < run.iteration),
    discrepancies: record.discrepancies,
    facts: record.facts,
    cleared: findings.filter((finding) => finding.clearance !== undefined),
  };
}
