import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { findingsInFile } from "../../../src/domain/diligence/file-findings.rules.ts";
import { kindOf } from "../../../src/domain/diligence/provided-documents.ts";
import { whoseDocument } from "../../../src/domain/diligence/whose-document.rules.ts";
import { agreesOnRegistration } from "../../../src/domain/readings/agreement.rules.ts";
import type { DocumentReading } from "../../../src/domain/readings/reading.model.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { handedIn, made, NOW, readAs } from "../../support/made-readings.ts";

const of = (
  country: string,
  companyName: string,
  registrationNumber: string,
  given: Partial<DueFacts> = {},
): DueFacts => ({
  templateId: "psp_merchant_onboarding",
  country,
  companyName,
  registrationNumber,
  answers: {},
  documents: [],
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  grounds: soundGrounds({ register: { state: "not_asked" } as never }),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});
const extract = (number: string, name: string, given: Partial<DocumentReading> = {}) =>
  handedIn(
    "certificate_of_incorporation",
    readAs("register_extract", [made("enterprise_number", number), made("company_name", name)], given),
  );
const whose = (facts: DueFacts, number: string, name: string, given?: Partial<DocumentReading>) => {
  const paper = extract(number, name, given);
  return whoseDocument(facts, paper, kindOf(paper)).is;
};
const GRUENWALD = of("DE", "Grünwald Backwaren GmbH", "HRB 123987");
const MISTRAL = of("FR", "Atelier du Mistral", "999000102");

describe("an extract with another number of the customer's foreign register", () => {
  it("is another company's, and says that a digit may be mistyped", () => {
    expect(whose(GRUENWALD, "HRB123978", "Grünwald Backwaren Vertriebs GmbH")).toBe("other_company");
    expect(whose(MISTRAL, "999000508", "ATELIER DU MISTRAL SUD")).toBe("other_company");
    expect(whose(MISTRAL, "999000508", "ATELIER DU MISTRAL")).toBe("other_company");
    expect(
      whose(
        of("FR", "Atelier du Mistral", "999000102", { vatNumber: "FR12999000102" }),
        "999000508",
        "ATELIER DU MISTRAL",
      ),
    ).toBe("other_company");
    const [found] = findingsInFile(GRUENWALD, extract("HRB123978", "Grünwald Backwaren Vertriebs GmbH"));
    expect(found).toMatchObject({ code: "document_other_company" });
    expect(found!.description).toContain(
      "the customer's number is HRB 123987, and one of the two may be mistyped. It therefore shows nothing",
    );
  });

  it("was of nobody with certainty in a run of an earlier version", () => {
    expect(whose({ ...GRUENWALD, rulesVersion: 7 }, "HRB123978", "Grünwald Backwaren Vertriebs GmbH")).not.toBe(
      "other_company",
    );
  });

  it.each([
    ["the number with its spaces", MISTRAL, "999 000 102", "own"],
    [
      "the number with its court",
      of("DE", "Grünwald Backwaren GmbH", "Amtsgericht Köln HRB 123987"),
      "HRB123987",
      "own",
    ],
    ["an Austrian number without its letters", of("AT", "Grünwald Backwaren GmbH", "FN 123987a"), "123987a", "own"],
    ["the number of an establishment", of("FR", "Atelier du Mistral", "99900010200017"), "99900010200025", "own"],
    ["a tax number", of("PL", "Atelier du Mistral", "0000123456"), "5260001246", "own"],
    ["a number of another form", MISTRAL, "B123456", "own"],
  ])("with %s is the customer's own", (_, facts, number, expected) => {
    expect(whose(facts, number, facts.companyName)).toBe(expected);
  });

  it("is of nobody with certainty after a move to another court, or where recognition may have misread a digit", () => {
    expect(whose(GRUENWALD, "HRB98123", "Grünwald Backwaren GmbH")).toBe("unknown");
    expect(whose(MISTRAL, "999000107", "ATELIER DU MISTRAL", { reader: "recognition" })).toBe("unknown");
  });
});

it.each([
  ["HRB 123987", "HRB 123978", false],
  ["123987", "HRB 123978", false],
  ["HRB 1234", "Amtsgericht Köln HRB 1234", null],
  ["HRB 123987", "HRA 123978", null],
  ["NL99900017", "99900017", true],
  ["0403170701", "999000102", null],
])("%s and %s", (a, b, expected) => expect(agreesOnRegistration(a, b)).toBe(expected));
