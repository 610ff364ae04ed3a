import { checkIban } from "../../domain/identifiers/iban.ts";
import type { GoamlAccount, GoamlAddress, GoamlCompany, GoamlPerson } from "./goaml.model.ts";
import { MAX_COMMENT, type XmlWriter } from "./xml-writer.ts";

/** An element's children in the order of the schema; a list repeats one, an undefined one is left out. */
export type XmlElement = { readonly [name: string]: XmlValue | undefined };
type XmlValue = string | XmlElement | readonly (string | XmlElement)[];

/** `t_person`. */
export function writePerson(xml: XmlWriter, path: string, person: GoamlPerson): XmlElement {
  const { first, last } = splitName(xml, path, person);
  const firstName = xml.name(`${path}.first_name`, first, 100);
  const lastName = xml.name(`${path}.last_name`, last, 100);
  const original = xml.optionalText(`${path}.name`, person.name, 255);
  return {
    first_name: firstName,
    last_name: lastName,
    birthdate: xml.date(`${path}.date_of_birth`, person.date_of_birth),
    birth_place: xml.optionalText(`${path}.birth_place`, person.birth_place ?? null, 255),
    country_of_birth: xml.optionalCountry(`${path}.birth_country`, person.birth_country ?? null),
    full_name_frn: original === `${firstName} ${lastName}` ? undefined : original,
    id_number: xml.optionalText(`${path}.id_number`, person.id_number, 255),
    ...writeNationalities(xml, path, person),
    residence: xml.optionalCountry(`${path}.residence`, person.residence),
    addresses: writeAddresses(xml, `${path}.address`, person.address, xml.profile.private_address),
    occupation: xml.optionalText(`${path}.occupation`, person.occupation ?? null, 255),
    identification: writeIdentification(xml, path, person),
  };
}

/** The schema has room for three. */
function writeNationalities(xml: XmlWriter, path: string, { nationality, other_nationalities = [] }: GoamlPerson) {
  const codes = [nationality, ...other_nationalities].flatMap(
    (code) => xml.optionalCountry(`${path}.nationality`, code) ?? [],
  );
  const [nationality1, nationality2, nationality3] = new Set(codes);
  return { nationality1, nationality2, nationality3 };
}

function writeIdentification(xml: XmlWriter, path: string, { identification: shown }: GoamlPerson) {
  const issued = xml.date(`${path}.identification`, shown?.issued_on ?? null);
  const expires = xml.date(`${path}.identification`, shown?.expires_on ?? null);
  if (!shown || issued === undefined || expires === undefined) return undefined;
  return {
    type: shown.is_passport ? xml.profile.passport : xml.profile.unknown,
    number: xml.text(`${path}.identification`, shown.number, 255),
    issue_date: issued,
    expiry_date: expires,
    issue_country: xml.country(`${path}.identification`, shown.country),
  };
}

/**
 * `t_person_my_client`: a private customer's side of a transaction. Null where the case lacks what that form demands
 * (birth date, nationality, residence, an identity document with its dates): nothing is made up.
 */
export function writeOwnPerson(xml: XmlWriter, path: string, person: GoamlPerson): XmlElement | null {
  const { id_number, occupation, identification, addresses, ...written } = writePerson(xml, path, person);
  const { birthdate, nationality1, nationality2, nationality3, residence } = written;
  if ([birthdate, nationality1, residence, identification].includes(undefined)) return null;
  const { birth_place, country_of_birth, full_name_frn, first_name, last_name } = written;
  const { unknown } = xml.profile;
  const name = { gender: unknown, first_name, last_name };
  return {
    ...name,
    birthdate,
    birth_place,
    country_of_birth,
    full_name_frn,
    id_number: id_number ?? "",
    nationality1,
    nationality2,
    nationality3,
    residence,
    // The schema demands the element, and takes it empty: no case has a telephone number.
    phones: "",
    addresses,
    occupation,
    identification,
    tax_reg_number: unknown.slice(0, 1),
    comments: xml.optionalText(`${path}.comment`, person.comment, MAX_COMMENT),
  };
}

/** `t_entity`, with those who act for it or own it. */
export function writeCompany(xml: XmlWriter, company: GoamlCompany, persons: readonly GoamlPerson[]): XmlElement {
  const related = persons.flatMap((person, index) => writeRelated(xml, `persons.${index}`, person));
  const name = xml.name("company_name", company.name, 255);
  const business = [company.legal_form, company.activity].filter((part) => part !== null).join("; ");
  return {
    name,
    incorporation_number: xml.text("company_registration_number", company.registration_number, 50),
    business: xml.optionalText("company.activity", business, 255),
    addresses: writeAddresses(xml, "company.address", company.address, xml.profile.business_address),
    incorporation_country_code: xml.optionalCountry("country", company.country),
    related_persons: related.length === 0 ? undefined : { entity_related_person: related },
    incorporation_date: xml.date("company.incorporated_on", company.incorporated_on),
    ...(company.closed_on === null
      ? {}
      : { business_closed: "1", date_business_closed: xml.date("company.closed_on", company.closed_on) }),
    tax_number: xml.optionalText("company.vat_number", company.vat_number, 100),
    comments: companyComments(xml, name, company),
  };
}

