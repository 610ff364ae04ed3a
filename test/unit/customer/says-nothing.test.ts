import { expect, it } from "vitest";
import { saysNothing } from "../../../src/domain/customer/no-answer.rules.ts";

it.each([
  "x",
  ".",
  "-",
  "??",
  "",
  "  ",
  "xxx",
  "ok",
  "OK.",
  "n/a",
  "n.a.",
  "N.A.",
  "N.v.t.",
  "test",
  "see above",
  "asdf",
  "🤷",
  "I refuse",
])("takes no answer for one: %j", (answer) => {
  expect(saysNothing(answer)).toBe(true);
});

it.each(["no", "nee", "ja", "2019", "Nobody", "3", "BE0403170701", "Jo", "Geen", "My accountant is in Dubai"])(
  "takes an answer for one: %j",
  (answer) => {
    expect(saysNothing(answer)).toBe(false);
  },
);
