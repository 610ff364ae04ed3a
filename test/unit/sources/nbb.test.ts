import { describe, expect, it } from "vitest";
import type { AccountsDeposit } from "../../../src/sources/filings.model.ts";
import { findAccounts } from "../../../src/sources/index.ts";
import { parseAccounts } from "../../../src/sources/nbb/parse-accounts.ts";
import { parseReferences } from "../../../src/sources/nbb/parse.ts";
import { SAMPLE_COMPANIES } from "../../../src/sources/sample-companies.ts";
import type { Answer } from "../../../src/sources/types.ts";
import { rawAnswer } from "../../support/sources/raw-answer.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, json, stubFetch } from "../../support/sources/stub-fetch.ts";

const NUMBER = "0403091220";
const reference = (parts: Record<string, unknown> = {}) => ({
  ReferenceNumber: "2026-00000001",
  DepositDate: "2026-06-29",
  ExerciseDates: { startDate: "2025-01-01", endDate: "2025-12-31" },
  ModelType: "m02-f",
  Currency: "EUR",
  EnterpriseNumber: NUMBER,
  AccountingDataURL: "https://ws.cbso.nbb.be/authentic/deposit/2026-00000001/accountingData",
  ...parts,
});
const rubric = (Code: string, Value: string | null, Period = "N") => ({ Code, Value, Period, DataType: "monetary" });
const filing = (parts: Record<string, unknown> = {}) => ({
  ReferenceNumber: "2026-00000001",
  EnterpriseName: "Voorbeeld",
  Rubrics: [
    rubric("10/15", "-1200.50"),
    rubric("10/15", "400", "NM1"),
    rubric("20/58", "90000"),
    rubric("9087", "3.4"),
  ],
  Administrators: {},
  ParticipatingInterests: [],
  Shareholders: {},
  ...parts,
});
const raw = (body: unknown, status = 200) =>
  rawAnswer(typeof body === "string" ? body : JSON.stringify(body), { status });
const refs = (body: unknown, status = 200) => parseReferences(raw(body, status), NUMBER);
const DEPOSIT: AccountsDeposit = {
  reference: "2026-00000001",
  deposited_on: "2026-06-29",
  exercise_end: "2025-12-31",
  model: "m02-f",
  currency: "EUR",
  is_structured: true,
};
const figures = (body: unknown, status = 200) => parseAccounts(raw(body, status), DEPOSIT);

describe("the list of deposits", () => {
  it("is read with the dates of the year in either case, newest year and last deposit first", () => {
    const body = [
      reference({ ReferenceNumber: "a", ExerciseDates: { StartDate: "2023-01-01", EndDate: "2023-12-31" } }),
      reference({ ReferenceNumber: "b", DepositDate: "2026-05-01" }),
      reference({ ReferenceNumber: "c", EnterpriseNumber: "403.091.220", AccountingDataURL: null }),
    ];
    expect(refs(body)).toMatchObject({
      known: [
        { reference: "c", is_structured: false },
        { reference: "b", deposited_on: "2026-05-01", is_structured: true },
        { reference: "a", exercise_end: "2023-12-31" },
      ],
    });
  });

  it("is empty by the service's own 404; an empty list comes under load too, and is asked for again", () => {
    expect(refs([])).toMatchObject({ unknown: "parse_error", transient: true });
    expect(refs({ message: "reference.number.not.found" }, 404)).toEqual({ known: [] });
  });

  it.each([
    ["a 404 of the gateway", { statusCode: 404, message: "Resource not found" }, 404, "http_error"],
    ["a 404 page", "<html>not found</html>", 404, "http_error"],
    ["a rejected key", { message: "Access denied" }, 401, "http_error"],
    ["another content type", "", 415, "http_error"],
    ["a list in an object", { references: [] }, 200, "parse_error"],
    ["a deposit of another enterprise", [reference({ EnterpriseNumber: "0202239951" })], 200, "parse_error"],
    ["a day that does not exist", [reference({ ExerciseDates: { endDate: "2025-02-30" } })], 200, "parse_error"],
  ])("is unknown after %s", (_case, body, status, reason) => {
    expect(refs(body, status)).toMatchObject({ unknown: reason });
  });
});

