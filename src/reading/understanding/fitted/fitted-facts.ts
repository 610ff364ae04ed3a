import { DOCUMENT_KINDS, type DocumentKind, IDENTITY_KINDS } from "../../../domain/documents/document-kinds.ts";
import { CERTAIN } from "../../../domain/readings/certain-kind.ts";
import type { FactType } from "../../../domain/readings/reading.model.ts";
import { companiesIn } from "../company/mentions.ts";
import { asGuess, type FactDraft, textIn } from "../facts.ts";
import { readPersonName } from "../fields/person-names.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { SIGNED } from "../person/letters/document-date.ts";
import { withoutOthers } from "./beside-others.ts";
import { candidatesOf, FITTED_FIELDS, type FittedField, keyOf } from "./candidates.ts";
import { type Judged, judge } from "./choose.ts";
import type { Candidate } from "./finders/candidate.ts";
import { companyKey } from "./finders/companies.ts";
import type { ReadBefore } from "./surroundings.ts";
import type { FittedFields } from "./weights.ts";

interface Use {
  /** Kinds of papers that state the field. */
  readonly kinds: readonly DocumentKind[];
  /** Facts of these types fill the field already. */
  readonly filledBy: readonly FactType[];
  /** A value that no rule reads is a guess from this share on, and certain from the other. */
  readonly least: number;
  readonly sure: number;
  /** A rule's value of a lower share is a guess: one that the rule read beside a label of the field, and any other. */
  readonly keep: { readonly labelled: number; readonly other: number };
  /** Kinds where a rule's value is never doubted: its rule reads a label of its own, or the truth knows several. */
  readonly trusts: readonly DocumentKind[];
  /** Whether another value takes the place of a doubted one. */
  readonly replaces: boolean;
}

const others = (...kinds: readonly DocumentKind[]): DocumentKind[] =>
  DOCUMENT_KINDS.filter((kind) => kind !== "other" && !IDENTITY_KINDS.includes(kind) && !kinds.includes(kind));

/** Of a field whose surest additions are not right in 99 of 100 of others' papers. */
const NEVER = 2;

/** What `npm run bench:documents -- --fields` prints tells how often a field is right from which share on. */
export const USES: Readonly<Record<FittedField, Use>> = {
  document_date: {
    kinds: others("annual_accounts"),
    filledBy: ["document_date", "issue_date"],
    least: 0.35,
    sure: 0.9,
    keep: { labelled: 0.5, other: 0.5 },
    trusts: ["gazette_publication", "register_extract", "ubo_extract", "shareholder_register", "structure_chart"],
    replaces: true,
  },
  address: {
    kinds: others("invoice", "contract"),
    filledBy: ["address"],
    least: 0.9,
    sure: NEVER,
    keep: { labelled: 0.3, other: 0.5 },
    trusts: [],
    replaces: false,
  },
  company_name: {
    kinds: others(),
    filledBy: ["company_name", "account_holder"],
    least: 0.6,
    sure: NEVER,
    keep: { labelled: 0.3, other: 0.5 },
    trusts: [],
    replaces: true,
  },
  licence_number: {
    kinds: ["licence"],
    filledBy: ["licence_number", "document_number"],
    least: 0.8,
    sure: NEVER,
    keep: { labelled: 0.3, other: 0.5 },
    trusts: [],
    replaces: true,
  },
  // A number tells whose a paper is: none that a rule read becomes a guess beside another, and none that only the model chose contradicts.
  enterprise_number: {
    kinds: others("contract", "invoice"),
    filledBy: ["enterprise_number"],
    least: 0.8,
    sure: NEVER,
    keep: { labelled: 0.5, other: 0.5 },
    trusts: DOCUMENT_KINDS,
    replaces: true,
  },
};

/** Kinds of several values, which share what is likely: the rules' values are judged, and none is added. */
const OF_PARTIES: readonly DocumentKind[] = ["contract", "invoice"];
const KEEP_PARTY = 0.1;

/** Another value takes the place of a rule's value of a lower share. */
const REPLACED = 0.1;
/** A rule's value of a lower share is dropped where another value takes its place, or where the rule reads no label. */
const DROPPED = 0.05;
const DROPPED_PARTY = 0.005;
/** Rules that read a label of the field's own are surer than others. */
const isLabelled = ({ certainty }: FactDraft): boolean => certainty >= 0.95;

/** The facts of the rules with what the fitted model makes of its fields. */
export function withFitted(
  rules: readonly FactDraft[],
  kind: DocumentKind,
  document: ReadableDocument,
  model: FittedFields,
): readonly FactDraft[] {
  const facts = FITTED_FIELDS.filter((field) => USES[field].kinds.includes(kind)).reduce(
    (known, field) => withField(field, known, kind, document, model),
    rules,
  );
  return withoutOthers(facts, kind, document);
}

/**
 * It fills a field that the rules left empty. A rule's value that the model finds unlikely is a guess; where another is likely, that
 * one stands in its place, as a guess.
 */
