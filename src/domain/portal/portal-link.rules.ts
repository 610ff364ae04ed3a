import { type RuleOutcome, change } from "../case/case.change.ts";
import type { CaseRecord, PortalLink } from "../case/case.record.ts";

/** Renews or replaces the portal link. A replaced token stops working at once. */
export function renewPortalLink(record: CaseRecord, link: PortalLink): RuleOutcome<PortalLink> {
  const renewed = { ...record, portal: link };
  const replaced = link.tokenHash !== record.portal.tokenHash;
  return change(renewed, link, [{ event: "PORTAL_LINK_RENEWED", details: { expires_at: link.expiresAt, replaced } }]);
}
