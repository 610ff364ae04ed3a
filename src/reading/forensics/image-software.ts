import type { ReadWarning } from "../../domain/readings/reading.model.ts";
import { editorWarnings, readXmp } from "./file-software.ts";
import { latin1 } from "./pdf/lexer.ts";

const SEGMENTS_MAX = 200;
const ENTRIES_MAX = 200;
const SOFTWARE_TAG = 0x0131;
const SOFTWARE_MAX_BYTES = 300;

/** The editors that a photo or scan names as its software: in EXIF, XMP, Photoshop resources or text chunks of PNG. */
export function inspectImage(bytes: Uint8Array): ReadWarning[] {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  return editorWarnings(isJpeg ? jpegSoftware(bytes) : pngSoftware(bytes));
}

/** Segments before the picture; each says its length, and nothing behind the file's end is read. */
function jpegSoftware(bytes: Uint8Array): string[] {
  const found: string[] = [];
  let at = 2;
  for (let i = 0; i < SEGMENTS_MAX && at + 4 <= bytes.length && bytes[at] === 0xff; i++) {
    const marker = bytes[at + 1]!;
    if (marker === 0xda || marker === 0xd9) break;
    const length = (bytes[at + 2]! << 8) | bytes[at + 3]!;
    if (length < 2) break;
    const body = bytes.subarray(at + 4, at + 2 + length);
    const begins = (text: string) => latin1(body.subarray(0, text.length)) === text;
    if (marker === 0xe1 && begins("Exif\0\0")) found.push(...exifSoftware(body.subarray(6)));
    else if (marker === 0xe1 && begins("http://ns.adobe.com/xap/")) found.push(...readXmp(body).software);
    else if (marker === 0xed && begins("Photoshop 3.0")) found.push(...photoshopHistory(body));
    at += 2 + length;
  }
  return found;
}

/**
 * Photoshop resources also carry captions of news agencies (IPTC) that any program writes; only its own version entry
 * (resource 1057) says that it saved the picture.
 */
function photoshopHistory(body: Uint8Array): string[] {
  return latin1(body).includes("8BIM\u0004\u0021") ? ["Adobe Photoshop"] : [];
}

/** The tag `Software` of the first directory of a TIFF structure. */
function exifSoftware(tiff: Uint8Array): string[] {
  if (tiff.length < 8) return [];
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const little = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return [];
  const count = Math.min(ENTRIES_MAX, view.getUint16(directory, little));
  for (let i = 0; i < count; i++) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > tiff.length) return [];
    if (view.getUint16(entry, little) !== SOFTWARE_TAG) continue;
    const length = Math.min(SOFTWARE_MAX_BYTES, view.getUint32(entry + 4, little));
    const place = length <= 4 ? entry + 8 : view.getUint32(entry + 8, little);
    return [latin1(tiff.subarray(place, place + length)).replace(/\0.*$/s, "")];
  }
  return [];
}

/** Text chunks, the XMP packet and EXIF of a PNG. Compressed ones are left unread: no known editor compresses its name. */
function pngSoftware(bytes: Uint8Array): string[] {
  const found: string[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  for (let i = 0; i < SEGMENTS_MAX && at + 12 <= bytes.length; i++) {
    const length = view.getUint32(at);
    const type = latin1(bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (type === "IEND") break;
    if (type === "tEXt" && /^(Software|Creator)\0/.test(latin1(body.subarray(0, 12)))) {
      found.push(latin1(body.subarray(0, SOFTWARE_MAX_BYTES)).replace(/^\w+\0/, ""));
    }
    if (type === "iTXt" && latin1(body.subarray(0, 17)) === "XML:com.adobe.xmp") found.push(...readXmp(body).software);
    if (type === "eXIf") found.push(...exifSoftware(body));
    at += 12 + length;
  }
  return found;
}
