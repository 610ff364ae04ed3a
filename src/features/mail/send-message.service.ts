import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { encodeMail } from "./encode-mail.rules.ts";
import { findSuppression } from "./suppressions.store.ts";

const TIMEOUT_MS = 10_000;

/** Why a mail was not accepted, without the address; `isFinal` when another attempt would fail alike. */
export interface MailFailure {
  readonly failure: string;
  readonly isFinal: boolean;
}

export const NOT_CONFIGURED: MailFailure = { failure: "no mail service is configured", isFinal: true };
export const NO_ANSWER: MailFailure = { failure: "the mail service did not answer", isFinal: false };

/** A mail as plain text, to one address. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Whether a way to send mails is configured. */
export const isMailConfigured = ({ env, settings }: Ctx): boolean =>
  settings.MAIL_URL !== "" || env.MAILER !== undefined || env.MAILBOX !== undefined;

/**
 * One attempt at a mail: by the HTTP service of `MAIL_URL`, else by the platform's own (`MAILER`), else into the local folder.
 * An address that a mail service reported as bounced gets none.
 * @param id of the mail; the service takes each once
 * @returns null when it was accepted, also as a repetition. Never throws.
 */
export async function sendMessage(ctx: Ctx, id: string, message: Message): Promise<MailFailure | null> {
  if (!isMailConfigured(ctx)) return NOT_CONFIGURED;
  try {
    const suppressed = await findSuppression(ctx, message.to);
    if (suppressed) {
      const why = suppressed.reason === "bounce" ? "a mail to it came back" : "its owner complained about a mail";
      const failure = `no mail is sent to this address since ${suppressed.at.slice(0, 10)}, because ${why}`;
      return { failure, isFinal: true };
    }
    if (ctx.settings.MAIL_URL !== "") return await readAnswer(await postMessage(ctx, id, message));
    if (ctx.env.MAILER) return await sendByPlatform(ctx, ctx.env.MAILER, id, message);
    return await readAnswer(await putFile(ctx, id, message));
  } catch (error) {
    ctx.log.warn("mail_attempt_failed", { class: errorClass(error) });
    return NO_ANSWER;
  }
}

function postMessage(ctx: Ctx, id: string, { to, subject, text }: Message): Promise<Response> {
  const { MAIL_URL: url, MAIL_API_KEY: key, MAIL_FROM, MAIL_REPLY_TO, MAIL_ENVELOPE_FROM } = ctx.settings;
  return ctx.fetch(url, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      "content-type": "application/json",
      "idempotency-key": id,
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      from: MAIL_FROM,
      to: [to],
      ...(MAIL_REPLY_TO && { reply_to: MAIL_REPLY_TO }),
      ...(MAIL_ENVELOPE_FROM && { envelope_from: MAIL_ENVELOPE_FROM }),
      subject,
      text,
    }),
  });
}

/** The platform's mail has no idempotency key: a mail whose answer is lost may be sent twice. */
async function sendByPlatform(ctx: Ctx, mailer: SendEmail, id: string, message: Message): Promise<null> {
  const { MAIL_FROM, MAIL_REPLY_TO } = ctx.settings;
  const headers = { "Auto-Submitted": "auto-generated", "X-Dossier-Mail": id };
  const replyTo = MAIL_REPLY_TO === "" ? {} : { replyTo: MAIL_REPLY_TO };
  await mailer.send({ from: MAIL_FROM, ...replyTo, ...message, headers });
  return null;
}

/** Local mode: a file by the mail's id, so that a repetition writes the same file. */
function putFile({ env, settings }: Ctx, id: string, message: Message): Promise<Response> {
  const body = encodeMail(id, message, { from: settings.MAIL_FROM, replyTo: settings.MAIL_REPLY_TO });
  return env.MAILBOX!.fetch(`http://mailbox/${id}.eml`, { method: "PUT", body });
}

async function readAnswer(response: Response): Promise<MailFailure | null> {
  await response.body?.cancel();
  const { status } = response;
  if (status >= 200 && status < 300) return null;
  // Too many requests, a time-out or a repetition that still runs; an error of the service itself.
  const mayPass = [408, 409, 425, 429].includes(status) || status >= 500;
  return { failure: `the mail service answered ${status}`, isFinal: !mayPass };
}
