import { judgesBefore } from "../../case/rules-version.model.ts";
import { occupiedAreas } from "../../customer/restricted-places.rules.ts";
import { taskTexts } from "../../customer/stated-functions.rules.ts";
import { toldActivities } from "../../customer/told-activity.rules.ts";
import { isPersonCase } from "../../readings/known-case.ts";
import {
  CALL_FOR_ACTION,
  countriesOfCustomers,
  customerCountries,
  describeCountries,
  isHighRisk,
  RATED_ROLES,
} from "./countries.rules.ts";
import { EEA } from "../eea.ts";
import { unclearPlaces } from "./unclear-places.rules.ts";
import { declaredEvidence, type FactorDraft, factorOf, type RatingFacts, registerEvidence } from "./rating-facts.ts";

const factor = factorOf("geography");

/** Countries of seat, residence, owners, customers and suppliers. */
export function geographyFactors(facts: RatingFacts): FactorDraft[] {
  const countries = customerCountries(facts);
  const evidence = [...new Set([...declaredEvidence(facts), ...registerEvidence(facts)])];
  const rated = countries.filter(({ role }) => RATED_ROLES.includes(role));
  const { prohibited_countries: prohibited } = facts.policy.values;
  const listed = rated.filter(
    ({ role, code }) => isHighRisk(facts, code) || (role === "answers" && prohibited.includes(code)),
  );
  const callers = judgesBefore(facts, 8) ? rated : [...rated, ...countries.filter(({ role }) => role === "suppliers")];
  const graver = callers.filter(({ code }) => CALL_FOR_ACTION.includes(code));
  const ofSeat = listed.filter(({ role }) => !["customers", "activity", "nationality", "answers"].includes(role));
  const suppliers = countries.filter(({ role, code }) => role === "suppliers" && isHighRisk(facts, code));
  const abroad = rated.filter(({ role, code }) => (role === "seat" || role === "residence") && !EEA.includes(code));
  const drafts: FactorDraft[] = [];
  if (graver.length > 0) {
    const reason = `Countries on which the FATF calls for action: ${describeCountries(graver, facts)}.`;
    drafts.push(factor("call_for_action_country", reason, evidence));
  }
  if (listed.length > 0) {
    drafts.push(
      factor("high_risk_country", `High-risk third countries: ${describeCountries(listed, facts)}.`, evidence),
    );
  }
  if (ofSeat.length > 0) {
    const reason = `Seat, residence or owners are in a high-risk third country: ${describeCountries(ofSeat, facts)}.`;
    drafts.push(factor("high_risk_seat", reason, evidence));
  }
  if (suppliers.length > 0) {
    drafts.push(factor("high_risk_suppliers", `Supplied from ${describeCountries(suppliers, facts)}.`, evidence));
  }
  if (abroad.length > 0) {
    const reason = `Outside the European Economic Area: ${describeCountries(abroad, facts)}.`;
    drafts.push(factor("third_country_seat", reason, evidence));
  }
  const occupied = occupiedInWords(facts);
  if (occupied.length > 0) {
    const reason = `Business in an area of Ukraine under a trade ban of the Union: ${occupied.join(", ")}.`;
    drafts.push(factor("banned_area", reason, evidence));
  }
  const unclear = unclearPlaces(facts);
  if (unclear !== null) drafts.push(factor("not_established", unclear, evidence));
  return [...drafts, ...customerFactors(facts, evidence)];
}

/** Areas that a company names in its own words on its business, where the answer on its customers names none. */
function occupiedInWords(facts: RatingFacts): string[] {
  if (judgesBefore(facts, 8) || isPersonCase(facts)) return [];
  if ((countriesOfCustomers(facts)?.bannedAreas ?? []).length > 0) return [];
  return occupiedAreas([...toldActivities(facts), ...taskTexts(facts)].join("\n"));
}

/** What the customer's answer says beside names of countries. */
function customerFactors(facts: RatingFacts, evidence: readonly string[]): FactorDraft[] {
  const answer = countriesOfCustomers(facts);
  if (answer === null) return [];
  const { bannedAreas, isAnywhere, unclear, leftOut } = answer;
  const drafts: FactorDraft[] = [];
  if (bannedAreas.length > 0) {
    const reason = `Customers in an area of Ukraine under a trade ban of the Union: ${bannedAreas.join(", ")}.`;
    drafts.push(factor("banned_area", reason, evidence));
  }
  if (isAnywhere) {
    drafts.push(factor("customers_anywhere", "The customers are said to be anywhere in the world.", evidence));
  }
  if (unclear.length > 0) {
    const except = leftOut.length === 0 ? "" : `, without ${leftOut.join(", ")}`;
    const reason = `In which countries the customers are is not clear: ${unclear.map((words) => `"${words}"`).join(", ")}${except}.`;
    drafts.push(factor("customers_unclear", reason, evidence));
  }
  return drafts;
}
