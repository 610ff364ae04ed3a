import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { OwedMail } from "../../domain/mail/mail.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { derivedId } from "../../platform/ids.ts";
import { chooseLanguage } from "../../platform/language.ts";
import { errorClass } from "../../platform/logger.ts";
import { composeCustomerMail } from "../../rendering/letters/customer-mail.ts";
import { portalUrl, revealPortalToken } from "../cases/portal-link.service.ts";
import { readBrand } from "../brand/brand.store.ts";

const TIMEOUT_MS = 10_000;

/** Why a mail was not accepted, without the address; `isFinal` when another attempt would fail alike. */
export interface MailFailure {
  readonly failure: string;
  readonly isFinal: boolean;
}

export const NOT_CONFIGURED: MailFailure = { failure: "no mail service is configured", isFinal: true };

/** One attempt at a mail, in the customer's language. Null when the service accepted it, also as a repetition. */
export async function postMail(ctx: Ctx, record: CaseRecord, mail: OwedMail): Promise<MailFailure | null> {
  const { MAIL_URL: url } = ctx.settings;
  if (url === "" && !ctx.env.MAILBOX) return NOT_CONFIGURED;
  try {
    const [brand, token] = await Promise.all([readBrand(ctx), revealPortalToken(ctx, record.portal)]);
    const language = chooseLanguage(null, record.additionalData["language"]);
    const composed = composeCustomerMail({
      cause: mail.cause,
      is_review: record.reviewOf !== undefined,
      language,
      brand_name: brand.name,
      contact: brand.contact?.[language] ?? null,
      company_name: record.companyName,
      portal_url: portalUrl(ctx, token),
      expires_at: record.portal.expiresAt,
    });
    const id = derivedId("mail", record.caseId, mail.cause, mail.iteration, mail.n);
    const message = { from: ctx.settings.MAIL_FROM, to: [record.customerMail!.address], ...composed };
    return readAnswer(await (url === "" ? putFile(ctx, id, message) : postMessage(ctx, id, message)));
  } catch (error) {
    ctx.log.warn("mail_attempt_failed", { class: errorClass(error) });
    return { failure: "the mail service did not answer", isFinal: false };
  }
}

interface Message {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

function postMessage(ctx: Ctx, id: string, message: Message): Promise<Response> {
  const { MAIL_URL: url, MAIL_API_KEY: key } = ctx.settings;
  return ctx.fetch(url, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      "content-type": "application/json",
      "idempotency-key": id,
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(message),
  });
}

/** Local mode: a file by the mail's id, so that a repetition writes the same file. */
function putFile({ env }: Ctx, id: string, { from, to, subject, text }: Message): Promise<Response> {
  const head = [
    `Message-ID: <${id}@dossier>`,
    `From: ${from}`,
    `To: ${to.join(", ")}`,
    `Subject: ${headerText(subject)}`,
    "Auto-Submitted: auto-generated",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
  ];
  const body = `${head.join("\r\n")}\r\n\r\n${text}`;
  return env.MAILBOX!.fetch(`http://mailbox/${id}.eml`, { method: "PUT", body });
}

/** Bytes of a header's text that leave an encoded word below its limit of 75 characters. */
const WORD_BYTES = 45;

/** Text of a mail's header, which is ASCII: anything else as encoded words (RFC 2047). */
export function headerText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words: string[] = [""];
  for (const character of text) {
    const longer = words.at(-1)! + character;
    if (Buffer.byteLength(longer) > WORD_BYTES) words.push(character);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString("base64")}?=`).join("\r\n ");
}

async function readAnswer(response: Response): Promise<MailFailure | null> {
  await response.body?.cancel();
  const { status } = response;
  if (status >= 200 && status < 300) return null;
  // Too many requests, a time-out or a repetition that still runs; an error of the service itself.
  const mayPass = [408, 409, 425, 429].includes(status) || status >= 500;
  return { failure: `the mail service answered ${status}`, isFinal: !mayPass };
}
