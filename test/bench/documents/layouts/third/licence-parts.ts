import { type Draft, OPTIONAL } from "../../draft.ts";
import type { Company } from "../../world.ts";

export function state(
  d: Draft,
  company: Company,
  authority: string,
  number: string,
  day: string,
  prints: { number?: boolean; seat?: boolean } = {},
): void {
  d.subject(company, { form: false, ...prints });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("licence_number", "subject", number, { also: ["document_number"] });
  d.issuer(authority);
  d.documentDate(day);
}