/** Nothing for a person without an office or a holding. */
function writeRelated(xml: XmlWriter, path: string, person: GoamlPerson): XmlElement[] {
  if (person.role === null) return [];
  return [
    {
      person: writePerson(xml, path, person),
      role: xml.profile.role_codes[person.role],
      share_percentage: shareOf(person),
      comments: xml.optionalText(`${path}.comment`, person.comment, MAX_COMMENT),
    },
  ];
}

/**
 * `t_entity_my_client`: the customer's side of a transaction. Null where the case lacks what that form demands (a day of
 * incorporation, a person): nothing is made up, and the general form is used.
 */
export function writeOwnCompany(
  xml: XmlWriter,
  company: GoamlCompany,
  persons: readonly GoamlPerson[],
): XmlElement | null {
  const { incorporation_date, ...written } = writeCompany(xml, company, persons);
  const { related_persons, business_closed, date_business_closed, tax_number, comments, ...head } = written;
  if (incorporation_date === undefined || related_persons === undefined) return null;
  const { unknown } = xml.profile;
  const closing = { business_closed, date_business_closed, tax_number };
  return {
    name: head["name"],
    incorporation_legal_form: unknown,
    incorporation_number: head["incorporation_number"],
    business: head["business"] ?? unknown,
    addresses: head["addresses"] ?? "",
    incorporation_state: unknown,
    incorporation_country_code: head["incorporation_country_code"] ?? unknown,
    related_persons,
    incorporation_date,
    ...closing,
    tax_reg_number: unknown.slice(0, 1),
    comments,
  };
}

/** The name in its own script, the name that the customer declared, the related parties, and what the customer stated. */
function companyComments(xml: XmlWriter, written: string, company: GoamlCompany): string | undefined {
  const original = xml.optionalText("company_name", company.name, 4000);
  const declared =
    company.declared_name === null ? undefined : `Declared by the customer as "${company.declared_name}".`;
  const number = company.is_number_declared ? "The registration number is declared by the customer only." : undefined;
  const lines = [
    original === written ? undefined : original,
    declared,
    company.other_name &&
      `The register has this number by another name: "${company.other_name}". Whether they are one company is not known; what is registered here is of that one.`,
    number,
    ...company.related_parties,
    ...(company.stated ?? []),
  ];
  return xml.optionalText("company.comments", lines.filter(Boolean).join("\n"), MAX_COMMENT);
}

/** Per cent with two decimals at most; what is out of range is left out. */
const shareOf = ({ share_percent: share }: GoamlPerson): string | undefined =>
  share === null || !(share >= 0 && share <= 100) ? undefined : `${Math.round(share * 100) / 100}`;

/** `t_account`. A bank that is not known is marked so; that of a Belgian IBAN is read from it. */
export function writeAccount(xml: XmlWriter, path: string, account: GoamlAccount): XmlElement {
  const iban = toIban(account.number);
  if (iban !== undefined && !checkIban(iban).valid)
    xml.note(
      `${path}.number`,
      "check_digits",
      "The check digits or the length of the IBAN do not hold; it is as given.",
    );
  const bic = xml.optionalText(`${path}.bic`, account.bic, 11);
  return {
    institution_name: xml.optionalText(`${path}.bank_name`, account.bank_name, 255),
    ...(bic === undefined ? { institution_code: bankCode(iban) ?? xml.profile.unknown } : { swift: bic }),
    institution_country: iban === undefined ? undefined : xml.optionalCountry(`${path}.number`, iban.slice(0, 2)),
    branch: xml.profile.unknown,
    account: xml.text(`${path}.number`, account.number, 255),
    currency_code: currencyOf(xml, `${path}.currency`, account.currency),
    account_name: xml.name(`${path}.holder_name`, account.holder_name, 255),
    iban,
    comments: xml.optionalText(`${path}.comment`, account.comment ?? null, MAX_COMMENT),
  };
}

function currencyOf(xml: XmlWriter, path: string, currency: string | null): string | undefined {
  if (currency === null) return undefined;
  const code = currency.toUpperCase();
  if (xml.profile.currencies.has(code)) return code;
  xml.note(path, "not_in_code_list", "The currency is not in the FIU's code list.");
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
  xml: XmlWriter,
  path: string,
  address: GoamlAddress | null,
  type: string,
): XmlElement | undefined {
  if (address === null) return undefined;
  return {
    address: {
      address_type: type,
      address: xml.text(`${path}.line`, address.line, 100),
      city: xml.text(`${path}.city`, address.city, 255),
      zip: xml.optionalText(`${path}.postal_code`, address.postal_code, 10),
      country_code: xml.country(`${path}.country`, address.country),
      state: xml.profile.unknown,
    },
  };
}

/** The schema asks for two names: where a source gives one, the last word is taken for the last name. */
function splitName(xml: XmlWriter, path: string, person: GoamlPerson): { first: string; last: string } {
  if (person.first_name !== null && person.last_name !== null)
    return { first: person.first_name, last: person.last_name };
  const words = person.name.trim().split(/\s+/);
  xml.note(`${path}.name`, "name_split", "The source has a single name; its last word is reported as the last name.");
  if (words.length === 1) return { first: xml.profile.unknown, last: words[0] ?? "" };
  return { first: words.slice(0, -1).join(" "), last: words.at(-1) ?? "" };
}
