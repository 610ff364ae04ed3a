import { deflateSync } from "node:zlib";

/** Writes PDFs object by object, so that a test can put anything into one. */
export interface MadePdf {
  /** Text of objects by number, or a stream. */
  readonly objects: Readonly<Record<number, string | MadeStream>>;
  /** Entries of the trailer beside `/Root 1 0 R`. */
  readonly trailer?: string;
}

export interface MadeStream {
  readonly dict: string;
  readonly data: string | Uint8Array;
  readonly isCompressed?: boolean;
}

const latin1 = (text: string) => Buffer.from(text, "latin1");

function writeObject(number: number, value: string | MadeStream): Buffer {
  if (typeof value === "string") return latin1(`${number} 0 obj\n${value}\nendobj\n`);
  const plain = typeof value.data === "string" ? latin1(value.data) : value.data;
  const data = value.isCompressed ? deflateSync(plain) : plain;
  const filter = value.isCompressed ? " /Filter /FlateDecode" : "";
  const head = latin1(`${number} 0 obj\n<< ${value.dict}${filter} /Length ${data.length} >>\nstream\n`);
  return Buffer.concat([head, data, latin1("\nendstream\nendobj\n")]);
}

/** Objects, a cross-reference table and a trailer behind what is there already: an incremental save where that is a file. */
export function appendPdf(before: Uint8Array, { objects, trailer = "" }: MadePdf): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from(before)];
  let at = before.length;
  const rows: string[] = [];
  for (const [number, value] of Object.entries(objects)) {
    const written = writeObject(Number(number), value);
    rows.push(`${number} 1\n${String(at).padStart(10, "0")} 00000 n \n`);
    parts.push(written);
    at += written.length;
  }
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(Buffer.from(before).toString("latin1"))?.[1];
  const link = previous === undefined ? "" : ` /Prev ${previous}`;
  parts.push(latin1(`xref\n0 1\n0000000000 65535 f \n${rows.join("")}`));
  parts.push(latin1(`trailer\n<< /Size 1000 /Root 1 0 R ${trailer}${link} >>\nstartxref\n${at}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}

export const makePdf = (pdf: MadePdf): Uint8Array<ArrayBuffer> =>
  appendPdf(latin1("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n"), pdf);

/** A stream that holds objects, compressed. */
export function objectStream(objects: Readonly<Record<number, string>>): MadeStream {
  let body = "";
  const header = Object.entries(objects).map(([number, value]) => {
    const at = body.length;
    body += `${value}\n`;
    return `${number} ${at}`;
  });
  const first = header.join(" ").length + 1;
  const dict = `/Type /ObjStm /N ${header.length} /First ${first}`;
  return { dict, data: `${header.join(" ")}\n${body}`, isCompressed: true };
}

const A4 = "[0 0 595 842]";
/** Objects 1 to 5: a catalog, one A4 page with this content, and Helvetica as `F1`. */
export const onePage = (
  content: string,
  {
    catalog = "",
    page = "",
    resources = "",
    contents,
  }: { catalog?: string; page?: string; resources?: string; contents?: string } = {},
): Record<number, string | MadeStream> => ({
  1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  2: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  3: `<< /Type /Page /Parent 2 0 R /MediaBox ${A4} /Contents ${contents ?? "4 0 R"} /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
  4: { dict: "", data: content, isCompressed: true },
  5: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
});

/** Text at a place, in points from the bottom left corner. */
export const textAt = (text: string, x: number, y: number, size = 11, font = "F1"): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${text.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET\n`;
