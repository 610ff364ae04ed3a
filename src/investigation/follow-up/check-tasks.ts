import { BY_WHAT_RIGHT } from "../../domain/portal/task-words.ts";
import { judgesBefore } from "../../domain/case/rules-version.model.ts";
import type { Check } from "../../domain/diligence/check.model.ts";
import type { Grounds } from "../../domain/diligence/grounds.model.ts";
import { unsearchedParties } from "../../domain/diligence/power-in-papers.rules.ts";
import { WHO_REPRESENTS } from "../../domain/customer/declared-owners.ts";
import { wordsForNames } from "../../domain/customer/no-names.ts";
import type { DocumentFacts } from "../../domain/diligence/provided-documents.ts";
import type { CaseDocument } from "../../domain/case/case.model.ts";
import {
  providedTypes,
  requirementStandings,
  type RequirementState,
} from "../../domain/diligence/requirement-standings.rules.ts";
import { isDocumentType } from "../../domain/templates/document-types.ts";
import { documentTask, questionTask, type TaskDraft } from "./task-draft.ts";
import { OPEN_QUESTIONS } from "./task-rules.ts";

export interface CheckGrounds extends DocumentFacts {
  readonly subject: "company" | "person";
  readonly grounds: Grounds | null;
}

/** Reasons that lie with a source of ours, where the country has a register: the customer is not asked instead of it. */
const OURS: readonly (string | null)[] = ["source_unavailable", "source_not_configured"];

/** What the customer can give to close an open check; nothing where only a source or an officer can. */
export function tasksForCheck(check: Check, facts: CheckGrounds): TaskDraft[] {
  if (check.outcome === "established") return [];
  switch (check.check) {
    case "registration":
      return isOurs(check, facts) ? [] : [documentTask("register_extract", true)];
    case "status":
      // That an entity has ended is no question to the customer.
      return check.outcome === "contradicted" || isOurs(check, facts) ? [] : [documentTask("register_extract", true)];
    case "representatives":
      return isOurs(check, facts) ? [] : powerTasks(check, facts);
    case "beneficial_owners":
      // Whether a discrepancy is explained is asked with the discrepancy.
      return check.outcome === "contradicted" ? [] : [documentTask(ownerDocument(check, facts), true)];
    case "identity":
      return identityTasks(check);
    case "screening":
      return screeningTasks(facts);
    case "purpose":
      return [questionTask(OPEN_QUESTIONS, true, "recurs")];
    case "documents":
      return documentTasks(facts);
  }
}

const isOurs = ({ reason }: Check, { country }: CheckGrounds): boolean => country === "BE" && OURS.includes(reason);

/** A declaration where nobody has named the owners yet; beyond their own word the register's extract counts. */
function ownerDocument({ reason }: Check, facts: CheckGrounds): "ubo_extract" | "ubo_declaration" {
  return reason === "only_declared" || providedTypes(facts).has("ubo_declaration") ? "ubo_extract" : "ubo_declaration";
}

/** Asked unless a task of its own names the number that is wrong. */
export const CHECK_IDENTITY = "Please check your name, date of birth and numbers in your application.";

/** Of an old deed an extract says who is in office today; names that were read without certainty an officer looks at first. */
function powerTasks({ reason }: Check, facts: CheckGrounds): TaskDraft[] {
  if (judgesBefore(facts, 8) || (reason !== "stale" && reason !== "unreadable" && reason !== "only_declared")) {
    return [documentTask("articles_of_association", true)];
  }
  if (reason === "only_declared") return [documentTask("board_resolution", true)];
  return reason === "stale" ? [documentTask("register_extract", true)] : [];
}

const identityTasks = ({ outcome, reason }: Check): TaskDraft[] => {
  if (outcome === "contradicted") {
    return [questionTask(CHECK_IDENTITY, true, "recurs")];
  }
  // Handed in and not looked at yet: an officer is next. A conflict is asked about by its finding.
  return reason === "unreadable" || reason === "conflict" ? [] : [documentTask("identity_document", true)];
};

/** Names that nobody could look for, as far as the customer can give them. */
function screeningTasks(facts: CheckGrounds): TaskDraft[] {
  const screening = facts.grounds?.screening;
  if (screening?.state !== "answered") return [];
  const unsearched = unsearchedParties(facts, screening);
  const lacks = (party: string) => unsearched.some((missing) => missing.startsWith(party));
  const words = judgesBefore(facts, 3) ? { owners: [], directors: [] } : wordsForNames(facts);
  const isUnnamed = words.directors.length > 0;
  return [
    ...(isUnnamed || lacks("the directors")
      ? [questionTask(WHO_REPRESENTS, true, isUnnamed ? "recurs" : undefined)]
      : []),
    ...(words.owners.length > 0 || lacks("the owners")
      ? [
          questionTask(
            "Please name the beneficial owners in your application, each with the full name.",
            true,
            "recurs",
          ),
        ]
      : []),
    ...(screening.unreadable.length > 0
      ? [
          questionTask(
            "Please write every name in Latin letters, as in the passport, in your application.",
            true,
            "recurs",
          ),
        ]
      : []),
  ];
}

function documentTasks(facts: CheckGrounds): TaskDraft[] {
  const standings = requirementStandings(facts);
  const asked = standings
    // Whether a file was changed, or what an unclear one is, an officer finds out first.
    .filter(({ state, file, isAskedAgain }) => !SETTLED.includes(state) || isAskedAgain || isUnreadable(file))
    .flatMap(({ id }) => (isDocumentType(id) ? [documentTask(id, true)] : []));
  const isRightAsked = standings.some(({ isOfUnknownRight }) => isOfUnknownRight);
  return isRightAsked ? [...asked, questionTask(BY_WHAT_RIGHT, true), documentTask("power_of_attorney", false)] : asked;
}

const SETTLED: readonly RequirementState[] = ["accepted", "undetermined", "doubtful"];

const isUnreadable = (file: CaseDocument | undefined): boolean =>
  file?.reading?.status === "unreadable" && file.review === undefined;
