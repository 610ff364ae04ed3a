import { isoTime } from "../../platform/clock.ts";
import { findSampleCompany, SAMPLE_COMPANIES, type SampleCompany, sampleStartDate } from "../sample-companies.ts";
import type { SampleServer } from "../sample-upstream.ts";

/** Forms that publish the full model; others publish the abridged one, which has no turnover and no shareholders. */
const FULL_MODEL_FORMS = ["014", "114"];
const YEARS_SHOWN = 3;
const YEARS_OVERDUE = 3;
/** Accounts of a calendar year are on deposit from the first of August. */
const DEPOSITED = "08-01";

/** The Central Balance Sheet Office for the sample companies whose start is known. */
export const serveSampleAccounts: SampleServer = ({ url, now }) => {
  const [, number] = /\/legalEntity\/(\d{10})\/references$/.exec(url.pathname) ?? [];
  if (number !== undefined) {
    const company = findSampleCompany(number);
    const years = company === undefined ? [] : yearsOf(company, now);
    return years.length === 0
      ? Response.json({ message: "reference.number.not.found" }, { status: 404 })
      : Response.json(years.map((year) => reference(company!, year)));
  }
  const [, year, tail] = /\/deposit\/(\d{4})-(\d{8})\/accountingData$/.exec(url.pathname) ?? [];
  const company = SAMPLE_COMPANIES.find((one) => one.number.endsWith(tail ?? "none"));
  return company === undefined
    ? Response.json({ message: "pdf model has no published json xbrl" }, { status: 404 })
    : Response.json(renderAccounts(company, Number(year) - 1));
};

/** Financial years on deposit, newest first. */
function yearsOf(company: SampleCompany, now: Date): number[] {
  const start = sampleStartDate(company, now);
  if (start === null) return [];
  const today = isoTime(now).slice(0, 10);
  const last = Number(today.slice(0, 4)) - (today.slice(5) >= DEPOSITED ? 1 : 2);
  const ended = company.end ?? (["000", "001"].includes(company.situation.code) ? null : company.situation.since);
  const newest = Math.min(
    company.accounts === "overdue" ? last - YEARS_OVERDUE : last,
    ended === null ? last : Number(ended.slice(0, 4)) - 1,
  );
  const years = Array.from({ length: YEARS_SHOWN }, (_, at) => newest - at);
  return years.filter((year) => year >= Number(start.slice(0, 4)));
}

const referenceOf = ({ number }: SampleCompany, year: number): string => `${year + 1}-${number.slice(2)}`;

const isFull = ({ legalForm }: SampleCompany): boolean => FULL_MODEL_FORMS.includes(legalForm);

const reference = (company: SampleCompany, year: number) => ({
  ReferenceNumber: referenceOf(company, year),
  DepositDate: `${year + 1}-06-29`,
  ExerciseDates: { startDate: `${year}-01-01`, endDate: `${year}-12-31` },
  ModelType: isFull(company) ? "m02-f" : "m01-f",
  DepositType: "Initial",
  Language: company.language.toUpperCase(),
  Currency: "EUR",
  EnterpriseNumber: company.number,
  EnterpriseName: company.name,
  AccountingDataURL: `https://ws.cbso.nbb.be/authentic/deposit/${referenceOf(company, year)}/accountingData`,
  DataVersion: "Authentic",
});

function renderAccounts(company: SampleCompany, year: number) {
  const size = 5 + (Number(company.number.slice(4, 8)) % 17);
  const total = size * 180_000;
  const equity = company.accounts === "negative_equity" ? -size * 21_000 : size * 64_000;
  const figures: readonly (readonly [code: string, value: number])[] = [
    ["20/58", total],
    ["10/15", equity],
    ...(isFull(company) ? [["70", size * 1_100_000] as const] : []),
    ["9900", size * 95_000],
    ["9904", company.accounts === "negative_equity" ? -size * 12_000 : size * 9_000],
    ["9087", company.companyData?.employees ?? size],
  ];
  return {
    ReferenceNumber: referenceOf(company, year),
    EnterpriseName: company.name,
    LegalForm: { LegalFormCode: `lgf:m${company.legalForm}` },
    Rubrics: figures.map(([Code, value]) => ({
      Code,
      Value: String(value),
      Period: "N",
      DataType: Code === "9087" ? "decimal" : "monetary",
      TypeAmount: "TA0",
    })),
    Administrators: administrators(company, year),
    ParticipatingInterests: isFull(company) ? participations(company, year) : [],
    Shareholders: isFull(company) ? shareholders(company) : {},
  };
}

const mandate = (since: string | null) => ({
  FunctionMandate: "fct:m13",
  MandateDates: since === null ? {} : { StartDate: since },
});

function administrators(company: SampleCompany, year: number) {
  const officers = (company.officers ?? []).filter(
    ({ since, daysAgo }) => daysAgo === undefined && (since ?? "") <= `${year}-12-31`,
  );
  return {
    NaturalPersons: officers.flatMap((officer) =>
      "family" in officer
        ? [{ Person: { FirstName: officer.given, LastName: officer.family }, Mandates: [mandate(officer.since)] }]
        : [],
    ),
    LegalPersons: officers.flatMap((officer) =>
      "number" in officer
        ? [{ Entity: { Name: officer.companyName, Identifier: officer.number }, Mandates: [mandate(officer.since)] }]
        : [],
    ),
  };
}

const fraction = (percent: number): string => String(percent / 100);

const participations = (company: SampleCompany, year: number) =>
  SAMPLE_COMPANIES.flatMap((held) =>
    (held.owners ?? []).flatMap((owner) =>
      "number" in owner && owner.number === company.number && owner.sharePercent !== undefined
        ? [
            {
              Entity: { Name: held.name, Identifier: held.number, Address: { Country: "cty:mBE" } },
              AccountDate: `${year}-12-31`,
              Currency: "ccy:mEUR",
              ParticipatingInterestHeld: [
                { Line: "1", Nature: "Aandelen", PercentageDirectlyHeld: fraction(owner.sharePercent) },
              ],
            },
          ]
        : [],
    ),
  );

function shareholders({ owners }: SampleCompany) {
  const holders = (owners ?? []).flatMap((owner) =>
    owner.sharePercent === undefined || owner.interests !== undefined
      ? []
      : [{ owner, RightsHeld: [{ Line: "1", Nature: "Aandelen", Percentage: fraction(owner.sharePercent) }] }],
  );
  return {
    EntityShareHolders: holders.flatMap(({ owner, RightsHeld }) =>
      "companyName" in owner
        ? [
            {
              Entity: {
                Name: owner.companyName,
                ...(owner.number === null ? {} : { Identifier: owner.number }),
                Address: { Country: `cty:m${owner.country ?? "BE"}` },
              },
              RightsHeld,
            },
          ]
        : [],
    ),
    IndividualShareHolders: holders.flatMap(({ owner, RightsHeld }) =>
      "family" in owner ? [{ Person: { FirstName: owner.given, LastName: owner.family }, RightsHeld }] : [],
    ),
  };
}
