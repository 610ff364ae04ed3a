import { newest } from "../../domain/case/facts.rules.ts";
import {
  occupiedAreas,
  RESTRICTED_COUNTRIES,
  uncontrolledAreas,
} from "../../domain/customer/restricted-places.rules.ts";
import { text } from "../../domain/case/answers.ts";
import {
  countryOfAddress,
  countryOfNearTown,
  declaredResidence,
} from "../../domain/customer/address-countries.rules.ts";
import { toldActivities } from "../../domain/customer/told-activity.rules.ts";
import { countriesTowards, readNamedCountries } from "../../domain/customer/named-countries.rules.ts";
import {
  nationalitiesIn,
  type NationalityStatus,
  readNationalities,
} from "../../domain/customer/stated-nationality.ts";
import { taskTexts } from "../../domain/customer/stated-functions.rules.ts";
import { CALL_FOR_ACTION, SUPPLIER_ANSWERS } from "../../domain/diligence/rating/countries.rules.ts";
import { HIGH_RISK_COUNTRIES } from "../../domain/reasoning/templates/high-risk-countries.ts";
import { countriesIn, countryInWords, toCountryCode } from "../../platform/country-code.ts";
import { listed } from "../../domain/diligence/check-results.ts";
import { furtherNationalities } from "../../domain/diligence/further-nationality.rules.ts";
import { isHighRiskOrProhibited } from "../../domain/diligence/contradictions/countries.rules.ts";
import { DEFAULT_POLICY } from "../../domain/diligence/default-policy.ts";
import type { Dossier } from "../dossier.ts";
import type { FindingDetails } from "../findings/make-finding.ts";
import type { FindingRuleId } from "../findings/severity-table.ts";
import { judgedBy, judgesBy } from "../rules-version.ts";
import { shortened } from "./quote.ts";

/** What the answers name as a gap or a risk, before it is a finding. */
export type Noted = { readonly rule: FindingRuleId } & Pick<
  FindingDetails,
  "title" | "description" | "sourceEntry" | "severity"
>;

/** Countries in the customer's answers that raise the risk, are not clear, or do not agree. */
export const notedCountries = (dossier: Dossier): Noted[] => [
  ...riskyCountries(dossier),
  ...restrictedPlaces(dossier),
  ...riskySuppliers(dossier),
  ...countryOfBirth(dossier),
  ...statusOfPerson(dossier),
  ...furtherNationality(dossier),
  ...otherCountryOfResidence(dossier),
  ...otherTaxResidence(dossier),
];

const told = ({ input }: Pick<Dossier, "input">): string[] =>
  toldActivities({ ...judgedBy(input), templateId: input.templateId, answers: input.answers });

/** What a customer says of its business in answers, and in those to tasks. */
const aboutTrade = (dossier: Pick<Dossier, "input">): string[] => [...told(dossier), ...taskTexts(dossier.input)];

function riskyCountries(dossier: Dossier): Noted[] {
  const { input, person } = dossier;
  const noted: Noted[] = [];
  const answer = text(input.answers["customer_countries"]);
  const rules = judgedBy(input);
  const named = answer === null ? null : readNamedCountries(answer, rules);
  const described = (judgesBy(input, 6) ? aboutTrade : told)(dossier).flatMap((said) => countriesTowards(said, rules));
  const codes = [...new Set([...(named?.codes ?? []), ...described])].filter((code) =>
    HIGH_RISK_COUNTRIES.includes(code),
  );
  if (codes.length > 0) {
    const tells = judgesBy(input, 6);
    const isOwnMoney = tells && person !== null && answer === null;
    noted.push({
      rule: "customers_high_risk_country",
      title: `${isOwnMoney ? "Money or plans" : "Customers"} in a high-risk third country${tells ? `: ${codes.join(", ")}` : ""}`,
      ...(tells && codes.some((code) => CALL_FOR_ACTION.includes(code)) && { severity: "high" as const }),
      description: `The customer names countries on the Union's list of high-risk third countries: ${codes.join(", ")}.`,
      sourceEntry: "customer_countries",
    });
  }
  const areas = judgesBy(input, 8) && person === null ? occupiedAreas(aboutTrade(dossier).join("\n")) : [];
  const banned = [...(named?.bannedAreas ?? []), ...areas];
  if (banned.length > 0) {
    noted.push({
      rule: "customers_banned_area",
      title: areas.length === 0 ? "Customers in an area under a trade ban" : "Business in an area under a trade ban",
      description: `The customer names ${banned.join(", ")}. Regulations (EU) No 692/2014 and (EU) 2022/263 forbid trade with Crimea and Sevastopol and with the parts of the Donetsk, Luhansk, Kherson and Zaporizhzhia regions that Ukraine does not control.`,
      sourceEntry: "customer_areas",
    });
  }
  if (named && named.unclear.length > 0) {
    const except = named.leftOut.length === 0 ? "" : ` It leaves out ${named.leftOut.join(", ")}.`;
    noted.push({
      rule: "customers_unclear",
      title: "Countries of the customers are not clear",
      description: `The answer does not say which countries these are: ${named.unclear.map((words) => `"${words}"`).join(", ")}.${except}`,
      sourceEntry: "customer_countries",
    });
  }
  const grave = person?.nationalities.filter((code) => HIGH_RISK_COUNTRIES.includes(code)) ?? [];
  if (grave.length > 0) {
    noted.push({
      rule: "nationality_high_risk",
      title: "Nationality of a high-risk third country",
      description: `The ${isStatedAlone(dossier, grave) ? "stated" : "declared"} nationality is of a country on the Union's list of high-risk third countries: ${grave.join(", ")}.`,
      sourceEntry: "nationality",
    });
  }
  return noted;
}

