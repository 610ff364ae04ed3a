import { ALERT_SEVERITIES, RISK_KINDS, type RiskKind } from "../../graph/motifs/index.ts";
import type { AlertRow } from "./alerts.tables.ts";
import { compareText } from "../../platform/compare-text.ts";

export interface StoryMember {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  /** Why the member is of concern; null where nothing is known to be. */
  readonly risk: RiskKind | null;
}

const SENTENCES_MAX = 5;
const OPEN = ["active", "acknowledged"];

const weight = (row: AlertRow): number =>
  (OPEN.includes(row.status) ? 10 : row.status === "dismissed" ? 5 : 0) + ALERT_SEVERITIES.indexOf(row.severity);

/** Open alerts before others, the worst first. */
export const worstFirst = (rows: readonly AlertRow[]): AlertRow[] =>
  rows.toSorted((a, b) => weight(b) - weight(a) || compareText(b.createdAt, a.createdAt));

/** What the alerts of a story say together: who, what, when and how far away. */
export function tellStory(rows: readonly AlertRow[]): { title: string; text: string } {
  const sorted = worstFirst(rows);
  const [worst] = sorted;
  const open = sorted.filter(({ status }) => OPEN.includes(status));
  const told = (open.length > 0 ? open : sorted).slice(0, SENTENCES_MAX);
  const more = (open.length > 0 ? open.length : sorted.length) - told.length;
  return {
    title: worst?.title ?? "",
    text: [
      ...told.map(({ description }) => description),
      ...(more > 0 ? [`${more} more ${more === 1 ? "pattern belongs" : "patterns belong"} to it.`] : []),
      ...(told.some(({ isPartial }) => isPartial) ? ["Not everything around it was read: there may be more."] : []),
    ].join(" "),
  };
}

/** Everybody in a story, those of concern first. */
export function membersOf(rows: readonly AlertRow[]): StoryMember[] {
  const members = new Map<string, StoryMember>();
  for (const { evidenceSnapshot, status } of worstFirst(rows)) {
    const { entities, motif_details: details } = evidenceSnapshot;
    // What is resolved says nothing of now.
    const risks = (status === "resolved" ? {} : (details["risks"] ?? {})) as Record<string, RiskKind>;
    for (const entity of entities) {
      const risk = members.get(entity.id)?.risk ?? risks[entity.id] ?? null;
      members.set(entity.id, { ...entity, risk });
    }
  }
  const place = ({ risk }: StoryMember) => (risk === null ? RISK_KINDS.length : RISK_KINDS.indexOf(risk));
  return [...members.values()].sort((a, b) => place(a) - place(b));
}
