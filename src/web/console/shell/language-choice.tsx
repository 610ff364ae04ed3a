import { chooseLanguage } from "../language/choose-language.ts";
import { language, type Language, LANGUAGE_NAMES, LANGUAGES } from "../language/language.ts";
import { SHELL } from "./texts.ts";

/** The language of the console; another one loads the page again. */
export const LanguageChoice = () => (
  <select
    class="language"
    aria-label={SHELL.language}
    title={SHELL.language}
    value={language()}
    onChange={({ currentTarget }) => chooseLanguage(currentTarget.value as Language)}
  >
    {LANGUAGES.map((one) => (
      <option key={one} value={one} lang={one}>
        {LANGUAGE_NAMES[one]}
      </option>
    ))}
  </select>
);
