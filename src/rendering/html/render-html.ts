import type { Block, Cell, PrintableDocument, TableBlock, TextCell } from "../document/blocks.ts";
import { escapeHtml } from "./escape.ts";
import { renderSvg } from "./render-svg.ts";
import { STYLE } from "./style.ts";

/** An address on the web or the name of a file beside this one, and none that runs a script. */
const SAFE_ADDRESS = /^(?:https?:\/\/|(?!\.|\/)[\w./-]+$)/;

/**
 * A document as one HTML page that loads nothing and runs nothing. Text is escaped, whatever it holds. Serve it
 * with `HTML_SECURITY_POLICY`.
 */
export function renderHtml(document: PrintableDocument): string {
  const { header, footer, marks } = document;
  return [
    `<!doctype html>`,
    `<html lang="${escapeHtml(document.language)}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="referrer" content="no-referrer">`,
    `<title>${escapeHtml(document.title)}</title>`,
    `<style>${STYLE}</style></head>`,
    `<body><main>`,
    ...marks.map((mark) => `<p class="mark">${escapeHtml(mark)}</p>`),
    `<div class="head"><strong dir="auto">${escapeHtml(header.left)}</strong><span dir="auto">${escapeHtml(header.right)}</span></div>`,
    ...document.blocks.map(renderBlock),
    `<div class="foot"><span dir="auto">${escapeHtml(footer)}</span></div>`,
    `</main></body>`,
    `</html>`,
    ``,
  ].join("\n");
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case "masthead":
      return `${element("p", "kicker", block.kicker)}${element("h1", "", block.title)}${element("p", "muted", block.subtitle)}`;
    case "heading": {
      const note = block.note === undefined ? "" : element("p", "note", block.note);
      return `${element(block.level === 1 ? "h2" : "h3", "", block.text)}${note}`;
    }
    case "paragraph":
      return renderCell(block.cell, "p");
    case "bullets":
      return `<ul>${block.items.map((item) => element("li", "", item)).join("")}</ul>`;
    case "facts":
      return `<dl>${block.entries.map(([label, value]) => `${element("dt", "", label)}<dd>${renderCell(value, "div")}</dd>`).join("")}</dl>`;
    case "panel": {
      const columns = block.columns.map(
        ({ cells }) => `<div>${cells.map((cell) => renderCell(cell, "div")).join("")}</div>`,
      );
      return `<div class="panel tone-${block.tone}">${columns.join("")}</div>`;
    }
    case "table":
      return renderTable(block);
    case "scale":
      return renderMeter(block.value);
    case "picture":
      return renderSvg(block);
    case "space":
      return "";
  }
}

function renderTable(block: TableBlock): string {
  const classOf = (index: number): string => (block.columns[index]?.align === "right" ? ` class="right"` : "");
  const head = block.columns.map(({ label }, index) => `<th scope="col"${classOf(index)}>${escapeHtml(label)}</th>`);
  const rows = block.rows.map(
    (row) => `<tr>${row.map((cell, index) => `<td${classOf(index)}>${renderCell(cell, "div")}</td>`).join("")}</tr>`,
  );
  return `<table>${block.header ? `<thead><tr>${head.join("")}</tr></thead>` : ""}<tbody>${rows.join("")}</tbody></table>`;
}

function renderCell(cell: Cell, tag: "p" | "div"): string {
  if (typeof cell === "string") return element(tag, "cell", cell);
  switch (cell.kind) {
    case "text":
      return renderText(cell, tag);
    case "chip":
      return element("span", `chip tone-${cell.tone}`, cell.label);
    case "bar":
      return renderMeter(cell.share);
    case "stack":
      return cell.cells.map((part) => renderCell(part, "div")).join("");
  }
}

function renderText({ text, role, tone, address }: TextCell, tag: "p" | "div"): string {
  const className = `cell ${role}${tone === undefined ? "" : ` tone-${tone}`}`;
  if (address === undefined || !SAFE_ADDRESS.test(address)) return element(tag, className, text);
  return `<${tag} class="${className}"><a href="${escapeHtml(address)}" dir="auto">${escapeHtml(text)}</a></${tag}>`;
}

const renderMeter = (value: number): string =>
  `<meter min="0" max="1" value="${Math.min(1, Math.max(0, value))}"></meter>`;

/** `dir="auto"`: each text takes the reading direction of its own first letter, and gives it to nothing else. */
function element(tag: string, className: string, content: string): string {
  const attribute = className === "" ? "" : ` class="${className}"`;
  return `<${tag}${attribute} dir="auto">${escapeHtml(content)}</${tag}>`;
}
