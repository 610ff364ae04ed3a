import { describe, expect, it } from "vitest";
import { missingDetails } from "../../../src/domain/customer/missing-details.rules.ts";
import { DEFAULT_POLICY_VALUES } from "../../../src/domain/diligence/default-policy.ts";
import { compareOwnersWith } from "../../../src/domain/diligence/contradictions/declared-owners.rules.ts";

const owner = { kind: "person" as const, name: "Jan Maes" };
const FATHER = { ...owner, birth_date: "1950-03-01", share_percent: 60 };
const SON = { ...owner, birth_date: "1980-07-02", share_percent: 40 };
const compare = (declared: Parameters<typeof compareOwnersWith>[1], registered = [FATHER, SON]) =>
  compareOwnersWith(DEFAULT_POLICY_VALUES, declared, registered);

describe("father and son of one name in the register", () => {
  it("are two, of whom one declared name names only one", () => {
    expect(compare([owner])).toEqual({
      agrees: false,
      declared: "Jan Maes",
      observed: "Jan Maes, born 1950-03-01 (60 %); Jan Maes, born 1980-07-02 (40 %), two persons of one name",
    });
    expect(compare([{ ...owner, birth_date: "1950-03-01" }]).agrees).toBe(false);
  });

  it("agree where both are declared, the second by whatever is left", () => {
    expect(compare([FATHER, SON]).agrees).toBe(true);
    expect(compare([FATHER, owner]).agrees).toBe(true);
  });

  it("are one where nothing tells them apart, or the other holds too little to be declared", () => {
    expect(
      compare(
        [owner],
        [
          { ...owner, birth_date: "1950-03-01", share_percent: 30 },
          { ...owner, birth_date: "1950-03-01", share_percent: 30 },
        ],
      ).agrees,
    ).toBe(true);
    expect(compare([owner], [FATHER, { ...SON, share_percent: 5 }]).agrees).toBe(true);
  });

  it("leave the birth date to be asked", () => {
    expect(missingDetails(owner, 25, [FATHER, SON])).toContain("birth_date");
    expect(missingDetails(owner, 25, [FATHER])).not.toContain("birth_date");
    expect(missingDetails(owner, 25, [FATHER, SON], { rulesVersion: 5 })).not.toContain("birth_date");
  });
});
