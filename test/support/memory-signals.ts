import { env } from "cloudflare:workers";

/** A case that nobody has. */
export const SOME_CASE = "case-00000000-0000-4000-8000-00000000dead";

/** The row of a case of the tenant, without anything behind it. */
export async function rowOfCase(tenant: string, n = 0): Promise<string> {
  const id = `case-${tenant}-${n}`;
  await env.DB.prepare(
    `INSERT OR IGNORE INTO cases (workflow_id, case_id, tenant_id, company_name, search_text, country, template_id,
      status, current_iteration, portal_token_hash, portal_expires_at, created_at, updated_at, version)
    VALUES (?1, ?1, ?2, 'A', 'a', 'BE', 'psp_merchant_onboarding', 'REVIEW_PENDING', 1, ?1, '', '', '', 1)`,
  )
    .bind(id, tenant)
    .run();
  return id;
}
