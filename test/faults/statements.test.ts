import { beforeEach, expect, it, vi } from "vitest";
import { statements } from "./statements.ts";
import { START, sweepJob, TIMEOUT_MS } from "./sweep.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));

it(
  "each day has one statement of the same bytes whichever call fails on the way",
  { timeout: TIMEOUT_MS },
  async () => {
    expect((await sweepJob(statements)).broken).toEqual([]);
  },
);
