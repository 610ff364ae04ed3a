import type { Discrepancy, Finding, GeneratedTask, TaskResponse } from "../case/case.model.ts";
import { derivedId } from "../../platform/ids.ts";
import { undisclosed } from "../decisions/undisclosed.rules.ts";
import { documentRequest, isDocumentType } from "../templates/document-types.ts";
import { providedTypes } from "../diligence/requirement-standings.rules.ts";
import type { DocumentFacts } from "../diligence/provided-documents.ts";
import { mayTipOff } from "./guards.rules.ts";
import { reviewCustomerWords } from "../portal/customer-words.rules.ts";
import type { CaseLearning, LearnedEffect } from "./learned.model.ts";
import { SHARED_OFFICER } from "./memory.model.ts";
import { type RecalledRule, recallRules } from "./recall.rules.ts";

/** Cases from which a habit is one. */
const HABIT_CASES = 3;
const HABIT_SHARE = 0.5;
const ADDED_MAX = 5;

export interface LearnedGrounds extends DocumentFacts {
  readonly caseId: string;
  readonly findings: readonly Finding[];
  readonly discrepancies: readonly Discrepancy[];
  readonly taskResponses: readonly TaskResponse[];
  /** The tasks without the memory. */
  readonly tasks: readonly GeneratedTask[];
}

/** Tasks as the console proposes them, and what the memory changed in that. */
export interface LearnedTasks {
  readonly tasks: readonly GeneratedTask[];
  readonly effects: readonly LearnedEffect[];
}

/**
 * Applies the rules of a case's memory to its tasks and findings. It takes no task away, requires none, lowers no
 * finding, and does nothing at all while a finding stands that the customer must not learn of.
 */
export function applyLearning(learning: CaseLearning | undefined, grounds: LearnedGrounds): LearnedTasks {
  const nothing = { tasks: grounds.tasks, effects: [] };
  if (learning === undefined || undisclosed(grounds.findings).length > 0) return nothing;
  const { memory, off } = learning;
  const recalled = recallRules(memory.rules, grounds, grounds.findings, grounds.discrepancies);
  const isOff = ({ rule }: RecalledRule) => off !== undefined && (off.rules === "all" || off.rules.includes(rule.id));
  const effectsOf = (rules: readonly RecalledRule[], active: boolean): LearnedTasks => {
    const begun: LearnedTasks = { tasks: grounds.tasks, effects: [] };
    if (rules.length === 0) return begun;
    const done = STEPS.reduce((state, step) => step(state, rules, grounds), begun);
    return { ...done, effects: done.effects.map((effect) => ({ ...effect, active })) };
  };
  const on = effectsOf(
    recalled.filter((rule) => !isOff(rule)),
    true,
  );
  const without = effectsOf(recalled.filter(isOff), false);
  return { tasks: on.tasks, effects: [...on.effects, ...without.effects] };
}

type Step = (state: LearnedTasks, rules: readonly RecalledRule[], grounds: LearnedGrounds) => LearnedTasks;

/** Whether a rule's counts make it a habit. */
const isHabit = ({ rule: { counts } }: RecalledRule): boolean =>
  counts !== null && counts.done >= HABIT_CASES && counts.done >= HABIT_SHARE * counts.cases;

const effectOf = (
  { rule }: RecalledRule,
  effect: LearnedEffect["effect"],
  target: string | null,
  text: string,
): LearnedEffect => ({
  effect,
  rule_id: rule.id,
  rule: rule.text,
  officer_id: rule.officer_id,
  target,
  text,
  active: true,
});

/** What a rule asks for: a type of document, or a question in words. */
const keyOf = ({ document_type: type, description }: Pick<GeneratedTask, "document_type" | "description">): string =>
  isDocumentType(type) ? type : normalise(description);

const normalise = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Questions and documents that the officers asked for in such cases; chosen beforehand only where that is a habit. */
const addTasks: Step = (state, rules, grounds) => {
  const given = new Set([
    ...providedTypes(grounds),
    ...grounds.taskResponses
      .filter(({ answer }) => answer.trim() !== "")
      .map(({ description }) => normalise(description)),
  ]);
  const known = new Set([...state.tasks.map(keyOf), ...given]);
  const added: GeneratedTask[] = [];
  const effects: LearnedEffect[] = [];
  for (const recalled of rules) {
    const task = taskOf(recalled, grounds.caseId);
    if (task === null || added.length >= ADDED_MAX || known.has(keyOf(task))) continue;
    known.add(keyOf(task));
    added.push(task);
    effects.push(effectOf(recalled, "task_added", task.id, `Proposes to ask: ${task.description}`));
    if (task.preselected) {
      effects.push(effectOf(recalled, "task_preselected", task.id, "Chosen beforehand in the follow-up."));
    }
  }
  return { tasks: [...state.tasks, ...added], effects: [...state.effects, ...effects] };
};

const isTaught = ({ rule }: RecalledRule): boolean => rule.source === "officer-taught";

/** What is chosen beforehand: a habit, or what the officer wants asked by default; what a colleague wants is proposed. */
const isChosen = (recalled: RecalledRule): boolean =>
  isHabit(recalled) || (isTaught(recalled) && recalled.rule.officer_id !== SHARED_OFFICER);

