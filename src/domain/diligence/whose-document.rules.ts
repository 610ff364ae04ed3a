import { judgesBefore } from "../case/rules-version.model.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { type DocumentKind, IDENTITY_KINDS, kindsFor } from "../documents/document-kinds.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { agreesOnAddress, agreesOnCompany, agreesOnHolder } from "../readings/agreement.rules.ts";
import { curatorsByPaper, directorsByExtract } from "./may-act.rules.ts";
import { isNamesake } from "./personal-holder.rules.ts";
import { agreesOnKnown, isAnothers, mistypedIn, mayBeOldNumber } from "./foreign-number.rules.ts";
import {
  certainFacts,
  effectiveFacts,
  type EffectiveFact,
  type EffectiveText,
  type NamedPerson,
  personIn,
  personsIn,
  subjectTexts,
} from "../readings/effective-facts.rules.ts";
import { factText } from "../readings/fact-words.ts";
import {
  identifiablePeople,
  isPersonCase,
  knownAddresses,
  type KnownCase,
  knownNames,
  knownNumbers,
  knownPeople,
} from "../readings/known-case.ts";
import {
  addressesIn,
  type Agreement,
  agreesOnAnyAddress,
  linksTo,
  listNames,
  UNKNOWN,
  type Whose,
  whoseNumbers,
} from "./whose-number.rules.ts";
import {
  agreesOnDate,
  agreesOnPerson,
  comparePersonNames,
  type Known,
  shareVariantAlone,
} from "../readings/person-names.rules.ts";

const own = (...agrees: (Agreement | false)[]): Whose => ({ is: "own", agrees: agrees.filter((one) => one !== false) });

/** Kinds that use the registered name, so that another name alone shows another company. */
const BY_LEGAL_NAME: readonly DocumentKind[] = [
  "articles_of_association",
  "register_extract",
  "ubo_extract",
  "gazette_publication",
  "annual_accounts",
  "licence",
  "shareholder_register",
];

/** Whose a document is. A number decides before a name; a name alone only where nothing links it to the customer. */
export function whoseDocument(known: KnownCase, document: CaseDocument, kind: DocumentKind | null): Whose {
  if (kind !== null && IDENTITY_KINDS.includes(kind)) return whoseIdentity(known, document);
  if (isPersonCase(known)) return whosePerson(known, document);
  // An account statement names its holder as a certificate does.
  const isAccount = kind === null || kind === "other" || kind === "bank_account_certificate";
  if (isAccount && certainFacts(document).some(({ type }) => type === "account_holder")) {
    return whoseAccount(known, document, kind);
  }
  return whoseCompany(known, document, kind);
}

/** The holder of an identity document: the private customer, or somebody behind the company. */
function whoseIdentity(known: KnownCase, document: CaseDocument): Whose {
  const [holder] = personsIn(document, ["holder"]);
  if (holder === undefined || isOfProxy(known, document)) return UNKNOWN;
  const people = identifiablePeople(known).map(({ value }) => value);
  const same = people.filter(({ name }) => comparePersonNames(name, holder.name) === "same");
  // The same name with another date of birth is a contradiction, or a namesake: either way not certainly theirs.
  const match = same.find((one) => agreesOnPerson(one, holder) === true);
  if (match) return own("name", agreesOnDate(match.birth_date, holder.birth_date) === true && "birth date");
  const isDirector = directorsByExtract(known).some(
    (one) => agreesOnPerson(one, holder) === true && agreesOnDate(one.birth_date, holder.birth_date) === true,
  );
  if (isDirector && same.length === 0 && !registerKnowsDirectors(known)) return own("name", "birth date");
  if (same.length === 0 && curatorsByPaper(known).some((one) => agreesOnPerson(one, holder) === true))
    return own("name");
  const others = people.map((one) => mayBe(known, one, holder));
  // Who may act for the company is often not known in full.
  const isComplete = isPersonCase(known) || (people.length > 0 && registerKnowsDirectors(known));
  if (same.length > 0 || people.length === 0 || !isComplete || others.some((agrees) => agrees !== false)) {
    return UNKNOWN;
  }
  return {
    is: "other_person",
    fact: holder.fact,
    names: describeHolder(holder),
    instead: knownAsPeople(people, known),
  };
}

/** Asked for of who acts for a private customer, whom nothing else names. */
export const isOfProxy = (known: KnownCase, document: CaseDocument): boolean =>
  !judgesBefore(known, 9) && isPersonCase(known) && documentTypeOf(known, document) === "representative_identity";

