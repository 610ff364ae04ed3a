import { foldAccents } from "../../platform/folding.ts";

const NAME_LANGUAGES = ["en", "nl", "fr", "de"] as const;

const englishNames = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
/** Codes that name no country: unions, private use and the unknown region. */
const NO_COUNTRIES = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"]);

const isCountryCode = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.has(code) && englishNames.of(code) !== undefined;

let codesByName: ReadonlyMap<string, string> | null = null;

/** The ISO 3166-1 alpha-2 code of a country given by code, or by name in English, Dutch, French or German. */
export function toCountryCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (isCountryCode(code)) return code;
  codesByName ??= indexNames();
  return codesByName.get(fold(text)) ?? null;
}

function indexNames(): ReadonlyMap<string, string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter(isCountryCode);
  const names = new Map<string, string>();
  for (const language of NAME_LANGUAGES) {
    const inLanguage = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of codes) {
      const name = inLanguage.of(code);
      if (name !== undefined && !names.has(fold(name))) names.set(fold(name), code);
    }
  }
  return names;
}

const fold = (text: string): string => foldAccents(text).trim();
