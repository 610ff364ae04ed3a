import { type Language, LANGUAGE_KEY } from "./language.ts";

/** Remembers the choice in this browser and loads the page again, at the same address. */
export function chooseLanguage(next: Language): void {
  localStorage.setItem(LANGUAGE_KEY, next);
  location.reload();
}
