import { newest } from "../../case/facts.rules.ts";
import { type JudgedBy, judgesBefore } from "../../case/rules-version.model.ts";
import { text } from "../../case/answers.ts";
import { HIGH_RISK_COUNTRIES } from "../../reasoning/templates/high-risk-countries.ts";
import { countriesIn, toCountryCode } from "../../../platform/country-code.ts";
import { countriesTowards, type NamedCountries, readNamedCountries } from "../../customer/named-countries.rules.ts";
import { countryOfAddress } from "../../customer/address-countries.rules.ts";
import { withoutDenied } from "../../customer/denied-countries.ts";
import { toldActivities } from "../../customer/told-activity.rules.ts";
import { withPalestine } from "../../customer/palestine.ts";
import { saidBeforeIn } from "../../decisions/said-before.ts";
import type { CaseDocument } from "../../case/case.model.ts";
import { isSamePerson } from "../../customer/same-person.ts";
import { taskTexts } from "../../customer/stated-functions.rules.ts";
import { nationalitiesIn } from "../../customer/stated-nationality.ts";
import { subjectTexts } from "../../readings/effective-facts.rules.ts";
import { isPersonCase, knownAddresses, knownOwners } from "../../readings/known-case.ts";
import { type DocumentParty, rolesInDocuments } from "../../readings/people-in-documents.rules.ts";
import { templateOf } from "../../templates/index.ts";
import { isOwnQuestion } from "../../templates/tenant-template.rules.ts";
import { isLive, kindOf } from "../provided-documents.ts";
import { furtherNationalityCodes } from "../further-nationality.rules.ts";
import { whoseDocument } from "../whose-document.rules.ts";
import { countriesOf, readDeclaredOwners } from "../../customer/declared-owners.ts";
import { placeLivedIn } from "../../customer/lives-in.rules.ts";
import { countriesOfTowns, ofOnePlace } from "../../customer/towns.ts";
import { answerOf, type RatingFacts, standing, wordsIn } from "./rating-facts.ts";

/** In what way a country belongs to a customer. */
export type CountryRole =
  | "seat"
  | "residence"
  | "nationality"
  | "owners"
  | "customers"
  | "activity"
  | "suppliers"
  | "representatives"
  | "answers";

export interface CustomerCountry {
  readonly role: CountryRole;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
}

const SEAT_ANSWERS = ["tax_residence", "home_member_state"];
const NATIONALITY_ANSWER = "nationality";
const RESIDENCE_ANSWERS = ["residence", "country_of_residence"];
/** Where somebody was born says nothing of where they live; runs before version 6 took it for that. */
const BIRTH_ANSWER = "birth_country";
export const SUPPLIER_ANSWERS = ["supplier_countries", "ships_from"];
const OWNER_ANSWERS = ["owner_countries"];

/** Every country that a source or the customer connects with the customer. */
export function customerCountries(facts: RatingFacts): CustomerCountry[] {
  const own = facts.grounds?.subject === "person" ? "residence" : "seat";
  const ofPerson = nationalityRole(facts);
  const found: CustomerCountry[] = [
    ...roles(own, [facts.country, seatOfRegister(facts), ...declared(facts, SEAT_ANSWERS)]),
    ...roles(ofPerson, declared(facts, [NATIONALITY_ANSWER])),
    ...roles("residence", declared(facts, RESIDENCE_ANSWERS)),
    ...roles(ofPerson, isPersonCase(facts) && !isNationalitySettled(facts) ? furtherNationalityCodes(facts) : []),
    ...roles("residence", judgesBefore(facts, 6) ? declared(facts, [BIRTH_ANSWER]) : []),
    ...(judgesBefore(facts, 6) ? [] : [...roles(own, countriesOfAddresses(facts)), ...countriesInDocuments(facts)]),
    ...ownersOfSources(facts),
    ...ownersAsDeclared(facts),
    ...roles("owners", declared(facts, OWNER_ANSWERS)),
    ...roles("owners", facts.ownerCountriesBefore ?? []),
    ...roles("customers", countriesOfCustomers(facts)?.codes ?? []),
    ...roles("customers", saidBeforeIn(standing(facts)).countries),
    ...roles(
      "activity",
      [...toldActivities(facts), ...(judgesBefore(facts, 6) ? [] : taskTexts(facts))].flatMap((said) =>
        countriesTowards(said, facts),
      ),
    ),
    ...roles("suppliers", declared(facts, SUPPLIER_ANSWERS)),
    ...roles("answers", countriesOfOwnAnswers(facts)),
  ];
  return [...new Map(found.map((one) => [`${one.role} ${one.code}`, one])).values()];
}

