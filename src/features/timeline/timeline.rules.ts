import type { AuditEvent } from "../../domain/case/case.change.ts";
import { foreignCursor } from "../../platform/errors.ts";

/** What an entry is about, to filter by. */
export const TIMELINE_KINDS = [
  "state",
  "request",
  "answer",
  "document",
  "check",
  "decision",
  "assignment",
  "comment",
  "monitoring",
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

const KIND_OF: Readonly<Record<AuditEvent, TimelineKind>> = {
  CASE_CREATED: "state",
  REVIEW_TRIGGER_ADDED: "state",
  INVESTIGATION_STARTED: "state",
  INVESTIGATION_COMPLETED: "state",
  INVESTIGATION_FAILED: "state",
  TIER_APPLIED: "state",
  LEGAL_HOLD_SET: "state",
  LEGAL_HOLD_LIFTED: "state",
  RELATIONSHIP_ENDED: "state",
  RELATIONSHIP_RESUMED: "state",
  PORTAL_LINK_RENEWED: "request",
  TASKS_REGENERATED: "request",
  MAIL_SENT: "request",
  MAIL_NOT_SENT: "request",
  DOCUMENTS_SUBMITTED: "answer",
  DOCUMENT_UPLOADED: "document",
  DOCUMENT_READ: "document",
  DOCUMENT_REVIEWED: "document",
  EVIDENCE_FILED: "document",
  OWNERSHIP_FILED: "check",
  OWNERSHIP_FILING_WITHDRAWN: "check",
  MCC_DECIDED: "check",
  MCC_RECLASSIFIED: "check",
  LEARNED_EFFECTS_SWITCHED: "check",
  HIT_CLEARED: "check",
  HIT_CONFIRMED: "check",
  HIT_CONFIRMATION_UNDONE: "check",
  SCREENING_REPEATED: "check",
  POLICY_APPLIED: "check",
  OTHER_CASE_CHANGED: "check",
  OTHER_CASES_READ: "check",
  ALERT_RAISED: "check",
  ALERT_CHANGED: "check",
  ALERT_ENDED: "check",
  VERIFICATION_LINKED: "check",
  PROVISIONAL_DECISION_RECORDED: "decision",
  DECISION_BLOCKED: "decision",
  DECISION_PARKED: "decision",
  SECOND_APPROVAL_GIVEN: "decision",
  SECOND_APPROVAL_REFUSED: "decision",
  DECISION_APPLIED: "decision",
  GATE_OVERRIDDEN: "decision",
  MEMO_DRAFTED: "decision",
  MEMO_SIGNED: "decision",
  CASE_ASSIGNED: "assignment",
};

/** Entries of earlier releases may have events that are gone: they are states. */
export const kindOfEvent = (event: string): TimelineKind =>
  (KIND_OF as Readonly<Record<string, TimelineKind>>)[event] ?? "state";

/** Events of the audit chain that are meant: these, or all but these. */
export interface EventFilter {
  readonly events: readonly string[];
  readonly isExcluded: boolean;
  /** Also the decisions that asked the customer for more. */
  readonly withFollowUps?: boolean;
}

export function eventsOf(kind: TimelineKind | undefined): EventFilter {
  if (kind === undefined) return { events: [], isExcluded: true };
  const isExcluded = kind === "state";
  const events = Object.entries(KIND_OF).filter(([, of]) => (of === kind) !== isExcluded);
  return { events: events.map(([event]) => event), isExcluded, withFollowUps: kind === "request" };
}

/** A time and an id: where a comment or a monitoring event stands. */
type Place = readonly [at: string, id: string];

/** What each source has given already; null for nothing. */
export interface Position {
  readonly seq: number | null;
  readonly comment: Place | null;
  readonly event: Place | null;
}

export const BEGINNING: Position = { seq: null, comment: null, event: null };

export const cursorOf = ({ seq, comment, event }: Position): string =>
  [seq ?? "", ...(comment ?? ["", ""]), ...(event ?? ["", ""])].join("_");

const PLACE = String.raw`(?:(\d{4}-[\d:.T-]+Z)_([0-9a-f-]{36})|_)`;
const CURSOR = new RegExp(`^(\\d{0,15})_${PLACE}_${PLACE}$`);

/** @throws DomainError `validation_failed`. */
export function readCursor(cursor: string | undefined): Position {
  if (cursor === undefined) return BEGINNING;
  const parts = CURSOR.exec(cursor);
  if (!parts) throw foreignCursor();
  const [, seq, commentAt, commentId, eventAt, eventId] = parts;
  return {
    seq: seq === "" ? null : Number(seq),
    comment: commentAt === undefined ? null : [commentAt, commentId!],
    event: eventAt === undefined ? null : [eventAt, eventId!],
  };
}

/** An entry that a source gives, with what the source has given once it is taken. */
export interface Candidate<T> {
  readonly at: string;
  readonly entry: T;
  readonly taken: Partial<Position>;
}

/**
 * Merges sources, each newest first, into a page. A source keeps its own order, whatever its times say, so that no
 * entry is left out where a clock went back.
 */
export function mergePage<T>(
  sources: readonly (readonly Candidate<T>[])[],
  from: Position,
  limit: number,
): { readonly entries: readonly T[]; readonly next: Position | null } {
  const left = sources.map((source) => [...source]);
  const entries: T[] = [];
  let next = from;
  const newest = () =>
    left.reduce<Candidate<T>[] | null>(
      (best, source) => (source[0] && (!best || source[0].at > best[0]!.at) ? source : best),
      null,
    );
  for (let source = newest(); source && entries.length < limit; source = newest()) {
    const { entry, taken } = source.shift()!;
    entries.push(entry);
    next = { ...next, ...taken };
  }
  return { entries, next: newest() === null ? null : next };
}
