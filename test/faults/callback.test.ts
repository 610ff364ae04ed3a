import { beforeEach, expect, it, vi } from "vitest";
import { callback } from "./callback.ts";
import { START, sweepJob, TIMEOUT_MS } from "./sweep.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));

it("a partner is told once, and the same, whichever call fails on the way", { timeout: TIMEOUT_MS }, async () => {
  expect((await sweepJob(callback)).broken).toEqual([]);
});