/** Whether only words beside the answer on the nationality name these. */
function isStatedAlone({ input }: Dossier, codes: readonly string[]): boolean {
  const declared = nationalitiesIn(text(input.answers["nationality"]) ?? "");
  return judgesBy(input, 8) && !codes.some((code) => declared.includes(code));
}

/** Customers where the Union restricts trade, or where no recognised state is in control. */
function restrictedPlaces(dossier: Dossier): Noted[] {
  const { input, person } = dossier;
  if (!judgesBy(input, 7)) return [];
  const answer = text(input.answers["customer_countries"]) ?? "";
  const about = aboutTrade(dossier);
  const codes = [
    ...readNamedCountries(answer, judgedBy(input)).codes,
    ...about.flatMap((said) => countriesTowards(said, judgedBy(input))),
  ];
  const countries = RESTRICTED_COUNTRIES.filter((code) => codes.includes(code)).map(countryInWords);
  const occupied = judgesBy(input, 8) && person !== null ? occupiedAreas(about.join("\n")) : [];
  const areas = [...uncontrolledAreas([answer, ...about].join("\n")), ...occupied];
  if (countries.length + areas.length === 0) return [];
  const where = [...countries, ...(areas.length === 0 ? [] : [`${listed(areas)}, which no recognised state controls`])];
  const law = countries.length === 0 ? "" : " Regulation (EC) No 765/2006 restricts trade with Belarus.";
  return [
    {
      rule: "customers_restricted_place",
      title: `${person !== null && judgesBy(input, 8) ? "Money or plans" : "Business"} in ${where.join(", and in ")}`,
      description: `The customer names ${listed([...countries, ...areas])}.${law} What is sold there, to whom, and how it is paid, must be known.`,
      sourceEntry: "customer_places",
    },
  ];
}

/** Countries with which the Union restricts trade so widely that each consignment needs an answer. */
const RESTRICTED_ORIGINS: readonly string[] = [...CALL_FOR_ACTION, ...RESTRICTED_COUNTRIES, "RU", "SY"];

/** Goods that are shipped or bought from such a country, by the answer that asks for it. */
function riskySuppliers({ input }: Dossier): Noted[] {
  if (!judgesBy(input, 8)) return [];
  const named = SUPPLIER_ANSWERS.flatMap((question) =>
    [input.answers[question]].flat().flatMap((answer) => countriesIn(text(answer) ?? "")),
  );
  const codes = [...new Set(named)].filter((code) => RESTRICTED_ORIGINS.includes(code));
  if (codes.length === 0) return [];
  const where = listed(codes.map(countryInWords));
  return [
    {
      rule: "customers_restricted_place",
      title: `Goods from ${where}`,
      ...(codes.some((code) => CALL_FOR_ACTION.includes(code)) && { severity: "high" as const }),
      description: `The customer's goods come from ${where}. The Union restricts trade with the country, or the FATF calls for action on it. What comes from there, from whom, and how it is paid, must be known.`,
      sourceEntry: "supplier_places",
    },
  ];
}

/** A country of birth is told, and not rated. */
function countryOfBirth({ input, person }: Dossier): Noted[] {
  const code = person?.birthCountry ?? null;
  if (!judgesBy(input, 6) || code === null || !HIGH_RISK_COUNTRIES.includes(code)) return [];
  return [
    {
      rule: "birth_high_risk",
      title: `Born in a high-risk third country: ${countryInWords(code)}`,
      description: `The declared country of birth is on the Union's list of high-risk third countries: ${code}. It says nothing of where the customer lives, and is not rated.`,
      sourceEntry: "birth_country",
    },
  ];
}

