import { beforeEach, expect, it, vi } from "vitest";
import { listDelta, publishVersions } from "./list-delta.ts";
import { START, sweepJob, TIMEOUT_MS } from "./sweep.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));

it(
  "each match with a new list is one event with one effect, whichever call fails on the way",
  { timeout: TIMEOUT_MS },
  async () => {
    const job = listDelta(await publishVersions());
    expect((await sweepJob(job, { eachAlone: true })).broken).toEqual([]);
  },
);
