import { describe, expect, it } from "vitest";

import { structureOf } from "../../../src/domain/ownership/shares/structure.rules.ts";
import type { Ownership } from "../../../src/domain/ownership/ownership.model.ts";
import {
  codesIn,
  CUSTOMER,
  ownershipOf,
  ownersIn,
  POLICY,
  REGISTER,
  stated,
  states,
  structure,
  warningsIn,
} from "../../support/ownership-fixtures.ts";

const explain = (found: ReturnType<typeof structure>, person: string) =>
  found.beneficial_owners.find((one) => one.person === person)?.explanation;

describe("control", () => {
  it("by other means makes an owner without a share", () => {
    const found = structure([states("An > customer", 100), states("Jan > customer", { type: "appointmentOfBoard" })]);
    expect(found.beneficial_owners[1]).toMatchObject({
      person: "Jan",
      effective_share: null,
      share_range: null,
      control: ["appointmentOfBoard"],
    });
    expect(explain(found, "Jan")).toBe("Jan may appoint or remove the board of customer.");
  });

  it("of the votes makes an owner of little capital", () => {
    const found = structure([
      states("An > customer", { share: 90 }),
      states("Jan > customer", 10),
      states("Jan > customer", { type: "votingRights", share: 60 }),
    ]);
    expect(ownersIn(found)).toEqual({ An: 90, Jan: 10 });
    expect(explain(found, "Jan")).toBe("Jan holds 10 % of the capital of customer; has 60 % of the votes of customer.");
  });

  it("passes along a chain of majorities", () => {
    const found = structure([
      states("A > customer", 51),
      states("B > A", 51),
      states("Jan > B", 51),
      states("An > B", 49),
      states("Piet > A", 49),
      states("Els > customer", 49),
    ]);
    // Jan: 13.27 %. Piet: 49 % of A, which controls the customer.
    expect(ownersIn(found)).toMatchObject({ Els: 49, Jan: 13.2651, Piet: 24.99, An: 12.7449 });
    expect(explain(found, "Jan")).toContain(
      "controls customer through B and A, where each link is a majority or control",
    );
    expect(explain(found, "Piet")).toContain("holds 49 % of A, which controls customer");
  });

  it("ends where a link is half, not more", () => {
    const found = structure([
      states("A > customer", 50),
      states("Jan > A", 50),
      states("An > A", 50),
      states("Els > customer", 50),
    ]);
    expect(ownersIn(found)).toEqual({ Els: 50, Jan: 25, An: 25 });
    expect(explain(found, "Jan")).not.toContain("controls");
  });

  it("attributes in full what a controlled company holds", () => {
    const found = structure([
      states("A > customer", 25),
      states("Jan > A", 51),
      states("An > A", 49),
      states("Els > customer", 75),
    ]);
    expect(ownersIn(found)).toEqual({ Els: 75, Jan: 12.75 });
    expect(explain(found, "Jan")).toContain(
      "holds 25 % of customer together with the companies that the person controls (A)",
    );
  });

  it("adds up what a person holds itself and through what it controls", () => {
    const found = structure([
      states("A > customer", 15),
      states("Jan > A", 60),
      states("Jan > customer", 10),
      states("Els > customer", 75),
    ]);
    expect(ownersIn(found)).toEqual({ Els: 75, Jan: 19 });
  });

  it("of a parent by its accounts is no shareholding", () => {
    const gleif = { ...REGISTER, type: "thirdParty" as const, name: "gleif" };
    const found = structure([
      states("Jan > customer", 100),
      states("A > customer", { type: "otherInfluenceOrControl", by: gleif }),
      states("An > A", 100),
    ]);
    expect(ownersIn(found)).toEqual({ Jan: 100, An: null });
    expect(found).toMatchObject({ unaccounted_share: 0, layers: 1 });
  });

  it("is not read into votes that follow the shares", () => {
    const band = { exclusive_minimum: 25, maximum: 50 };
    const found = structure([
      states("Jan > customer", { share: band, beneficial: true, also: ["votingRights"] }),
      states("An > A", { share: band, beneficial: true, also: ["votingRights"] }),
      states("A > customer", 50),
    ]);
    expect(explain(found, "Jan")).toBe("Jan holds between 25 % and 50 % of the capital of customer.");
    expect(explain(found, "An")).toContain("the most that the sources allow");
  });
});