function withField(
  field: FittedField,
  facts: readonly FactDraft[],
  kind: DocumentKind,
  document: ReadableDocument,
  model: FittedFields,
): readonly FactDraft[] {
  const { least, sure, keep, trusts, replaces } = USES[field];
  const known = knownOf(field, facts);
  // A number whose check digits are wrong is told as such: nothing takes its place.
  if (known.some(({ valid }) => valid === false)) return facts;
  const candidates = candidatesOf(field, document, known);
  const judged = judge(field, kind, document, model, candidates, readBefore(field, facts));
  const shareOf = (fact: FactDraft): number | null =>
    judged.find(({ candidate }) => candidate.key === keyOf(field, fact))?.share ?? null;
  // The only value beside a label of the field: the model may doubt that there is one, but knows no better.
  const isPreferred = (fact: FactDraft): boolean =>
    isLabelled(fact) &&
    judged[0]?.candidate.key === keyOf(field, fact) &&
    new Set(known.map((one) => keyOf(field, one))).size === 1;
  // A name beside its label that stands in the paper twice, such as in its title.
  const isTold = (fact: FactDraft): boolean =>
    field === "company_name" &&
    isLabelled(fact) &&
    candidates.filter(({ key }) => key === keyOf(field, fact)).length > 1;
  const isOfParties = OF_PARTIES.includes(kind);
  const isDoubted = (fact: FactDraft): boolean =>
    !trusts.includes(kind) &&
    !isPersonsAccount(fact) &&
    !isNamedByDeed(kind, fact) &&
    !(fact.type === "document_date" && fact.certainty >= SIGNED) &&
    !isPreferred(fact) &&
    !isTold(fact) &&
    (shareOf(fact) ?? 1) < (isOfParties ? KEEP_PARTY : isLabelled(fact) ? keep.labelled : keep.other);
  const isUnlikely = (fact: FactDraft): boolean => isDoubted(fact) && shareOf(fact)! < REPLACED;
  const takesPlace = known.length === 0 || (replaces && known.every(isUnlikely));
  const isKnown = (key: string): boolean => known.some((fact) => keyOf(field, fact) === key);
  const best = judged.find(
    ({ candidate, share, isOfAnother }) =>
      share >= least &&
      !isOfAnother &&
      !isKnown(candidate.key) &&
      !(field === "enterprise_number" && isBesideAnother(candidate, facts, document)),
  );
  const added = isOfParties || !takesPlace ? undefined : best;
  const isDropped = (fact: FactDraft): boolean =>
    isDoubted(fact) &&
    replaces &&
    shareOf(fact)! < (isOfParties ? DROPPED_PARTY : DROPPED) &&
    (added !== undefined || !isLabelled(fact));
  const rest = facts
    .filter((fact) => !known.includes(fact) || !isDropped(fact))
    .map((fact) => (known.includes(fact) && isDoubted(fact) ? asGuess(fact) : fact));
  if (added === undefined) return rest;
  const draft = draftOf(field, added, sure, kind, document);
  return [...rest, known.length === 0 ? draft : asGuess(draft)];
}

/** A model of companies' names finds every person's name unlikely, but a label that says who holds an account is sure. */
const isPersonsAccount = (fact: FactDraft): boolean =>
  fact.type === "account_holder" && isLabelled(fact) && readPersonName(textIn(fact)) !== null;

/** A deed says what its company is called: whether the name ends on the next line is nothing to doubt. */
const isNamedByDeed = (kind: DocumentKind, fact: FactDraft): boolean =>
  kind === "articles_of_association" && fact.type === "company_name" && isLabelled(fact);

/** `Compiled by Alfa Accountants Ltd, no. 123456`, in a paper about another company. */
function isBesideAnother({ at }: Candidate, facts: readonly FactDraft[], { flow }: ReadableDocument): boolean {
  const beside = companiesIn(flow.text.slice(flow.text.lastIndexOf("\n", at - 1) + 1, at)).at(-1);
  const names = knownOf("company_name", facts).map((fact) => keyOf("company_name", fact));
  const key = beside === undefined ? "" : companyKey(beside.name);
  return key !== "" && names.length > 0 && !names.some((name) => name.includes(key) || key.includes(name));
}

/** Facts of the rules that fill the field. */
export const knownOf = (field: FittedField, facts: readonly FactDraft[]): readonly FactDraft[] =>
  facts.filter(({ subject, type }) => subject === "subject" && USES[field].filledBy.includes(type));

export function readBefore(field: FittedField, facts: readonly FactDraft[]): ReadBefore {
  const others = facts.filter(({ subject, type }) => subject !== "subject" && USES[field].filledBy.includes(type));
  const keys = (some: readonly FactDraft[]) => new Set(some.map((fact) => keyOf(field, fact)));
  return { own: keys(knownOf(field, facts)), others: keys(others) };
}

function draftOf(
  field: FittedField,
  { candidate: { value, at, end, confidence }, share, isInSentence }: Judged,
  sure: number,
  kind: DocumentKind,
  { flow }: ReadableDocument,
): FactDraft {
  const certainty = share >= sure && !isInSentence ? CERTAIN + 0.05 : Math.min(CERTAIN - 0.05, share);
  const type = field === "company_name" && kind === "bank_account_certificate" ? "account_holder" : field;
  return { type, subject: "subject", value, place: flow.place(at, end), certainty: certainty * confidence };
}
