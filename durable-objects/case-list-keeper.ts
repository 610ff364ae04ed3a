import { DurableObject } from "cloudflare:workers";
import type { CaseListKeeper as Keeper } from "../src/features/cases/case-list.object.ts";
import { type CaseFilter, type CasePage, listCasePage } from "../src/features/cases/cases.store.ts";
import { createCtx, systemActor } from "../src/platform/context.ts";
import type { Asker } from "../src/platform/durable-object.ts";
import { KeptAnswers } from "../src/platform/kept-answers.ts";

/**
 * The pages of one tenant's case list. Every officer's console asks for the same few again and again; the database
 * is asked only after a case changed. It stores nothing.
 */
export class CaseListKeeper extends DurableObject<Env> implements Keeper {
  readonly #pages = new KeptAnswers<CasePage>({ most: 100, forMs: 10_000 });

  async page({ tenantId, requestId }: Asker, filter: CaseFilter) {
    const ctx = createCtx(this.env, { actor: systemActor(tenantId), requestId });
    const page = await this.#pages.ask(JSON.stringify(filter), ctx.now(), () => listCasePage(ctx, filter));
    return { page, cost: ctx.meter };
  }

  async changed(): Promise<void> {
    this.#pages.change();
  }
}
