import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { isSamePerson } from "../customer/same-person.ts";
import { isPersonCase } from "./known-case.ts";
import { compareCompanyNames, NAME_MATCH_THRESHOLD } from "../matching/company-names.ts";

/** The most of such names in a case that are searched for. */
const NAMES_MAX = 40;

export interface NamedInPaper {
  readonly name: string;
  readonly filename: string;
}

interface Naming extends JudgedBy {
  readonly templateId?: string;
  readonly companyName?: string;
}

/** Of a private customer a deed, a gift or a contract: a paper of an employer's company is none of its own, and a statement names many. */
const isOfMoney = (reading: CaseDocument["reading"]): boolean =>
  reading?.kind !== "bank_account_certificate" && (reading?.warnings ?? []).some(({ code }) => code === "money_stated");

/**
 * Names in the running text of a company's papers, and of a private customer's on its money, that are nobody's whom the case knows: who may stand behind it by other means
 * than an office or shares.
 */
export function namesInPapers(
  naming: Naming,
  documents: readonly CaseDocument[],
  known: readonly string[],
): NamedInPaper[] {
  const { templateId } = naming;
  const isOfPerson = templateId !== undefined && isPersonCase({ templateId });
  if (judgesBefore(naming, isOfPerson ? 9 : 8)) return [];
  const found: NamedInPaper[] = [];
  const isKnown = (name: string) =>
    [...known, naming.companyName ?? "", ...found.map((one) => one.name)].some(
      (other) => isSamePerson(other, name) || compareCompanyNames(other, name).score >= NAME_MATCH_THRESHOLD,
    );
  for (const { reading, filename } of documents) {
    if (isOfPerson && !isOfMoney(reading)) continue;
    for (const name of reading?.names ?? []) if (!isKnown(name)) found.push({ name, filename });
  }
  return found.slice(0, NAMES_MAX);
}