/** Whether an identity document of a private case is not of whom this type asks: the customer, or who acts for it. */
export const isOfOtherHolder = (known: KnownCase, document: CaseDocument, documentType: string): boolean =>
  !judgesBefore(known, 9) &&
  isPersonCase(known) &&
  kindsFor(documentType) === IDENTITY_KINDS &&
  isOfProxy(known, document) !== (documentType === "representative_identity");

/**
 * The holder of an identity document where people of the case are known and none of them is the holder, but nobody knows everybody who may
 * act: the holder may be a representative whom nothing names. Null otherwise.
 */
export function unnamedHolder(known: KnownCase, document: CaseDocument, kind: DocumentKind | null): string | null {
  const [holder] = kind !== null && IDENTITY_KINDS.includes(kind) ? personsIn(document, ["holder"]) : [];
  const people = identifiablePeople(known).map(({ value }) => value);
  if (judgesBefore(known, 1)) return null;
  if (holder === undefined || people.length === 0 || whoseIdentity(known, document).is !== "unknown") return null;
  const isNamed = people.some(
    (one) => agreesOnPerson(one, holder) !== false || comparePersonNames(one.name, holder.name) === "same",
  );
  return isNamed ? null : describeHolder(holder);
}

const describeHolder = ({ name, birth_date }: Pick<NamedPerson, "name" | "birth_date">): string =>
  birth_date ? `${name}, born ${birth_date}` : name;

const registerKnowsDirectors = ({ grounds }: KnownCase): boolean =>
  grounds?.register.state === "answered" && (grounds.register.directors?.length ?? 0) > 0;

/** A document of a private customer, such as a bill: by the person whom it names as its own. */
function whosePerson(known: KnownCase, document: CaseDocument): Whose {
  const people = knownPeople(known).map(({ value }) => value);
  const named = namedIn(document);
  if (named.length === 0) return UNKNOWN;
  const agree = named.map((fact) => people.some((one) => agreesOnPerson(one, nameOf(fact)) === true));
  if (agree.includes(true)) return own("name");
  const isOther = named.every((fact) => people.every((one) => mayBe(known, one, nameOf(fact)) === false));
  // A lease that the customer gives names its tenant too.
  const isNamedToo = (document.reading?.names ?? []).some((name) =>
    people.some((one) => agreesOnPerson(one, { name }) !== false),
  );
  if (!isOther || agreesOnAnyAddress(known, document) || (isNamedToo && !judgesBefore(known, 9))) return UNKNOWN;
  return {
    is: "other_person",
    fact: named[0]!,
    names: judgesBefore(known, 11) ? nameOf(named[0]!).name : describeHolder(nameOf(named[0]!)),
    instead: knownAsPeople(people, known),
  };
}

/** As `agreesOnPerson`; a variant of the family name, with no given name or initial that agrees, is another person's. */
function mayBe(known: KnownCase, one: Known, other: Known): boolean | null {
  const agrees = agreesOnPerson(one, other);
  return agrees === null && !judgesBefore(known, 11) && shareVariantAlone(one.name, other.name) ? false : agrees;
}

/** Facts that name the one whom a document is about. */
const namedIn = (document: CaseDocument): EffectiveFact[] =>
  certainFacts(document).filter((fact) => {
    const person = personIn(fact);
    if (person !== null) return fact.subject === "subject" && (person.role === undefined || person.role === "holder");
    return fact.type === "account_holder" || (fact.type === "company_name" && fact.subject === "subject");
  });

const nameOf = (fact: EffectiveFact): { readonly name: string; readonly birth_date?: string } =>
  personIn(fact) ?? { name: factText(fact) };

/** Only the account holder shows whose an account is. A director's account is neither the company's nor a stranger's. */
function whoseAccount(known: KnownCase, document: CaseDocument, kind: DocumentKind | null): Whose {
  const holders = certainFacts(document).filter(
    (fact): fact is EffectiveText => fact.type === "account_holder" && typeof fact.value === "string",
  );
  const [holder] = holders;
  if (holder === undefined) return whoseCompany(known, document, kind);
  const names = knownNames(known).map(({ value }) => value);
  const sister = judgesBefore(known, 6) ? undefined : numberOfAnother(known, document);
  if (sister) return ofAnotherNumber(known, sister, holder.value);
  const isOwn = (value: string) =>
    names.some((name) => agreesOnCompany(name, value) === true) && !isNamesake(known, document, value);
  if (holders.some(({ value }) => isOwn(value))) return own("holder");
  const everyone = [...names, ...knownPeople(known).map(({ value }) => value.name)];
  if (!holders.every(({ value }) => everyone.every((name) => agreesOnHolder(name, value) === false))) return UNKNOWN;
  if (linksTo(known, document)) return UNKNOWN;
  return { is: "other_company", fact: holder, names: holder.value, instead: `the customer is ${listNames(names)}` };
}

