import { newest } from "../case/facts.rules.ts";
import { readDay, text } from "../case/answers.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { agreesOnAddress, agreesOnCompany, agreesOnNumber, compact } from "../readings/agreement.rules.ts";
import { type EffectiveFact, personIn } from "../readings/effective-facts.rules.ts";
import {
  isPersonCase,
  knownAddresses,
  knownCase,
  knownNames,
  knownNumbers,
  type Stated,
} from "../readings/known-case.ts";
import { agreesOnPerson } from "../readings/person-names.rules.ts";
import { factText } from "../readings/fact-words.ts";
import type { AmountFact, FactType } from "../readings/reading.model.ts";
import { templateOf } from "../templates/index.ts";
import { linesOf } from "./answer-lines.ts";
import { nationalitiesIn } from "./stated-nationality.ts";
import { livesElsewhere } from "./address-countries.rules.ts";
import { compareParties } from "./compared-parties.rules.ts";
import type { ComparedFactName, CustomerComparison, MissingReason, SideName, SideValue } from "./comparison.model.ts";
import {
  asOf,
  type ComparisonInput,
  documentsThatCount,
  judge,
  notDeclared,
  readValues,
  side,
  silenceOfDocuments,
  silenceOfRegister,
  statedValues,
} from "./comparison-sides.rules.ts";
import { entries } from "./stated-facts.ts";

/**
 * The customer as it was declared, beside what its register has and what documents state. Pure. A fact that no side
 * knows is not in the list, except for the ones that identify the customer.
 */
export function compareCustomer(record: CaseRecord, now: Date): CustomerComparison[] {
  const input = { record, known: knownCase(record, now), documents: documentsThatCount(record) };
  const rows = isPersonCase(record)
    ? comparePerson(input)
    : [
        ...compareCompany(input),
        ...compareParties(input, "owner"),
        ...compareParties(input, "director"),
        ...compareBusiness(input),
      ];
  return rows.filter(
    ({ fact, declared, registered, read }) =>
      IDENTIFYING.includes(fact) || [declared, registered, read].some(({ values }) => values.length > 0),
  );
}

const IDENTIFYING: readonly ComparedFactName[] = ["name", "number", "seat"];

interface Row {
  readonly fact: ComparedFactName;
  readonly declared: readonly SideValue[];
  /** Null for a fact that no register holds. */
  readonly registered: readonly SideValue[] | null;
  /** Why its register states nothing; absent where that is the company register. */
  readonly silence?: MissingReason;
  readonly read: readonly SideValue[];
  readonly agrees: (a: string, b: string) => boolean | null;
  /** Of the form that asks for the fact; null where the opening of the case states it. */
  readonly question?: string;
  /** Whether each document must agree, not one of several: of a person there is one birth date. */
  readonly everyDocument?: boolean;
  /** Whether the customer's own statements do not agree with one another. */
  readonly contradictsItself?: boolean;
}

function compareFact(input: ComparisonInput, row: Row): CustomerComparison {
  const sides = {
    declared: side(row.declared, notDeclared(input, row.question)),
    registered: side(
      row.registered ?? [],
      row.registered === null ? "not_applicable" : (row.silence ?? silenceOfRegister(input) ?? "not_in_register"),
    ),
    read: side(row.read, silenceOfDocuments(input)),
  };
  const judged = judge(sides, row.agrees);
  const { declared, read } = sides;
  const isAgainst = read.values.some(
    ({ value }) => declared.values.length > 0 && declared.values.every((one) => row.agrees(one.value, value) === false),
  );
  const differing: SideName[] =
    row.everyDocument && isAgainst ? ["declared", "read"] : row.contradictsItself ? ["declared"] : [];
  return {
    fact: row.fact,
    subject: null,
    ...sides,
    ...(differing.length === 0
      ? judged
      : { result: "differs" as const, differing: [...new Set([...judged.differing, ...differing])] }),
  };
}

const ofSubject =
  (...types: readonly FactType[]) =>
  (fact: EffectiveFact): string | null =>
    types.includes(fact.type) && fact.subject === "subject" ? factText(fact) : null;

const never = () => null;

/** Words differ without a contradiction; the same words agree. */
const sameWords = (a: string, b: string): boolean | null => (compact(a) === compact(b) ? true : null);

/** By codes: "Belgian" is BE, and RU is not. */
function sameNationality(a: string, b: string): boolean | null {
  const [left, right] = [nationalitiesIn(a), nationalitiesIn(b)];
  if (left.length === 0 || right.length === 0) return sameWords(a, b);
  return left.some((code) => right.includes(code));
}

const NOT_VALID = " is not valid";

/** The number that the VAT register was last asked for, with its refusal. */
function statedByVies({ record: { facts } }: ComparisonInput): SideValue[] {
  const [number, valid] = [facts["vat_number"]?.at(-1), facts["vat_valid"]?.at(-1)];
  if (typeof number?.value !== "string" || typeof valid?.value !== "boolean") return [];
  const value = valid.value ? number.value : `${number.value}${NOT_VALID}`;
  return [{ value, source: valid.source, at: valid.timestamp }];
}

/** A register that was not asked, because there was no number to ask for, is not one that did not answer. */
function silenceOfVies({ record: { grounds, vatNumber, country } }: ComparisonInput): MissingReason {
  if (grounds === undefined) return "not_investigated";
  return vatNumber || country === "BE" ? "source_unavailable" : "not_applicable";
}

