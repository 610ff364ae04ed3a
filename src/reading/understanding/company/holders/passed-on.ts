import type { CompanyShareFact, PersonFact } from "../../../../domain/readings/reading.model.ts";
import type { FactDraft } from "../../facts.ts";
import { type Cell, type DocumentText, foldedLineOf, foldInPlace, lineOf } from "../../text.ts";
import { isHolder, isUnder, withoutShare } from "./not-alone.ts";

/** Beneath a holder: `verkocht op 12/03/2025 aan Tom Peeters`, `Cédées le 12/03/2025`. */
const PASSED_ON =
  /^(?!.*\b(?:door|par|von|durch|by|from)\b(?!.*\b(?:aan|a|an|to)\b))\W{0,3}(?:verkocht|overgedragen|vendue?s?|cedee?s?|verkauft|abgetreten|ubertragen|sold|transferred)\b(?: \d[\d.,]* \S+)? ?:? ?(?:op|le|am|on|aan|a|an|to|au profit)\b/;
/** Behind the name of a holder: `Jan Maes draagt 40 aandelen over aan Els Claes`. */
const PASSES_ON =
  /^,?\s(?:draagt|droeg|verkoopt|verkocht|cede|vend|ubertragt|ubertrug|verkauft|verkaufte|tritt|trat|transfers?|transferred|sells?|sold|(?:heeft|a|hat|has) [^.;]{0,60}?(?:overgedragen|verkocht|cede|vendu|ubertragen|abgetreten|verkauft|transferred|sold))\b.*\b(?:aan|a|an|to)\s\S/;
const LONGEST_QUOTE = 160;

interface PassedOn {
  readonly facts: readonly FactDraft[];
  /** The words of the paper, with the page they stand on. */
  readonly passed: readonly { readonly page: number | null; readonly quote: string }[];
}

/** Takes the share from holders of whose shares the paper says beneath them that they went on: it does not say how many are left. */
export function sharesNotPassedOn(text: DocumentText, facts: readonly FactDraft[]): PassedOn {
  const found = text.rows.flatMap((row) => {
    const cell = row.find(({ folded }) => PASSED_ON.test(folded));
    const holder =
      cell === undefined ? undefined : facts.filter((fact) => isHolder(fact) && isUnder(cell, fact)).at(-1);
    return [...(holder === undefined ? [] : [{ holder, row }]), ...givenAway(row, facts)];
  });
  const holders = new Set(found.map(({ holder }) => holder));
  return {
    facts: facts.map((fact) => (holders.has(fact) ? withoutShare(fact) : fact)),
    passed: found.map(({ row }) => ({ page: row[0]!.factPage, quote: lineOf(row).slice(0, LONGEST_QUOTE) })),
  };
}

/** Holders of whom a line says that they pass shares on to somebody who is none: what the paper gives them is from before. */
function givenAway(row: readonly Cell[], facts: readonly FactDraft[]): { holder: FactDraft; row: readonly Cell[] }[] {
  const line = foldedLineOf(row);
  const named = facts
    .filter((fact) => isHolder(fact) && (fact.value as PersonFact).share_percent !== undefined)
    .map((holder) => ({ holder, name: foldInPlace(nameOf(holder)) }))
    .filter(({ name }) => line.includes(name));
  const [only] = named;
  if (only === undefined || named.length > 1) return [];
  return PASSES_ON.test(line.slice(line.indexOf(only.name) + only.name.length)) ? [{ holder: only.holder, row }] : [];
}

const nameOf = ({ value }: FactDraft): string => {
  const { name, holder } = value as Partial<PersonFact & CompanyShareFact>;
  return name ?? holder ?? "";
};
