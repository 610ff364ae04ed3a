import { isDisposition } from "../../domain/memory/guards.rules.ts";
import { ANY_CASE, type ProcedureDetail, RULE_KINDS, type RuleCondition } from "../../domain/memory/memory.model.ts";
import { ruleId, scopeOf } from "./lesson.rules.ts";

export type FreeObject = Readonly<Record<string, unknown>>;

/**
 * Parses the rules of a block, whose value an officer may have edited into any form. A rule without a learned detail of
 * its own counts as taught by the officer. A learned detail whose text is not among the rules stays if it is paused or
 * a mere count; else the officer deleted it.
 */
export function readDetails(value: FreeObject | null): ProcedureDetail[] {
  const given = list(value, "details")
    .map(readDetail)
    .filter((detail) => detail !== null);
  const byText = new Map(given.map((detail) => [detail.text, detail]));
  const rules = [...new Set(list(value, "rules").filter((rule) => typeof rule === "string"))];
  const withdrawn = new Set(
    list(value, "details")
      .filter(isWithdrawn)
      .map(({ text }) => text),
  );
  const active = rules
    .filter((rule) => !withdrawn.has(rule))
    .map((rule) => {
      const detail = byText.get(rule);
      return detail === undefined ? taught(rule) : { ...detail, paused: false };
    });
  const named = new Set(rules);
  const others = given.filter((detail) => !named.has(detail.text) && (detail.paused || detail.kind === "counts"));
  return [...active, ...others];
}

/** Learned rules of the block that its officer took out of `rules`. */
export function removedDetails(value: FreeObject | null): ProcedureDetail[] {
  const left = new Set(readDetails(value).map(({ text }) => text));
  return list(value, "details")
    .map(readDetail)
    .filter((detail) => detail !== null && detail.source === "auto-learned" && !left.has(detail.text))
    .filter((detail) => detail !== null);
}

/**
 * A block as its author may put it. What the service computes of a learned rule (counts, cases, officers, who shared it)
 * is what is stored, never what a body says: a learned rule that is not stored is a text that its author taught. A
 * new text of the rules of all officers says who wrote it.
 */
export function asPutBy(author: string, value: FreeObject, stored: FreeObject | null, isShared: boolean): FreeObject {
  const storedDetails = list(stored, "details").filter(isObject);
  const known = new Map(storedDetails.map((detail) => [detail["text"], detail]));
  const isKnown = (text: unknown): boolean => known.has(text) || list(stored, "rules").includes(text);
  const written = (text: unknown, more: FreeObject = {}) => ({
    ...more,
    text,
    source: "officer-taught",
    edited_by: author,
  });
  const details = list(value, "details").map((detail) => {
    if (!isObject(detail)) return detail;
    const { text, paused } = detail;
    const before = known.get(text);
    if (before?.["source"] === "auto-learned") return { ...before, paused };
    if (detail["source"] === "auto-learned") return written(text, { paused });
    if (isShared && !isKnown(text)) return written(text, detail);
    return { ...detail, edited_by: before?.["edited_by"], shared_by: before?.["shared_by"] };
  });
  const named = new Set(details.map((detail) => (detail as FreeObject | null)?.["text"]));
  const unnamed = isShared ? list(value, "rules").filter((text) => !named.has(text)) : [];
  const others = unnamed.flatMap((text) => {
    const before = known.get(text);
    if (before?.["source"] === "auto-learned") return [];
    return before ?? (isKnown(text) ? [] : written(text));
  });
  return { ...value, ...(details.length + others.length > 0 && { details: [...details, ...others] }) };
}

/** Members that every stored detail has; others are left out where they say nothing, because a block is small. */
const ALWAYS: readonly string[] = [
  "text",
  "scope",
  "trigger",
  "action",
  "risk_rationale",
  "support",
  "cases",
  "source",
];

/** A detail as a block stores it. */
export function packed({ condition, ...detail }: ProcedureDetail): FreeObject {
  const { finding_category: _, template_id: _template, country: _country, ...rest } = condition;
  const parts = Object.entries(rest).filter(([, part]) => part !== null);
  const said = Object.entries(detail).filter(
    ([name, value]) => ALWAYS.includes(name) || (value !== null && value !== false && value !== ""),
  );
  return { ...Object.fromEntries(said), ...(parts.length === 0 ? {} : { condition: Object.fromEntries(parts) }) };
}

/** Whether a rule is in force: it is a rule in the sense of the interface. */
export const isInForce = ({ paused, kind }: ProcedureDetail): boolean => !paused && kind !== "counts";

/** Signals that earlier versions made rules of, such as "approve the case". */
const WITHDRAWN: readonly unknown[] = ["case_approved", "case_rejected", "case_escalated"];

const isWithdrawn = (value: unknown): value is { readonly text: string } =>
  isObject(value) &&
  typeof value["text"] === "string" &&
  value["source"] === "auto-learned" &&
  (WITHDRAWN.includes(value["signal_type"]) ||
    (typeof value["action"] === "string" && value["kind"] !== "counts" && isDisposition(value["action"])));

