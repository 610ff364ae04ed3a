import { findAll, parseHtml, squash, textOf, visibleLines } from "../html.ts";

const MAX_TEXT_CHARS = 20_000;
const MAX_TITLE_CHARS = 300;

/** Title and visible text of a page, without scripts and styles. */
export function parseWebsite(html: string): { readonly title: string | null; readonly text: string } {
  const document = parseHtml(html);
  const heading = findAll(document, "title")[0];
  const title = heading ? squash(textOf(heading)).slice(0, MAX_TITLE_CHARS) : "";
  return { title: title || null, text: visibleLines(document).join("\n").slice(0, MAX_TEXT_CHARS) };
}
