import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { dated, director, expires, handedIn, holder, made, NOW, readAs, zone } from "../../support/made-readings.ts";
import { understand } from "../../support/understand.ts";
import { pagesOf } from "../reading/understanding/pages-of.ts";

const said = (power: string) =>
  understand(
    pagesOf(
      [
        "",
        "Uittreksel Handelsregister Kamer van Koophandel",
        "KvK-nummer                 12345678",
        "Rechtspersoon",
        "Rechtsvorm                 Besloten Vennootschap",
        "Statutaire naam            Bakkerij De Linde B.V.",
        "Statutaire zetel           Breda",
        "Datum akte van oprichting  12-03-2015",
        "Bestuurder",
        "Naam                       Claes, Joris",
        "Geboortedatum              12-05-1980",
        `Bevoegdheid                ${power}`,
      ].join("\n"),
    ),
  ).warnings.filter(({ code }) => code === "joint_power_stated");

const BORN = "1980-04-12";
const card = (name: string) =>
  handedIn("representative_identity", readAs("identity_card", [holder(name, BORN), expires("2031-05-01"), zone()]));
const stating = (quote: string, ...people: ReturnType<typeof director>[]) =>
  handedIn("register_extract", {
    ...readAs("register_extract", [made("enterprise_number", "0999900342"), dated("2026-11-16"), ...people]),
    warnings: [{ code: "joint_power_stated", page: 1, detail: `The paper says: "${quote}".` }],
  });
const extract = (...names: string[]) => stating("gezamenlijk bevoegd", ...names.map((name) => director(name)));
const found = (documents: readonly CaseDocument[], given: Partial<DueFacts> = {}) =>
  presentDocuments(
    {
      templateId: "psp_merchant_onboarding",
      country: "NL",
      companyName: "Heidebloem",
      registrationNumber: "0999900342",
      answers: {},
      documents,
      followUpTasks: [],
      findings: [],
      discrepancies: [],
      validationResults: [],
      facts: {},
      grounds: soundGrounds({ register: { state: "silent", reason: "not_covered" } }),
      policy: DEFAULT_POLICY,
      now: NOW,
      ...given,
    } as DueFacts,
    { caseId: "c", name: "Heidebloem", evidenceIds: [] },
  ).filter(({ code }) => code === "document_joint_power");

describe("power that directors have together alone", () => {
  it("is read in an extract, and not where somebody may act alone", () => {
    expect(said("Gezamenlijk bevoegd (met andere bestuurder(s))")).toHaveLength(1);
    expect(said("Alleen/zelfstandig bevoegd")).toEqual([]);
    expect(said("Engagée par la signature conjointe de deux gérants")).toHaveLength(1);
    expect(said("Gemeinsam vertretungsberechtigt mit einem anderen Geschäftsführer")).toHaveLength(1);
    expect(said("Einzelvertretungsberechtigt, oder gemeinsam mit einem Prokuristen vertreten")).toEqual([]);
  });

  it("is told with one card, and asks for the others", () => {
    const [finding, ...more] = found([extract("Ann Peeters", "Wim Daems"), card("Ann Peeters")]);
    expect([finding?.severity, more]).toEqual(["medium", []]);
    expect(finding!.description).toMatch(/handed in of Wim Daems/);
    expect(tasksForFinding(finding!, "company")).toMatchObject([{ required: true, response_type: "text" }]);
  });

  it("is told of an only director who acts with a holder of procuration, until both are identified", () => {
    const [power = said("")] = said("Vertreten durch einen Geschäftsführer gemeinsam mit einem Prokuristen");
    expect(power).toMatchObject({ detail: expect.stringMatching(/gemeinsam mit einem Prokuristen"/) });
    const { detail } = power as { detail: string };
    const proxy = director("Wim Daems", { role: "signatory" });
    const paper = stating(detail, director("Ann Peeters"), proxy);
    expect(found([paper, card("Ann Peeters")])[0]?.description).toMatch(/handed in of Wim Daems/);
    const alone = stating(detail, director("Ann Peeters"));
    expect(found([alone, card("Ann Peeters")])[0]?.description).toMatch(/handed in of the holder of procuration/);
    expect(found([paper, card("Ann Peeters"), card("Wim Daems")])).toEqual([]);
    expect(found([paper, card("Ann Peeters")], { rulesVersion: 12 })).toEqual([]);
  });

  it("is that of several directors alone where an only one acts alone", () => {
    const general =
      "Ist nur ein Geschäftsführer bestellt, vertritt er allein. Sind mehrere bestellt, vertreten durch zwei Geschäftsführer oder durch einen Geschäftsführer gemeinsam mit einem Prokuristen";
    expect(said(general)).toMatchObject([{ detail: expect.not.stringContaining("Prokuristen") }]);
  });

  it("is not told with both cards, of one director alone, nor in runs of earlier versions", () => {
    const both = extract("Ann Peeters", "Wim Daems");
    expect(found([both, card("Ann Peeters"), card("Wim Daems")])).toEqual([]);
    expect(found([extract("Ann Peeters"), card("Ann Peeters")])).toEqual([]);
    expect(found([both, card("Ann Peeters")], { rulesVersion: 11 })).toEqual([]);
  });
});
