/**
 * Programs whose purpose is to change what an existing page or picture shows, by the name that they leave in a file. Word
 * processors, printers to PDF, scanners, form fillers, signing services and layout programs are not here: genuine papers
 * come from them. Whether the sign weighs depends on the kind of document: an authority's extract does not come from
 * Photoshop, a flyer may.
 */
const EDITORS: readonly (readonly [pattern: RegExp, name: string, reason: string])[] = [
  [/photoshop(?! lightroom)/i, "Adobe Photoshop", "edits pictures"],
  [/adobe illustrator/i, "Adobe Illustrator", "edits each letter of a page as a drawing"],
  [/adobe fireworks/i, "Adobe Fireworks", "edits pictures"],
  [/\bgimp\b/i, "GIMP", "edits pictures"],
  [/\binkscape\b/i, "Inkscape", "edits each letter of a page as a drawing"],
  [/\bcorel ?draw\b|photo-?paint|paint ?shop ?pro/i, "a Corel editor", "edits pictures and drawings"],
  [/affinity (photo|designer)/i, "Affinity", "edits pictures and drawings"],
  [/pixelmator|\bpixlr\b|photopea|paint\.net|\bkrita\b|picsart/i, "a picture editor", "edits pictures"],
  [/\bcanva\b/i, "Canva", "draws pages, also on top of an imported one"],
  [/ilovepdf/i, "iLovePDF", "edits, joins and converts PDFs of others"],
  [/\bsejda\b/i, "Sejda", "edits the text of PDFs of others"],
  [/pdf ?escape/i, "PDFescape", "edits PDFs of others"],
  [/smallpdf/i, "Smallpdf", "edits, joins and converts PDFs of others"],
  [
    /foxit (phantom|pdf editor|editor|advanced pdf editor)|phantompdf/i,
    "a Foxit editor",
    "edits the text of PDFs of others",
  ],
  [/pdf-?xchange editor/i, "PDF-XChange Editor", "edits the text of PDFs of others"],
  [/pdfelement|wondershare/i, "Wondershare PDFelement", "edits the text of PDFs of others"],
  [/nitro pro|nitro pdf (pro|editor)/i, "Nitro Pro", "edits the text of PDFs of others"],
  [
    /pdf ?filler|dochub|soda ?pdf|infix|pdf ?buddy|xodo|pdf ?zorro|pdf2go|formswift|pdf ?simpli/i,
    "an online editor",
    "edits PDFs of others",
  ],
  [
    /master pdf editor|movavi pdf|able2extract|icecream pdf editor|pdf ?candy/i,
    "a PDF editor",
    "edits the text of PDFs of others",
  ],
];

export interface Editor {
  readonly name: string;
  readonly reason: string;
}

/** The editor that a producer, creator or software entry names; null for every other program. */
export function editorOf(software: string): Editor | null {
  const found = EDITORS.find(([pattern]) => pattern.test(software.slice(0, 300)));
  return found === undefined ? null : { name: found[1], reason: found[2] };
}