describe("the figures of a deposit", () => {
  it("are those of its own year; a line that the model does not have is unknown, not zero", () => {
    expect(figures(filing())).toMatchObject({
      known: { equity: -1200.5, total_assets: 90_000, workforce: 3.4, turnover: null, result: null, currency: "EUR" },
    });
  });

  it("have fractions: 0.25 is 25 per cent, and 25 is none", () => {
    const held = (value: string) => ({
      Entity: { Name: "Dochter", Identifier: "0202239951" },
      ParticipatingInterestHeld: [{ Line: "1", Nature: "Aandelen", PercentageDirectlyHeld: value }],
    });
    const read = figures(filing({ ParticipatingInterests: [held("0.25"), held("25")] }));
    expect("known" in read && read.known?.participations).toEqual([
      { name: "Dochter", registration_number: "0202239951", country: "BE", share_percent: 25 },
      { name: "Dochter", registration_number: "0202239951", country: "BE" },
    ]);
  });

  it("name administrators with the code of their function and its dates", () => {
    const Administrators = {
      NaturalPersons: [
        {
          Person: { FirstName: "An", LastName: "Peeters" },
          Mandates: [{ FunctionMandate: "fct:m13", MandateDates: { StartDate: "2019-02-30", EndDate: "2025-06-30" } }],
        },
      ],
      LegalPersons: [
        { Entity: { Name: "Beheer", Identifier: "0202.239.951" }, Mandates: [{ FunctionMandate: "fct:m10" }] },
      ],
    };
    const read = figures(filing({ Administrators }));
    expect("known" in read && read.known?.administrators).toEqual([
      {
        name: "An Peeters",
        given_name: "An",
        family_name: "Peeters",
        role: "fct:m13",
        since: null,
        until: "2025-06-30",
      },
      { name: "Beheer", registration_number: "0202239951", role: "fct:m10", since: null, until: null },
    ]);
  });

  it("name shareholders by their voting rights, over all classes of shares", () => {
    const Shareholders = {
      EntityShareHolders: [
        {
          Entity: { Name: "Moeder", Identifier: "B123", Address: { Country: "cty:mLU" } },
          RightsHeld: [
            { Line: "1", Percentage: "0.4" },
            { Line: "2", Percentage: "0.155" },
          ],
        },
      ],
      IndividualShareHolders: [
        { Person: { FirstName: "Jan", LastName: "Claes" }, RightsHeld: [{ Line: "1", Percentage: null }] },
      ],
    };
    const read = figures(filing({ Shareholders }));
    expect("known" in read && read.known?.shareholders).toEqual([
      {
        kind: "company",
        name: "Moeder",
        registration_number: "B123",
        country: "LU",
        basis: "holder",
        interests: ["votingRights"],
        share_percent: 55.5,
      },
      {
        kind: "person",
        name: "Jan Claes",
        given_name: "Jan",
        family_name: "Claes",
        basis: "holder",
        interests: ["votingRights"],
      },
    ]);
  });

  it.each(["pdf model has no published json xbrl", '{"message":"reference.number.not.found.json"}'])(
    "do not exist where the deposit is a PDF only: %s",
    (body) => {
      expect(figures(body, 404)).toEqual({ known: null });
    },
  );

  it.each([
    ["of another deposit", filing({ ReferenceNumber: "2025-1" }), 200, "parse_error"],
    ["with a figure that is no number", filing({ Rubrics: [rubric("10/15", "n/a")] }), 200, "parse_error"],
    ["behind another 404", "{}", 404, "http_error"],
  ])("%s are unknown", (_case, body, status, reason) => {
    expect(figures(body, status)).toMatchObject({ unknown: reason });
  });
});

