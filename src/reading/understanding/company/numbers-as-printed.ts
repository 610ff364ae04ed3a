import { type FactDraft, textIn } from "../facts.ts";
import type { Flow } from "../flow.ts";

/** What a paper of a British company says of where it is registered. Folded. */
const BRITISH =
  /companies house|companies act|registrar of companies|\bengland\b|\bwales\b|scotland|northern ireland|united kingdom|great britain|\buk\b|\bu\.k\.|london/;

/**
 * Numbers of seven digits as they are printed: a British one lost its first nought, but registers abroad number their companies with
 * seven digits as well, and `Company number: 1987654` says nothing of where.
 */
export function numbersAsPrinted(facts: readonly FactDraft[], { text, folded }: Flow): readonly FactDraft[] {
  const isPrintedShort = (fact: FactDraft): boolean =>
    fact.type === "enterprise_number" && /^0\d{7}$/.test(textIn(fact)) && !text.includes(textIn(fact));
  if (!facts.some(isPrintedShort) || BRITISH.test(folded)) return facts;
  return facts.map((fact) => (isPrintedShort(fact) ? { ...fact, value: textIn(fact).slice(1) } : fact));
}
