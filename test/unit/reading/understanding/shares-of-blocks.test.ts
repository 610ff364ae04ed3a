import { expect, test } from "vitest";
import { named } from "./named.ts";

/** Owners whose share stands between their name and the next one, under no head that a rule knows. */

const extract = (first: string, second: string) => `
RCBE - Central Register of Beneficial Ownership
Proof of declaration
Consultation date 22-04-2026

ENTITY
Name: Vinicola Serra Lda
Date of last declaration: 14-12-2025

BENEFICIAL OWNERS
beneficial owner 1 of 2
Full name: Duarte Pinto
Born: 09-10-1962
Nationality: Portuguese
${first}
beneficial owner 2 of 2
Full name: Inês Abreu
Born: 28-01-1971
Nationality: Portuguese
${second}

DECLARANT: Silvia Matos, certified accountant`;

test("an owner has the one per cent between the own name and the next", () => {
  for (const [first, second] of [
    ["Cause: direct holding 62.5 % of capital", "Cause: direct holding 37.5 % of capital"],
    ["capacity: shareholder        % : 62.5", "capacity: shareholder        % : 37.5"],
  ] as const)
    expect(named(extract(first, second)), first).toEqual(["Duarte Pinto owner 62.5", "Inês Abreu owner 37.5"]);
});

test("and none where it is a bound, that of several, one of several, or of votes", () => {
  for (const said of [
    "capacity: shareholder, more than        % : 25",
    "capacity: shareholder together with the other owner        % : 60",
    "capacity: shareholder        % : 12        % : 20",
    "capacity: voting rights        % : 40",
  ])
    expect(named(extract(said, "Cause: other means of control")), said).toEqual([
      "Duarte Pinto owner",
      "Inês Abreu owner",
    ]);
});
