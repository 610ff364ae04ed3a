import { getDocument, type PDFDocumentProxy } from "pdfjs-dist";
import { WorkerMessageHandler } from "pdfjs-dist/build/pdf.worker.mjs";

// Found by the library under this name: it then reads on the page itself, and no script is fetched from elsewhere.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } });

/** Opens a PDF. Nothing in it runs, and the page's policy allows no font of its own, so glyphs are drawn as paths. */
export const openPdf = (bytes: ArrayBuffer): Promise<PDFDocumentProxy> =>
  getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: true,
    useWasm: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    // Errors alone: that it reads on the page itself is meant.
    verbosity: 0,
  }).promise;

/** Draws one page on a canvas, as wide as `width` CSS pixels, turned by `rotation` beside its own. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  { width, rotation }: { readonly width: number; readonly rotation: number },
): Promise<void> {
  const page = await pdf.getPage(number);
  const turned = (page.rotate + rotation) % 360;
  const { width: points } = page.getViewport({ scale: 1, rotation: turned });
  const viewport = page.getViewport({ scale: (width * devicePixelRatio) / points, rotation: turned });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
}
