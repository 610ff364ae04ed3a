import {
  type Network,
  type NetworkAlert,
  type NetworkCase,
  type NetworkConcern,
  NETWORK_CONCERNS,
  type NetworkNeighbour,
  type NetworkParty,
} from "../../domain/network/network.model.ts";
import { isStanding } from "../../domain/network/network-findings.rules.ts";
import type { Entity, Neighbourhood, Relation } from "../../graph/index.ts";
import { ALERT_SEVERITIES, isTied, MASS_ADDRESS, riskOf } from "../../graph/motifs/index.ts";
import { compareText } from "../../platform/compare-text.ts";
import type { AlertRow } from "./alerts.tables.ts";
import { isCounted, weightOf } from "./dismissal.rules.ts";
import type { AlertEndRow, CaseOfParty, PartyRow } from "./network.store.ts";

/** Alerts of a case that are read: those that stand, and the newest of those that ended. */
const STANDING_MAX = 50;
const ENDED_MAX = 20;
const PARTIES_MAX = 30;
const NEIGHBOURS_MAX = 20;

/** The worst first, and in an order that no id decides. */
const inOrder = (rows: readonly AlertRow[]): AlertRow[] => {
  const key = ({ severity, patternType, title, id }: AlertRow) =>
    JSON.stringify([ALERT_SEVERITIES.length - ALERT_SEVERITIES.indexOf(severity), patternType, title, id]);
  return rows.toSorted((a, b) => compareText(key(a), key(b)));
};

/** The alerts of a case that are read; whether one that counts was left out. */
export function chooseAlerts(rows: readonly AlertRow[]): { alerts: AlertRow[]; isCut: boolean } {
  const standing = inOrder(rows.filter(isCounted));
  const ended = rows.filter((row) => !isCounted(row)).toSorted((a, b) => compareText(b.updatedAt, a.updatedAt));
  const alerts = [...standing.slice(0, STANDING_MAX), ...ended.slice(0, ENDED_MAX)];
  return { alerts: inOrder(alerts), isCut: standing.length > STANDING_MAX };
}

export interface NetworkRows {
  readonly subjects: readonly string[];
  readonly alerts: readonly AlertRow[];
  readonly parties: readonly PartyRow[];
  readonly cases: readonly CaseOfParty[];
  readonly ends: readonly AlertEndRow[];
  readonly around: readonly Neighbourhood[];
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The case itself, which is no other case. */
  readonly workflowId: string;
}

/** What is known of a case's network, from the rows. Pure: the same rows give the same network. */
export function networkFrom(rows: NetworkRows): Omit<Network, "read_at"> {
  const neighbours = unnamedNeighbours(rows);
  return {
    alerts: rows.alerts.map((row) => alertFrom(row, rows)),
    neighbours: neighbours.slice(0, NEIGHBOURS_MAX),
    partial: neighbours.length > NEIGHBOURS_MAX || rows.around.some(({ isTruncated }) => isTruncated),
  };
}

/**
 * Neighbours of concern, the gravest first, that no alert speaks of: one that stands, or one that an officer dismissed,
 * who judged them with it. A resolved alert says nothing of them any more.
 */
function unnamedNeighbours(rows: NetworkRows): NetworkNeighbour[] {
  const speaking = rows.alerts.filter((alert) => isStanding(alert) || alert.status === "dismissed");
  const named = new Set(speaking.flatMap(({ evidenceSnapshot }) => evidenceSnapshot.entities.map(({ id }) => id)));
  return rows.around
    .flatMap((around) => neighboursIn(around, rows))
    .filter(({ entity_id }) => !named.has(entity_id) && !rows.subjects.includes(entity_id))
    .toSorted((a, b) => compareText(gravityKey(a), gravityKey(b)))
    .filter(({ entity_id }, at, all) => entity_id !== all[at - 1]?.entity_id);
}

/** A direct tie goes before a common address where two subjects of the case reach the same neighbour. */
const gravityKey = ({ concern, entity_id, by_address, steps }: NetworkNeighbour): string =>
  JSON.stringify([NETWORK_CONCERNS.indexOf(concern), entity_id, by_address, steps]);

