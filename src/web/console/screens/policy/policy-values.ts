import type { Schemas } from "../../api/client.ts";
import { checkName } from "../case/judgement-words.ts";
import { words, wordsWithin } from "../../ui/format.ts";

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

const STATUSES_WITH_DUE_DAYS = [
  "AWAITING_DOCUMENTS",
  "REVIEW_PENDING",
  "FOLLOW_UP_REQUIRED",
  "PENDING_SECOND_APPROVAL",
  "ESCALATED",
];

/** Every value of a policy, in the sections in which the screen shows them. */
export function sectionsOf(values: PolicyValues): PolicySection[] {
  const numbers = (
    name: "review_months" | "document_max_age_days" | "weights" | "due_days" | "decision_due_days",
    more: string[] = [],
  ) => {
    const record: Readonly<Record<string, number>> = values[name];
    return [...new Set([...Object.keys(record), ...more])].map((key): PolicyField => ({
      path: `${name}.${key}`,
      label: words(key),
      kind: "number",
      text: `${record[key] ?? ""}`,
    }));
  };
  const list = (name: keyof PolicyValues, label: string): PolicyField => ({
    path: name,
    label,
    kind: "list",
    text: (values[name] as readonly string[]).join("\n"),
  });
  return [
    {
      title: "Beneficial owners",
      hint: "Per cent of shares or votes from which a natural person is a beneficial owner; the law allows 25 at most.",
      fields: [
        {
          path: "owner_threshold_percent",
          label: "Threshold in per cent",
          kind: "number",
          text: `${values.owner_threshold_percent}`,
        },
        {
          path: "owner_threshold_inclusive",
          label: "Exactly the threshold counts",
          kind: "flag",
          text: `${values.owner_threshold_inclusive}`,
        },
      ],
    },
    { title: "Next review", hint: "Months after the decision, by due diligence.", fields: numbers("review_months") },
    {
      title: "Countries",
      hint: "Two-letter codes, one per line. Countries that the Union lists as high risk cannot be removed.",
      fields: [
        list("prohibited_countries", "Prohibited countries"),
        list("high_risk_countries", "High-risk countries"),
      ],
    },
    {
      title: "Activities",
      hint: "Beginnings of NACE or MCC codes, one per line, such as nace:92 or mcc:7995.",
      fields: [
        list("prohibited_activities", "Prohibited activities"),
        list("high_risk_activities", "High-risk activities"),
      ],
    },
    {
      title: "Mandatory checks",
      hint: "By template. Checks that the law requires cannot be removed.",
      fields: Object.entries(values.mandatory_checks).map(([template, checks]) => ({
        path: `mandatory_checks.${template}`,
        label: words(template),
        kind: "checks",
        text: checks.join("\n"),
      })),
    },
    {
      title: "Enhanced due diligence",
      hint: "Rating factors that require it by themselves, one per line. Those of the law cannot be removed.",
      fields: [list("edd_triggers", "Factors")],
    },
    {
      title: "Age of documents",
      hint: "Days after which they are out of date.",
      fields: numbers("document_max_age_days"),
    },
    {
      title: "Due dates",
      hint: "Days that a case may stay in a status.",
      fields: numbers("due_days", STATUSES_WITH_DUE_DAYS),
    },
    {
      title: "Decision dates",
      hint: "Days from the opening of a case to its decision, by its rating.",
      fields: numbers("decision_due_days", ["unrated", "low", "medium", "high", "prohibited"]),
    },
    { title: "Weights", hint: "Points of each rating factor, 0 to 100.", fields: numbers("weights") },
  ];
}

/** A value in words. */
export function shownText({ kind, text }: Pick<PolicyField, "kind" | "text">): string {
  if (text === "") return kind === "number" ? "not set" : "none";
  if (kind === "flag") return text === "true" ? "yes" : "no";
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
