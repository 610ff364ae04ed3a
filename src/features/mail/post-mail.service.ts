import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { OwedMail } from "../../domain/mail/mail.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { derivedId } from "../../platform/ids.ts";
import { chooseLanguage } from "../../platform/language.ts";
import { errorClass } from "../../platform/logger.ts";
import { composeCustomerMail } from "../../rendering/letters/customer-mail.ts";
import { portalUrl, revealPortalToken } from "../cases/portal-link.service.ts";
import { readBrand } from "../brand/brand.store.ts";
import { isMailConfigured, type MailFailure, NO_ANSWER, NOT_CONFIGURED, sendMessage } from "./send-message.service.ts";

/** One attempt at a mail, in the customer's language. Null when the service accepted it, also as a repetition. */
export async function postMail(ctx: Ctx, record: CaseRecord, mail: OwedMail): Promise<MailFailure | null> {
  if (!isMailConfigured(ctx)) return NOT_CONFIGURED;
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
    return await sendMessage(ctx, id, { to: record.customerMail!.address, ...composed });
  } catch (error) {
    ctx.log.warn("mail_attempt_failed", { class: errorClass(error) });
    return NO_ANSWER;
  }
}
