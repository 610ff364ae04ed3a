import { judgesBefore } from "../case/rules-version.model.ts";
import { registerName } from "../customer/register-name.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { knownDirectors } from "../readings/known-case.ts";
import { namedNowhereIn } from "../readings/person-names.rules.ts";
import { listed } from "./check-results.ts";
import { daysBetween } from "./contradictions/contradiction.model.ts";
import {
  comparisonFor,
  hasCompanyDirector,
  LAG_DAYS,
  standingIn,
  WHO_MAY_ACT,
} from "./contradictions/directors.rules.ts";
import { judgedFiles } from "./contradictions.rules.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import type { DocumentFacts } from "./provided-documents.ts";
import { inWords, placeOf } from "./reading-words.ts";

/**
 * Directors by a paper of the last month whom the register does not name. A register records an appointment weeks after the deed, so
 * that this contradicts nothing; who may act is asked all the same.
 */
export function newDirectors(facts: DocumentFacts): DocumentFindingDraft[] {
  if (judgesBefore(facts, 7)) return [];
  const lists = knownDirectors(facts).filter(({ value }) => value.length > 0);
  const register = lists.find(({ with: side }) => side === "register");
  const declared = lists.find(({ with: side }) => side === "answer")?.value ?? [];
  if (register === undefined || register.value.some(({ kind }) => kind === "company")) return [];
  const today = facts.now.toISOString().slice(0, 10);
  return judgedFiles(facts).flatMap((file): DocumentFindingDraft[] => {
    const { document, kind, dated } = file;
    const isOwnDeed = WHO_MAY_ACT.includes(kind) && kind !== "register_extract" && file.whose.is === "own";
    if (!isOwnDeed || !file.isCurrent || daysBetween(dated, today) >= LAG_DAYS || hasCompanyDirector(file)) return [];
    const came = namedNowhereIn(standingIn(file, facts.now), register.value, comparisonFor(facts, file));
    if (came.length === 0) return [];
    const isDeclared = namedNowhereIn(came, declared).length === 0;
    const names = [...new Set(came.map(({ name }) => name))];
    return [
      {
        code: "document_director_new",
        isGrave: !isDeclared,
        title: `Not in the register as director: ${listed(names)}`,
        description:
          `The file "${document.filename}" (${inWords(kind)} of ${dated}) names as director: ${came.map(({ name, fact }) => `${name} (${placeOf(fact)})`).join("; ")}. ` +
          `The register (${registerName(register.source, facts)}) names ${register.value.map(({ name }) => name).join("; ")}. ` +
          `It may take a month to record an appointment: until it does, who may act for the customer is not certain.${isDeclared ? " The customer declares the same directors as the file." : ""}`,
        sourceEntry: `director_new:${documentTypeOf(facts, document)}:${document.document_id}`,
        ...(document.source === "officer" && { source: "officer" }),
      },
    ];
  });
}
