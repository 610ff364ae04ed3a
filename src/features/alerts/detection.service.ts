import {
  caseEntityId,
  companiesOfCase,
  neighbourhood,
  readSurroundings,
  type Surroundings,
} from "../../graph/index.ts";
import {
  findContagion,
  findMotifs,
  findPhoenixes,
  type GraphIndex,
  joinsMany,
  type Motif,
} from "../../graph/motifs/index.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { sendPublished } from "../event-feed/order-deliveries.service.ts";
import { makeDue, saveFound, saveResolved } from "./alert-writes.store.ts";
import { findKnownAlerts, listCasesAbout, listDueAlerts } from "./alerts.store.ts";
import type { AlertRow } from "./alerts.tables.ts";
import { entityKeyOf, type Evaluation, foundAlert, isRaised, line, matchAlerts } from "./found-alerts.rules.ts";
import { RESOLUTION_TEXTS, resolvedText, whyResolved } from "./resolution.rules.ts";
import { uniteStories } from "./stories.service.ts";

/** Companies that a case links to its subject, such as owners of owners, around which is looked too. */
const COMPANIES_MAX = 8;
/** Alerts that one evaluation checks for whether they still hold; the others become due. */
const REVIEWED_MAX = 20;

/** Searches the graph around a changed case and raises, updates, reopens or ends alerts. Idempotent. */
export async function updateAlertsOfCase(ctx: Ctx, caseId: string): Promise<void> {
  const about = await neighbourhood(ctx, caseEntityId(caseId), { depth: 1, limit: 5, types: ["about"] });
  const subjects = about.entities.filter(({ type }) => type === "company" || type === "person").map(({ id }) => id);
  const others = await companiesOfCase(ctx, caseId, COMPANIES_MAX);
  for (const id of new Set([...subjects, ...others])) await updateAlertsAround(ctx, id);
  await reviewDueAlerts(ctx);
}

/** Likewise around a company or person, such as one that was just scanned. */
export async function updateAlertsAround(ctx: Ctx, entityId: string): Promise<void> {
  const seen = await readSurroundings(ctx, entityId);
  const motifs = seen === null ? [] : unique(motifsAround(seen));
  const near = seen === null ? [entityId] : seen.near.map(({ id }) => id);
  const known = await findKnownAlerts(
    ctx,
    motifs.map((motif) => ({ patternType: motif.pattern, entityKey: entityKeyOf(motif) })),
    [...new Set([...near, ...motifs.flatMap(({ pattern, anchor }) => (pattern === "circular" ? anchor : []))])],
  );
  const matched = seen === null ? [] : await saveMotifs(ctx, seen.graph, motifs, known);
  const crowded = seen === null ? [] : near.filter((id) => joinsMany(seen.graph, id));
  const missing = known.filter((row) => !matched.includes(row.id) && isExpected(row, { entityId, near, crowded }));
  for (const row of missing.slice(0, REVIEWED_MAX)) await reviewAlert(ctx, row);
  await makeDue(
    ctx,
    missing.slice(REVIEWED_MAX).map(({ id }) => id),
  );
}

/**
 * Evaluates some alerts again whose ground changed, such as by the deletion of a case. One that fails becomes due again
 * behind the others.
 * @returns whether more may be due.
 */
export async function reviewDueAlerts(ctx: Ctx): Promise<boolean> {
  try {
    const due = await listDueAlerts(ctx, REVIEWED_MAX);
    const failed: string[] = [];
    for (const row of due) {
      await reviewAlert(ctx, row).catch((error: unknown) => {
        failed.push(row.id);
        ctx.log.warn("alert_not_reviewed", { alert_id: row.id, class: errorClass(error) });
      });
    }
    await makeDue(ctx, failed);
    return due.length === REVIEWED_MAX && failed.length < due.length;
  } catch (error) {
    ctx.log.warn("alerts_not_reviewed", { class: errorClass(error) });
    return false;
  }
}

