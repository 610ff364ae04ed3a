import codes from "./mcc-codes.json" with { type: "json" };

/** Merchant category codes (ISO 18245) with their usual English descriptions. */
const DESCRIPTIONS: Readonly<Record<string, string>> = codes;

export const isMccCode = (code: string): boolean => Object.hasOwn(DESCRIPTIONS, code);

/** The description of a known code; an empty text for an unknown one. */
export const describeMcc = (code: string): string => (isMccCode(code) ? DESCRIPTIONS[code]! : "");
