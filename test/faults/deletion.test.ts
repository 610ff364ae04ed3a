import { beforeEach, expect, it, vi } from "vitest";
import { deletion } from "./deletion.ts";
import { START, sweepJob, TIMEOUT_MS } from "./sweep.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));

it(
  "a large file arrives whole and its case goes whole, whichever call fails on the way",
  { timeout: TIMEOUT_MS },
  async () => {
    expect((await sweepJob(deletion)).broken).toEqual([]);
  },
);
