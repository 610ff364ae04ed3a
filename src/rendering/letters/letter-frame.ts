import type { Language } from "../../platform/language.ts";
import {
  heading,
  paragraph,
  SAMPLE_MARK,
  stack,
  text,
  type Block,
  type PrintableDocument,
} from "../document/blocks.ts";

/** How days and countries are written in a language. */
export const LOCALES: Readonly<Record<Language, string>> = { nl: "nl-BE", fr: "fr-BE", de: "de-DE", en: "en-GB" };

/** The day in words, in universal time: the same letter wherever it is made. */
export function formatDay(isoTime: string, language: Language): string {
  const day = new Date(isoTime);
  if (Number.isNaN(day.getTime())) return isoTime;
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(day);
}

/** The words that every letter has. */
export interface LetterWords {
  readonly title: string;
  readonly subject: string;
  readonly reference: string;
  readonly salutation: string;
  readonly closing: string;
  readonly page_label: string;
  readonly unprintable_note: string;
}

interface Letter {
  readonly brand_name: string;
  readonly sample: boolean;
  readonly language: Language;
  readonly generated_at: string;
  readonly reference: string;
  readonly words: LetterWords;
  /** Who gets it, a line each. */
  readonly to: readonly string[];
  readonly blocks: readonly Block[];
}

/** A letter that leaves the house, from the head with its reader to the name of the sender. */
export const letterFrame = ({ words, to, blocks, ...letter }: Letter): PrintableDocument => ({
  title: words.title,
  subject: words.title,
  author: letter.brand_name,
  language: letter.language,
  created_at: letter.generated_at,
  header: { left: letter.brand_name, right: formatDay(letter.generated_at, letter.language) },
  footer: `${words.reference.trim()} ${letter.reference}`,
  page_label: words.page_label,
  marks: letter.sample ? [SAMPLE_MARK] : [],
  watermark: letter.sample ? SAMPLE_MARK : "",
  unprintable_note: words.unprintable_note,
  blocks: [
    { kind: "space", points: 18 },
    { kind: "paragraph", cell: stack(...to.map((line) => text(line, "strong"))) },
    paragraph(`${words.reference}: ${letter.reference}`, "muted"),
    { kind: "space", points: 12 },
    heading(1, words.subject),
    paragraph(words.salutation, "lead"),
    ...blocks,
    { kind: "space", points: 10 },
    // In one piece, so that no page begins with the name alone.
    { kind: "paragraph", cell: stack(text(words.closing, "lead"), text(letter.brand_name, "strong")) },
  ],
});
