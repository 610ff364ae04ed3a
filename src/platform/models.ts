import type { z } from "zod";
import type { Ctx } from "./context.ts";
import { errorClass } from "./logger.ts";
import { BUILT_IN_EMBEDDING, embedBuiltIn } from "./models/built-in-embeddings.ts";
import { loadConcepts } from "./models/concepts/index.ts";
import { findProtected, maskProtected, type ProtectedKind } from "./models/egress.rules.ts";
import type { ModelPort } from "./models/port.ts";
import { mapTexts, type ModelInput, toPlainText } from "./models/model-input.rules.ts";
import { type ChatUse, MODEL_USES } from "./models/model-uses.rules.ts";
import { openAiModel } from "./models/openai.ts";
import { findNames, Pseudonyms } from "./models/pseudonyms.rules.ts";
import { workersAiModel } from "./models/workers-ai.ts";

/** `model_used` of an answer by deterministic rules, without a model. */
export const BUILT_IN_MODEL = "built-in";

const TIMEOUT_MS = 8_000;
const MAX_INPUT_CHARS = 24_000;

export interface ModelQuestion<T> {
  readonly use: ChatUse;
  /** The instruction. Never holds external text. */
  readonly system: string;
  /** External text, or data that is sent as JSON; truncated at 24,000 characters. */
  readonly input: ModelInput;
  /** Strict schema of the answer; a reply that does not match is discarded. */
  readonly schema: z.ZodType<T>;
  readonly maxOutputTokens?: number;
  readonly signal?: AbortSignal;
  /** Names of persons that the caller knows. Other text that looks like a name is pseudonymised too. */
  readonly people?: readonly string[];
  /** Filters text that looks like a name; by default all of it counts as a name. */
  readonly isName?: (candidate: string) => boolean;
  /** Values that must not reach a model, such as a customer's account number. */
  readonly protectedValues?: readonly string[];
  /** The answer if no model is configured or the model fails. */
  readonly builtIn: () => T;
}

export interface ModelAnswer<T> {
  readonly value: T;
  readonly model_used: string;
  readonly tokens_used: number;
  /** Kinds of protected data for which the text was not sent; absent if none was found. */
  readonly blocked?: readonly ProtectedKind[];
}

/**
 * Calls the configured model, or the built-in rules. A model's answer is data: validated against the schema, bounded,
 * never executed, and never the only ground of a decision. Never throws.
 */
export async function callModel<T>(ctx: Ctx, question: ModelQuestion<T>): Promise<ModelAnswer<T>> {
  const { use, system, schema } = question;
  const model = chooseModel(ctx);
  const builtIn = () => ({ value: question.builtIn(), model_used: BUILT_IN_MODEL, tokens_used: 0 });
  if (!model?.chatModel) return builtIn();
  const text = toPlainText(question.input);
  const blocked = findProtected(text, question.protectedValues);
  if (blocked.length > 0) {
    ctx.log.warn("model_use_blocked", { use, violations: blocked.join(",") });
    return { ...builtIn(), blocked };
  }
  const pseudonyms = pseudonymsFor(question, text);
  try {
    const input = toMessage(mapTexts(question.input, (part) => pseudonyms.hide(part)));
    const request = { use, system, input, schema, maxOutputTokens: question.maxOutputTokens ?? 800 };
    const reply = await model.chat(request, boundedSignal(question.signal));
    // Validated after names are restored, because the restored value must match the schema.
    const value = schema.parse(pseudonyms.restore(reply.json));
    return { value, model_used: model.chatModel, tokens_used: reply.tokensUsed };
  } catch (error) {
    ctx.log.warn("model_failed", { use, model: model.chatModel, error: errorClass(error) });
    return builtIn();
  }
}

type Named = Pick<ModelQuestion<unknown>, "use" | "people" | "isName">;

function pseudonymsFor({ use, people = [], isName }: Named, text: string): Pseudonyms {
  if (MODEL_USES[use].names !== "pseudonymised") return new Pseudonyms([], [], "");
  return new Pseudonyms(people, findNames(text).filter(isName ?? (() => true)), text);
}

const toMessage = (input: unknown): string =>
  (typeof input === "string" ? input : JSON.stringify(input)).slice(0, MAX_INPUT_CHARS);

export interface Embeddings {
  /** One vector of unit length for each text. */
  readonly vectors: readonly (readonly number[])[];
  /** Stored with the vectors, because vectors of different models cannot be compared. */
  readonly model_used: string;
}

/**
 * Embeds texts with the configured model, or with the built-in hashing.
 * @throws Error if a configured model fails: vectors of another model could not replace its own.
 */
export async function embedTexts(ctx: Ctx, texts: readonly string[], signal?: AbortSignal): Promise<Embeddings> {
  const model = chooseModel(ctx);
  if (!model?.embeddingModel) {
    await loadConcepts(ctx.env);
    return { vectors: texts.map(embedBuiltIn), model_used: BUILT_IN_EMBEDDING };
  }
  const vectors = await model.embed(
    texts.map((text) => maskNames(maskProtected(text.slice(0, MAX_INPUT_CHARS)))),
    boundedSignal(signal),
  );
  if (vectors.length !== texts.length) throw new Error("the model returned the wrong number of vectors");
  return { vectors: vectors.map(toUnitLength), model_used: model.embeddingModel };
}

/** Names are masked for good: they do not contribute to the meaning of a text. */
const maskNames = (text: string): string =>
  findNames(text).reduce((masked, name) => masked.replaceAll(name, "[name]"), text);

/** EUR for what a model was sent and gave back, by `MODEL_EUR_PER_MILLION_TOKENS`. */
export const costOfTokens = ({ settings }: Ctx, tokens: number): number =>
  Math.round(tokens * settings.MODEL_EUR_PER_MILLION_TOKENS) / 1_000_000;

/** Whether a model that answers questions is configured and may be used. */
export const usesModel = (ctx: Ctx): boolean => Boolean(chooseModel(ctx)?.chatModel);

/** Name of the embedding model in use, as stored with its vectors. */
export const currentEmbeddingModel = (ctx: Ctx): string => chooseModel(ctx)?.embeddingModel || BUILT_IN_EMBEDDING;

/**
 * Selects the model. All model calls pass through here. Workers AI runs wherever the request came from and has no
 * jurisdiction, so it never counts as a model in the European Union.
 */
function chooseModel(ctx: Ctx): ModelPort | null {
  const { MODEL_BASE_URL, MODEL_REGION } = ctx.settings;
  const use = modelUse(ctx.settings);
  if (use === "off") return null;
  if (MODEL_BASE_URL) return use === "on" || MODEL_REGION === "eu" ? openAiModel(ctx) : null;
  return use === "on" && ctx.env.AI ? workersAiModel(ctx, ctx.env.AI) : null;
}

/** Personal data goes to a model only if an operator has enabled it: the default in production is off. */
const modelUse = ({ MODEL_USE, ENVIRONMENT }: Ctx["settings"]) =>
  MODEL_USE || (ENVIRONMENT === "production" ? "off" : "on");

const boundedSignal = (outer: AbortSignal | undefined): AbortSignal =>
  outer ? AbortSignal.any([outer, AbortSignal.timeout(TIMEOUT_MS)]) : AbortSignal.timeout(TIMEOUT_MS);

function toUnitLength(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  return length === 0 ? [...vector] : vector.map((value) => value / length);
}
