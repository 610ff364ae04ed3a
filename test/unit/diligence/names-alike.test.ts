import { expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { whoseDocument } from "../../../src/domain/diligence/whose-document.rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { handedIn, holder, made, NOW, readAs } from "../../support/made-readings.ts";

const whose = (declared: string, read: string, given: object = {}, address?: string) => {
  const paper = handedIn(
    "source_of_funds",
    readAs("other", [holder(read), ...(address === undefined ? [] : [made("address", address)])]),
  );
  const facts = {
    templateId: "kyc_natural_person",
    country: "BE",
    companyName: declared,
    answers: { full_name: declared, date_of_birth: "1985-03-14", residence_address: "Bondgenotenlaan 12, 3000 Leuven" },
    documents: [paper],
    followUpTasks: [],
    findings: [],
    discrepancies: [],
    validationResults: [],
    grounds: soundGrounds({ subject: "person", sample: false }),
    policy: DEFAULT_POLICY,
    now: NOW,
    ...given,
  };
  return whoseDocument(facts, paper, "other").is;
};

it.each([
  ["Oscar Smets", "Jan Smits"],
  ["Oscar Smets", "SMITS JAN"],
  ["Luc Jansen", "Piet Janssens"],
  ["Els Claes", "Karel Claeys"],
  ["Luc Willems", "Piet Willemsen"],
])("a paper of somebody whose family name alone is like the customer's is another person's: %s, %s", (one, other) => {
  expect(whose(one, other)).toBe("other_person");
  expect(whose(one, other, { rulesVersion: 10 })).toBe("unknown");
  expect(whose(one, other, {}, "Bondgenotenlaan 12, 3000 Leuven")).toBe("unknown");
});

it.each([
  ["Oscar Pieters", "Oscar Peeters"],
  ["Oscar Pieters", "O. Peeters"],
  ["Oscar Pieters", "Peeters"],
  ["Oscar Pieters", "Mevr. Pieters"],
  ["Oscar Pieters", "Jan Pieters"],
  ["Jan Van den Berg", "J. Vandenberghe"],
  ["Johannes Smets", "Jan Smits"],
  ["An Smets", "Anna Smits"],
  ["Marie Dubois", "Maria Lambert"],
  ["Mohamed El Amrani", "Mohammed Amrani"],
  ["Kateryna Kovalenko", "Katerina Kovalenka"],
  ["Anna De Vries-Jansen", "Anna Janssen"],
  ["Willem-Alexander Claes", "Alex Claeys"],
])("and is not where a given name or an initial agrees, or the family name is spelt alike: %s, %s", (one, other) =>
  expect(whose(one, other)).not.toBe("other_person"),
);
