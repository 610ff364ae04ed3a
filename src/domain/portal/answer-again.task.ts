import type { Language } from "../../platform/language.ts";
import { TEMPLATES } from "../templates/index.ts";
import type { Question } from "../templates/template.types.ts";

const HEAD: Readonly<Record<Language, string>> = {
  en: "Please answer this question again:",
  nl: "Beantwoord deze vraag opnieuw:",
  fr: "Veuillez répondre à nouveau à cette question :",
  de: "Bitte beantworten Sie diese Frage noch einmal:",
};

/** The task that asks a question of the form again, because its answer is none; in English, as tasks are stored. */
export const answerAgainTask = ({ text }: Question): string => `${HEAD.en} ${text.en}`;

/** The question that a task asks again; undefined for every other task. */
export const askedAgain = <Asked extends Question>(
  description: string,
  questions: readonly Asked[],
): Asked | undefined => questions.find((question) => answerAgainTask(question) === description);

const BUILT_IN = TEMPLATES.flatMap(({ questions }) => questions);

/** The task in the language of its customer; null for any other task. A tenant's own question stays as its author put it. */
export function answerAgainText(description: string, language: Language): string | null {
  if (!description.startsWith(`${HEAD.en} `)) return null;
  const words = askedAgain(description, BUILT_IN)?.text[language] ?? description.slice(HEAD.en.length + 1);
  return `${HEAD[language]} ${words}`;
}
