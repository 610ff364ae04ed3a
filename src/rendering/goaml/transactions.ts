import type { GoamlInput, GoamlTransaction, GoamlTransactionParty } from "./goaml.model.ts";
import { CASH } from "../../domain/diligence/rating/product.rules.ts";
import { isNamed } from "../../domain/diligence/rating/rating-facts.ts";
import { isSameName, isSamePerson, nameWords } from "../../domain/customer/same-person.ts";
import {
  countryOfAccount,
  writeAccount,
  writeOwnCompany,
  writeOwnPerson,
  writePerson,
  type XmlElement,
} from "./parties.ts";
import { codeOf, MAX_COMMENT, type XmlWriter, toSqlDate } from "./xml-writer.ts";

/** `transaction`: one sender, one receiver (`t_from`, `t_to`). */
export function writeTransaction(
  xml: XmlWriter,
  input: GoamlInput,
  path: string,
  transaction: GoamlTransaction,
): XmlElement {
  const { profile } = xml;
  noteOutside(xml, input, path, transaction);
  return {
    transactionnumber: xml.text(`${path}.number`, transaction.number, 100),
    transaction_location: "",
    transaction_description: xml.text(`${path}.description`, transaction.description, MAX_COMMENT),
    date_transaction: xml.date(`${path}.date`, transaction.date) ?? reportDateOf(input),
    transmode_code: transmodeOf(xml, `${path}.mode`, transaction.mode),
    transmode_comment: profile.transmode_comment,
    amount_local: xml.amount(`${path}.amount`, localAmount(xml, transaction)),
    ...writeSide(xml, input, path, transaction, "from"),
    ...writeSide(xml, input, path, transaction, "to"),
  };
}

/** What happened before or after the relationship is no error: the report says so to who files it. */
function noteOutside(xml: XmlWriter, { relationship }: GoamlInput, path: string, { date }: GoamlTransaction): void {
  const { since = null, ended_on = null } = relationship ?? {};
  const day = date.slice(0, 10);
  const told =
    since !== null && day < since
      ? `before the relationship began (${since})`
      : ended_on !== null && day > ended_on
        ? `after the relationship ended (${ended_on})`
        : null;
  if (told !== null) xml.note(`${path}.date`, "outside_relationship", `The transaction is dated ${told}.`);
}

const localAmount = ({ profile }: XmlWriter, { currency, amount, amount_local }: GoamlTransaction): string =>
  currency.toUpperCase() === profile.local_currency ? amount : (amount_local ?? amount);

/** The day of the report; the schema's first where that cannot be read, which `checkGoaml` does not let pass. */
export const reportDateOf = (input: GoamlInput): string => toSqlDate(input.sar.created_at) ?? "1753-01-01T00:00:00";

function writeSide(
  xml: XmlWriter,
  input: GoamlInput,
  path: string,
  transaction: GoamlTransaction,
  side: "from" | "to",
): XmlElement {
  const party = transaction[side];
  const client = writeOwnClient(xml, input, `${path}.${side}`, party, side);
  const account = client && party.account?.trim() ? `Account ${party.account.trim()}` : null;
  return {
    [client ? `t_${side}_my_client` : `t_${side}`]: {
      [`${side}_funds_code`]: fundsOf(xml, `${path}.${side}`, transaction, party),
      [`${side}_funds_comment`]: xml.optionalText(`${path}.${side}.account`, account, 255),
      [`${side}_foreign_currency`]: foreignCurrency(xml, path, transaction),
      ...(client ?? writeParty(xml, input, `${path}.${side}`, party, side)),
      [`${side}_country`]: xml.country(`${path}.${side}`, countryOfParty(input, party)),
    },
  };
}

/** By the mode; of a party without an account by the description's word for cash. The schema has no code for what is not known. */
function fundsOf(
  xml: XmlWriter,
  path: string,
  { mode, description }: GoamlTransaction,
  { account }: GoamlTransactionParty,
): string | undefined {
  const { profile } = xml;
  const known = codeOf(profile.funds_by_word, mode);
  if (known !== undefined || account?.trim()) return known ?? profile.default_funds;
  if (isNamed(description ?? "", `(?:${CASH})(?!\\p{L})`)) return codeOf(profile.funds_by_word, "cash");
  xml.note(
    `${path}.account`,
    "not_known",
    "Neither an account nor the kind of the funds is known; the code is that of an account.",
  );
  return profile.default_funds;
}

/**
 * The customer as a client of the reporting entity; null for anybody else. The form of a client's account demands the
 * day of its opening and its signatories, which no case has: the client is written as a company or a person, and the
 * account is named in the comment on the funds and among the report's accounts.
 */
function writeOwnClient(
  xml: XmlWriter,
  input: GoamlInput,
  path: string,
  party: GoamlTransactionParty,
  side: "from" | "to",
): XmlElement | null {
  const isPerson = isOwnPerson(input, party);
  if (!isPerson && !isCompany(input, party)) return null;
  if (isByInitial(input, party))
    xml.note(`${path}.name`, "by_initial", "The party is taken for the customer by family name and initial.");
  const written = isPerson
    ? writeOwnPerson(xml, "persons.0", input.persons[0]!)
    : writeOwnCompany(xml, input.company!, input.persons);
  if (written !== null) return { [isPerson ? `${side}_person` : `${side}_entity`]: written };
  xml.note(
    path,
    "general_form",
    isPerson
      ? "The schema's form for a client demands birth date, nationality, residence, and number, issue and expiry of an identity document. The case does not have all of them; the customer is in the general form."
      : "The schema's form for a client demands a day of incorporation and a related person, which the case does not have; the customer is in the general form.",
  );
  return null;
}