function whoseCompany(known: KnownCase, document: CaseDocument, kind: DocumentKind | null): Whose {
  const numbers = subjectTexts(document, "enterprise_number", "vat_number");
  if (numbers.length === 0 && (kind === null || kind === "other")) {
    const whose = whoseNumbers(known, document);
    if (whose.is !== "unknown") return whose;
  }
  const names = subjectTexts(document, "company_name");
  const knownAs = knownNames(known).map(({ value }) => value);
  const isNamed = names.some(({ value }) => knownAs.some((name) => agreesOnCompany(name, value) === true));
  const given = knownNumbers(known).map(({ value }) => value);
  const answers = numbers.map(({ value }) => given.map((one) => agreesOnKnown(known, one, value)));
  if (answers.some((all) => all.includes(true))) return own("number", isNamed && "name");
  const otherNumber = numbers.find(
    // A VAT unit invoices under a number of its own.
    ({ type }, at) => (type === "enterprise_number" || !isNamed) && isAnothers(known, answers[at]!),
  );
  if (otherNumber && mayBeOldNumber(known, document, otherNumber)) return UNKNOWN;
  if (otherNumber) return ofAnotherNumber(known, otherNumber, names[0]?.value);
  if (isNamed) return mayPrintAnothersNumber(known, document) ? UNKNOWN : own("name");
  const [first] = names;
  if (first === undefined)
    return kind === null || !BY_LEGAL_NAME.includes(kind) ? byAddressee(known, document) : UNKNOWN;
  const isOther = names.every(({ value }) => knownAs.every((name) => agreesOnCompany(name, value) === false));
  const isTold = kind !== null && (BY_LEGAL_NAME.includes(kind) || contradictsAddress(known, document));
  if (!isOther || !isTold || linksTo(known, document)) return UNKNOWN;
  return {
    is: "other_company",
    fact: first,
    names: `"${first.value}"`,
    instead: `the customer is ${listNames(knownAs.slice(0, 2))}`,
  };
}

const ofAnotherNumber = (known: KnownCase, fact: EffectiveText, name: string | undefined): Whose => ({
  is: "other_company",
  fact,
  names: `the company with number ${fact.value}${name === undefined ? "" : `, "${name}"`}`,
  instead: `the customer's number is ${knownNumbers(known)[0]!.value}${mistypedIn(known, fact.value)}`,
});

/** The number of a company that is certainly none of the customer's: a sister company is often called alike. */
function numberOfAnother(known: KnownCase, document: CaseDocument): EffectiveText | undefined {
  const given = knownNumbers(known).map(({ value }) => value);
  const numbers = subjectTexts(document, "enterprise_number");
  const isAnother = ({ value }: EffectiveText) =>
    isAnothers(
      known,
      given.map((one) => agreesOnKnown(known, one, value)),
    );
  const [first] = numbers.every(isAnother) ? numbers : [];
  return first !== undefined && !mayBeOldNumber(known, document, first) ? first : undefined;
}

/** A number that is read without certainty shows nothing, but a name like the customer's beside it shows nothing either. */
const mayPrintAnothersNumber = (known: KnownCase, document: CaseDocument): boolean =>
  !judgesBefore(known, 1) &&
  effectiveFacts(document).some(
    ({ type, subject, value, valid }) =>
      type === "enterprise_number" &&
      subject === "subject" &&
      valid !== false &&
      typeof value === "string" &&
      isAnothers(
        known,
        knownNumbers(known).map((given) => agreesOnKnown(known, given.value, value)),
      ),
  );

/** A bill to a director at the company's address shows the address; a document that names nobody shows nothing. */
function byAddressee(known: KnownCase, document: CaseDocument): Whose {
  const people = knownPeople(known).map(({ value }) => value);
  const named = personsIn(document, ["holder"]);
  const isTheirs = named.some((person) => people.some((one) => agreesOnPerson(one, person) === true));
  return isTheirs && agreesOnAnyAddress(known, document) ? own("name", "address") : UNKNOWN;
}

const contradictsAddress = (known: KnownCase, document: CaseDocument): boolean => {
  const stated = knownAddresses(known);
  const read = addressesIn(document);
  return (
    stated.length > 0 &&
    read.length > 0 &&
    read.every(({ value }) => stated.every((one) => agreesOnAddress(one.value, value) === false))
  );
};

const knownAsPeople = (people: readonly { readonly name: string }[], known: KnownCase): string =>
  people.length === 1 && !judgesBefore(known, 6)
    ? `the only person known in this case is ${people[0]!.name}`
    : `the people known in this case are ${listNames(people.map(({ name }) => name))}`;
