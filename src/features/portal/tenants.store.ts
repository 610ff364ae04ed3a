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
