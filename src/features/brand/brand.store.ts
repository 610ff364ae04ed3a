import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
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

/** The brand of the caller's tenant, or the default one. */
export async function readBrand(ctx: Ctx): Promise<BrandRow> {
  const [row] = await ctx.shared.select().from(tenants).where(eq(tenants.tenantId, ctx.actor.tenantId));
  if (row === undefined) return { ...DEFAULT_BRAND, version: 0, changedBy: null, changedAt: null };
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
