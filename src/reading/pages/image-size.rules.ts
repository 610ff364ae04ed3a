export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const PNG_SIGNATURE = "\u0089PNG\r\n\u001a\n";

/** Pixels of a JPEG or PNG file by its header, before anything decodes it; null where the header is broken. */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = file.toString("latin1", 0, 8) === PNG_SIGNATURE ? pngSize(file) : jpegSize(file);
  return size !== null && size.width > 0 && size.height > 0 ? size : null;
}

function pngSize(file: Buffer): ImageSize | null {
  if (file.length < 24 || file.toString("latin1", 12, 16) !== "IHDR") return null;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** The size stands in the start of frame, SOF0 to SOF15. Three of these numbers mean something else. */
function jpegSize(file: Buffer): ImageSize | null {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < file.length;) {
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    }
    const hasNoLength = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += hasNoLength ? 2 : 2 + file.readUInt16BE(at + 2);
  }
  return null;
}
