import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { IterationDiagnostics } from "../../domain/iteration/diagnostics.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { isAlso } from "../../platform/db.ts";
import { countsOf } from "./counts.rules.ts";
import {
  diagnosticsEvoiDecisions,
  diagnosticsFeedback,
  diagnosticsGovernanceChecks,
  diagnosticsIterations,
  diagnosticsStages,
  diagnosticsToolInvocations,
} from "./diagnostics.tables.ts";

/** Counts an iteration for the tenant's statistics. Idempotent: an iteration replaces its own row. */
export async function saveCounts(
  ctx: Ctx,
  workflowId: string,
  { iteration, records }: IterationDiagnostics,
): Promise<void> {
  const counts = countsOf(records);
  if (counts === null) return;
  await ctx.db
    .insert(diagnosticsIterations)
    .values({ tenantId: ctx.actor.tenantId, workflowId, iteration, ...counts })
    .onConflictDoUpdate({
      target: [diagnosticsIterations.tenantId, diagnosticsIterations.workflowId, diagnosticsIterations.iteration],
      set: counts,
    });
}

/** Deletes all records of a case, in the batch of its deletion. */
export function deleteDiagnosticsOfCase(
  ctx: Ctx,
  { caseId, workflowId }: { readonly caseId: string; readonly workflowId: string },
): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  const tables = [
    diagnosticsStages,
    diagnosticsToolInvocations,
    diagnosticsGovernanceChecks,
    diagnosticsEvoiDecisions,
    diagnosticsFeedback,
  ];
  const { tenantId: tenant, workflowId: workflow } = diagnosticsIterations;
  return [
    ...tables.map((table) =>
      ctx.db.delete(table).where(and(isAlso(table.tenantId, tenantId), eq(table.caseId, caseId))),
    ),
    ctx.db.delete(diagnosticsIterations).where(and(eq(tenant, tenantId), eq(workflow, workflowId))),
  ];
}
