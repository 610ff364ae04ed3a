import { env } from "cloudflare:workers";
import { recordScanInGraph } from "../../src/graph/index.ts";
import { type Ctx, createCtx, systemActor } from "../../src/platform/context.ts";
import type { RegistryEntry } from "../../src/sources/types.ts";
import { newTenant } from "./api.ts";
import { registryEntry } from "./registry-entry.ts";

export const graphCtx = (tenant = newTenant()): Ctx => createCtx(env, { actor: systemActor(tenant) });

export interface Seen extends Partial<RegistryEntry> {
  readonly number: string;
  readonly at?: string;
  readonly sanctioned?: Readonly<Record<string, "exact" | "near">>;
  readonly portfolio?: string;
}

/** Lets the graph see a company as a scan does; what a test does not name is unremarkable. */
export function seeCompany(ctx: Ctx, { at, sanctioned = {}, portfolio, ...entry }: Seen): Promise<void> {
  return recordScanInGraph(ctx, {
    number: entry.number,
    observedAt: at ?? "2026-11-20T10:00:00.000Z",
    registry: {
      entry: registryEntry({
        legal_name: `Company ${entry.number}`,
        address: { street: `Straat ${entry.number}`, postal_code: "3200", city: "Aarschot", country: "BE" },
        directors: [],
        owners: [],
        ...entry,
      }),
      evidence: [
        {
          id: "e1",
          source: "kbo",
          source_url: "sample://kbo/page",
          data_hash: "sha256:ab",
          collected_at: "2026-11-20T10:00:00.000Z",
          key: "scans/x/evidence/ab",
          content_type: "text/html",
          size: 1,
        },
      ],
    },
    screened: (name) => sanctioned[name] ?? "clear",
    portfolio: portfolio === undefined ? null : { id: portfolio, name: "Book" },
  });
}

export const director = (name: string, birth_date?: string) => ({
  name,
  role: "Bestuurder",
  since: "2020-01-01",
  ...(birth_date === undefined ? {} : { birth_date }),
});
