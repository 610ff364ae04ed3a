import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { isToSettle } from "../../../src/domain/decisions/to-settle.rules.ts";
import type { Reader } from "../../../src/domain/readings/reading.model.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { handedIn, NOW, readAs, reviewedAs } from "../../support/made-readings.ts";
import { understand } from "../../support/understand.ts";
import { pagesOf } from "../reading/understanding/pages-of.ts";

const deed = (day: string) => `

STATUTEN

Bakkerij De Linde
Besloten vennootschap
Zetel: Ridderstraat 48, 3000 Leuven

Akte verleden voor notaris Jan Peeters te Leuven op ${day}.
De vennootschap draagt de naam "Bakkerij De Linde".
De zetel is gevestigd in het Vlaams Gewest.
De vennootschap heeft tot voorwerp: de vervaardiging van brood en banket.
`;

const saidOf = (day: string) =>
  understand(pagesOf(deed(day))).warnings.filter(({ code }) => code === "date_impossible");

type AsHandedIn = (document: CaseDocument) => CaseDocument;

function found(day: string, reader: Reader = "text_layer", as: AsHandedIn = (one) => one, rulesVersion?: number) {
  const reading = readAs("articles_of_association", [], { warnings: saidOf(day), reader });
  return presentDocuments(
    {
      templateId: "psp_merchant_onboarding",
      country: "BE",
      companyName: "Bakkerij De Linde",
      registrationNumber: "0999900150",
      answers: {},
      documents: [as(handedIn("articles_of_association", reading))],
      followUpTasks: [],
      facts: {},
      grounds: soundGrounds({ sample: true }),
      policy: DEFAULT_POLICY,
      now: NOW,
      ...(rulesVersion !== undefined && { rulesVersion }),
    },
    { caseId: "case-1", name: "Bakkerij De Linde", evidenceIds: [] },
  ).filter(({ title }) => title.startsWith("Day that does not exist"));
}

describe("a day that the calendar does not have", () => {
  it.each(["31/11/2024", "30-02-2023", "29.02.2023", "31 november 2024", "30 février 2023", "31. Juni 2024"])(
    "is told with its words until an officer accepts the paper: %s",
    (day) => {
      const [one, ...more] = found(day);
      expect(more).toEqual([]);
      expect(one).toMatchObject({ severity: "medium", description: expect.stringContaining(`"${day}" (page 1)`) });
      expect(isToSettle(one!)).toBe(true);
      expect(tasksForFinding(one!, "company")).toEqual([]);
      expect(found(day, "text_layer", reviewedAs)).toEqual([]);
      expect(found(day, "text_layer", undefined, 12)).toEqual([]);
    },
  );

  it("weighs low in a scan, where a digit may be misread, and there nothing is to settle", () => {
    const [one] = found("31/11/2024", "recognition");
    expect(one).toMatchObject({ severity: "low", description: expect.stringContaining("may be misread") });
    expect(isToSettle(one!)).toBe(false);
  });

  it.each([
    "30/11/2024",
    "29/02/2024",
    "11/31/2024",
    "31/12/2024",
    "29 februari 2024",
    "12 maart 2024, nr. 31/11/20245",
    "12 maart 2024, tel. 016/31.11.20.24",
    "12 maart 2024, artikel 31.11.2",
    "12 maart 2024, BE 31 1120 2431 1120",
  ])("is not seen in %s", (day) => {
    expect(found(day)).toEqual([]);
  });
});
