import { describe, expect, it } from "vitest";
import { mayBeOnePersons } from "../../../src/domain/readings/person-names.rules.ts";

describe("two names of one birth date", () => {
  it("may be one person's with more given names, an initial, another order or spelling, or a name by marriage beside the own one", () => {
    for (const [a, b] of [
      ["Jan Willems", "Jan Frans Willems"],
      ["WILLEMS Jan F.", "Jan Willems"],
      ["J. Willems", "Jan Willems"],
      ["Mohamed El Amrani", "Mohammed Elamrani"],
      ["Marie Verhulst", "Marie Verhulst-Dupont"],
      ["Иван Петров", "Ivan Petrov"],
      ["Jan Van den Berghe", "Jan Vandenberghe"],
    ] as const) {
      expect(mayBeOnePersons(a, b), `${a} / ${b}`).toBe(true);
      expect(mayBeOnePersons(b, a), `${b} / ${a}`).toBe(true);
    }
  });

  it("are not one person's where only the family name or a given name agrees: twins, and namesakes", () => {
    for (const [a, b] of [
      ["Jan Willems", "Piet Willems"],
      ["An Peeters", "Jan Peeters"],
      ["Jan Willems", "Jan Peeters"],
      ["Willems", "Jan Willems"],
      ["J. W.", "Jan Willems"],
      ["Fatima El Amrani", "Mohamed El Amrani"],
    ] as const) {
      expect(mayBeOnePersons(a, b), `${a} / ${b}`).toBe(false);
    }
  });
});
