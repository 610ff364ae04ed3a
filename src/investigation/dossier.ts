import { readDay, text } from "../domain/case/answers.ts";
import { nationalitiesIn } from "../domain/customer/stated-nationality.ts";
import { furtherNationalityCodes } from "../domain/diligence/further-nationality.rules.ts";
import { companyRegisterOf } from "../sources/index.ts";
import type { DeclaredOwner } from "../domain/customer/declared-owner.model.ts";
import { readDeclaredDirectors, readDeclaredOwners } from "../domain/customer/declared-owners.ts";
import { type Nominee, splitNominees } from "../domain/customer/held-for.rules.ts";
import { normalizeEnterpriseNumber } from "../platform/enterprise-number.ts";
import { isResidence } from "../domain/customer/no-names.ts";
import { judgedBy, judgesBy } from "./rules-version.ts";
import type { InvestigationInput } from "./types.ts";
import { toCountryCode } from "../platform/country-code.ts";
import { readVatNumber, type VatNumber } from "../domain/identifiers/vat-number.ts";

/** A case as an agent may know it: what was declared, read into the forms that look-ups and comparisons need. */
export interface Dossier {
  readonly input: InvestigationInput;
  readonly subject: "company" | "person";
  readonly name: string;
  /** Ten digits; null without a valid Belgian enterprise number. */
  readonly enterpriseNumber: string | null;
  /** In the form of the register of the company's country; null without one, or without a number that it could have. */
  readonly registerNumber: string | null;
  readonly vat: VatNumber | null;
  /** Null is "nothing was answered"; an empty list is a plain "none". */
  readonly declaredOwners: readonly DeclaredOwner[] | null;
  readonly declaredDirectors: readonly DeclaredOwner[] | null;
  /** Whom the customer's own words call one who acts for another. */
  readonly nominees: readonly Nominee[];
  /** How many declared names are more than will be looked up. */
  readonly namesLeftOut: number;
  readonly declaredAddress: string | null;
  readonly declaredActivity: string | null;
  readonly person: DeclaredPerson | null;
  /** YYYY-MM-DD of the start of this run: every age is counted from it. */
  readonly today: string;
}

interface DeclaredPerson {
  readonly fullName: string;
  readonly birthDate: string | null;
  /** ISO 3166-1 alpha-2, in the order of the answer. */
  readonly nationalities: readonly string[];
  /** ISO 3166-1 alpha-2: where the person lives, and was born. */
  readonly residence: string | null;
  readonly birthCountry: string | null;
}

/** Whether a case of this template is about a private person, behind whom there is no company. */
export const isPersonTemplate = (templateId: string): boolean => templateId === "kyc_natural_person";

/** Answers and metadata that describe what a company does. */
const ACTIVITY_FIELDS = ["business_activity", "activity", "product_category", "main_crypto_service"];
const ADDRESS_FIELDS = ["business_address", "registered_address", "address"];
/** Names of one answer that are looked up: each costs a search of every list and of the press. */
export const DECLARED_NAMES_MAX = 200;

export function readDossier(input: InvestigationInput): Dossier {
  const declared = readDeclaredOwners(input.answers["beneficial_owners"]);
  const named = judgesBy(input, 6) ? (declared?.filter((owner) => !isResidence(owner)) ?? null) : declared;
  const directorsNamed = readDeclaredDirectors(input);
  const split = (all: readonly DeclaredOwner[] | null) =>
    splitsNominees(input) ? splitNominees(all ?? []) : { holders: all ?? [], nominees: [] };
  const [ofOwners, ofDirectors] = [split(named), split(directorsNamed)];
  const owners = named && ofOwners.holders;
  const directors = directorsNamed && ofDirectors.holders;
  const subject = isPersonTemplate(input.templateId) ? "person" : "company";
  return {
    input,
    subject,
    name: input.companyName,
    enterpriseNumber: subject === "company" ? readEnterpriseNumber(input) : null,
    registerNumber: subject === "company" ? readRegisterNumber(input) : null,
    vat: subject === "company" ? readVat(input) : null,
    declaredOwners: owners && owners.slice(0, DECLARED_NAMES_MAX),
    declaredDirectors: directors && directors.slice(0, DECLARED_NAMES_MAX),
    nominees: [...ofOwners.nominees, ...ofDirectors.nominees].slice(0, DECLARED_NAMES_MAX),
    namesLeftOut: countBeyond(owners) + countBeyond(directors),
    declaredAddress: firstText(input, ADDRESS_FIELDS),
    declaredActivity: joinTexts(input, ACTIVITY_FIELDS),
    person: subject === "person" ? readPerson(input) : null,
    today: input.startedAt.slice(0, 10),
  };
}

/** Whether words by which somebody acts for another are no part of the name. A look of monitoring has no terms. */
export const splitsNominees = (input: InvestigationInput): boolean => input.isLook === true || judgesBy(input, 7);

const countBeyond = (named: readonly DeclaredOwner[] | null): number =>
  Math.max(0, (named?.length ?? 0) - DECLARED_NAMES_MAX);

function readEnterpriseNumber(input: InvestigationInput): string | null {
  if (input.country !== "BE") return null;
  return normalizeEnterpriseNumber(input.registrationNumber ?? input.vatNumber ?? "");
}

function readRegisterNumber(input: InvestigationInput): string | null {
  const register = companyRegisterOf(input.country);
  const given = [input.registrationNumber, input.vatNumber?.replace(/^[A-Z]{2}/i, "")];
  const numbers = given.map((number) => (number ? (register?.normaliseNumber(number) ?? null) : null));
  return numbers.find((number) => number !== null) ?? null;
}

/** A Belgian enterprise's VAT number is its enterprise number, so it can be asked for even where none was declared. */
function readVat(input: InvestigationInput): Dossier["vat"] {
  if (input.vatNumber) return readVatNumber(input.vatNumber, input.country);
  const number = readEnterpriseNumber(input);
  return number === null ? null : { countryCode: "BE", number };
}

function readPerson(input: InvestigationInput): DeclaredPerson {
  const country = (question: string) => toCountryCode(text(input.answers[question]) ?? "");
  return {
    fullName: text(input.answers["full_name"]) ?? input.companyName,
    birthDate: readDay(text(input.answers["date_of_birth"])),
    nationalities: judgesBy(input, 8)
      ? [
          ...nationalitiesIn(text(input.answers["nationality"]) ?? ""),
          ...furtherNationalityCodes({ ...input, ...judgedBy(input) }),
        ]
      : [country("nationality") ?? []].flat(),
    residence: country("country_of_residence"),
    birthCountry: country("birth_country"),
  };
}

const texts = (input: InvestigationInput, fields: readonly string[]): string[] =>
  fields
    .flatMap((field) => [text(input.answers[field]), text(input.additionalData[field])])
    .filter((found) => found !== null);

const firstText = (input: InvestigationInput, fields: readonly string[]): string | null =>
  texts(input, fields)[0] ?? null;

function joinTexts(input: InvestigationInput, fields: readonly string[]): string | null {
  const found = texts(input, fields);
  return found.length === 0 ? null : found.join("; ");
}
