import type { Trigger } from "../../domain/memory/triggers.rules.ts";
import type { Asked, LearnedDecision, SeenDecision } from "./decision-seen.rules.ts";

/** What an officer's standing decisions in one case teach together. */
export interface CaseSeen {
  readonly workflowId: string;
  readonly templateId: string;
  readonly country: string;
  readonly triggers: readonly Trigger[];
  readonly asked: readonly Asked[];
  /** Keys of what came after it was asked for, also where another officer decided next. */
  readonly had: readonly string[];
  /** Document types that the customer had given before the officer decided first. */
  readonly given: readonly string[];
  readonly explained: SeenDecision["explained"];
  /** The officer's approval or rejection; null where they took neither. */
  readonly outcome: string | null;
  readonly firstSeen: string;
  readonly lastSeen: string;
}

const FINAL: readonly string[] = ["case_approved", "case_rejected"];

/** An officer's cases, in the order of their first decision. Decisions that did not stand teach nothing. */
export function casesOf(officerId: string, decisions: readonly LearnedDecision[]): CaseSeen[] {
  const byCase = Map.groupBy(decisions, ({ workflowId }) => workflowId);
  return [...byCase.values()].flatMap((all) => {
    const own = all.filter((decision) => decision.officerId === officerId && decision.stands);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    const final = own.findLast(({ decision }) => FINAL.includes(decision));
    return [
      {
        workflowId: first.workflowId,
        templateId: first.templateId,
        country: first.country,
        triggers: distinct(
          own.flatMap(({ seen }) => seen.triggers),
          (trigger) => JSON.stringify(trigger),
        ),
        asked: distinct(
          own.flatMap(({ seen }) => seen.asked),
          ({ key }) => key,
        ),
        had: all.flatMap(({ seen }) => seen.had),
        given: first.seen.given,
        explained: own.flatMap(({ seen }) => seen.explained),
        outcome: final?.decision ?? null,
        firstSeen: first.decidedAt,
        lastSeen: last.decidedAt,
      },
    ];
  });
}

const distinct = <T>(values: readonly T[], keyOf: (value: T) => string): T[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];
