import type { Language } from "../../platform/language.ts";
import { readYesNo } from "../case/answers.ts";
import { TEMPLATES } from "../templates/index.ts";
import type { Question } from "../templates/template.types.ts";

const HEAD: Readonly<Record<Language, string>> = {
  en: "You answered this question differently before; please explain the change:",
  nl: "U hebt deze vraag eerder anders beantwoord; licht de wijziging toe:",
  fr: "Vous avez répondu autrement à cette question auparavant ; veuillez expliquer ce changement :",
  de: "Sie haben diese Frage früher anders beantwortet; bitte erläutern Sie die Änderung:",
};

const YES_NO: Readonly<Record<Language, Readonly<Record<"yes" | "no", string>>>> = {
  en: { yes: "yes", no: "no" },
  nl: { yes: "ja", no: "nee" },
  fr: { yes: "oui", no: "non" },
  de: { yes: "ja", no: "nein" },
};

/** The task that asks why an answer was changed; in English, as tasks are stored. `answers` tells one change from the next. */
export const explainChangeTask = (question: string, answers: string): string => `${HEAD.en} ${question} (${answers})`;

const BUILT_IN = TEMPLATES.flatMap(({ questions }) => questions);

/** The task in the language of its customer, with the customer's own answers; null for any other task. */
export function explainChangeText(description: string, language: Language): string | null {
  if (!description.startsWith(`${HEAD.en} `)) return null;
  const asked = description.slice(HEAD.en.length + 1);
  const question = BUILT_IN.find(({ text }) => asked.startsWith(`${text.en} (`));
  if (question === undefined) return `${HEAD[language]} ${asked}`;
  const answers = asked
    .slice(question.text.en.length)
    .replaceAll(/"([^"]*)"/g, (_, answer: string) => `"${asShown(question, answer, language)}"`);
  return `${HEAD[language]} ${question.text[language]}${answers}`;
}

/** An answer as the form shows it, which stores a choice in one language. */
function asShown({ type, options }: Question, answer: string, language: Language): string {
  const chosen = type === "yes_no" ? readYesNo(answer) : null;
  if (chosen === "yes" || chosen === "no") return YES_NO[language][chosen];
  if (type === "country" && /^[A-Z]{2}$/.test(answer)) {
    return new Intl.DisplayNames([language], { type: "region" }).of(answer) ?? answer;
  }
  return options?.find((option) => Object.values(option).includes(answer))?.[language] ?? answer;
}
