import { expect, it } from "vitest";
import { countCompared, exposureSearched } from "../../../src/web/console/screens/case/customer/counts.ts";

type Result = Parameters<typeof countCompared>[0][number]["result"];
const rows = (...results: Result[]) => results.map((result) => ({ result }));

it.each<[Result[], string]>([
  [[], "nothing was compared"],
  [["nothing_to_compare", "nothing_to_compare"], "nothing was compared"],
  [["agrees", "nothing_to_compare"], "1 compared, none differs"],
  [["agrees", "differs", "nothing_to_compare"], "1 of 2 differ"],
  [["agrees", "unclear"], "2 compared, none differs, 1 unclear"],
  [["unclear", "unclear", "nothing_to_compare"], "2 unclear"],
  [["unclear", "differs"], "1 of 2 differ, 1 unclear"],
])("of %j only what was compared is counted: %s", (results, said) => {
  expect(countCompared(rows(...results))).toBe(said);
});

type Customer = Parameters<typeof exposureSearched>[0];
const customer = (exposed: boolean, unnamed: string[], ...states: Customer["screening"][]): Customer =>
  ({
    screened: { politically_exposed: exposed, unnamed },
    persons: states.map((screening) => ({ screening })),
  }) as unknown as Customer;

it.each<[string, Customer, string]>([
  ["everybody was screened", customer(true, [], "clear"), "searched for everybody"],
  [
    "nobody names the directors",
    customer(true, ["the directors"], "clear"),
    "searched for everybody who is named and was screened",
  ],
  [
    "one person was not screened",
    customer(true, [], "clear", "not_screened"),
    "searched for everybody who is named and was screened",
  ],
  ["no list has politically exposed persons", customer(false, [], "clear"), "not searched for everybody"],
])("where %s, political exposure is said to be searched no wider than it was", (_, given, said) => {
  expect(exposureSearched(given)).toBe(said);
});
