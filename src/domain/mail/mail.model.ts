import type { IsoTime } from "../case/case.model.ts";

/** Why a customer gets a mail. */
export const MAIL_CAUSES = ["link", "request", "reminder"] as const;
export type MailCause = (typeof MAIL_CAUSES)[number];

/** A mail that is owed once: by its cause, the round of questions, and which of the mails of this cause it is. */
export interface OwedMail {
  readonly cause: MailCause;
  readonly iteration: number;
  readonly n: number;
}

/** `failed` may still be tried again; `given_up` is not, and `not_sent` was never owed to a service. */
export const MAIL_STATUSES = ["sent", "failed", "given_up", "not_sent"] as const;

/** What became of a mail, by its latest attempt. */
export interface MailResult extends OwedMail {
  readonly status: (typeof MAIL_STATUSES)[number];
  readonly at: IsoTime;
  /** Masked, as officers see it. */
  readonly to: string;
  readonly failure: string | null;
}

/** Absent in a case whose customer has no address. */
export interface CustomerMail {
  readonly address: string;
  /** Mails with a link that were ordered, so that each is a mail of its own. */
  readonly links: number;
  readonly results: readonly MailResult[];
}
