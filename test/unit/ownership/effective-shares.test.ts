import { describe, expect, it } from "vitest";

import { structureOf } from "../../../src/domain/ownership/shares/structure.rules.ts";
import {
  codesIn,
  CUSTOMER,
  EXTRACT,
  ownershipOf,
  ownersIn,
  POLICY,
  REGISTER,
  stated,
  states,
  structure,
  warningsIn,
} from "../../support/ownership-fixtures.ts";

describe("the threshold", () => {
  it.each([
    [24.9, true, {}],
    [25, true, { Jan: 25 }],
    [25.1, true, { Jan: 25.1 }],
    [25, false, {}],
    [25.1, false, { Jan: 25.1 }],
  ])("%d %%, inclusive: %s", (share, inclusive, owners) => {
    const found = structure([states("Jan > customer", share)], [], { owner_threshold_inclusive: inclusive });
    expect(ownersIn(found)).toEqual(owners);
    expect(found.unaccounted_share).toBe(Math.round((100 - share) * 10) / 10);
  });

  it("is not missed by the last digit of a product", () => {
    expect(
      ownersIn(structure([states("Jan > A", 83.333333), states("A > customer", 30), states("An > A", 16.666667)])),
    ).toEqual({ Jan: 25 });
  });
});

describe("chains", () => {
  it("multiply along a chain and add up over chains to one person", () => {
    const found = structure([
      states("A > customer", 50),
      states("B > customer", 50),
      states("Jan > A", 40),
      states("Jan > B", 30),
      states("An > A", 60),
      states("An > B", 70),
    ]);
    expect(ownersIn(found)).toEqual({ An: 65, Jan: 35 });
    expect(found.beneficial_owners[1]!.paths).toEqual([
      { parties: ["Jan", "A", "customer"], share: 20 },
      { parties: ["Jan", "B", "customer"], share: 15 },
    ]);
    expect(found).toMatchObject({ unaccounted_share: 0, layers: 1 });
  });

  it("go through a diamond twice", () => {
    const found = structure([
      states("A > customer", 60),
      states("B > customer", 40),
      states("C > A", 100),
      states("C > B", 100),
      states("Jan > C", 70),
      states("An > C", 30),
    ]);
    expect(ownersIn(found)).toEqual({ Jan: 70, An: 30 });
    expect(found.layers).toBe(2);
  });

  it("that persons hold themselves have no layer", () => {
    expect(structure([states("Jan > customer", 100)])).toMatchObject({ layers: 0, unaccounted_share: 0, warnings: [] });
  });
});

describe("rings", () => {
  it("without an owner outside belong to nobody", () => {
    const found = structure([states("A > customer", 100), states("B > A", 100), states("A > B", 100)]);
    expect(found).toMatchObject({ beneficial_owners: [], unaccounted_share: 100, layers: 2 });
    expect(warningsIn(found, "circular_holdings")).toEqual([
      "A and B hold shares in each other, directly or through others; effective shares are calculated over the whole ring.",
    ]);
  });

  it("with one owner outside belong to that one in full", () => {
    const found = structure([
      states("A > customer", 100),
      states("B > A", 90),
      states("A > B", 100),
      states("Jan > A", 10),
    ]);
    expect(ownersIn(found)).toEqual({ Jan: 100 });
    expect(found.unaccounted_share).toBe(0);
  });

  it("are solved, not cut", () => {
    // x(A) = 0.3 + 0.4 x(B), x(B) = 0.5 x(A): x(A) = 0.3 / 0.8
    const found = structure([
      states("A > customer", 100),
      states("B > A", 40),
      states("Jan > A", 30),
      states("An > A", 30),
      states("A > B", 50),
      states("Piet > B", 50),
    ]);
    expect(ownersIn(found)).toEqual({ An: 37.5, Jan: 37.5, Piet: 25 });
  });

  it("can include the customer", () => {
    const found = structure([states("A > customer", 50), states("Jan > customer", 50), states("customer > A", 100)]);
    expect(ownersIn(found)).toEqual({ Jan: 100 });
  });

  it("of shares in itself leave the company to its other holders", () => {
    const found = structure([
      states("customer > customer", 20),
      states("Jan > customer", 60),
      states("An > customer", 20),
    ]);
    expect(ownersIn(found)).toEqual({ Jan: 75, An: 25 });
    expect(warningsIn(found, "circular_holdings")[0]).toContain("20 % of its own shares");
    expect(structure([states("customer > customer", 100)])).toMatchObject({ unaccounted_share: 100 });
  });

  it("that hold more than all of each other give nobody more than all", () => {
    const found = structure([
      states("A > customer", 100),
      states("B > A", 100),
      states("A > B", 100),
      states("Jan > A", { share: 1, by: CUSTOMER }),
    ]);
    expect(ownersIn(found)).toEqual({ Jan: 100 });
    expect(warningsIn(found, "over_accounted_capital")[0]).toContain("A add up to 101 % (B 100 % and Jan 1 %)");
  });
});

