import type { Localized } from "../../../platform/language.ts";
import type { Question, QuestionType } from "../template.types.ts";

/** A question, required by default. */
export const question = (
  id: string,
  type: Exclude<QuestionType, "select">,
  text: Localized,
  { required = true }: { readonly required?: boolean } = {},
): Question => ({ id, text, type, options: null, required });

/** A required question with a fixed choice of answers. */
export const choiceQuestion = (id: string, text: Localized, options: readonly Localized[]): Question => ({
  id,
  text,
  type: "select",
  options,
  required: true,
});
