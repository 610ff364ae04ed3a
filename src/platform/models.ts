import type { z } from "zod";
import type { Ctx } from "./context.ts";
import { errorClass } from "./logger.ts";
import { BUILT_IN_EMBEDDING, embedBuiltIn } from "./models/built-in-embeddings.ts";
import { openAiModel } from "./models/openai.ts";
import { workersAiModel } from "./models/workers-ai.ts";

/** `model_used` of an answer that no model gave: the deterministic rules of the use itself. */
export const BUILT_IN_MODEL = "built-in";

const TIMEOUT_MS = 8_000;
const MAX_INPUT_CHARS = 24_000;

/** A language model behind one port: chat that answers in a JSON schema, and embeddings. */
export interface ModelPort {
  readonly chatModel: string;
  readonly embeddingModel: string;
  chat(request: ChatRequest, signal: AbortSignal): Promise<ChatReply>;
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>;
}

export interface ChatRequest {
  readonly use: string;
  readonly system: string;
  readonly input: string;
  readonly schema: z.ZodType;
  readonly maxOutputTokens: number;
}

export interface ChatReply {
  /** What the model wrote, parsed as JSON and not yet believed. */
  readonly json: unknown;
  readonly tokensUsed: number;
}

export interface ModelQuestion<T> {
  /** Short name of the use, such as `debt_status`. */
  readonly use: string;
  /** What to do. Never holds text from outside. */
  readonly system: string;
  /** Text from outside: data to the model, cut at 24,000 characters. */
  readonly input: string;
  /** Strict schema of the answer; what does not fit it is not an answer. */
  readonly schema: z.ZodType<T>;
  readonly maxOutputTokens?: number;
  readonly signal?: AbortSignal;
  /** The answer where no model is configured, or it failed. */
  readonly builtIn: () => T;
}

export interface ModelAnswer<T> {
  readonly value: T;
  readonly model_used: string;
  readonly tokens_used: number;
}

/**
 * Puts a question to the configured model, or to the built-in rules. A model's answer is data: validated against
 * the schema, bounded, never executed, and never to be the only ground of a decision. Never throws.
 */
export async function askModel<T>(ctx: Ctx, question: ModelQuestion<T>): Promise<ModelAnswer<T>> {
  const model = chooseModel(ctx);
  if (model?.chatModel) {
    try {
      const request = {
        use: question.use,
        system: question.system,
        input: question.input.slice(0, MAX_INPUT_CHARS),
        schema: question.schema,
        maxOutputTokens: question.maxOutputTokens ?? 800,
      };
      const reply = await model.chat(request, boundedSignal(question.signal));
      return { value: question.schema.parse(reply.json), model_used: model.chatModel, tokens_used: reply.tokensUsed };
    } catch (error) {
      ctx.log.warn("model_failed", { use: question.use, model: model.chatModel, error: errorClass(error) });
    }
  }
  return { value: question.builtIn(), model_used: BUILT_IN_MODEL, tokens_used: 0 };
}

export interface Embeddings {
  /** One a text, of unit length. */
  readonly vectors: readonly (readonly number[])[];
  /** Vectors of different models cannot be compared: keep this beside them. */
  readonly model_used: string;
}

/**
 * Vectors of texts, by the configured model or the built-in hashing one.
 * @throws Error when a configured model fails: its vectors have no stand-in.
 */
export async function embedTexts(ctx: Ctx, texts: readonly string[], signal?: AbortSignal): Promise<Embeddings> {
  const model = chooseModel(ctx);
  if (!model?.embeddingModel) return { vectors: texts.map(embedBuiltIn), model_used: BUILT_IN_EMBEDDING };
  const vectors = await model.embed(
    texts.map((text) => text.slice(0, MAX_INPUT_CHARS)),
    boundedSignal(signal),
  );
  if (vectors.length !== texts.length) throw new Error("the model gave another number of vectors");
  return { vectors: vectors.map(toUnitLength), model_used: model.embeddingModel };
}

/** Name of the model that answers now, for what is stored beside its answers. */
export const currentEmbeddingModel = (ctx: Ctx): string => chooseModel(ctx)?.embeddingModel || BUILT_IN_EMBEDDING;

function chooseModel(ctx: Ctx): ModelPort | null {
  if (ctx.settings.MODEL_BASE_URL) return openAiModel(ctx);
  return ctx.env.AI ? workersAiModel(ctx, ctx.env.AI) : null;
}

const boundedSignal = (outer: AbortSignal | undefined): AbortSignal =>
  outer ? AbortSignal.any([outer, AbortSignal.timeout(TIMEOUT_MS)]) : AbortSignal.timeout(TIMEOUT_MS);

function toUnitLength(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  return length === 0 ? [...vector] : vector.map((value) => value / length);
}
