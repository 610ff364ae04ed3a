import { describe, expect, it } from "vitest";
import { describeParties } from "../../../src/domain/customer/parties.rules.ts";
import { sourceWords } from "../../../src/domain/ownership/ownership-words.ts";
import { registerName } from "../../../src/domain/customer/register-name.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { policyOf } from "../../support/rating-fixtures.ts";

const registered = (owner: object, given: object = {}) =>
  describeParties(
    caseRecord({
      facts: { beneficial_owners: [{ value: [{ kind: "person", name: "Els Claes", ...owner }] }] } as never,
      additionalData: {},
      ...given,
    }),
  )
    .map(({ role }) => role)
    .at(-1);
const declared = (owner: object) =>
  describeParties(
    caseRecord({ facts: {}, additionalData: { answers: { beneficial_owners: [{ name: "Jan Maes", ...owner }] } } }),
  ).at(-1)!.role;

describe("who holds less than the threshold", () => {
  it("is a shareholder and no beneficial owner, by the policy of the case", () => {
    expect(registered({ share_percent: 24.9 })).toBe("shareholder");
    expect(registered({ share_percent: 25 })).toBe("beneficial owner");
    expect(registered({ share_percent: 15 }, { policy: policyOf({ owner_threshold_percent: 10 }) })).toBe(
      "beneficial owner",
    );
    expect(declared({ share_percent: 24.9 })).toBe("shareholder");
    expect(declared({ share_percent: 60 })).toBe("beneficial owner");
  });

  it("is one by another control, by the word of the register of owners, or where no share is known", () => {
    expect(registered({ share_percent: 10, interests: ["votingRights"] })).toBe("beneficial owner");
    expect(registered({ share_percent: 10, basis: "beneficial_owner" })).toBe("beneficial owner");
    expect(registered({})).toBe("beneficial owner");
    expect(declared({ share_percent: 5, control: "agreement" })).toBe("beneficial owner");
    expect(declared({ share_percent: 5, control: "trustee" })).toBe("trustee");
  });
});

describe("a register", () => {
  it.each(["kbo", "brreg", "recherche_entreprises", "ur_latvia", "cvr", "kvk"])(
    "%s has one name, short within brackets",
    (source) => expect(sourceWords(source)).toContain(registerName(source)),
  );
});
