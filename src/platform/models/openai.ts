import { z } from "zod";
import { readBounded, untilAborted } from "../bounded-body.ts";
import type { Ctx } from "../context.ts";
import type { ChatReply, ChatRequest, ModelPort } from "./port.ts";

const MAX_BYTES = 4_194_304;

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).optional(),
});

const embeddings = z.object({ data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()) })) });

/** A service with the OpenAI API. `MODEL_BASE_URL` is the part before `/chat/completions`. */
export function openAiModel(ctx: Ctx): ModelPort {
  const { MODEL_BASE_URL, MODEL_NAME, EMBEDDING_MODEL_NAME, MODEL_API_KEY } = ctx.settings;
  const post = async (path: string, body: unknown, signal: AbortSignal): Promise<unknown> => {
    const response = await untilAborted(
      ctx.fetch(`${MODEL_BASE_URL.replace(/\/+$/, "")}${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(MODEL_API_KEY ? { authorization: `Bearer ${MODEL_API_KEY}` } : {}),
        },
        body: JSON.stringify(body),
        // A redirect would send the key to another host.
        redirect: "manual",
        signal,
      }),
      signal,
    );
    const { bytes, truncated } = await readBounded(response, MAX_BYTES, signal);
    if (!response.ok || truncated) throw new Error("the model service returned an error");
    return JSON.parse(new TextDecoder().decode(bytes));
  };
  return {
    chatModel: MODEL_NAME,
    embeddingModel: EMBEDDING_MODEL_NAME,
    chat: async (request, signal) =>
      readCompletion(await post("/chat/completions", toBody(MODEL_NAME, request), signal)),
    embed: async (texts, signal) => {
      const answer = await post("/embeddings", { model: EMBEDDING_MODEL_NAME, input: texts }, signal);
      return embeddings
        .parse(answer)
        .data.toSorted((a, b) => a.index - b.index)
        .map((item) => item.embedding);
    },
  };
}

const toBody = (model: string, request: ChatRequest) => ({
  model,
  temperature: 0,
  max_tokens: request.maxOutputTokens,
  messages: [
    { role: "system", content: request.system },
    { role: "user", content: request.input },
  ],
  response_format: {
    type: "json_schema",
    json_schema: { name: request.use, strict: true, schema: z.toJSONSchema(request.schema) },
  },
});

/** @throws Error for a refusal or a truncated answer. */
function readCompletion(answer: unknown): ChatReply {
  const { choices, usage } = completion.parse(answer);
  const { message, finish_reason } = choices[0]!;
  if (message.refusal || !message.content || (finish_reason && finish_reason !== "stop")) {
    throw new Error("the model did not answer");
  }
  return { json: JSON.parse(message.content), tokensUsed: usage?.total_tokens ?? 0 };
}
