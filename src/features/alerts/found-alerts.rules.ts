import type { GraphIndex, Motif } from "../../graph/motifs/index.ts";
import { wholeLatinWords } from "../../platform/folding.ts";
import { canonicalHash } from "../../platform/canonical-json.ts";
import type { AlertChange } from "./alert.model.ts";
import type { AlertLogRow, AlertRow } from "./alerts.tables.ts";
import { basisOf, whatGotWorse } from "./dismissal.rules.ts";

/** An alert as an evaluation found it. */
export interface FoundAlert {
  readonly row: Omit<AlertRow, "status">;
  /** The alert as it was read before; undefined where it is new. */
  readonly before: AlertRow | undefined;
  /** The status becomes `active` again. */
  readonly reopens: boolean;
  readonly anchors: readonly string[];
  readonly log: readonly AlertLogRow[];
}

/** Whether it is new, or active again. */
export const isRaised = ({ before, reopens }: FoundAlert): boolean => before === undefined || reopens;

export const entityKeyOf = ({ anchor }: Pick<Motif, "anchor">): string => anchor.join(" ");

interface Match {
  readonly motif: Motif;
  readonly before: AlertRow | undefined;
}

/**
 * Motifs with the alert that each goes on. It has the same anchor; a ring has a company in common; and where two records
 * of a person became one, the alert on the record that is gone goes on under the other.
 */
export function matchAlerts(graph: GraphIndex, motifs: readonly Motif[], known: readonly AlertRow[]): Match[] {
  const byKey = new Map(known.map((row) => [`${row.patternType} ${row.entityKey}`, row]));
  return motifs.map((motif) => {
    const candidates = () => known.filter((row) => row.patternType === motif.pattern && row.focusId !== null);
    const before =
      byKey.get(`${motif.pattern} ${entityKeyOf(motif)}`) ??
      (motif.pattern === "circular"
        ? candidates().find((row) => sharesMember(row, motif))
        : candidates().find((row) => isOnGoneRecord(graph, row, motif)));
    return { motif, before };
  });
}

const sharesMember = ({ evidenceSnapshot }: AlertRow, { entityIds }: Motif): boolean =>
  evidenceSnapshot.entities.some(({ id }) => entityIds.includes(id));

/** Whether an alert is on the same anchor but for a person of the same name, whose record is not in the graph any more. */
function isOnGoneRecord(graph: GraphIndex, row: AlertRow, motif: Motif): boolean {
  const anchor = row.entityKey.split(" ");
  const gone = anchor.filter((id) => graph.entity(id) === undefined);
  const added = motif.anchor.filter((id) => !anchor.includes(id));
  const [from] = gone;
  const [to] = added;
  if (from === undefined || to === undefined || gone.length > 1 || added.length > 1) return false;
  const before = row.evidenceSnapshot.entities.find(({ id }) => id === from);
  const isSameName = before?.type === "person" && fold(before.name) === fold(graph.entity(to)?.name ?? "");
  return isSameName && sharesMember(row, motif);
}

const fold = (name: string): string => wholeLatinWords(name).sort().join(" ");

/** What an evaluation writes with: who runs it and when, and an id for an alert that turns out to be new. */
export interface Evaluation {
  readonly tenantId: string;
  readonly actor: string;
  readonly at: string;
  readonly newId: () => string;
}

/** An alert as the graph shows it now, beside how it was; null where nothing of it changed. */
export function foundAlert(
  by: Evaluation,
  graph: GraphIndex,
  motif: Motif,
  linkedCaseIds: readonly string[],
  before: AlertRow | undefined,
): FoundAlert | null {
  const row = rowOf(by, graph, motif, linkedCaseIds, before);
  const isSame =
    before?.evidenceHash === row.evidenceHash &&
    before.focusId === row.focusId &&
    before.entityKey === row.entityKey &&
    JSON.stringify(before.linkedCaseIds) === JSON.stringify(row.linkedCaseIds);
  if (before && isSame && before.status !== "resolved" && before.dueAt === null) return null;
  if (!before)
    return { row, before, reopens: false, anchors: motif.storyAnchors, log: [line(by, row, "raised", null)] };
  const basis = before.basis ?? (before.status === "dismissed" ? basisOf(before, null) : null);
  const worse = basis === null ? [] : whatGotWorse(basis, row);
  const wasResolved = before.resolvedAt !== null;
  // Whether it was dismissed before it ended is known by its basis.
  const reopens = worse.length > 0 || (wasResolved && basis === null);
  const change = changeOf(before, row);
  const because = [...(wasResolved ? ["The pattern holds again."] : []), ...worse];
  return {
    row: { ...row, basis },
    before,
    reopens,
    anchors: motif.storyAnchors,
    log: [
      ...(change === null ? [] : [line(by, row, "changed", change, before)]),
      ...(reopens ? [line(by, row, "returned", { because }, before)] : []),
    ],
  };
}

function rowOf(
  by: Evaluation,
  graph: GraphIndex,
  motif: Motif,
  linkedCaseIds: readonly string[],
  before: AlertRow | undefined,
): FoundAlert["row"] {
  const evidenceSnapshot = {
    entities: motif.entityIds.map((id) => {
      const entity = graph.entity(id);
      return { id, type: entity?.type ?? "company", name: entity?.name ?? id };
    }),
    relationships: motif.relations.map(({ from, to, type, source }) => ({ from, to, type, source })),
    motif_details: { ...motif.details, risks: motif.risks },
  };
  const id = before?.id ?? by.newId();
  const { pattern: patternType, severity, title, description, isPartial } = motif;
  return {
    tenantId: by.tenantId,
    id,
    patternType,
    entityKey: entityKeyOf(motif),
    severity,
    title,
    description,
    linkedCaseIds: [...new Set(linkedCaseIds)].sort(),
    evidenceSnapshot,
    evidenceHash: canonicalHash({ severity, ...evidenceSnapshot }),
    createdAt: before?.createdAt ?? by.at,
    updatedAt: by.at,
    focusId: motif.focusId,
    isPartial,
    storyId: before?.storyId ?? by.newId(),
    resolvedAt: null,
    resolution: null,
    basis: null,
    dueAt: null,
  };
}

function changeOf(before: AlertRow, now: FoundAlert["row"]): AlertChange | null {
  const ids = ({ evidenceSnapshot }: Pick<AlertRow, "evidenceSnapshot">) =>
    new Set(evidenceSnapshot.entities.map(({ id }) => id));
  const [old, current] = [ids(before), ids(now)];
  const added = [...current].filter((id) => !old.has(id));
  const removed = [...old].filter((id) => !current.has(id));
  const severity = before.severity === now.severity ? undefined : { from: before.severity, to: now.severity };
  if (added.length === 0 && removed.length === 0 && severity === undefined) return null;
  return {
    ...(added.length === 0 ? {} : { added }),
    ...(removed.length === 0 ? {} : { removed }),
    ...(severity === undefined ? {} : { severity }),
  };
}

/** A line of an alert's history. Its id follows from what it went from and to, so that a repetition adds none. */
export const line = (
  by: Evaluation,
  row: Pick<AlertRow, "id" | "evidenceHash">,
  event: string,
  details: AlertChange | null,
  before?: Pick<AlertRow, "updatedAt">,
): AlertLogRow => ({
  tenantId: by.tenantId,
  id: `${row.id}:${event}:${row.evidenceHash}:${before?.updatedAt ?? ""}`,
  alertId: row.id,
  event,
  actor: by.actor,
  reason: null,
  reasonText: null,
  evidenceHash: row.evidenceHash,
  at: by.at,
  details,
});
