import { refuse } from "../../platform/errors.ts";
import { type AuditDraft, type Change, type RuleOutcome, withChangeBefore } from "../case/case.change.ts";
import { SEVERITIES, type EvidenceRef, type Finding, type IsoTime, type Severity } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { reviseResult } from "../diligence/due-diligence.rules.ts";
import type { ScreeningList, ScreeningStatement } from "../diligence/grounds.model.ts";
import { sarTriggers } from "./gates.rules.ts";
import { isHidden, isHit } from "./hits.rules.ts";
import { keepPinned } from "./pinned-facts.rules.ts";
import { withStatement } from "./statements.rules.ts";

/** Why a case is screened again before an approval. */
export type RescreeningReason = "active_alert" | "list_changed" | "list_confirmed" | "names_read";

/** Subjects of the latest iteration, screened again against the lists in force. */
export interface Rescreening {
  readonly outcome: "repeated";
  readonly because: readonly RescreeningReason[];
  readonly iteration: number;
  readonly at: IsoTime;
  /** Every hit of the screening. */
  readonly findings: readonly Finding[];
  readonly evidence: readonly EvidenceRef[];
  readonly lists: readonly ScreeningList[];
  /** Names that the matcher cannot compare. */
  readonly unreadable: readonly string[];
  /** Names that were screened; absent where they are those of the screening before. */
  readonly subjects?: readonly string[];
  /** Those beside them, as the statement of the screening has them. */
  readonly uncertain?: ScreeningStatement["uncertain"];
  readonly in_papers?: ScreeningStatement["in_papers"];
  readonly named?: ScreeningStatement["named"];
  readonly compared?: ScreeningStatement["compared"];
}

/** `failed`: the lists did not answer in time, or could not be read. */
export type RescreeningAttempt =
  | Rescreening
  | { readonly outcome: "failed"; readonly because: readonly RescreeningReason[]; readonly iteration: number };

type Approve<T> = (record: CaseRecord) => RuleOutcome<T>;

/**
 * Takes an approval on the case as a repeated screening leaves it, in the same change. What the screening found stays
 * with the case when the approval is refused. A failed screening leaves its check `stale`.
 * @param attempt null where no screening was needed.
 */
export function approveAfterScreening<T>(
  record: CaseRecord,
  attempt: RescreeningAttempt | null,
  now: Date,
  approve: Approve<T>,
): RuleOutcome<T> {
  if (attempt === null) return approve(record);
  const isCurrent = record.grounds?.iteration === attempt.iteration && record.grounds.screening.state === "answered";
  if (attempt.outcome === "failed" || !isCurrent) return withoutScreening(record, attempt, now, approve);
  const { revised, audit } = applyRescreening(record, attempt, now);
  return withScreening(revised, audit, approve(revised));
}

/** Adds what the screening changed to what the approval did, or, if it was refused, to what its refusal did. */
const withScreening = <T>(revised: CaseRecord, audit: AuditDraft, outcome: RuleOutcome<T>): RuleOutcome<T> =>
  withChangeBefore(outcome, revised, { audit: [audit], effects: [{ kind: "record_in_graph" }] });

/** A parked decision waits for another attempt; any other approval meets the check as `stale`. */
function withoutScreening<T>(
  record: CaseRecord,
  { because }: RescreeningAttempt,
  now: Date,
  approve: Approve<T>,
): RuleOutcome<T> {
  const details = { outcome: "failed", because };
  if (record.parked === null) {
    const stale = withStatementOf(record, (statement) => ({ ...statement, outdated: true }));
    const revised = reviseResult(stale, now);
    return withScreening(revised, { event: "SCREENING_REPEATED", details, actor: "system" }, approve(revised));
  }
  const outcome = approve(record);
  if (!outcome.ok) return outcome;
  const blocked: Change = {
    record,
    audit: [
      { event: "SCREENING_REPEATED", details, actor: "system" },
      { event: "DECISION_BLOCKED", details: { decision: record.parked.input.decision, gate: "mandatory_check_open" } },
    ],
    effects: [],
    answer: undefined,
  };
  const refusal = refuse("gate_blocked", "The screening is stale and could not be repeated in time. Try again.", {
    extra: { gate: "mandatory_check_open", open_checks: ["screening"] },
  });
  return { ...refusal, regardless: blocked };
}

/**
 * The case with a repeated screening. Hits that are found again with the same entry stay as they are, as does every hit
 * that is no longer found: only a new investigation, or an officer, ends it.
 */
