import {
  caseEntityId,
  type Entity,
  type Neighbourhood,
  neighbourhood,
  readOwnershipChain,
  type Relation,
} from "../../graph/index.ts";
import { findContagion, findMotifs, GraphIndex, type Motif } from "../../graph/motifs/index.ts";
import { canonicalHash } from "../../platform/canonical-json.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { statusWhenFound } from "./alert.machine.ts";
import { type AlertLogRow, type AlertRow, findAlertsByKey, saveFound } from "./alerts.store.ts";

/** Relations followed from one entity: far more than a pattern needs, far fewer than a mass address has. */
const TIES_FOLLOWED = 25;

/** Searches the graph around a changed case and raises, updates or reopens alerts. Idempotent. */
export async function updateAlertsOfCase(ctx: Ctx, caseId: string): Promise<void> {
  const around = await neighbourhood(ctx, caseEntityId(caseId), { depth: 1, limit: TIES_FOLLOWED });
  for (const subject of around.entities) {
    if (subject.type === "company" || subject.type === "person") await updateAlertsAround(ctx, subject.id);
  }
}

/** Likewise around a company or person, such as one that was just scanned. */
export async function updateAlertsAround(ctx: Ctx, entityId: string): Promise<void> {
  const [around, chain] = await Promise.all([
    neighbourhood(ctx, entityId, { depth: 3, limit: TIES_FOLLOWED }),
    readOwnershipChain(ctx, entityId),
  ]);
  if (!around.centre) return;
  const graph = indexOf(around, chain);
  await saveMotifs(ctx, graph, motifsAround(graph, around.centre));
}

/** Patterns around the entity, and risk that now reaches the cases of its neighbours. */
function motifsAround(graph: GraphIndex, centre: Entity): Motif[] {
  const focus = centre.type === "company" ? [centre] : companiesAt(graph, centre);
  const others = [...graph.entities()].filter((entity) => entity.type === "company" && !focus.includes(entity));
  return [
    ...focus.flatMap((company) => findMotifs(graph, company)),
    ...others.flatMap((company) => findContagion(graph, company)),
  ];
}

const companiesAt = (graph: GraphIndex, person: Entity): Entity[] =>
  [...graph.from(person.id, "directs"), ...graph.from(person.id, "owns")]
    .map(({ to }) => graph.entity(to))
    .filter((entity): entity is Entity => entity?.type === "company");

function indexOf(
  around: Neighbourhood,
  chain: { readonly relations: readonly Relation[]; readonly owned: readonly Entity[] },
): GraphIndex {
  const known = new Map(chain.owned.map((entity) => [entity.id, entity]));
  for (const entity of [...around.entities, around.centre!]) known.set(entity.id, entity);
  const inside = new Set(around.relations.map((relation) => keyOf(relation)));
  const further = chain.relations.filter((relation) => !inside.has(keyOf(relation)));
  return new GraphIndex(known.values(), [...around.relations, ...further]);
}

const keyOf = ({ from, type, to, source }: Relation): string => JSON.stringify([from, type, to, source]);

async function saveMotifs(ctx: Ctx, graph: GraphIndex, motifs: readonly Motif[]): Promise<void> {
  const found = [...new Map(motifs.map((motif) => [entityKey(motif), toAlert(ctx, graph, motif)])).values()];
  const known = new Map((await findAlertsByKey(ctx, found)).map((row) => [`${row.patternType} ${row.entityKey}`, row]));
  const rows: AlertRow[] = [];
  const log: AlertLogRow[] = [];
  for (const alert of found) {
    const before = known.get(`${alert.patternType} ${alert.entityKey}`);
    const row = { ...alert, id: before?.id ?? alert.id, status: statusWhenFound(before, alert.evidenceHash) };
    if (before && before.evidenceHash === row.evidenceHash && sameCases(before, row)) continue;
    rows.push(row);
    if (!before || before.status !== row.status) log.push(logLine(ctx, row, before ? "returned" : "raised"));
  }
  if (rows.length > 0) await saveFound(ctx, rows, log);
}

const sameCases = (a: AlertRow, b: AlertRow): boolean =>
  JSON.stringify(a.linkedCaseIds) === JSON.stringify(b.linkedCaseIds);

const entityKey = (motif: Motif): string => sha256Hex([motif.pattern, ...motif.entityIds].join("\n"));

function toAlert(ctx: Ctx, graph: GraphIndex, motif: Motif): AlertRow {
  const now = isoTime(ctx.now());
  const evidenceSnapshot = {
    entities: motif.entityIds.map((id) => {
      const entity = graph.entity(id);
      return { id, type: entity?.type ?? "company", name: entity?.name ?? id };
    }),
    relationships: motif.relations.map(({ from, to, type, source }) => ({ from, to, type, source })),
    motif_details: motif.details,
  };
  const cases = motif.entityIds.flatMap((id) => graph.casesOf(id)).map((id) => id.replace(/^case:/, ""));
  return {
    tenantId: ctx.actor.tenantId,
    id: ctx.newId(),
    patternType: motif.pattern,
    entityKey: entityKey(motif),
    severity: motif.severity,
    status: "active",
    title: motif.title,
    description: motif.description,
    linkedCaseIds: [...new Set(cases)].sort(),
    evidenceSnapshot,
    evidenceHash: canonicalHash({ severity: motif.severity, ...evidenceSnapshot }),
    createdAt: now,
    updatedAt: now,
  };
}

const logLine = (ctx: Ctx, row: AlertRow, event: string): AlertLogRow => ({
  tenantId: row.tenantId,
  id: `${row.id}:${event}:${row.evidenceHash}`,
  alertId: row.id,
  event,
  actor: ctx.actor.id,
  reason: null,
  reasonText: null,
  evidenceHash: row.evidenceHash,
  at: row.updatedAt,
});
