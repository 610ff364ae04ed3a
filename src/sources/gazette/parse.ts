import { type Reading, known, unknown } from "../answer.ts";
import type { GazetteAct } from "../filings.model.ts";
import { type Element, findAll, hasClass, isCaptcha, isWholePage, parseHtml, squash, textOf } from "../html.ts";
import { failedStatus, isoDay } from "../register-answer.ts";
import { decodeText, type RawAnswer } from "../request.ts";
import { findRubrics } from "./rubrics.ts";

export interface ActsPage {
  readonly acts: readonly GazetteAct[];
  /** How many acts the whole list has; null where the page does not print it. */
  readonly total: number | null;
}

/** What the site prints where no act matches, in Dutch and French. */
const NO_ACTS = /geen tekst komt overeen met uw zoekopdracht|aucun texte ne correspond/i;

/** What every page of the site has in it. */
const SITE = /\/cgi_tsv\//;

/** One page of the list of a company's acts. "No act" is a statement; a page that is no such list is unknown. */
export function parseActsPage(raw: RawAnswer, number: string, pageNumber: number): Reading<ActsPage> {
  if (isCaptcha(raw)) return unknown("captcha", "the site requires a captcha");
  if (raw.status !== 200) return failedStatus(raw);
  // The site's pages do not always name their character set.
  const text = raw.text.includes("\ufffd") ? decodeText(raw.bytes, "text/html; charset=windows-1252") : raw.text;
  if (!isWholePage(text)) return unknown("parse_error", "the page is incomplete");
  const page = parseHtml(text);
  const items = findAll(page, "div").filter((div) => hasClass(div, "list-item"));
  if (items.length === 0) {
    return NO_ACTS.test(text) || (pageNumber > 1 && SITE.test(text))
      ? known({ acts: [], total: 0 })
      : unknown("parse_error", "the page has no list of acts");
  }
  const acts = items.map((item) => readAct(item, raw.url));
  if (acts.some((act) => act === null)) return unknown("parse_error", "an act of the list has an unknown format");
  const own = acts.filter((act) => act !== null && (act.company === null || act.company === number));
  if (own.length === 0) return unknown("parse_error", "the acts are about other enterprises");
  const total = /\b(?:lijst|liste)\s*\((\d{1,6})\)/i.exec(text)?.[1];
  return known({ acts: own.map((act) => act!.act), total: total === undefined ? null : Number(total) });
}

/** `company`: the number that the act prints, of ten digits; null where it prints none. */
function readAct(item: Element, pageUrl: string): { act: GazetteAct; company: string | null } | null {
  const links = findAll(item, "a");
  const title = links.find((link) => hasClass(link, "list-item--title"));
  if (title === undefined) return null;
  const lines = linesOf(title);
  const dated = lines.findLastIndex((line) => /^\d{4}(-\d\d-\d\d)?\s*\/\s*\d+$/.test(line));
  if (dated < 0) return null;
  const [date = "", number = ""] = lines[dated]!.split("/").map((part) => part.trim());
  const numbered = lines.findIndex((line) => /^[\d.]{9,12}$/.test(line));
  const heading = lines.slice(numbered + 1, dated).join(" ");
  return {
    company: numbered < 0 ? null : lines[numbered]!.replaceAll(".", "").padStart(10, "0"),
    act: {
      date: isoDay(date) ?? date.slice(0, 4),
      number,
      rubrics: numbered < 0 ? [] : findRubrics(heading),
      title: numbered < 0 || heading === "" ? null : heading,
      pdf_url: pdfUrl(links, pageUrl),
    },
  };
}

/** The lines of an element, without those of links in it. */
function linesOf(element: Element): string[] {
  const text = element.children
    .map((child) => {
      if (child.type === "text") return child.data;
      if (child.type !== "tag") return "";
      if (child.name === "br") return "\n";
      return findAll(child, "a").length > 0 || child.name === "a" ? "" : textOf(child);
    })
    .join("");
  return text.split("\n").flatMap((line) => squash(line) || []);
}

function pdfUrl(links: readonly Element[], pageUrl: string): string | null {
  for (const { attribs } of links) {
    const [path] = /\/tsv_pdf\/\d{4}\/\d\d\/\d\d\/\w+\.pdf$/.exec(attribs["href"] ?? "") ?? [];
    if (path !== undefined) return pageUrl.replace(/\/cgi_tsv\/.*$/, path);
  }
  return null;
}
