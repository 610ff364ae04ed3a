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

/**
 * Names in the running text of a company's papers that are nobody's whom the case knows: who may stand behind it by other means
 * than an office or shares.
 */
export function namesInPapers(
  naming: Naming,
  documents: readonly CaseDocument[],
  known: readonly string[],
): NamedInPaper[] {
  const { templateId } = naming;
  // A paper of a private customer's own or employer's company is none of the customer's.
  if (judgesBefore(naming, 8) || (templateId !== undefined && isPersonCase({ templateId }))) return [];
  const found: NamedInPaper[] = [];
  const isKnown = (name: string) =>
    [...known, naming.companyName ?? "", ...found.map((one) => one.name)].some(
      (other) => isSamePerson(other, name) || compareCompanyNames(other, name).score >= NAME_MATCH_THRESHOLD,
    );
  for (const { reading, filename } of documents) {
    for (const name of reading?.names ?? []) if (!isKnown(name)) found.push({ name, filename });
  }
  return found.slice(0, NAMES_MAX);
}
