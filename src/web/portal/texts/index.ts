import type { Language } from "../../../platform/language.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { FR } from "./fr.ts";
import { NL } from "./nl.ts";
import type { PageTexts } from "./page-texts.ts";

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = { nl: NL, fr: FR, de: DE, en: EN };
