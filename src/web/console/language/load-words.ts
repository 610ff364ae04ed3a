import { type Language, preferredLanguage, setWords } from "./language.ts";

const WORDS: Readonly<Record<Exclude<Language, "en">, () => Promise<object>>> = {
  nl: async () => (await import("./nl.ts")).NL,
  fr: async () => (await import("./fr.ts")).FR,
  de: async () => (await import("./de.ts")).DE,
};

/** Loads the words of the page's language. A language whose words cannot be loaded is shown in English. */
export async function loadWords(): Promise<void> {
  const wanted = preferredLanguage();
  const words = wanted === "en" ? {} : await WORDS[wanted]().catch(() => null);
  const shown = words === null ? "en" : wanted;
  setWords(shown, words ?? {});
  document.documentElement.lang = shown;
}
