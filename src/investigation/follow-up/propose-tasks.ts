import { judgesBefore } from "../../domain/case/rules-version.model.ts";
import { saysNothing } from "../../domain/customer/no-answer.rules.ts";
import type { Discrepancy, Finding, GeneratedTask, TaskResponse } from "../../domain/case/case.model.ts";
import { undisclosed } from "../../domain/decisions/undisclosed.rules.ts";
import { forcedTasks } from "../../domain/reasoning/actions.rules.ts";
import type { Evaluation } from "../../domain/reasoning/evaluation.model.ts";
import { endOnce } from "../../platform/end-once.ts";
import { derivedId } from "../../platform/ids.ts";
import { text } from "../../domain/case/answers.ts";
import { readDeclaredOwners } from "../../domain/customer/declared-owners.ts";
import { isExposureBlank } from "../../domain/customer/exposure-blank.rules.ts";
import { templateOf } from "../../domain/templates/index.ts";
import type { Check } from "../../domain/diligence/check.model.ts";
import { isPurposeAskedByFindings } from "../../domain/diligence/customer-checks.rules.ts";
import { differenceInWords } from "../../domain/diligence/discrepancies.rules.ts";
import { providedTypes } from "../../domain/diligence/requirement-standings.rules.ts";
import type { RiskRating } from "../../domain/diligence/rating.model.ts";
import { isOnUnknown, TASKS_OF_FACTORS } from "./company-tasks.ts";
import { CHECK_IDENTITY, type CheckGrounds, tasksForCheck } from "./check-tasks.ts";
import { ownerTask } from "./owner-tasks.ts";
import { isNumberTask as isNumber, taskForDiscrepancy, tasksForFinding } from "./task-rules.ts";

export interface TaskGrounds extends CheckGrounds {
  readonly caseId: string;
  readonly checks: readonly Check[];
  readonly findings: readonly Finding[];
  readonly discrepancies: readonly Discrepancy[];
  readonly taskResponses: readonly TaskResponse[];
  /** Tasks that rules demand; they are put together with ours where they ask for the same. */
  readonly demanded?: readonly GeneratedTask[];
  readonly rating?: RiskRating | undefined;
}

export interface ProposedTasks {
  readonly tasks: readonly GeneratedTask[];
  readonly reasoning: string;
}

/**
 * What to ask the customer for, each thing once, with the findings behind it. Nothing is proposed while a finding
 * stands that the customer must not learn of by being asked, and nothing that was given before.
 */
export function proposeTasks(grounds: TaskGrounds): ProposedTasks {
  const triggers = undisclosed(grounds.findings);
  if (triggers.length > 0) {
    return {
      tasks: [],
      reasoning: `${triggers.length} findings call for an assessment before any contact with the customer: no task is proposed.`,
    };
  }
  const own = [
    ...reasonsOfFindings(grounds),
    ...reasonsOfRound(grounds),
    ...reasonsOfDiscrepancies(grounds),
    ...reasonsOfChecks(grounds),
    ...reasonsOfOwners(grounds),
    ...reasonsOfRating(grounds),
  ];
  const insolvency = insolvencyOf(grounds);
  if (insolvency !== undefined)
    return proposed(
      grounds,
      own.filter(({ findingIds }) => findingIds.includes(insolvency.id)),
    );
  const demanded = (grounds.demanded ?? []).filter((task) => hasCause(task, grounds)).map(reasonOfDemand);
  const namesNumber = own.some(({ findingIds, draft }) => findingIds.length > 0 && draft.recurs && isNumber(draft));
  const isAsked = namesNumber || isOnNationality(grounds);
  return proposed(
    grounds,
    [...own, ...demanded].filter(({ draft }) => !(isAsked && draft.description === CHECK_IDENTITY)),
  );
}

/** Whose board may act no more is asked for its curator alone, unless the register of another country says so of a number. */
const insolvencyOf = ({ findings, ...rules }: TaskGrounds): Finding | undefined =>
  judgesBefore(rules, 10) || findings.some(({ code }) => code === "registered_elsewhere")
    ? undefined
    : findings.find(({ code, clearance }) => code === "registry_bankrupt" && clearance === undefined);

function proposed(grounds: TaskGrounds, reasons: readonly Reason[]): ProposedTasks {
  const given = alreadyGiven(grounds);
  const byKey = Map.groupBy(reasons, ({ draft }) => keyOf(draft));
  const tasks = [...byKey]
    .filter(([key, because]) => !given.has(key) || because.some(({ draft }) => draft.recurs))
    .map(([key, because]) => toTask(grounds, key, because));
  return { tasks, reasoning: explain(tasks, byKey.size - tasks.length) };
}

