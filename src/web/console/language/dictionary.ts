import type { SIGN_IN } from "../session/texts.ts";
import type { SHELL } from "../shell/texts.ts";
import type { CASES } from "../screens/cases/texts.ts";
import type { NEW_CASE } from "../screens/cases/new-case-texts.ts";
import type { NOTIFICATIONS } from "../screens/notifications/texts.ts";
import type { ASSIGNMENT } from "../screens/case/assignment-texts.ts";
import type { CONVERSATION } from "../screens/case/conversation/texts.ts";
import type { TIMELINE } from "../screens/case/timeline/texts.ts";
import type { FIGURES } from "../screens/figures/texts.ts";
import type { OFFICERS } from "../screens/officers/texts.ts";
import type { UI } from "../ui/texts.ts";
import type { RELATIONSHIPS } from "../screens/relationships/texts.ts";
import type { MONITORING } from "../screens/monitoring/texts.ts";
import type { OWN_LISTS } from "../screens/own-lists/texts.ts";
import type { WEBHOOKS } from "../screens/webhooks/texts.ts";
import type { TERMS } from "../ui/term-texts.ts";
import type { CASE } from "../screens/case/texts.ts";
import type { JUDGEMENT } from "../screens/case/judgement-texts.ts";
import type { DECISION } from "../screens/case/decision/texts.ts";
import type { CUSTOMER, FACTS, MISSING } from "../screens/case/customer/texts.ts";

/** Every text of the console that is translated, by the name its `texts.ts` gives to `texts()`. */
export interface Dictionary {
  readonly shell: typeof SHELL;
  readonly ui: typeof UI;
  readonly signIn: typeof SIGN_IN;
  readonly cases: typeof CASES;
  readonly newCase: typeof NEW_CASE;
  readonly notifications: typeof NOTIFICATIONS;
  readonly assignment: typeof ASSIGNMENT;
  readonly conversation: typeof CONVERSATION;
  readonly figures: typeof FIGURES;
  readonly officers: typeof OFFICERS;
  readonly timeline: typeof TIMELINE;
  readonly relationships: typeof RELATIONSHIPS;
  readonly monitoring: typeof MONITORING;
  readonly ownLists: typeof OWN_LISTS;
  readonly webhooks: typeof WEBHOOKS;
  readonly terms: typeof TERMS;
  readonly case: typeof CASE;
  readonly judgement: typeof JUDGEMENT;
  readonly decision: typeof DECISION;
  readonly customer: typeof CUSTOMER;
  readonly facts: typeof FACTS;
  readonly missing: typeof MISSING;
}