describe("nominees", () => {
  it("do not own; their nominators do", () => {
    const found = structure([
      states("Els > customer", { share: 40, also: ["nominee"] }),
      states("Jan > customer", { type: "nominator" }),
      states("An > customer", 60),
    ]);
    expect(ownersIn(found)).toEqual({ An: 60, Jan: 40 });
    expect(warningsIn(found, "nominee")).toEqual([
      "Els holds 40 % of customer as a nominee for Jan; a nominee is not the owner.",
    ]);
  });

  it("are found by what their nominator holds of them", () => {
    const found = structure([
      states("Els > customer", { share: 40, also: ["nominee"] }),
      states("Jan > Els", { type: "nominator" }),
      states("An > customer", 60),
    ]);
    expect(ownersIn(found)).toEqual({ An: 60, Jan: 40 });
  });

  it("without a nominator are an unknown end", () => {
    const found = structure([states("Els > customer", { share: 40, also: ["nominee"] }), states("An > customer", 60)]);
    expect(ownersIn(found)).toEqual({ An: 60 });
    expect(found.unaccounted_share).toBe(40);
    expect(warningsIn(found, "unknown_end")).toEqual(["No source says for whom the nominees of customer hold."]);
  });

  it("can stand in an arrangement of their own", () => {
    const found = structure([
      states("trust > customer", 40),
      states("Els > trust", { type: "nominee" }),
      states("Jan > trust", { type: "nominator" }),
    ]);
    expect(ownersIn(found)).toEqual({ Jan: 40 });
  });
});

describe("trusts and foundations", () => {
  const roles = [
    states("Jan > trust", { type: "settlor" }),
    states("Els > trust", { type: "trustee" }),
    states("Piet > trust", { type: "beneficiaryOfLegalArrangement" }),
  ];

  it("make owners of everybody with a role, at the threshold", () => {
    const found = structure([
      states("trust > A", 50),
      states("An > A", 50),
      states("A > customer", 50),
      states("Bo > customer", 50),
      ...roles,
    ]);
    expect(ownersIn(found)).toEqual({ Bo: 50, An: 25, Els: null, Jan: null, Piet: null });
    expect(found.unaccounted_share).toBe(0);
    expect(explain(found, "Jan")).toContain("Jan is settlor of trust");
    expect(warningsIn(found, "trust")).toHaveLength(1);
  });

  it("make none below the threshold", () => {
    expect(ownersIn(structure([states("trust > customer", 24), states("Bo > customer", 76), ...roles]))).toEqual({
      Bo: 76,
    });
  });

  it("with a trustee alone are not accounted for", () => {
    const found = structure([states("trust > customer", 60), states("Bo > customer", 40), roles[1]!]);
    expect(found.unaccounted_share).toBe(60);
    expect(warningsIn(found, "trust")[0]).toContain("No source names its settlor and beneficiary.");
  });

  it("with a corporate trustee lead to its owners", () => {
    const found = structure([
      states("trust > customer", 40),
      states("Bo > customer", 60),
      states("T > trust", { type: "trustee" }),
      states("Els > T", 30),
      states("An > T", 20),
    ]);
    expect(Object.keys(ownersIn(found))).toEqual(["Bo", "Els"]);
  });

  it("have the roles that a register states of the company that they hold", () => {
    const roles = [
      states("Jan > customer", { type: "settlor" }),
      states("An > customer", { type: "trustee", also: ["boardMember"] }),
      states("Piet > customer", { type: "beneficiaryOfLegalArrangement" }),
    ];
    const found = structure([states("trust > customer", 100), ...roles]);
    expect(found).toMatchObject({ unaccounted_share: 0, may_hide_owner: false, layers: 1 });
    expect(Object.keys(ownersIn(found)).sort()).toEqual(["An", "Jan", "Piet"]);
    expect(found.links).toContainEqual(expect.objectContaining({ owner: "Jan", owned: "trust" }));
    // Of two, nobody knows whose roles they are.
    const two = structure([states("trust > customer", 60), states("trust2 > customer", 40), ...roles]);
    expect(two.may_hide_owner).toBe(true);
  });

  it("that no source names are said to stand between", () => {
    const found = structure([states("Jan > customer", { type: "settlor" })]);
    expect(warningsIn(found, "trust")[0]).toContain(
      "customer is held through a trust or a similar arrangement that no",
    );
    expect(found.beneficial_owners[0]!.explanation).toBe("Jan is settlor of a trust through which customer is held.");
  });

  it("are led by their board", () => {
    const found = structure([
      states("Stichting Bos > customer", 100),
      states("Jan > Stichting Bos", { type: "boardMember" }),
    ]);
    expect(found.beneficial_owners).toMatchObject([{ person: "Jan", basis: "owner", control: ["boardMember"] }]);
    expect(codesIn(found)).toEqual(["foundation"]);
  });

  it("that issue certificates belong to the holders and are controlled by the board", () => {
    const stak = "Stichting Administratiekantoor Bos";
    const found = structure([
      states(`${stak} > customer`, 100),
      states(`An > ${stak}`, 80),
      states(`Bo > ${stak}`, 20),
      states(`Jan > ${stak}`, { type: "boardMember" }),
    ]);
    expect(ownersIn(found)).toEqual({ An: 80, Jan: null });
    expect(codesIn(found)).toEqual(["certificates"]);
    const unnamed = structure([states(`${stak} > customer`, 100), states(`Jan > ${stak}`, { type: "boardMember" })]);
    expect(unnamed.unaccounted_share).toBe(100);
  });
});

