import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { type AiBrief, writeBrief } from "../../domain/case/brief.rules.ts";
import { isMlro } from "../../domain/sar/circle.rules.ts";
import { callCase, type CaseSnapshot } from "./case.client.ts";
import { readSnapshot } from "./case-snapshot.service.ts";
import { healCase, healCaseById } from "./rebuild.service.ts";
import {
  type Access,
  type CaseSummary,
  findByCaseId,
  findByWorkflowId,
  insertAccesses,
  readProjection,
} from "./cases.store.ts";

export { listOpenCases } from "./open-cases.store.ts";

/** The case of a workflow_id in the caller's tenant. One that only its object knows is brought back first. */
export async function findCase(ctx: Ctx, workflowId: string): Promise<CaseSummary | undefined> {
  const found = await findByWorkflowId(ctx, workflowId);
  if (found || !(await healCase(ctx, workflowId))) return found;
  return findByWorkflowId(ctx, workflowId);
}

/** The same. @throws DomainError `not_found`. */
export async function requireCase(ctx: Ctx, workflowId: string): Promise<CaseSummary> {
  return (await findCase(ctx, workflowId)) ?? missing();
}

/** The same by case_id, which the SAR routes use. @throws DomainError `not_found`. */
export async function requireCaseById(ctx: Ctx, caseId: string): Promise<CaseSummary> {
  const found = await findByCaseId(ctx, caseId);
  if (found) return found;
  return ((await healCaseById(ctx, caseId)) ? await findByCaseId(ctx, caseId) : undefined) ?? missing();
}

function missing(): never {
  throw notFound("The case");
}

/**
 * The live state of a case, from its object; from the last projection when the object cannot be reached.
 * Ask `requireCase` first: this one does not look whose case it is until it has it. A case that is gone but for its
 * reports is one for the MLRO alone, also when its row comes back with an earlier state of the database.
 * @throws DomainError `not_found`, `service_unavailable`.
 */
export async function readCase(ctx: Ctx, workflowId: string): Promise<CaseSnapshot> {
  const snapshot = await callCase(ctx, workflowId, (object) => object.read()).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "service_unavailable") return readProjected(ctx, workflowId);
    throw error;
  });
  if (!snapshot || snapshot.record.tenantId !== ctx.actor.tenantId) throw notFound("The case");
  if (snapshot.isClosed && !isMlro(ctx.actor)) throw notFound("The case");
  return snapshot;
}

/** Null for an unknown case. @throws DomainError `service_unavailable` while its snapshot is behind its row. */
async function readProjected(ctx: Ctx, workflowId: string): Promise<CaseSnapshot | null> {
  const projection = await readProjection(ctx, workflowId);
  if (!projection) return null;
  const { version, audit } = projection;
  const record = projection.record ?? (await readSnapshot(ctx, workflowId, version));
  if (!record) throw new DomainError("service_unavailable", "The case cannot be reached at the moment.");
  return { record, audit };
}

export async function readBrief(ctx: Ctx, workflowId: string): Promise<AiBrief> {
  return writeBrief((await readCase(ctx, workflowId)).record);
}

/** How long accesses are gathered, to be written at once; after so much longer whoever gathered them has died. */
const GATHER_MS = 50;
const STALE_MS = 5_000;

interface Gathered {
  accesses: Access[];
  readonly since: number;
}

const gathered = new WeakMap<Env, Gathered>();

/** Notes who read or exported what, without making the reader wait: those of a moment go into the log together. */
export function recordAccess(ctx: Ctx, workflowId: string, action: string): void {
  const { tenantId, id: officerId } = ctx.actor;
  const now = ctx.now();
  const access = { id: ctx.newId(), tenantId, workflowId, officerId, action, at: now.toISOString() };
  const waiting = gathered.get(ctx.env);
  if (waiting && now.getTime() - waiting.since < STALE_MS) {
    waiting.accesses.push(access);
    return;
  }
  const mine = { accesses: [...(waiting?.accesses ?? []), access], since: now.getTime() };
  gathered.set(ctx.env, mine);
  ctx.waitUntil(writeGathered(ctx, mine));
}

async function writeGathered(ctx: Ctx, mine: Gathered): Promise<void> {
  await new Promise((done) => setTimeout(done, GATHER_MS));
  if (gathered.get(ctx.env) === mine) gathered.delete(ctx.env);
  await insertAccesses(ctx, mine.accesses).catch(() =>
    ctx.log.warn("access_not_logged", { accesses: mine.accesses.length }),
  );
}
