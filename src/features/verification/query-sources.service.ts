import { withinTime } from "../../investigation/within-time.ts";
import type { Ctx } from "../../platform/context.ts";
import { checkDebt, checkVat, findActs, findParticipant, isSample, lookUpEnterprise } from "../../sources/index.ts";
import type { Answer, RegistryEntry, SourceCall, VatAnswer } from "../../sources/types.ts";
import type { Findings, Known } from "./checks.rules.ts";
import { evidenceOf } from "./verification.rules.ts";

/** The sources without which there is no verification. */
type NeededSource = "kbo" | "vies";

/** Why there is no verification: which sources gave no answer, and how long to wait before asking again. */
export interface Unavailable {
  readonly sources: readonly [NeededSource, ...NeededSource[]];
  readonly retryAfterSeconds: number;
}

export type SourcesQueried =
  | { readonly ok: true; readonly found: Findings }
  | { readonly ok: false; readonly why: Unavailable };

/** What a partner is told to wait where the source itself names no time. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Puts all questions at once and waits for no answer longer than `budgetMs`. Never throws. No answer is reused: the
 * partner relies on each for as long as the verification is valid.
 */
export async function querySources(
  ctx: Ctx,
  question: { readonly number: string; readonly evidencePrefix: string; readonly budgetMs: number },
): Promise<SourcesQueried> {
  const { number, evidencePrefix, budgetMs } = question;
  const deadline = new Date(ctx.now().getTime() + budgetMs);
  const ask = <T>(put: (call: SourceCall) => Promise<Answer<T>>): Promise<Answer<T>> =>
    withinTime(budgetMs, noAnswer("timeout", "no answer in time"), (signal) =>
      put({ ctx, evidencePrefix, signal, deadline, fresh: true }),
    ).catch(() => noAnswer("internal", "the answer could not be taken in"));
  const [kbo, vies, peppol, debt, gazette] = await Promise.all([
    ask((call) => lookUpEnterprise(call, number)),
    ask((call) => checkVat(call, { countryCode: "BE", vatNumber: number })),
    ask((call) => findParticipant(call, number)),
    ask((call) => checkDebt(call, number)),
    ask((call) => findActs(call, number)),
  ]);
  if (isKnown(kbo) && isKnown(vies)) return { ok: true, found: { kbo, vies, peppol, debt, gazette } };
  return { ok: false, why: whyUnavailable(kbo, vies) };
}

const noAnswer = (reason: "timeout" | "internal", detail: string): Extract<Answer<never>, { outcome: "unknown" }> => ({
  outcome: "unknown",
  reason,
  detail,
  evidence: [],
});

const isKnown = <T>(answer: Answer<T>): answer is Known<T> => answer.outcome === "known";

function whyUnavailable(kbo: Answer<RegistryEntry>, vies: Answer<VatAnswer>): Unavailable {
  const waits = [kbo, vies].map((answer) =>
    answer.outcome === "unknown" ? (answer.retryAfterSeconds ?? RETRY_AFTER_SECONDS) : 0,
  );
  const retryAfterSeconds = Math.max(1, ...waits);
  if (isKnown(kbo)) return { sources: ["vies"], retryAfterSeconds };
  return { sources: isKnown(vies) ? ["kbo"] : ["kbo", "vies"], retryAfterSeconds };
}

/** Whether an answer stands on sample data, or would have. */
export const usesSamples = (ctx: Ctx, found: Findings): boolean =>
  (["kbo", "vies", "peppol", "inhoudingsplicht", "gazette"] as const).some((source) => isSample(ctx, source)) ||
  evidenceOf(found).some(({ source_url }) => source_url.startsWith("sample:"));