const STATUS_WORDS: Readonly<Record<NationalityStatus, string>> = {
  stateless: "stateless",
  refugee: "a recognised refugee",
  protected: "under subsidiary protection",
};

/** A status that the customer states beside or in place of a nationality is told, and says nothing against anybody. */
function statusOfPerson({ input, person }: Dossier): Noted[] {
  if (!judgesBy(input, 8) || person === null) return [];
  const { codes, statuses } = readNationalities(text(input.answers["nationality"]) ?? "");
  if (statuses.length === 0) return [];
  const status = listed(statuses.map((one) => STATUS_WORDS[one]));
  const beside = codes.length === 0 ? "No nationality is named." : `Named is ${listed(codes.map(countryInWords))}.`;
  return [
    {
      rule: "nationality_status",
      title: `Declared to be ${status}`,
      description: `The customer declares to be ${status}, which is an answer on the nationality (AMLR art. 22(1)(a)) and no risk. ${beside} A travel document under the conventions of 1951 or 1954 shows the status.`,
      sourceEntry: "nationality_status",
    },
  ];
}

/** A nationality that a private customer names in another answer than the one that asks for it. */
function furtherNationality({ input, person }: Dossier): Noted[] {
  const found = person === null ? [] : furtherNationalities({ ...input, ...judgedBy(input) });
  if (found.length === 0) return [];
  const codes = [...new Set(found.flatMap((one) => one.codes))];
  const quotes = found.map(({ sentence }) => `"${shortened(sentence)}"`);
  return [
    {
      rule: "nationality_further",
      title: `A further nationality, by the customer's own words: ${listed(codes.map(countryInWords))}`,
      ...(codes.some((code) => CALL_FOR_ACTION.includes(code)) && { severity: "high" as const }),
      description: `The customer writes: ${listed(quotes)}. The answer on the nationality does not name it. A document of that nationality must be seen.`,
      sourceEntry: `nationality_further:${codes.toSorted().join("_")}`,
    },
  ];
}

/** A declared address of a private customer in another country than the declared one of residence. */
function otherCountryOfResidence({ input, person }: Dossier): Noted[] {
  const declared = declaredResidence(input);
  const address = text(input.answers["residence_address"]);
  const country =
    address === null
      ? null
      : (countryOfAddress(address, judgedBy(input)) ?? (judgesBy(input, 8) ? countryOfNearTown(address) : null));
  if (!judgesBy(input, 6) || person === null || declared === null || country === null || country === declared)
    return [];
  return [
    {
      rule: "residence_differs",
      title: `An address outside the country of residence: ${countryInWords(country)}`,
      ...(HIGH_RISK_COUNTRIES.includes(country) && { severity: "high" as const }),
      description: `The customer gives the address "${address}", which is in ${countryInWords(country)}, and ${countryInWords(declared)} as the country of residence. The two do not agree.`,
      sourceEntry: "country_of_residence",
    },
  ];
}

/** A declared tax residence in another country than the seat of a company, or than where a private customer lives. */
function otherTaxResidence({ input, person }: Dossier): Noted[] {
  if (!judgesBy(input, 7)) return [];
  const home = person === null ? seats(input) : [declaredResidence(input) ?? input.country];
  const abroad = countriesIn(text(input.answers["tax_residence"]) ?? "").filter((code) => !home.includes(code));
  if (abroad.length === 0) return [];
  const policy = input.terms?.policy ?? DEFAULT_POLICY;
  const [where, is] = person === null ? ["of the seat", "The seat is"] : ["of residence", "The customer lives"];
  const named = listed(abroad.map(countryInWords));
  return [
    {
      rule: "tax_residence_differs",
      title: `Tax residence in another country than that ${where}: ${named}`,
      ...(abroad.some((code) => isHighRiskOrProhibited({ policy }, code)) && { severity: "medium" as const }),
      description: `The customer declares to be resident for tax in ${named}. ${is} in ${listed(home.map(countryInWords))}. Why they differ is not known.`,
      sourceEntry: "tax_residence",
    },
  ];
}

/** The country whose register the company is in, and that of the seat which a register gave. */
function seats({ country, facts }: Dossier["input"]): string[] {
  const address = newest({ facts }, "registered_address");
  const named = typeof address === "object" && address !== null && "country" in address ? address.country : null;
  const registered = typeof named === "string" ? toCountryCode(named) : null;
  return registered === null || registered === country ? [country] : [country, registered];
}
