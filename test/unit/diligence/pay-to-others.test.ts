import { expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { fundsPapers } from "../../../src/domain/diligence/funds-papers.rules.ts";
import { handedIn, NOW, readAs } from "../../support/made-readings.ts";

const told = (detail: string, rulesVersion?: number) => {
  const document = handedIn("source_of_funds", readAs("other", []), { filename: "pay.pdf" });
  const reading = { ...document.reading!, warnings: [{ code: "money_stated" as const, page: 1, detail }] };
  return fundsPapers({
    templateId: "kyc_natural_person",
    country: "BE",
    companyName: "Els Claes",
    registrationNumber: null,
    answers: { full_name: "Els Claes", source_of_funds: "Loon" },
    documents: [{ ...document, reading }],
    followUpTasks: [],
    policy: DEFAULT_POLICY,
    now: NOW,
    ...(rulesVersion !== undefined && { rulesVersion }),
  } as never);
};

it("leaves pay that is seized, or goes to somebody else's account, to an officer", () => {
  expect(told('Pay seized: "Loonbeslag 1.200,00".')).toMatchObject([
    { code: "document_funds", description: expect.stringContaining("a part of the pay is seized") },
  ]);
  expect(told('Paid to the account of Igor Petrov: "Uitbetaald op rekening van: Igor Petrov".')).toMatchObject([
    { description: expect.stringContaining("it is paid to the account of Igor Petrov") },
  ]);
  expect(told('Paid to the account of Els Claes: "Rekeninghouder Els Claes".')).toEqual([]);
  expect(told('Pay seized: "Loonbeslag 1.200,00".', 11)).toEqual([]);
});
