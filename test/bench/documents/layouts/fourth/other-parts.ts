import { type Draft, OPTIONAL } from "../../draft.ts";
import type { Company, Person } from "../../world.ts";

/** What these documents name is optional: nothing in them is asked for. */
export function open(d: Draft, companies: readonly Company[], people: readonly Person[] = []): void {
  companies.forEach((company, at) => {
    const subject = at === 0 ? "subject" : "other";
    d.fact("company_name", subject, company.name, OPTIONAL);
    d.companyNumber(company, subject, OPTIONAL);
    if (at === 0) {
      d.fact("legal_form", "subject", company.form, OPTIONAL);
      d.fact("address", "subject", d.address(company.seat), OPTIONAL);
    }
  });
  for (const who of people) d.person(who, { role: "other" }, "other", OPTIONAL);
  for (const rubric of ["total", "capital", "turnover", "workforce"]) d.amount(rubric, 0, null, null, OPTIONAL);
  for (const type of ["document_date", "expiry_date", "document_number"] as const)
    d.fact(type, "subject", "", OPTIONAL);
}
