import { formatEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { listed } from "../diligence/check-results.ts";
import type {
  CustomerDescription,
  CustomerParty,
  CustomerScreening,
  PartyDetail,
  PartyOrigin,
  PartyScreening,
} from "./customer.model.ts";
import { withBefore } from "./earlier-answers.rules.ts";
import { expectedMonthlyVolume } from "../templates/questions/company.ts";
import { registerName } from "./register-name.ts";

/** Names in one sentence; the others are counted. */
const NAMED_MAX = 4;
const ACTIVITIES_MAX = 2;

/** Who a customer is, in one sentence: by its register, or as far as the customer alone says. */
export function whoItIs(customer: CustomerDescription): string {
  if (customer.kind === "person") return whoThePersonIs(customer);
  const { name, registered_name, name_conflict, form, seat, since, status, situation, register } = customer;
  if (status === "active" || status === "stopped") {
    if (name_conflict) {
      const source = register === null ? "The register" : `The register (${registerName(register.source)})`;
      const parts = [
        `${source} has this number by another name: ${registered_name}`,
        form,
        since && `since ${since}`,
        seat,
      ];
      return `${name} (${customer.country}) declared the number ${numberOf(customer)}. ${parts.filter(Boolean).join(", ")}, status ${status}. Whether they are one company is not known.`;
    }
    const called =
      registered_name === null || registered_name === name ? "" : ` (on the register: "${registered_name}")`;
    const parts = [
      `${name}${called} is registered under the number ${numberOf(customer)}`,
      form === null ? "" : ` as ${form}`,
      since === null ? "" : `, since ${since}`,
      seat === null ? "" : `, with its seat at ${seat}`,
    ];
    return `${parts.join("")}. ${registerWords(register, status, situation)}`;
  }
  if (status === "not_found") {
    return `${name} (${customer.country}) declared the number ${numberOf(customer)}, which the register does not know.`;
  }
  const declared =
    customer.number === null ? "declared no registration number" : `declared the number ${numberOf(customer)}`;
  return `${name} (${customer.country}) ${declared}. No company register has stated who it is.`;
}

function registerWords(register: CustomerDescription["register"], status: string, situation: string | null): string {
  const source =
    register === null
      ? "The register"
      : `The register (${registerName(register.source)}, ${register.as_of.slice(0, 10)})`;
  return `${source} gives the status ${status}${situation === null ? "" : `, legal situation "${situation}"`}.`;
}

function whoThePersonIs({ name, since, seat, persons, country }: CustomerDescription): string {
  const nationality = persons[0]?.nationality ?? null;
  const declared = [
    since === null ? "" : `born on ${since}`,
    nationality === null ? "" : `nationality ${nationality}`,
    seat === null ? "" : `resident at ${seat}`,
  ].filter(Boolean);
  const missing = [
    since === null ? "birth date" : "",
    nationality === null ? "nationality" : "",
    seat === null ? "residence" : "",
  ].filter(Boolean);
  const stated = declared.length === 0 ? "" : `, as declared ${declared.join(", ")}`;
  const lacking = missing.length === 0 ? "" : ` Not declared: ${listed(missing)}.`;
  return `${name} is a natural person (case country ${country})${stated}.${lacking}`;
}

/** A Belgian enterprise number as the register prints it; any other as it was given. */
export const numberOf = ({ number, country }: Pick<CustomerDescription, "number" | "country">): string =>
  number !== null && country === "BE" && /^\d{10}$/.test(number) ? formatEnterpriseNumber(number) : (number ?? "none");

const ACTIVITY: readonly string[] = [
  "business_activity",
  "product_category",
  "main_crypto_service",
  "service_requested",
];

/** What a customer does, by its own words and by the register. */
export function whatItDoes({ kind, purpose, activities }: CustomerDescription): string {
  const answer = (ids: readonly string[]) =>
    purpose.find(({ question, answer: given }) => ids.includes(question) && given)?.answer;
  const declared = answer(ACTIVITY);
  const volume = answer(["expected_monthly_volume"]);
  const volumeBefore = purpose.find(({ question }) => question === "expected_monthly_volume")?.before;
  const asksVolume = purpose.some(({ question }) => question === "expected_monthly_volume");
  const sentences = [
    kind === "person"
      ? declaredWords(purpose, ABOUT_PERSON)
      : declared
        ? `It declares: ${quoted(declared.replace(/\.$/, ""))}.`
        : "It has not declared what it does.",
    kind === "person" ? "" : declaredWords(purpose, ABOUT_COMPANY),
    activities.length === 0 ? "" : `The register lists: ${some(activities, ACTIVITIES_MAX, "; ")}.`,
    asksVolume
      ? volume
        ? `Expected monthly volume: ${withBefore(isOption(volume) ? `${volume}, as declared` : `${quoted(volume)}, which is none of the amounts to choose from`, volumeBefore)}.`
        : "Its expected volume is not declared."
      : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

const isOption = (volume: string): boolean => (expectedMonthlyVolume.options ?? []).some(({ en }) => en === volume);

/** Characters of one answer in a sentence; the whole stands with the answers. */
const ANSWER_MAX = 300;

function quoted(answer: string): string {
  const letters = [...answer];
  return letters.length <= ANSWER_MAX
    ? `"${answer}"`
    : `"${letters.slice(0, ANSWER_MAX).join("").trimEnd()}…" (${letters.length} characters)`;
}

const ABOUT_PERSON: readonly (readonly [question: string, label: string])[] = [
  ["occupation", "occupation"],
  ["purpose_of_relationship", "purpose of the relationship"],
  ["source_of_funds", "source of funds"],
];

const ABOUT_COMPANY: typeof ABOUT_PERSON = [...ABOUT_PERSON.slice(1), ["tax_residence", "tax residence"]];

/** What a customer wants and lives on, as far as the form asks. */
function declaredWords(purpose: CustomerDescription["purpose"], about: typeof ABOUT_PERSON): string {
  const asked = about.flatMap(([id, label]) => {
    const found = purpose.find(({ question }) => question === id);
    return found === undefined ? [] : [{ label, answer: found.answer, before: found.before?.map(quoted) }];
  });
  const given = asked
    .filter(({ answer }) => answer !== null)
    .map(({ label, answer, before }) => `${label} ${withBefore(quoted(answer!), before)}`);
  const lacking = asked.filter(({ answer }) => answer === null).map(({ label }) => label);
  return [
    given.length === 0 ? "" : `As declared: ${given.join(", ")}.`,
    lacking.length === 0 ? "" : `Not declared: ${listed(lacking)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Who runs and owns a company, by origin. */
export function whoIsBehind({ kind, persons }: CustomerDescription): string {
  if (kind === "person") return "";
  if (persons.length === 0) return "Nobody has named who runs or owns it.";
  const of = (wanted: CustomerParty["origin"]) => persons.filter(({ origin }) => origin === wanted).map(describeParty);
  const sentence = (label: string, people: readonly string[]) =>
    people.length === 0 ? "" : `${label}: ${some(people, NAMED_MAX, "; ")}.`;
  return [
    sentence("By the register", of("registered")) || "No register names who runs or owns it.",
    sentence("Declared only", of("declared")),
    sentence("Named in a document only", of("document")),
    sentence("Named in an officer's filing only", of("filed")),
    sentence("Named by a data provider only", of("provider")),
  ]
    .filter(Boolean)
    .join(" ");
}

function describeParty(party: CustomerParty): string {
  const { name, role, share_percent: share, birth_date: birth } = party;
  const details = [
    role,
    share === null ? "" : `${share} %${byOther(party, "share_percent")}`,
    birth === null ? "" : `born ${birth}${byOther(party, "birth_date")}`,
  ];
  return `${name} (${details.filter(Boolean).join(", ")})`;
}

const BY_OTHERS: Readonly<Record<PartyOrigin, string>> = {
  registered: "by the register",
  declared: "as declared",
  document: "by a document",
  filed: "by an officer's filing",
  provider: "by a data provider",
};

/** Whose word a detail of a party is, behind it; empty where it is the word of the source that names the party. */
export function byOther({ by_others: others }: Pick<CustomerParty, "by_others">, detail: PartyDetail): string {
  const origin = others?.[detail];
  return origin === undefined ? "" : ` ${BY_OTHERS[origin]}`;
}

function some(items: readonly string[], max: number, separator: string): string {
  const more = items.length - max;
  return more > 0 ? `${items.slice(0, max).join(separator)} and ${more} more` : items.join(separator);
}

/** What the lists say of one party. */
export function screeningWords({ screening, screening_by }: PartyScreening, screened: CustomerScreening): string {
  switch (screening) {
    case "clear":
      return screened.politically_exposed ? "no hit" : "no hit on sanctions lists; not searched for political exposure";
    case "open_hit":
      return "open hit";
    case "cleared":
      return `hit cleared by ${listed(screening_by)}`;
    case "confirmed":
      return `match confirmed by ${listed(screening_by)}`;
    case "not_screened":
      return "not screened";
  }
}

/** Some are searched in several spellings, which the check of the screening counts. */
const noHit = (parties: number, names: number): string =>
  parties === names
    ? `No hit for any of the ${names} names.`
    : `No hit for any of the ${parties} people and companies, searched under ${names} names.`;

/** The screening of everyone in the case: nobody counts as free of hits whom no list was searched for. */
export function screeningSentence(customer: CustomerDescription): string {
  const { screened } = customer;
  const parties = customer.kind === "person" ? customer.persons : [customer, ...customer.persons];
  const named = (state: PartyScreening["screening"]) =>
    parties.filter(({ screening }) => screening === state).map(({ name }) => name);
  const clear = named("clear");
  const list = (label: string, names: readonly string[]) =>
    names.length === 0 ? "" : `${label}: ${some(names, NAMED_MAX, "; ")}.`;
  return [
    screened.lists.length === 0 ? "No sanctions list was searched." : `Lists searched: ${screened.lists.join(", ")}.`,
    screened.lists.length > 0 && screened.missing.length > 0 ? `Not searched: ${listed(screened.missing)}.` : "",
    screened.lists.length > 0 && !screened.politically_exposed
      ? "Not everybody was looked up as a politically exposed person."
      : "",
    list("Match confirmed", named("confirmed")),
    list("Open hit", named("open_hit")),
    list("Hit cleared by an officer", named("cleared")),
    clear.length > 1 && clear.length === parties.length && screened.unnamed.length === 0
      ? noHit(parties.length, screened.names)
      : list("No hit", clear),
    list("Not screened", [...named("not_screened"), ...screened.unnamed]),
  ]
    .filter(Boolean)
    .join(" ");
}
