import { untilAborted } from "../../platform/bounded-body.ts";
import { objectByName } from "../../platform/durable-object.ts";
import { errorClass } from "../../platform/logger.ts";
import { type Reading, unknown } from "../answer.ts";
import { type Pace, remainingMs, sleep } from "../query.ts";
import type { PermitRequest } from "../rate-limit.rules.ts";
import type { SourceCall } from "../types.ts";

/** What is asked of the object that keeps the pace. */
interface Pacer {
  acquirePermit(asked: PermitRequest): Promise<number | null>;
  hold(holdMs: number): Promise<void>;
}

/** Longest pause that one answer of the directory may impose on everyone. */
const MAX_HOLD_SECONDS = 30;

/** The directory takes a fixed number of requests a second from all of us together; one object keeps count. */
export function directoryPace(call: SourceCall): Pace {
  const pacer = () => objectByName<Pacer>(call.ctx, call.ctx.env.SOURCE_PACER, "peppol");
  const logFailure = (error: unknown) => call.ctx.log.error("source_pacer_failed", { error: errorClass(error) });
  return {
    acquirePermit: () =>
      acquirePermit(call, pacer).catch((error: unknown) => {
        logFailure(error);
        return unknown("internal", "the pace of requests could not be kept");
      }),
    hold: async (seconds) => {
      try {
        await pacer().hold(Math.min(seconds, MAX_HOLD_SECONDS) * 1000);
      } catch (error) {
        logFailure(error);
      }
    },
  };
}

/** A turn that would come after the use has ended is not taken. */
async function acquirePermit(call: SourceCall, pacer: () => Pacer): Promise<Reading<never> | null> {
  const perSecond = call.ctx.settings.PEPPOL_DIRECTORY_PER_SECOND;
  const ask = () => pacer().acquirePermit({ perSecond, withinMs: remainingMs(call) });
  // Once more, of a fresh stub, where the object was reset: a turn that was lost so only makes the next one later.
  const waitMs = await untilAborted(ask().catch(ask), call.signal);
  if (waitMs === null) return unknown("rate_limited", "no turn at the directory before the deadline");
  await sleep(waitMs, call.signal);
  return call.signal.aborted ? unknown("timeout", "the turn at the directory came too late") : null;
}
