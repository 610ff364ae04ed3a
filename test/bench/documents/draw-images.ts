import { readFileSync } from "node:fs";
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import { PDFDocument, PDFName, PDFNumber, PDFRawStream } from "pdf-lib";
import { deflateSync } from "node:zlib";
import { FAMILIES, fontFile, type Style } from "./faces.ts";
import type { MadeDocument } from "./make-document.ts";
import type { Random } from "./random.ts";
import type { RenderedFile } from "./render.ts";
import type { SheetPage } from "./sheet.ts";

const STYLES: readonly Style[] = ["regular", "bold", "italic"];
const SCAN_DPI = 200;
const PHOTO_WIDTH = 1600;
const CARDS = ["identity_card", "passport", "residence_permit"];

let isReady = false;
function registerFaces(): void {
  if (isReady) return;
  isReady = true;
  for (const family of FAMILIES) {
    for (const style of STYLES) GlobalFonts.register(readFileSync(fontFile(family, style)), `bench ${family} ${style}`);
  }
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const wholeOf = ({ width, height }: SheetPage): Area => ({ x: 0, y: 0, width, height });

/** Draws a part of a page, so many pixels a point. */
function drawPage(page: SheetPage, area: Area, scale: number): Canvas {
  registerFaces();
  const canvas = createCanvas(Math.round(area.width * scale), Math.round(area.height * scale));
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(-area.x, -area.y);
  context.fontKerning = "none";
  const marks = [
    ...page.marks.filter(({ mark }) => mark !== "text"),
    ...page.marks.filter(({ mark }) => mark === "text"),
  ];
  for (const mark of marks) {
    if (mark.mark === "text") {
      context.fillStyle = greyOf(mark.grey);
      context.font = `${mark.size}px "bench ${mark.family} ${mark.style}"`;
      context.fillText(mark.text, mark.x, mark.y);
    } else if (mark.mark === "line") {
      context.strokeStyle = greyOf(0.4);
      context.lineWidth = 0.6;
      context.beginPath();
      context.moveTo(mark.x, mark.y);
      context.lineTo(mark.toX, mark.toY);
      context.stroke();
    } else if (mark.fill === undefined) {
      context.strokeStyle = greyOf(0.4);
      context.lineWidth = 0.6;
      context.strokeRect(mark.x, mark.y, mark.width, mark.height);
    } else {
      context.fillStyle = greyOf(mark.fill);
      context.fillRect(mark.x, mark.y, mark.width, mark.height);
    }
  }
  return canvas;
}

const greyOf = (grey: number): string => {
  const level = Math.round(grey * 255);
  return `rgb(${level},${level},${level})`;
};

/** A stamp of ink over the text: two rings, a word and a date. */
function stamp(context: SKRSContext2D, x: number, y: number, radius: number, random: Random): void {
  context.save();
  context.translate(x, y);
  context.rotate(random.between(-0.6, 0.6));
  context.globalAlpha = random.between(0.3, 0.5);
  context.strokeStyle = context.fillStyle = random.pick(["#2a3a9a", "#a02030", "#404040"]);
  context.lineWidth = radius / 18;
  for (const ring of [1, 0.8]) {
    context.beginPath();
    context.arc(0, 0, radius * ring, 0, Math.PI * 2);
    context.stroke();
  }
  context.font = `${radius / 3}px "bench sans bold"`;
  context.textAlign = "center";
  context.fillText(random.pick(["CONFORM", "REÇU", "EINGEGANGEN", "COPY"]), 0, radius / 9);
  context.restore();
}

/** Noise of a sensor, on every pixel. */
function addNoise(canvas: Canvas, random: Random, strength: number): void {
  const context = canvas.getContext("2d");
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  // A short run of noise, repeated from a random place in each row, costs a tenth of a number for each pixel.
  const noise = Float32Array.from({ length: 4096 }, () => (random.number + random.number - 1) * strength);
  for (let y = 0, at = 0; y < canvas.height; y++) {
    const shift = random.whole(0, 4095);
    for (let x = 0; x < canvas.width; x++, at += 4) {
      const add = noise[(x + shift) & 4095]!;
      data[at] = data[at]! + add;
      data[at + 1] = data[at + 1]! + add;
      data[at + 2] = data[at + 2]! + add;
    }
  }
  context.putImageData(image, 0, 0);
}

/** The page on a scanner: turned by at most three degrees, with noise, and sometimes a stamp. */
function scanPage(page: SheetPage, random: Random): Canvas {
  const scale = SCAN_DPI / 72;
  const drawn = drawPage(page, wholeOf(page), scale);
  const canvas = createCanvas(drawn.width, drawn.height);
  const context = canvas.getContext("2d");
  context.fillStyle = greyOf(random.between(0.93, 1));
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((random.between(-3, 3) * Math.PI) / 180);
  context.drawImage(drawn, -drawn.width / 2, -drawn.height / 2);
  context.resetTransform();
  if (random.chance(0.4)) {
    const radius = random.between(60, 110);
    stamp(context, random.between(0.2, 0.85) * canvas.width, random.between(0.3, 0.9) * canvas.height, radius, random);
  }
  addNoise(canvas, random, random.between(10, 40));
  return canvas;
}

/** A scan as office machines make it: pages as images inside a PDF, some of one bit a pixel, or a bare JPEG. */
export async function drawScan(document: MadeDocument, random: Random, created: string): Promise<RenderedFile> {
  const isOneBit = random.chance(0.15);
  const quality = random.whole(40, 80);
  const pages = document.pages.map((page) => ({ page, canvas: scanPage(page, random) }));
  if (pages.length === 1 && !isOneBit && random.chance(0.25)) {
    return { bytes: jpegOf(pages[0]!.canvas, quality), mediaType: "image/jpeg", extension: "jpg" };
  }
  const pdf = await newPdf(created);
  for (const { page, canvas } of pages) {
    if (isOneBit) addOneBit(pdf, page, canvas);
    else await addJpeg(pdf, page.width, page.height, jpegOf(canvas, quality));
  }
  return { bytes: new Uint8Array(await pdf.save()), mediaType: "application/pdf", extension: "pdf" };
}

const jpegOf = (canvas: Canvas, quality: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(canvas.toBuffer("image/jpeg", quality));

async function newPdf(created: string): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  pdf.setCreationDate(new Date(created));
  pdf.setModificationDate(new Date(created));
  pdf.setProducer("ScanMaker 4");
  return pdf;
}

async function addJpeg(pdf: PDFDocument, width: number, height: number, bytes: Uint8Array): Promise<void> {
  const image = await pdf.embedJpg(bytes);
  pdf.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
}

/** A one-bit image, black on white, compressed by Flate. */
function addOneBit(pdf: PDFDocument, page: SheetPage, canvas: Canvas): void {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const stride = Math.ceil(width / 8);
  const bits = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 1]! > 150) bits[y * stride + (x >> 3)]! |= 0x80 >> (x & 7);
    }
  }
  const entries = {
    Type: "XObject",
    Subtype: "Image",
    Width: width,
    Height: height,
    ColorSpace: "DeviceGray",
    BitsPerComponent: 1,
    Filter: "FlateDecode",
  };
  const dictionary = pdf.context.obj(entries);
  const reference = pdf.context.register(PDFRawStream.of(dictionary, deflateSync(bits)));
  const added = pdf.addPage([page.width, page.height]);
  added.node.setXObject(PDFName.of("Scan"), reference);
  const content = `q ${page.width} 0 0 ${page.height} 0 0 cm /Scan Do Q`;
  added.node.set(
    PDFName.of("Contents"),
    pdf.context.register(pdf.context.stream(content, { Length: PDFNumber.of(content.length) })),
  );
}

