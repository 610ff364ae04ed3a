import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { handedIn, made, readAs, reviewedAs } from "../../support/made-readings.ts";
import { factorsOf, withAnswers } from "../../support/rating-fixtures.ts";

const OWN = [made("enterprise_number", "0999900150"), made("company_name", "Molenhof Logistiek NV")];

const factors = (document: CaseDocument | null, rulesVersion?: number) => {
  const facts = withAnswers(
    { beneficial_owners: "The Peeters Family Trust" },
    { documents: document === null ? [] : [document] },
  );
  return Object.keys(factorsOf(rulesVersion === undefined ? facts : { ...facts, rulesVersion }));
};

describe("a structure that needs a reason", () => {
  const menu = handedIn("organisation_chart", readAs("invoice", OWN));
  const others = handedIn("organisation_chart", readAs("structure_chart", [made("enterprise_number", "0403170701")]));

  it.each([
    ["without a chart", null],
    ["by a paper of another kind", menu],
    ["by the chart of another company", others],
  ])("is not explained %s", (_, document) => expect(factors(document)).toContain("complex_structure"));

  it.each([
    ["by a chart", handedIn("organisation_chart", readAs("structure_chart", OWN))],
    ["by a file that nobody has read yet", handedIn("organisation_chart")],
    ["by what an officer accepts as one", reviewedAs(menu, { kind: "structure_chart" })],
  ])("is explained %s", (_, document) => expect(factors(document)).not.toContain("complex_structure"));

  it("was explained by every paper before version 7 of the rules", () => {
    expect(factors(menu, 6)).not.toContain("complex_structure");
  });
});
