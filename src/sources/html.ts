import { DomUtils, parseDocument } from "htmlparser2";

type Document = ReturnType<typeof parseDocument>;
export type Element = NonNullable<ReturnType<typeof DomUtils.getElementById>>;
type Node = Document["children"][number];

/** Parses HTML leniently. Never throws. */
export const parseHtml = (html: string): Document => parseDocument(html);

/** Whether a page is complete. A truncated page must not be parsed. */
export const isWholePage = (html: string): boolean =>
  !/<html[\s>]|<body[\s>]/i.test(html) || /<\/(html|body)\s*>/i.test(html);

/** Under load, sites of the Belgian authorities answer with a captcha form and HTTP 200. */
export const isCaptcha = ({ finalUrl, text }: { readonly finalUrl: string; readonly text: string }): boolean =>
  /captchaform/i.test(finalUrl) || /j_captcha_response|captchaform\.html|g-recaptcha/i.test(text);

export const findAll = (root: Document | Element, tag: string): Element[] =>
  DomUtils.getElementsByTagName(tag, root.children, true);

export const findById = (root: Document | Element, id: string): Element | null =>
  DomUtils.getElementById(id, root.children, true);

export const hasClass = (element: Element, name: string): boolean =>
  (element.attribs["class"] ?? "").split(/\s+/).includes(name);

/** Child elements with a tag. */
export const childElements = (element: Element, tag: string): Element[] =>
  element.children.filter((child): child is Element => child.type === "tag" && child.name === tag);

/** All text within an element, unchanged. */
export function textOf(element: Element): string {
  return element.children
    .map((child) => (child.type === "text" ? child.data : child.type === "tag" ? textOf(child) : ""))
    .join("");
}

/** Collapses all white space, including no-break spaces. */
export const squash = (text: string): string => text.replace(/[\s\u00a0\u200b]+/g, " ").trim();

const BLOCKS = new Set(
  "address article aside blockquote br button dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr label li main nav ol p pre section summary table td th title tr ul".split(
    " ",
  ),
);
const HIDDEN = new Set(["script", "style", "noscript", "template", "svg", "iframe", "head"]);

/** The visible text, one line per block, without elements for which `skip` returns true. */
export function visibleLines(root: Document | Element, skip: (element: Element) => boolean = () => false): string[] {
  const lines: string[] = [];
  let line = "";
  const endLine = () => {
    const text = squash(line);
    if (text) lines.push(text);
    line = "";
  };
  const visit = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.type === "text") line += node.data;
      if (node.type !== "tag" || HIDDEN.has(node.name) || skip(node)) continue;
      if (BLOCKS.has(node.name)) endLine();
      visit(node.children);
      if (BLOCKS.has(node.name)) endLine();
    }
  };
  visit(root.children);
  endLine();
  return lines;
}

/** Escapes text for an element's content or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
