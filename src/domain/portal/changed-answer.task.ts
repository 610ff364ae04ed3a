import type { Language } from "../../platform/language.ts";
import { TEMPLATES } from "../templates/index.ts";

const HEAD: Readonly<Record<Language, string>> = {
  en: "You answered this question differently before; please explain the change:",
  nl: "U hebt deze vraag eerder anders beantwoord; licht de wijziging toe:",
  fr: "Vous avez répondu autrement à cette question auparavant ; veuillez expliquer ce changement :",
  de: "Sie haben diese Frage früher anders beantwortet; bitte erläutern Sie die Änderung:",
};

/** The task that asks why an answer was changed; in English, as tasks are stored. `answers` tells one change from the next. */
export const explainChangeTask = (question: string, answers: string): string => `${HEAD.en} ${question} (${answers})`;

const BUILT_IN = TEMPLATES.flatMap(({ questions }) => questions);

/** The task in the language of its customer, with the customer's own answers; null for any other task. */
export function explainChangeText(description: string, language: Language): string | null {
  if (!description.startsWith(`${HEAD.en} `)) return null;
  const asked = description.slice(HEAD.en.length + 1);
  const question = BUILT_IN.find(({ text }) => asked.startsWith(`${text.en} (`));
  const words = question ? question.text[language] + asked.slice(question.text.en.length) : asked;
  return `${HEAD[language]} ${words}`;
}
