import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { rateRisk } from "../../../src/domain/diligence/rating.rules.ts";
import type { RatingFacts } from "../../../src/domain/diligence/rating/rating-facts.ts";
import { dated, filedAs, handedIn, made, type Made, readAs, reviewedAs } from "../../support/made-readings.ts";
import { mccOf, withAnswers } from "../../support/rating-fixtures.ts";

const YEAR = "2025-01-01/2025-12-31";
const amount = (rubric: string, value: number, currency: string | null = "EUR", period: string | null = YEAR): Made =>
  made("amount", { rubric, value, currency, period });
const turnover = (value: number, period = YEAR) => amount("turnover", value, "EUR", period);

const accounts = (...facts: readonly Made[]): CaseDocument =>
  handedIn(
    "annual_accounts",
    readAs("annual_accounts", [
      made("enterprise_number", "0999900150"),
      made("company_name", "Molenhof Logistiek NV"),
      dated("2026-05-12"),
      ...facts,
    ]),
  );

const MILLION = "Meer dan 1 miljoen euro";

/** A merchant that declares a volume, hands in these papers, and of whom sources stated these facts. */
const merchant = (volume: string, documents: CaseDocument[], facts: Record<string, unknown> = {}): RatingFacts =>
  withAnswers(
    { expected_monthly_volume: volume },
    {
      documents,
      mcc: mccOf("5045"),
      facts: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, [{ value }]])),
    },
  );

const volumeOf = (facts: RatingFacts): string | undefined =>
  rateRisk(facts)
    .dimensions.flatMap(({ factors }) => factors)
    .find(({ factor }) => factor === "volume_disproportionate")?.reason;
const found = (facts: RatingFacts) =>
  presentDocuments(facts, { caseId: "c", name: facts.companyName, evidenceIds: ["e1"] }).map(
    ({ code, severity, title, description }) => ({ code, severity, title, description }),
  );

describe("accounts that the customer hands in", () => {
  it("say how large it is where no register does", () => {
    const facts = merchant(MILLION, [accounts(turnover(18_400), amount("workforce", 0, null))]);
    expect(volumeOf(facts)).toBe(
      "At least 1,000,000 euro a month is declared, against a turnover of 18,400 euro a year by its own accounts of 2025-12-31 and 0 employees by its own accounts of 2025-12-31.",
    );
    expect(rateRisk(facts).level).toBe("medium");
    expect(volumeOf({ ...facts, rulesVersion: 6 })).toBeUndefined();
  });

  it("explain a volume that they bear, and none where a register says less", () => {
    const paper = accounts(turnover(40_000_000), amount("workforce", 120, null));
    expect(volumeOf(merchant(MILLION, [paper]))).toBeUndefined();
    expect(volumeOf(merchant(MILLION, [paper], { turnover_eur: 18_400 }))).toContain("of 18,400 euro a year.");
    expect(volumeOf(merchant(MILLION, [paper], { employees: 1 }))).toContain("one employee.");
  });

  it("count beside deposited ones of an earlier year if they say less", () => {
    const deposited = { accounts_year_end: "2023-12-31", turnover_eur: 40_000_000 };
    expect(volumeOf(merchant(MILLION, [accounts(turnover(18_400))], deposited))).toContain(
      "18,400 euro a year by its own",
    );
    expect(volumeOf(merchant(MILLION, [accounts(turnover(90_000_000))], deposited))).toBeUndefined();
  });

  it("count for the newest year alone", () => {
    const old = accounts(turnover(10_000, "2024-01-01/2024-12-31"));
    expect(volumeOf(merchant(MILLION, [old, accounts(turnover(40_000_000))]))).toBeUndefined();
    expect(volumeOf(merchant(MILLION, [old]))).toContain("of 2024-12-31");
  });

  it.each([
    ["in another currency", accounts(amount("turnover", 18_400, "USD"))],
    ["that an officer rejected", reviewedAs(accounts(turnover(18_400)), { outcome: "rejected" })],
    [
      "of another company",
      handedIn(
        "annual_accounts",
        readAs("annual_accounts", [made("enterprise_number", "0403170701"), dated("2026-05-12"), turnover(18_400)]),
      ),
    ],
  ])("%s say nothing of it", (_, paper) => expect(volumeOf(merchant(MILLION, [paper]))).toBeUndefined());

  it("that an officer files count too", () => {
    const filed = filedAs("annual_accounts", accounts(turnover(18_400)).reading);
    expect(volumeOf(merchant(MILLION, [filed]))).toContain("a turnover of 18,400 euro");
  });

  it("with an equity below nothing are a finding, which a register that says it does not double", () => {
    const paper = accounts(amount("equity", -312_000));
    expect(found(merchant("", [paper]))).toEqual([
      {
        code: "document_negative_equity",
        severity: "medium",
        title: "Negative equity: annual accounts",
        description: expect.stringMatching(
          /annual accounts for the year to 2025-12-31.* shows an equity of -312,000 EUR.*: debts exceed what the company owns\.$/,
        ),
      },
    ]);
    const known = { accounts_year_end: "2025-12-31", equity_eur: -312_000 };
    expect(found(merchant("", [paper], known))).toEqual([]);
    expect(found({ ...merchant("", [paper]), rulesVersion: 6 })).toEqual([]);
    expect(found(merchant("", [accounts(amount("equity", 64_000))]))).toEqual([]);
  });

  it("are held against those that are deposited for the same year", () => {
    const paper = accounts(turnover(4_000_000), amount("equity", 250_000), amount("workforce", 12, null));
    const deposited = { accounts_year_end: "2025-12-31", turnover_eur: 900_000, equity_eur: 250_400, workforce: 12.4 };
    expect(found(merchant("", [paper], deposited))).toEqual([
      {
        code: "document_contradicts",
        severity: "medium",
        title: "Contradiction on the turnover: annual accounts",
        description: expect.stringContaining("the accounts on deposit for 2025-12-31 have 900,000"),
      },
    ]);
    expect(found(merchant("", [paper], { ...deposited, accounts_year_end: "2024-12-31" }))).toEqual([]);
    expect(found({ ...merchant("", [paper], deposited), rulesVersion: 6 })).toEqual([]);
  });

  it("that show an equity where the deposited ones show debts are grave", () => {
    const paper = accounts(amount("equity", 250_000));
    const facts = merchant("", [paper], { accounts_year_end: "2025-12-31", equity_eur: -80_000 });
    expect(found(facts)).toMatchObject([{ code: "document_contradicts", severity: "high" }]);
  });
});
