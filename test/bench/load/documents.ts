import { layoutsOf, makeDocument } from "../documents/make-document.ts";
import { renderDocument } from "../documents/render.ts";
import type { Form } from "../documents/truth.ts";

/** Of ten documents: what customers hand in most is a PDF with text. */
const FORMS: readonly Form[] = ["text", "text", "scan", "text", "photo", "text", "text", "scan", "text", "office"];
/** Apart from what other benches make. */
const FIRST_SEED = 7_000;

export interface MadeFile {
  readonly number: number;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** One of many documents of every kind, language and form; the same number is the same document. */
export async function makeFile(number: number): Promise<MadeFile> {
  const layouts = layoutsOf("fit");
  const layout = layouts[number % layouts.length]!;
  const language = layout.languages[Math.floor(number / layouts.length) % layout.languages.length]!;
  const document = await makeDocument("fit", layout, language, FIRST_SEED + number);
  const { bytes, mediaType, extension } = await renderDocument(document, FORMS[number % FORMS.length]!);
  return { number, name: `document-${number}.${extension}`, mediaType, bytes };
}
