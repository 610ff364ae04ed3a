import { beforeEach, expect, it, vi } from "vitest";
import { caseLife } from "./case-life.ts";
import { START, sweepJob, TIMEOUT_MS } from "./sweep.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));

it("a case comes to the same end whichever call fails on its way", { timeout: TIMEOUT_MS }, async () => {
  expect((await sweepJob(caseLife())).broken).toEqual([]);
});
