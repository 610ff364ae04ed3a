import { refuse } from "../../platform/errors.ts";
import { type RuleOutcome, change } from "../case/case.change.ts";
import type { CaseRecord, PortalLink } from "../case/case.record.ts";
import { withLinkMail } from "../mail/mail.rules.ts";
import { isHeldBack } from "../decisions/gates.rules.ts";

/**
 * Renews or replaces the portal link. A replaced token stops working at once. Refuses with `invalid_state` while nothing
 * may reach the customer of a review.
 */
export function renewPortalLink(record: CaseRecord, link: PortalLink, email?: string): RuleOutcome<PortalLink> {
  if (isHeldBack(record)) {
    return refuse("invalid_state", "This review has no link yet: it was opened because of a hit with a list.", {
      extra: { current_status: record.status },
    });
  }
  const opened = record.reviewOf && { reviewOf: { ...record.reviewOf, heldBack: false } };
  const addressed = email && {
    customerMail: { links: 0, results: [], ...record.customerMail, address: email },
  };
  const renewed: CaseRecord = { ...record, portal: link, ...opened, ...addressed };
  const replaced = link.tokenHash !== record.portal.tokenHash;
  const isNew = replaced || email !== undefined || record.reviewOf?.heldBack === true;
  const mailed = isNew ? withLinkMail(renewed) : { record: renewed, effects: [] };
  const details = { expires_at: link.expiresAt, replaced };
  return change(mailed.record, link, [{ event: "PORTAL_LINK_RENEWED", details }], mailed.effects);
}
