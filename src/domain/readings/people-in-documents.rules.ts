import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { compareCompanyNames, hasCompanyForm, NAME_MATCH_THRESHOLD } from "../matching/company-names.ts";
import { isSameName, nameKey } from "../customer/same-person.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { type DocumentKind, IDENTITY_KINDS, PARTY_KINDS } from "../documents/document-kinds.ts";
import { type ReplacingCase, withReplaced } from "../documents/replaced-papers.rules.ts";
import { type FiledParty, partiesInFilings } from "../ownership/filed-parties.rules.ts";
import type { OwnershipFiling } from "../ownership/ownership-filing.model.ts";
import { CERTAIN, certainKind } from "./certain-kind.ts";
import { namesInPapers } from "./names-in-papers.rules.ts";
import { certainFacts, type EffectiveFact, effectiveFacts, personIn } from "./effective-facts.rules.ts";
import type { Gender } from "../hits/screening.model.ts";
import type { CompanyShareFact, PersonRole } from "./reading.model.ts";

/** A person or company that a document names as behind the customer. */
export interface DocumentParty {
  readonly kind: "person" | "company";
  readonly name: string;
  /** `YYYY-MM-DD`, or `YYYY-MM`. */
  readonly birth_date?: string;
  /** ISO 3166-1 alpha-2. */
  readonly countries?: readonly string[];
  /** Which of them somebody lives in. */
  readonly residence?: string;
  readonly enterprise_number?: string;
  readonly gender?: Gender;
  readonly role?: string;
  readonly share_percent?: number;
}

/** Papers that name who runs, owns or is the customer. */
const NAMING: readonly DocumentKind[] = [...PARTY_KINDS, ...IDENTITY_KINDS];

const BEHIND: readonly PersonRole[] = ["director", "owner", "founder", "shareholder", "holder", "signatory", "curator"];

/** Roles of those who hold something else than an office or shares. */
export const ACCOUNT_HOLDER = "account holder";
export const LICENCE_HOLDER = "holder of a licence";

/** Names that are looked up: each costs a search of every list. */
const PARTIES_MAX = 200;
/** Mostly one role each, and the card of some. */
const ROLES_MAX = 2 * PARTIES_MAX;

export interface DocumentParties {
  readonly parties: readonly DocumentParty[];
  /** How many more are named than will be looked up. */
  readonly leftOut: number;
}

/**
 * Everybody whom the documents of a case name behind its customer, each once, without those who have left. Runs before
 * version 7 of the rules did not know who may dispose of an account.
 */
export function peopleInDocuments(
  documents: readonly CaseDocument[],
  now: Date,
  judgedBy: JudgedBy = {},
): DocumentParties {
  const found = partiesOf(documents, now, canBeOne, judgedBy);
  return { parties: found.slice(0, PARTIES_MAX), leftOut: Math.max(0, found.length - PARTIES_MAX) };
}

/** The same, each once in each role: an owner may have handed in a card. */
export const rolesInDocuments = (documents: readonly CaseDocument[], now: Date): DocumentParty[] =>
  partiesOf(documents, now, (a, b) => a.role === b.role && canBeOne(a, b)).slice(0, ROLES_MAX);

function partiesOf(
  documents: readonly CaseDocument[],
  now: Date,
  areOne: (a: DocumentParty, b: DocumentParty) => boolean,
  judgedBy: JudgedBy = {},
): DocumentParty[] {
  const found: DocumentParty[] = [];
  const today = now.toISOString().slice(0, 10);
  for (const document of documents.filter(counts)) {
    for (const party of partiesIn(document, today, factsThatCount(document, judgedBy))) {
      const at = found.findIndex((known) => areOne(known, party));
      if (at < 0) found.push(party);
      else found[at] = { ...party, ...found[at]! };
    }
  }
  return found;
}

const counts = ({ source, superseded, review }: CaseDocument): boolean =>
  source !== "system" && !superseded && review?.outcome !== "rejected";

const kindOf = ({ review, filed, reading }: CaseDocument): DocumentKind | null =>
  review?.kind ?? certainKind(reading) ?? filed?.kind ?? null;

function isOfNamingKind(document: CaseDocument): boolean {
  const kind = kindOf(document);
  return kind !== null && NAMING.includes(kind);
}

