import { z } from "zod";
import { untilAborted } from "../bounded-body.ts";
import type { Ctx } from "../context.ts";
import type { ModelPort } from "./port.ts";

const CHAT_MODEL = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";
/** 1,024 dimensions; reads Dutch, French and German. */
const EMBEDDING_MODEL = "@cf/baai/bge-m3";

const chatAnswer = z.object({
  response: z.union([z.string(), z.record(z.string(), z.unknown())]),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).optional(),
});
const embeddingAnswer = z.object({ data: z.array(z.array(z.number())) });

/** Workers AI. Its JSON mode takes the schema and may fail, which throws. */
export function workersAiModel(ctx: Ctx, ai: Ai): ModelPort {
  const chatModel = ctx.settings.MODEL_NAME || CHAT_MODEL;
  const embeddingModel = ctx.settings.EMBEDDING_MODEL_NAME || EMBEDDING_MODEL;
  // Model names are settings, so the binding's table of known names does not apply.
  const run = (model: string, input: Record<string, unknown>, signal: AbortSignal): Promise<unknown> =>
    untilAborted(ai.run(model as keyof AiModels, input as never) as Promise<unknown>, signal);
  return {
    chatModel,
    embeddingModel,
    chat: async (request, signal) => {
      const input = {
        messages: [
          { role: "system", content: request.system },
          { role: "user", content: request.input },
        ],
        temperature: 0,
        max_tokens: request.maxOutputTokens,
        response_format: { type: "json_schema", json_schema: z.toJSONSchema(request.schema) },
      };
      const { response, usage } = chatAnswer.parse(await run(chatModel, input, signal));
      const json: unknown = typeof response === "string" ? JSON.parse(response) : response;
      return { json, tokensUsed: usage?.total_tokens ?? 0 };
    },
    embed: async (texts, signal) => embeddingAnswer.parse(await run(embeddingModel, { text: [...texts] }, signal)).data,
  };
}
