import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { tenants } from "./tenants.tables.ts";

/** A tenant's appearance in the portal. */
export interface Brand {
  readonly name: string;
  readonly primary_color: string;
  readonly logo_url: string | null;
}

const DEFAULT_BRAND: Brand = { name: "Dossier", primary_color: "#1f4e79", logo_url: null };

/** The brand of the caller's tenant, or the default one. */
export async function readBrand(ctx: Ctx): Promise<Brand> {
  const [row] = await ctx.shared
    .select({ name: tenants.name, primary_color: tenants.primaryColor, logo_url: tenants.logoUrl })
    .from(tenants)
    .where(eq(tenants.tenantId, ctx.actor.tenantId));
  return row ?? DEFAULT_BRAND;
}

const RECENT_MS = 60_000;
const RECENT_MAX = 1_000;
const recent = new Map<string, { readonly brand: Brand; readonly until: number }>();

/** The same, from at most a minute ago: for who looks at nothing else of the database. */
export async function readRecentBrand(ctx: Ctx): Promise<Brand> {
  const { tenantId } = ctx.actor;
  const known = recent.get(tenantId);
  const now = ctx.now().getTime();
  if (known && now < known.until) return known.brand;
  const brand = await readBrand(ctx);
  if (recent.size >= RECENT_MAX) recent.clear();
  recent.set(tenantId, { brand, until: now + RECENT_MS });
  return brand;
}
