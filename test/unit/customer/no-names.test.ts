import { describe, expect, it } from "vitest";
import { readDeclaredOwners } from "../../../src/domain/customer/declared-owners.ts";
import { isNoName, named } from "../../../src/domain/customer/no-names.ts";
import { partiesBehind } from "../../../src/domain/customer/parties.rules.ts";
import { writeBrief } from "../../../src/domain/case/brief.rules.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { proposeTasks } from "../../../src/investigation/follow-up/propose-tasks.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { soundGrounds, taskGrounds } from "../../support/diligence-fixtures.ts";

const SENTENCE = "nobody, we own it together";
const screening = soundGrounds().screening as Extract<
  ReturnType<typeof soundGrounds>["screening"],
  { state: "answered" }
>;
const register = soundGrounds().register as Extract<ReturnType<typeof soundGrounds>["register"], { state: "answered" }>;
const screened = { ...screening, subjects: [...screening.subjects, SENTENCE] };

describe("a sentence in place of names", () => {
  it.each([
    SENTENCE,
    "Nobody",
    "We are all owners together",
    "the family owns it",
    "Jan and I own it",
    "same as directors",
    "niemand, wij zijn samen eigenaar",
    "alle aandeelhouders samen",
    "zie statuten",
    "personne, nous sommes tous associés",
    "niemand, die Firma gehört uns gemeinsam",
    "siehe Gesellschafter",
    "Siehe Gesellschafter",
    "Alle Aandeelhouders",
    "Everyone. I own it",
    "Ik wil dit niet zeggen 🙈🙈",
    "I don't want to say",
    "je ne veux pas le dire",
    "das möchte ich nicht sagen",
    "NOBODY, WE OWN IT TOGETHER",
    "Niemand, Wij Zijn Samen Eigenaar",
  ])("is no name: %s", (line) => {
    const owners = readDeclaredOwners(line)!;
    expect(owners.length).toBeGreaterThan(0);
    expect(owners.filter((owner) => !isNoName(owner))).toEqual([]);
  });

  it.each([
    "An Peeters",
    "jan de smet",
    "jan de wil",
    "Will Secret",
    "Das Sagen",
    "Ons Jabeur",
    "Marie-Claire Tous",
    "Peeters, An",
    "Is Haak",
    "Family Partners BV",
    "We Own It Together NV",
    "Alle van der Berg",
    "Sie Htoo",
    "Personne Dupont",
    "My Nguyen",
    "Li",
    "We Are Family",
    "Family Office Partners",
    "I. Tous",
    "Tous, I.",
    "Is I. Haak",
    "Ons I Jabeur",
    "Alle I. van der Berg",
    "Are See",
    "ARE SEE",
    "is i. haak",
    "Are Has, 12/03/1980",
  ])("names of people and companies are names: %s", (line) => {
    expect(readDeclaredOwners(line)!.filter(isNoName)).toEqual([]);
  });

  it("whoever is described by more than a share is somebody", () => {
    for (const more of [{ birth_date: "1980-03-12" }, { nationality: "NO" }]) {
      expect(readDeclaredOwners([{ name: "are see", ...more }])!.filter(isNoName)).toEqual([]);
    }
    expect(readDeclaredOwners([{ name: "we own it", share_percent: 100 }])!.filter(isNoName)).toHaveLength(1);
  });
});

describe("a case whose owners are a sentence", () => {
  const facts = {
    ...taskGrounds,
    policy: DEFAULT_POLICY,
    validationResults: [],
    answers: { beneficial_owners: SENTENCE },
    grounds: soundGrounds({ screening: screened, register: { ...register, owners: [] } }),
  };
  const how = (check: string, given: object = {}) => {
    const found = deriveChecks({ ...facts, ...given }).find((one) => one.check === check)!;
    return `${found.outcome}: ${found.how}`;
  };

  it("is told in the checks, which establish nothing by it, and in none of an earlier version", () => {
    expect(how("screening")).toBe(
      `not_established: Where names were asked, the customer wrote "${SENTENCE}". That is a sentence and not a name: whoever it means counts as not screened.`,
    );
    expect(how("beneficial_owners")).toMatch(/^not_established: .*neither does the customer/);
    const earlier = { rulesVersion: 2 };
    expect(how("screening", earlier)).toMatch(/^established/);
    expect(how("beneficial_owners", earlier)).toMatch(/^not_established: Only the customer names the owners/);
  });

  it("asks for the names again, and for no detail of the sentence", () => {
    const asked = (given: object) => {
      const of = { ...facts, ...given };
      return proposeTasks({ ...of, checks: deriveChecks(of) }).tasks.map(({ description }) => description);
    };
    expect(asked({})).toContain("Please name the beneficial owners in your application, each with the full name.");
    expect(asked({}).join()).not.toContain("together");
    expect(asked({ answers: { beneficial_owners: "An Peeters", directors: "we all are directors" } })).toContain(
      "Please state the full names of the persons who may represent the company, one name per line.",
    );
  });

  it("names nobody who has no hit", () => {
    const record = caseRecord({
      additionalData: { answers: { beneficial_owners: SENTENCE } },
      grounds: soundGrounds({ screening: screened }),
    });
    expect(partiesBehind(record).map(({ name }) => name)).toEqual(["An Peeters"]);
    const { summary } = writeBrief(record, new Date("2026-11-22T12:00:00.000Z"));
    expect(summary).toContain(`Not screened: "${SENTENCE}"`);
    expect(summary).not.toContain("No hit for any");
  });
});

it("an association that has no shareholders names nobody by that, since version 8 of the rules", () => {
  for (const line of ["Geen aandeelhouders", "no shareholders", "pas d'actionnaires", "keine Gesellschafter"]) {
    const owners = readDeclaredOwners(`${line}\nIngrid De Backer`);
    expect(
      named(owners)?.map(({ name }) => name),
      line,
    ).toEqual(["Ingrid De Backer"]);
    expect(named(owners, { rulesVersion: 7 }), line).toHaveLength(2);
  }
  expect(named(readDeclaredOwners("Geen Vennoot BV"))).toHaveLength(1);
});
