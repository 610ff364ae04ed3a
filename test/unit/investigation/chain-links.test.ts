import { describe, expect, it } from "vitest";
import { linksOfOwners } from "../../../src/investigation/ownership/chain-links.ts";
import type { Owner } from "../../../src/sources/types.ts";

const behind = { name: "Vzor", country: "CZ", number: "99990105", lei: null, layer: 1, at_stake: 100 };
const follow = (owner: Partial<Owner>) =>
  linksOfOwners(behind, "CZ", [{ name: "Holding", kind: "company", ...owner }])[0];

describe("a corporate owner", () => {
  it("with a number and no country is of the register that answered", () => {
    expect(follow({ registration_number: "270 82 440" })).toMatchObject({ country: "CZ", number: "27082440" });
    expect(follow({ registration_number: "40199900024", country: "LV" })).toMatchObject({ country: "LV" });
  });

  it("without a number may be of anywhere", () => {
    expect(follow({})).toMatchObject({ country: null, number: null });
    expect(follow({ country: "CY" })).toMatchObject({ country: "CY", number: null });
  });
});
