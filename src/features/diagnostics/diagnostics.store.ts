import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { DiagnosticsRecords } from "../../investigation/types.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import {
  diagnosticsEvoiDecisions,
  diagnosticsFeedback,
  diagnosticsGovernanceChecks,
  diagnosticsStages,
  diagnosticsToolInvocations,
} from "./diagnostics.tables.ts";

export interface DiagnosticsPlace {
  readonly caseId: string;
  readonly workflowId: string;
  readonly iteration: number;
}

/** The columns of each table beside its place, which are also the members of its records. */
const COLUMNS = {
  stages: ["stage", "sequence", "status", "duration_ms", "details", "error_type", "parent_stage_id", "created_at"],
  tool_invocations: [
    "agent_name",
    "tool_name",
    "cost_category",
    "duration_ms",
    "success",
    "error_type",
    "cost_eur",
    "tokens_used",
    "created_at",
  ],
  governance_checks: ["event_type", "mechanism", "agent_name", "approved", "action", "violations", "created_at"],
  evoi_decisions: ["step_number", "decision_type", "candidate_agent", "evoi_value", "decision", "reason", "created_at"],
} as const satisfies Readonly<Record<keyof DiagnosticsRecords, readonly string[]>>;

/**
 * Keeps the records of a stage. A record that is already there stays as it is, so that a stage whose records
 * are sent again changes nothing. One batch, whatever their number.
 */
export async function insertDiagnostics(ctx: Ctx, place: DiagnosticsPlace, records: DiagnosticsRecords): Promise<void> {
  const kinds = Object.keys(COLUMNS) as (keyof DiagnosticsRecords)[];
  const writes = kinds
    .filter((kind) => records[kind].length > 0)
    .map((kind) => insertKind(ctx, place, kind, records[kind]));
  await commit(ctx.db, writes);
}

/** One statement for all records of a kind: they travel as one JSON parameter. */
function insertKind(
  ctx: Ctx,
  { caseId, workflowId, iteration }: DiagnosticsPlace,
  kind: keyof DiagnosticsRecords,
  records: readonly object[],
): BatchItem<"sqlite"> {
  const names = COLUMNS[kind].map((column) => sql.identifier(column));
  const values = COLUMNS[kind].map((column) => sql`json_extract(value, ${sql.raw(`'$.${column}'`)})`);
  return ctx.db.run(sql`
    INSERT INTO ${sql.identifier(`diagnostics_${kind}`)}
      (tenant_id, id, case_id, workflow_id, iteration, ${sql.join(names, sql`, `)})
    SELECT ${ctx.actor.tenantId}, json_extract(value, '$.id'), ${caseId}, ${workflowId}, ${iteration},
      ${sql.join(values, sql`, `)}
    FROM json_each(${JSON.stringify(records)}) WHERE true
    ON CONFLICT (tenant_id, id) DO NOTHING`);
}

/** Writes that delete all records of a case, for the batch that deletes the case. */
export function deleteDiagnosticsOfCase(ctx: Ctx, caseId: string): BatchItem<"sqlite">[] {
  const tables = [
    diagnosticsStages,
    diagnosticsToolInvocations,
    diagnosticsGovernanceChecks,
    diagnosticsEvoiDecisions,
    diagnosticsFeedback,
  ];
  return tables.map((table) =>
    ctx.db.delete(table).where(and(eq(table.tenantId, ctx.actor.tenantId), eq(table.caseId, caseId))),
  );
}