describe("shares that are not exact", () => {
  const band = { minimum: 25, maximum: 50 };

  it("of a band make an owner by the most that they can be", () => {
    const found = structure([
      states("Jan > A", { share: band }),
      states("A > customer", 60),
      states("An > customer", 40),
    ]);
    expect(ownersIn(found)).toEqual({ An: 40, Jan: [15, 30] });
    expect(found.beneficial_owners[1]!.explanation).toBe(
      "Jan holds between 15 % and 30 % of the capital of customer through A; holds between 25 % and 50 % of A, which controls customer.",
    );
    expect(found.unaccounted_share).toBe(45);
    const possible = structure([states("Jan > customer", { share: { minimum: 20, maximum: 40 } })]);
    expect(possible.beneficial_owners[0]!.explanation).toBe(
      "Jan holds between 20 % and 40 % of the capital of customer; this is the most that the sources allow, and the person counts as a beneficial owner as long as it is possible.",
    );
  });

  it("together are never more than all", () => {
    const bands = ["A", "B", "C"].flatMap((name) => [
      states(`${name} > customer`, { share: band }),
      states(`Jan > ${name}`, 60),
      states(`An > ${name}`, 40),
    ]);
    expect(ownersIn(structure(bands))).toEqual({ Jan: [45, 60], An: [30, 40] });
  });

  it("that exclude the threshold do not reach it", () => {
    const less = { minimum: 0, exclusive_maximum: 25 };
    expect(ownersIn(structure([states("Jan > customer", { share: less })]))).toEqual({});
    expect(ownersIn(structure([states("Jan > customer", { share: { minimum: 0, maximum: 25 } })]))).toEqual({
      Jan: [0, 25],
    });
    const more = { exclusive_minimum: 25, maximum: 50 };
    const found = structure([states("Jan > customer", { share: more })], [], { owner_threshold_inclusive: false });
    expect(found.beneficial_owners[0]!.explanation).not.toContain("the most that the sources allow");
  });

  it("of more than the rest leave less than the rest", () => {
    const found = structure([states("Jan > customer", { share: { exclusive_minimum: 75, maximum: 100 } })]);
    expect(ownersIn(found)).toEqual({ Jan: [75, 100] });
    expect(found.unaccounted_share).toBeLessThan(25);
    expect(warningsIn(found, "unaccounted_capital")).toEqual([
      "Less than 25 % of the capital of customer is not traced to a natural person (the holders of 25 % of customer are not known for certain); by itself that does not reach the threshold of 25 %.",
    ]);
  });

  it("that nobody states are anything that is not accounted for", () => {
    const found = structure([states("Jan > customer"), states("An > customer", 60)]);
    expect(ownersIn(found)).toEqual({ An: 60, Jan: [0, 40] });
    expect(ownersIn(structure([states("Jan > customer"), states("An > customer", 80)]))).toEqual({ An: 80 });
  });

  it("of a beneficial owner who is named without one make an owner nevertheless", () => {
    const found = structure([stated("Jan > customer", undefined, CUSTOMER)]);
    expect(found.beneficial_owners).toMatchObject([{ person: "Jan", basis: "owner" }]);
    expect(found.unaccounted_share).toBe(100);
  });
});

describe("a share that a register states", () => {
  it("is not widened by the customer's bare name of the same owner", () => {
    const named = stated("Jan > customer", undefined, CUSTOMER);
    expect(ownersIn(structure([states("Jan > customer", 40), named]))).toEqual({ Jan: 40 });
    const through = [states("A > customer", 60), states("Jan > A", 50), named];
    expect(ownersIn(structure(through))).toEqual({ Jan: 30 });
    // What a register of beneficial owners says is more than a name.
    expect(ownersIn(structure([states("Jan > customer", 40), stated("Jan > customer")]))).toEqual({ Jan: [40, 60] });
  });
});

