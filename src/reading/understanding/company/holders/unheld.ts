import type { Cell } from "../../text.ts";

/**
 * Shares that a register lists without a holder: those that the company holds in itself, those of the bearer of a paper, and
 * dematerialised ones, whose holders a bank or a depositary knows.
 */
export type Unheld = "own" | "bearer" | "dematerialised";

const OWN = String.raw`(?:(?:in|aan|terug)?(?:gekochte )?eigen (?:aandelen|effecten)|(?:ingekochte|teruggekochte) (?:aandelen|effecten)|aandelen in eigen bezit|(?:actions|parts(?: sociales)?|titres) (?:propres|auto-?detenu\w*)|auto-?(?:controle|detention)|eigene (?:geschafts)?(?:anteile|aktien)|(?:own|treasury) (?:shares|stock)|shares (?:held )?in treasury)\b`;
const SELF = String.raw`(?:de|la|die|the) (?:vennootschap|societe|gesellschaft|company)(?: zelf| elle-meme| selbst| itself)?\s*(?:$|\d)`;
const BEARER = String.raw`(?:(?:aandelen|effecten) aan toonder|toonder(?:aandelen|effecten|stukken)|(?:actions|parts(?: sociales)?|titres) au porteur|inhaber(?:aktien|anteile|papiere)|auf den inhaber lautende (?:aktien|anteile)|bearer (?:shares|stock|securities|certificates))\b`;
const DEMATERIALISED = String.raw`(?:gedematerialiseerde (?:aandelen|effecten)|(?:actions|parts|titres) dematerialise?e?s|(?:dematerialisierte|entmaterialisierte) (?:aktien|anteile|wertpapiere)|demateriali[sz]ed (?:shares|stock|securities))\b`;
const LEAD = String.raw`^(?:[-–•*]\s*|\(?\d{1,3}[.)]?\s+)?`;
const IS_OWN = new RegExp(String.raw`${LEAD}(?:${OWN}|${SELF})|\(\s*${OWN}`);
const IS_BEARER = new RegExp(String.raw`${LEAD}${BEARER}|\(\s*${BEARER}`);
const IS_DEMATERIALISED = new RegExp(
  String.raw`(?:${LEAD}(?:(?:aantal|nombre d'|anzahl|number of) ?|[\d. ]+ )?|[(.;] ?)${DEMATERIALISED}`,
);
/** A longer cell is a sentence. */
const LONGEST = 90;

const SIGNS: readonly (readonly [Unheld, RegExp])[] = [
  ["own", IS_OWN],
  ["bearer", IS_BEARER],
  ["dematerialised", IS_DEMATERIALISED],
];

/** What a folded text that stands for a holder says, if it names none. */
export const unheldIn = (folded: string): Unheld | null =>
  folded.length > LONGEST ? null : (SIGNS.find(([, words]) => words.test(folded))?.[0] ?? null);

/** The cell of a row with figures that stands for a holder and names none. */
export function unheldOf(row: readonly Cell[]): { readonly cell: Cell; readonly unheld: Unheld } | null {
  if (!row.some(({ folded }) => /\d/.test(folded))) return null;
  for (const cell of row) {
    const unheld = unheldIn(cell.folded);
    // `Gedematerialiseerde aandelen: 0`.
    if (unheld === "dematerialised" && !row.some(({ folded }) => /[1-9]/.test(folded))) continue;
    if (unheld !== null) return { cell, unheld };
  }
  return null;
}