describe("the client of the Central Balance Sheet Office", () => {
  const ask = async (answer: (path: string) => Response) => {
    const server = stubFetch(({ url }) => answer(url.pathname));
    const settings = {
      REGISTER_BASE_URLS: `nbb=${freshBaseUrl()}`,
      REGISTER_API_KEYS: '{"nbb":"secret-key"}',
    };
    const { call } = createSourceWorld({ settings, fetch: server.fetch });
    return { answer: await findAccounts(call({ deadline: new Date() }), NUMBER), server };
  };
  const isList = (path: string) => path.endsWith("/references");

  it("reads the list, then the figures, each with a request id of its own and the key in a header only", async () => {
    const { answer, server } = await ask((path) => json(isList(path) ? [reference()] : filing()));
    expect(answer).toMatchObject({ outcome: "known", value: { accounts: { equity: -1200.5 } } });
    const [first, second] = server.requests;
    expect(first!.url.pathname).toBe(`/authentic/legalEntity/${NUMBER}/references`);
    expect(second!.url.pathname).toBe("/authentic/deposit/2026-00000001/accountingData");
    expect(second!.headers.get("accept")).toBe("application/x.jsonxbrl");
    expect(first!.headers.get("nbb-cbso-subscription-key")).toBe("secret-key");
    expect(first!.headers.get("x-request-id")).not.toBe(second!.headers.get("x-request-id"));
    expect(JSON.stringify(answer.evidence)).not.toContain("secret-key");
  });

  it("reads the figures of the company beside consolidated accounts of the same year", async () => {
    const list = [reference({ ReferenceNumber: "z", DepositDate: "2026-09-01", AccountingDataURL: null }), reference()];
    const { answer } = await ask((path) => json(isList(path) ? list : filing()));
    expect(answer).toMatchObject({ value: { accounts: { reference: "2026-00000001" } } });
  });

  it("keeps the list where the figures fail, and says why they are missing", async () => {
    const failed = await ask((path) => (isList(path) ? json([reference()]) : json({}, 500)));
    expect(failed.answer).toMatchObject({ value: { accounts: null, gap: { reason: "http_error" } } });
    const pdf = await ask(() => json([reference({ AccountingDataURL: null })]));
    expect(pdf.answer).toMatchObject({ value: { accounts: null, gap: { reason: "pdf_only" } } });
    expect(pdf.server.requests).toHaveLength(1);
  });
});

describe("the sample of the Central Balance Sheet Office", () => {
  const valueOf = <T>(answer: Answer<T>): T => {
    if (answer.outcome === "unknown") throw new Error(answer.detail);
    return answer.value;
  };

  it("has accounts with the directors of each company that is long enough there", async () => {
    const now = () => new Date("2026-11-20T10:00:00Z");
    const { call } = createSourceWorld({ now });
    for (const company of SAMPLE_COMPANIES) {
      const { deposits, accounts } = valueOf(await findAccounts(call(), company.number));
      const isDue = typeof company.start === "string" && company.start < "2025-01-01";
      expect(deposits.length > 0, company.number).toBe(isDue);
      const named = (company.officers ?? []).filter(
        ({ since, daysAgo }) => daysAgo === undefined && (since ?? "") < (accounts?.exercise_end ?? ""),
      );
      expect(accounts?.administrators.length ?? 0, company.number).toBe(isDue ? named.length : 0);
    }
  });

  it("has positive equity, shareholders in the full model alone, and participations", async () => {
    const { call } = createSourceWorld({ now: () => new Date("2026-11-20T10:00:00Z") });
    expect(valueOf(await findAccounts(call(), "0999900150")).accounts).toMatchObject({
      exercise_end: "2025-12-31",
      turnover: null,
      workforce: 14,
      shareholders: [],
    });
    const circle = valueOf(await findAccounts(call(), "0999901734")).accounts!;
    expect(circle.equity).toBeGreaterThan(0);
    expect(circle.shareholders).toMatchObject([{ registration_number: "0999901932", share_percent: 100 }]);
    expect(circle.participations).toMatchObject([{ registration_number: "0999901833", share_percent: 100 }]);
  });
});
