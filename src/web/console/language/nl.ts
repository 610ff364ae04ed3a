import { SIGN_IN } from "../session/texts.nl.ts";
import { SHELL } from "../shell/texts.nl.ts";
import { CASES } from "../screens/cases/texts.nl.ts";
import { NEW_CASE } from "../screens/cases/new-case-texts.nl.ts";
import { NOTIFICATIONS } from "../screens/notifications/texts.nl.ts";
import { ASSIGNMENT } from "../screens/case/assignment-texts.nl.ts";
import { CONVERSATION } from "../screens/case/conversation/texts.nl.ts";
import { TIMELINE } from "../screens/case/timeline/texts.nl.ts";
import { FIGURES } from "../screens/figures/texts.nl.ts";
import { OFFICERS } from "../screens/officers/texts.nl.ts";
import { SERVICE_ACCOUNTS } from "../screens/service-accounts/texts.nl.ts";
import { EXPORTS } from "../screens/exports/texts.nl.ts";
import { LISTS } from "../screens/lists/texts.nl.ts";
import { WORK } from "../screens/officers/work-texts.nl.ts";
import { UI } from "../ui/texts.nl.ts";
import { RELATIONSHIPS } from "../screens/relationships/texts.nl.ts";
import { MONITORING } from "../screens/monitoring/texts.nl.ts";
import { OWN_LISTS } from "../screens/own-lists/texts.nl.ts";
import { WEBHOOKS } from "../screens/webhooks/texts.nl.ts";
import { TERMS } from "../ui/term-texts.nl.ts";
import { CASE } from "../screens/case/texts.nl.ts";
import { JUDGEMENT } from "../screens/case/judgement-texts.nl.ts";
import { DECISION } from "../screens/case/decision/texts.nl.ts";
import { CUSTOMER, FACTS, MISSING } from "../screens/case/customer/texts.nl.ts";
import { DOCUMENTS, READING, REVIEW, SHEET } from "../screens/case/documents/texts.nl.ts";
import { CHECKS } from "../screens/case/checks-texts.nl.ts";
import { RELATED } from "../screens/case/related-texts.nl.ts";
import { OWNERSHIP } from "../screens/case/ownership/texts.nl.ts";
import { SARS } from "../screens/reports/texts.nl.ts";
import { HITS } from "../screens/case/findings/texts.nl.ts";
import { ALERTS } from "../screens/alerts/texts.nl.ts";
import { SCANS } from "../screens/scans/texts.nl.ts";
import { AUTONOMY } from "../screens/autonomy/texts.nl.ts";
import { DIAGNOSTICS } from "../screens/diagnostics/texts.nl.ts";
import { MEMORY } from "../screens/memory/texts.nl.ts";
import { POLICY } from "../screens/policy/texts.nl.ts";
import { TEMPLATES } from "../screens/templates/texts.nl.ts";
import { BRAND } from "../screens/brand/texts.nl.ts";
import { REGULATORY } from "../screens/regulatory/texts.nl.ts";
import { RATING_FACTORS } from "../screens/case/factor-texts.nl.ts";
import type { Dictionary } from "./dictionary.ts";

export const NL: Dictionary = {
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
