import { signWebhook } from "../../domain/webhooks/signature.ts";
import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { fetchGuarded } from "../../platform/outbound-fetch.ts";

const ANSWER_MAX_BYTES = 65_536;

interface Message {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  /** The receiver may verify by any of them. */
  readonly secrets: readonly string[];
}

/** One attempt to post a message, with a new signature. Null when the receiver accepted it, else why not. */
export async function postSigned(ctx: Ctx, { id, url, body, secrets }: Message): Promise<string | null> {
  try {
    const outcome = await fetchGuarded(ctx, {
      purpose: "callback",
      url,
      method: "POST",
      headers: { "content-type": "application/json", ...signWebhook(secrets, { id, at: ctx.now(), body }) },
      body,
      maxBytes: ANSWER_MAX_BYTES,
    });
    if (!outcome.ok) return `${outcome.failure}: ${outcome.detail}`;
    const { status } = outcome.answer;
    return status >= 200 && status < 300 ? null : `HTTP ${status}`;
  } catch (error) {
    ctx.log.error("webhook_attempt_broken", { class: errorClass(error) });
    return "internal";
  }
}
