import type { DocumentKind } from "../../../../src/domain/documents/document-kinds.ts";
import type { ReadPage } from "../../../../src/domain/readings/reading.model.ts";
import { type Feature, featuresOf } from "../../../../src/reading/understanding/classify/features.ts";
import { type ByRules, classifyByRules } from "../../../../src/reading/understanding/classify/classify-by-rules.ts";
import { flowOf } from "../../../../src/reading/understanding/flow.ts";
import type { ReadableDocument } from "../../../../src/reading/understanding/kind-reader.ts";
import { detectLanguage } from "../../../../src/reading/understanding/language.ts";
import { documentText } from "../../../../src/reading/understanding/text.ts";
import { readPages } from "../../../../src/reading/pages/read-pages.ts";
import { layoutsOf, makeDocument } from "../make-document.ts";
import { FITTED_AUTHORS } from "../kind-texts.ts";
import { renderDocument } from "../render.ts";
import { pageOf, textsOf } from "./texts.ts";

/** A paper whose kind is known, as the model of kinds sees it. */
export interface Example {
  /** Whoever wrote it: a set of layouts, or a file of texts. */
  readonly author: string;
  /** Layout of a made document; a text is a layout by itself. */
  readonly layout: string;
  readonly kind: DocumentKind;
  readonly document: ReadableDocument;
  readonly rules: ByRules;
  readonly features: readonly Feature[];
}

export const textExamples = (): Example[] =>
  FITTED_AUTHORS.flatMap((author) =>
    textsOf(author).map(({ kind, text }, at) => exampleOf(author, `${author}/${at}`, kind, [pageOf(text)])),
  );

/** The documents of the fit half, each layout in each of its languages, read as text. */
export async function fitHalfExamples(): Promise<Example[]> {
  const examples: Example[] = [];
  const unused = { recognise: () => Promise.reject(new Error("A text layer needs no recognition.")) };
  for (const layout of layoutsOf("fit")) {
    for (const language of layout.languages) {
      const document = await makeDocument("fit", layout, language, 1000);
      const { bytes, mediaType } = await renderDocument(document, "text");
      const { pages } = await readPages(bytes, mediaType, { recogniser: unused as never, now: () => new Date() });
      examples.push(exampleOf(layout.id.split("/")[0]!, layout.id, layout.kind, pages));
    }
  }
  return examples;
}

function exampleOf(author: string, layout: string, kind: DocumentKind, pages: readonly ReadPage[]): Example {
  const text = documentText(pages);
  const flow = flowOf(text);
  const document = { text, flow, language: detectLanguage(flow.folded).language };
  const rules = classifyByRules(document);
  return { author, layout, kind, document, rules, features: featuresOf(document, rules) };
}
