import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY_VALUES } from "../../../src/domain/diligence/default-policy.ts";
import { compareOwnersWith } from "../../../src/domain/diligence/contradictions/declared-owners.rules.ts";

const PARENT = { kind: "company" as const, name: "Atlantis Voorbeeldgroep", share_percent: 100 };
const OFFICIAL = { kind: "person" as const, name: "Ann-Sofie Wouters", control: "senior_official" as const };
const DIRECTORS = [{ name: "Ann-Sofie Wouters", birth_date: "1970-02-01" }];
const compare = (declared: Parameters<typeof compareOwnersWith>[1], directors = DIRECTORS, registered = [PARENT]) =>
  compareOwnersWith(DEFAULT_POLICY_VALUES, declared, registered, directors).agrees;

describe("a managing official who is declared beside the company's owner", () => {
  it("contradicts nothing where the register has the official as a director", () => {
    expect(compare([PARENT, OFFICIAL])).toBe(true);
    expect(compare([PARENT, { ...OFFICIAL, birth_date: "1970-02-01" }])).toBe(true);
  });

  it("is somebody unknown where the register has no such director, another birth date, or no control is declared", () => {
    expect(compare([PARENT, OFFICIAL], [])).toBe(false);
    expect(compare([PARENT, { ...OFFICIAL, birth_date: "1981-02-01" }])).toBe(false);
    expect(compare([PARENT, { kind: "person", name: "Ann-Sofie Wouters" }])).toBe(false);
  });

  it("says alone that nobody is behind the companies of the register, and contradicts its persons", () => {
    expect(compare([OFFICIAL])).toBe(true);
    expect(compare([OFFICIAL], [])).toBe(false);
    const person = { kind: "person" as const, name: "Greet Cools", share_percent: 100 };
    expect(compareOwnersWith(DEFAULT_POLICY_VALUES, [OFFICIAL], [person], DIRECTORS).agrees).toBe(false);
  });
});
