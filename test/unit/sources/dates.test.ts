import { expect, it } from "vitest";
import { isoDay } from "../../../src/sources/register-answer.ts";

it.each([
  ["2012-04-02", "2012-04-02"],
  ["2012-04-02T22:00:00Z", "2012-04-02"],
  ["2024-02-29", "2024-02-29"],
  ["2023-02-29", null],
  ["2012-13-01", null],
  ["0000-00-00", null],
  ["0001-01-01", null],
  ["2012-04", null],
  ["2012-04-021", null],
  ["02.04.2012", "2012-04-02"],
  ["31.04.2012", null],
  ["", null],
  [null, null],
])("the day of %s is %s", (text, day) => {
  expect(isoDay(text)).toBe(day ?? undefined);
});
