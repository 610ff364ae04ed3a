import type { Language } from "../../platform/language.ts";
import { DOCUMENT_TYPES, documentTypeLabel } from "../templates/document-types.ts";

const HEAD: Readonly<Record<Language, string>> = {
  en: "You replaced a document that you had given before; please explain why, and what is different, also where we asked you for another one:",
  nl: "U hebt een document vervangen dat u eerder had gegeven; licht toe waarom, en wat er anders is, ook als wij u om een ander document vroegen:",
  fr: "Vous avez remplacé un document que vous aviez remis auparavant ; veuillez expliquer pourquoi, et ce qui est différent, même si nous vous avions demandé un autre document :",
  de: "Sie haben ein Dokument ersetzt, das Sie früher vorgelegt hatten; bitte erläutern Sie, warum und was anders ist, auch wenn wir Sie um ein anderes gebeten haben:",
};

/**
 * The task that asks why a document was replaced; in English, as tasks are stored. It says nothing of what either document states.
 * @param day `YYYY-MM-DD` on which the earlier one was handed in, which tells one replacement from the next.
 */
export const explainReplacedTask = (documentType: string, day: string): string =>
  `${HEAD.en} ${documentTypeLabel(documentType).en} (${day})`;

const LABELS = [...Object.values(DOCUMENT_TYPES).map(({ name }) => name), documentTypeLabel(null)];

/** The task in the language of its customer; null for any other task. */
export function explainReplacedText(description: string, language: Language): string | null {
  if (!description.startsWith(`${HEAD.en} `)) return null;
  const asked = description.slice(HEAD.en.length + 1);
  const label = LABELS.find(({ en }) => asked.startsWith(`${en} (`));
  const words = label ? label[language] + asked.slice(label.en.length) : asked;
  return `${HEAD[language]} ${words}`;
}
