import type { DiagnosticsRecords, IterationDiagnostics } from "../../domain/iteration/diagnostics.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { callCase } from "../cases/case.client.ts";
import { readOlderRecords } from "./older-records.store.ts";
import { compareText } from "../../platform/compare-text.ts";

/**
 * The records of one iteration's stages, or of all iterations, in order: from the case's object, with those that an
 * older version wrote into the database.
 * @throws DomainError `service_unavailable`.
 */
export async function readRecords(
  ctx: Ctx,
  { caseId, workflowId }: { readonly caseId: string; readonly workflowId: string },
  iteration: number | null,
): Promise<IterationDiagnostics[]> {
  const [older, newer] = await Promise.all([
    readOlderRecords(ctx, caseId, iteration),
    callCase(ctx, workflowId, (object) => object.diagnostics(iteration)),
  ]);
  const numbers = [...new Set([...older, ...newer].map((one) => one.iteration))].sort((a, b) => a - b);
  return numbers.map((number) => ({
    iteration: number,
    records: inOrder([...older, ...newer].filter((one) => one.iteration === number).map(({ records }) => records)),
  }));
}

const inOrder = (parts: readonly DiagnosticsRecords[]): DiagnosticsRecords => ({
  stages: sorted(
    parts.flatMap((part) => part.stages),
    ({ sequence, created_at }) => [sequence, created_at],
  ),
  tool_invocations: sorted(
    parts.flatMap((part) => part.tool_invocations),
    ({ created_at, id }) => [created_at, id],
  ),
  governance_checks: sorted(
    parts.flatMap((part) => part.governance_checks),
    ({ created_at, id }) => [created_at, id],
  ),
  evoi_decisions: sorted(
    parts.flatMap((part) => part.evoi_decisions),
    ({ step_number, id }) => [step_number, id],
  ),
});

/** One record per id, sorted by key. */
function sorted<T extends { readonly id: string }>(
  records: readonly T[],
  keyOf: (record: T) => readonly [string | number, string],
): T[] {
  const unique = [...new Map(records.map((record) => [record.id, record])).values()];
  return unique.toSorted((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    return compareFirst(first[0], second[0]) || compareText(first[1], second[1]);
  });
}

const compareFirst = (a: string | number, b: string | number): number =>
  typeof a === "number" && typeof b === "number" ? a - b : compareText(String(a), String(b));
