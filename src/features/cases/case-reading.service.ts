import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { type AiBrief, writeBrief } from "../../domain/case/brief.rules.ts";
import { hasOldList, withConfirmedLists } from "../../domain/diligence/list-ages.rules.ts";
import { isMlro } from "../../domain/sar/circle.rules.ts";
import { readListStates } from "../../screening/index.ts";
import { callCase, type CaseObject, type CaseSnapshot, type ShownCase } from "./case.client.ts";
import { readSnapshot } from "./case-snapshot.service.ts";
import { healCase, healCaseById } from "./rebuild.service.ts";
import type { AccessAction } from "./access-log.model.ts";
import { isWithheldFrom } from "../../domain/automation/blind-review.rules.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { insertAccess } from "./access-log.store.ts";
import { type DatedCase, findByCaseId, findByWorkflowId, readProjection } from "./cases.store.ts";

/** The case of a workflow_id in the caller's tenant. One that only its object knows is brought back first. */
export async function findCase(ctx: Ctx, workflowId: string, action?: AccessAction): Promise<DatedCase | undefined> {
  const found = await findByWorkflowId(ctx, workflowId, action);
  if (found || !(await healCase(ctx, workflowId))) return found;
  return findByWorkflowId(ctx, workflowId, action);
}

/**
 * Likewise. An action is recorded in the access log by the batch of the look-up: a read that cannot be recorded fails.
 * @throws DomainError `not_found`.
 */
export async function requireCase(ctx: Ctx, workflowId: string, action?: AccessAction): Promise<DatedCase> {
  return (await findCase(ctx, workflowId, action)) ?? missing();
}

/** The same by case_id, which the SAR routes use. @throws DomainError `not_found`. */
export async function requireCaseById(ctx: Ctx, caseId: string, action?: AccessAction): Promise<DatedCase> {
  const found = await findByCaseId(ctx, caseId, action);
  if (found) return found;
  return ((await healCaseById(ctx, caseId)) ? await findByCaseId(ctx, caseId, action) : undefined) ?? missing();
}

function missing(): never {
  throw notFound("The case");
}

/**
 * The live state of a case, as `readStoredCase` has it. The age of its screening runs from when each of its lists was
 * last confirmed with the publisher, which may be later than the screening.
 * @throws DomainError `not_found`, `service_unavailable`.
 */
export const readCase = async (ctx: Ctx, workflowId: string): Promise<CaseSnapshot> =>
  withListsConfirmed(ctx, await readStoredCase(ctx, workflowId));

/** What a page shows of a case, of the state and with the refusals of `readCase`. */
export async function readShownCase(ctx: Ctx, workflowId: string): Promise<ShownCase> {
  const shown = await ownCase(ctx, workflowId, {
    live: async (object) => parseShown(await object.readShown()),
    projected: ({ record, audit }) => ({ record, events: audit.map(({ event, timestamp }) => ({ event, timestamp })) }),
  });
  return withListsConfirmed(ctx, shown);
}

const parseShown = (text: string | null): ShownCase | null => (text === null ? null : (JSON.parse(text) as ShownCase));

async function withListsConfirmed<S extends Pick<CaseSnapshot, "record">>(ctx: Ctx, snapshot: S): Promise<S> {
  const { record } = snapshot;
  if (!hasOldList(record, ctx.now())) return snapshot;
  // Lists that cannot be read confirm nothing.
  const inForce = await readListStates(ctx).catch(() => null);
  return inForce === null ? snapshot : { ...snapshot, record: withConfirmedLists(record, inForce.lists) };
}

/**
 * The state of a case from its object; from the last projection when the object cannot be reached.
 * Ask `requireCase` first: this one does not look whose case it is until it has it. A case that is gone but for its
 * reports is one for the MLRO alone, also when its row comes back with an earlier state of the database.
 * @throws DomainError `not_found`, `service_unavailable`.
 */
export const readStoredCase = (ctx: Ctx, workflowId: string): Promise<CaseSnapshot> =>
  ownCase(ctx, workflowId, { live: (object) => object.read(), projected: (snapshot) => snapshot });

/**
 * The same by which a decision is prepared: never by the projection, which may lag behind the object.
 * @throws DomainError likewise.
 */
export const readLiveCase = (ctx: Ctx, workflowId: string): Promise<CaseSnapshot> =>
  ownCase(ctx, workflowId, { live: (object) => object.read(), projected: null });

/** What is read of a case: from its object, or made of its projection where that may stand for it. */
interface Reading<S> {
  readonly live: (object: CaseObject) => Promise<S | null>;
  readonly projected: ((snapshot: CaseSnapshot) => S) | null;
}

async function ownCase<S extends Pick<CaseSnapshot, "record" | "isClosed">>(
  ctx: Ctx,
  workflowId: string,
  { live, projected }: Reading<S>,
): Promise<S> {
  const snapshot = await callCase(ctx, workflowId, live).catch(async (error: unknown) => {
    if (projected === null || !(error instanceof DomainError && error.code === "service_unavailable")) throw error;
    const found = await readProjected(ctx, workflowId);
    return found && projected(found);
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

/**
 * Refuses what shows the service's judgement to the officer who is to decide without it first.
 * @throws DomainError `provisional_decision_needed`.
 */
export function refuseWithheld(ctx: Ctx, record: CaseRecord): void {
  if (!isWithheldFrom(record, ctx.actor.id)) return;
  throw new DomainError(
    "provisional_decision_needed",
    "Record your provisional decision first: this case is reviewed without the service's judgement until then.",
  );
}

/** The case as `readCase` returns it, if the caller may see its judgement. @throws DomainError as `readCase` does. */
export async function readJudgedCase(ctx: Ctx, workflowId: string): Promise<CaseSnapshot> {
  const snapshot = await readCase(ctx, workflowId);
  refuseWithheld(ctx, snapshot.record);
  return snapshot;
}

export async function readBrief(
  ctx: Ctx,
  { workflowId, policyInForce }: Pick<DatedCase, "workflowId" | "policyInForce">,
): Promise<AiBrief> {
  return writeBrief((await readJudgedCase(ctx, workflowId)).record, ctx.now(), policyInForce);
}

/** Records what is known to be handed out only after the case was read. Resolves once the access log has it. */
export const recordAccess = (ctx: Ctx, workflowId: string, action: AccessAction): Promise<void> =>
  insertAccess(ctx, workflowId, action);
