import { judgesBefore } from "../case/rules-version.model.ts";
import { registerName } from "../customer/register-name.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { dateIn } from "../readings/effective-facts.rules.ts";
import { knownDirectors } from "../readings/known-case.ts";
import { namedNowhereIn } from "../readings/person-names.rules.ts";
import { listed } from "./check-results.ts";
import { daysBetween, type JudgedFile } from "./contradictions/contradiction.model.ts";
import {
  comparisonFor,
  hasCompanyDirector,
  LAG_DAYS,
  SAME_BOARD_DAYS,
  standingIn,
  WHO_MAY_ACT,
} from "./contradictions/directors.rules.ts";
import { judgedFiles } from "./contradictions.rules.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import type { DocumentFacts } from "./provided-documents.ts";
import { inWords, placeOf } from "./reading-words.ts";

const LATE =
  "It may take a month to record an appointment: until it does, who may act for the customer is not certain.";
const EARLIER = "Whether they still act for the customer, or ever were entered, is not certain.";

/** Articles of the last year that are not current any more, after which the register has no appointment. */
function isEarlierBoard(
  { document, kind, dated, isCurrent }: JudgedFile,
  registered: readonly { readonly since?: string | null }[],
  today: string,
): boolean {
  const days = daysBetween(dated, today);
  const isDated = dateIn(document, "document_date") !== null;
  const isOfLastYear = isDated && days >= LAG_DAYS && days <= SAME_BOARD_DAYS;
  return (
    kind === "articles_of_association" &&
    !isCurrent &&
    isOfLastYear &&
    registered.every(({ since }) => since == null || since <= dated)
  );
}

/**
 * Directors by a paper of the last month whom the register does not name. A register records an appointment weeks after the deed, so
 * that this contradicts nothing; who may act is asked all the same. So it is of directors by articles of the last year that are too old to
 * contradict the register, unless it has a later appointment: they may have left, or never have been entered.
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
    const isOfLastMonth = file.isCurrent && daysBetween(dated, today) < LAG_DAYS;
    const isEarlier = !judgesBefore(facts, 8) && isEarlierBoard(file, register.value, today);
    if (!isOwnDeed || !(isOfLastMonth || isEarlier) || hasCompanyDirector(file)) return [];
    const named = standingIn(file, facts.now);
    const came = namedNowhereIn(named, register.value, comparisonFor(facts, file));
    if (came.length === 0) return [];
    // Nobody in common with a board of before contradicts the register.
    if (!isOfLastMonth && came.length === named.length && register.value.every(({ since }) => since != null)) return [];
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
          `${isOfLastMonth ? LATE : EARLIER}${isDeclared ? " The customer declares the same directors as the file." : ""}`,
        sourceEntry: `director_new:${documentTypeOf(facts, document)}:${document.document_id}`,
        ...(document.source === "officer" && { source: "officer" }),
      },
    ];
  });
}
