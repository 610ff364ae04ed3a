import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { queryRows } from "../../platform/db.ts";
import type { Localized } from "../../platform/language.ts";
import { type Brand, DEFAULT_BRAND } from "./brand.model.ts";
import { tenants } from "./brand.tables.ts";

/** A brand with who changed it last. */
export interface BrandRow extends Brand {
  /** 0 where nobody changed it over the interface. */
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

/** A row of `brandColumns`. All are null of a tenant without a brand, in a query that joins them. */
export interface StoredBrand {
  readonly name: string | null;
  readonly primaryColor: string;
  readonly logoUrl: string | null;
  readonly welcome: string | null;
  readonly contact: string | null;
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

export const brandColumns = sql.raw(`tenants.name AS name, tenants.primary_color AS primaryColor,
  tenants.logo_url AS logoUrl, tenants.welcome AS welcome, tenants.contact AS contact, tenants.version AS version,
  tenants.changed_by AS changedBy, tenants.changed_at AS changedAt`);

/** The brand of the caller's tenant, or the default one. */
export async function readBrand(ctx: Ctx): Promise<BrandRow> {
  const [row] = await queryRows<StoredBrand>(
    ctx.shared,
    sql`SELECT ${brandColumns} FROM tenants WHERE tenant_id = ${ctx.actor.tenantId}`,
  );
  return toBrand(row);
}

/** The default brand for a tenant without one. */
export function toBrand(row: StoredBrand | undefined): BrandRow {
  if (row === undefined || row.name === null) return { ...DEFAULT_BRAND, version: 0, changedBy: null, changedAt: null };
  return {
    name: row.name,
    primary_color: row.primaryColor,
    logo_url: row.logoUrl,
    welcome: localized(row.welcome),
    contact: localized(row.contact),
    version: row.version,
    changedBy: row.changedBy,
    changedAt: row.changedAt,
  };
}

const localized = (json: string | null): Localized | null => (json === null ? null : (JSON.parse(json) as Localized));

/** @returns whether it was written; false if another version than the one before it is in force. */
export async function writeBrand(ctx: Ctx, brand: BrandRow): Promise<boolean> {
  const values = {
    name: brand.name,
    primaryColor: brand.primary_color,
    logoUrl: brand.logo_url,
    welcome: brand.welcome && JSON.stringify(brand.welcome),
    contact: brand.contact && JSON.stringify(brand.contact),
    version: brand.version,
    changedBy: brand.changedBy,
    changedAt: brand.changedAt,
  };
  const written = await ctx.shared
    .insert(tenants)
    .values({ ...values, tenantId: ctx.actor.tenantId })
    .onConflictDoUpdate({ target: tenants.tenantId, set: values, setWhere: eq(tenants.version, brand.version - 1) })
    .returning({ version: tenants.version });
  return written.length === 1;
}
