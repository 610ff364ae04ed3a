import { formatTime } from "../../ui/format.ts";
import type { CaseDetail } from "./case-model.ts";

const NAMES = { link: "The link", request: "The request", reminder: "The reminder" } as const;
const OUTCOMES = {
  sent: "was mailed to",
  failed: "could not be mailed yet to",
  given_up: "could not be mailed to",
} as const;

/** What became of the newest mail to the customer, and what an officer does about one that failed. */
export function CustomerMail({ detail: { customer_mail: mail } }: { readonly detail: CaseDetail }) {
  const last = mail?.mails.at(-1);
  if (!last) return null;
  const { cause, status, to, at, failure } = last;
  if (status === "not_sent") return <span class="muted">No mail was sent: {failure}. Copy the link instead.</span>;
  return (
    <span class={status === "sent" ? "muted" : "badge attention"} title={failure ?? formatTime(at)}>
      {NAMES[cause]} {OUTCOMES[status]} {to}
      {status === "given_up" && ": copy it instead"}
      {status === "failed" && ", and is tried again"}
    </span>
  );
}
