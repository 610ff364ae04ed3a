import { foldAccents } from "../../../platform/folding.ts";
import { text } from "../../case/answers.ts";
import { judgesBefore } from "../../case/rules-version.model.ts";
import { IDENTITY_KINDS } from "../../documents/document-kinds.ts";
import { compact } from "../../readings/agreement.rules.ts";
import { certainFacts, type EffectiveText, personsIn } from "../../readings/effective-facts.rules.ts";
import { identifiablePeople, isPersonCase, type KnownCase } from "../../readings/known-case.ts";
import {
  agreesOnDate,
  agreesOnPerson,
  comparePersonNames,
  mayBeOnePersons,
} from "../../readings/person-names.rules.ts";
import { placeOf } from "../reading-words.ts";
import type { Contradiction, JudgedFile } from "./contradiction.model.ts";
import { registerName } from "../../customer/register-name.ts";

export const identityContradictions = (known: KnownCase, file: JudgedFile): Contradiction[] => [
  ...otherBirthDate(known, file),
  ...otherFamilyName(known, file),
  ...otherAccount(known, file),
];

/** The declared name with another date of birth. */
function otherBirthDate(known: KnownCase, { document, kind }: JudgedFile): Contradiction[] {
  const [holder] = personsIn(document, ["holder"]);
  if (!IDENTITY_KINDS.includes(kind) || holder?.birth_date === undefined) return [];
  const people = identifiablePeople(known);
  if (people.some(({ value }) => agreesOnPerson(value, holder) === true)) return [];
  const other = people.find(
    ({ value }) =>
      comparePersonNames(value.name, holder.name) === "same" &&
      agreesOnDate(value.birth_date, holder.birth_date) === false,
  );
  if (other === undefined) return [];
  const declared = `${other.value.name}, born ${other.value.birth_date}`;
  const who =
    other.with === "answer" ? "the customer declared" : `the register (${registerName(other.source, known)}) has`;
  return [
    {
      field: "birth_date",
      against: other.with,
      declared,
      observed: `${holder.name}, born ${holder.birth_date}`,
      says: `names ${holder.name}, born ${holder.birth_date} (${placeOf(holder.fact)})`,
      otherwise: `${who} ${declared}`,
    },
  ];
}

/** A private customer's own birth date on a card with another name: a maiden name, a change of name, a twin, or another person. */
function otherFamilyName(known: KnownCase, { document, kind }: JudgedFile): Contradiction[] {
  const [holder] = personsIn(document, ["holder"]);
  if (judgesBefore(known, 8) || !isPersonCase(known) || !IDENTITY_KINDS.includes(kind)) return [];
  if (holder?.birth_date === undefined) return [];
  const people = identifiablePeople(known);
  const customer = people.find(({ value }) => agreesOnDate(value.birth_date, holder.birth_date) === true);
  if (customer === undefined || people.some(({ value }) => mayBeOnePersons(value.name, holder.name))) return [];
  const declared = wordsOf(customer.value.name);
  const shared = wordsOf(holder.name).filter((word) => declared.includes(word));
  if (shared.length === 0 && judgesBefore(known, 11)) return [];
  const family = wordsOf(holder.family_name ?? declared.at(-1) ?? "");
  const isRelative = shared.some((word) => family.includes(word));
  return [
    {
      field: "name_on_card",
      ...(!judgesBefore(known, 11) &&
        (shared.length === 0 || isRelative) && { what: isRelative ? "given name" : "name" }),
      against: customer.with,
      declared: customer.value.name,
      observed: holder.name,
      says: `names ${holder.name} (${placeOf(holder.fact)})`,
      otherwise: `the customer declared ${customer.value.name}, of the same date of birth`,
    },
  ];
}

const wordsOf = (name: string): string[] => foldAccents(name).match(/\p{L}{2,}/gu) ?? [];

/** The bank's certificate is for another account than the declared one. */
function otherAccount(known: KnownCase, { document, kind }: JudgedFile): Contradiction[] {
  const declared = text(known.answers["iban"]);
  const read = certainFacts(document).filter(
    (fact): fact is EffectiveText => fact.type === "iban" && typeof fact.value === "string",
  );
  const [first] = read;
  if (kind !== "bank_account_certificate" || declared === null || first === undefined) return [];
  if (read.some(({ value }) => compact(value) === compact(declared))) return [];
  return [
    {
      field: "iban",
      against: "answer",
      declared,
      observed: first.value,
      says: `is for the account ${first.value} (${placeOf(first)})`,
      otherwise: `the customer declared ${declared}`,
    },
  ];
}