function compareCompany(input: ComparisonInput): CustomerComparison[] {
  const { known } = input;
  const [names, numbers, addresses] = [knownNames(known), knownNumbers(known), knownAddresses(known)];
  const isVat = ({ source }: Stated<string>) => source === "vat_number";
  const of = (stated: readonly Stated<string>[]) => ({
    declared: statedValues(input, stated, "answer"),
    registered: statedValues(input, stated, "register"),
  });
  const plain = numbers.filter((one) => !isVat(one));
  return [
    compareFact(input, {
      fact: "name",
      ...of(names),
      read: readValues(input, ofSubject("company_name")),
      agrees: agreesOnCompany,
    }),
    compareFact(input, {
      fact: "number",
      ...of(plain),
      read: readValues(input, ofSubject("enterprise_number")),
      agrees: agreesOnNumber,
    }),
    compareFact(input, {
      fact: "vat_number",
      declared: statedValues(input, numbers.filter(isVat), "answer"),
      registered: statedByVies(input),
      silence: silenceOfVies(input),
      read: readValues(input, ofSubject("vat_number")),
      agrees: (a, b) => (a.endsWith(NOT_VALID) || b.endsWith(NOT_VALID) ? false : agreesOnNumber(a, b)),
    }),
    compareFact(input, {
      fact: "seat",
      ...of(addresses),
      read: readValues(input, ofSubject("address")),
      agrees: agreesOnAddress,
      question: "business_address",
    }),
  ];
}

const ACTIVITIES = ["business_activity", "product_category", "main_crypto_service", "service_requested"];

function compareBusiness(input: ComparisonInput): CustomerComparison[] {
  const { known, record } = input;
  const activities = entries(newest(record, "activities")).flatMap(({ description }) => text(description) ?? []);
  const register = record.grounds?.register;
  const source = register?.state === "answered" ? register.source : "";
  return [
    compareFact(input, {
      fact: "activity",
      declared: answered(input, ...ACTIVITIES),
      registered: activities.map((value) => ({ value, source, at: asOf(known) })),
      read: readValues(input, ofSubject("object")),
      agrees: sameWords,
      question: "business_activity",
    }),
    compareFact(input, {
      fact: "volume",
      declared: answered(input, "expected_monthly_volume"),
      registered: null,
      read: readValues(input, (fact) =>
        fact.type === "amount" && (fact.value as AmountFact).rubric === "turnover" ? factText(fact) : null,
      ),
      agrees: never,
      question: "expected_monthly_volume",
    }),
    compareFact(input, {
      fact: "account",
      declared: answered(input, "iban"),
      registered: null,
      read: readValues(input, (fact) => (fact.type === "iban" ? factText(fact) : null)),
      agrees: (a, b) => compact(a) === compact(b),
      question: "iban",
    }),
  ];
}

function comparePerson(input: ComparisonInput): CustomerComparison[] {
  const ofHolder = (part: "name" | "birth_date" | "nationality" | "national_number") => (fact: EffectiveFact) => {
    const person = personIn(fact);
    return person?.role === "holder" ? (person[part] ?? null) : null;
  };
  const same = (a: string, b: string) => compact(a) === compact(b);
  const isElsewhere = livesElsewhere(input.known.answers);
  return [
    compareFact(input, {
      fact: "name",
      declared: statedValues(input, knownNames(input.known), "answer"),
      registered: null,
      read: readValues(input, ofHolder("name")),
      agrees: (a, b) => agreesOnPerson({ name: a }, { name: b }),
    }),
    compareFact(input, {
      fact: "birth_date",
      declared: answered(input, "date_of_birth"),
      registered: null,
      read: readValues(input, ofHolder("birth_date")),
      agrees: (a, b) => same(readDay(a) ?? a, readDay(b) ?? b),
      question: "date_of_birth",
      everyDocument: true,
    }),
    compareFact(input, {
      fact: "nationality",
      declared: answered(input, "nationality"),
      registered: null,
      read: readValues(input, ofHolder("nationality")),
      agrees: sameNationality,
      question: "nationality",
      everyDocument: true,
    }),
    compareFact(input, {
      fact: "seat",
      declared: [
        ...statedValues(input, knownAddresses(input.known), "answer"),
        ...(isElsewhere ? answered(input, "country_of_residence") : []),
      ],
      registered: null,
      read: readValues(input, (fact) => (fact.type === "address" ? factText(fact) : null)),
      agrees: agreesOnAddress,
      question: "residence_address",
      contradictsItself: isElsewhere,
    }),
    compareFact(input, {
      fact: "national_number",
      declared: answered(input, "national_register_number"),
      registered: null,
      read: readValues(input, ofHolder("national_number")),
      agrees: same,
      question: "national_register_number",
    }),
    compareFact(input, {
      fact: "account",
      declared: answered(input, "iban"),
      registered: null,
      read: readValues(input, (fact) => (fact.type === "iban" ? factText(fact) : null)),
      agrees: same,
      question: "iban",
    }),
  ];
}

/** A choice in English, as the answers of the form beside it are. */
const answered = ({ known, record }: ComparisonInput, ...questions: readonly string[]): SideValue[] =>
  questions.flatMap((question) => {
    const value = text(known.answers[question]);
    const options = templateOf(record)?.questions.find(({ id }) => id === question)?.options;
    const [choice] = (options && linesOf(value, options)) ?? [];
    return value === null ? [] : [{ value: choice ?? value, source: question, at: null }];
  });
