import type { Finding } from "../case/case.model.ts";
import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { IDENTITY_KINDS } from "../documents/document-kinds.ts";
import { knownDirectors } from "../readings/known-case.ts";
import { agreesOnPerson, namedNowhereIn } from "../readings/person-names.rules.ts";
import { listed, open, type Verdict } from "./check-results.ts";
import { WHO_MAY_ACT } from "./contradictions/directors.rules.ts";
import type { Comparison } from "./discrepancies.rules.ts";
import type { DueFacts } from "./due-facts.model.ts";
import { acceptedDocuments } from "./judge-document.rules.ts";
import { inOffice } from "./power-in-papers.rules.ts";
import { factOf, isStale } from "./provided-documents.ts";

/** Whether a change of directors is published that the register does not show. */
const isChanging = ({ code, severity }: Finding): boolean => code === "directors_changed" && severity === "medium";

/** While a change of directors is published and not registered, who is declared otherwise than registered contradicts nothing. */
export const withPublished = (
  rules: JudgedBy,
  comparisons: readonly Comparison[],
  findings: readonly Finding[],
): readonly Comparison[] =>
  judgesBefore(rules, 12) || !findings.some(isChanging)
    ? comparisons
    : comparisons.map((one) => (one.kind === "director" && !isOfNamesakes(one) ? { ...one, agrees: true } : one));

const isOfNamesakes = ({ observed }: Comparison): boolean => observed.endsWith(" of one name");

/**
 * Leaves open who may act while a change of directors is published that nobody has settled, and the customer declares somebody whom neither
 * the register nor an accepted paper of theirs names. Null otherwise.
 */
export function notYetRegistered(
  facts: DueFacts,
  registered: readonly { readonly name: string }[],
  evidence: readonly string[],
): Verdict | null {
  const isUnsettled = facts.findings.some((one) => isChanging(one) && one.clearance === undefined);
  if (judgesBefore(facts, 12) || !isUnsettled) return null;
  const declared = knownDirectors(facts).find(({ with: side }) => side === "answer")?.value ?? [];
  const shown = acceptedDocuments(facts, [...WHO_MAY_ACT, ...IDENTITY_KINDS])
    .filter((paper) => !isStale(paper, facts))
    .flatMap((paper): { readonly name: string }[] => {
      if (paper.kind === null || !IDENTITY_KINDS.includes(paper.kind)) return inOffice(facts, paper).certain;
      const name = factOf(paper.document, "name");
      return name === null ? [] : [{ name }];
    });
  const came = namedNowhereIn(declared, registered).filter(
    (one) => !shown.some((known) => agreesOnPerson(known, one) === true),
  );
  if (came.length === 0) return null;
  const names = listed(came.map(({ name }) => name));
  const how = `A change of directors is published and not registered yet. The customer declares ${names}, whom the register does not name: the published act or an identity document of each must show that.`;
  return open("only_declared", how, evidence);
}
