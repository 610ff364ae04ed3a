import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropGroups, heldBytes, holdGroup } from "../../../src/screening/lists/group-memory.ts";

const segments = [[]] as const;
const group = (slot: string, key = slot, bytes = 40) => ({ slot, key, bytes });

beforeEach(dropGroups);
afterEach(() => {
  vi.useRealTimers();
});

test("concurrent searches read a group once", async () => {
  const read = vi.fn(async () => segments);
  await Promise.all([1, 2, 3].map(() => holdGroup(group("a"), 100, read)));
  await holdGroup(group("a"), 100, read);
  expect(read).toHaveBeenCalledTimes(1);
});

test("a failed read is retried, also by waiting searches", async () => {
  const read = vi.fn(async () => segments);
  const failing = holdGroup(group("a"), 100, () => Promise.reject(new Error("R2 is away")));
  const waiting = holdGroup(group("a"), 100, read);
  await expect(failing).rejects.toThrow("R2 is away");
  await expect(waiting).resolves.toBe(segments);
  expect(read).toHaveBeenCalledTimes(1);
});

test("a cancelled read does not block others forever", async () => {
  vi.useFakeTimers();
  void holdGroup(group("a"), 100, () => new Promise(() => {}));
  const waiting = holdGroup(group("a"), 100, async () => segments);
  await vi.advanceTimersByTimeAsync(5_001);
  await expect(waiting).resolves.toBe(segments);
});

test("the least used group goes before another is read, and is read again when it is asked for", async () => {
  const read = vi.fn(async () => {
    expect(heldBytes()).toBeLessThanOrEqual(60);
    return segments;
  });
  for (const slot of ["a", "b", "a", "c", "a"]) await holdGroup(group(slot), 100, read);
  expect(read).toHaveBeenCalledTimes(3);
  await Promise.all(["d", "e", "f", "b"].map((slot) => holdGroup(group(slot), 100, read)));
  expect(read).toHaveBeenCalledTimes(7);
  expect(heldBytes()).toBeLessThanOrEqual(100);
});

test("a new version of a group takes the place of the old one", async () => {
  const read = vi.fn(async () => segments);
  await holdGroup(group("a", "first"), 1_000, read);
  await holdGroup(group("a", "second"), 1_000, async () => {
    expect(heldBytes()).toBe(0);
    return segments;
  });
  expect(heldBytes()).toBe(40);
});
