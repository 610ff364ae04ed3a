import { checkWebsiteUrl } from "../../platform/outbound-address.ts";
import type { z } from "@hono/zod-openapi";
import { enrichCompany } from "../../investigation/enrichment.ts";
import { retrievableDocuments } from "../../sources/index.ts";
import { isoTime } from "../../platform/clock.ts";
import { type Ctx, ctxAbout } from "../../platform/context.ts";
import { DomainError, unwrap } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";
import { callCase, newCommand } from "./case.client.ts";
import { answerErrors } from "../../domain/customer/declared-faults.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { enrichmentView } from "./case-detail.service.ts";
import { enterCase } from "./directory.service.ts";
import type { ListCasesQuery } from "./case-list.schemas.ts";
import type { CaseListView } from "./case-list.responses.ts";
import type { CreateCaseBody } from "./cases.schemas.ts";
import type { CreatedCaseView } from "./cases.responses.ts";
import { isByEarlierPolicy } from "../../domain/decisions/earlier-policy.rules.ts";
import { listCasePage } from "./case-list.store.ts";
import { cursorOf, readCursor, readSort } from "./case-sort.rules.ts";
import { workOf } from "./assignment.service.ts";
import type { DatedCase } from "./cases.store.ts";
import { currentTemplate } from "../templates/templates.service.ts";
import { workersOf } from "../officers/officers.service.ts";
import { listedReview } from "./review-of.views.ts";
import { isExpressFor } from "./review.views.ts";
import { issuePortalLink, portalUrl, revealPortalToken } from "./portal-link.service.ts";

export type CreateCaseInput = z.output<typeof CreateCaseBody>;

/**
 * Opens a case: looks the company up (10 s at most), starts its workflow and issues the portal link. A repetition
 * under the idempotency key finds the first case.
 * @param origin a case from a scan begins as CREATED and opens by itself.
 */
export async function createCase(
  given: Ctx,
  input: CreateCaseInput,
  origin: "officer" | "scan" = "officer",
): Promise<z.input<typeof CreatedCaseView>> {
  refuseAnswers(given, input);
  const caseId = given.newId();
  const workflowId = `case-${given.newId()}`;
  const ctx = ctxAbout(given, { case_id: caseId, workflow_id: workflowId });
  const command = newCommand(ctx);
  // Enter the case in the directory first: it shows that evidence of an interrupted attempt is orphaned.
  await enterCase(ctx, { tenantId: ctx.actor.tenantId, caseId, workflowId }).catch((error: unknown) => {
    ctx.log.warn("case_not_entered", { class: errorClass(error) });
    throw new DomainError("service_unavailable", "The case could not be opened; please try again.", {
      headers: { "Retry-After": "2" },
    });
  });
  const record = await draftRecord(ctx, input, { caseId, workflowId, origin });
  const created = unwrap(await callCase(ctx, workflowId, (object) => object.create(command, record)));
  ctx.log.info("case_opened", { origin });
  const token = await revealPortalToken(ctx, created.portal);
  return {
    case_id: created.caseId,
    workflow_id: created.workflowId,
    status: created.status,
    portal_token: token,
    portal_url: portalUrl(ctx, token),
    ...enrichmentView(created.enrichment),
    created_at: created.createdAt,
  };
}

/** @throws DomainError `validation_failed` for declared owners or directors that are not of their form. */
function refuseAnswers({ now }: Ctx, { additional_data: { answers } }: CreateCaseInput): void {
  if (typeof answers !== "object" || answers === null) return;
  const errors = answerErrors({ ...answers }, now(), "additional_data.answers");
  if (errors.length > 0) throw new DomainError("validation_failed", "The body is not valid.", { errors });
}

