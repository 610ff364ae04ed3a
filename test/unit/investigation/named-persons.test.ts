import { describe, expect, it } from "vitest";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { answersOf } from "../../../src/domain/customer/stated-facts.ts";
import { namedByCustomer as searchedOf } from "../../../src/investigation/people/mentioned.ts";
import { namedPersons } from "../../../src/investigation/people/named-persons.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { handedIn, holder, readAs, zone } from "../../support/made-readings.ts";

/** A private customer whose words were searched as a run does. */
function saying(answers: Record<string, string>, given: Partial<CaseRecord> = {}): CaseRecord {
  const record = caseRecord({
    templateId: "kyc_natural_person",
    companyName: "Aurélie Özdemir",
    additionalData: { answers: { full_name: "Aurélie Özdemir", ...answers } },
    ...given,
  });
  const { subjects } = searchedOf({ ...record, answers: answersOf(record) }, []);
  const grounds = soundGrounds();
  const named = { searched: subjects.map(({ name }) => name), left_out: 0 };
  return { ...record, grounds: { ...grounds, screening: { ...(grounds.screening as object), named } as never } };
}
const personsOf = (purpose: string): (string | null)[][] =>
  namedPersons(saying({ purpose_of_relationship: purpose })).flatMap(({ name, birth_date, is_person }) =>
    is_person ? [[name, birth_date]] : [],
  );

describe("whom a private customer names", () => {
  it.each([
    [
      "mon cousin Igor Petrov, né le 03/05/1975 à Dubaï, a procuration et reçoit 60.000 euros",
      [["Igor Petrov", "1975-05-03"]],
    ],
    ["Mijn moeder Els Peeters heeft volmacht op mijn rekening bij KBC Leuven", [["Els Peeters", null]]],
    ["Ich überweise Geld an Frau Marta Kovalenko", [["Marta Kovalenko", null]]],
    ["My friend John Halvorsen (born 1971-02-03) pays in", [["John Halvorsen", "1971-02-03"]]],
    ["Betaald door mijn oom Karel De Smet en door Els Maes", [["Karel De Smet", null]]],
    ["Loon van mijn werkgever Delhaize Leuven", []],
    ["Ik werk bij Artsen Zonder Grenzen sinds 01/02/2020", []],
    ["Salaris van Jan Peeters BV", []],
    ["Mijn vrouw Aurélie Özdemir", []],
  ])("is a person where the words say so: %s", (purpose, persons) => {
    expect(personsOf(purpose)).toEqual(persons);
  });

  it("is told with where and in what words, and as what a paper has it", () => {
    const card = handedIn(
      "representative_identity",
      readAs("identity_card", [zone(), holder("PETROV Igor", "1975-05-03")]),
    );
    const record = saying(
      { purpose_of_relationship: "Loon. Geld van Igor Petrov. Reis naar Nieuw Zeeland" },
      { documents: [card] },
    );
    const [petrov, ...others] = namedPersons(record);
    expect(petrov).toMatchObject({ birth_date: "1975-05-03", is_person: true });
    expect(petrov!.said[0]).toMatch(/^in a paper: /);
    expect(petrov!.said[1]).toMatch(/^in .*: "Geld van Igor Petrov\."$/);
    expect(others.every(({ is_person }) => !is_person)).toBe(true);
  });

  it("names nobody for whom nobody searched", () => {
    const record = saying({ purpose_of_relationship: "Mijn neef Igor Petrov" });
    expect(namedPersons({ ...record, grounds: soundGrounds() })).toEqual([]);
  });
});
