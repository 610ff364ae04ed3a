import type { Schemas } from "../../api/client.ts";
import { DOCUMENTS } from "../case/documents/document-texts.ts";
import { RATING_FACTORS } from "../case/factor-texts.ts";
import { checkName } from "../case/judgement-words.ts";
import { levelWord, stateWord, wordFrom, wordsWithin } from "../../ui/format.ts";
import { UI } from "../../ui/texts.ts";
import { POLICY } from "./texts.ts";

export type PolicyValues = Schemas["PolicyValues"];
export type PolicyChange = Schemas["PolicyChange"];

type FieldKind = "number" | "flag" | "list" | "checks";

/** One value of the policy, at a path such as `review_months.enhanced`, as text that an officer can edit. */
export interface PolicyField {
  readonly path: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** Empty where the policy has no value. */
  readonly text: string;
}

export interface PolicySection {
  readonly title: string;
  readonly hint: string;
  readonly fields: readonly PolicyField[];
}

const { fields: FIELDS, sections: SECTIONS } = POLICY;

type NumbersName = "review_months" | "document_max_age_days" | "weights" | "due_days" | "decision_due_days";
type ListName = Exclude<keyof typeof FIELDS, "owner_threshold_percent" | "owner_threshold_inclusive">;

const STATUSES_WITH_DUE_DAYS = [
  "AWAITING_DOCUMENTS",
  "REVIEW_PENDING",
  "FOLLOW_UP_REQUIRED",
  "PENDING_SECOND_APPROVAL",
  "ESCALATED",
];

/** Every value of a policy, in the sections in which the screen shows them. */
export function sectionsOf(values: PolicyValues): PolicySection[] {
  const numbers = (name: NumbersName, more: string[] = []): PolicySection => {
    const record: Readonly<Record<string, number>> = values[name];
    const fields = [...new Set([...Object.keys(record), ...more])].map((key): PolicyField => ({
      path: `${name}.${key}`,
      label: memberWords(name, key),
      kind: "number",
      text: `${record[key] ?? ""}`,
    }));
    return { ...SECTIONS[name], fields };
  };
  const list = (name: ListName): PolicyField => ({
    path: name,
    label: FIELDS[name],
    kind: "list",
    text: values[name].join("\n"),
  });
  const value = (name: "owner_threshold_percent" | "owner_threshold_inclusive", kind: FieldKind): PolicyField => ({
    path: name,
    label: FIELDS[name],
    kind,
    text: `${values[name]}`,
  });
  return [
    {
      ...SECTIONS.owners,
      fields: [value("owner_threshold_percent", "number"), value("owner_threshold_inclusive", "flag")],
    },
    numbers("review_months"),
    { ...SECTIONS.countries, fields: [list("prohibited_countries"), list("high_risk_countries")] },
    { ...SECTIONS.activities, fields: [list("prohibited_activities"), list("high_risk_activities")] },
    {
      ...SECTIONS.mandatory_checks,
      fields: Object.entries(values.mandatory_checks).map(([template, checks]) => ({
        path: `mandatory_checks.${template}`,
        label: memberWords("mandatory_checks", template),
        kind: "checks",
        text: checks.join("\n"),
      })),
    },
    { ...SECTIONS.edd_triggers, fields: [list("edd_triggers")] },
    numbers("document_max_age_days"),
    numbers("due_days", STATUSES_WITH_DUE_DAYS),
    numbers("decision_due_days", ["unrated", "low", "medium", "high", "prohibited"]),
    numbers("weights"),
  ];
}

/** What one of several values of the same name stands for, such as a template or a rating factor. */
function memberWords(name: string, member: string): string {
  if (name === "weights") return wordFrom(RATING_FACTORS, member);
  if (name === "review_months") return wordFrom(POLICY.regimes, member);
  if (name === "mandatory_checks") return wordFrom(POLICY.templates, member);
  if (name === "document_max_age_days") {
    return member === "register" ? POLICY.register : wordFrom(DOCUMENTS.kinds, member);
  }
  if (name === "decision_due_days") return member === "unrated" ? UI.notRated : levelWord(member);
  return stateWord(member);
}

/** The name of a value at a path such as `weights.cash`. */
export function pathWords(path: string): string {
  const [name = "", member] = path.split(".");
  const title = name in SECTIONS ? SECTIONS[name as keyof typeof SECTIONS].title : wordFrom(FIELDS, name);
  return member === undefined ? title : `${title}, ${memberWords(name, member)}`;
}

/** A value in words. */
export function shownText({ kind, text }: Pick<PolicyField, "kind" | "text">): string {
  if (text === "") return kind === "number" ? POLICY.notSet : POLICY.none;
  if (kind === "flag") return text === "true" ? POLICY.yes : POLICY.no;
  if (kind === "number") return text;
  return text
    .split("\n")
    .map((item) => (kind === "checks" ? checkName(item) : wordsWithin(item)))
    .join(", ");
}

const items = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((item) => item.trim())
    .filter(Boolean);

function parsed(kind: FieldKind, text: string): unknown {
  if (kind === "flag") return text === "true";
  // An entry that is no number goes to the service as it is, which refuses it by its path.
  if (kind === "number") return Number.isFinite(Number(text)) ? Number(text) : text;
  return items(text);
}

/** The values that an officer changed, in the shape of the interface. A cleared number is not a change. */
export function changesOf(values: PolicyValues, edited: Readonly<Record<string, string>>): PolicyChange {
  const changes: Record<string, unknown> = {};
  for (const { path, kind, text } of sectionsOf(values).flatMap(({ fields }) => fields)) {
    const now = edited[path];
    if (now === undefined || now.trim() === text || (kind === "number" && now.trim() === "")) continue;
    const [name = "", member] = path.split(".");
    const value = parsed(kind, now);
    changes[name] = member === undefined ? value : { ...(changes[name] as object | undefined), [member]: value };
  }
  return changes as PolicyChange;
}
