import { strToU8, zipSync } from "fflate";
import type { Block } from "./sheet.ts";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const runs = (text: string, properties: string): string =>
  text
    .split("\n")
    .map((line) => `<w:r>${properties}<w:t xml:space="preserve">${escape(line)}</w:t></w:r>`)
    .join("<w:r><w:br/></w:r>");

const paragraph = (text: string, bold = false, size = 10): string =>
  `<w:p>${runs(text, `<w:rPr>${bold ? "<w:b/>" : ""}<w:sz w:val="${Math.round(size * 2)}"/></w:rPr>`)}</w:p>`;

const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`)
    .join("")}</w:tbl>`;

/** The content as a word processor's file: paragraphs and tables, without places. */
export function drawOffice(blocks: readonly Block[]): Uint8Array<ArrayBuffer> {
  const body = blocks
    .map((block) => {
      if (block.block === "table") return table(block.rows);
      if (block.block === "page") return `<w:p><w:r><w:br w:type="page"/></w:r></w:p>`;
      return paragraph(block.text, block.style === "bold", block.size);
    })
    .join("");
  const types =
    `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
  const relationships =
    `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
    `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
  const document =
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` +
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return new Uint8Array(
    zipSync(
      {
        "[Content_Types].xml": strToU8(types),
        "_rels/.rels": strToU8(relationships),
        "word/document.xml": strToU8(document),
      },
      { mtime: "2024-01-01" },
    ),
  );
}
