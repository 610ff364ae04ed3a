import { type Element, childElements, findAll, findById, hasClass, parseHtml, squash, textOf } from "../html.ts";
import { type FieldName, findField } from "./page-labels.ts";

/** One line of a cell. `isNote` marks small print such as "Sinds 1 maart 2017". */
export interface CellLine {
  readonly text: string;
  readonly isNote: boolean;
}

interface PageSection {
  readonly heading: string;
  readonly rows: readonly Element[];
}

export interface PageParts {
  readonly headings: readonly string[];
  readonly fields: ReadonlyMap<FieldName, Element>;
  readonly sections: readonly PageSection[];
}

/** Splits the page into labelled fields and sections. */
export function readPageParts(html: string): PageParts {
  const document = parseHtml(html);
  const headings = findAll(document, "h1").map((heading) => squash(textOf(heading)));
  const table = findById(document, "table");
  const rows = (table ? childElements(table, "table") : []).flatMap(rowsOf);
  const fields = new Map<FieldName, Element>();
  const sections: { heading: string; rows: Element[] }[] = [];
  for (const row of rows) {
    const cells = childElements(row, "td");
    const heading = cells[0] && hasClass(cells[0], "I") ? findAll(cells[0], "h2")[0] : undefined;
    if (heading) sections.push({ heading: squash(textOf(heading)), rows: [] });
    else sections.at(-1)?.rows.push(row);
    const field = sections.length === 1 && cells[0] && cells[1] ? findField(squash(textOf(cells[0]))) : undefined;
    if (field && !fields.has(field)) fields.set(field, cells[1]!);
  }
  return { headings, fields, sections };
}

export const rowsOf = (table: Element): Element[] => [
  ...childElements(table, "tr"),
  ...childElements(table, "tbody").flatMap((body) => childElements(body, "tr")),
];

/** The lines of a cell, in order. */
export function cellLines(cell: Element): CellLine[] {
  const lines: CellLine[] = [];
  let line = "";
  const endLine = () => {
    const text = squash(line);
    if (text) lines.push({ text, isNote: false });
    line = "";
  };
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (child.type === "text") line += child.data;
      if (child.type !== "tag") continue;
      if (child.name === "br") endLine();
      else if (hasClass(child, "upd")) {
        endLine();
        const text = squash(textOf(child));
        if (text) lines.push({ text, isNote: true });
      } else visit(child);
    }
  };
  visit(cell);
  endLine();
  return lines;
}

/** The first line that is not small print, or null. */
export const firstLine = (cell: Element | undefined): string | null =>
  (cell && cellLines(cell).find((line) => !line.isNote)?.text) ?? null;
