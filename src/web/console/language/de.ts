import { SIGN_IN } from "../session/texts.de.ts";
import { SHELL } from "../shell/texts.de.ts";
import { CASES } from "../screens/cases/texts.de.ts";
import { NEW_CASE } from "../screens/cases/new-case-texts.de.ts";
import { NOTIFICATIONS } from "../screens/notifications/texts.de.ts";
import { UI } from "../ui/texts.de.ts";
import type { Dictionary } from "./dictionary.ts";

export const DE: Dictionary = {
  shell: SHELL,
  ui: UI,
  signIn: SIGN_IN,
  cases: CASES,
  newCase: NEW_CASE,
  notifications: NOTIFICATIONS,
};
