import type { RegisterFacts, RememberedLook } from "../../../domain/relationships/looks.model.ts";
import { compareRegister } from "../../../domain/relationships/register-changes.rules.ts";
import { isoTime } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.ts";
import { errorClass } from "../../../platform/logger.ts";
import { normalizeEnterpriseNumber } from "../../../platform/enterprise-number.ts";
import { readExtractEntry } from "../../../sources/kbo/register.ts";
import { readImports } from "../../imports/register-import.store.ts";
import type { RegisterImportRow } from "../../imports/register-import.model.ts";
import type { DueJob } from "../due-job.ts";
import { nextRun, serveTenants } from "../serve-in-turn.ts";
import { listTenantsWithLooks } from "./detect.store.ts";
import {
  findExtractProgress,
  listRegisteredCustomers,
  lookAtRegisterNow,
  type RegisteredCustomer,
  saveExtractProgress,
} from "./extract.store.ts";
import { registerFactsOf } from "./register-facts.ts";

const PAGE = 40;

/**
 * Compares the Belgian customers with each extract of the register that comes into force. One of whom it states anything
 * else than the register did last is asked about again at once; nothing is written about the others.
 */
export const EXTRACT_JOB: DueJob = {
  name: "compare_customers_with_extract",
  async run(ctx, budgetMs) {
    const untilMs = ctx.now().getTime() + budgetMs;
    const { current } = await readImports(ctx);
    if (current === null) return { nextAtMs: null };
    const served = await serveTenants(ctx, await listTenantsWithLooks(ctx), {
      job: EXTRACT_JOB.name,
      failure: "extract_not_compared",
      untilMs,
      serve: (own) => compareTenant(own, current, untilMs),
    });
    return { nextAtMs: nextRun(ctx, served) };
  },
};

/** @returns whether all customers of the tenant were compared with the extract. */
async function compareTenant(ctx: Ctx, extract: RegisterImportRow, untilMs: number): Promise<boolean> {
  const target = extract.import_id;
  const progress = await findExtractProgress(ctx);
  if (progress?.target === target && progress.doneAt !== null) return true;
  let after = progress?.target === target ? progress.after : "";
  for (;;) {
    if (ctx.now().getTime() >= untilMs) return false;
    const customers = await listRegisteredCustomers(ctx, after, PAGE);
    const compared = await Promise.allSettled(customers.map((one) => differs(ctx, one, extract)));
    const failed = compared.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
    if (failed.length > 0 && failed.length === customers.length) throw failed[0];
    if (failed.length > 0) ctx.log.error("customers_not_compared", { n: failed.length, class: errorClass(failed[0]) });
    // One that cannot be compared keeps nobody waiting: the register itself is asked.
    const isAsked = (at: number) => compared[at]!.status === "rejected" || compared[at]!.value;
    const ids = customers.filter((_, at) => isAsked(at)).map(({ relationshipId }) => relationshipId);
    if (ids.length > 0) await lookAtRegisterNow(ctx, ids, isoTime(ctx.now()));
    after = customers.at(-1)?.relationshipId ?? after;
    const doneAt = customers.length < PAGE ? isoTime(ctx.now()) : null;
    await saveExtractProgress(ctx, { target, after, doneAt });
    if (doneAt !== null) return true;
  }
}

/** Whether the extract states anything that the last answer did not; one that is older than the answer tells nothing. */
async function differs(ctx: Ctx, { number, look }: RegisteredCustomer, extract: RegisterImportRow): Promise<boolean> {
  const asked = number === null ? null : normalizeEnterpriseNumber(number);
  if (asked === null || look === null) return false;
  const known = JSON.parse(look) as RememberedLook<RegisterFacts>;
  if (extract.snapshot_date < known.answered_at.slice(0, 10)) return false;
  const entry = await readExtractEntry(ctx, asked);
  if (entry === null) return false;
  const facts = registerFactsOf(entry, "BE");
  return compareRegister(known.facts, facts, { isHighRisk: () => false }).changes.length > 0;
}
