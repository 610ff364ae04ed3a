/**
 * The filters by which a PDF writes bytes as text (ISO 32000-2, 7.4.2 and 7.4.3). Other characters are left out, and so is
 * what would exceed `longest` bytes.
 */

/** Two digits a byte, up to `>`; a last digit alone is followed by a 0. */
export function fromHex(bytes: Uint8Array, longest = Number.POSITIVE_INFINITY): Uint8Array {
  const end = bytes.indexOf(0x3e);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, end < 0 ? bytes.length : end);
  const digits = text.toString("latin1").replace(/[^0-9a-f]/gi, "");
  const whole = digits.length % 2 === 0 ? digits : `${digits}0`;
  return Buffer.from(whole.slice(0, 2 * longest), "hex");
}

/** Five digits for four bytes, up to `~`; `z` for four zeros; a last group of fewer digits has a byte fewer than digits. */
export function fromAscii85(bytes: Uint8Array, longest = Number.POSITIVE_INFINITY): Uint8Array {
  const tilde = bytes.indexOf(0x7e);
  const end = tilde < 0 ? bytes.length : tilde;
  let zeros = 0;
  for (let at = 0; at < end; at++) if (bytes[at] === 0x7a) zeros++;
  const decoded = Buffer.alloc(Math.min(4 * zeros + end, longest) + 4);
  let [length, value, digits] = [0, 0, 0];
  for (let at = 0; at < end && length < longest; at++) {
    const code = bytes[at]!;
    if (code === 0x7a && digits === 0) length += 4;
    if (code < 0x21 || code > 0x75) continue;
    value = value * 85 + code - 0x21;
    digits++;
    if (digits < 5) continue;
    length = decoded.writeUInt32BE(value % 2 ** 32, length);
    [value, digits] = [0, 0];
  }
  if (digits > 1 && length < longest) {
    for (let missing = digits; missing < 5; missing++) value = value * 85 + 84;
    decoded.writeUInt32BE(value % 2 ** 32, length);
    length += digits - 1;
  }
  return decoded.subarray(0, Math.min(length, longest));
}