function applyRescreening(record: CaseRecord, rescreening: Rescreening, now: Date) {
  const latest = record.investigations.at(-1)!;
  const { findings, changed } = mergeHits(record, latest.findings, rescreening.findings);
  const touched = [...(latest.rescreened?.finding_ids ?? []), ...changed.map(({ id }) => id)];
  const evidence = [...record.evidence, ...rescreening.evidence];
  const screened = withStatementOf(
    {
      ...record,
      evidence,
      investigations: [
        ...record.investigations.slice(0, -1),
        { ...latest, findings, rescreened: { at: rescreening.at, finding_ids: [...new Set(touched)] } },
      ],
    },
    (statement) => ({
      ...withoutNames(upToDate(statement), rescreening),
      unreadable: rescreening.unreadable,
      ...(rescreening.subjects && { subjects: rescreening.subjects }),
      ...(rescreening.uncertain && { uncertain: rescreening.uncertain }),
      ...(rescreening.in_papers && { in_papers: rescreening.in_papers }),
      ...(rescreening.named && { named: rescreening.named }),
      ...(rescreening.compared && { compared: rescreening.compared }),
      lists: rescreening.lists,
      evidence_ids: rescreening.evidence.map(({ id }) => id),
    }),
  );
  const revised = keepPinned(record, reviseResult(screened, now));
  const audit: AuditDraft = {
    event: "SCREENING_REPEATED",
    details: {
      outcome: "repeated",
      because: rescreening.because,
      lists: rescreening.lists.map(({ source, version }) => `${source} ${version}`),
      changed_hits: changed.map(({ id }) => id),
    },
    actor: "system",
  };
  return { revised, audit };
}

/** A screening that says whom it searched for says it of all names. */
function withoutNames(statement: ScreeningStatement, { subjects }: Rescreening): ScreeningStatement {
  if (subjects === undefined) return statement;
  const { uncertain: _uncertain, in_papers: _papers, named: _named, compared: _compared, ...rest } = statement;
  return rest;
}

function upToDate(statement: ScreeningStatement): ScreeningStatement {
  const { outdated: _, ...rest } = statement;
  return rest;
}

function mergeHits(record: CaseRecord, known: readonly Finding[], found: readonly Finding[]) {
  const stated = new Map(record.investigations.flatMap(({ findings }) => findings).map((one) => [one.id, one]));
  const changed = found.flatMap((fresh) => {
    const before = known.find(({ id }) => id === fresh.id);
    return isUnchanged(before, fresh) ? [] : [merged(fresh, before, stated.get(fresh.id))];
  });
  const replaced = new Set(changed.map(({ id }) => id));
  const triggers = new Set(sarTriggers(record).map(({ id }) => id));
  const kept = known.filter((one) => !replaced.has(one.id) && (triggers.has(one.id) || !isSuperseded(one, found)));
  return { findings: [...changed, ...kept], changed };
}

/** A confirmed hit stays confirmed whatever its entry becomes. */
function isUnchanged(before: Finding | undefined, fresh: Finding): boolean {
  if (before === undefined) return false;
  if (before.confirmation) return true;
  return before.entry_fingerprint === fresh.entry_fingerprint && rank(fresh.severity) <= rank(before.severity);
}

/** What officers stated stands while the entry is the same. No repetition lowers a severity: a trigger stays one. */
function merged(fresh: Finding, before: Finding | undefined, stated: Finding | undefined): Finding {
  const told = stated === undefined ? fresh : withStatement(fresh, stated);
  return before !== undefined && rank(before.severity) > rank(told.severity)
    ? { ...told, severity: before.severity }
    : told;
}

/** A sum of matches that are not shown gives way to the newer sum of the same subject. */
const isSuperseded = (known: Finding, found: readonly Finding[]): boolean =>
  isHit(known) &&
  isHidden(known) &&
  found.some((fresh) => isHidden(fresh) && fresh.subject === known.subject && fresh.id !== known.id);

const rank = (severity: Severity): number => SEVERITIES.indexOf(severity);

function withStatementOf(record: CaseRecord, edit: (statement: ScreeningStatement) => ScreeningStatement): CaseRecord {
  const { grounds } = record;
  if (grounds?.screening.state !== "answered") return record;
  return { ...record, grounds: { ...grounds, screening: edit(grounds.screening) } };
}
