import type { Passage, Signal } from "../../domain/memory/memory.model.ts";

const TEXT_MAX = 4_000;
const TAG_MAX = 128;

/** Predicates by signal type: what the officer did. */
const DEEDS: Readonly<Record<string, string>> = {
  case_approved: "approved the case",
  case_rejected: "rejected the case",
  case_escalated: "escalated the case",
  followup_requested: "asked the customer for more before deciding",
  finding_overridden: "overrode a finding",
  finding_confirmed: "confirmed a finding",
  finding_rejected: "rejected a finding",
  risk_level_changed: "changed the risk level",
  suggestion_dismissed: "dismissed a suggestion",
  suggestion_accepted: "accepted a suggestion",
  suggestion_modified: "reworded a suggestion",
  custom_task_added: "added a task of their own",
  template_customized: "customised a template",
  chat_correction: "corrected the assistant",
  chat_positive_feedback: "was content with an answer of the assistant",
  chat_question: "asked the assistant a question",
  section_time_spent: "spent time on a section of the report",
  report_section_expanded: "opened a section of the report",
  evidence_downloaded: "downloaded evidence",
};

/** A signal as a searchable text. It adds no name of a company or person. */
export function narrate(signal: Signal): Passage {
  return {
    id: signal.id,
    officerId: signal.officerId,
    workflowId: signal.workflowId,
    text: textOf(signal),
    tags: tagsOf(signal),
    findingCategory: told(signal.context.finding_category),
    createdAt: signal.createdAt,
  };
}

function textOf({ signalType, templateId, country, iteration, context }: Signal): string {
  const scope = [
    templateId === null ? "a case" : `a ${words(templateId)} case`,
    country === null ? "" : ` in ${country}`,
  ];
  const category = told(context.finding_category);
  const parts = [
    `In iteration ${iteration} of ${scope.join("")} the officer ${deedOf(signalType)}.`,
    category === null ? null : `Finding: ${words(category)}.`,
    told(context.description),
    prefixed("Reason: ", told(context.rejection_reason)),
  ];
  return parts
    .filter((part) => part !== null)
    .join(" ")
    .slice(0, TEXT_MAX)
    .toWellFormed();
}

const deedOf = (signalType: string): string =>
  DEEDS[signalType] ??
  `signalled ${words(signalType)
    .replaceAll(/[^\w -]/g, "")
    .slice(0, TAG_MAX)}`;

/**
 * The text that a passage's vector represents: the officer's own words. The opening sentence would make all passages
 * alike; it counts only when there is nothing else.
 */
export const meaningOf = (text: string): string =>
  text.replace(/^In iteration \d+ of .*? the officer [\w ,'-]*\. ?/, "") || text;

function tagsOf({ signalType, category, safetyClass, country, templateId }: Signal): string[] {
  const tags = [`signal:${signalType}`, `category:${category}`, `safety:${safetyClass}`];
  return [...tags, ...scopeTags({ country, templateId })].map((tag) => tag.slice(0, TAG_MAX).toWellFormed());
}

/** Tags for where a passage applies; unknown values get none. */
export const scopeTags = (scope: { readonly country: string | null; readonly templateId: string | null }): string[] => [
  ...(scope.country ? [`country:${scope.country}`] : []),
  ...(scope.templateId ? [`template:${scope.templateId}`] : []),
];

export const words = (identifier: string): string => identifier.replaceAll("_", " ").trim();

const told = (text: unknown): string | null => (typeof text === "string" && text.trim() !== "" ? text.trim() : null);

const prefixed = (prefix: string, text: string | null): string | null => (text === null ? null : prefix + text);