describe("an official register of beneficial owners that states no shares", () => {
  const chain = [states("A > customer", 60), states("An > customer", 20), states("Piet > customer", 20)];
  const listed = [stated("Jan > A"), stated("Zed > A")];

  it("ends a chain at the persons whom it names, and says that their shares are not known", () => {
    const found = structure([...chain, ...listed]);
    expect(found).toMatchObject({ unaccounted_share: 0, may_hide_owner: false });
    expect(ownersIn(found)).toMatchObject({ Jan: [0, 60], Zed: [0, 60] });
    expect(warningsIn(found, "shares_not_stated")).toEqual([
      "Register, as of 2026-01-10, names Jan and Zed as the beneficial owners of A, without their shares. By the register's word the chain ends there; how much each of them holds is not known.",
    ]);
    expect(found.beneficial_owners.find(({ person }) => person === "Jan")!.explanation).toBe(
      "Jan may hold up to 60 % of the capital of customer, since no source states the share; is named, without a share, as a beneficial owner of A, which holds 60 % of customer; controls customer through A, where each link is a majority or control.",
    );
  });

  it("leaves a known holder the possibility of a part that the register need not name", () => {
    const found = structure([...chain, ...listed]);
    // 20 %, and up to a quarter of the 60 %.
    expect(ownersIn(found)).toMatchObject({ An: [20, 35], Piet: [20, 35] });
    expect(found.beneficial_owners.find(({ person }) => person === "An")!.explanation).toContain("the most that");
    const small = structure([
      states("A > customer", 60),
      states("An > customer", 9),
      states("Piet > customer", 31),
      ...listed,
    ]);
    expect(Object.keys(ownersIn(small)).sort()).toEqual(["Jan", "Piet", "Zed"]);
  });

  it("may hide an owner where the policy looks for smaller ones than the register names", () => {
    const policy = { owner_threshold_percent: 10 };
    expect(structure([...chain, ...listed], [], policy).may_hide_owner).toBe(true);
    expect(structure([...chain, ...listed], [], { owner_threshold_percent: 16 }).may_hide_owner).toBe(false);
  });

  it("says so of companies behind which nobody else is known", () => {
    const behind = states("B > A", 100);
    expect(structure([...chain, behind]).may_hide_owner).toBe(true);
    expect(structure([...chain, behind, ...listed]).may_hide_owner).toBe(false);
  });

  it.each([
    ["the customer says it", [stated("Jan > A", undefined, CUSTOMER)]],
    ["an officer typed it", [stated("Jan > A", undefined, { ...REGISTER, name: "filed:evidence-1" })]],
    ["a company is among them", [...listed, states("B > A", { directness: "unknown" })]],
    ["it states the share of one of them", [stated("Jan > A"), stated("Zed > A", 30)]],
    ["it is a register of shareholders", [states("Jan > A"), states("Zed > A")]],
    ["it names officials alone", [states("Jan > A", { type: "boardMember", directness: "unknown" })]],
    ["the register itself hides somebody", [...listed, states("nobody > A", { type: "appointmentOfBoard" })]],
  ])("ends no chain where %s", (_, statements) => {
    expect(structure([...chain, ...statements]).may_hide_owner).toBe(true);
  });
});

describe("a register of beneficial owners beside a chain", () => {
  const chain = [states("A > customer", 60), states("An > customer", 40), states("Jan > A", 100)];

  it("is never added to a chain that says the same", () => {
    const found = structure([...chain, stated("Jan > customer", 60, EXTRACT), stated("An > customer", 40, EXTRACT)]);
    expect(ownersIn(found)).toEqual({ Jan: 60, An: 40 });
    expect(found.beneficial_owners[0]!.sources).toEqual(["register"]);
    expect(codesIn(found)).toEqual([]);
  });

  it("counts where the chain ends", () => {
    const found = structure([
      ...chain.slice(0, 2),
      stated("Jan > customer", 60, EXTRACT),
      stated("An > customer", 40, EXTRACT),
    ]);
    expect(ownersIn(found)).toEqual({ Jan: 60, An: 40 });
    expect(found.beneficial_owners[0]).toMatchObject({
      sources: ["document:ubo_extract"],
      paths: [{ parties: ["Jan", "customer"], share: 60 }],
    });
    expect(found.unaccounted_share).toBe(0);
    expect(codesIn(found)).toEqual(["unknown_end"]);
  });

  it("counts for a company between as well", () => {
    const found = structure([...chain.slice(0, 2), stated("Jan > A", 100, EXTRACT)]);
    expect(ownersIn(found)).toEqual({ Jan: 60, An: 40 });
  });

  it("yields to a complete chain, and the difference is said with both values", () => {
    const found = structure([...chain, stated("Jan > customer", 30, EXTRACT)]);
    expect(ownersIn(found)).toEqual({ Jan: 60, An: 40 });
    expect(warningsIn(found, "sources_disagree")).toEqual([
      "The document (ubo extract), as of 2026-02-01, names Jan as the beneficial owner of customer, but not An, who counts as one by other sources.",
      "The document (ubo extract), as of 2026-02-01, states 30 % of customer for Jan, but the complete chain of holders gives 60 %; the chain is used.",
    ]);
  });

  it("that the customer alone states is told as the customer's, not as the register's", () => {
    const said = [states("Jan > customer", 60), states("An > customer", 40), stated("Jan > customer", 5, CUSTOMER)];
    expect(warningsIn(structure(said), "sources_disagree")).toContain(
      "The customer states 5 % of customer for Jan, but the complete chain of holders gives 60 %; the chain is used.",
    );
    const before = structureOf(ownershipOf(said), { ...POLICY, rulesVersion: 5 });
    expect(warningsIn(before, "sources_disagree").join()).not.toContain("The customer states");
  });

  it("beyond what a register shows is the customer's word alone", () => {
    const found = structure([
      states("Jan > customer", 40),
      states("B > customer", { type: "nominee", share: 60 }),
      stated("Jan > customer", 100, CUSTOMER),
    ]);
    expect(found.beneficial_owners[0]).toMatchObject({
      person: "Jan",
      effective_share: 100,
      sources: ["customer"],
      only_declared: true,
    });
    expect(warningsIn(found, "only_declared")).toEqual([
      "Only the customer says that as much is owned by Jan; no register and no accepted document does.",
    ]);
    const confirmed = structure([states("Jan > customer", 40), stated("Jan > customer", 40, CUSTOMER)]);
    expect(confirmed.beneficial_owners[0]).toMatchObject({ sources: ["register"], only_declared: false });
  });

  it("of somebody whom a register names in an office alone is the customer's word", () => {
    const found = structure([
      states("Jan > customer", { type: "boardMember" }),
      stated("Jan > customer", 100, CUSTOMER),
    ]);
    expect(found.beneficial_owners[0]).toMatchObject({ sources: ["customer"], only_declared: true });
  });

  it("yields to a complete chain that shows less", () => {
    const found = structure([...chain, stated("Jan > customer", 80, EXTRACT), stated("An > customer", 40, EXTRACT)]);
    expect(ownersIn(found)).toEqual({ Jan: 60, An: 40 });
    expect(warningsIn(found, "sources_disagree")[0]).toContain("states 80 % of customer for Jan");
  });

  it("never takes anything from what an incomplete chain shows", () => {
    const found = structure([states("Jan > customer", 60), stated("Jan > customer", 30, CUSTOMER)]);
    expect(ownersIn(found)).toEqual({ Jan: 60 });
  });

  it("names owners whom a complete chain does not show", () => {
    const found = structure([...chain, stated("Piet > customer", 50, CUSTOMER)]);
    expect(ownersIn(found)).toEqual({ Jan: 60, Piet: 50, An: 40 });
    expect(codesIn(found)).toEqual(["over_accounted_capital", "only_declared", "sources_disagree"]);
  });
});

