import { writeFileSync } from "node:fs";
import path from "node:path";
import { seededRandom } from "../../support/seeded-random.ts";
import { layoutsOf, makeDocument } from "../documents/make-document.ts";
import { renderDocument } from "../documents/render.ts";
import type { Form } from "../documents/truth.ts";

/** Of ten documents: what customers hand in most is a PDF with text. */
const FORMS: readonly Form[] = ["text", "text", "scan", "text", "photo", "text", "text", "scan", "text", "office"];

export interface MadeFile {
  readonly file: string;
  readonly name: string;
  readonly mediaType: string;
}

/** Writes documents of every kind, language and form into a folder; the same seed gives the same ones. */
export async function makeFiles(
  { count, seed, folder }: { count: number; seed: number; folder: string },
  onMade: (made: number) => void,
): Promise<MadeFile[]> {
  const random = seededRandom(seed);
  const layouts = layoutsOf("fit")
    .map((layout) => ({ layout, at: random() }))
    .toSorted((a, b) => a.at - b.at);
  const files: MadeFile[] = [];
  for (let number = 0; number < count; number++) {
    const { layout } = layouts[number % layouts.length]!;
    const language = layout.languages[Math.floor(number / layouts.length) % layout.languages.length]!;
    const document = await makeDocument("fit", layout, language, seed + number);
    const { bytes, mediaType, extension } = await renderDocument(document, FORMS[number % FORMS.length]!);
    const name = `document-${number}.${extension}`;
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    files.push({ file, name, mediaType });
    onMade(files.length);
  }
  return files;
}