/** Questions whose answer connects nobody with a country: where somebody was born, and with whom there is no business. */
const UNCONNECTED =
  /(?<!\p{L})(?:born|birth|(?:do|does) (?:you |your \p{L}+ )?(?:not|never)|don.t|never|exclud\p{L}+|gebo(?:ren|orte)\p{L}*|nooit|(?:sluit|uitsluit|uitgesloten)\p{L}*|geen (?:zaken|klanten)|née?|naissance|ne [^?]*(?:pas|jamais)|exclu\p{L}*|geburts?\p{L}*|nie(?:mals)?|ausgeschlossen|keine (?:geschäfte|kunden))(?!\p{L})/iu;

/** NO is Norway too. */
const YES_NO = /^\s*(?:(?:yes|no|ja|nee|oui|non|nein)(?!\p{L})[\s,.:;–-]*)?/iu;

/** Countries that the answers to the tenant's own questions are, or go to or come from. */
function countriesOfOwnAnswers(facts: RatingFacts): string[] {
  if (judgesBefore(facts, 10)) return [];
  const wordsOf = (id: string) => templateOf(facts)?.questions.find((question) => question.id === id)?.text ?? {};
  return Object.keys(facts.answers)
    .filter((id) => isOwnQuestion(id) && !UNCONNECTED.test(Object.values(wordsOf(id)).join("\n")))
    .flatMap((id) => wordsIn(facts.answers[id]))
    .map((said) => said.replace(YES_NO, ""))
    .filter((said) => !/^\p{Ll}{2}\s*$/u.test(said))
    .flatMap((said) => {
      const { codes, unclear } = readNamedCountries(said, facts);
      return unclear.length === 0 ? codes : countriesTowards(withoutDenied(said).said, facts);
    });
}

/** A nationality says nothing of where somebody lives; rules before version 8 took it for that. */
const nationalityRole = (rules: JudgedBy): CountryRole => (judgesBefore(rules, 8) ? "residence" : "nationality");

/** Of the nationality of an owner, which version 8 took for where the owner is. */
const ofOwners = (rules: JudgedBy): CountryRole => (judgesBefore(rules, 9) ? "owners" : "nationality");

/** Whether an officer settled what the customer's words on a further nationality mean, and none is open since. */
function isNationalitySettled(facts: RatingFacts): boolean {
  const isOn = ({ code }: { readonly code?: string | undefined }) => code === "nationality_further";
  return facts.findings.some(isOn) && !standing(facts).some(isOn);
}

const roles = (role: CountryRole, codes: readonly (string | null)[]): CustomerCountry[] =>
  codes.filter((code) => code !== null).map((code) => ({ role, code }));

const declared = (facts: RatingFacts, questions: readonly string[]): string[] =>
  questions.flatMap((question) =>
    [facts.answers[question]].flat().flatMap((answer) => countriesAnswered(question, text(answer) ?? "", facts)),
  );

/** Rules before version 8 read no adjectives beside the commonest, and no Palestine. */
function countriesAnswered(question: string, answer: string, rules: JudgedBy): readonly string[] {
  if (judgesBefore(rules, 8)) return countriesIn(answer);
  return question === "nationality" ? nationalitiesIn(answer, rules) : countriesIn(withPalestine(answer));
}

function seatOfRegister(facts: RatingFacts): string | null {
  const address = newest(facts, "registered_address");
  const country = typeof address === "object" && address !== null && "country" in address ? address.country : null;
  return typeof country === "string" ? toCountryCode(country) : null;
}

function ownersOfSources(facts: RatingFacts): CustomerCountry[] {
  const { grounds } = facts;
  const stated = grounds?.register.state === "answered" ? (grounds.register.owners ?? []) : [];
  const registered = newest(facts, "beneficial_owners");
  const parties: readonly unknown[] = [...stated, ...(Array.isArray(registered) ? registered : [])];
  const named = parties.flatMap((party) => {
    const nationality =
      typeof party === "object" && party !== null && "nationality" in party ? party.nationality : null;
    return typeof nationality === "string" ? (toCountryCode(nationality) ?? []) : [];
  });
  const chain = (grounds?.ownership?.parties ?? []).filter(({ id }) => id !== grounds?.ownership?.subject);
  return [
    ...roles(ofOwners(facts), [...named, ...chain.map(({ nationality }) => nationality ?? null)]),
    ...roles(
      "owners",
      chain.map(({ country }) => country ?? null),
    ),
  ];
}

/** Countries of addresses that the customer or a register gives, or that a paper of the customer shows. */
function countriesOfAddresses(facts: RatingFacts): string[] {
  const shown = facts.documents
    .filter((document) => isLive(document) && whoseDocument(facts, document, kindOf(document)).is === "own")
    .flatMap((document) => subjectTexts(document, "address"));
  return [...knownAddresses(facts), ...shown].flatMap(({ value }) => countryOfAddress(value, facts) ?? []);
}

const OWNER_ROLES: readonly (string | undefined)[] = ["owner", "shareholder"];

