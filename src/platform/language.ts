/** Languages of the portal and of letters to customers. */
export const LANGUAGES = ["nl", "fr", "de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in every language; the type requires all of them. */
export type Localized = Readonly<Record<Language, string>>;

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/**
 * The language for a customer: the best supported one of `Accept-Language` (RFC 9110, section 12.5.4), else the
 * language of the case, else English.
 */
export function chooseLanguage(acceptLanguage: string | null, ofCase: unknown): Language {
  return bestAccepted(acceptLanguage ?? "") ?? primarySubtag(ofCase) ?? "en";
}

function bestAccepted(header: string): Language | null {
  let best: { language: Language; weight: number } | null = null;
  for (const range of header.split(",").slice(0, 50)) {
    const [tag, ...parameters] = range.split(";");
    const language = primarySubtag(tag);
    const weight = weightOf(parameters);
    if (language && weight > 0 && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? null;
}

function weightOf(parameters: readonly string[]): number {
  const given = parameters.map((parameter) => /^\s*q\s*=\s*(\d(?:\.\d{0,3})?)\s*$/i.exec(parameter)?.[1]).find(Boolean);
  return given === undefined ? 1 : Number(given);
}

function primarySubtag(tag: unknown): Language | null {
  if (typeof tag !== "string") return null;
  const subtag = tag.trim().toLowerCase().split(/[-_]/)[0];
  return isLanguage(subtag) ? subtag : null;
}