/** Whether the identity is contradicted by a nationality alone, which its finding asks for. */
const isOnNationality = ({ checks, findings }: TaskGrounds): boolean =>
  findings.some(
    ({ code, description, source_entry: entry = "" }) =>
      code === "document_contradicts" &&
      entry.startsWith("contradicts_nationality_") &&
      checks.some(({ check, how }) => check === "identity" && how === description),
  );

/**
 * Tasks that the rules demand, each with an id of its own.
 * @param evidenceOf how a task says what decided its rule; in words by default.
 * @param areAllRequired those of rules of low severity too, as before version 9 of the rules.
 */
export const demandedTasks = (
  caseId: string,
  evaluation: Evaluation | null,
  evidenceOf?: Parameters<typeof forcedTasks>[2],
  areAllRequired = false,
): GeneratedTask[] =>
  evaluation === null
    ? []
    : forcedTasks(evaluation, (ruleId) => derivedId("task", caseId, ruleId), evidenceOf, areAllRequired);

interface Reason {
  readonly draft: Pick<GeneratedTask, "description" | "response_type" | "document_type" | "required"> & {
    readonly recurs?: true;
  };
  readonly why: string;
  readonly findingIds: readonly string[];
  /** Of an open check: which one. */
  readonly check?: Check["check"];
}

/** Whether a rule still has what it demanded a task for: one of its findings stands, or it rests on none. */
function hasCause({ finding_ids }: GeneratedTask, { findings }: TaskGrounds): boolean {
  const stands = (id: string) => findings.some((finding) => finding.id === id && finding.clearance === undefined);
  return finding_ids.length === 0 || finding_ids.some(stands);
}

const reasonOfDemand = (task: GeneratedTask): Reason => ({
  draft: task,
  why: task.justification.replace(/\.$/, ""),
  findingIds: task.finding_ids,
});

const reasonsOfFindings = (grounds: TaskGrounds): Reason[] =>
  grounds.findings
    .filter(({ clearance }) => clearance === undefined)
    .filter((finding) => !isFormGap(finding) || hasOpenQuestion(grounds))
    .flatMap((finding) =>
      tasksForFinding(finding, grounds.subject, grounds)
        .filter(isOnUnknown(grounds))
        .map((draft) => ({
          draft: {
            ...draft,
            required: draft.required && !isSampleGap(grounds, finding),
            ...((leavesOwnersOpen(grounds, finding) || leavesZoneOpen(finding)) && { recurs: true as const }),
          },
          why: finding.title,
          findingIds: [finding.id],
        })),
    );

const UNREAD_OWNERS = /^(?:no_owner|shares_below_whole|unread_owner|bearer_shares):/;

/** Whether a paper came, and an owner in it was not read: then it was given, and settles nothing. */
const leavesOwnersOpen = ({ checks }: TaskGrounds, { code, source_entry: entry = "" }: Finding): boolean =>
  code === "document_incomplete" &&
  UNREAD_OWNERS.test(entry) &&
  !checks.some(({ check, outcome }) => check === "beneficial_owners" && outcome === "established");

const leavesZoneOpen = ({ code, source_entry: entry = "" }: Finding): boolean =>
  code === "document_unclear" && entry.startsWith("zone_misread:");

/**
 * What a customer left unanswered in sample mode, or answered so that nobody understands it, where the purpose counts without
 * it, and owners whom a source names need not be declared: all are asked, and not required.
 */
function isSampleGap(grounds: TaskGrounds, finding: Finding): boolean {
  if (!isCustomersGap(finding) || !grounds.grounds?.sample || judgesBefore(grounds, 3)) return false;
  const { source_entry: entry } = finding;
  if (entry === "answers") return !isExposureBlank(grounds);
  if (entry === "customer_countries") return true;
  // What is asked for the rating and not for the purpose is required in sample mode too.
  if (finding.code === "answer_malformed") return !isRated(grounds, entry);
  const owners = grounds.checks.find(({ check }) => check === "beneficial_owners");
  return entry === "beneficial_owners" && owners?.outcome === "established";
}

const isRated = (grounds: TaskGrounds, entry = ""): boolean =>
  entry.startsWith("politically_exposed:") ||
  (!judgesBefore(grounds, 7) && /^(?:nationality|country_of_residence):/.test(entry));

const isCustomersGap = ({ category, source }: Finding): boolean => category === "data_gap" && source === "customer";

const isFormGap = (finding: Finding): boolean => isCustomersGap(finding) && finding.source_entry === "answers";

/** Whether the form itself has a required question that is open; the gap may be an officer's question alone. */
const hasOpenQuestion = (grounds: TaskGrounds): boolean =>
  judgesBefore(grounds, 3) ||
  (templateOf(grounds)?.questions ?? []).some(
    ({ id, required }) => required && id !== "beneficial_owners" && isBlank(grounds.answers[id]),
  );

const isBlank = (answer: unknown): boolean => text(answer) === null && readDeclaredOwners(answer) === null;

