import { expect, it } from "vitest";
import { oncePerObject } from "../../../src/platform/once-per-object.ts";

it("works an answer out once for each object, also one that is undefined or null", () => {
  const seen: object[] = [];
  const first = oncePerObject((key: { readonly value: unknown }) => {
    seen.push(key);
    return key.value;
  });
  const [one, same, none, nothing] = [{ value: {} }, { value: {} }, { value: null }, { value: undefined }];
  expect([first(one), first(one)]).toEqual([one.value, one.value]);
  expect(first(one)).toBe(one.value);
  expect(first(same)).toBe(same.value);
  expect([first(none), first(none), first(nothing), first(nothing)]).toEqual([null, null, undefined, undefined]);
  expect(seen).toEqual([one, same, none, nothing]);
});

it("works it out again after it failed", () => {
  let calls = 0;
  const failing = oncePerObject((_key: object) => {
    if (++calls === 1) throw new Error("not now");
    return calls;
  });
  const key = {};
  expect(() => failing(key)).toThrow("not now");
  expect([failing(key), failing(key)]).toEqual([2, 2]);
});
