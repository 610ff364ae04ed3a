import { expect, it } from "vitest";
import { partiesBehind } from "../../../src/domain/customer/parties.rules.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { peopleInDocuments } from "../../../src/domain/readings/people-in-documents.rules.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { handedIn, made, NOW, person, readAs } from "../../support/made-readings.ts";
import { withAnswers } from "../../support/rating-fixtures.ts";

const PROXY = { holder: "Morozenko Management BV", role: "signatory" as const, enterprise_number: "0999900249" };
const certificate = handedIn(
  "bank_account_proof",
  readAs("bank_account_certificate", [
    made("iban", "BE68539007547034"),
    made("account_holder", "Molenhof Logistiek"),
    made("company_share", PROXY, { subject: "other" }),
    person("Viktor Morozenko", { role: "signatory" }),
  ]),
);

it("screens a company that may dispose of the account, and who represents it, since version 8 of the rules", () => {
  const { parties } = peopleInDocuments([certificate], NOW);
  expect(parties).toEqual([
    { kind: "company", name: "Morozenko Management BV", role: "signatory", enterprise_number: "0999900249" },
    { kind: "person", name: "Viktor Morozenko", role: "signatory" },
  ]);
  const before = peopleInDocuments([certificate], NOW, { rulesVersion: 7 }).parties;
  expect(before.map(({ name }) => name)).toEqual(["Viktor Morozenko"]);
});

it("takes it for a party, and for no owner", () => {
  const [proxy] = partiesBehind(caseRecord({ documents: [certificate], facts: {} })).filter(({ name }) =>
    name.startsWith("Morozenko"),
  );
  expect(proxy).toMatchObject({ kind: "company", role: expect.stringMatching(/^signatory/) });
});

it("is a finding, and who acts is asked", () => {
  const facts = withAnswers({}, { documents: [certificate] });
  const found = (rulesVersion?: number) =>
    presentDocuments(
      { ...facts, ...(rulesVersion === undefined ? {} : { rulesVersion }) },
      { caseId: "c", name: facts.companyName, evidenceIds: [] },
    ).filter(({ code }) => code === "document_proxy_company");
  const [finding] = found();
  expect(finding).toMatchObject({
    severity: "medium",
    title: "May dispose of the account: Morozenko Management BV",
  });
  expect(tasksForFinding(finding!, "company")).toMatchObject([
    { required: true, description: expect.stringContaining("may use its accounts") },
  ]);
  expect(tasksForFinding(finding!, "person")).toMatchObject([
    { description: expect.stringContaining("who else uses") },
  ]);
  expect(found(7)).toEqual([]);
});
