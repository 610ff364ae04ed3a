import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import { compareCompanyNames, NAME_MATCH_THRESHOLD } from "../../domain/matching/index.ts";
import type { RawAnswer } from "../request.ts";
import type { CompanyDataAnswer } from "../types.ts";

/** A company in the provider's API (version 0.4), limited to the fields that are used. */
const company = z.object({
  name: z.string(),
  company_number: z.string(),
  jurisdiction_code: z.string(),
  number_of_employees: z.number().int().nonnegative().nullish(),
  officers: z.array(z.object({ officer: z.object({ name: z.string(), end_date: z.string().nullish() }) })).nullish(),
  industry_codes: z.array(z.object({ industry_code: z.object({ description: z.string().nullish() }) })).nullish(),
  data: z
    .object({
      most_recent: z
        .array(z.object({ datum: z.object({ data_type: z.string(), description: z.string().nullish() }) }))
        .nullish(),
    })
    .nullish(),
});
type Company = z.output<typeof company>;

const oneCompany = z.object({ results: z.object({ company }) });
const manyCompanies = z.object({ results: z.object({ companies: z.array(z.object({ company })) }) });

export interface CompanyQuery {
  readonly name: string;
  readonly registrationNumber: string | null;
  readonly country: string;
}

const NOT_FOUND: CompanyDataAnswer = {
  found: false,
  company_name: null,
  directors: [],
  employees: null,
  website: null,
  description: null,
};

/** Parses one company by number, or the best match of a search by name. */
export function parseCompanyData(raw: RawAnswer, query: CompanyQuery): Reading<CompanyDataAnswer> {
  if (raw.status === 404) return known(NOT_FOUND);
  if (raw.status !== 200) return unknown(raw.status === 429 ? "rate_limited" : "http_error", `HTTP ${raw.status}`);
  const companies = readCompanies(raw.text);
  if (!companies) return unknown("parse_error", "the response has an unknown format");
  const inCountry = companies.filter((entry) => entry.jurisdiction_code.slice(0, 2) === query.country.toLowerCase());
  if (query.registrationNumber === null) {
    const best = inCountry
      .map((entry) => ({ entry, score: compareCompanyNames(entry.name, query.name).score }))
      .filter(({ score }) => score >= NAME_MATCH_THRESHOLD)
      .sort((a, b) => b.score - a.score)[0];
    return known(best ? toAnswer(best.entry) : NOT_FOUND);
  }
  const number = query.registrationNumber;
  const exact = inCountry.find((entry) => digits(entry.company_number) === digits(number));
  return exact ? known(toAnswer(exact)) : unknown("parse_error", "the response is about another company");
}

function readCompanies(text: string): Company[] | null {
  try {
    const json: unknown = JSON.parse(text);
    const single = oneCompany.safeParse(json);
    if (single.success) return [single.data.results.company];
    return manyCompanies.parse(json).results.companies.map((entry) => entry.company);
  } catch {
    return null;
  }
}

const digits = (text: string): string => text.replace(/[^0-9A-Za-z]/g, "").toUpperCase();

function toAnswer(entry: Company): CompanyDataAnswer {
  const website = entry.data?.most_recent?.find(({ datum }) => datum.data_type === "Website")?.datum.description;
  return {
    found: true,
    company_name: entry.name,
    directors: (entry.officers ?? []).filter(({ officer }) => !officer.end_date).map(({ officer }) => officer.name),
    employees: entry.number_of_employees ?? null,
    website: website ?? null,
    description: entry.industry_codes?.[0]?.industry_code.description ?? null,
  };
}
