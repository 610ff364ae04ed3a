import type { Language } from "../../platform/language.ts";

/** French sets a space before these marks, at which no line may break. */
export const typeset = (text: string, language: Language): string =>
  language === "fr" ? text.replaceAll(/ (?=[?!:;])/g, "\u00A0") : text;
