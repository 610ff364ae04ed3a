import { errorClass } from "../platform/logger.ts";
import { toAnswer, unknown } from "./answer.ts";
import type { Answer, SourceCall, ToolCall } from "./types.ts";

export interface Tool {
  readonly name: string;
  readonly category: ToolCall["cost_category"];
  /** Cost of one call of a commercial provider; 0 for the sample upstream. */
  readonly costEur?: number;
}

/**
 * Runs one call of a source and reports it through `onToolCall`. An exception in a client becomes an unknown answer.
 */
export async function runTool<T>(call: SourceCall, tool: Tool, work: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const startedMs = call.ctx.now().getTime();
  const answer = await work().catch((error: unknown) => {
    call.ctx.log.error("source_client_failed", { tool: tool.name, error: errorClass(error) });
    return toAnswer<T>(unknown("internal", "the client failed"), []);
  });
  const durationMs = Math.max(0, call.ctx.now().getTime() - startedMs);
  const reason = answer.outcome === "known" ? null : answer.reason;
  const { outcome } = answer;
  call.ctx.metrics.write("source", { source: tool.name, outcome, reason }, { duration_ms: durationMs });
  call.onToolCall?.({
    tool_name: tool.name,
    cost_category: tool.category,
    duration_ms: durationMs,
    success: outcome === "known",
    error_type: reason,
    cost_eur: answer.evidence.length > 0 ? (tool.costEur ?? 0) : 0,
    tokens_used: 0,
  });
  return answer;
}
