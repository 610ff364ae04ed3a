import { readYesNo, text } from "../../domain/case/answers.ts";
import {
  licenceRefused,
  paymentsForOthers,
  paymentsPassedOn,
  serviceEnded,
  sharesInTrust,
  turnoverPassedOn,
  wokenUp,
} from "../../domain/customer/company-said.rules.ts";
import { taskTexts } from "../../domain/customer/stated-functions.rules.ts";
import { isAskedOf } from "../../domain/customer/asked-questions.ts";
import { EEA } from "../../domain/diligence/eea.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import { derivedId } from "../../platform/ids.ts";
import type { Dossier } from "../dossier.ts";
import { judgesBy } from "../rules-version.ts";
import type { Noted } from "./declared-countries.ts";
import { shortened } from "./quote.ts";

const QUESTIONS = ["business_activity", "purpose_of_relationship", "source_of_funds", "structure_reason"];

/** What a company's own words say of shares in trust, a past without business and a licence that was refused; each until an officer settles it. */
export function notedCompany({ input, person }: Dossier): Noted[] {
  if (person !== null || !judgesBy(input, 8)) return [];
  const texts = [...QUESTIONS.map((question) => text(input.answers[question]) ?? ""), ...taskTexts(input)];
  return [
    ...inTrust(sharesInTrust(texts)),
    ...asleep(wokenUp(texts)),
    ...refused(licenceRefused(texts)),
    ...home(input),
    ...(judgesBy(input, 12) ? ofPayments(input, texts) : []),
  ];
}

const inTrust = (said: string | null): Noted[] =>
  noted(said, (quote) => ({
    rule: "ownership_nominee",
    title: "Shares are held in trust, by the customer's own words",
    description: `The customer writes: "${quote}". Settlor, trustees and beneficiaries are owners too, and must be named and identified.`,
    sourceEntry: `held_for:trust:${derivedId("words", quote)}`,
  }));

const asleep = (said: string | null): Noted[] =>
  noted(said, (quote) => ({
    rule: "shelf_company",
    title: "The company had no business before it was bought, by the customer's own words",
    description: `The customer writes: "${quote}". The age of the company says nothing of its owners: from whom it was bought, and with what money, must be known.`,
    sourceEntry: `shelf_company:${derivedId("words", quote)}`,
  }));

const refused = (said: string | null): Noted[] =>
  noted(said, (quote) => ({
    rule: "licence_refused_said",
    title: "A licence was refused, withdrawn or suspended, by the customer's own words",
    description: `The customer writes: "${quote}". Whether what it does needs that licence must be known.`,
    sourceEntry: `licence_refused_said:${derivedId("words", quote)}`,
  }));

/** Who takes payments for others passes on their money; a payment service that ended a contract has reasons. */
const ofPayments = (input: Dossier["input"], texts: readonly string[]): Noted[] => [
  ...noted(takenForOthers(input, texts), (quote) => ({
    rule: "acts_for_another",
    title: "Payments are taken for other businesses, by the customer's own words",
    description: `The customer writes: "${quote}". Whose sales these are, and by what licence the money is passed on, must be known.`,
    sourceEntry: `acts_for_another:${derivedId("words", quote)}`,
  })),
  ...noted(judgesBy(input, 13) ? turnoverPassedOn(texts) : null, (quote) => ({
    rule: "turnover_passed_on",
    title: "The whole turnover goes to another company, by the customer's own words",
    description: `The customer writes: "${quote}". To whom it goes, by what agreement, and what the company lives on, must be known.`,
    sourceEntry: `turnover_passed_on:${derivedId("words", quote)}`,
  })),
  ...noted(readYesNo(input.answers["payment_service_ended"]) === "yes" ? null : serviceEnded(texts), (quote) => ({
    rule: "service_ended_said",
    title: "A payment service ended the contract, by the customer's own words",
    description: `The customer writes: "${quote}". It does not answer yes to whether one did. Which one, when and why must be known.`,
    sourceEntry: `service_ended_said:${derivedId("words", quote)}`,
  })),
];

const takenForOthers = (input: Dossier["input"], texts: readonly string[]): string | null =>
  paymentsForOthers(texts) ?? (judgesBy(input, 13) ? paymentsPassedOn(texts) : null);

const noted = (said: string | null, of: (quote: string) => Noted): Noted[] =>
  said === null ? [] : [of(shortened(said))];

/** Only a member state authorises a provider of crypto-assets: Regulation (EU) 2023/1114, articles 59 and 63. */
function home(input: Dossier["input"]): Noted[] {
  const answer = text(input.answers["home_member_state"]);
  const code = answer !== null && isAskedOf(input, "home_member_state") ? toCountryCode(answer) : null;
  if (code === null || EEA.includes(code)) return [];
  return [
    {
      rule: "licence_home_outside",
      title: `The country of authorisation, ${code}, is outside the European Economic Area`,
      description: `The customer answers that ${code} granted its authorisation. Services in crypto-assets need that of a member state.`,
      sourceEntry: `home_member_state:${code}`,
    },
  ];
}
