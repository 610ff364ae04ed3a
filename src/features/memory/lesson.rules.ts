import type { ProcedureDetail, Signal } from "../../domain/memory/memory.model.ts";
import { words } from "./narrative.rules.ts";

const QUOTE_MAX = 240;
const RATIONALE_MAX = 300;
/** The most recent cases that a rule names. */
const CASES_MAX = 20;

interface Teaching {
  /** What to do; quotes the officer when the signal carries a text. */
  readonly action: (quoted: string | null) => string;
  /** Whether the officer's text is the lesson, so that another text is another lesson. */
  readonly byWords: boolean;
}

const quote = (before: string, without: string) => (quoted: string | null) =>
  quoted === null ? without : `${before} "${quoted}"`;
const deed = (action: string): Teaching => ({ action: () => action, byWords: false });

const TEACHINGS: Readonly<Record<string, Teaching>> = {
  case_approved: deed("approve the case"),
  case_rejected: deed("reject the case"),
  case_escalated: deed("escalate the case"),
  followup_requested: deed("ask the customer for more before deciding"),
  finding_overridden: deed("weigh the finding by hand, it was overridden"),
  risk_level_changed: deed("check the risk level by hand, it was changed"),
  suggestion_dismissed: { action: quote("do not rely on the suggestion", "look twice at suggestions"), byWords: true },
  suggestion_accepted: { action: quote("keep suggesting", "keep making suggestions of this kind"), byWords: true },
  suggestion_modified: { action: quote("word the suggestion as", "word suggestions with care"), byWords: true },
  custom_task_added: { action: quote("ask the customer:", "expect a task of the officer's own"), byWords: true },
  template_customized: {
    action: quote("use the template as customised:", "mind the customised template"),
    byWords: true,
  },
  chat_correction: { action: quote("mind the correction", "check answers on this twice"), byWords: true },
  chat_positive_feedback: { action: quote("keep answering as for", "keep answering this way"), byWords: true },
};

/** The lesson of one judgment or preference, with a support of one. */
export function lessonOf(signal: Signal): ProcedureDetail {
  const { signalType, safetyClass, templateId, country, workflowId, context, createdAt } = signal;
  const teaching = TEACHINGS[signalType]!;
  const quoted = teaching.byWords ? told(context.description, QUOTE_MAX) : null;
  const category = told(context.finding_category, 100);
  const lesson = {
    scope: scopeOf(templateId, country),
    trigger: category === null ? null : `${words(category)} among the findings`,
    action: teaching.action(quoted),
    risk_rationale: told(context.rejection_reason, RATIONALE_MAX),
    support: 1,
    cases: workflowId === null ? [] : [workflowId],
    source: "auto-learned" as const,
    key: [signalType, templateId, country, category, quoted?.toLowerCase()].map((part) => part ?? "").join("|"),
    safety_class: safetyClass,
    signal_type: signalType,
    template_id: templateId,
    country,
    finding_category: category,
    ask: signalType === "custom_task_added" ? quoted : null,
    created_at: createdAt,
  };
  return withText({ ...lesson, statement: stateLesson(lesson) });
}

/** The condition and what to do when it holds. */
export function stateLesson({ scope, trigger, action }: Pick<ProcedureDetail, "scope" | "trigger" | "action">): string {
  const condition = trigger === null ? `In ${scope}` : `In ${scope} with ${trigger}`;
  return action === null ? `${condition}.` : `${condition}: ${action}.`;
}

export const scopeOf = (templateId: string | null, country: string | null): string =>
  (templateId === null ? "all cases" : `${words(templateId)} cases`) + (country === null ? "" : ` in ${country}`);

/** Adds one lesson's support to another with the same key. */
export function reinforce(known: ProcedureDetail, more: ProcedureDetail): ProcedureDetail {
  const cases = [...known.cases.filter((id) => !more.cases.includes(id)), ...more.cases].slice(-CASES_MAX);
  return withText({
    ...known,
    support: known.support + more.support,
    cases,
    risk_rationale: more.risk_rationale ?? known.risk_rationale,
  });
}

/** The rule as shown: the statement, and how many signals and cases support it. */
export function withText(detail: Omit<ProcedureDetail, "text">): ProcedureDetail {
  const { support, cases, statement } = detail;
  const places =
    cases.length === 0 ? "" : ` in ${cases.length >= CASES_MAX ? "at least " : ""}${count(cases.length, "case")}`;
  return { ...detail, text: `${statement} (${count(support, "signal")}${places})` };
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;

function told(value: unknown, max: number): string | null {
  if (typeof value !== "string") return null;
  const text = value.replaceAll(/\s+/g, " ").trim().slice(0, max).toWellFormed();
  return text === "" ? null : text;
}
