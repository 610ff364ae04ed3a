import { activitiesOf, matchingPrefix } from "./activities.rules.ts";
import { customerCountries, describeCountries, RATED_ROLES } from "./countries.rules.ts";
import { confirmedOf, type RatingFacts } from "./rating-facts.ts";

/** Why the customer must not be taken on, in a sentence; null where nothing prohibits it. */
export function prohibition(facts: RatingFacts): string | null {
  const { prohibited_countries, prohibited_activities } = facts.policy.values;
  if (confirmedOf(facts, "sanctions").length > 0) return "A match with a sanctions list is confirmed.";
  const countries = customerCountries(facts).filter(
    ({ role, code }) => RATED_ROLES.includes(role) && prohibited_countries.includes(code),
  );
  if (countries.length > 0) return `The policy prohibits these countries: ${describeCountries(countries)}.`;
  const prefix = matchingPrefix(activitiesOf(facts), prohibited_activities);
  return prefix === null ? null : `The policy prohibits the activity ${prefix}.`;
}
