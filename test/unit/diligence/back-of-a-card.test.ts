import { expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { checkIdentity } from "../../../src/domain/diligence/customer-checks.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { requirementStandings } from "../../../src/domain/diligence/requirement-standings.rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { expires, handedIn, holder, NOW, readAs, reviewedAs, warning, zone } from "../../support/made-readings.ts";

const front = (name = "Arne Goethals", born = "1982-03-14") =>
  handedIn("identity_document", readAs("identity_card", [holder(name, born), expires("2031-03-12")]));
const back = () =>
  handedIn(
    "identity_document",
    readAs("identity_card", [holder("ARNE GOETHALS", "1982-03-14"), zone(), expires("2031-03-12")], {
      warnings: [warning("front_missing")],
    }),
  );

const of = (documents: CaseDocument[], sample = true) => {
  const facts = {
    templateId: "kyc_natural_person",
    country: "BE",
    companyName: "Arne Goethals",
    answers: { full_name: "Arne Goethals", date_of_birth: "1982-03-14" },
    documents,
    followUpTasks: [],
    findings: [],
    discrepancies: [],
    validationResults: [],
    grounds: soundGrounds({ subject: "person", sample }),
    policy: DEFAULT_POLICY,
    now: NOW,
  };
  const standing = requirementStandings(facts).find(({ id }) => id === "identity_document")!;
  return { identity: checkIdentity(facts).outcome, how: checkIdentity(facts).how, standing };
};

it("does not identify by the back of a card alone, and asks for another file", () => {
  const { identity, how, standing } = of([back()]);
  expect(identity).toBe("not_established");
  expect(how).toContain("the side with the photo was not handed in");
  expect(standing).toMatchObject({ state: "doubtful", isAskedAgain: true });
});

it("counts it beside a front of the same holder in another file, and where an officer accepted it", () => {
  expect(of([front(), back()], false)).toMatchObject({ identity: "established", standing: { state: "accepted" } });
  expect(of([reviewedAs(back())]).identity).toBe("established");
  expect(of([front("Karel Claes", "1970-01-01"), back()]).identity).not.toBe("established");
});
