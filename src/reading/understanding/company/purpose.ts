import type { FactDraft } from "../facts.ts";
import type { Flow } from "../flow.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { factOf } from "./common.ts";
import { passagesAfter, placeOf, sentenceEnd } from "./passages.ts";
import { OBJECT_PHRASE } from "./words/deed-phrases.ts";

/** What a company is for, as its articles of association say it. */
export function purposeFact({ flow }: ReadableDocument): FactDraft[] {
  for (const passage of passagesAfter(flow, OBJECT_PHRASE, 900)) {
    // `, zowel in België als in het buitenland:` says where, not what.
    const lead =
      /^,?\s?(?:[^.;:]{0,170}:|,[^,.;:]{3,80},|(?:tant )?(?:en|in|zowel)\s[^,.;:]{3,60},)\s?/.exec(passage.text)?.[0] ??
      "";
    const start =
      /buitenland|etranger|ausland|abroad|elsewhere|derden|autrui|dritte|third part|belgi|france|luxemb|deutschland|nederland|rekening|compte|rechnung|account|particip/i.test(
        lead.normalize("NFD"),
      )
        ? lead.length
        : /^[,:\s]*/.exec(passage.text)![0].length;
    const heading = NEXT_ARTICLE.exec(flow.text.slice(passage.at, passage.at + 600))?.index ?? 600;
    const end = Math.min(purposeEnd(passage.text), heading);
    const value = passage.text.slice(start, end).replaceAll(/\s+/g, " ").trim();
    if (value.length < 15) continue;
    return [factOf("object", value, placeOf(flow, passage, start, end), { certainty: 0.94 })];
  }
  return [];
}

/** A line that begins the next article: the list above it may end without a full stop. */
const NEXT_ARTICLE =
  /\n\s*(?:artikel|article|articolo|art\.|§|clause|hoofdstuk|chapitre|titel|titre|title)\s?(?:\d|[IVX]+\b)/i;

/** A purpose ends with its sentence, or with the quotation that it stands in. */
function purposeEnd(text: string): number {
  const end = sentenceEnd(text);
  const quoted = /[.]?\s?["»”“](?=\s|$)/.exec(text.slice(0, end + 3));
  return quoted === null || /["«„“]/.test(text.slice(0, quoted.index)) ? end : quoted.index;
}

/** Beside its label in an extract: `Objet : le commerce de gros`. What it does is read with the label, what it may do without. */
const OBJECT_LABEL =
  /(?:^|\n)[^\S\n]*(?:\d{1,2}[.)] ?|[a-z]\) ?)?(?:objet(?: social| de la societe)?|gegenstand(?: des unternehmens)?|(?:statutair )?(?:doel|voorwerp)|doelomschrijving|objects?(?: of the company)?|(?<activity>activites?(?: (?:exercees?|principales?))*|(?:hoofd)?activiteit(?:en)?|(?:haupt)?tatigkeit|nature of business))[^\S\n]*:[^\S\n]*(?=\S)/;
/** `Activité : entreprise active`: whether it does something, and not what. */
const STATE =
  /^(?:(?:entreprise|société|onderneming|vennootschap|unternehmen|company)\s)?(?:acti(?:ve|ef|f)|en activité|aktiv|in bedrijf|cess|gestopt|inacti)/i;
const SHORTEST_OBJECT = 15;
const LONGEST_OBJECT = 600;

export function objectOfExtract(flow: Flow): FactDraft[] {
  const label = OBJECT_LABEL.exec(flow.folded);
  if (label === null) return [];
  const at = label.index + label[0].length;
  // A field ends where the next label begins.
  const from = label.groups?.["activity"] === undefined ? at : at - label[0].trimStart().length;
  const end = from < at ? /\n(?=\p{Lu})|\n\s*\n/u : /\n(?=[^\n:]{2,45}:)|\n\s*\n/;
  const value = flow.text.slice(at, at + LONGEST_OBJECT).split(end)[0]!;
  const text = value.replaceAll(/\s+/g, " ").trim();
  return text.length < SHORTEST_OBJECT || STATE.test(text)
    ? []
    : [factOf("object", text, flow.place(from, at + value.length), { certainty: 0.9 })];
}
