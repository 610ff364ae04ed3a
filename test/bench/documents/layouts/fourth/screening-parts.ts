import { type Draft, OPTIONAL } from "../../draft.ts";
import type { Company, Person, Region } from "../../world.ts";
import { leaveOpen } from "./paper-parts.ts";

interface Searched {
  readonly people: readonly Person[];
  readonly company: Company;
  readonly day: string;
  readonly reference: string;
}

/** Who was searched by whom on what day, and whether the report names or searches a company too. */
export function searched(
  d: Draft,
  region: Region,
  provider: string,
  count: number,
  role: "searched" | "named" | "none" = "none",
): Searched {
  const people = d.world.people(region, count);
  const company = d.world.company(region);
  const day = d.world.recentDay(60);
  for (const who of people) d.person(who, { role: "other", birth_date: who.birthDate });
  if (role === "searched") {
    d.fact("company_name", "subject", company.name);
    d.companyNumber(company, "subject");
  }
  if (role === "named") d.fact("company_name", "subject", company.name, OPTIONAL);
  if (role !== "none") d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.issuer(provider);
  d.documentDate(day);
  leaveOpen(d, "document_number");
  return { people, company, day, reference: `${d.random.letters(2)}-${d.random.digits(7)}` };
}