describe("managing officials", () => {
  const small = ["Jan", "An", "Piet", "Els", "Bo"].map((name) => states(`${name} > customer`, 20));
  const manager = states("Rik > customer", { type: "seniorManagingOfficial" });

  it("stand in where everything is accounted for and nobody reaches", () => {
    const found = structure([...small, manager, states("Mia > customer", { type: "boardMember" })]);
    expect(found.beneficial_owners.map(({ person, basis }) => [person, basis])).toEqual([
      ["Mia", "senior_official"],
      ["Rik", "senior_official"],
    ]);
    expect(warningsIn(found, "fallback_officials")).toEqual([
      "Nobody reaches 25 % of customer or controls it, and all of its capital is accounted for; so the managing officials stand in for owners: Mia and Rik.",
    ]);
  });

  it.each<[string, Parameters<typeof structure>[0]]>([
    ["as much is not accounted for as makes an owner", small.slice(0, 3)],
    ["the chain ends at a company that may hold as much", [...small.slice(1), states("A > customer", 25)]],
    ["nobody is named for a part", [...small.slice(1), states("nobody > customer", 25)]],
    ["somebody unknown controls", [...small, states("A > customer", { type: "otherInfluenceOrControl" })]],
    [
      "somebody who is not named controls",
      [...small, states("nobody > customer", { type: "otherInfluenceOrControl" })],
    ],
    [
      "the customer's word covers an end that a register shows",
      [
        states("A > customer", 100),
        ...small.map((one) => ({
          ...one,
          interests: [{ ...one.interests[0]!, beneficial: true, directness: "unknown" as const }],
          source: CUSTOMER,
        })),
      ],
    ],
    ["nobody names any owner", []],
  ])("do not where %s", (_, statements) => {
    const found = structure([...statements, manager]);
    expect(found.beneficial_owners).toEqual([]);
    expect(codesIn(found)).not.toContain("fallback_officials");
    expect(codesIn(found).some((code) => code === "unknown_end" || code === "unaccounted_capital")).toBe(true);
  });

  it("stand in behind an owner whom the law exempts", () => {
    const found = structure(
      [states("Listed > customer", 100), manager],
      [{ id: "Listed", exempt: "Euronext Brussels" }],
    );
    expect(found).toMatchObject({ unaccounted_share: 0, beneficial_owners: [{ person: "Rik" }] });
    expect(codesIn(found)).toEqual(["fallback_officials"]);
  });
});

