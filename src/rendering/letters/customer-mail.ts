import type { MailCause } from "../../domain/mail/mail.model.ts";
import type { Language } from "../../platform/language.ts";
import { CUSTOMER_MAIL_TEXTS } from "./customer-mail.texts.ts";
import { formatDay } from "./letter-frame.ts";

interface CustomerMailInput {
  readonly cause: MailCause;
  readonly is_review: boolean;
  readonly language: Language;
  readonly brand_name: string;
  /** How the customer reaches the sender, in the mail's language; null if nothing is set. */
  readonly contact: string | null;
  readonly company_name: string;
  readonly portal_url: string;
  readonly expires_at: string;
}

/** A mail to a customer as plain text. The same input always gives the same bytes, so that a repeated mail is the same mail. */
export function composeCustomerMail(input: CustomerMailInput): { readonly subject: string; readonly text: string } {
  const words = CUSTOMER_MAIL_TEXTS[input.language];
  const { subject, text } = words[input.cause === "link" && input.is_review ? "review" : input.cause];
  // A line break in a name would begin another header or line.
  const plain = (value: string) => value.replaceAll(/\s+/g, " ").trim();
  const fill = (sentence: string) =>
    sentence
      .replaceAll("{company}", () => plain(input.company_name))
      .replaceAll("{brand}", () => plain(input.brand_name))
      .replaceAll("{date}", () => formatDay(input.expires_at, input.language));
  const lines = [words.greeting, text, input.portal_url, `${words.until} ${words.personal}`].map(fill);
  // The tenant's own words have no placeholders.
  const all = [...lines, ...(input.contact === null ? [] : [input.contact]), fill(`${words.closing}\n{brand}`)];
  return { subject: fill(subject), text: `${all.join("\n\n")}\n` };
}
