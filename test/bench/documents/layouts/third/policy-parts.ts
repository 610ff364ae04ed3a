import { type Draft, OPTIONAL } from "../../draft.ts";
import type { Company, Person } from "../../world.ts";

/** What a policy states: whose it is and when it was adopted. Its number may stand in small print. */
export function state(d: Draft, company: Company, people: readonly Person[], day: string): void {
  d.fact("company_name", "subject", company.name);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.companyNumber(company, "subject", OPTIONAL);
  for (const who of people) d.person(who, { role: "other" }, "other", OPTIONAL);
  d.documentDate(day);
}
