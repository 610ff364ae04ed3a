import type { SafetyClass, SignalCategory } from "./memory.model.ts";

const JUDGMENTS = new Set([
  "suggestion_dismissed",
  "case_approved",
  "case_rejected",
  "case_escalated",
  "followup_requested",
  "finding_overridden",
  "risk_level_changed",
]);

const PREFERENCES = new Set([
  "suggestion_accepted",
  "suggestion_modified",
  "custom_task_added",
  "chat_correction",
  "chat_positive_feedback",
  "template_customized",
]);

export interface Classification {
  readonly category: SignalCategory;
  readonly safetyClass: SafetyClass;
}

/** What kind of signal it is. One of an unknown type is behavioral. */
export function classifySignal(signalType: string): Classification {
  if (JUDGMENTS.has(signalType)) return { category: "judgment", safetyClass: "non_suppressible" };
  return { category: PREFERENCES.has(signalType) ? "preference" : "behavioral", safetyClass: "preference_only" };
}
