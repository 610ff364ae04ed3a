import type { Ctx } from "../../platform/context.ts";
import type { DbMeter } from "../../platform/db.ts";
import { type Asker, objectByName, tellObject } from "../../platform/durable-object.ts";
import type { CaseFilter, CasePage } from "./cases.store.ts";

/** What may be asked of the object that keeps a tenant's pages of cases (`durable-objects/case-list-keeper.ts`). */
export interface CaseListKeeper {
  /** @returns the page, and what it cost the database: nothing where it was asked before and no case changed since. */
  page(asker: Asker, filter: CaseFilter): Promise<{ page: CasePage; cost: DbMeter }>;
  /** A row of the tenant's cases was written or deleted. */
  changed(): Promise<void>;
}

export const caseListOf = (ctx: Ctx, tenantId: string): CaseListKeeper =>
  objectByName(ctx, ctx.env.CASE_LIST_KEEPER, `case-list:${tenantId}`);

/** After rows were written. Where the keeper cannot be reached, its pages are a few seconds old for that long. */
export const tellCaseListChanged = (ctx: Ctx, tenantId: string): Promise<void> =>
  tellObject(
    ctx,
    { what: "case list", event: "case_list_not_told" },
    () => caseListOf(ctx, tenantId),
    (keeper) => keeper.changed(),
  );
