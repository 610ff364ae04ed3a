import { text } from "../../case/answers.ts";
import { judgesBefore } from "../../case/rules-version.model.ts";
import { isStateless, nationalitiesIn } from "../../customer/stated-nationality.ts";
import { countriesIn } from "../../../platform/country-code.ts";
import { listed } from "../check-results.ts";
import { templateOf } from "../../templates/index.ts";
import type { RatingFacts } from "./rating-facts.ts";

const READABLE: Readonly<Record<string, (answer: string) => boolean>> = {
  nationality: (answer) => isStateless(answer) || nationalitiesIn(answer).length > 0,
  country_of_residence: (answer) => countriesIn(answer).length > 0,
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
    return READABLE[id]!(answer) ? [] : [`${name} is answered with "${answer.slice(0, SHOWN_CHARS)}"`];
  });
  return open.length === 0
    ? null
    : `Of which country the customer is, or where they live, is not clear: ${listed(open)}. It gives no points, but the rating cannot be low.`;
}
