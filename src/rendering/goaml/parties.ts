import type { GoamlAccount, GoamlAddress, GoamlCompany, GoamlPerson } from "./goaml.model.ts";
import type { Scribe } from "./scribe.ts";

/** An element's children in the order of the schema; a list repeats one, an undefined one is left out. */
export type XmlElement = { readonly [name: string]: XmlValue | undefined };
type XmlValue = string | XmlElement | readonly (string | XmlElement)[];

/** `t_person`. */
export function writePerson(scribe: Scribe, path: string, person: GoamlPerson): XmlElement {
  const { first, last } = splitName(scribe, path, person);
  const firstName = scribe.name(`${path}.first_name`, first, 100);
  const lastName = scribe.name(`${path}.last_name`, last, 100);
  const original = scribe.optionalText(`${path}.name`, person.name, 255);
  return {
    first_name: firstName,
    last_name: lastName,
    birthdate: scribe.date(`${path}.date_of_birth`, person.date_of_birth),
    full_name_frn: original === `${firstName} ${lastName}` ? undefined : original,
    id_number: scribe.optionalText(`${path}.id_number`, person.id_number, 255),
    nationality1: scribe.optionalCountry(`${path}.nationality`, person.nationality),
    residence: scribe.optionalCountry(`${path}.residence`, person.residence),
    addresses: writeAddresses(scribe, `${path}.address`, person.address, scribe.profile.private_address),
  };
}

/** `t_entity`, with those who act for it or own it. */
export function writeCompany(scribe: Scribe, company: GoamlCompany, persons: readonly GoamlPerson[]): XmlElement {
  const name = scribe.name("company_name", company.name, 255);
  const original = scribe.optionalText("company_name", company.name, 4000);
  const business = [company.legal_form, company.activity].filter((part) => part !== null).join("; ");
  return {
    name,
    incorporation_number: scribe.text("company_registration_number", company.registration_number, 50),
    business: scribe.optionalText("company.activity", business, 255),
    addresses: writeAddresses(scribe, "company.address", company.address, scribe.profile.business_address),
    incorporation_country_code: scribe.optionalCountry("country", company.country),
    related_persons:
      persons.length === 0
        ? undefined
        : {
            entity_related_person: persons.map((person, index) => ({
              person: writePerson(scribe, `persons.${index}`, person),
              role: scribe.profile.role_codes[person.role],
            })),
          },
    incorporation_date: scribe.date("company.incorporated_on", company.incorporated_on),
    ...(company.closed_on === null
      ? {}
      : { business_closed: "1", date_business_closed: scribe.date("company.closed_on", company.closed_on) }),
    tax_number: scribe.optionalText("company.vat_number", company.vat_number, 100),
    comments: name === original ? undefined : original,
  };
}

/** `t_account`. A bank that is not known is marked so; that of a Belgian IBAN is read from it. */
export function writeAccount(scribe: Scribe, path: string, account: GoamlAccount): XmlElement {
  const iban = toIban(account.number);
  const bic = scribe.optionalText(`${path}.bic`, account.bic, 11);
  return {
    institution_name: scribe.optionalText(`${path}.bank_name`, account.bank_name, 255),
    ...(bic === undefined ? { institution_code: bankCode(iban) ?? scribe.profile.unknown } : { swift: bic }),
    institution_country: iban === undefined ? undefined : scribe.optionalCountry(`${path}.number`, iban.slice(0, 2)),
    branch: scribe.profile.unknown,
    account: scribe.text(`${path}.number`, account.number, 255),
    currency_code: currencyOf(scribe, `${path}.currency`, account.currency),
    account_name: scribe.name(`${path}.holder_name`, account.holder_name, 255),
    iban,
  };
}

export function currencyOf(scribe: Scribe, path: string, currency: string | null): string | undefined {
  if (currency === null) return undefined;
  const code = currency.toUpperCase();
  if (scribe.profile.currencies.has(code)) return code;
  scribe.note(path, "not_in_code_list", "This currency is not in the unit's list.");
  return undefined;
}

/** The country that an IBAN names in its first two letters. */
export const countryOfAccount = (number: string | null): string | null => toIban(number ?? "")?.slice(0, 2) ?? null;

const toIban = (number: string): string | undefined => {
  const compact = number.replace(/\s/g, "").toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(compact) ? compact : undefined;
};

/** Digits 5 to 7 of a Belgian IBAN are the bank's code (National Bank of Belgium, bank identification codes). */
const bankCode = (iban: string | undefined): string | undefined =>
  iban?.startsWith("BE") ? iban.slice(4, 7) : undefined;

function writeAddresses(
  scribe: Scribe,
  path: string,
  address: GoamlAddress | null,
  type: string,
): XmlElement | undefined {
  if (address === null) return undefined;
  return {
    address: {
      address_type: type,
      address: scribe.text(`${path}.line`, address.line, 100),
      city: scribe.text(`${path}.city`, address.city, 255),
      zip: scribe.optionalText(`${path}.postal_code`, address.postal_code, 10),
      country_code: scribe.country(`${path}.country`, address.country),
      state: scribe.profile.unknown,
    },
  };
}

/** The schema asks for two names: where a source gives one, the last word is taken for the last name. */
function splitName(scribe: Scribe, path: string, person: GoamlPerson): { first: string; last: string } {
  if (person.first_name !== null && person.last_name !== null)
    return { first: person.first_name, last: person.last_name };
  const words = person.name.trim().split(/\s+/);
  scribe.note(`${path}.name`, "name_split", "The source gives one name; its last word stands as the last name.");
  if (words.length === 1) return { first: scribe.profile.unknown, last: words[0] ?? "" };
  return { first: words.slice(0, -1).join(" "), last: words.at(-1) ?? "" };
}