/** Of a document whose kind nobody knows, only what an officer stated counts, such as whom an identity document names. */
const factsThatCount = (document: CaseDocument, judgedBy: JudgedBy): EffectiveFact[] =>
  certainFacts(document).filter(
    (fact) =>
      fact.corrected !== undefined ||
      isOfNamingKind(document) ||
      (!judgesBefore(judgedBy, 7) && isOfAccount(document, fact)) ||
      (!judgesBefore(judgedBy, 8) && isCompanyOfAccount(document, fact)),
  );

/** Whether a bank's certificate names who may dispose of the account. */
const isOfAccount = (document: CaseDocument, fact: EffectiveFact): boolean =>
  kindOf(document) === "bank_account_certificate" && personIn(fact)?.role === "signatory";

/** Whether it names a company that may dispose of the account. */
const isCompanyOfAccount = (document: CaseDocument, { type, value }: EffectiveFact): boolean =>
  kindOf(document) === "bank_account_certificate" &&
  type === "company_share" &&
  (value as CompanyShareFact).role === "signatory";

function partiesIn(document: CaseDocument, today: string, facts: readonly EffectiveFact[]): DocumentParty[] {
  return facts.flatMap((fact): DocumentParty[] => {
    const person = personIn(fact);
    if (person !== null) {
      const { name, role, until, birth_date, nationality, country, share_percent, sex } = person;
      if (role === undefined || !BEHIND.includes(role) || (until !== undefined && until <= today)) return [];
      const countries = [...new Set([nationality, country])].filter((code) => code !== undefined);
      return [
        {
          kind: "person",
          name,
          role,
          ...(share_percent === undefined ? {} : { share_percent }),
          ...(birth_date === undefined ? {} : { birth_date }),
          ...(countries.length === 0 ? {} : { countries }),
          ...(country === undefined ? {} : { residence: country }),
          ...(sex === "m" || sex === "f" ? { gender: sex === "m" ? "male" : "female" } : {}),
        },
      ];
    }
    if (fact.type !== "company_share") return [];
    const { holder, enterprise_number, share_percent, role = "shareholder" } = fact.value as CompanyShareFact;
    return [
      {
        kind: "company",
        name: holder,
        role,
        ...(share_percent === undefined ? {} : { share_percent }),
        ...(enterprise_number === undefined ? {} : { enterprise_number }),
      },
    ];
  });
}

/** Papers that name whose account or licence the customer shows, and as what. */
const HELD: Readonly<Partial<Record<DocumentKind, string>>> = {
  bank_account_certificate: ACCOUNT_HOLDER,
  licence: LICENCE_HOLDER,
};

/** Others than the customer whose account or licence a paper of the case is, each once. Its sender, such as the bank, is none of them. */
export function holdersInDocuments(parts: NamingParts, isMeant = isCertain): DocumentParty[] {
  const found: DocumentParty[] = [];
  for (const document of parts.documents.filter(counts)) {
    for (const party of holdersIn(document, isMeant)) {
      const isKnown = isCustomer(party.name, parts.companyName) || found.some((known) => canBeOne(known, party));
      if (!isKnown) found.push(party);
    }
  }
  return found.slice(0, PARTIES_MAX);
}

const isCertain = ({ confidence }: EffectiveFact): boolean => confidence >= CERTAIN;
const isGuess = (fact: EffectiveFact): boolean => !isCertain(fact);

function holdersIn(document: CaseDocument, isMeant: (fact: EffectiveFact) => boolean): DocumentParty[] {
  const kind = kindOf(document);
  const role = kind && HELD[kind];
  if (!role) return [];
  return effectiveFacts(document).flatMap((fact): DocumentParty[] => {
    const person = personIn(fact);
    const text = fact.type === "account_holder" && typeof fact.value === "string" ? fact.value : null;
    const name = text ?? (person?.role === "holder" ? person.name : null);
    if (name === null || fact.subject !== "subject" || fact.valid === false || !isMeant(fact)) return [];
    const { birth_date } = person ?? {};
    return [
      {
        kind: hasCompanyForm(name) ? "company" : "person",
        name,
        role,
        ...(birth_date === undefined ? {} : { birth_date }),
      },
    ];
  });
}

const isCustomer = (name: string, customer = ""): boolean =>
  isSameName(name, customer) || compareCompanyNames(name, customer).score >= NAME_MATCH_THRESHOLD;

/** Two birth dates or genders are two people, whatever the name. */
const canBeOne = (a: DocumentParty, b: DocumentParty): boolean =>
  a.kind === b.kind &&
  (a.gender === undefined || b.gender === undefined || a.gender === b.gender) &&
  (a.birth_date === undefined || b.birth_date === undefined || a.birth_date === b.birth_date) &&
  isSameName(a.name, b.name);