/** Nationalities and residences that papers state of the customer, or of those behind it, whatever is declared. */
function countriesInDocuments(facts: RatingFacts): CustomerCountry[] {
  const counted = facts.documents.filter((document) => !isOfStranger(facts, document));
  const owners = knownOwners(facts).flatMap(({ value }) => value.map(({ name }) => name));
  const roleOf = ({ kind, name, role, residence }: DocumentParty, code: string): CountryRole => {
    if (isPersonCase(facts)) return code === residence ? "residence" : nationalityRole(facts);
    if (!judgesBefore(facts, 9) && kind === "person" && code !== residence) return "nationality";
    return OWNER_ROLES.includes(role) || owners.some((one) => isSamePerson(one, name)) ? "owners" : "representatives";
  };
  return rolesInDocuments(counted, facts.now)
    .filter(({ role }) => role !== "founder")
    .flatMap((party) => (party.countries ?? []).map((code) => ({ role: roleOf(party, code), code })));
}

const isOfStranger = (facts: RatingFacts, document: CaseDocument): boolean =>
  whoseDocument(facts, document, kindOf(document)).is.startsWith("other_");

function ownersAsDeclared(facts: RatingFacts): CustomerCountry[] {
  const answer = facts.answers["beneficial_owners"];
  const owners = readDeclaredOwners(answer) ?? [];
  const places = owners.map((one) => (one.kind === "person" ? one.residence : one.country));
  const nationalities = owners.map((one) => (one.kind === "person" ? one.nationality : null));
  return countriesOfDeclaration(answer, facts).flatMap((code) =>
    roles(nationalities.includes(code) && !places.includes(code) ? ofOwners(facts) : "owners", [code]),
  );
}

/**
 * The countries of owners in an answer that declares them: as fields, and in brackets, "An Peeters (born in Iran)". Without brackets Jordan
 * and Chad are given names.
 */
export function countriesOfDeclaration(answer: unknown, rules: JudgedBy = {}): string[] {
  const owners = readDeclaredOwners(answer) ?? [];
  return [
    ...owners.flatMap(countriesOf),
    ...(judgesBefore(rules, 6) ? [] : owners.flatMap(({ name }) => countriesOfPlace(name, rules))),
    ...wordsIn(answer)
      .flatMap((line) => [...line.matchAll(/\(([^)]*)\)/g)])
      .flatMap(([, inside]) => countriesIn(inside!)),
  ];
}

/** "lives in Damascus", beside an owner. */
function countriesOfPlace(words: string, rules: JudgedBy): string[] {
  const place = placeLivedIn(words);
  return place === null ? [] : [...countriesIn(place), ...countriesOfTowns(place, ofOnePlace(rules))];
}

/** The answer on the customers' countries; null where there is none. */
export function countriesOfCustomers(facts: RatingFacts): NamedCountries | null {
  const answer = answerOf(facts, "customer_countries");
  return answer === null ? null : readNamedCountries(answer, facts);
}

/** Whether the question on the customers' countries was answered with at least one country, and nothing unclear. */
export function knowsCustomerCountries(facts: RatingFacts): boolean {
  const answer = countriesOfCustomers(facts);
  return answer !== null && answer.codes.length > 0 && answer.unclear.length === 0;
}

/** The Union's list and what the tenant's policy adds to it. */
export const isHighRisk = ({ policy }: Pick<RatingFacts, "policy">, code: string): boolean =>
  HIGH_RISK_COUNTRIES.includes(code) || policy.values.high_risk_countries.includes(code);

/** Countries on which the FATF calls for countermeasures or enhanced measures (23 October 2025): an outright high risk. */
export const CALL_FOR_ACTION: readonly string[] = ["IR", "KP", "MM"];

/** Roles that the law looks at: AMLR art. 29 to 31 name business relationships that involve the country. */
export const RATED_ROLES: readonly CountryRole[] = [
  "seat",
  "residence",
  "nationality",
  "owners",
  "representatives",
  "customers",
  "activity",
  "answers",
];

const ROLE_WORDS: Readonly<Record<CountryRole, string>> = {
  seat: "seat",
  residence: "residence",
  nationality: "nationality",
  owners: "owners",
  representatives: "directors or representatives",
  answers: "answers to your own questions",
  customers: "customers",
  activity: "described activity",
  suppliers: "suppliers",
};

/** "KP (customers), IR (owners, seat)" */
export function describeCountries(countries: readonly CustomerCountry[], rules: JudgedBy): string {
  const byCode = Map.groupBy(countries, ({ code }) => code);
  const isOld = judgesBefore(rules, 8);
  const wordsFor = ({ role }: CustomerCountry) =>
    isOld && role === "residence" ? "residence or nationality" : ROLE_WORDS[role];
  return [...byCode].map(([code, found]) => `${code} (${found.map(wordsFor).join(", ")})`).join(", ");
}
