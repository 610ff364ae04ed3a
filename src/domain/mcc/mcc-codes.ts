import { foldAccents } from "../../platform/folding.ts";
import codes from "./mcc-codes.json" with { type: "json" };

/** Merchant category codes (ISO 18245) with their usual English descriptions. */
const DESCRIPTIONS: Readonly<Record<string, string>> = codes;

const WORD_LENGTH_MIN = 4;
/** Words of the descriptions that say no trade. */
const COMMON = new Set(
  "store stores shop shops service services sales other classified elsewhere goods supplies".split(" "),
);

const wordsOf = (text: string): string[] =>
  foldAccents(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= WORD_LENGTH_MIN && !COMMON.has(word));

/** The code whose description a text names by the largest share of its words; null if by none. */
export function codeDescribedBy(text: string): string | null {
  const said = new Set(wordsOf(text));
  let best: { readonly code: string; readonly share: number } | null = null;
  for (const [code, description] of Object.entries(DESCRIPTIONS)) {
    const words = wordsOf(description);
    const named = words.filter((word) => said.has(word)).length;
    const share = named / words.length;
    if (named > 0 && (best === null || share > best.share)) best = { code, share };
  }
  return best?.code ?? null;
}

export const isMccCode = (code: string): boolean => Object.hasOwn(DESCRIPTIONS, code);

/** The description of a known code; an empty text for an unknown one. */
export const describeMcc = (code: string): string => (isMccCode(code) ? DESCRIPTIONS[code]! : "");
