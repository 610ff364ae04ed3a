import type { FactDraft } from "../../facts.ts";
import { type DocumentText, lineOf } from "../../text.ts";
import { isHolder, isUnder, withoutShare } from "./not-alone.ts";

/** Beneath a holder: `verkocht op 12/03/2025 aan Tom Peeters`, `Cédées le 12/03/2025`. */
const PASSED_ON =
  /^(?!.*\b(?:door|par|von|durch|by|from)\b(?!.*\b(?:aan|a|an|to)\b))\W{0,3}(?:verkocht|overgedragen|vendue?s?|cedee?s?|verkauft|abgetreten|ubertragen|sold|transferred)\b(?: \d[\d.,]* \S+)? ?:? ?(?:op|le|am|on|aan|a|an|to|au profit)\b/;
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
    return holder === undefined ? [] : [{ holder, row }];
  });
  const holders = new Set(found.map(({ holder }) => holder));
  return {
    facts: facts.map((fact) => (holders.has(fact) ? withoutShare(fact) : fact)),
    passed: found.map(({ row }) => ({ page: row[0]!.factPage, quote: lineOf(row).slice(0, LONGEST_QUOTE) })),
  };
}
