import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { foldedLineOf, lineOf } from "../text.ts";

/** Rows from the top in which a title and an issuer stand, and characters that a title has at most. */
const HEAD_ROWS = 10;
const TITLE_LENGTH = 110;

const OWNERS =
  "(?:begunstigd|belanghebbend|\\bubo|beneficiaires? effectifs?|wirtschaftlich (?:berechtigt|begunstigt)|wirtschaftlichen? (?:eigentumer|berechtigt|begunstigt)|beneficial own)";
/** `UBO-verklaring`, `Déclaration des bénéficiaires effectifs`. */
const TITLE = new RegExp(
  `^\\W*(?:ubo[- ]?(?:verklaring|declaration|erklarung|statement)|(?:ultimate )?beneficial owner(?:ship|s)? (?:self[- ]?)?(?:declaration|certification|statement)|(?:eigen ?|zelf|self[- ]?|auto-?|selbst)?(?:verklaring|declaration|erklarung|auskunft|certification)\\b.{0,60}${OWNERS})`,
);
/** A line by which a register or an authority says that the paper is its own. */
const ISSUED =
  /^\W*(?:(?:einfacher|erweiterter|aktueller|officieel|officiele|gewaarmerkt) )?(?:uittreksel|extrait|auszug|ausdruck|extract|excerpt|recepisse|attest van registratie|attestation d.enregistrement|bewijs van registratie|greffe du tribunal|registre (?:des beneficiaires|national des entreprises)|kamer van koophandel|fod financien|spf finances|foderaler offentlicher|(?:federale overheidsdienst|service public federal) |luxembourg business registers|bundesanzeiger|transparenzregister|central register|companies house|inpi\b|institut national de la propriete)/;
/** Words of somebody who states it of the own company, and the line above a signature. */
const STATED =
  /\b(?:ondergetekenden?|soussigne[es]*|unterzeichne(?:nde|te)[rn]?|undersigned)\b|sur l.honneur|\bop (?:mijn |zijn |haar |ons )?(?:erewoord|eer)\b|\b(?:hierbij verkla|verklaart? hierbij|hiermit (?:erklare|bestatig)|(?:erklare|bestatige)n? (?:ich |wir )?hiermit|hereby (?:declare|certify|confirm))|^\W*(?:getekend|signe|gezeichnet|signed|unterschrift|handtekening) ?(?:\(|:|door |par |by |von )/;

/**
 * The line by which a paper on beneficial owners says that somebody states them of the own company: what it names is that person's word,
 * not that of the register of owners. Empty for a paper that a register or an authority issued.
 */
export function ownerDeclarations(
  { text }: ReadableDocument,
  kind: DocumentKind | null,
): readonly { readonly quote: string; readonly page: number | null }[] {
  if (kind !== "ubo_extract") return [];
  const lines = text.rows.map((row) => ({ row, folded: foldedLineOf(row) }));
  const head = lines.slice(0, HEAD_ROWS);
  if (head.some(({ folded }) => ISSUED.test(folded))) return [];
  const said =
    head.find(({ folded }) => folded.length <= TITLE_LENGTH && TITLE.test(folded)) ??
    lines.find(({ folded }) => STATED.test(folded));
  return said === undefined ? [] : [{ quote: lineOf(said.row).trim(), page: said.row[0]?.factPage ?? null }];
}