/** A private customer stands first among the persons. */
const isOwnPerson = (input: GoamlInput, party: GoamlTransactionParty): boolean =>
  input.company === null &&
  (isOfName(party.name, input.persons[0]?.name ?? "") ||
    isOwnAccount(input.accounts, party.account) ||
    isByInitial(input, party));

/** `A. Özdemir` without an account, where nobody else of the case can be meant. */
const isByInitial = ({ company, persons }: GoamlInput, { name, account }: GoamlTransactionParty): boolean =>
  company === null &&
  !account?.trim() &&
  persons.findIndex((one) => canBeShort(name ?? "", one.name)) === 0 &&
  persons.findLastIndex((one) => canBeShort(name ?? "", one.name)) === 0;

/** One initial or more, and the last words of the name behind the first. */
function canBeShort(short: string, name: string): boolean {
  const words = nameWords(name);
  const parts = nameWords(short);
  const initials = parts.filter(({ length }) => length === 1);
  const whole = parts.filter(({ length }) => length > 1);
  const given = words.filter((word) => !whole.includes(word));
  return (
    initials.length > 0 &&
    whole.includes(nameWords(name.trim().split(/\s+/).at(-1)!)[0] ?? "") &&
    whole.every((word) => words.includes(word)) &&
    initials.every((initial) => given.some((word) => word.startsWith(initial)))
  );
}

const isOwnAccount = (accounts: GoamlInput["accounts"], number: string | null): boolean =>
  number !== null && accounts.some((known) => !known.is_of_other && sameText(known.number, number));

/** The same words, in any order and case. */
const isOfName = (name: string | null, known: string): boolean =>
  name !== null && isSamePerson(name, known) && isSameName(name, known);

/** An account where one is named; else the case's own company or person of that name; else a name alone. */
function writeParty(
  xml: XmlWriter,
  input: GoamlInput,
  path: string,
  party: GoamlTransactionParty,
  side: "from" | "to",
): XmlElement {
  if (party.account !== null && party.account.trim() !== "") {
    const account = {
      number: party.account,
      holder_name: party.name ?? "",
      bic: null,
      bank_name: null,
      currency: null,
    };
    const known = input.accounts.find((one) => sameText(one.number, account.number)) ?? account;
    return {
      [`${side}_account`]: writeAccount(xml, path, { ...known, holder_name: party.name ?? known.holder_name }),
    };
  }
  const person = isByInitial(input, party) ? 0 : input.persons.findIndex((one) => isOfName(party.name, one.name));
  const found = input.persons[person];
  if (found?.is_assumed)
    xml.note(
      `${path}.name`,
      "not_known",
      "Nothing but its name and a transaction in cash or at the counter says that this party is a person.",
    );
  if (found !== undefined) return { [`${side}_person`]: writePerson(xml, `persons.${person}`, found) };
  if (!isCompany(input, party))
    xml.note(
      `${path}.name`,
      "not_known",
      "It is not known whether this party is a person or a company; it is reported as an entity.",
    );
  return { [`${side}_entity`]: { name: xml.name(`${path}.name`, party.name, 255) } };
}

function countryOfParty(input: GoamlInput, party: GoamlTransactionParty): string | null {
  const own = isCompany(input, party) ? input.company!.country : null;
  const residence = isOwnPerson(input, party) ? input.persons[0]!.residence : null;
  return countryOfAccount(party.account) ?? own ?? residence;
}

/** The customer by its registered or declared name, or by an account that is known as its own. */
const isCompany = ({ company, accounts }: GoamlInput, { name, account }: GoamlTransactionParty): boolean =>
  company !== null &&
  ([company.name, company.declared_name].some((known) => known !== null && sameText(name ?? "", known)) ||
    isOwnAccount(accounts, account));

/** Stated beside the local amount. Without one `checkGoaml` lets no such report be filed, for there is no rate. */
function foreignCurrency(xml: XmlWriter, path: string, transaction: GoamlTransaction): XmlElement | undefined {
  const code = transaction.currency.toUpperCase();
  if (code === xml.profile.local_currency) return undefined;
  if (!xml.profile.currencies.has(code)) {
    xml.note(`${path}.currency`, "not_in_code_list", "The currency is not in the FIU's code list.");
    return undefined;
  }
  if (transaction.amount_local === null)
    xml.note(`${path}.currency`, "not_local", "The local amount is missing; the report repeats the foreign amount.");
  return { foreign_currency_code: code, foreign_amount: xml.amount(`${path}.amount`, transaction.amount) };
}

function transmodeOf(xml: XmlWriter, path: string, mode: string | null): string {
  const known = codeOf(xml.profile.transmode_by_word, mode);
  if (known === undefined && mode !== null)
    xml.note(path, "not_in_code_list", "The mode is not in the FIU's code list; it is reported as unknown.");
  return known ?? xml.profile.default_transmode;
}

const sameText = (one: string, other: string): boolean =>
  one.replace(/\s/g, "").toLowerCase() === other.replace(/\s/g, "").toLowerCase();