const taught = (text: string): ProcedureDetail => ({
  id: ruleId(`taught|${text}`),
  text,
  statement: text,
  scope: scopeOf(null, null),
  trigger: null,
  action: null,
  risk_rationale: null,
  support: 0,
  cases: [],
  source: "officer-taught",
  key: null,
  safety_class: null,
  signal_type: null,
  template_id: null,
  country: null,
  finding_category: null,
  ask: null,
  created_at: null,
  kind: "taught",
  condition: ANY_CASE,
  document_type: null,
  words: null,
  counts: null,
  outcomes: null,
  officers: [],
  first_seen: null,
  last_seen: null,
  paused: false,
  edited_by: null,
  shared_by: null,
});

/** A detail as consolidation writes it, or one that an officer put beside a taught rule; else null. */
function readDetail(value: unknown): ProcedureDetail | null {
  if (!isObject(value) || isWithdrawn(value)) return null;
  const said = textIn(value, "text");
  if (said === null) return null;
  if (value["source"] !== "auto-learned") return readTaught(value, said);
  const [statement, key] = [textIn(value, "statement"), textIn(value, "key")];
  if (statement === null || key === null) return null;
  const support = wholeIn(value, "support") ?? 1;
  const finding = textIn(value, "finding_category");
  const [template, country] = [textIn(value, "template_id"), textIn(value, "country")];
  const ask = textIn(value, "ask");
  return {
    ...taught(said),
    id: ruleId(key),
    statement,
    scope: textIn(value, "scope") ?? "",
    trigger: textIn(value, "trigger"),
    action: textIn(value, "action"),
    risk_rationale: textIn(value, "risk_rationale"),
    support: Math.max(1, support),
    cases: textsIn(value, "cases"),
    source: "auto-learned",
    key,
    safety_class: value["safety_class"] === "non_suppressible" ? "non_suppressible" : "preference_only",
    signal_type: textIn(value, "signal_type"),
    template_id: template,
    country,
    finding_category: finding,
    ask,
    created_at: textIn(value, "created_at"),
    kind: RULE_KINDS.find((kind) => kind === value["kind"]) ?? (ask === null ? "emphasis" : "question"),
    condition: { ...readCondition(value["condition"]), finding_category: finding, template_id: template, country },
    document_type: textIn(value, "document_type"),
    words: textIn(value, "words"),
    counts: readCounts(value["counts"]),
    outcomes: readOutcomes(value["outcomes"]),
    officers: textsIn(value, "officers"),
    first_seen: textIn(value, "first_seen"),
    last_seen: textIn(value, "last_seen"),
    paused: value["paused"] === true,
    edited_by: textIn(value, "edited_by"),
    shared_by: textIn(value, "shared_by"),
  };
}

/** What an officer put beside the text of a rule is stored as put. */
const readTaught = (value: FreeObject, text: string): ProcedureDetail => ({
  ...taught(text),
  scope: textIn(value, "scope") ?? scopeOf(null, null),
  trigger: textIn(value, "trigger"),
  action: textIn(value, "action"),
  risk_rationale: textIn(value, "risk_rationale"),
  created_at: textIn(value, "created_at"),
  paused: value["paused"] === true,
  edited_by: textIn(value, "edited_by"),
  shared_by: textIn(value, "shared_by"),
});

function readCondition(value: unknown): RuleCondition {
  if (!isObject(value)) return ANY_CASE;
  return Object.fromEntries(
    Object.keys(ANY_CASE).map((name) => [name, textIn(value, name)]),
  ) as unknown as RuleCondition;
}

function readCounts(value: unknown): ProcedureDetail["counts"] {
  if (!isObject(value)) return null;
  const [cases, done] = [wholeIn(value, "cases"), wholeIn(value, "done")];
  return cases === null || done === null ? null : { cases, done, had: wholeIn(value, "had") };
}

function readOutcomes(value: unknown): ProcedureDetail["outcomes"] {
  if (!isObject(value)) return null;
  const known = Object.keys(value).flatMap((name) => {
    const number = wholeIn(value, name);
    return number === null ? [] : [[name, number] as const];
  });
  return Object.fromEntries(known);
}

const isObject = (value: unknown): value is FreeObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const list = (value: FreeObject | null, name: string): unknown[] => {
  const given = value?.[name];
  return Array.isArray(given) ? (given as unknown[]) : [];
};

const textIn = (value: FreeObject, name: string): string | null =>
  typeof value[name] === "string" ? (value[name] as string) : null;

const textsIn = (value: FreeObject, name: string): string[] =>
  list(value, name).filter((entry) => typeof entry === "string");

const wholeIn = (value: FreeObject, name: string): number | null =>
  Number.isSafeInteger(value[name]) && (value[name] as number) >= 0 ? (value[name] as number) : null;
