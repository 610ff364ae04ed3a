import { afterEach, expect, test, vi } from "vitest";
import type { Segment } from "../../../src/screening/candidates/segment.ts";
import { evictAllBut, segmentsOf } from "../../../src/screening/lists/segment-cache.ts";

const segments: readonly Segment[] = [];

afterEach(() => {
  vi.useRealTimers();
  evictAllBut(new Set());
});

test("concurrent searches read a list once", async () => {
  const read = vi.fn(async () => segments);
  await Promise.all([segmentsOf("a", read), segmentsOf("a", read), segmentsOf("a", read)]);
  await segmentsOf("a", read);
  expect(read).toHaveBeenCalledTimes(1);
});

test("a failed read is retried, also by waiting searches", async () => {
  const read = vi.fn(async () => segments);
  const failing = segmentsOf("b", () => Promise.reject(new Error("R2 is away")));
  const waiting = segmentsOf("b", read);
  await expect(failing).rejects.toThrow("R2 is away");
  await expect(waiting).resolves.toBe(segments);
  expect(read).toHaveBeenCalledTimes(1);
});

test("a cancelled read does not block others forever", async () => {
  vi.useFakeTimers();
  void segmentsOf("c", () => new Promise(() => {}));
  const waiting = segmentsOf("c", async () => segments);
  await vi.advanceTimersByTimeAsync(3_001);
  await expect(waiting).resolves.toBe(segments);
});

test("a list that is no longer active is evicted", async () => {
  const read = vi.fn(async () => segments);
  await segmentsOf("d", read);
  evictAllBut(new Set(["e"]));
  await segmentsOf("d", read);
  expect(read).toHaveBeenCalledTimes(2);
});
