import { text } from "../../domain/case/answers.ts";
import { controlInWords } from "../../domain/customer/control-in-words.rules.ts";
import { taskTexts } from "../../domain/customer/stated-functions.rules.ts";
import type { Dossier } from "../dossier.ts";
import { judgesBy } from "../rules-version.ts";
import type { Noted } from "./declared-countries.ts";

const QUESTIONS = ["business_activity", "purpose_of_relationship", "source_of_funds", "structure_reason"];

/** Somebody who runs the company by its own words, and whom nobody names as owner or director. */
export function notedControl({ input, person, declaredOwners, declaredDirectors }: Dossier): Noted[] {
  if (!judgesBy(input, 7) || person !== null) return [];
  const texts = [...QUESTIONS.map((question) => text(input.answers[question]) ?? ""), ...taskTexts(input)];
  const named = [...(declaredOwners ?? []), ...(declaredDirectors ?? [])].map(({ name }) => name);
  const sentence = controlInWords(texts, named);
  if (sentence === null) return [];
  return [
    {
      rule: "control_in_words",
      title: "Somebody else decides, by the customer's own words",
      description: `The customer writes: "${sentence.slice(0, SHOWN_CHARS)}". Who controls a company in another way than by shares is a beneficial owner, and must be identified and searched for.`,
      sourceEntry: "control_in_words",
    },
  ];
}

const SHOWN_CHARS = 200;
