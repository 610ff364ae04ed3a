import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { type DatabaseCtx, forTenant } from "./due-job.ts";

/** In a row: more likely something that all need than they themselves. The next run goes on from there. */
const FAILURES_MAX = 25;
const RETRY_MS = 30_000;
/** Rows of a tenant that moved away keep their place until they are deleted. */
const ELSEWHERE_MS = 300_000;

interface OfTenant {
  readonly tenantId: string;
}

interface Work<Row> {
  /** The name of the job. */
  readonly job: string;
  /** Log event of a failure. */
  readonly failure: string;
  /** Epoch milliseconds. At least one row is served, however late it is. */
  readonly untilMs: number;
  /** Rows that are served at the same time; one by default. */
  readonly atOnce?: number;
  /** @returns whether it is done; false to come back to it later */
  serve(own: Ctx, row: Row): Promise<boolean>;
}

export interface Served<Row = OfTenant> {
  /** Time was up before all were served. */
  readonly isCut: boolean;
  /** What was served and is not done. */
  readonly left: readonly Row[];
  readonly hasFailed: boolean;
  /** Whether a tenant's rows here are a copy that a move to another database left behind. */
  readonly isElsewhere: boolean;
}

/** The row that each job came to last, by job and database. A run that begins without it begins at the first. */
const reached = new Map<string, OfTenant>();

/**
 * Serves tenants one after the other, beginning after the one that the job came to last: one invocation has a limited
 * number of queries, and must not spend them on the same tenants each time. One failure does not stop the others.
 */
export async function serveTenants(
  ctx: DatabaseCtx,
  tenants: readonly string[],
  work: Work<OfTenant>,
): Promise<Served> {
  const turn = new Turn(ctx, work);
  const last = turn.begin()?.tenantId ?? "";
  const inTurn = [...tenants.filter((one) => one > last), ...tenants.filter((one) => one <= last)];
  await turn.serve(inTurn.map((tenantId) => ({ tenantId })));
  return turn.served();
}

/**
 * Serves what is due, page after page, so that neither rows that fail nor those of tenants that moved to another database
 * keep the others waiting. What time does not suffice for is where the next run begins.
 * @param list rows of all tenants of the database after a row, in a certain order; a page with fewer than `limit` is last
 */
export async function serveRows<Row extends OfTenant>(
  ctx: DatabaseCtx,
  { limit, list }: { readonly limit: number; readonly list: (after: Row | null) => Promise<readonly Row[]> },
  work: Work<Row>,
): Promise<Served<Row>> {
  const turn = new Turn(ctx, work);
  const first = turn.begin();
  let after = first;
  for (;;) {
    const rows = await list(after);
    if (!(await turn.serve(rows))) return turn.served();
    after = rows.at(-1) ?? after;
    if (rows.length < limit) break;
  }
  turn.end();
  // What was passed before has its turn at once.
  return { ...turn.served(), isCut: first !== null };
}

/**
 * When a job wants to run again, in epoch milliseconds.
 * @param dueAt when something is due anyway, ISO 8601
 */
export function nextRun(
  ctx: Ctx,
  { isCut, left, hasFailed, isElsewhere }: Served<unknown>,
  dueAt: string | null = null,
  retryMs = RETRY_MS,
): number | null {
  const now = ctx.now().getTime();
  if (isCut) return now;
  if (hasFailed || left.length > 0) return now + retryMs;
  if (isElsewhere) return now + ELSEWHERE_MS;
  return dueAt === null ? null : Math.max(Date.parse(dueAt), now + 1_000);
}

class Turn<Row extends OfTenant> {
  readonly #ctx: DatabaseCtx;
  readonly #work: Work<Row>;
  readonly #key: string;
  readonly #homes = new Map<string, Ctx | null>();
  readonly #left: Row[] = [];
  #failures = 0;
  #hasFailed = false;
  #isCut = false;

  constructor(ctx: DatabaseCtx, work: Work<Row>) {
    this.#ctx = ctx;
    this.#work = work;
    this.#key = `${work.job} ${ctx.database}`;
  }

  begin = (): Row | null => (reached.get(this.#key) as Row | undefined) ?? null;

  end = (): unknown => reached.delete(this.#key);

  /** @returns false where time is up or too much has failed. */
  async serve(rows: readonly Row[]): Promise<boolean> {
    const { atOnce = 1, untilMs } = this.#work;
    for (let i = 0; i < rows.length; i += atOnce) {
      const these = rows.slice(i, i + atOnce);
      await Promise.all(these.map((row) => this.#serveOne(row)));
      reached.set(this.#key, these.at(-1)!);
      this.#isCut = this.#ctx.now().getTime() >= untilMs;
      if (this.#isCut || this.#failures >= FAILURES_MAX) return false;
    }
    return true;
  }

  served = (): Served<Row> => ({
    isCut: this.#isCut,
    left: this.#left,
    hasFailed: this.#hasFailed,
    isElsewhere: [...this.#homes.values()].includes(null),
  });

  async #serveOne(row: Row): Promise<void> {
    try {
      const own = await this.#ctxOf(row);
      if (own !== null && !(await this.#work.serve(own, row))) this.#left.push(row);
      this.#failures = 0;
    } catch (error) {
      this.#failures++;
      this.#hasFailed = true;
      (this.#homes.get(row.tenantId) ?? this.#ctx).log.error(this.#work.failure, {
        job: this.#work.job,
        class: errorClass(error),
      });
    }
  }

  async #ctxOf({ tenantId }: Row): Promise<Ctx | null> {
    const known = this.#homes.get(tenantId);
    if (known !== undefined) return known;
    const own = await forTenant(this.#ctx, tenantId);
    this.#homes.set(tenantId, own);
    return own;
  }
}
