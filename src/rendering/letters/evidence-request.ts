import type { Language } from "../../platform/language.ts";
import {
  heading,
  paragraph,
  SAMPLE_MARK,
  stack,
  table,
  text,
  type Block,
  type PrintableDocument,
} from "../document/blocks.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import type { FontBytes } from "../pdf/typesetter.ts";
import { EVIDENCE_REQUEST_TEXTS } from "./evidence-request.texts.ts";
import type { EvidenceRequestInput, RequestedItem } from "./letters.model.ts";

/** How days and countries are written in a language. */
export const LOCALES: Readonly<Record<Language, string>> = { nl: "nl-BE", fr: "fr-BE", de: "de-DE", en: "en-GB" };

/** The letter that asks a customer for documents and answers, in the customer's language: PDF bytes. */
export function renderEvidenceRequest(input: EvidenceRequestInput, fonts: FontBytes): Promise<Uint8Array> {
  return renderPdf(composeEvidenceRequest(input), fonts);
}

export function composeEvidenceRequest(input: EvidenceRequestInput): PrintableDocument {
  const words = EVIDENCE_REQUEST_TEXTS[input.language];
  return {
    title: words.title,
    subject: words.title,
    author: input.brand_name,
    language: input.language,
    created_at: input.generated_at,
    header: { left: input.brand_name, right: formatDay(input.generated_at, input.language) },
    footer: `${words.reference.trim()} ${input.reference}`,
    page_label: words.page_label,
    marks: input.sample ? [SAMPLE_MARK] : [],
    watermark: input.sample ? SAMPLE_MARK : "",
    unprintable_note: words.unprintable_note,
    blocks: [
      { kind: "space", points: 18 },
      paragraph(input.company_name, "strong"),
      paragraph(`${words.reference}: ${input.reference}`, "muted"),
      { kind: "space", points: 12 },
      paragraph(words.subject, "strong"),
      paragraph(words.salutation, "lead"),
      ...composeRequest(input),
      { kind: "space", points: 10 },
      // In one piece, so that no page begins with the name alone.
      { kind: "paragraph", cell: stack(text(words.closing, "lead"), text(input.brand_name, "strong")) },
    ],
  };
}

function composeRequest(input: EvidenceRequestInput): Block[] {
  const words = EVIDENCE_REQUEST_TEXTS[input.language];
  if (input.documents.length === 0 && input.questions.length === 0) return [paragraph(words.nothing, "lead")];
  const until = input.expires_at === null ? "" : formatDay(input.expires_at, input.language);
  return [
    paragraph(words.introduction, "lead"),
    ...listItems(input, words.documents, input.documents, words.optional),
    ...listItems(input, words.questions, input.questions, words.voluntary),
    { kind: "space", points: 6 },
    paragraph(words.how, "lead"),
    paragraph(input.portal_url, "strong"),
    paragraph([until === "" ? "" : words.until.replace("{date}", until), words.by_page_only].join(" ").trim(), "lead"),
  ];
}

function listItems(
  input: EvidenceRequestInput,
  title: string,
  items: readonly RequestedItem[],
  optional: string,
): Block[] {
  if (items.length === 0) return [];
  const words = EVIDENCE_REQUEST_TEXTS[input.language];
  return [
    heading(2, title),
    table(
      [
        { label: words.item, share: 1 },
        { label: words.needed, points: 96 },
      ],
      items.map((item) => [item.label, text(item.required ? words.required : optional, "muted")]),
    ),
  ];
}

/** The day in words, in universal time: the same letter wherever it is made. */
export function formatDay(isoTime: string, language: Language): string {
  const day = new Date(isoTime);
  if (Number.isNaN(day.getTime())) return isoTime;
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(day);
}
