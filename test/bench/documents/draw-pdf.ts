import { degrees, grayscale, PDFDocument, type PDFFont } from "pdf-lib";
import { embedFace } from "./faces.ts";
import type { Random } from "./random.ts";
import type { Mark, SheetPage } from "./sheet.ts";

/** In which order a file names what it draws; a reader must not depend on it. */
const ORDERS = ["as_written", "by_column", "backwards"] as const;

/** The pages as a PDF with a text layer, in an order of content by chance. */
export async function drawPdf(
  pages: readonly SheetPage[],
  random: Random,
  created: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.setCreationDate(new Date(created));
  document.setModificationDate(new Date(created));
  document.setProducer(random.pick(["iText 7.2.5", "Apache FOP Version 2.8", "Skia/PDF m124", "Qt 5.15.2"]));
  const order = random.pick(ORDERS);
  const fonts = new Map<string, PDFFont>();
  for (const { width, height, marks } of pages) {
    const page = document.addPage([width, height]);
    for (const mark of inOrder(marks, order)) {
      if (mark.mark === "line") {
        page.drawLine({
          start: { x: mark.x, y: height - mark.y },
          end: { x: mark.toX, y: height - mark.toY },
          thickness: 0.6,
          color: grayscale(0.4),
        });
      } else if (mark.mark === "box") {
        const place = { x: mark.x, y: height - mark.y - mark.height, width: mark.width, height: mark.height };
        page.drawRectangle(
          mark.fill === undefined
            ? { ...place, borderWidth: 0.6, borderColor: grayscale(0.4), opacity: 0, borderOpacity: 1 }
            : { ...place, color: grayscale(mark.fill) },
        );
      } else {
        const key = `${mark.family} ${mark.style}`;
        const font = fonts.get(key) ?? (await embedFace(document, mark.family, mark.style));
        fonts.set(key, font);
        const { text, x, size, grey } = mark;
        page.drawText(text, { x, y: height - mark.y, size, font, color: grayscale(grey), rotate: degrees(0) });
      }
    }
  }
  return new Uint8Array(await document.save());
}

function inOrder(marks: readonly Mark[], order: (typeof ORDERS)[number]): Mark[] {
  const texts = marks.filter(({ mark }) => mark === "text");
  const drawn = marks.filter(({ mark }) => mark !== "text");
  if (order === "by_column") texts.sort((a, b) => Math.round(a.x / 40) - Math.round(b.x / 40) || a.y - b.y);
  if (order === "backwards") texts.reverse();
  return [...drawn, ...texts];
}
