import { judgesBefore } from "../../case/rules-version.model.ts";
import { countryInWords } from "../../../platform/country-code.ts";
import { text } from "../../case/answers.ts";
import { countryOfAddress, declaredResidence } from "../../customer/address-countries.rules.ts";
import { declaredOwners, readDeclaredDirectors } from "../../customer/declared-owners.ts";
import { registerName } from "../../customer/register-name.ts";
import { nationalitiesIn, readNationalities } from "../../customer/stated-nationality.ts";
import { IDENTITY_KINDS } from "../../documents/document-kinds.ts";
import { agreesOnAddress } from "../../readings/agreement.rules.ts";
import { personsIn, subjectTexts } from "../../readings/effective-facts.rules.ts";
import { isPersonCase, type KnownCase, knownAddresses, registerOf } from "../../readings/known-case.ts";
import { agreesOnPerson } from "../../readings/person-names.rules.ts";
import { listed } from "../check-results.ts";
import type { DocumentFacts } from "../provided-documents.ts";
import { isHighRisk } from "../rating/countries.rules.ts";
import { placeOf } from "../reading-words.ts";
import type { Contradiction, JudgedFile } from "./contradiction.model.ts";

/** What a recent paper of a private customer, or the card of anybody behind the customer, says of countries. */
export const countryContradictions = (facts: DocumentFacts, file: JudgedFile): Contradiction[] =>
  judgesBefore(facts, 6) ? [] : [...otherNationality(facts, file), ...otherResidence(facts, file)];

interface StatedNationality {
  readonly with: "answer" | "register";
  readonly source: string;
  readonly person: { readonly name: string; readonly birth_date?: string };
  readonly code: string;
}

/** The nationality on an identity document, where that of its holder is stated, and none of those is this. */
function otherNationality(facts: DocumentFacts, { document, kind }: JudgedFile): Contradiction[] {
  const [holder] = personsIn(document, ["holder"]);
  if (!IDENTITY_KINDS.includes(kind) || holder?.nationality === undefined) return [];
  const stated = statedNationalities(facts).filter(({ person }) => agreesOnPerson(person, holder) === true);
  const [first] = stated;
  if (first === undefined && isDeclaredStateless(facts) && agreesOnPerson(itself(facts), holder) === true) {
    return [
      {
        field: "nationality",
        against: "answer",
        isGrave: isHighRiskOrProhibited(facts, holder.nationality),
        declared: "stateless",
        observed: countryInWords(holder.nationality),
        says: `states the nationality ${countryInWords(holder.nationality)} of ${holder.name} (${placeOf(holder.fact)})`,
        otherwise: "the customer declared to be stateless",
      },
    ];
  }
  if (first === undefined || stated.some(({ code }) => code === holder.nationality)) return [];
  const declared = listed([...new Set(stated.map(({ code }) => countryInWords(code)))]);
  const who = first.with === "answer" ? "the customer declared" : `the register (${registerName(first.source)}) has`;
  return [
    {
      field: "nationality",
      against: first.with,
      isGrave: isHighRiskOrProhibited(facts, holder.nationality),
      declared,
      observed: countryInWords(holder.nationality),
      says: `states the nationality ${countryInWords(holder.nationality)} of ${holder.name} (${placeOf(holder.fact)})`,
      otherwise: `${who} ${declared}`,
    },
  ];
}

const itself = (known: KnownCase) => ({ name: text(known.answers["full_name"]) ?? known.companyName });

/** A refugee may well have a nationality, and who is stateless has none. */
function isDeclaredStateless(facts: DocumentFacts): boolean {
  if (judgesBefore(facts, 8) || !isPersonCase(facts)) return false;
  return readNationalities(text(facts.answers["nationality"]) ?? "").statuses.includes("stateless");
}

/** Whether the law or the policy holds a country for one of high risk, or the policy prohibits it. */
export const isHighRiskOrProhibited = (facts: Pick<DocumentFacts, "policy">, code: string): boolean =>
  isHighRisk(facts, code) || facts.policy.values.prohibited_countries.includes(code);

/** The nationalities that the customer declares, or a register has, of single people. */
export function statedNationalities(known: KnownCase): StatedNationality[] {
  const { answers } = known;
  const own = isPersonCase(known) ? nationalitiesIn(text(answers["nationality"]) ?? "", known) : [];
  const person = itself(known);
  const declared = [...(declaredOwners(answers) ?? []), ...(readDeclaredDirectors(known) ?? [])];
  const register = registerOf(known);
  const registered = [...(register?.directors ?? []), ...(register?.owners ?? [])];
  return [
    ...own.map((code) => ({ with: "answer" as const, source: "nationality", person, code })),
    ...declared.flatMap((one) =>
      one.kind === "person" && one.nationality !== undefined
        ? [{ with: "answer" as const, source: "beneficial_owners", person: one, code: one.nationality }]
        : [],
    ),
    ...registered.flatMap((one) =>
      one.kind === "person" && one.nationality !== undefined
        ? [{ with: "register" as const, source: register!.source, person: one, code: one.nationality }]
        : [],
    ),
  ];
}

/** The country of the address on a paper, where it is not the declared one of residence, and the declared address names neither. */
function otherResidence(facts: DocumentFacts, { document, whose, isCurrent }: JudgedFile): Contradiction[] {
  const declared = isPersonCase(facts) ? declaredResidence(facts) : null;
  if (declared === null || whose.is !== "own" || !isCurrent) return [];
  const addresses = knownAddresses(facts).map(({ value }) => value);
  const told = addresses.map((address) => countryOfAddress(address, facts));
  const found = subjectTexts(document, "address").find(({ value }) => {
    const code = countryOfAddress(value, facts);
    // Another address altogether is a contradiction already.
    const isOther = addresses.length > 0 && addresses.every((one) => agreesOnAddress(one, value) === false);
    return code !== null && code !== declared && !told.includes(code) && !isOther;
  });
  if (found === undefined) return [];
  const observed = countryOfAddress(found.value, facts)!;
  return [
    {
      field: "country_of_residence",
      against: "answer",
      isGrave: isHighRiskOrProhibited(facts, observed),
      declared: countryInWords(declared),
      observed: countryInWords(observed),
      says: `has an address in ${countryInWords(observed)} (${placeOf(found)})`,
      otherwise: `the customer declared to live in ${countryInWords(declared)}`,
    },
  ];
}
