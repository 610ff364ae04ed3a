import type { Discrepancy, Finding } from "../case/case.model.ts";
import type { RuleCondition } from "./memory.model.ts";

/** What a rule can depend on in one finding or discrepancy of a case. It names no person and no company. */
export type Trigger = Omit<RuleCondition, "template_id" | "country">;

export interface FoundTrigger {
  readonly trigger: Trigger;
  /** Null for a discrepancy. */
  readonly findingId: string | null;
}

/** Open findings and discrepancies, as rules see them. */
export const triggersOf = (findings: readonly Finding[], discrepancies: readonly Discrepancy[]): FoundTrigger[] => [
  ...findings.filter(isOpen).map((finding) => ({ trigger: triggerOf(finding), findingId: finding.id })),
  ...discrepancies
    .filter(({ status }) => status === "open")
    .map(({ field, severity }) => ({
      trigger: { finding_category: null, severity, hit_kind: null, document_kind: null, field },
      findingId: null,
    })),
];

const isOpen = ({ severity, clearance }: Finding): boolean => severity !== "info" && !clearance;

/** A finding as a trigger, whether or not it is open. */
export const triggerOf = ({ category, severity, hit, source_entry: entry }: Finding): Trigger => ({
  finding_category: category,
  severity,
  hit_kind: hit?.match ?? null,
  document_kind: category === "document" ? documentKind(entry) : null,
  field: null,
});

/** `missing:articles_of_association` names a kind of document; an entry with anything else in it names none. */
const documentKind = (entry: string | undefined): string | null => /^[a-z_]+:([a-z_]+)/.exec(entry ?? "")?.[1] ?? null;

const PARTS = ["finding_category", "severity", "hit_kind", "document_kind", "field"] as const;

/** Triggers that a condition names; null if it names none, so that it holds in every case of its scope. */
export function triggersMeeting(condition: RuleCondition, found: readonly FoundTrigger[]): FoundTrigger[] | null {
  if (PARTS.every((part) => condition[part] === null)) return null;
  return found.filter(({ trigger }) =>
    PARTS.every((part) => condition[part] === null || condition[part] === trigger[part]),
  );
}
