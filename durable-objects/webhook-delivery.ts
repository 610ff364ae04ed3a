import { DurableObject } from "cloudflare:workers";
import { postponeAlarm } from "../src/features/config/misconfiguration.service.ts";
import { deleteJob, isSettled, retryJob, statusOfJob } from "../src/domain/webhooks/delivery.machine.ts";
import type { EventObject } from "../src/features/event-feed/event-delivery.client.ts";
import type { EventJob } from "../src/features/event-feed/event-delivery.machine.ts";
import { EVENT_SENDER } from "../src/features/event-feed/deliver-event.service.ts";
import { CALLBACK_SENDER } from "../src/features/verification/deliver.service.ts";
import type { WebhookObject } from "../src/features/verification/webhook.client.ts";
import { type NewWebhookJob, openJob, type WebhookJob } from "../src/features/verification/webhook.machine.ts";
import { findWebhookRow } from "../src/features/verification/webhooks.store.ts";
import type { Sender } from "../src/features/webhooks/sender.ts";
import { createCtx, type Ctx } from "../src/platform/context.ts";
import { type Outcome, refuse } from "../src/platform/errors.ts";
import { errorClass, stackFrames } from "../src/platform/logger.ts";

/** If a step dies, the alarm runs again this soon, also after a restart. */
const WATCHDOG_MS = 1_000;
/** A step that failed for a reason of our own is repeated after this long. */
const REPEAT_MS = 2_000;

type Job = WebhookJob | EventJob;

const senderOf = (job: Job) => (job.kind === "event" ? EVENT_SENDER : CALLBACK_SENDER) as Sender<Job>;

/**
 * One message: a callback to a partner, which is checked first, or an event to a tenant's endpoint. It is attempted as
 * often as the rules allow. A step is recorded when it is done, so an interrupted step is repeated.
 */
export class WebhookDelivery extends DurableObject<Env> implements WebhookObject, EventObject {
  async accept(order: NewWebhookJob): Promise<void> {
    const job = openJob(order);
    // A delivered callback leaves only its row here: a repeated request orders no second one.
    if (this.#job() !== null || (await findWebhookRow(this.#ctx(job), job.webhookId))) return;
    if (this.#job() !== null) return;
    await this.#begin(job);
  }

  async deliver(job: EventJob): Promise<void> {
    const known = this.#job();
    if (known === null || known.version < job.version) await this.#begin(job);
    else if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now());
  }

  async retry(tenantId: string): Promise<Outcome<Job>> {
    const job = this.#job();
    if (job === null || job.actor.tenantId !== tenantId) return refuse("not_found", "The callback was not found.");
    const ctx = this.#ctx(job);
    const retried = retryJob<Job>(job, ctx.now());
    if (retried.ok) await this.#begin(retried.value);
    return retried;
  }

  async forget(): Promise<void> {
    const job = this.#job();
    if (job === null) return;
    if (isSettled(job)) await this.#erase();
    else this.#save(deleteJob(job, this.#ctx(job).now()));
  }

  override async alarm(): Promise<void> {
    if (await postponeAlarm(this.env, this.ctx.storage)) return;
    const job = this.#job();
    if (job === null) return;
    await this.ctx.storage.setAlarm(Date.now() + WATCHDOG_MS);
    const ctx = this.#ctx(job);
    try {
      while (this.#isDue(ctx)) await this.#step(ctx, this.#job()!);
    } catch (error) {
      ctx.log.error("webhook_step_failed", {
        class: errorClass(error),
        stack: stackFrames(error),
      });
      this.#change((current) => ({ ...current, dueAtMs: ctx.now().getTime() + REPEAT_MS }));
    }
    await this.#rest(ctx);
  }

  #isDue(ctx: Ctx): boolean {
    const dueAtMs = this.#job()?.dueAtMs ?? null;
    return dueAtMs !== null && dueAtMs <= ctx.now().getTime();
  }

  async #begin(job: Job): Promise<void> {
    this.#save(job);
    // In the same step as the write before it, so that neither exists without the other.
    const armed = this.ctx.storage.setAlarm(Date.now());
    await this.#project(this.#ctx(job));
    await armed;
  }

  async #step(ctx: Ctx, job: Job): Promise<void> {
    const { change, attempt } = await senderOf(job).step(ctx, job);
    this.#change(change);
    if (attempt) {
      const { failure } = attempt;
      const { attempts, dueAtMs } = this.#job() ?? job;
      const outcome = failure === null ? "delivered" : dueAtMs === null ? "given_up" : "failed";
      ctx.log.info("webhook_attempt", { attempt: attempts, outcome, failure });
      // The text after the colon describes the receiver.
      ctx.metrics.write("webhook", { outcome, reason: failure?.split(":")[0] ?? null }, { attempt: attempts });
    }
    await this.#project(ctx);
  }

  /** Sets the alarm for the next step, or deletes a final callback. A failed one is stored for operators. */
  async #rest(ctx: Ctx): Promise<void> {
    const followed = await this.#project(ctx);
    const job = this.#job();
    if (job === null) return;
    if (!followed) await this.ctx.storage.setAlarm(Date.now() + REPEAT_MS);
    else if (job.dueAtMs !== null) await this.ctx.storage.setAlarm(job.dueAtMs);
    else if (job.isForgotten || statusOfJob(job) === "delivered" || !senderOf(job).keepsFailed) await this.#erase();
    else await this.ctx.storage.deleteAlarm();
  }

  /** Updates the row, unless the case and the row were deleted. */
  async #project(ctx: Ctx): Promise<boolean> {
    const job = this.#job();
    if (job === null || job.isForgotten || this.ctx.storage.kv.get<number>("projected") === job.version) return true;
    try {
      await senderOf(job).project(ctx, job);
      this.ctx.storage.kv.put("projected", job.version);
      return true;
    } catch (error) {
      ctx.log.error("webhook_projection_failed", { class: errorClass(error) });
      return false;
    }
  }

  async #erase(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  #job(): Job | null {
    return this.ctx.storage.kv.get<Job>("job") ?? null;
  }

  #save(job: Job): void {
    this.ctx.storage.kv.put("job", job);
  }

  /** Reads and writes in one step, so that a change in between, such as the case's deletion, stays. */
  #change(rule: (job: Job) => Job): void {
    const job = this.#job();
    if (job !== null) this.#save(rule(job));
  }

  #ctx(job: Job): Ctx {
    return createCtx(this.env, {
      actor: job.actor,
      requestId: job.requestId,
      about: senderOf(job).about(job),
      waitUntil: (work) => this.ctx.waitUntil(work),
    });
  }
}
