import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { queryRows } from "../../platform/db.ts";
import { findInAnyDatabase } from "../../platform/each-database.ts";
import type { Brand } from "../brand/brand.model.ts";
import { brandColumns, type StoredBrand, toBrand } from "../brand/brand.store.ts";

export interface FoundLink {
  readonly workflowId: string;
  readonly tenantId: string;
  readonly expiresAt: string;
  /** Reads the brand of its tenant, which only a page that shows it needs; null where another database has it. */
  readonly brand: (() => Brand) | null;
}

type Row = Omit<FoundLink, "brand"> & StoredBrand;

/** The only look-up without a tenant: a portal token is itself the credential and names its case. */
export const findLink = (ctx: Ctx, tokenHash: string): Promise<FoundLink | undefined> =>
  findInAnyDatabase(
    ctx,
    async ({ db, shared }) => {
      const [row] = await queryRows<Row>(
        db,
        sql`SELECT link.workflow_id AS workflowId, link.tenant_id AS tenantId, link.portal_expires_at AS expiresAt,
            ${brandColumns}
          FROM cases link LEFT JOIN tenants ON tenants.tenant_id = link.tenant_id
          WHERE link.portal_token_hash = ${tokenHash}`,
      );
      if (row === undefined) return undefined;
      const { workflowId, tenantId, expiresAt } = row;
      return { workflowId, tenantId, expiresAt, brand: db === shared ? () => toBrand(row) : null };
    },
    ({ tenantId }) => tenantId,
  );
