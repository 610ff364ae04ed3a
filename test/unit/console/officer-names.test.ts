import { describe, expect, it } from "vitest";
import { distinctNames } from "../../../src/web/console/api/distinct-names.ts";
import { nameMentions, suggestMentions } from "../../../src/web/console/screens/case/conversation/mentions.ts";

const named = (officer_id: string, name: string | null) => ({ officer_id, name });

describe("the names that the console shows in place of ids", () => {
  it("have the id where two officers have one, or where one has the id of another", () => {
    const names = distinctNames([
      named("a1", "Ann Peeters"),
      named("b2", "ann peeters"),
      named("c3", "Bob"),
      named("bob", null),
      named("d4", "Zoe"),
      named("eve", "Eve"),
      named("f5", null),
    ]);
    expect(Object.fromEntries(names)).toEqual({
      a1: "Ann Peeters (a1)",
      b2: "ann peeters (b2)",
      c3: "Bob (c3)",
      d4: "Zoe",
      eve: "Eve",
    });
  });

  it("stand in mentions of these officers only", () => {
    const nameOf = (id: string) => ({ a1: "Ann", "jan smit": "Jan", "z@bank.be": "Zoe" })[id];
    const ids = ["a1", "jan smit", "z@bank.be", "nameless"];
    const text = "@a1, ask @[jan smit]. @z@bank.be! @nameless @a12 @b2 mail x@a1";
    expect(nameMentions(text, ids, nameOf)).toBe("@Ann, ask @Jan. @Zoe! @nameless @a12 @b2 mail x@a1");
    expect(nameMentions(text, [], nameOf)).toBe(text);
  });

  it("are found as one begins to write them", () => {
    const nameOf = (id: string) => (id === "a1f3" ? "Ann De Smet" : undefined);
    const begun = (written: string) => suggestMentions({ from: 0, to: 1, written }, ["a1f3", "bob"], nameOf);
    expect([begun("sm"), begun("a1"), begun("b"), begun("x")]).toEqual([["a1f3"], ["a1f3"], ["bob"], []]);
  });
});
