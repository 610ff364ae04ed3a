import { beforeEach, expect, it, vi } from "vitest";
import { mail } from "./mail.ts";
import { START, sweepJob, TIMEOUT_MS } from "./sweep.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));

it("a customer gets each mail once, and none is lost, whichever call fails", { timeout: TIMEOUT_MS }, async () => {
  expect((await sweepJob(mail)).broken).toEqual([]);
});
