const DEPTH = "/BitsPerComponent";
/** A depth that PDF allows, followed by the next name or the end of the dictionary: a reference to a number is refused. */
const ALLOWED = /^\s*(?:1|2|4|8|16)\s*[/>]/;
const LOOK_BYTES = 40;

/** Whether an image states a depth that PDF does not allow: PDF.js would collect that many bits for each sample. */
export function hasOddDepth(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf(DEPTH); at >= 0; at = file.indexOf(DEPTH, at + 1)) {
    const end = at + DEPTH.length;
    if (!ALLOWED.test(file.toString("latin1", end, end + LOOK_BYTES))) return true;
  }
  return false;
}
