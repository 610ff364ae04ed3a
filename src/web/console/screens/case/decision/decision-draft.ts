import type { CaseDetail } from "../case-model.ts";
import { inSentence } from "../../../ui/format.ts";
import { gateWords } from "../judgement-words.ts";
import { blockersOf, type Decision, type DecisionOption, overridesOf } from "./decisions.ts";
import { type TaskDraft, toRequest } from "./follow-up-tasks.tsx";
import { DECISION as TEXTS } from "./texts.ts";

/** What an officer has chosen and written of a decision, before it is sent. */
export interface DecisionDraft {
  readonly decision: Decision | null;
  readonly reason: string;
  readonly restrictions: string;
  /** The words of each override, by field. */
  readonly overrides: Readonly<Record<string, string>>;
  /** Null as long as the proposed requests are unchanged. */
  readonly tasks: readonly TaskDraft[] | null;
}

export const EMPTY_DECISION: DecisionDraft = {
  decision: null,
  reason: "",
  restrictions: "",
  overrides: {},
  tasks: null,
};

export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Whether a second officer must confirm an option. */
export const isProposal = ({ four_eyes_reasons }: DecisionOption): boolean => four_eyes_reasons.length > 0;

interface Missing {
  /** What the unavailable button says. */
  readonly label: string;
  /** Name of the field that it leads to. */
  readonly field: string;
}

/** The first thing that is missing before a decision can be restated; null if nothing is. */
export function missingOf(
  option: DecisionOption | undefined,
  draft: DecisionDraft,
  { unopened, asked }: { readonly unopened: boolean; readonly asked: readonly TaskDraft[] },
): Missing | null {
  const { missing } = TEXTS;
  if (option === undefined) return { label: missing.decision, field: "decision" };
  const blockers = blockersOf(option).map((gate) => inSentence(gateWords(gate).name));
  if (blockers.length > 0) return { label: missing.blocked(option.decision, blockers), field: "decision" };
  if (unopened) return { label: missing.unopened, field: "decision" };
  const silent = overridesOf(option).find(({ field }) => !draft.overrides[field]?.trim());
  if (silent) return { label: missing.override(gateWords(silent.gate).name), field: silent.field };
  const isUnworded = asked.length === 0 || asked.some((task) => toRequest(task).description.trim() === "");
  if (option.requires.includes("follow_up_tasks") && isUnworded)
    return { label: missing.tasks, field: "follow_up_tasks" };
  if (option.requires.includes("restrictions") && linesOf(draft.restrictions).length === 0)
    return { label: missing.restrictions, field: "restrictions" };
  return draft.reason.trim() === "" ? { label: missing.reason, field: "reason" } : null;
}

/** A draft as the interface takes it. */
export const bodyOf = (option: DecisionOption, draft: DecisionDraft, asked: readonly TaskDraft[]) => ({
  decision: option.decision,
  reason: draft.reason.trim(),
  ...(option.requires.includes("restrictions") ? { restrictions: linesOf(draft.restrictions) } : {}),
  ...(option.requires.includes("follow_up_tasks") ? { follow_up_tasks: asked.map(toRequest) } : {}),
  ...Object.fromEntries(overridesOf(option).map(({ field }) => [field, draft.overrides[field]!.trim()])),
});

const DAY_IN_MONTH = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

/** What follows if a decision is confirmed, each in a sentence, by what the case says of itself. */
export function consequencesOf(
  detail: CaseDetail,
  decision: Decision,
  { restrictions, asked }: { readonly restrictions: readonly string[]; readonly asked: number },
): string[] {
  const { next } = TEXTS;
  const isReview = detail.review_of !== null;
  switch (decision) {
    case "approve":
    case "approve_with_restrictions": {
      const months = detail.risk_rating?.next_review_months;
      return [
        next.screened,
        isReview ? next.renews : next.opens,
        ...(restrictions.length > 0 ? [next.restrictions(restrictions)] : []),
        ...(months ? [next.reviewIn(months, reviewDay(months))] : []),
        next.closed,
      ];
    }
    case "follow_up":
      return [
        next.asks(asked),
        detail.customer_mail === null ? next.noMail : next.mail(detail.customer_mail.to),
        next.link,
        next.round(detail.current_iteration + 1, detail.max_iterations),
      ];
    case "escalate":
      return [next.escalated, next.unseen];
    case "reject":
      return [isReview ? next.exit : next.declined, next.closed];
  }
}

function reviewDay(months: number): string {
  const day = new Date();
  day.setMonth(day.getMonth() + months);
  return DAY_IN_MONTH.format(day);
}
