import { createApp } from "../../app.ts";
import { AGENTS } from "../../features/agents/agents.docs.ts";
import { ALERTS } from "../../features/alerts/alerts.docs.ts";
import { ANCHORS } from "../../features/audit-chains/audit-chains.docs.ts";
import { AUTOMATION } from "../../features/automation/automation.docs.ts";
import { BRAND } from "../../features/brand/brand.docs.ts";
import { CASE_INTELLIGENCE } from "../../features/case-intelligence/case-intelligence.docs.ts";
import { CASES, CASE_PACK, REFERENCE } from "../../features/cases/cases.docs.ts";
import { COMMENTS } from "../../features/comments/comments.docs.ts";
import { CONFIG } from "../../features/config/config.docs.ts";
import { CUSTOMER } from "../../features/customer/customer.docs.ts";
import { DECISIONS } from "../../features/decisions/decisions.docs.ts";
import { DESK } from "../../features/desk/desk.docs.ts";
import { DIAGNOSTICS } from "../../features/diagnostics/diagnostics.docs.ts";
import { SCIM } from "../../features/directory/scim.docs.ts";
import { DOCUMENTS } from "../../features/documents/documents.docs.ts";
import { EVENT_FEED, EVENT_PUBLISHED } from "../../features/event-feed/event-feed.docs.ts";
import { EXPORTS } from "../../features/exports/exports.docs.ts";
import { HANDOVER } from "../../features/handover/handover.docs.ts";
import { IMPORTS, LISTS } from "../../features/imports/imports.docs.ts";
import { LETTERS } from "../../features/letters/letters.docs.ts";
import { LIST_DOWNLOADS } from "../../features/list-downloads/list-downloads.docs.ts";
import { MAIL } from "../../features/mail/mail.docs.ts";
import { MANAGEMENT_INFORMATION } from "../../features/management-information/management-information.docs.ts";
import { MEMORANDA } from "../../features/memoranda/memoranda.docs.ts";
import { BLOCKS, COMPANY_CONTEXT, LEARNING, PASSAGES, RULES, SIGNALS } from "../../features/memory/memory.docs.ts";
import { EVENTS } from "../../features/monitoring/events.docs.ts";
import { NOTIFICATIONS } from "../../features/notifications/notifications.docs.ts";
import { OFFICERS } from "../../features/officers/officers.docs.ts";
import { OWN_LISTS } from "../../features/own-lists/own-lists.docs.ts";
import { OWNERSHIP } from "../../features/ownership/ownership.docs.ts";
import { PLATFORM_AUDIT } from "../../features/platform/audit.docs.ts";
import { POLICY } from "../../features/policy/policy.docs.ts";
import { PORTAL_OPERATIONS } from "../../features/portal/portal.docs.ts";
import { REASONING } from "../../features/reasoning/reasoning.docs.ts";
import { CALENDAR, CHANGES, PROPOSALS, RADAR } from "../../features/regulatory/regulatory.docs.ts";
import { RELATIONSHIPS } from "../../features/relationships/relationships.docs.ts";
import { ORDERS, RECOVERY, RETAINED_REPORTS, RETENTION } from "../../features/retention/retention.docs.ts";
import { SARS } from "../../features/sar/sar.docs.ts";
import { PORTFOLIOS, PORTFOLIO_CSV, SCANS } from "../../features/scans/scans.docs.ts";
import { SCREENING_PROOF } from "../../features/screening-proof/screening-proof.docs.ts";
import { SERVICE_ACCOUNTS } from "../../features/service-accounts/service-accounts.docs.ts";
import { SESSION } from "../../features/session/session.docs.ts";
import { TEMPLATES } from "../../features/templates/templates.docs.ts";
import { TENANCY } from "../../features/tenancy/tenancy.docs.ts";
import { TIMELINE } from "../../features/timeline/timeline.docs.ts";
import { VERIFICATION, VERIFICATION_COMPLETED, WEBHOOKS } from "../../features/verification/verification.docs.ts";
import type { DescribedApi } from "../../http/openapi/describe-operations.ts";

const TEXTS = [
  AGENTS,
  ALERTS,
  ANCHORS,
  AUTOMATION,
  BRAND,
  CASE_INTELLIGENCE,
  CASES,
  REFERENCE,
  CASE_PACK,
  COMMENTS,
  CONFIG,
  CUSTOMER,
  DECISIONS,
  DESK,
  DIAGNOSTICS,
  SCIM,
  DOCUMENTS,
  EVENT_FEED,
  EXPORTS,
  HANDOVER,
  LISTS,
  IMPORTS,
  LETTERS,
  LIST_DOWNLOADS,
  MAIL,
  MANAGEMENT_INFORMATION,
  MEMORANDA,
  SIGNALS,
  LEARNING,
  RULES,
  BLOCKS,
  PASSAGES,
  COMPANY_CONTEXT,
  EVENTS,
  NOTIFICATIONS,
  OFFICERS,
  OWN_LISTS,
  OWNERSHIP,
  PLATFORM_AUDIT,
  POLICY,
  PORTAL_OPERATIONS,
  REASONING,
  RADAR,
  CALENDAR,
  CHANGES,
  PROPOSALS,
  RELATIONSHIPS,
  RETENTION,
  ORDERS,
  RETAINED_REPORTS,
  RECOVERY,
  SARS,
  SCANS,
  PORTFOLIOS,
  PORTFOLIO_CSV,
  SCREENING_PROOF,
  SERVICE_ACCOUNTS,
  SESSION,
  TEMPLATES,
  TENANCY,
  TIMELINE,
  VERIFICATION,
  WEBHOOKS,
].flat();

/**
 * The routes of the service, each with what the document says of it.
 * @throws Error for a route without a text, and for a text without a route
 */
export function describedApi(): DescribedApi {
  const texts = new Map(TEXTS.map((text) => [text.operationId, text]));
  const endpoints = createApp().endpoints.map((endpoint) => {
    const text = texts.get(endpoint.operationId);
    if (!text) throw new Error(`describe the operation ${endpoint.operationId} in the *.docs.ts of its area`);
    texts.delete(endpoint.operationId);
    return { ...endpoint, ...text };
  });
  if (texts.size > 0) throw new Error(`no route has the operations ${[...texts.keys()].join(", ")}`);
  return { endpoints, webhooks: [VERIFICATION_COMPLETED, EVENT_PUBLISHED] };
}