/** What an officer required in the latest round and the customer left unanswered, in the officer's words. */
function reasonsOfRound(grounds: TaskGrounds): Reason[] {
  const { followUpTasks, taskResponses, findings } = grounds;
  if (judgesBefore(grounds, 3)) return [];
  const findingIds = findings.filter(isFormGap).map(({ id }) => id);
  return followUpTasks
    .filter(({ iteration, required }) => iteration === grounds.grounds?.iteration && required)
    .filter(({ response_type: type }) => type !== "document")
    .filter(({ id }) => !taskResponses.some((given) => given.task_id === id && isAnswer(grounds, given)))
    .map(({ description, response_type, iteration }) => ({
      draft: { description, response_type, document_type: null, required: true, recurs: true },
      why: `An officer asked it before round ${iteration}, and it was not answered`,
      findingIds,
    }));
}

const reasonsOfDiscrepancies = (grounds: TaskGrounds): Reason[] =>
  grounds.discrepancies
    .filter(({ status }) => status === "open")
    .map((discrepancy) => ({
      draft: taskForDiscrepancy(discrepancy, grounds.subject === "person" && !judgesBefore(grounds, 6)),
      why: differenceInWords(discrepancy, grounds),
      findingIds: [],
    }));

const reasonsOfChecks = (grounds: TaskGrounds): Reason[] =>
  grounds.checks
    .filter(({ check }) => check !== "purpose" || !isPurposeAskedByFindings(grounds))
    .flatMap((check) =>
      tasksForCheck(check, grounds).map((draft) => ({
        draft,
        why: reasonOf(check),
        findingIds: [],
        check: check.check,
      })),
    );

function reasonsOfOwners(grounds: TaskGrounds): Reason[] {
  const task = ownerTask(grounds);
  return task === null ? [] : [{ ...task, findingIds: [] }];
}

/** What of a company's rating its own words explain, and no finding asks. */
function reasonsOfRating({ rating, subject, findings, ...rules }: TaskGrounds): Reason[] {
  if (judgesBefore(rules, 9) || subject === "person") return [];
  // A company of the first year states what it expects already.
  const isAsked = findings.some(({ code, clearance }) => code === "recent_incorporation" && clearance === undefined);
  return (rating?.dimensions ?? [])
    .flatMap(({ factors }) => factors)
    .filter(({ factor }) => factor !== "volume_disproportionate" || !isAsked)
    .flatMap(({ factor, reason }) =>
      (TASKS_OF_FACTORS[factor] ?? []).map((draft) => ({ draft, why: reason.replace(/\.$/, ""), findingIds: [] })),
    );
}

const reasonOf = ({ check, how }: Check): string => `Open check ${check}: ${how.replace(/\.$/, "")}`;

const keyOf = ({ document_type, description }: Pick<GeneratedTask, "document_type" | "description">): string =>
  document_type ?? description;

const isAnswer = (grounds: TaskGrounds, { answer }: TaskResponse): boolean =>
  judgesBefore(grounds, 7) ? answer.trim() !== "" : !saysNothing(answer);

/** Documents that are of use and answered questions: asking again would bring the same again. */
function alreadyGiven(grounds: TaskGrounds): Set<string> {
  return new Set([
    ...providedTypes(grounds),
    ...grounds.taskResponses.filter((one) => isAnswer(grounds, one)).map(({ description }) => description),
  ]);
}

/** What the check on documents says of one file, a finding on it says as well, and says nothing of the others. */
const saidOnce = (grounds: TaskGrounds, reasons: readonly Reason[]): readonly Reason[] =>
  !judgesBefore(grounds, 6) && reasons.some(({ findingIds }) => findingIds.length > 0)
    ? reasons.filter(({ check }) => check !== "documents")
    : reasons;

function toTask(grounds: TaskGrounds, key: string, reasons: readonly Reason[]): GeneratedTask {
  const { caseId } = grounds;
  const why = `${[...new Set(saidOnce(grounds, reasons).map((reason) => reason.why))].join(". ")}.`;
  const { response_type, document_type, description } = reasons[0]!.draft;
  return {
    id: derivedId("task", caseId, key),
    description,
    response_type,
    document_type,
    required: reasons.some(({ draft }) => draft.required),
    justification: judgesBefore(grounds, 3) ? why : endOnce(why),
    finding_ids: [...new Set(reasons.flatMap(({ findingIds }) => findingIds))],
  };
}

function explain(tasks: readonly GeneratedTask[], givenBefore: number): string {
  const required = tasks.filter((task) => task.required).length;
  const before = givenBefore === 0 ? "" : ` ${givenBefore} more were provided before and are not requested again.`;
  return tasks.length === 0
    ? `The customer can resolve no finding.${before}`
    : `${tasks.length} tasks follow from open findings and discrepancies, ${required} of them required.${before}`;
}
