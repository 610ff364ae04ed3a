import { SIGN_IN } from "../session/texts.fr.ts";
import { SHELL } from "../shell/texts.fr.ts";
import { CASES } from "../screens/cases/texts.fr.ts";
import { NEW_CASE } from "../screens/cases/new-case-texts.fr.ts";
import { NOTIFICATIONS } from "../screens/notifications/texts.fr.ts";
import { ASSIGNMENT } from "../screens/case/assignment-texts.fr.ts";
import { CONVERSATION } from "../screens/case/conversation/texts.fr.ts";
import { TIMELINE } from "../screens/case/timeline/texts.fr.ts";
import { FIGURES } from "../screens/figures/texts.fr.ts";
import { OFFICERS } from "../screens/officers/texts.fr.ts";
import { SERVICE_ACCOUNTS } from "../screens/service-accounts/texts.fr.ts";
import { EXPORTS } from "../screens/exports/texts.fr.ts";
import { LISTS } from "../screens/lists/texts.fr.ts";
import { WORK } from "../screens/officers/work-texts.fr.ts";
import { UI } from "../ui/texts.fr.ts";
import { RELATIONSHIPS } from "../screens/relationships/texts.fr.ts";
import { MONITORING } from "../screens/monitoring/texts.fr.ts";
import { OWN_LISTS } from "../screens/own-lists/texts.fr.ts";
import { WEBHOOKS } from "../screens/webhooks/texts.fr.ts";
import { TERMS } from "../ui/term-texts.fr.ts";
import { CASE } from "../screens/case/texts.fr.ts";
import { JUDGEMENT } from "../screens/case/judgement-texts.fr.ts";
import { DECISION } from "../screens/case/decision/texts.fr.ts";
import { CUSTOMER, FACTS, MISSING } from "../screens/case/customer/texts.fr.ts";
import { DOCUMENTS, READING, REVIEW, SHEET } from "../screens/case/documents/texts.fr.ts";
import { CHECKS } from "../screens/case/checks-texts.fr.ts";
import { RELATED } from "../screens/case/related-texts.fr.ts";
import { OWNERSHIP } from "../screens/case/ownership/texts.fr.ts";
import { SARS } from "../screens/reports/texts.fr.ts";
import { HITS } from "../screens/case/findings/texts.fr.ts";
import { ALERTS } from "../screens/alerts/texts.fr.ts";
import { SCANS } from "../screens/scans/texts.fr.ts";
import { AUTONOMY } from "../screens/autonomy/texts.fr.ts";
import { DIAGNOSTICS } from "../screens/diagnostics/texts.fr.ts";
import { MEMORY } from "../screens/memory/texts.fr.ts";
import { POLICY } from "../screens/policy/texts.fr.ts";
import { TEMPLATES } from "../screens/templates/texts.fr.ts";
import { BRAND } from "../screens/brand/texts.fr.ts";
import { REGULATORY } from "../screens/regulatory/texts.fr.ts";
import { RATING_FACTORS } from "../screens/case/factor-texts.fr.ts";
import type { Dictionary } from "./dictionary.ts";

export const FR: Dictionary = {
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
