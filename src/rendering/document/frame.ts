import { SAMPLE_MARK, type Block, type PrintableDocument } from "./blocks.ts";

const UNPRINTABLE_NOTE =
  "Words between ⟨ ⟩ ({count} characters) are in a script that this document cannot print. They are transliterated into Latin letters; the case record has them unchanged.";

export interface HouseDocument {
  readonly brand_name: string;
  readonly generated_at: string;
  readonly sample: boolean;
  /** What it is, such as `Case report`. */
  readonly kind: string;
  /** What it is about, such as a case by its id. */
  readonly subject: string;
  readonly company_name: string;
  readonly footer: readonly string[];
  readonly marks?: readonly string[];
  readonly blocks: readonly Block[];
}

/** The common frame of internal documents, in English. */
export function frameDocument(document: HouseDocument): PrintableDocument {
  return {
    title: `${document.kind}: ${document.company_name}`,
    subject: document.subject,
    author: document.brand_name,
    language: "en",
    created_at: document.generated_at,
    header: { left: document.brand_name, right: `${document.kind}  ·  ${document.company_name}` },
    footer: document.footer.join("  ·  "),
    page_label: "Page {page} of {pages}",
    marks: [...(document.sample ? [SAMPLE_MARK] : []), ...(document.marks ?? [])],
    watermark: document.sample ? SAMPLE_MARK : "",
    unprintable_note: UNPRINTABLE_NOTE,
    blocks: document.blocks,
  };
}

/** The head of a document's first page. */
export const masthead = (kicker: string, title: string, subtitle: readonly string[]): Block => ({
  kind: "masthead",
  kicker,
  title,
  subtitle: subtitle.filter((part) => part !== "").join("  ·  "),
});
