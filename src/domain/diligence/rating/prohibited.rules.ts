import { judgesBefore } from "../../case/rules-version.model.ts";
import { activitiesOf, matchingPrefix } from "./activities.rules.ts";
import { customerCountries, describeCountries, RATED_ROLES } from "./countries.rules.ts";
import { confirmedOf, type RatingFacts } from "./rating-facts.ts";

/** Why the customer must not be taken on, in sentences; null where nothing prohibits it. */
export function prohibition(facts: RatingFacts): string | null {
  const { prohibited_countries, prohibited_activities } = facts.policy.values;
  if (confirmedOf(facts, "sanctions").length > 0) return "A match with a sanctions list is confirmed.";
  // What an answer to the tenant's own question says of a country no rule knows: it weighs, and a person judges it.
  const countries = customerCountries(facts).filter(
    ({ role, code }) => role !== "answers" && RATED_ROLES.includes(role) && prohibited_countries.includes(code),
  );
  const prefix = matchingPrefix(activitiesOf(facts), prohibited_activities);
  const reasons = [
    ...(countries.length > 0 ? [`The policy prohibits these countries: ${describeCountries(countries, facts)}.`] : []),
    ...(prefix === null ? [] : [`The policy prohibits the activity ${prefix}.`]),
  ];
  if (reasons.length === 0) return null;
  return judgesBefore(facts, 6) ? reasons[0]! : reasons.join(" ");
}
