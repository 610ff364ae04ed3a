import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  askModel,
  BUILT_IN_MODEL,
  currentEmbeddingModel,
  embedTexts,
  type ModelQuestion,
} from "../../../src/platform/models.ts";
import { BUILT_IN_EMBEDDING } from "../../../src/platform/models/built-in-embeddings.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { json, stubFetch } from "../../support/sources/stub-fetch.ts";

const answerSchema = z.strictObject({ word: z.enum(["yes", "no"]) });
const question = (parts: Partial<ModelQuestion<{ word: "yes" | "no" }>> = {}) => ({
  use: "test_use",
  system: "Answer.",
  input: "text from outside",
  schema: answerSchema,
  builtIn: () => ({ word: "no" as const }),
  ...parts,
});
const OPENAI = {
  MODEL_BASE_URL: "https://models.example/v1/",
  MODEL_NAME: "m1",
  EMBEDDING_MODEL_NAME: "e1",
  MODEL_API_KEY: "secret",
};
const chat = (content: unknown, finish = "stop") =>
  json({
    choices: [{ finish_reason: finish, message: { content: JSON.stringify(content) } }],
    usage: { total_tokens: 7 },
  });

describe("without a model", () => {
  it("the built-in rules answer, and say so", async () => {
    const { ctx } = createSourceWorld();
    expect(await askModel(ctx, question())).toEqual({
      value: { word: "no" },
      model_used: BUILT_IN_MODEL,
      tokens_used: 0,
    });
  });

  it("texts that share words are near each other, and others are not", async () => {
    const { ctx } = createSourceWorld();
    const texts = [
      "Adverse media about money laundering",
      "money laundering in the media",
      "fresh bread and pastry every day",
    ];
    const { vectors, model_used } = await embedTexts(ctx, texts);
    const near = (a: number, b: number) => vectors[a]!.reduce((sum, value, at) => sum + value * vectors[b]![at]!, 0);
    expect(model_used).toBe(BUILT_IN_EMBEDDING);
    expect(vectors.map((vector) => Math.hypot(...vector))).toEqual([1, 1, 1].map((one) => expect.closeTo(one, 6)));
    expect(near(0, 1)).toBeGreaterThan(near(0, 2) + 0.3);
    expect(await embedTexts(ctx, texts)).toEqual({ vectors, model_used });
  });

  it("a text without a word has a vector too", async () => {
    const { vectors } = await embedTexts(createSourceWorld().ctx, ["", "!?"]);
    expect(vectors.every((vector) => vector.every((value) => value === 0))).toBe(true);
  });
});

describe("an OpenAI-compatible service", () => {
  it("is asked for the schema, strictly, with the key in a header", async () => {
    const server = stubFetch(() => chat({ word: "yes" }));
    const { ctx } = createSourceWorld({ settings: OPENAI, fetch: server.fetch });
    expect(await askModel(ctx, question())).toEqual({ value: { word: "yes" }, model_used: "m1", tokens_used: 7 });
    const [request] = server.requests;
    expect(request!.url.href).toBe("https://models.example/v1/chat/completions");
    expect(request!.headers.get("authorization")).toBe("Bearer secret");
    expect(JSON.parse(request!.body)).toMatchObject({
      model: "m1",
      temperature: 0,
      messages: [
        { role: "system", content: "Answer." },
        { role: "user", content: "text from outside" },
      ],
      response_format: {
        type: "json_schema",
        json_schema: { name: "test_use", strict: true, schema: { additionalProperties: false, required: ["word"] } },
      },
    });
  });

  it.each([
    ["another shape", () => chat({ word: "perhaps" })],
    ["more than was asked", () => chat({ word: "yes", reason: "because" })],
    ["half an answer", () => chat({ word: "yes" }, "length")],
    ["no JSON", () => json({ choices: [{ finish_reason: "stop", message: { content: "yes" } }] })],
    ["an error", () => json({ error: "overloaded" }, 529)],
    ["nothing", () => new Response("")],
    ["no connection", () => Promise.reject(new TypeError("fetch failed"))],
  ])("that gives %s is replaced by the built-in rules", async (_case, answer) => {
    const { ctx } = createSourceWorld({ settings: OPENAI, fetch: stubFetch(answer).fetch });
    expect(await askModel(ctx, question())).toMatchObject({ value: { word: "no" }, model_used: BUILT_IN_MODEL });
  });

  it("that hangs costs no more than the caller's time", async () => {
    const { ctx } = createSourceWorld({
      settings: OPENAI,
      fetch: stubFetch(() => new Promise<Response>(() => {})).fetch,
    });
    const answer = await askModel(ctx, question({ signal: AbortSignal.timeout(30) }));
    expect(answer.model_used).toBe(BUILT_IN_MODEL);
  });

  it("is sent no more text than it may be", async () => {
    const server = stubFetch(() => chat({ word: "yes" }));
    const { ctx } = createSourceWorld({ settings: OPENAI, fetch: server.fetch });
    await askModel(ctx, question({ input: "x".repeat(100_000) }));
    expect(server.requests[0]!.body.length).toBeLessThan(25_000);
  });

  it("gives vectors in the order of the texts, and has no stand-in when it fails", async () => {
    const data = [
      { index: 1, embedding: [0, 2] },
      { index: 0, embedding: [3, 4] },
    ];
    const { ctx } = createSourceWorld({ settings: OPENAI, fetch: stubFetch(() => json({ data })).fetch });
    expect(await embedTexts(ctx, ["a", "b"])).toEqual({
      vectors: [
        [0.6, 0.8],
        [0, 1],
      ],
      model_used: "e1",
    });
    expect(currentEmbeddingModel(ctx)).toBe("e1");
    const down = createSourceWorld({ settings: OPENAI, fetch: stubFetch(() => json({}, 500)).fetch });
    await expect(embedTexts(down.ctx, ["a"])).rejects.toThrow();
    await expect(embedTexts(ctx, ["a", "b", "c"])).rejects.toThrow();
  });
});

describe("the platform's own models", () => {
  const worldWith = (run: (model: string, input: Record<string, unknown>) => unknown) => {
    const { ctx } = createSourceWorld();
    Object.assign(ctx.env, { AI: { run: async (model: string, input: Record<string, unknown>) => run(model, input) } });
    return ctx;
  };

  it("are given the schema itself, and answer as an object or as text", async () => {
    const seen: Record<string, unknown>[] = [];
    const ctx = worldWith((_model, input) => {
      seen.push(input);
      return { response: { word: "yes" }, usage: { total_tokens: 5 } };
    });
    const answer = await askModel(ctx, question());
    expect(answer).toMatchObject({ value: { word: "yes" }, tokens_used: 5 });
    expect(answer.model_used).toMatch(/^@cf\//);
    expect(seen[0]).toMatchObject({ response_format: { type: "json_schema", json_schema: { type: "object" } } });
    expect(
      await askModel(
        worldWith(() => ({ response: '{"word":"yes"}' })),
        question(),
      ),
    ).toMatchObject({ value: { word: "yes" } });
  });

  it("that cannot meet the schema are replaced by the built-in rules", async () => {
    const ctx = worldWith(() => {
      throw new Error("JSON Mode couldn't be met");
    });
    expect(await askModel(ctx, question())).toMatchObject({ model_used: BUILT_IN_MODEL });
  });

  it("give vectors of unit length", async () => {
    const ctx = worldWith(() => ({ shape: [1, 2], data: [[3, 4]] }));
    expect(await embedTexts(ctx, ["a"])).toEqual({ vectors: [[0.6, 0.8]], model_used: "@cf/baai/bge-m3" });
  });
});