describe("what officers are warned of", () => {
  it("is nothing where persons hold everything", () => {
    expect(structure([states("Jan > customer", 60), states("An > customer", 40)]).warnings).toEqual([]);
  });

  it("says where the chain ends and why", () => {
    const ownership: Ownership = {
      ...ownershipOf([states("A > customer", 60), states("An > customer", 40)]),
      open_ends: [{ party: "A", reason: "not_covered" }],
    };
    const found = structureOf(ownership, POLICY);
    expect(found).toMatchObject({ unaccounted_share: 60, open_ends: [{ party: "A", reason: "not_covered" }] });
    expect(found.warnings.map(({ text }) => text)).toEqual([
      "60 % of the capital of customer is not traced to a natural person; that could hide a beneficial owner, since it reaches the threshold of 25 %.",
      "The chain ends at A, whose owners no source names: no register is known for its country.",
    ]);
  });

  it("keeps bearer shares open, also where a source names their holder", () => {
    const bearer = structure([states("Jan > customer", { share: 100, details: "Bearer shares" })]);
    expect(bearer.may_hide_owner).toBe(true);
    expect(codesIn(bearer)).toContain("bearer_shares");
  });

  it("says that nobody is named where a company is stated to hold itself", () => {
    expect(warningsIn(structure([states("customer > customer", 100)]), "circular_holdings")).toEqual([
      "A source states that customer holds all of its own shares. No company can: somebody who is not named holds them.",
    ]);
  });

  it("counts layers and countries", () => {
    const found = structure(
      [
        states("A > customer", 100),
        states("B > A", 100),
        states("C > B", 100),
        states("D > C", 100),
        states("Jan > D", 100),
      ],
      [
        { id: "customer", country: "BE" },
        { id: "A", country: "CZ", status: "stopped" },
        { id: "B", country: "LV", legal_form: "Anteile als Inhaberaktien" },
        { id: "C", country: "IR" },
        { id: "D", country: "BE" },
        { id: "Jan", nationality: "IR" },
      ],
    );
    expect(found).toMatchObject({ layers: 4, countries: ["BE", "CZ", "LV", "IR"] });
    expect(found.warnings.map(({ text }) => text)).toEqual([
      "4 layers of companies or arrangements stand between customer and its most distant owner.",
      "The companies in the chain are registered in Belgium, Czechia, Latvia and Iran.",
      "C is registered in Iran, a high-risk country.",
      "Jan has the nationality of Iran, a high-risk country.",
      "A source states bearer shares of B: the holder of such a certificate owns the shares, and no register shows who that is.",
      "According to its register, A has ceased to exist, but a source still names it in the chain of owners.",
    ]);
  });

  it("names who is only declared, and bare names that are said to own", () => {
    const found = structure(
      [stated("Jan > customer", 60, CUSTOMER), stated("An > customer", undefined, CUSTOMER)],
      [{ id: "An", kind: "unknown" }],
    );
    expect(Object.keys(ownersIn(found)).sort()).toEqual(["An", "Jan"]);
    expect(warningsIn(found, "only_declared")[0]).toMatch(/^Only the customer names (An and Jan|Jan and An);/);
  });

  it("does not say of a name in an unaccepted paper that the customer declared it", () => {
    const paper = { ...CUSTOMER, name: "document:shareholder_register" };
    const found = structure([
      stated("Jan > customer", 60, CUSTOMER),
      stated("Jan > customer", 60, paper),
      stated("An > customer", 40, paper),
    ]);
    expect(warningsIn(found, "only_declared").toSorted()).toEqual([
      "Only a document that no officer has accepted names An; no register does, nor the customer.",
      "Only the customer names Jan; no register and no accepted document does.",
    ]);
  });

  it("says that a name is of nobody known", () => {
    const found = structure([states("Zed > customer", 60)], [{ id: "Zed", kind: "unknown" }]);
    expect(found).toMatchObject({ beneficial_owners: [], unaccounted_share: 100 });
    expect(warningsIn(found, "unknown_end")).toEqual(["No source says whether Zed is a person or a company."]);
  });

  it("refuses an ownership without its subject", () => {
    expect(() => structureOf({ ...ownershipOf([]), parties: [] }, POLICY)).toThrow(
      "does not describe its subject customer",
    );
  });
});

describe("the end of a chain of which nothing is recorded", () => {
  it("blames no register for a company without a number", () => {
    const found = structure(
      [states("A > customer", 50), states("B > customer", 50)],
      [{ id: "B", identifiers: [{ scheme: "CZ-ICO", id: "99990105" }] }],
    );
    expect(found.open_ends).toEqual([
      { party: "A", reason: "no_number" },
      { party: "B", reason: "no_owners_published" },
    ]);
  });
});
