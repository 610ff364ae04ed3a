import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY_VALUES } from "../../../src/domain/diligence/default-policy.ts";
import type { DocumentFacts } from "../../../src/domain/diligence/provided-documents.ts";
import { fromDocuments } from "../../../src/domain/ownership/statements/from-documents.ts";
import { companyParty } from "../../../src/domain/ownership/statements/part.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import {
  dated,
  director,
  filedAs,
  handedIn,
  made,
  NOW,
  owner,
  person,
  readAs,
  reviewedAs,
} from "../../support/made-readings.ts";

const SUBJECT = companyParty({ name: "Molenhof Logistiek", country: "BE", number: "0999900150" });
const facts = (...documents: DocumentFacts["documents"]): DocumentFacts => ({
  templateId: "psp_merchant_onboarding",
  companyName: "Molenhof Logistiek",
  country: "BE",
  registrationNumber: "0999900150",
  answers: {},
  documents,
  followUpTasks: [],
  grounds: soundGrounds(),
  now: NOW,
  policy: { version: 0, values: DEFAULT_POLICY_VALUES },
});
const partsOf = (...documents: DocumentFacts["documents"]) => fromDocuments(facts(...documents), SUBJECT);
const sourceTypes = (...documents: DocumentFacts["documents"]) =>
  partsOf(...documents).map(({ statements }) => statements[0]!.source.type);

const OWN = made("enterprise_number", "0999900150");
const ubo = readAs("ubo_extract", [OWN, dated("2026-11-10"), owner("An Peeters", 60, { control: "indirect" })]);

describe("documents as ownership statements", () => {
  it("say who owns, with the share, the way and the day", () => {
    const [part] = partsOf(handedIn("ubo_extract", ubo));
    expect(part!.statements).toMatchObject([
      {
        subject: SUBJECT.id,
        interests: [{ type: "shareholding", directness: "indirect", beneficial: true, share: { exact: 60 } }],
        source: { type: "thirdParty", name: "document:ubo_extract", as_of: "2026-11-10" },
      },
    ]);
  });

  it("are worth more where an officer vouches for them, and less where they are the company's own", () => {
    const register = readAs("shareholder_register", [
      OWN,
      person("An Peeters", { role: "shareholder", share_percent: 60 }),
    ]);
    expect(sourceTypes(reviewedAs(handedIn("ubo_extract", ubo)))).toEqual(["verified"]);
    expect(sourceTypes(filedAs("ubo_extract", ubo))).toEqual(["verified"]);
    expect(sourceTypes(handedIn("ubo_declaration", register))).toEqual(["selfDeclaration"]);
    expect(sourceTypes(reviewedAs(handedIn("ubo_declaration", register)))).toEqual(["primaryResearch"]);
  });

  it("say nothing where they are rejected, superseded, altered, of no certain kind or another's", () => {
    const altered = { ...ubo, warnings: [{ code: "made_by_editor" as const, page: 1, detail: "Seen." }] };
    const guess = { ...ubo, kind_confidence: 0.7 };
    const stranger = readAs("ubo_extract", [made("company_name", "Bakkerij Zonneveld BV"), owner("Jo Claes", 100)]);
    expect(
      partsOf(
        reviewedAs(handedIn("ubo_extract", ubo), { outcome: "rejected" }),
        handedIn("ubo_extract", ubo, { superseded: true }),
        handedIn("ubo_extract", altered),
        handedIn("ubo_extract", guess),
        handedIn("ubo_extract", stranger),
      ),
    ).toEqual([]);
  });

  it("of a parent with its number are about the parent, by the customer's word", () => {
    const parent = readAs("shareholder_register", [
      made("enterprise_number", "0403170701"),
      made("company_name", "Molenhof Beheer"),
      made("company_share", { holder: "Zeebrug Invest", enterprise_number: "0202239951", share_percent: 100 }),
    ]);
    const [part] = partsOf(handedIn("ubo_declaration", parent));
    expect(part!.statements).toMatchObject([
      {
        subject: "BE-BCE_KBO-0403170701",
        interested_party: "BE-BCE_KBO-0202239951",
        source: { type: "selfDeclaration" },
      },
    ]);
  });

  it("leave out guesses, other subjects and roles that give no interest, and count corrections", () => {
    const read = readAs("ubo_extract", [
      OWN,
      owner("An Peeters", 60),
      { ...owner("Jo Claes", 40), confidence: 0.6 },
      { ...owner("Piet Maes", 40), subject: "other" },
      person("Els Notaris", { role: "notary" }),
      director("Bo Aerts"),
    ]);
    const review = { facts: [{ id: "f2", value: { share_percent: 55 } }] };
    const [part] = partsOf(reviewedAs(handedIn("ubo_extract", read), review));
    expect(part!.parties.map(({ name }) => name)).toEqual(["Molenhof Logistiek", "An Peeters", "Bo Aerts"]);
    expect(part!.statements.map(({ interests: [one] }) => [one!.type, one!.share?.exact])).toEqual([
      ["shareholding", 55],
      ["boardMember", undefined],
    ]);
  });
});
