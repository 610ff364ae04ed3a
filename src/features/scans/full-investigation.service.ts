import { companyId, evaluateEntity } from "../../graph/index.ts";
import { type Ctx, deriveCtx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { lookUpEnterprise } from "../../sources/index.ts";
import { createCase } from "../cases/cases.service.ts";
import type { ScanOrder } from "./scan.model.ts";
import { knownEntry } from "./scan.rules.ts";
import { insertScan } from "./scans.store.ts";
import { evidencePrefix } from "./scans.service.ts";
import { unansweredBy } from "./unanswered.rules.ts";

const NAME_TIMEOUT_MS = 5_000;
const TEMPLATE = "psp_merchant_onboarding";

/** Tier 3: opens a case on the company, under its registered name. */
export async function openInvestigation(ctx: Ctx, order: ScanOrder) {
  const { number, segmentId } = order;
  const named = await readName(ctx, order);
  const companyName = named.name ?? `BE ${number}`;
  const created = await createCase(
    ctx,
    {
      company_name: companyName,
      company_registration_number: number,
      vat_number: `BE${number}`,
      country: "BE",
      template_id: TEMPLATE,
      additional_data: { escalated_from_scan: true, ...(segmentId === null ? {} : { segment_id: segmentId }) },
    },
    "scan",
  );
  const { score } = await evaluateEntity(ctx, companyId("BE", number));
  const grounds = { evidence: named.evidence, lists: [], tokens_used: 0, case_id: created.case_id };
  await commit(ctx.db, [
    insertScan(ctx, { order, tier: 3, evalScore: score, findings: null, grounds, unanswered: named.unanswered }),
  ]);
  return {
    case_id: created.case_id,
    workflow_id: created.workflow_id,
    portal_token: created.portal_token,
    portal_url: created.portal_url,
    company_name: companyName,
    registration_number: number,
    status: created.status,
    created_at: created.created_at,
    segment_id: segmentId,
  };
}

async function readName(ctx: Ctx, order: ScanOrder) {
  const registry = await lookUpEnterprise(
    {
      ctx: deriveCtx(ctx, { idSeed: order.executionId }),
      evidencePrefix: evidencePrefix(order),
      signal: AbortSignal.timeout(NAME_TIMEOUT_MS),
      deadline: new Date(ctx.now().getTime() + NAME_TIMEOUT_MS),
    },
    order.number,
  );
  return {
    name: knownEntry(registry)?.legal_name ?? null,
    evidence: registry.evidence,
    unanswered: unansweredBy("kbo", registry),
  };
}
