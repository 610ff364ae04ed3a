import type { Delivery } from "../../domain/webhooks/delivery.machine.ts";
import type { Ctx } from "../../platform/context.ts";
import type { LogFields } from "../../platform/logger.ts";

/** What came of one step: the change of the job, and the failure of an attempt, null where it was received. */
export interface Step<J extends Delivery> {
  readonly change: (job: J) => J;
  readonly attempt?: { readonly failure: string | null };
}

/** How one kind of message is sent by the object that delivers it (`durable-objects/webhook-delivery.ts`). */
export interface Sender<J extends Delivery> {
  /** Ids for every log line. */
  readonly about: (job: J) => LogFields;
  /** One step that is due. It may run more than once. */
  readonly step: (ctx: Ctx, job: J) => Promise<Step<J>>;
  /** Writes the state to the database. */
  readonly project: (ctx: Ctx, job: J) => Promise<void>;
  /** Whether a failed job stays in the object for an operator's order; else its row is enough. */
  readonly keepsFailed: boolean;
}