/** The part of a page with something on it, with a margin: people photograph a card, not the sheet that it lies on. */
function contentOf(page: SheetPage): Area {
  const boxes = page.marks.filter((mark) => mark.mark === "box");
  const left = Math.min(...boxes.map(({ x }) => x)) - 14;
  const top = Math.min(...boxes.map(({ y }) => y)) - 14;
  const rightEnd = Math.max(...boxes.map(({ x, width }) => x + width)) + 14;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + 14;
  return { x: left, y: top, width: rightEnd - left, height: bottom - top };
}

/** A photo by hand: seen at an angle, with a shadow, on a table. */
function photographPage(page: SheetPage, area: Area, random: Random): Canvas {
  const width = PHOTO_WIDTH;
  const height = Math.round((width * area.height) / area.width);
  const border = Math.round(width * random.between(0.02, 0.05));
  const drawn = drawPage(page, area, width / area.width);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = random.pick(["#5a4a3a", "#8a8a86", "#b8b0a4", "#3c4048"]);
  context.fillRect(0, 0, width, height);
  // Perspective: each row of the page is drawn narrower towards one end, and moved aside.
  const narrow = random.between(0, 0.06);
  const lean = random.between(-0.03, 0.03);
  const isFarAbove = random.chance(0.7);
  for (let y = border; y < height - border; y++) {
    const depth = (y - border) / (height - 2 * border);
    const far = isFarAbove ? 1 - depth : depth;
    const rowWidth = (width - 2 * border) * (1 - narrow * far);
    const x = (width - rowWidth) / 2 + lean * width * (depth - 0.5) * 0.5;
    // Rows further away lie closer together.
    const source = Math.min(
      drawn.height - 1,
      (depth + narrow * 0.5 * depth * (1 - depth) * (isFarAbove ? -1 : 1)) * drawn.height,
    );
    context.drawImage(drawn, 0, source, drawn.width, 1.2, x, y, rowWidth, 1.2);
  }
  const shadow = context.createLinearGradient(0, random.between(0, height), width, random.between(0, height));
  shadow.addColorStop(0, `rgba(0,0,0,${random.between(0.15, 0.45).toFixed(2)})`);
  shadow.addColorStop(random.between(0.4, 0.7), "rgba(0,0,0,0.02)");
  shadow.addColorStop(1, `rgba(0,0,0,${random.between(0, 0.2).toFixed(2)})`);
  context.fillStyle = shadow;
  context.fillRect(0, 0, width, height);
  addNoise(canvas, random, random.between(8, 30));
  return canvas;
}

/** A photo of one page is a JPEG; several are put into a PDF, as scanning apps do. */
export async function drawPhoto(document: MadeDocument, random: Random, created: string): Promise<RenderedFile> {
  const isCard = CARDS.includes(document.truth.kind);
  const quality = random.whole(60, 85);
  const photos = document.pages.map((page) => photographPage(page, isCard ? contentOf(page) : wholeOf(page), random));
  if (photos.length === 1) return { bytes: jpegOf(photos[0]!, quality), mediaType: "image/jpeg", extension: "jpg" };
  const pdf = await newPdf(created);
  for (const canvas of photos) await addJpeg(pdf, 595, (595 * canvas.height) / canvas.width, jpegOf(canvas, quality));
  return { bytes: new Uint8Array(await pdf.save()), mediaType: "application/pdf", extension: "pdf" };
}
