import { SIGN_IN } from "../session/texts.de.ts";
import { SHELL } from "../shell/texts.de.ts";
import { CASES } from "../screens/cases/texts.de.ts";
import { NEW_CASE } from "../screens/cases/new-case-texts.de.ts";
import { NOTIFICATIONS } from "../screens/notifications/texts.de.ts";
import { ASSIGNMENT } from "../screens/case/assignment-texts.de.ts";
import { CONVERSATION } from "../screens/case/conversation/texts.de.ts";
import { TIMELINE } from "../screens/case/timeline/texts.de.ts";
import { FIGURES } from "../screens/figures/texts.de.ts";
import { OFFICERS } from "../screens/officers/texts.de.ts";
import { SERVICE_ACCOUNTS } from "../screens/service-accounts/texts.de.ts";
import { EXPORTS } from "../screens/exports/texts.de.ts";
import { LISTS } from "../screens/lists/texts.de.ts";
import { WORK } from "../screens/officers/work-texts.de.ts";
import { UI } from "../ui/texts.de.ts";
import { RELATIONSHIPS } from "../screens/relationships/texts.de.ts";
import { MONITORING } from "../screens/monitoring/texts.de.ts";
import { OWN_LISTS } from "../screens/own-lists/texts.de.ts";
import { WEBHOOKS } from "../screens/webhooks/texts.de.ts";
import { TERMS } from "../ui/term-texts.de.ts";
import { CASE } from "../screens/case/texts.de.ts";
import { JUDGEMENT } from "../screens/case/judgement-texts.de.ts";
import { DECISION } from "../screens/case/decision/texts.de.ts";
import { CUSTOMER, FACTS, MISSING } from "../screens/case/customer/texts.de.ts";
import { DOCUMENTS, READING, REVIEW, SHEET } from "../screens/case/documents/texts.de.ts";
import { CHECKS } from "../screens/case/checks-texts.de.ts";
import { RELATED } from "../screens/case/related-texts.de.ts";
import { OWNERSHIP } from "../screens/case/ownership/texts.de.ts";
import { SARS } from "../screens/reports/texts.de.ts";
import { HITS } from "../screens/case/findings/texts.de.ts";
import { ALERTS } from "../screens/alerts/texts.de.ts";
import { SCANS } from "../screens/scans/texts.de.ts";
import { AUTONOMY } from "../screens/autonomy/texts.de.ts";
import { DIAGNOSTICS } from "../screens/diagnostics/texts.de.ts";
import { MEMORY } from "../screens/memory/texts.de.ts";
import { POLICY } from "../screens/policy/texts.de.ts";
import { TEMPLATES } from "../screens/templates/texts.de.ts";
import { BRAND } from "../screens/brand/texts.de.ts";
import { REGULATORY } from "../screens/regulatory/texts.de.ts";
import { RATING_FACTORS } from "../screens/case/factor-texts.de.ts";
import type { Dictionary } from "./dictionary.ts";

export const DE: Dictionary = {
  shell: SHELL,
  ui: UI,
  signIn: SIGN_IN,
  cases: CASES,
  newCase: NEW_CASE,
  notifications: NOTIFICATIONS,
  assignment: ASSIGNMENT,
  conversation: CONVERSATION,
  figures: FIGURES,
  officers: OFFICERS,
  officerWork: WORK,
  lists: LISTS,
  exports: EXPORTS,
  serviceAccounts: SERVICE_ACCOUNTS,
  timeline: TIMELINE,
  relationships: RELATIONSHIPS,
  monitoring: MONITORING,
  ownLists: OWN_LISTS,
  webhooks: WEBHOOKS,
  terms: TERMS,
  case: CASE,
  judgement: JUDGEMENT,
  decision: DECISION,
  customer: CUSTOMER,
  facts: FACTS,
  missing: MISSING,
  documents: DOCUMENTS,
  reading: READING,
  sheet: SHEET,
  documentReview: REVIEW,
  checks: CHECKS,
  related: RELATED,
  ownership: OWNERSHIP,
  sars: SARS,
  hits: HITS,
  alerts: ALERTS,
  scans: SCANS,
  autonomy: AUTONOMY,
  diagnostics: DIAGNOSTICS,
  memory: MEMORY,
  policy: POLICY,
  templates: TEMPLATES,
  brand: BRAND,
  regulatory: REGULATORY,
  ratingFactors: RATING_FACTORS,
};
