import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  callModel,
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
  use: "scan_synthesis" as const,
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
    expect(await callModel(ctx, question())).toEqual({
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
  it("is called with the strict schema and the key in a header", async () => {
    const server = stubFetch(() => chat({ word: "yes" }));
    const { ctx } = createSourceWorld({ settings: OPENAI, fetch: server.fetch });
    expect(await callModel(ctx, question())).toEqual({ value: { word: "yes" }, model_used: "m1", tokens_used: 7 });
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
        json_schema: {
          name: "scan_synthesis",
          strict: true,
          schema: { additionalProperties: false, required: ["word"] },
        },
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
    expect(await callModel(ctx, question())).toMatchObject({ value: { word: "no" }, model_used: BUILT_IN_MODEL });
  });

  it("that hangs is abandoned when the caller's time is over", async () => {
    const { ctx } = createSourceWorld({
      settings: OPENAI,
      fetch: stubFetch(() => new Promise<Response>(() => {})).fetch,
    });
    const answer = await callModel(ctx, question({ signal: AbortSignal.timeout(30) }));
    expect(answer.model_used).toBe(BUILT_IN_MODEL);
  });

  it("is sent at most the maximum of text", async () => {
    const server = stubFetch(() => chat({ word: "yes" }));
    const { ctx } = createSourceWorld({ settings: OPENAI, fetch: server.fetch });
    await callModel(ctx, question({ input: "x".repeat(100_000) }));
    expect(server.requests[0]!.body.length).toBeLessThan(25_000);
  });

  it("returns vectors in the order of the texts, and throws without a fallback when it fails", async () => {
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

describe("Workers AI", () => {
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
    const answer = await callModel(ctx, question());
    expect(answer).toMatchObject({ value: { word: "yes" }, tokens_used: 5 });
    expect(answer.model_used).toMatch(/^@cf\//);
    expect(seen[0]).toMatchObject({ response_format: { type: "json_schema", json_schema: { type: "object" } } });
    expect(
      await callModel(
        worldWith(() => ({ response: '{"word":"yes"}' })),
        question(),
      ),
    ).toMatchObject({ value: { word: "yes" } });
  });

  it("that fail to match the schema are replaced by the built-in rules", async () => {
    const ctx = worldWith(() => {
      throw new Error("JSON Mode couldn't be met");
    });
    expect(await callModel(ctx, question())).toMatchObject({ model_used: BUILT_IN_MODEL });
  });

  it("give vectors of unit length", async () => {
    const ctx = worldWith(() => ({ shape: [1, 2], data: [[3, 4]] }));
    expect(await embedTexts(ctx, ["a"])).toEqual({ vectors: [[0.6, 0.8]], model_used: "@cf/baai/bge-m3" });
  });
});

describe("the use of models with personal data", () => {
  const AI = { run: async () => ({ response: { word: "yes" }, data: [[3, 4]] }) };
  const worldWith = (settings: object, withAi = false) => {
    const server = stubFetch(({ url }) =>
      url.pathname.endsWith("/embeddings") ? json({ data: [{ index: 0, embedding: [3, 4] }] }) : chat({ word: "yes" }),
    );
    const { ctx } = createSourceWorld({ fetch: server.fetch });
    Object.assign(ctx.env, withAi ? { AI } : {});
    return { ctx: { ...ctx, settings: { ...ctx.settings, ...settings } as typeof ctx.settings }, server };
  };

  it.each<[string, object, boolean, boolean]>([
    ["off", { ...OPENAI, MODEL_USE: "off" }, true, false],
    ["production by default", { ...OPENAI, MODEL_USE: "", ENVIRONMENT: "production" }, true, false],
    ["production by default, by Workers AI", { MODEL_USE: "", ENVIRONMENT: "production" }, true, false],
    ["eu_only, an endpoint of nobody knows where", { ...OPENAI, MODEL_USE: "eu_only" }, true, false],
    ["eu_only, Workers AI, which has no jurisdiction", { MODEL_USE: "eu_only", MODEL_REGION: "eu" }, true, false],
    ["eu_only, an endpoint declared to be there", { ...OPENAI, MODEL_USE: "eu_only", MODEL_REGION: "eu" }, false, true],
    ["on in production", { ...OPENAI, MODEL_USE: "on", ENVIRONMENT: "production" }, false, true],
    ["the local service", { ...OPENAI, MODEL_USE: "" }, false, true],
  ])("%s", async (_case, settings, withAi, isUsed) => {
    const { ctx, server } = worldWith(settings, withAi);
    const answer = await callModel(ctx, question());
    const { model_used } = await embedTexts(ctx, ["a"]);
    expect([answer.model_used !== BUILT_IN_MODEL, model_used !== BUILT_IN_EMBEDDING]).toEqual([isUsed, isUsed]);
    expect(currentEmbeddingModel(ctx)).toBe(model_used);
    expect(server.requests.length > 0).toBe(isUsed);
  });
});

describe("what is sent to a model", () => {
  const world = (reply: (sent: string) => unknown = () => ({ word: "yes" })) => {
    const sent: string[] = [];
    const server = stubFetch(({ body, url }) => {
      const asked = JSON.parse(body) as { input?: string[]; messages: { content: string }[] };
      if (url.pathname.endsWith("/embeddings")) {
        sent.push(...asked.input!);
        return json({ data: asked.input!.map((_, index) => ({ index, embedding: [3, 4] })) });
      }
      sent.push(asked.messages[1]!.content);
      return chat(reply(sent.at(-1)!));
    });
    return { sent, ctx: createSourceWorld({ settings: OPENAI, fetch: server.fetch }).ctx };
  };

  it.each([
    ["a national register number", "born 85.07.30-033.28", "national_register_number"],
    ["one without signs", "number 85073003328", "national_register_number"],
    ["one of this century", "17.07.30-033.84", "national_register_number"],
    ["a Dutch number", "BSN: 123456782", "national_register_number"],
    ["an account number", "pay BE68 5390 0754 7034 now", "iban"],
    ["one without spaces", "BE68539007547034", "iban"],
    ["a card number", "card 592-1234567-12", "document_number"],
    ["a passport", "passport no. EH123456", "document_number"],
    ["a date of birth", "geboren op 30/07/1985", "date_of_birth"],
    ["a date of birth in words", "born 30 July 1985", "date_of_birth"],
    ["a report to the FIU", "a SAR was raised on this case", "fiu_report"],
  ])("never holds %s: the built-in rules answer, and say which kind it was", async (_case, text, kind) => {
    for (const input of [text, { lines: [`first\n${text}`] }]) {
      const { ctx, sent } = world();
      const answer = await callModel(ctx, question({ input }));
      expect(answer).toMatchObject({ value: { word: "no" }, model_used: BUILT_IN_MODEL });
      expect(answer.blocked).toContain(kind);
      expect(sent).toEqual([]);
    }
  });

  it("never holds a date of birth in a field of that name, nor what the caller protects", async () => {
    const { ctx, sent } = world();
    const owner = { owners: [{ name: "X", birth_date: "1985-07-30" }] };
    expect((await callModel(ctx, question({ input: owner }))).blocked).toEqual(["date_of_birth"]);
    const known = question({ input: "his tax number is 12-34.56 78", protectedValues: ["12345678"] });
    expect((await callModel(ctx, known)).blocked).toEqual(["protected_answer"]);
    expect(sent).toEqual([]);
  });

  it.each([
    "0123.456.749",
    "BE0123456749",
    "+32 471 23 45 67",
    "valid until 31/12/2026",
    "the company was founded 1985-07-30",
  ])("may hold %s, which is nobody's secret", async (input) => {
    expect((await callModel(world().ctx, question({ input }))).blocked).toBeUndefined();
  });

  const Words = z.strictObject({ words: z.string().max(200) });
  const wordsOf = (input: string | object, parts: object = {}) => ({
    ...question(),
    input,
    schema: Words,
    builtIn: () => ({ words: "built in" }),
    ...parts,
  });

  it("holds no name of a person: placeholders go out, names come back", async () => {
    const { ctx, sent } = world((text) => ({ words: `About ${text}` }));
    const input = "Jan Peeters owns it. JAN PEETERS signs; Mevr. Peeters does not, Anna van den Berg does.";
    const answer = await callModel(ctx, wordsOf(input, { people: ["Jan Peeters"] }));
    expect(sent[0]).not.toMatch(/peeters|berg|anna/i);
    expect(sent[0]!.match(/\[PERSON_1\]/g)).toHaveLength(2);
    expect(answer.value.words).toContain(
      "Jan Peeters owns it. Jan Peeters signs; Mevr. Peeters does not, Anna van den Berg",
    );
    const data = world((text) => ({ words: (JSON.parse(text) as { directors: string }).directors }));
    const restored = await callModel(data.ctx, wordsOf({ directors: "list\nJan Peeters\nEls Claes" }));
    expect(data.sent[0]).not.toMatch(/Peeters|Claes/);
    expect(restored.value.words).toBe("list\nJan Peeters\nEls Claes");
  });

  it("restores only placeholders that it issued", async () => {
    const invented = world(() => ({ words: "[PERSON_1] met [PERSON_7] and [OTHER_1]" }));
    const answer = await callModel(invented.ctx, wordsOf("Jan Peeters"));
    expect(answer.value.words).toBe("Jan Peeters met [PERSON_7] and [OTHER_1]");
    const planted = world((text) => ({ words: text }));
    const plain = await callModel(planted.ctx, wordsOf("Jan Peeters and [PERSON_1]"));
    expect(plain.value.words).toBe("Jan Peeters and [PERSON_1]");
  });

  it("is validated after the names are restored", async () => {
    const { ctx } = world(() => ({ words: "[PERSON_1]".repeat(20) }));
    const answer = await callModel(ctx, wordsOf(`${"Jan".padEnd(30, "a")} Peeters`));
    expect(answer).toMatchObject({ value: { words: "built in" }, model_used: BUILT_IN_MODEL });
  });

  it("holds neither names nor numbers for an embedding", async () => {
    const { ctx, sent } = world();
    await embedTexts(ctx, ["Jan Peeters pays from BE68 5390 0754 7034", "a SAR was raised", "weak owners"]);
    expect(sent).toEqual(["[name] pays from [removed]", "[removed]", "weak owners"]);
  });
});