/** Looks for an alert's pattern where it was found; updates the alert, or ends it. */
async function reviewAlert(ctx: Ctx, row: AlertRow): Promise<void> {
  const seen = row.focusId === null ? null : await readSurroundings(ctx, row.focusId);
  const motifs = seen === null ? [] : findMotifs(seen.graph, seen.centre);
  const same = seen && matchAlerts(seen.graph, motifs, [row]).find(({ before }) => before === row);
  if (seen && same) {
    await saveMotifs(ctx, seen.graph, [same.motif], [row]);
    return;
  }
  if (row.status === "resolved" && row.dueAt === null) return;
  const resolution = whyResolved(row, seen?.graph ?? null);
  const because = [RESOLUTION_TEXTS[resolution]];
  await saveResolved(ctx, row, {
    resolution,
    text: resolvedText(resolution, row.description),
    line: line(evaluationOf(ctx), row, "resolved", { because }, row),
  });
}

/** Patterns around an entity, and risk at it or beside it that reaches the cases of its neighbours. */
function motifsAround({ graph, centre, near }: Surroundings): Motif[] {
  const sources = new Set(near.map(({ id }) => id));
  const others = [...graph.entities()].filter(
    ({ id, type }) => id !== centre.id && (type === "company" || type === "person"),
  );
  return [
    ...findMotifs(graph, centre),
    ...(centre.type === "person" ? others.filter(({ type }) => type === "company") : []).flatMap((company) =>
      findPhoenixes(graph, company),
    ),
    ...others
      .flatMap((other) => findContagion(graph, other))
      .filter(({ details }) => sources.has(details["source"] as string)),
  ];
}

const unique = (motifs: readonly Motif[]): Motif[] => [
  ...new Map(motifs.map((motif) => [`${motif.pattern} ${entityKeyOf(motif)}`, motif])).values(),
];

interface Seen {
  readonly entityId: string;
  readonly near: readonly string[];
  /** Those of them who direct many companies, through whom no risk is passed on. */
  readonly crowded: readonly string[];
}

/** Alerts that an evaluation around an entity would have found if they still held. */
function isExpected(row: AlertRow, { entityId, near, crowded }: Seen): boolean {
  if (row.status === "resolved" || row.focusId === null) return false;
  const { entities, motif_details: details } = row.evidenceSnapshot;
  if (entities.some(({ id }) => id === entityId)) return true;
  if (row.patternType === "contagion" || row.patternType === "phoenix") {
    return near.includes(String(details["source"])) || entities.some(({ id }) => crowded.includes(id));
  }
  return row.patternType.startsWith("shared_") && near.includes(row.focusId);
}

/** @returns the ids of the alerts that were found again. */
async function saveMotifs(
  ctx: Ctx,
  graph: GraphIndex,
  motifs: readonly Motif[],
  known: readonly AlertRow[],
): Promise<string[]> {
  if (motifs.length === 0) return [];
  const by = evaluationOf(ctx);
  const cases = await listCasesAbout(ctx, [...new Set(motifs.flatMap(({ entityIds }) => entityIds))]);
  const pairs = matchAlerts(graph, motifs, known);
  const found = pairs.flatMap(({ motif, before }) => {
    const linked = motif.entityIds.flatMap((id) => cases.get(id) ?? []);
    return foundAlert(by, graph, motif, linked, before) ?? [];
  });
  await saveFound(ctx, found);
  if (found.some(isRaised)) await sendPublished(ctx);
  await uniteStories(ctx, motifs, found.length > 0);
  return pairs.flatMap(({ before }) => (before === undefined ? [] : [before.id]));
}

const evaluationOf = (ctx: Ctx): Evaluation => ({
  tenantId: ctx.actor.tenantId,
  actor: ctx.actor.id,
  at: isoTime(ctx.now()),
  newId: () => ctx.newId(),
});
