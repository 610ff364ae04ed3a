import { and, eq } from "drizzle-orm";
import type { IterationDiagnostics } from "../../domain/iteration/diagnostics.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { isAlso } from "../../platform/db.ts";
import {
  diagnosticsEvoiDecisions as decisions,
  diagnosticsGovernanceChecks as checks,
  diagnosticsStages as stages,
  diagnosticsToolInvocations as tools,
} from "./diagnostics.tables.ts";

type Table = typeof stages | typeof tools | typeof checks | typeof decisions;

/**
 * Diagnostics that a version before 0153 wrote into the database, of one iteration or all: one round trip. Nothing
 * is added, and they are deleted with their case.
 */
export async function readOlderRecords(
  ctx: Ctx,
  caseId: string,
  iteration: number | null,
): Promise<IterationDiagnostics[]> {
  const among = (table: Table) =>
    and(
      isAlso(table.tenantId, ctx.actor.tenantId),
      eq(table.caseId, caseId),
      iteration === null ? undefined : eq(table.iteration, iteration),
    );
  const [stageRows, toolRows, checkRows, decisionRows] = await ctx.db.batch([
    ctx.db
      .select({
        iteration: stages.iteration,
        id: stages.id,
        stage: stages.stage,
        sequence: stages.sequence,
        status: stages.status,
        duration_ms: stages.durationMs,
        details: stages.details,
        error_type: stages.errorType,
        parent_stage_id: stages.parentStageId,
        created_at: stages.createdAt,
      })
      .from(stages)
      .where(among(stages)),
    ctx.db
      .select({
        iteration: tools.iteration,
        id: tools.id,
        case_id: tools.caseId,
        agent_name: tools.agentName,
        tool_name: tools.toolName,
        cost_category: tools.costCategory,
        duration_ms: tools.durationMs,
        success: tools.success,
        error_type: tools.errorType,
        cost_eur: tools.costEur,
        tokens_used: tools.tokensUsed,
        created_at: tools.createdAt,
      })
      .from(tools)
      .where(among(tools)),
    ctx.db
      .select({
        iteration: checks.iteration,
        id: checks.id,
        event_type: checks.eventType,
        mechanism: checks.mechanism,
        agent_name: checks.agentName,
        approved: checks.approved,
        action: checks.action,
        violations: checks.violations,
        created_at: checks.createdAt,
      })
      .from(checks)
      .where(among(checks)),
    ctx.db
      .select({
        iteration: decisions.iteration,
        id: decisions.id,
        step_number: decisions.stepNumber,
        decision_type: decisions.decisionType,
        candidate_agent: decisions.candidateAgent,
        evoi_value: decisions.evoiValue,
        decision: decisions.decision,
        reason: decisions.reason,
        created_at: decisions.createdAt,
      })
      .from(decisions)
      .where(among(decisions)),
  ]);
  const iterations = [...new Set(stageRows.map((row) => row.iteration))];
  return iterations.map((of) => ({
    iteration: of,
    records: {
      stages: ofIteration(stageRows, of),
      tool_invocations: ofIteration(toolRows, of),
      governance_checks: ofIteration(checkRows, of),
      evoi_decisions: ofIteration(decisionRows, of),
    },
  }));
}

function ofIteration<T extends { readonly iteration: number }>(
  rows: readonly T[],
  iteration: number,
): Omit<T, "iteration">[] {
  return rows
    .filter((row) => row.iteration === iteration)
    .map((row) => {
      const { iteration: _iteration, ...record } = row;
      return record;
    });
}
