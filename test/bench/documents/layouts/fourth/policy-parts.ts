import { type Draft, OPTIONAL } from "../../draft.ts";
import type { Company, Person, Region } from "../../world.ts";
import { leaveOpen } from "./paper-parts.ts";

interface Rules {
  readonly company: Company;
  readonly author: Person;
  readonly other: Person;
  readonly day: string;
}

/** A company's own rules, those who wrote and approved them, and the day from which they hold. */
export function rulesOf(d: Draft, region: Region, named = 2): Rules {
  const company = d.world.company(region);
  const [author, other] = d.world.people(region, 2);
  const day = d.world.recentDay(600);
  d.fact("company_name", "subject", company.name);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  for (const who of [author!, other!].slice(0, named)) d.person(who, { role: "other" }, "other", OPTIONAL);
  d.documentDate(day);
  leaveOpen(d, "document_number", "expiry_date");
  return { company, author: author!, other: other!, day };
}

/** Headings with their text below. */
export function chapters(d: Draft, parts: readonly (readonly [string, string])[], gap = 8): void {
  for (const [title, text] of parts) {
    d.text(title, { style: "bold", after: 1 });
    d.text(text, { after: gap });
  }
}
