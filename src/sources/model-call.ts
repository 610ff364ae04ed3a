import { callModel, costOfTokens, BUILT_IN_MODEL, type ModelAnswer, type ModelQuestion } from "../platform/models.ts";
import type { ChatUse } from "../platform/models/model-uses.rules.ts";
import { recordAnswer } from "./recording.ts";
import type { SourceCall } from "./types.ts";

/**
 * Calls a model on behalf of a source or an agent: recorded for a replay, its refusals and its true cost reported. The
 * answer of the built-in rules costs nothing and is not reported.
 */
export async function callRecordedModel<T>(
  call: SourceCall,
  question: Omit<ModelQuestion<T>, "signal">,
): Promise<ModelAnswer<T>> {
  const { use } = question;
  const startedMs = call.ctx.now().getTime();
  const answer = await recordAnswer(call, `model ${use}`, () =>
    callModel(call.ctx, { ...question, signal: call.signal }),
  );
  if (answer.blocked) call.onModelBlocked?.(use, answer.blocked);
  if (answer.model_used === BUILT_IN_MODEL) return answer;
  call.onToolCall?.({
    tool_name: `model.${use}`,
    cost_category: "model",
    duration_ms: Math.max(0, call.ctx.now().getTime() - startedMs),
    success: true,
    error_type: null,
    cost_eur: costOfTokens(call.ctx, answer.tokens_used),
    tokens_used: answer.tokens_used,
  });
  return answer;
}

const fold = (part: string): string => part.toLowerCase().replace(/\s+/g, " ").trim();

/** Words that a model claims to have read count only if the text has them, and only if they say something. */
export const isQuoted = (quote: string, text: string): boolean =>
  fold(quote).length >= 4 && fold(text).includes(fold(quote));

/** The claims of a model that stand on words it was sent. The others are dropped, and reported one by one. */
export function groundedClaims<T>(
  call: Pick<SourceCall, "onModelBlocked">,
  use: ChatUse,
  claims: readonly T[],
  isGrounded: (claim: T) => boolean,
): T[] {
  const grounded = claims.filter(isGrounded);
  const dropped = claims.slice(grounded.length).map(() => "claim without a quote");
  if (dropped.length > 0) call.onModelBlocked?.(use, dropped);
  return grounded;
}
