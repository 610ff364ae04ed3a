import type { PrintableDocument } from "../document/blocks.ts";
import { COLORS, CONTENT_WIDTH, HEADING_STYLES, PAGE, TONES, type TextStyle } from "../document/theme.ts";
import type { Canvas } from "./canvas.ts";
import type { Typesetter } from "./typesetter.ts";

const MARK_TOP = 24;
const MARK_HEIGHT = 15;
const HEAD_TOP = 50;
const FOOT_TOP = PAGE.height - 46;
const WATERMARK_STYLE: TextStyle = { face: "bold", size: 78, leading: 78, color: COLORS.watermark };

export interface Furniture {
  /** What lies under the content, drawn as a page is started. */
  readonly drawUnder: (canvas: Canvas) => void;
  /** Running head, marks and footer, drawn once the number of pages is known. */
  readonly drawAround: (canvas: Canvas, page: number, pages: number) => void;
}

/** Header, footer, marks and watermark of every page. */
export function layFurniture(typesetter: Typesetter, document: PrintableDocument): Furniture {
  const { brand, running, mark } = HEADING_STYLES;
  const left = typesetter.fit(document.header.left, brand, CONTENT_WIDTH * 0.35);
  const right = typesetter.fit(document.header.right, running, CONTENT_WIDTH * 0.6);
  const footer = typesetter.fit(document.footer, running, CONTENT_WIDTH * 0.78);
  const marks = typesetter.fit(document.marks.join("  ·  "), mark, CONTENT_WIDTH - 24);
  const watermark = typesetter.fit(document.watermark, WATERMARK_STYLE, PAGE.height);
  const atRight = (line: string): number => PAGE.width - PAGE.marginX - typesetter.widthOf(line, running);
  return {
    drawUnder: (canvas) => canvas.as("watermark", () => canvas.diagonal(watermark, WATERMARK_STYLE)),
    drawAround: (canvas, page, pages) => {
      canvas.as("header", () => {
        if (marks !== "") {
          canvas.fill(PAGE.marginX, MARK_TOP, CONTENT_WIDTH, MARK_HEIGHT, TONES.warning.tint, 3);
          const x = (PAGE.width - typesetter.widthOf(marks, mark)) / 2;
          canvas.text(marks, mark, x, MARK_TOP + (MARK_HEIGHT - mark.leading) / 2);
        }
        canvas.text(left, brand, PAGE.marginX, HEAD_TOP);
        canvas.text(right, running, atRight(right), HEAD_TOP);
        canvas.fill(PAGE.marginX, HEAD_TOP + 15, CONTENT_WIDTH, 0.5, COLORS.hairline);
      });
      canvas.as("footer", () => {
        canvas.fill(PAGE.marginX, FOOT_TOP - 6, CONTENT_WIDTH, 0.5, COLORS.hairline);
        canvas.text(footer, running, PAGE.marginX, FOOT_TOP);
        const label = document.page_label.replace("{page}", `${page}`).replace("{pages}", `${pages}`);
        const pageLine = typesetter.fit(label, running, CONTENT_WIDTH * 0.2);
        canvas.text(pageLine, running, atRight(pageLine), FOOT_TOP);
      });
    },
  };
}
