import { CERTAIN } from "../../../domain/readings/certain-kind.ts";
import type { CompanyShareFact } from "../../../domain/readings/reading.model.ts";
import type { FactDraft } from "../facts.ts";
import { foldInPlace } from "../text.ts";
import { plainCompany } from "./holders/merge.ts";
import { unheldIn } from "./holders/unheld.ts";

/**
 * Facts without holdings of the paper's own company in itself: shares that a company has bought back lead to no owner, and most such
 * lines are a heading beside a total of 100 %. The name tells: a number that two companies of a paper share was read of the wrong one,
 * and who holds the shares stays. A company of the same name with another number is another. A row of own shares
 * that says so is kept: a register lists it beside the holders, and it counts toward the whole.
 */
export function withoutOwnHoldings(facts: readonly FactDraft[]): readonly FactDraft[] {
  const certainOf = (wanted: FactDraft["type"]): string[] =>
    facts.flatMap(({ type, subject, value, certainty }) =>
      type === wanted && subject === "subject" && certainty >= CERTAIN ? [value as string] : [],
    );
  const numbers = new Set(certainOf("enterprise_number"));
  const names = new Set(certainOf("company_name").map(plainCompany));
  const ownNumbers = facts.flatMap(({ type, subject, value }) =>
    type === "enterprise_number" && subject === "subject" ? [value as string] : [],
  );
  const guessed = facts.flatMap(({ type, value }) => (type === "company_name" ? [plainCompany(value as string)] : []));
  const isOwn = ({ holder, enterprise_number: number }: CompanyShareFact): boolean =>
    numbers.has(holder) ||
    // `2026 Alfa NV`: words of the title were read as a part of the name.
    (ownNumbers.includes(number ?? "") && guessed.some((name) => name.endsWith(plainCompany(holder)))) ||
    (names.has(plainCompany(holder)) && (number === undefined || numbers.size === 0 || numbers.has(number)));
  return facts.filter(
    ({ type, value, place }) =>
      type !== "company_share" ||
      !isOwn(value as CompanyShareFact) ||
      unheldIn(foldInPlace(place.quote).slice(0, 80)) === "own",
  );
}