function alertFrom(row: AlertRow, rows: NetworkRows): NetworkAlert {
  const { entities, relationships } = row.evidenceSnapshot;
  const paths = pathsFrom(rows.subjects, relationships);
  const nameOf = (id: string) => entities.find((entity) => entity.id === id)?.name ?? id;
  const parties = entities
    .filter(({ id, type }) => type !== "case" && !rows.subjects.includes(id))
    .map((entity): NetworkParty => {
      const path = paths.get(entity.id);
      const party = rows.parties.find(({ id }) => id === entity.id);
      return {
        entity_id: entity.id,
        type: entity.type,
        name: entity.name,
        number: party?.number ?? null,
        country: party?.country ?? null,
        steps: path?.steps ?? null,
        through: path?.through == null ? null : nameOf(path.through),
        concern: party ? concernOf(party, rows.today) : null,
        cases: casesOf(entity.id, rows),
      };
    })
    .toSorted((a, b) => (a.steps ?? 99) - (b.steps ?? 99) || compareText(a.entity_id, b.entity_id));
  const end = rows.ends.find(({ alertId, event }) => alertId === row.id && event === row.status);
  const weight = weightOf(row);
  return {
    alert_id: row.id,
    story_id: row.storyId ?? row.id,
    pattern_type: row.patternType,
    severity: row.severity,
    status: row.status,
    title: row.title,
    description: row.description,
    raised_at: row.createdAt,
    ended: end
      ? { by: end.actor, at: end.at, reason: end.reason, text: end.reasonText, ...(weight && { weight }) }
      : null,
    parties: parties.slice(0, PARTIES_MAX),
  };
}

const casesOf = (entityId: string, { cases, workflowId }: NetworkRows): NetworkCase[] =>
  cases
    .filter((one) => one.entityId === entityId && one.workflowId !== workflowId)
    .map((one) => ({ workflow_id: one.workflowId, company_name: one.companyName }))
    .toSorted((a, b) => compareText(a.workflow_id, b.workflow_id))
    .slice(0, PARTIES_MAX);

interface Path {
  readonly steps: number;
  /** The entity before the last step; null next to the customer. */
  readonly through: string | null;
}

/** Steps from the customer to each entity along the relations that an alert shows. */
function pathsFrom(
  subjects: readonly string[],
  relations: readonly Pick<Relation, "from" | "to">[],
): ReadonlyMap<string, Path> {
  const paths = new Map<string, Path>(subjects.map((id) => [id, { steps: 0, through: null }]));
  let frontier = [...subjects];
  while (frontier.length > 0) {
    const next: string[] = [];
    for (const id of frontier) {
      const { steps } = paths.get(id)!;
      for (const { from, to } of relations) {
        const far = from === id ? to : to === id ? from : null;
        if (far === null || paths.has(far)) continue;
        paths.set(far, { steps: steps + 1, through: steps === 0 ? null : id });
        next.push(far);
      }
    }
    frontier = next;
  }
  return paths;
}

/** The gravest risk of a party, by the same rule as that of the patterns, and whether it has ended. */
function concernOf(party: PartyRow | Entity, today: string): NetworkConcern | null {
  const { sanctions, outcome, standing, bankruptOn } = party as Entity;
  const risk = riskOf({ sanctions, outcome, standing, bankruptOn } as Entity, today);
  return risk?.kind ?? (standing === "ceased" ? "ceased" : null);
}

/** Persons and companies within two steps that bear a risk, unless a business centre is all that joins them. */
function neighboursIn({ centre, entities, relations }: Neighbourhood, rows: NetworkRows): NetworkNeighbour[] {
  if (!centre) return [];
  const known = new Map([centre, ...entities].map((entity) => [entity.id, entity]));
  const ties = relations.filter((relation) =>
    isTied(relation, known.get(relation.type === "seated_at" ? relation.from : relation.to)),
  );
  const paths = pathsFrom([centre.id], ties);
  return entities.flatMap((entity) => {
    const concern = entity.type === "company" || entity.type === "person" ? concernOf(entity, rows.today) : null;
    const path = paths.get(entity.id);
    if (concern === null || concern === "ceased" || !path) return [];
    const between = path.through === null ? undefined : known.get(path.through);
    const tenants = new Set(
      relations.filter(({ type, to }) => type === "seated_at" && to === between?.id).map(({ from }) => from),
    ).size;
    if (between?.type === "case" || (between?.type === "address" && tenants >= MASS_ADDRESS)) return [];
    return {
      entity_id: entity.id,
      type: entity.type,
      name: entity.name,
      number: entity.number,
      country: entity.country,
      steps: path.steps,
      through: between?.name ?? null,
      concern,
      cases: casesOf(entity.id, rows),
      by_address: between?.type === "address",
    };
  });
}
