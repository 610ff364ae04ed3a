import type { SafetyClass, SignalCategory, SignalContext } from "../../domain/memory/memory.model.ts";

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

/** The class of a signal type. Unknown types are behavioral. */
export function classifySignal(signalType: string): Classification {
  if (JUDGMENTS.has(signalType)) return { category: "judgment", safetyClass: "non_suppressible" };
  return { category: PREFERENCES.has(signalType) ? "preference" : "behavioral", safetyClass: "preference_only" };
}

/** The most characters stored of a signal's type and source. */
const NAME_MAX = 1_000;
const CONTEXT_MAX_BYTES = 16_384;
/** The most characters stored of each value of a larger context: as many as a passage holds. */
const VALUE_MAX = 4_000;
const USED = [
  "finding_id",
  "finding_category",
  "description",
  "rejection_reason",
] as const satisfies readonly (keyof SignalContext)[];

/** A name cut to a storable length: a whole request could be one name, and must not block later signals. */
export const storableName = (name: string): string => name.slice(0, NAME_MAX).toWellFormed();

/** The storable part of a context: all of it up to 16 KiB, else the beginnings of the used values. */
export function storableContext(context: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (Buffer.byteLength(JSON.stringify(context)) <= CONTEXT_MAX_BYTES) return context;
  const used = USED.map((key) => [key, context[key]] as const);
  return Object.fromEntries(
    used.flatMap(([key, value]) =>
      typeof value === "string" ? [[key, value.slice(0, VALUE_MAX).toWellFormed()]] : [],
    ),
  );
}
