import { isDisposition, mayTipOff } from "../../domain/memory/guards.rules.ts";
import { ANY_CASE, type BlockLabel, type RememberedRule } from "../../domain/memory/memory.model.ts";
import { isDocumentType } from "../../domain/templates/document-types.ts";
import type { Language } from "../../platform/language.ts";
import { ruleId } from "./lesson.rules.ts";
import { type FreeObject, list } from "./procedure-details.rules.ts";

export const PREFERENCES: BlockLabel = "active_preferences";
const DEFAULT_TASKS_MAX = 10;
const TASK_CHARS_MAX = 240;

/** How an officer wants a case summed up in the console. */
export interface SummaryStyle {
  readonly language: Language;
  readonly length: "short" | "normal" | "long";
  /** `direct`: what is open comes first. */
  readonly tone: "neutral" | "direct";
}

/** The style that the known keys of a block ask for; null where they ask for none. Other keys are the officer's own. */
export function styleIn(value: FreeObject | null): SummaryStyle | null {
  const language = LANGUAGES.find(([, words]) => words.test(textIn(value, "summary_language", "language")))?.[0];
  const length = LENGTHS.find(([, words]) => words.test(textIn(value, "summary_length", "length")))?.[0];
  const tone = TONES.find(([, words]) => words.test(textIn(value, "summary_tone", "tone")))?.[0];
  if (language === undefined && length === undefined && tone === undefined) return null;
  return { language: language ?? "en", length: length ?? "normal", tone: tone ?? "neutral" };
}

const LANGUAGES: readonly (readonly [Language, RegExp])[] = [
  ["nl", /^(?:nl|dutch|nederlands|vlaams)\b/i],
  ["fr", /^(?:fr|french|fran[cç]ais)\b/i],
  ["de", /^(?:de|german|deutsch)\b/i],
  ["en", /^(?:en|english)\b/i],
];
const LENGTHS: readonly (readonly [SummaryStyle["length"], RegExp])[] = [
  ["short", /^(?:short|brief|kort|court|kurz)/i],
  ["long", /^(?:long|full|detailed|lang|uitgebreid|détaillé|ausführlich)/i],
  ["normal", /^(?:normal|medium|standard)/i],
];
const TONES: readonly (readonly [SummaryStyle["tone"], RegExp])[] = [
  ["direct", /^(?:direct|blunt|plain)/i],
  ["neutral", /^(?:neutral|formal)/i],
];

function textIn(value: FreeObject | null, ...names: readonly string[]): string {
  const given = names.map((name) => value?.[name]).find((entry) => typeof entry === "string");
  return typeof given === "string" ? given.trim() : "";
}

/**
 * The tasks that an officer wants proposed in every case of a scope, as rules that they taught. An entry of
 * `default_tasks` is a text, or an object with `description` and, if it is for some cases only, `template_id`, `country`
 * or `finding_category`; `document_type` asks for a document.
 */
export function defaultTasksIn(value: FreeObject | null, officerId: string): RememberedRule[] {
  return list(value, "default_tasks")
    .slice(0, DEFAULT_TASKS_MAX)
    .flatMap((entry) => {
      const task: FreeObject =
        typeof entry === "object" && entry !== null ? (entry as FreeObject) : { description: entry };
      const type = textIn(task, "document_type");
      const description = textIn(task, "description").slice(0, TASK_CHARS_MAX).toWellFormed();
      const isDocument = isDocumentType(type);
      if (!isDocument && (description === "" || mayTipOff(description) || isDisposition(description))) return [];
      const part = (name: string) => textIn(task, name) || null;
      const said = isDocument ? type.replaceAll("_", " ") : description;
      return [
        {
          id: ruleId(`default task|${officerId}|${JSON.stringify(entry)}`),
          text: `A default task of the officer: ${said}`,
          statement: said,
          kind: isDocument ? ("task" as const) : ("question" as const),
          source: "officer-taught" as const,
          condition: {
            ...ANY_CASE,
            finding_category: part("finding_category"),
            template_id: part("template_id"),
            country: part("country"),
          },
          document_type: isDocument ? type : null,
          words: isDocument ? null : description,
          counts: null,
          ask: isDocument ? null : description,
          support: 0,
          safety_class: null,
          officer_id: officerId,
        },
      ];
    });
}