/**
 * Names in documents and in officers' filings of owners for which the latest screening did not search, such as of a
 * document that was read after it.
 */
export function unscreenedNames(parts: NamingParts, screened: readonly string[], now: Date): string[] {
  const { ownershipFiled = [] } = parts;
  const documents = withReplaced(parts);
  const { parties, leftOut } = peopleInDocuments(documents, now, parts);
  const holders = judgesBefore(parts, 6) ? [] : holdersInDocuments({ ...parts, documents });
  const filed = partiesInFilings(ownershipFiled);
  const searched = new Set(screened.map(nameKey));
  const missing = [...parties, ...holders, ...filed.slice(0, PARTIES_MAX)].filter(
    ({ name }) => !searched.has(nameKey(name)),
  );
  const beyond = leftOut + Math.max(0, filed.length - PARTIES_MAX);
  return [
    ...new Set(missing.map(({ name }) => name)),
    ...(beyond > 0 ? [`${beyond} names in documents and filings beyond the limit`] : []),
  ];
}

/** A party that a document may name, which counts once an officer states it. */
export interface GuessedParty extends DocumentParty {
  readonly filename: string;
  /** Named in the running text of a company's paper, in no office and without shares. */
  readonly isInText?: true;
}

/**
 * Parties behind the customer that a document may state, each once, without those of these names; at most as many as are
 * looked up.
 */
export function guessedParties(parts: NamingParts, names: readonly string[], now: Date): GuessedParty[] {
  const searched = new Set(names.map(nameKey));
  const today = now.toISOString().slice(0, 10);
  const documents = withReplaced(parts).filter(counts);
  const from = (find: (document: CaseDocument) => readonly DocumentParty[]): GuessedParty[] =>
    documents.flatMap((document) => find(document).map((party) => ({ ...party, filename: document.filename })));
  const guesses = from((document) => partiesIn(document, today, uncertainFacts(document, parts)));
  if (!judgesBefore(parts, 6)) {
    guesses.push(...from((document) => holdersInDocuments({ ...parts, documents: [document] }, isGuess)));
  }
  const unsearched = guesses.filter(({ name }) => !searched.has(nameKey(name)));
  const parties = [...new Map(unsearched.map((party) => [nameKey(party.name), party])).values()].slice(0, PARTIES_MAX);
  const inText = namesInPapers(parts, documents, [...names, ...parties.map(({ name }) => name)]);
  return [
    ...parties,
    ...inText.map(
      (one) => ({ ...one, isInText: true, kind: hasCompanyForm(one.name) ? "company" : "person" }) as const,
    ),
  ];
}

/** Their names. */
export const guessedNames = (parts: NamingParts, names: readonly string[], now: Date): string[] =>
  guessedParties(parts, names, now).map(({ name }) => name);

/** What a document may state: guesses, and all that stands in one whose kind is a guess itself. */
function uncertainFacts(document: CaseDocument, parts: NamingParts): EffectiveFact[] {
  const facts = effectiveFacts(document).filter(({ valid }) => valid !== false);
  // Accounts name the directors in no form that is read with certainty.
  const isOfAccounts = !judgesBefore(parts, 6) && kindOf(document) === "annual_accounts";
  if (isOfNamingKind(document) || isOfAccounts) return facts.filter(({ confidence }) => confidence < CERTAIN);
  if (!judgesBefore(parts, 7) && kindOf(document) === "bank_account_certificate") {
    return facts.filter((fact) => fact.confidence < CERTAIN && isOfAccount(document, fact));
  }
  const { review, reading } = document;
  const isKindGuessed = !review?.kind && certainKind(reading) === null;
  return isKindGuessed && reading?.kind && NAMING.includes(reading.kind) ? facts : [];
}

/** The parts of a case in which others than registers and the customer name people. */
export interface NamingParts extends ReplacingCase {
  readonly ownershipFiled?: readonly OwnershipFiling[] | undefined;
  /** The customer, who is no other. */
  readonly companyName?: string;
  readonly templateId?: string;
}

/** Whom they name, to be looked up. */
export const filedParties = ({ ownershipFiled = [] }: NamingParts): FiledParty[] =>
  partiesInFilings(ownershipFiled).slice(0, PARTIES_MAX);
