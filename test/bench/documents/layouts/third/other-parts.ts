import { type Draft, OPTIONAL } from "../../draft.ts";
import type { Company, Person } from "../../world.ts";

/** Nothing of such a document is asked for; what it names may be read or not. */
export function loose(d: Draft, people: readonly Person[], companies: readonly Company[] = []): void {
  for (const who of people) {
    d.person(who, { role: "other" }, "other", OPTIONAL);
    d.fact("national_number", "subject", who.nationalNumber, OPTIONAL);
  }
  for (const subject of ["subject", "other"] as const) {
    for (const company of companies) {
      d.fact("company_name", subject, company.name, OPTIONAL);
      d.companyNumber(company, subject, OPTIONAL);
      d.fact("vat_number", subject, company.vat, OPTIONAL);
      d.share({ holder: company.name }, OPTIONAL);
    }
    for (const type of ["address", "legal_form", "iban", "document_number", "object", "expiry_date"] as const)
      d.fact(type, subject, "", OPTIONAL);
  }
  for (const rubric of ["total", "capital", "turnover", "equity", "total_assets", "workforce"])
    d.amount(rubric, 0, null, null, OPTIONAL);
  d.fact("document_date", "issuer", "", OPTIONAL);
}
