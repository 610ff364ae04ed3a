import { tierOfOfficer } from "../src/features/automation/automation.service.ts";
import { countAlertsOnCase } from "../src/features/automation/automation.store.ts";
import type { ReviewTerms } from "../src/domain/automation/case-tier.rules.ts";
import { completeInvestigation, failInvestigation } from "../src/domain/case/case-changes.rules.ts";
import type { CaseRecord, InvestigationRun } from "../src/domain/case/case.record.ts";
import { findRefusedAmong } from "../src/features/decisions/cases-of-customer.store.ts";
import { readCasesOfCustomer } from "../src/features/decisions/cases-of-customer.service.ts";
import { recallHits } from "../src/features/decisions/remembered-hits.service.ts";
import type { InvestigationOutcome } from "../src/domain/iteration/outcome.model.ts";
import type { CaseLearning } from "../src/domain/memory/learned.model.ts";
import { withLearning, withMemoryUsed } from "../src/domain/memory/case-learning.rules.ts";
import { recallForCase } from "../src/features/memory/recall.service.ts";
import { currentPolicy } from "../src/features/policy/policy.service.ts";
import { runInvestigation } from "../src/investigation/index.ts";
import { inputOf } from "../src/investigation/input.ts";
import type { InvestigationHost, InvestigationInput, RunTerms } from "../src/investigation/types.ts";
import type { Ctx } from "../src/platform/context.ts";
import { RULES_VERSION } from "../src/investigation/rules-version.ts";
import { usesModel } from "../src/platform/models.ts";
import { errorClass, stackFrames } from "../src/platform/logger.ts";
import { observeNetwork } from "./case-network.ts";
import type { CaseStorage } from "./case-storage.ts";

/** Attempts that fail by an error of ours, or die, before the run fails and an officer decides. */
const ATTEMPTS_MAX = 3;
const RETRY_MS = 500;

/**
 * Continues the current run until it completes or fails for good. Each attempt is counted in storage before its
 * work, because one that kills the process cannot count itself afterwards. Only attempts that died since the run
 * last completed a stage count: deployments that interrupt a progressing run do not fail it, and a run has few
 * stages, so it ends.
 */
export async function investigateCase(ctx: Ctx, storage: CaseStorage, project: () => Promise<unknown>): Promise<void> {
  const record = storage.record()!;
  const { run } = record;
  if (!run) return;
  for (let errors = 0; ;) {
    const attempt = storage.runs.beginAttempt(run.runId, run.iteration);
    await storage.flush();
    const measure = measureFrom(ctx, attempt);
    if (attempt > ATTEMPTS_MAX) {
      ctx.log.error("investigation_interrupted", { attempts: attempt - 1 });
      failRun(ctx, storage, run.runId, "interrupted");
      measure("failed");
      break;
    }
    try {
      await completeRun(ctx, storage, record, run);
      measure("completed");
      break;
    } catch (error) {
      errors++;
      storage.runs.endAttempt(run.runId);
      ctx.log.error("investigation_attempt_failed", {
        attempt: errors,
        class: errorClass(error),
        stack: stackFrames(error),
      });
      measure(errors >= ATTEMPTS_MAX ? "failed" : "retried");
      const current = storage.record();
      if (current?.run?.runId !== run.runId || current.status !== "INVESTIGATING") return;
      if (errors >= ATTEMPTS_MAX) {
        failRun(ctx, storage, run.runId, "internal");
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS * errors));
    }
  }
  await project();
}

function measureFrom(ctx: Ctx, attempt: number) {
  const startedMs = ctx.now().getTime();
  return (outcome: "completed" | "failed" | "retried") =>
    ctx.metrics.write("investigation", { outcome }, { duration_ms: ctx.now().getTime() - startedMs, attempt });
}

async function completeRun(ctx: Ctx, storage: CaseStorage, record: CaseRecord, run: InvestigationRun): Promise<void> {
  const terms = await termsOfRun(ctx, storage, record, run);
  const outcome = await runInvestigation(ctx, hostOf(ctx, storage, { ...inputOf(record, run), terms }));
  const learning = await learningOfRun(ctx, storage, record, outcome);
  const review = await reviewTerms(ctx, record);
  const meta = { now: ctx.now(), actor: ctx.actor };
  const rule = (current: CaseRecord) =>
    withLearning(
      completeInvestigation(current, run.runId, withMemoryUsed(record, outcome, learning), review, meta),
      learning,
    );
  storage.apply(`complete:${run.runId}`, rule, meta);
}

