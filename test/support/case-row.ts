import { env } from "cloudflare:workers";

export interface CaseRowParts {
  readonly tenant: string;
  readonly country?: string;
  readonly templateId?: string;
  readonly status?: string;
}

/** The row of a case as its object would have projected it, without the object. @returns its workflow_id. */
export async function seedCaseRow(parts: CaseRowParts): Promise<string> {
  const { tenant, country = "BE", templateId = "psp_merchant_onboarding", status = "REVIEW_PENDING" } = parts;
  const workflowId = `case-${crypto.randomUUID()}`;
  await env.DB.prepare(
    `INSERT INTO cases (workflow_id, case_id, tenant_id, company_name, search_text, country, template_id, status,
      current_iteration, portal_token_hash, portal_expires_at, created_at, updated_at, version)
    VALUES (?, ?, ?, 'Alpha BV', 'alpha bv', ?, ?, ?, 1, ?, '2027-01-01', '2026-11-20', '2026-11-20', 1)`,
  )
    .bind(workflowId, crypto.randomUUID(), tenant, country, templateId, status, crypto.randomUUID())
    .run();
  return workflowId;
}