/** A new case as it begins, with what the company looked up says. */
export async function draftRecord(
  ctx: Ctx,
  input: Omit<CreateCaseInput, "website_url" | "customer_email"> & {
    readonly website_url?: string | undefined;
    readonly customer_email?: string | undefined;
  },
  ids: { readonly caseId: string; readonly workflowId: string; readonly origin: "officer" | "scan" },
): Promise<CaseRecord> {
  const registrationNumber = input.company_registration_number ?? null;
  const vatNumber = input.vat_number ?? null;
  const websiteUrl = input.website_url === undefined ? null : readWebsite(ctx, input.website_url);
  const found = await enrichCompany(ctx, {
    caseId: ids.caseId,
    companyName: input.company_name,
    registrationNumber,
    vatNumber,
    country: input.country,
    templateId: input.template_id,
    websiteUrl,
  });
  const template = await currentTemplate(ctx, input.template_id);
  const now = isoTime(ctx.now());
  const retrievable = retrievableDocuments(ctx, input.country, registrationNumber ?? vatNumber);
  return {
    tenantId: ctx.actor.tenantId,
    caseId: ids.caseId,
    workflowId: ids.workflowId,
    companyName: input.company_name,
    registrationNumber,
    vatNumber,
    country: input.country,
    templateId: input.template_id,
    ...(template && { template }),
    ...(retrievable.length > 0 && { retrievable }),
    websiteUrl,
    additionalData: input.additional_data,
    enrichment: found.enrichment,
    status: ids.origin === "scan" ? "CREATED" : "AWAITING_DOCUMENTS",
    iteration: 0,
    maxIterations: ctx.settings.MAX_ITERATIONS,
    createdBy: ctx.actor.id,
    createdAt: now,
    statusSince: now,
    updatedAt: now,
    version: 1,
    portal: await issuePortalLink(ctx),
    ...(input.customer_email && { customerMail: { address: input.customer_email, links: 0, results: [] } }),
    documents: [],
    reservations: [],
    followUpTasks: [],
    taskResponses: [],
    run: null,
    investigations: [],
    discrepancies: [],
    generatedTasks: [],
    tasksReasoning: "",
    validationResults: [],
    facts: found.facts,
    evidence: found.evidence,
    mcc: null,
    verification: null,
    automation: null,
    parked: null,
    decision: null,
    overrides: [],
    assessments: [],
    sars: [],
    legalHold: false,
  };
}

/** @throws DomainError `validation_failed` for a host that this environment refuses. */
function readWebsite({ settings }: Ctx, url: string): string {
  const checked = checkWebsiteUrl(url, settings);
  if (checked.ok) return checked.value.href;
  const { code, message } = checked.refusal;
  throw new DomainError(code, "The body breaks its schema.", {
    errors: [{ path: "website_url", code: "custom", message }],
  });
}

/** The most cases before a page: the database scans past each of them. */
const CASES_BEFORE_PAGE_MAX = 10_000;

/** A page of the tenant's cases, newest first. @throws DomainError `validation_failed` for a page beyond the limit. */
export async function listCases(
  ctx: Ctx,
  query: z.output<typeof ListCasesQuery>,
): Promise<z.input<typeof CaseListView>> {
  const { per_page: perPage, page, country, q } = query;
  if (query.cursor === undefined && (page - 1) * perPage > CASES_BEFORE_PAGE_MAX) {
    const message = `Only the newest ${CASES_BEFORE_PAGE_MAX} cases can be paged through. Go on by cursor, or search with q, status or country.`;
    throw new DomainError("validation_failed", message, {
      errors: [{ path: "query.page", code: "too_big", message }],
    });
  }
  const { rows, total, counts } = await listCasePage(ctx, {
    country,
    q,
    page,
    perPage,
    onlyReviews: query.review === "true",
    caseIds: query.case_id?.split(","),
    statuses: query.status?.split(","),
    ratings: query.rating?.split(","),
    assignees: query.assignee === undefined ? undefined : await officersOf(ctx, query.assignee),
    dueBefore: query.due_before === undefined ? undefined : isoTime(new Date(query.due_before)),
    sort: readSort(query.sort),
    after: query.cursor === undefined ? null : readCursor(query.cursor, query.sort),
  });
  const listed = rows.slice(0, perPage);
  const last = rows.length > perPage ? listed.at(-1)! : null;
  const now = ctx.now();
  return {
    cases: listed.map((row) => listItem(row, ctx.actor.id, now)),
    next_cursor: last && cursorOf(query.sort, { key: last.sortKey, workflowId: last.workflowId }),
    counts,
    total,
    page,
    per_page: perPage,
  };
}

/** The officers whose cases are meant; empty for unassigned cases. */
async function officersOf(ctx: Ctx, assignee: string): Promise<string[]> {
  if (assignee === "none") return [];
  return assignee === "me" ? workersOf(ctx) : [assignee];
}

const listItem = (row: DatedCase, caller: string, now: Date): z.input<typeof CaseListView>["cases"][number] => ({
  case_id: row.caseId,
  workflow_id: row.workflowId,
  company_name: row.companyName,
  registration_number: row.registrationNumber,
  country: row.country,
  template_id: row.templateId,
  status: row.status,
  current_iteration: row.currentIteration,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  latest_risk_score: row.latestRiskScore,
  active_alerts: row.activeAlerts,
  review_tier: row.reviewTier,
  express: isExpressFor(row, caller),
  withheld: row.withheld,
  review_of: listedReview(row.reviewOf),
  rating: row.riskLevel,
  rating_by_earlier_policy: isByEarlierPolicy(row.status, row.policyVersion, row.policyInForce),
  ...workOf(row, now),
});
