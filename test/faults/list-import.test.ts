import { beforeEach, expect, it, vi } from "vitest";
import { listImport } from "./list-import.ts";
import { START, sweepJob, TIMEOUT_MS } from "./sweep.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));

it.each([false, true])(
  "one whole version of a list is in force at every instant, whichever call fails on the way; searched by objects: %s",
  { timeout: TIMEOUT_MS },
  async (isLarge) => {
    expect((await sweepJob(listImport({ isLarge }))).broken).toEqual([]);
  },
);
