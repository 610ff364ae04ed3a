import { judgesBefore } from "../../case/rules-version.model.ts";
import { isOpen } from "../check.model.ts";
import type { Silence } from "../grounds.model.ts";
import { isKnownByOwnPapersOnly } from "../own-papers.rules.ts";
import { isLive } from "../provided-documents.ts";
import type { RiskDimension } from "../rating.model.ts";
import { templateOf } from "../../templates/index.ts";
import { knowsCustomerCountries } from "./countries.rules.ts";
import { answerOf, chosenOption, effectiveMcc, type RatingFacts } from "./rating-facts.ts";

/** Of the register of companies, or of another source of its kind. */
const SILENCES: Readonly<Record<Silence, string>> = {
  source_unavailable: "the register did not answer",
  source_not_configured: "the register is not connected",
  not_covered: "no register that can be asked covers the company",
  nothing_provided: "the register cannot be asked without a number of its own",
};

/** Why nobody could judge a dimension, as the end of a sentence; null where enough is known of it. */
const REASONS: Readonly<Record<RiskDimension, (facts: RatingFacts) => string | null>> = {
  customer: silentRegister,
  geography: (facts) => {
    if (facts.grounds?.subject === "person") {
      const places = ["nationality", "country_of_residence", "residence"];
      return isUnsaid(facts, places) ? "the customer has not said where they live, or of which country they are" : null;
    }
    const silence = silentRegister(facts);
    const isLost = asks(facts, "customer_countries") && !knowsCustomerCountries(facts);
    return silence ?? (isLost ? "the customer has not said clearly in which countries its customers are" : null);
  },
  product: (facts) => {
    if (facts.grounds?.subject === "person") {
      return isUnsaid(facts, ["purpose_of_relationship", "source_of_funds"])
        ? "the customer has not said what they will use the service for, or where the money comes from"
        : null;
    }
    return effectiveMcc(facts) === null ? "nothing says clearly what the company sells" : null;
  },
  channel: (facts) => {
    if (!asks(facts, "sales_channel")) return "nothing about it is asked in this kind of case";
    if (chosenOption(facts, "sales_channel") !== null) return null;
    return `the customer has not said ${answerOf(facts, "sales_channel") === null ? "" : "clearly "}how it sells`;
  },
  conduct: (facts) => {
    if (Object.keys(facts.answers).length === 0) return "the customer has answered nothing that could be compared";
    const isCompared =
      facts.documents.some((one) => isLive(one) && (one.reading?.facts.length ?? 0) > 0) ||
      facts.documents.some(({ review }) => review?.outcome === "accepted");
    if (isCompared) return null;
    if (facts.grounds?.subject === "person") return "no document was read that could be compared with the answers";
    const silence = silentRegister(facts);
    return silence && `${silence}, so the answers could not be checked`;
  },
};

export const notKnown = (facts: RatingFacts, dimension: RiskDimension): string | null =>
  judgesBefore(facts, 6) ? null : REASONS[dimension](facts);

/** A register that is silent or speaks of another, and no extract in its place. */
function silentRegister(facts: RatingFacts): string | null {
  const { grounds, checks } = facts;
  if (grounds === null) return "no source was asked";
  if (grounds.subject === "person") return null;
  const registration = checks.find(({ check }) => check === "registration");
  if (grounds.register.state === "answered") {
    if (registration?.outcome !== "contradicted") return null;
    return grounds.register.status === "not_found"
      ? "the register does not know the number"
      : "the register has the number under another name";
  }
  if (isKnownByOwnPapersOnly(facts))
    return "only papers of its own say who the company is, and no officer has confirmed them";
  return registration && !isOpen(registration) ? null : whySilent(facts);
}

/** Why no register stated anything of the company. */
export const whySilent = ({ grounds }: Pick<RatingFacts, "grounds">): string =>
  grounds?.register.state === "silent" ? SILENCES[grounds.register.reason] : "no register was asked";

const asks = (facts: RatingFacts, question: string): boolean =>
  templateOf(facts)?.questions.some(({ id }) => id === question) ?? false;

const isUnsaid = (facts: RatingFacts, questions: readonly string[]): boolean =>
  questions.every((question) => answerOf(facts, question) === null);
