import { beforeEach, expect, it, vi } from "vitest";
import { sources } from "./sources.ts";
import { START, sweepJob, TIMEOUT_MS } from "./sweep.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));

it("an answer of the sources is the same whichever call fails on the way", { timeout: TIMEOUT_MS }, async () => {
  expect((await sweepJob(sources)).broken).toEqual([]);
});
