import { SIGN_IN } from "../session/texts.fr.ts";
import { SHELL } from "../shell/texts.fr.ts";
import { CASES } from "../screens/cases/texts.fr.ts";
import { NEW_CASE } from "../screens/cases/new-case-texts.fr.ts";
import { NOTIFICATIONS } from "../screens/notifications/texts.fr.ts";
import { ASSIGNMENT } from "../screens/case/assignment-texts.fr.ts";
import { CONVERSATION } from "../screens/case/conversation/texts.fr.ts";
import { TIMELINE } from "../screens/case/timeline/texts.fr.ts";
import { OFFICERS } from "../screens/officers/texts.fr.ts";
import { UI } from "../ui/texts.fr.ts";
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
  officers: OFFICERS,
  timeline: TIMELINE,
};
