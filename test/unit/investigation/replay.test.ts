import { describe, expect, it } from "vitest";
import { mergeFacts } from "../../../src/domain/case/facts.rules.ts";
import { compareStage } from "../../../src/investigation/replay-compare.ts";
import { sealCtx } from "../../../src/investigation/replay-seal.ts";
import type { Ctx } from "../../../src/platform/context.ts";
import {
  COMPUTED_HERE,
  type Exchange,
  recordAnswer,
  SourceRecorder,
  SourceReplayer,
} from "../../../src/sources/recording.ts";

describe("two outputs of a stage", () => {
  it("are the same whatever the order of names, and whatever was noted beside the answer", () => {
    expect(compareStage("vat", { a: 1, b: [2], heard: [1] }, { b: [2], a: 1, heard: [] })).toEqual([]);
  });

  it("part at the leaf, or where one side has nothing", () => {
    const recorded = { grounds: {}, result: { findings: [{ severity: "low" }, { severity: "high" }], score: 0.1 } };
    const replayed = { grounds: {}, result: { findings: [{ severity: "info" }], score: 0.1, more: null } };
    expect(
      compareStage("conclusions", recorded, replayed).map(({ path, recorded, replayed }) => [path, recorded, replayed]),
    ).toEqual([
      ["result.findings[0].severity", '"low"', '"info"'],
      ["result.findings[1]", '{"severity":"high"}', null],
      ["result.more", null, "null"],
    ]);
    expect(compareStage("vat", undefined, { a: 1 })).toMatchObject([{ path: "", recorded: null, replayed: '{"a":1}' }]);
  });

  it("of a version without checks are compared in what that version knew", () => {
    const recorded = { result: { findings: [{ severity: "low" }], score: 0.1 } };
    const replayed = { grounds: {}, result: { findings: [{ severity: "low", code: "a" }], checks: [], score: 0.2 } };
    expect(compareStage("conclusions", recorded, replayed).map(({ path }) => path)).toEqual(["result.score"]);
  });

  it("are the same where the recorded one lacks a member that came later, and no other", () => {
    const recorded = { grounds: {}, findings: [{ id: "1" }, { id: "2", hit: { score: 0.8 } }] };
    const replayed = {
      grounds: {},
      findings: [
        { id: "1", hit: { score: 1 } },
        { id: "2", hit: { score: 0.9 } },
      ],
    };
    const paths = (now: object) => compareStage("conclusions", recorded, now).map(({ path }) => path);
    expect(paths(replayed)).toEqual(["findings[1].hit.score"]);
    expect(paths({ ...replayed, more: 1 })).toContain("more");
  });

  it("are reported with a bounded number of bounded differences", () => {
    const long = (letter: string) => Array.from({ length: 100 }, () => letter.repeat(10_000));
    const differences = compareStage("website", long("a"), long("b"));
    expect(differences.length).toBeLessThan(50);
    for (const { recorded } of differences) expect(recorded!.length).toBeLessThan(400);
  });
});

describe("a recording", () => {
  const noBytes = () => new Uint8Array();

  async function record(): Promise<Exchange[]> {
    const recorder = new SourceRecorder();
    let count = 0;
    for (const question of ["one", "two", "one"])
      await recordAnswer({ recording: recorder }, question, async () => ++count);
    return recorder.exchanges;
  }

  it("returns the recorded answers in any order, and each answer of a repeated question in turn", async () => {
    const replayer = new SourceReplayer(await record(), noBytes);
    const ask = (question: string) =>
      recordAnswer({ recording: replayer }, question, () => Promise.reject<number>(new Error("asked")));
    expect([await ask("two"), await ask("one"), await ask("one")]).toEqual([2, 1, 3]);
    expect(replayer.unreplayed).toBeNull();
  });

  it("gives what was computed on its day, and computes what a run before it did not record", async () => {
    const recorder = new SourceRecorder();
    const judge = (recording: SourceRecorder | SourceReplayer, judgement: string) =>
      recordAnswer({ recording }, "judgement", async () => judgement, COMPUTED_HERE);
    await judge(recorder, "of its day");
    expect(await judge(new SourceReplayer(recorder.exchanges, noBytes), "of today")).toBe("of its day");
    const older = new SourceReplayer([], noBytes);
    expect([await judge(older, "of today"), older.unreplayed]).toEqual(["of today", null]);
  });

  it("sends no query without a recorded answer, and reports its question", async () => {
    const replayer = new SourceReplayer(await record(), noBytes);
    let asked = 0;
    await expect(recordAnswer({ recording: replayer }, "three", async () => ++asked)).rejects.toThrow(
      "no answer to this question was recorded",
    );
    expect([asked, replayer.unreplayed]).toEqual([0, "three"]);
  });

  it("is optional", async () => {
    expect(await recordAnswer({}, "one", async () => 1)).toBe(1);
  });
});

describe("the context of a replay", () => {
  const now = new Date("2026-11-20T12:00:00.000Z");
  const env = { ASSETS: "static files", FILES: "storage", DB: "a database" };
  const ctx = sealCtx({ env, settings: { PARTNER_RATE_LIMIT_PER_MINUTE: 1 } } as unknown as Ctx, {}, now);

  it("stands at the time of the record", () => expect(ctx.now()).toEqual(now));

  it("reads the static files, which are a part of the code", () => expect(ctx.env.ASSETS).toBe("static files"));

  it("reaches no network, no storage and no chance", async () => {
    await expect(ctx.fetch("https://example.com/")).rejects.toThrow("reaches nothing");
    for (const reach of [
      () => ctx.env.FILES,
      () => ctx.env.DB,
      () => ctx.db.$client,
      () => ctx.newId(),
      () => ctx.randomBytes(1),
    ]) {
      expect(reach).toThrow("reaches nothing");
    }
  });
});

describe("a fact that was stored and read back", () => {
  it("is confirmed by the same value with its members in another order", () => {
    const fact = { name: "seat", source: "kbo", timestamp: "2026-11-20T12:00:00.000Z" };
    const before = mergeFacts({}, [{ ...fact, value: { city: "Gent", street: "Veldstraat 1" } }]);
    const again = { ...fact, timestamp: "2026-11-21T12:00:00.000Z", value: { street: "Veldstraat 1", city: "Gent" } };
    expect(mergeFacts(before, [again])["seat"]).toMatchObject([{ timestamp: again.timestamp }]);
  });
});
