import type { CaseRecord } from "../../domain/case/case.record.ts";
import { isSamePerson } from "../../domain/customer/same-person.ts";
import type { RegisterFacts } from "../../domain/relationships/looks.model.ts";
import { compareRegister } from "../../domain/relationships/register-changes.rules.ts";
import { type RegisterSince, UNCHANGED } from "../../domain/reviews/review.model.ts";
import { DAY_MS } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { listLooks } from "../monitoring/detect/detect.store.ts";
import { lookAgain } from "../monitoring/detect/look-again.service.ts";
import { registerFactsOfCase } from "../monitoring/detect/register-facts.ts";

/**
 * What the company register states otherwise than at the approval. Where it does not answer, its last answer counts.
 * @param isAsked whether the register is asked first, if that was not done within a day.
 */
export async function registerSince(
  ctx: Ctx,
  relationshipId: string,
  { facts, country }: CaseRecord,
  isAsked: boolean,
): Promise<RegisterSince> {
  const then = registerFactsOfCase(facts, country)?.facts ?? null;
  const read = async () => (await listLooks(ctx, relationshipId, ["register"]))[0];
  let look = then && (await read());
  if (!then || !look) return UNCHANGED;
  if (isAsked && Date.parse(look.lookedAt) < ctx.now().getTime() - DAY_MS) {
    await lookAgain(ctx, relationshipId, "register").catch((error: unknown) =>
      ctx.log.warn("customer_not_looked_at", { relationship_id: relationshipId, class: errorClass(error) }),
    );
    look = (await read()) ?? look;
  }
  const now = look.look.facts as RegisterFacts | null;
  const { changes } = now === null ? { changes: [] } : compareRegister(then, now, { isHighRisk: () => false });
  const namesIn = (stated: RegisterFacts | null) =>
    [...(stated?.directors ?? []), ...(stated?.owners ?? [])].map(({ name }) => name);
  const today = namesIn(now);
  const directors = now?.directors ?? [];
  const gone = (fields: RegExp, among: readonly string[]) =>
    changes
      .filter(({ field }) => fields.test(field))
      .map(({ outcome }) => (outcome as [string])[0])
      .filter((name) => !among.some((one) => isSamePerson(one, name)));
  return {
    changes,
    left: gone(/_left$/, today),
    leftOffice: directors.some(({ is_company }) => is_company)
      ? []
      : gone(
          /^director_left/,
          directors.map(({ name }) => name),
        ),
    named: [...namesIn(then), ...today],
  };
}