function failRun(ctx: Ctx, storage: CaseStorage, runId: string, reason: "internal" | "interrupted"): void {
  const meta = { now: ctx.now(), actor: ctx.actor };
  storage.apply(`fail:${runId}`, (current) => failInvestigation(current, runId, reason), meta);
}

/** What the case's review depends on: the officer's tier, alerts, and a draw for the provisional decision. */
async function reviewTerms(ctx: Ctx, { caseId, createdBy, templateId, country }: CaseRecord): Promise<ReviewTerms> {
  const [officerTier, activeAlerts] = await Promise.all([
    tierOfOfficer(ctx, { officerId: createdBy, templateId, country }),
    countAlertsOnCase(ctx, caseId),
  ]);
  const draw = new DataView(ctx.randomBytes(4).buffer).getUint32(0) / 2 ** 32;
  return { officerTier, activeAlerts, share: ctx.settings.BLIND_SAMPLE_SHARE, draw };
}

/** What the memory knows for what was found. It is stored with the run, so that a resumed run ends with the same. */
async function learningOfRun(
  ctx: Ctx,
  storage: CaseStorage,
  record: CaseRecord,
  { result, discrepancies }: InvestigationOutcome,
): Promise<CaseLearning | null> {
  const { runId } = record.run!;
  const stored = storage.fact<RunLearning>("run_learning");
  if (stored?.runId === runId) return stored.learning;
  const learning = await recallForCase(ctx, { ...record, discrepancies }, result.findings);
  storage.setFact("run_learning", { runId, learning } satisfies RunLearning);
  return learning;
}

interface RunLearning {
  readonly runId: string;
  readonly learning: CaseLearning | null;
}

/**
 * Policy and settings when the run began, stored with it. A policy that cannot be read fails the attempt:
 * the default could be laxer than what the tenant decided.
 */
async function termsOfRun(
  ctx: Ctx,
  storage: CaseStorage,
  record: CaseRecord,
  run: InvestigationRun,
): Promise<RunTerms> {
  const stored = storage.fact<RunWithTerms>("run_terms");
  if (stored?.runId === run.runId) return stored.terms;
  const { BELGIAN_MOCK_MODE: sample, LIST_MAX_AGE_HOURS: listMaxAgeHours } = ctx.settings;
  const seen = record.documents.flatMap(({ reading }) => reading?.seen_elsewhere ?? []);
  const [policy, { rows, others }, refusedSeen] = await Promise.all([
    currentPolicy(ctx),
    readCasesOfCustomer(ctx, record),
    findRefusedAmong(ctx, [...new Set(seen.map(({ workflow_id }) => workflow_id))]),
  ]);
  const terms: RunTerms = {
    usesModel: usesModel(ctx),
    readsNetwork: true,
    rules: RULES_VERSION,
    policy,
    refusedBefore: rows
      .filter(({ status }) => status === "REJECTED")
      .map(({ workflowId, companyName, decidedAt, reason, maybe }) => ({
        workflowId,
        companyName,
        decidedAt,
        reason,
        ...(maybe && { maybe }),
      })),
    ...(refusedSeen.length > 0 && { refusedSeen }),
    ...(others.length > 0 && { otherCases: others }),
    sample,
    listMaxAgeHours,
  };
  storage.setFact("run_terms", { runId: run.runId, terms } satisfies RunWithTerms);
  return terms;
}

interface RunWithTerms {
  readonly runId: string;
  readonly terms: RunTerms;
}

function hostOf(ctx: Ctx, storage: CaseStorage, input: InvestigationInput): InvestigationHost {
  return {
    input,
    recallClearings: (hits) => recallHits(ctx, input.caseId, hits),
    readNetwork: (present) => observeNetwork(ctx, storage, present),
    loadStage: (name) => storage.runs.stage(input.runId, name),
    saveStage: (name, output, records) => storage.saveStage(input.runId, name, output, records),
  };
}
