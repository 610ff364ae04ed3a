import { describe, expect, it } from "vitest";
import { partiesBehind } from "../../../src/domain/customer/parties.rules.ts";
import { checkScreening } from "../../../src/domain/diligence/screening-check.rules.ts";
import { holdersInDocuments, unscreenedNames } from "../../../src/domain/readings/people-in-documents.rules.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { peopleBehind } from "../../../src/investigation/people/people-behind.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { handedIn, holder, made, type Made, NOW, readAs } from "../../support/made-readings.ts";
import { soundFacts } from "../../support/rating-fixtures.ts";

const accountOf = (name: string, given: Partial<Made> = {}) =>
  handedIn(
    "bank_account_proof",
    readAs("bank_account_certificate", [
      made("iban", "BE68539007547034"),
      made("account_holder", name, given),
      made("company_name", "Argenta Bank NV", { subject: "issuer" }),
    ]),
  );
const invoice = handedIn(
  "proof_of_business_address",
  readAs("invoice", [made("company_name", "Luminus NV", { subject: "issuer" }), holder("Piet Claes")]),
);
const companyName = "Molenhof Logistiek";
const names = (documents: readonly ReturnType<typeof accountOf>[]) =>
  holdersInDocuments({ documents, companyName }).map(({ name, role, kind }) => ({ name, role, kind }));

describe("the holder of an account whose paper is handed in", () => {
  it("is named unless it is the customer itself, however it is spelled", () => {
    expect(names([accountOf("Rudi Goossens")])).toEqual([
      { name: "Rudi Goossens", role: "account holder", kind: "person" },
    ]);
    expect(names([accountOf("Zuster Invest BV")])).toMatchObject([{ kind: "company" }]);
    expect(names([accountOf("MOLENHOF LOGISTIEK BV")])).toEqual([]);
  });

  it("is no sender and nobody of an invoice", () => expect(names([invoice])).toEqual([]));

  it("is named where a licence is another's", () => {
    const licence = handedIn("business_licence", readAs("licence", [holder("Rudi Goossens", "1980-02-01")]));
    expect(names([licence])).toMatchObject([{ name: "Rudi Goossens", role: "holder of a licence" }]);
  });

  it("is screened, and the check of the screening names those who were not", () => {
    const documents = [accountOf("Rudi Goossens")];
    const screenedBy = (rules: number) =>
      peopleBehind(readDossier(investigationInput({ documents, companyName, terms: { rules } as never })), undefined);
    expect(screenedBy(6)).toContainEqual({ kind: "unknown", name: "Rudi Goossens" });
    expect(screenedBy(5).map(({ name }) => name)).not.toContain("Rudi Goossens");
    const facts = soundFacts({ documents });
    expect(checkScreening(facts)).toMatchObject({
      outcome: "not_established",
      how: "Named in a document or an officer's filing and not screened: Rudi Goossens.",
    });
    expect(unscreenedNames({ documents, companyName }, ["Goossens Rudi"], NOW)).toEqual([]);
    expect(unscreenedNames({ documents, companyName, rulesVersion: 5 }, [], NOW)).toEqual([]);
  });

  it("that is read without certainty is told, as are directors in accounts", () => {
    const accounts = handedIn(
      "annual_accounts",
      readAs("annual_accounts", [made("person", { name: "Els Maes", role: "director" }, { confidence: 0.6 })]),
    );
    const facts = soundFacts({ documents: [accountOf("Rudi Goossens", { confidence: 0.6 }), accounts] });
    const { how } = checkScreening(facts);
    expect(how).toContain("not screened until an officer states it: Els Maes and Rudi Goossens.");
  });

  it("stands among the parties, without an office", () => {
    const record = caseRecord({ companyName, documents: [accountOf("Rudi Goossens")], grounds: soundGrounds() });
    const party = partiesBehind(record).find(({ name }) => name === "Rudi Goossens");
    expect(party).toMatchObject({ holdsOffice: false, screening: "not_screened" });
    expect(party!.role).toContain("account holder");
  });
});
