import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { checkBeneficialOwners } from "../../../src/domain/diligence/owners-check.rules.ts";
import { customerParty } from "../../../src/domain/ownership/case-ownership.rules.ts";
import type { Ownership, OwnershipStatement } from "../../../src/domain/ownership/ownership.model.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { dated, handedIn, made, person, readAs } from "../../support/made-readings.ts";
import { ownershipOf, REGISTER, states } from "../../support/ownership-fixtures.ts";

const NOW = new Date("2026-11-22T10:00:00.000Z");

function factsOf(given: Partial<DueFacts> = {}): DueFacts {
  return {
    templateId: "psp_merchant_onboarding",
    country: "DE",
    companyName: "Molenhof",
    answers: {},
    documents: [],
    followUpTasks: [],
    findings: [],
    discrepancies: [],
    validationResults: [],
    grounds: soundGrounds({ sample: false, register: { state: "silent", reason: "not_covered" } }),
    policy: DEFAULT_POLICY,
    now: NOW,
    ...given,
  };
}

/** The check where registers state this of the customer. */
function check(
  statements: readonly OwnershipStatement[],
  parties: Parameters<typeof ownershipOf>[1] = [],
  given: Partial<DueFacts> = {},
) {
  const facts = factsOf(given);
  const { id } = customerParty(facts);
  const stated = JSON.stringify(ownershipOf(statements, [{ id: "customer", name: "Molenhof" }, ...parties]));
  const ownership = JSON.parse(stated.replaceAll('"customer"', JSON.stringify(id))) as Ownership;
  return checkBeneficialOwners({ ...facts, grounds: { ...facts.grounds!, ownership } });
}

const all = [states("Jan > customer", 60), states("An > customer", 40)];
const ACCOUNTS = { ...REGISTER, type: "thirdParty" as const, name: "nbb" };

describe("the check of owners by registers", () => {
  it("is established where every share leads to a person", () => {
    expect(check(all)).toMatchObject({ outcome: "established" });
  });

  it.each([
    [100, "Held by Listed (XBRU), whose owners need not be named."],
    [60, "60 % of the capital is held by Listed (XBRU), whose owners need not be named."],
  ])("says which part a listed company holds: %d %%", (share, how) => {
    const others = ["Jan", "An"].map((name) => states(`${name} > customer`, (100 - share) / 2));
    const parties = [{ id: "Listed", exempt: "XBRU" }];
    expect(check([states("Listed > customer", share), ...others], parties)).toMatchObject({
      outcome: "established",
      how,
    });
  });

  it.each<[string, readonly OwnershipStatement[], Parameters<typeof check>[1]?]>([
    ["holds the votes", [...all, states("A > customer", { type: "votingRights", share: 60 })]],
    ["appoints the board", [...all, states("A > customer", { type: "appointmentOfBoard" })]],
    ["consolidates", [...all, states("A > customer", { type: "otherInfluenceOrControl", by: ACCOUNTS })]],
    ["controls without a name", [...all, states("nobody > customer", { type: "otherInfluenceOrControl" })]],
    [
      "may add to a person's smaller holding",
      [states("Jan > customer", 65), states("An > customer", 15), states("A > customer", 20)],
    ],
    [
      "benefits from a trust",
      [
        states("trust > customer", 100),
        states("Jan > trust", { type: "settlor" }),
        states("An > trust", { type: "trustee" }),
      ],
    ],
    ["is behind a nominee", [states("Jan > customer", { share: 100, also: ["nominee"] })]],
    ["only its own register names", [states("customer > customer", 100)]],
    [
      "is written in two ways",
      [
        states("Mohamed El Amrani > customer", 24.9),
        states("Mohammed El Amrani > customer", 24.9),
        states("Els > customer", 20),
        states("Bo > customer", 20),
        states("Pia > customer", 10.2),
        states("Rik > customer", { type: "boardMember" }),
      ],
    ],
    [
      "is not managing, where nobody reaches the threshold and a listed company holds a little",
      [
        ...["Jan", "An", "Els", "Bo"].map((name) => states(`${name} > customer`, 20)),
        states("Pia > customer", 15),
        states("Listed > customer", 5),
      ],
      [{ id: "Listed", exempt: "Euronext" }],
    ],
  ])("is open where somebody unknown %s", (_, statements, parties) => {
    const found = check(statements, parties);
    expect(found, found.how).toMatchObject({ outcome: "not_established" });
  });

  it("is open where accounts of years ago name who held the shares then", () => {
    const old = all.map((one) => ({ ...one, source: { ...ACCOUNTS, as_of: "2019-12-31" } }));
    expect(check(old)).toMatchObject({ outcome: "not_established", reason: "stale" });
    const recent = all.map((one) => ({ ...one, source: { ...ACCOUNTS, as_of: "2025-12-31" } }));
    expect(check(recent)).toMatchObject({ outcome: "established" });
  });

  it("is not established by founders in a deed that the customer handed in", () => {
    const deed = handedIn(
      "articles_of_association",
      readAs("articles_of_association", [
        { type: "company_name", value: "Molenhof" },
        person("Jan Claes", { role: "founder", share_percent: 100 }),
        dated("2005-05-05"),
      ]),
    );
    const found = checkBeneficialOwners(factsOf({ documents: [deed] }));
    expect(found, found.how).toMatchObject({ outcome: "not_established" });
  });
});

describe("sources that exclude each other, or leave an owner in doubt", () => {
  const listed = [{ id: "Listed", exempt: "XBRU" }];
  const deed = (role: "shareholder" | "founder") =>
    handedIn(
      "articles_of_association",
      readAs("articles_of_association", [
        made("enterprise_number", "0999900150"),
        dated("2026-06-01"),
        person("Igor Petrov", { role, share_percent: 100 }),
      ]),
    );
  const beside = (role: "shareholder" | "founder", given: Partial<DueFacts> = {}) =>
    check([states("Listed > customer", 100)], listed, {
      registrationNumber: "0999900150",
      country: "BE",
      documents: [deed(role)],
      ...given,
    });

  it("establish no owner where a deed gives all shares to one whom the register does not have", () => {
    expect(beside("shareholder")).toMatchObject({ outcome: "not_established", reason: "conflict" });
    expect(beside("shareholder").how).toContain("add up to 200 %");
    expect(beside("shareholder", { rulesVersion: 8 }).outcome).toBe("established");
    expect(beside("founder").how).not.toContain("add up to 200 %");
  });

  it("ask for the share of one who may reach the threshold by a band and is left out, and of nobody else", () => {
    const band = states("Ilze > customer", { share: { minimum: 20, maximum: 35 } });
    const statements = [states("Jan > customer", 50), states("An > customer", 24), band];
    const declaring = (...names: string[]) =>
      check(statements, [], {
        answers: {
          beneficial_owners: names.map((name) => ({ given_names: name, family_name: "Maes", share_percent: 30 })),
        },
      });
    expect(declaring("Jan")).toMatchObject({ outcome: "not_established" });
    expect(check(statements)).not.toMatchObject({ reason: "conflict" });
  });
});