/** Words that a customer is not sent are not proposed either. */
const isUnfit = (words: string): boolean => mayTipOff(words) || reviewCustomerWords(words)?.kind === "forbidden";

function taskOf(recalled: RecalledRule, caseId: string): GeneratedTask | null {
  const { kind, document_type: type, words, ask } = recalled.rule;
  if (kind === "task" && isDocumentType(type)) {
    return isHabit(recalled) || isTaught(recalled) ? learnedTask(recalled, caseId, type, documentRequest(type)) : null;
  }
  if (kind === "task" && type !== null && words !== null && !isUnfit(words)) {
    return isHabit(recalled) ? learnedTask(recalled, caseId, type, words) : null;
  }
  const question = kind === "question" ? (ask ?? words) : null;
  if (question === null || isUnfit(question)) return null;
  return learnedTask(recalled, caseId, null, question);
}

/** Its justification names what is open and nothing that was learned, because a sent task is printed with it. */
function learnedTask(recalled: RecalledRule, caseId: string, type: string | null, description: string): GeneratedTask {
  const ids = (recalled.because ?? []).flatMap(({ findingId }) => (findingId === null ? [] : [findingId]));
  return {
    id: derivedId("task", caseId, isDocumentType(type) ? type : description),
    description,
    response_type: type === null ? "text" : "document",
    document_type: type,
    required: false,
    justification: ids.length > 0 ? "For an open finding." : "For a complete file.",
    finding_ids: [...new Set(ids)],
    remembered: true,
    preselected: isChosen(recalled),
  };
}

const isAsk = (kind: RecalledRule["rule"]["kind"]): boolean => kind === "task" || kind === "question";

/** Puts first what officers asked for in most of such cases. */
const orderTasks: Step = (state, rules) => {
  const wanted = new Map<string, RecalledRule>();
  for (const recalled of rules.filter(isHabit)) {
    const { kind, document_type: type, ask, words } = recalled.rule;
    const key = isDocumentType(type) && kind === "task" ? type : isAsk(kind) ? normalise(ask ?? words ?? "") : null;
    if (key !== null && !wanted.has(key)) wanted.set(key, recalled);
  }
  const share = (task: GeneratedTask): number => {
    const counts = wanted.get(keyOf(task))?.rule.counts;
    return counts ? counts.done / counts.cases : 0;
  };
  const tasks = state.tasks.toSorted((a, b) => share(b) - share(a));
  const moved = tasks.filter((task, at) => share(task) > 0 && state.tasks.indexOf(task) > at && !task.remembered);
  const effects = moved.map((task) =>
    effectOf(wanted.get(keyOf(task))!, "task_first", task.id, `Puts first: ${task.description}`),
  );
  return { tasks, effects: [...state.effects, ...effects] };
};

/** Words a request for a document as its officers do. */
const wordTasks: Step = (state, rules) => {
  const effects: LearnedEffect[] = [];
  const tasks = state.tasks.map((task) => {
    const worded = rules.find(
      (recalled) =>
        recalled.rule.kind === "wording" && recalled.rule.document_type === task.document_type && isHabit(recalled),
    );
    const text = worded?.rule.words;
    if (!worded || !text || task.document_type === null || isUnfit(text) || text === task.description) return task;
    effects.push(effectOf(worded, "task_worded", task.id, `Words the request: ${text}`));
    return { ...task, description: text };
  });
  return { tasks, effects: [...state.effects, ...effects] };
};

/** What officers found to be behind such findings three times. The finding stays as severe as it is. */
const explainFindings: Step = (state, rules) => {
  const effects = rules
    .filter(({ rule }) => rule.kind === "explanation" && rule.words !== null && explainedTimes(rule) >= HABIT_CASES)
    .flatMap((recalled) =>
      (recalled.because ?? []).flatMap(({ findingId }) =>
        findingId === null
          ? []
          : [effectOf(recalled, "finding_explained", findingId, `Usually explained by: ${recalled.rule.words}`)],
      ),
    );
  return { ...state, effects: [...state.effects, ...effects] };
};

const explainedTimes = ({ counts, support }: RecalledRule["rule"]): number => counts?.done ?? support;

const NOTES = { emphasis: "emphasis", counts: "earlier_outcomes", taught: "taught" } as const;

/** Rules that change no task: shown to the officer, as a note on the case or its finding. */
const noteRules: Step = (state, rules) => {
  const notes = rules.flatMap((recalled) => {
    const { kind, text, written_by: author } = recalled.rule;
    if (kind !== "emphasis" && kind !== "counts" && kind !== "taught") return [];
    const target = recalled.because?.find(({ findingId }) => findingId !== null)?.findingId ?? null;
    return [effectOf(recalled, NOTES[kind], target, author === undefined ? text : `${author} wrote: ${text}`)];
  });
  return { ...state, effects: [...state.effects, ...notes] };
};

const STEPS: readonly Step[] = [addTasks, orderTasks, wordTasks, explainFindings, noteRules];
