import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { ReadableDocument } from "../kind-reader.ts";

const JOINT =
  /\b(?:gezamenlijk(?:e)? (?:bevoegd|handelend)\w*|signatures? conjointes?|(?:agissant|engagee?s?|signant)\b[^.;]{0,40}\bconjointe(?:s|ment)|(?:vertret\w+|vertritt)\b[^.;]{0,60}\bgemein(?:sam|schaftlich)|gemein(?:sam|schaftlich)\w*\b[^.;]{0,40}\bvertret\w*|gesamtvertretung\w*|durch zwei geschaftsfuhrer|acting jointly|joint signature)\b/;
/** With it, somebody may act alone. */
const ALONE =
  /\b(?:(?:alleen|zelfstandig)\W{1,3}(?:zelfstandig )?bevoegd|einzelvertret\w*|alleinvertret\w*|(?:stets|immer) allein|signature (?:individuelle|unique|seule)|(?:sa |la )seule signature)\b/;

/** Behind it, who acts with a director is no director. */
const WITH_PROXY = /^[^.;]{0,70}\bprokurist\w*/;
/** By it an only director acts alone. */
const ONE_ALONE = /\bist nur ein|\ballein\b/;

/** Where an extract of a register gives power to act to several together alone, in its words. */
export function jointPower(
  { flow }: ReadableDocument,
  kind: DocumentKind | null,
): readonly { readonly quote: string; readonly page: number | null }[] {
  const running = flow.folded.replaceAll("\n", " ");
  const said = kind === "register_extract" && !ALONE.test(running) ? JOINT.exec(running) : null;
  if (said === null) return [];
  const until = said.index + said[0].length;
  const mixed = ONE_ALONE.test(running) ? null : WITH_PROXY.exec(running.slice(until));
  const end = until + (mixed?.[0].length ?? 0);
  return [{ quote: flow.text.slice(said.index, end).replaceAll(/\s+/g, " "), page: flow.place(said.index, end).page }];
}
