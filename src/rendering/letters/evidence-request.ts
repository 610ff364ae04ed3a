import { heading, paragraph, stack, table, text, type Block, type PrintableDocument } from "../document/blocks.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import type { PrintAssets } from "../pdf/print-assets.model.ts";
import { EVIDENCE_REQUEST_TEXTS } from "./evidence-request.texts.ts";
import { formatDay, letterFrame } from "./letter-frame.ts";
import type { EvidenceRequestInput, RequestedItem } from "./letters.model.ts";

/** The letter that asks a customer for documents and answers, in the customer's language: PDF bytes. */
export function renderEvidenceRequest(input: EvidenceRequestInput, fonts: PrintAssets): Promise<Uint8Array> {
  return renderPdf(composeEvidenceRequest(input), fonts);
}

export const composeEvidenceRequest = (input: EvidenceRequestInput): PrintableDocument =>
  letterFrame({
    ...input,
    words: wordsOf(input),
    to: [input.company_name],
    blocks: composeRequest(input),
  });

function wordsOf({ language, is_review, documents, questions }: EvidenceRequestInput) {
  const words = EVIDENCE_REQUEST_TEXTS[language];
  if (documents.length === 0 && questions.length === 0 && !is_review) {
    return { ...words, subject: words.nothing_subject };
  }
  return is_review ? { ...words, subject: words.review_subject, introduction: words.review_introduction } : words;
}

function composeRequest(input: EvidenceRequestInput): Block[] {
  const words = wordsOf(input);
  if (input.documents.length === 0 && input.questions.length === 0) return [paragraph(words.nothing, "lead")];
  const until = input.expires_at === null ? "" : formatDay(input.expires_at, input.language);
  return [
    paragraph(words.introduction, "lead"),
    ...listItems(input, words.documents, input.documents, words.optional),
    ...listItems(input, words.questions, input.questions, words.voluntary),
    { kind: "space", points: 6 },
    paragraph(words.how, "lead"),
    { kind: "paragraph", cell: { ...text(input.portal_url, "strong"), address: input.portal_url } },
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
      items.map((item) => [
        item.note ? stack(item.label, text(`${item.note.from}:`, "caption"), text(item.note.text)) : item.label,
        text(item.required ? words.required : optional, "muted"),
      ]),
    ),
  ];
}
