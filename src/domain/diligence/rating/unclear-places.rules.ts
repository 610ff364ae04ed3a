import { text } from "../../case/answers.ts";
import { type JudgedBy, judgesBefore } from "../../case/rules-version.model.ts";
import { withPalestine } from "../../customer/palestine.ts";
import { isNationalityClear } from "../../customer/stated-nationality.ts";
import { countriesIn } from "../../../platform/country-code.ts";
import { listed } from "../check-results.ts";
import { templateOf } from "../../templates/index.ts";
import type { RatingFacts } from "./rating-facts.ts";

const READABLE: Readonly<Record<string, (answer: string, rules: JudgedBy) => boolean>> = {
  nationality: isNationalityClear,
  country_of_residence: (answer, rules) =>
    countriesIn(judgesBefore(rules, 8) ? answer : withPalestine(answer)).length > 0,
};

const SHOWN_CHARS = 60;

/**
 * What leaves open of which country a private customer is, or where they live, in words; null for nothing. A blank says so outside of
 * sample mode alone, because samples come without answers.
 */
export function unclearPlaces(facts: RatingFacts): string | null {
  if (judgesBefore(facts, 7) || facts.grounds?.subject !== "person") return null;
  const asked = (templateOf(facts)?.questions ?? []).map(({ id }) => id).filter((id) => id in READABLE);
  const open = asked.flatMap((id) => {
    const answer = text(facts.answers[id]);
    const name = id.replaceAll("_", " ");
    if (answer === null) return facts.grounds?.sample === true ? [] : [`${name} is not answered`];
    return READABLE[id]!(answer, facts) ? [] : [`${name} is answered with "${answer.slice(0, SHOWN_CHARS)}"`];
  });
  return open.length === 0
    ? null
    : `Of which country the customer is, or where they live, is not clear: ${listed(open)}. It gives no points, but the rating cannot be low.`;
}
