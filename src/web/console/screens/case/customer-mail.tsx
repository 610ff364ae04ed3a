import { formatTime } from "../../ui/format.ts";
import type { CaseDetail } from "./case-model.ts";
import { CASE } from "./texts.ts";

const TEXTS = CASE.mail;

/** What became of the newest mail to the customer, and what an officer does about one that failed. */
export function CustomerMail({ detail: { customer_mail: mail } }: { readonly detail: CaseDetail }) {
  const last = mail?.mails.at(-1);
  if (!last) return null;
  const { cause, status, to, at, failure } = last;
  if (status === "not_sent") {
    return (
      <span class="muted">
        {TEXTS.notSent} <span lang="en">{failure}</span>
      </span>
    );
  }
  return (
    <span class={status === "sent" ? "muted" : "badge attention"} title={failure ?? formatTime(at)}>
      {status === "sent" ? TEXTS.sent[cause](to) : status === "failed" ? TEXTS.failed(to) : TEXTS.givenUp(to)}
    </span>
  );
}
