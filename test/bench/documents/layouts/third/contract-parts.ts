import { type Draft, OPTIONAL } from "../../draft.ts";
import type { Company, Person } from "../../world.ts";

/** What a contract states: its parties, whichever of them is the customer, and its day. */
export function parties(d: Draft, all: readonly (readonly [Company, Person])[], day: string, isNumbered = true): void {
  for (const [company, who] of all) {
    d.fact("company_name", "subject", company.name, { party: true });
    d.fact("legal_form", "subject", company.form, OPTIONAL);
    if (isNumbered) d.fact("enterprise_number", "subject", company.number, { party: true, also: ["vat_number"] });
    d.fact("address", "subject", d.address(company.seat), OPTIONAL);
    d.person(who, { role: "signatory" }, "other", OPTIONAL);
  }
  d.documentDate(day);
  d.amount("total", 0, "EUR", null, OPTIONAL);
}

/** Clauses under numbered headings. */
export function clauses(
  d: Draft,
  all: readonly (readonly [title: string, text: string])[],
  number: (at: number) => string,
): void {
  all.forEach(([title, text], at) => {
    d.text(`${number(at + 1)} ${title}`, { style: "bold", after: 1 });
    d.text(text, { after: 7 });
  });
}
