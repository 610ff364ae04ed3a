import { beforeEach, expect, it, vi } from "vitest";
import { scans } from "./scans.ts";
import { START, sweepJob, TIMEOUT_MS } from "./sweep.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));

it("companies are scanned once whichever call fails on the way", { timeout: TIMEOUT_MS }, async () => {
  expect((await sweepJob(scans)).broken).toEqual([]);
});
