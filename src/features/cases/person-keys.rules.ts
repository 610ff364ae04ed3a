import { readDay, text } from "../../domain/case/answers.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { answersOf } from "../../domain/customer/stated-facts.ts";
import { isPersonTemplate } from "../../investigation/dossier.ts";
import { checkBsn } from "../../domain/identifiers/bsn.ts";
import { readNationalNumber } from "../../domain/identifiers/national-register-number.ts";
import { wholeLatinWords } from "../../platform/folding.ts";
import { sha256Hex } from "../../platform/hashing.ts";

export interface PersonKeys {
  readonly personKey: string | null;
  readonly personNumberKey: string | null;
}

type PersonFacts = Pick<
  CaseRecord,
  "tenantId" | "templateId" | "companyName" | "registrationNumber" | "additionalData" | "updatedAt"
>;

/**
 * Keys by which two cases of a tenant are about one private customer: the same name, in any order and script, with the
 * same birth date, or the same national number. A number whose check digits do not hold is nobody's.
 */
export function personKeys(record: PersonFacts): PersonKeys {
  if (!isPersonTemplate(record.templateId)) return { personKey: null, personNumberKey: null };
  const answers = answersOf(record);
  const hashOf = (...parts: readonly string[]) => sha256Hex([record.tenantId, ...parts].join("\n"));
  const name = wholeLatinWords(nameOf(record)).sort();
  const birthDate = readDay(text(answers["date_of_birth"]));
  const number = numberOf(record, [answers["national_register_number"], answers["bsn"], record.registrationNumber]);
  return {
    personKey: name.length === 0 || birthDate === null ? null : hashOf("person", name.join(" "), birthDate),
    personNumberKey: number === null ? null : hashOf("number", number),
  };
}

/** The name that a private customer answers, or that its case was opened under. */
const nameOf = (record: PersonFacts): string => text(answersOf(record)["full_name"]) ?? record.companyName;

/**
 * By which cases of a tenant are found that may be about one private customer, whose names are compared then. Null where either is
 * unknown.
 */
export function birthOf(record: PersonFacts): { readonly birthKey: string | null; readonly personName: string | null } {
  const birthDate = isPersonTemplate(record.templateId) ? readDay(text(answersOf(record)["date_of_birth"])) : null;
  return birthDate === null
    ? { birthKey: null, personName: null }
    : { birthKey: sha256Hex([record.tenantId, "birth", birthDate].join("\n")), personName: nameOf(record) };
}

/** The first of the numbers that is a national register number or a citizen service number. */
function numberOf({ updatedAt }: PersonFacts, numbers: readonly unknown[]): string | null {
  for (const given of numbers) {
    const number = text(given) ?? "";
    const national = readNationalNumber(number, new Date(updatedAt));
    if (national.valid) return `be ${national.compact}`;
    const citizen = checkBsn(number);
    if (citizen.valid) return `nl ${citizen.compact}`;
  }
  return null;
}
