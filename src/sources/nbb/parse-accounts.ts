import { z } from "zod";
import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { type Reading, known, unknown } from "../answer.ts";
import type { AccountsDeposit, AnnualAccounts, Participation } from "../filings.model.ts";
import { isoDay, readJson, thenRead } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { Owner } from "../types.ts";
import { isPdfOnly } from "./parse.ts";

const text = z.string().nullish();
const list = <S extends z.ZodType>(item: S) =>
  z
    .array(item)
    .nullish()
    .transform((given) => given ?? []);

const person = z.object({ FirstName: text, LastName: text });
const entity = z.object({ Name: text, Identifier: text, Address: z.object({ Country: text }).nullish() });
const mandates = list(
  z.object({
    FunctionMandate: text,
    OtherFunctionMandate: text,
    MandateDates: z.object({ StartDate: text, EndDate: text }).nullish(),
  }),
);
const rights = list(z.object({ Percentage: text }));

/** The JSON form of a deposit's XBRL, limited to the fields that are used. Percentages are fractions: 0.25 is 25 %. */
const filing = z.object({
  ReferenceNumber: z.string(),
  Rubrics: z.array(z.object({ Code: z.string(), Value: text, Period: text })),
  Administrators: z
    .object({
      NaturalPersons: list(z.object({ Person: person, Mandates: mandates })),
      LegalPersons: list(z.object({ Entity: entity, Mandates: mandates })),
    })
    .nullish(),
  ParticipatingInterests: list(
    z.object({ Entity: entity, ParticipatingInterestHeld: list(z.object({ PercentageDirectlyHeld: text })) }),
  ),
  Shareholders: z
    .object({
      EntityShareHolders: list(z.object({ Entity: entity, RightsHeld: rights })),
      IndividualShareHolders: list(z.object({ Person: person, RightsHeld: rights })),
    })
    .nullish(),
});
type Filing = z.output<typeof filing>;

/** The figures of a deposit; null where it is a PDF only. */
export function parseAccounts(raw: RawAnswer, deposit: AccountsDeposit): Reading<AnnualAccounts | null> {
  if (isPdfOnly(raw)) return known(null);
  return thenRead(readJson(raw, filing), (given) => {
    if (given.ReferenceNumber !== deposit.reference)
      return unknown("parse_error", "the figures are of another deposit");
    const figures = readFigures(given.Rubrics);
    if (figures === null) return unknown("parse_error", "a figure is not a number");
    return known({
      reference: deposit.reference,
      exercise_end: deposit.exercise_end,
      currency: deposit.currency,
      ...figures,
      administrators: readAdministrators(given),
      participations: given.ParticipatingInterests.flatMap(readParticipation),
      shareholders: readShareholders(given),
    });
  });
}

const RUBRICS = {
  total_assets: "20/58",
  equity: "10/15",
  turnover: "70",
  gross_margin: "9900",
  result: "9904",
  workforce: "9087",
} as const;

/** Null if one of the lines is there and is no number. A line that is not there stays unknown: it is not zero. */
function readFigures(rubrics: Filing["Rubrics"]): Record<keyof typeof RUBRICS, number | null> | null {
  const entries = Object.entries(RUBRICS).map(([name, code]) => {
    const given = rubrics.find((rubric) => rubric.Code === code && rubric.Period === "N")?.Value;
    return [name, given === undefined || given === null || given.trim() === "" ? null : Number(given)] as const;
  });
  if (entries.some(([, value]) => Number.isNaN(value))) return null;
  return Object.fromEntries(entries) as Record<keyof typeof RUBRICS, number | null>;
}

const nameOf = ({ FirstName, LastName }: z.output<typeof person>) => ({
  name: [FirstName, LastName].flatMap((part) => part?.trim() || []).join(" "),
  ...(FirstName?.trim() ? { given_name: FirstName.trim() } : {}),
  ...(LastName?.trim() ? { family_name: LastName.trim() } : {}),
});

/** Country codes are members of the taxonomy, such as `cty:mBE`. */
function companyOf({ Name, Identifier, Address }: z.output<typeof entity>) {
  const belgian = normalizeEnterpriseNumber(Identifier ?? "");
  const country = belgian === null ? /^cty:m([A-Z]{2})$/.exec(Address?.Country ?? "")?.[1] : "BE";
  const number = belgian ?? Identifier?.trim();
  return {
    name: Name?.trim() || number || "",
    ...(number ? { registration_number: number } : {}),
    ...(country === undefined ? {} : { country }),
  };
}

const readAdministrators = ({ Administrators: given }: Filing): AnnualAccounts["administrators"] =>
  [
    ...(given?.NaturalPersons ?? []).map((one) => ({ party: nameOf(one.Person), mandates: one.Mandates })),
    ...(given?.LegalPersons ?? []).map((one) => {
      const { country: _, ...party } = companyOf(one.Entity);
      return { party, mandates: one.Mandates };
    }),
  ]
    .filter(({ party }) => party.name !== "")
    .flatMap(({ party, mandates: held }) =>
      (held.length === 0 ? [{ FunctionMandate: null, OtherFunctionMandate: null, MandateDates: null }] : held).map(
        ({ FunctionMandate, OtherFunctionMandate, MandateDates }) => ({
          ...party,
          role: OtherFunctionMandate?.trim() || FunctionMandate?.trim() || "",
          since: isoDay(MandateDates?.StartDate) ?? null,
          until: isoDay(MandateDates?.EndDate) ?? null,
        }),
      ),
    );

/** Per cent of a fraction; undefined for what is none. */
function percentOf(fraction: string | null | undefined): number | undefined {
  const value = Number(fraction?.trim() || Number.NaN);
  return value >= 0 && value <= 1 ? Math.round(value * 1_000_000) / 10_000 : undefined;
}

/** Of several lines, one for each class of shares, the sum; undefined where one of them has no share. */
function sumOfLines(fractions: readonly (string | null | undefined)[]): number | undefined {
  const shares = fractions.map(percentOf);
  if (shares.length === 0 || shares.includes(undefined)) return undefined;
  const sum = shares.reduce((total: number, share) => total + share!, 0);
  return sum <= 100 ? Math.round(sum * 10_000) / 10_000 : undefined;
}

function readParticipation({
  Entity,
  ParticipatingInterestHeld,
}: Filing["ParticipatingInterests"][number]): Participation[] {
  const company = companyOf(Entity);
  const share = sumOfLines(ParticipatingInterestHeld.map(({ PercentageDirectlyHeld }) => PercentageDirectlyHeld));
  return company.name === "" ? [] : [{ ...company, ...(share === undefined ? {} : { share_percent: share }) }];
}

/** Form 6.7.2 lists voting rights by the notifications that the company received. */
function readShareholders({ Shareholders: given }: Filing): Owner[] {
  const holders = [
    ...(given?.EntityShareHolders ?? []).map((one) => ({
      kind: "company" as const,
      ...companyOf(one.Entity),
      rights: one.RightsHeld,
    })),
    ...(given?.IndividualShareHolders ?? []).map((one) => ({
      kind: "person" as const,
      ...nameOf(one.Person),
      rights: one.RightsHeld,
    })),
  ];
  return holders
    .filter(({ name }) => name !== "")
    .map(({ rights: held, ...holder }): Owner => {
      const share = sumOfLines(held.map(({ Percentage }) => Percentage));
      return {
        ...holder,
        basis: "holder",
        interests: ["votingRights"],
        ...(share === undefined ? {} : { share_percent: share }),
      };
    });
}
