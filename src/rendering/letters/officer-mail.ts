import type { Language } from "../../platform/language.ts";
import type { NotificationKind } from "../../domain/relationships/notification.rules.ts";
import { OFFICER_MAIL_TEXTS } from "./officer-mail.texts.ts";

export interface OfficerMailInput {
  readonly language: Language;
  readonly console_url: string;
  /** Where the officer turns these mails off. */
  readonly choice_url: string;
  /** How many notifications of each kind are new. */
  readonly counts: Readonly<Partial<Record<NotificationKind, number>>>;
}

/** A mail to an officer as plain text: what kind of thing is new, how often, and where to read it. It names nobody. */
export function composeOfficerMail({ language, console_url, choice_url, counts }: OfficerMailInput) {
  const words = OFFICER_MAIL_TEXTS[language];
  const kinds = Object.entries(counts) as [NotificationKind, number][];
  const total = kinds.reduce((sum, [, count]) => sum + count, 0);
  const lines = kinds.map(([kind, count]) => `- ${words.kinds[kind]}: ${count}`);
  const text = [words.greeting, words.text, lines.join("\n"), console_url, `${words.ending}\n${choice_url}`].join(
    "\n\n",
  );
  return {
    subject: total === 1 ? words.one : words.several.replace("{count}", () => String(total)),
    text: `${text}\n`,
  };
}