describe("several sources", () => {
  it("weigh by their type before their day, and differences are said", () => {
    const found = structure([
      states("Jan > customer", { share: 60, by: { ...REGISTER, as_of: "2024-01-01" } }),
      states("Jan > customer", { share: 50, by: CUSTOMER }),
    ]);
    expect(ownersIn(found)).toEqual({ Jan: 60 });
    expect(warningsIn(found, "sources_disagree")).toEqual([
      "On the shares of Jan in customer, register, as of 2024-01-01, states 60 % and the customer states 50 %; the first value is used.",
    ]);
  });

  it("take the newer of one type, and rounding is no difference", () => {
    const older = { ...REGISTER, as_of: "2020-01-01", name: "gazette" };
    const found = structure([states("Jan > customer", { share: 33, by: older }), states("Jan > customer", 33.33)]);
    expect(found.links).toMatchObject([{ owner: "Jan", owned: "customer", share: 33.33 }]);
    expect(codesIn(found)).not.toContain("sources_disagree");
  });

  it("drop holders of an older full list of the same type", () => {
    const older = { ...REGISTER, as_of: "2020-01-01" };
    const found = structure([states("Piet > customer", { share: 100, by: older }), states("Jan > customer", 100)]);
    expect(ownersIn(found)).toEqual({ Jan: 100 });
  });

  it("keep whoever another type of source names beside a full list", () => {
    const found = structure([states("Jan > customer", 100), states("Piet > customer", { share: 40, by: CUSTOMER })]);
    expect(ownersIn(found)).toEqual({ Jan: 100, Piet: 40 });
    expect(warningsIn(found, "sources_disagree")).toEqual([
      "Register, as of 2026-01-10, names Jan for all shares of customer, but the customer also names Piet with 40 %.",
    ]);
    expect(warningsIn(found, "over_accounted_capital")[0]).toContain("add up to 140 % (Jan 100 % and Piet 40 %)");
  });

  it("do not count interests that have ended", () => {
    const ended = states("Jan > customer", { share: 60, end_date: "2026-11-22" });
    expect(ownersIn(structure([ended]))).toEqual({});
    expect(ownersIn(structure([states("Jan > customer", { share: 60, end_date: "2026-11" })]))).toEqual({ Jan: 60 });
    const declared = structure([ended, states("Jan > customer", { share: 60, by: CUSTOMER })]);
    expect(ownersIn(declared)).toEqual({ Jan: 60 });
    expect(warningsIn(declared, "sources_disagree")[0]).toContain("states that it has ended");
  });
});
