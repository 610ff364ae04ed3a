const MAX_BYTES = 255;
const EXTENSION = /\.[A-Za-z0-9]{1,8}$/;
/** Controls, format characters (including directional overrides), lone surrogates, line and paragraph separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const RESERVED_CHARACTERS = /[<>:"|?*]/g;
const RESERVED_NAMES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/**
 * A name that is safe in an object key, in a header and in any file system: no folders, no invisible characters, no
 * reserved name, at most 255 bytes, NFC, with an extension that matches the content.
 * @param extensions the extensions of the content's type, the usual one first.
 */
export function sanitiseFileName(given: string, extensions: readonly string[]): string {
  const name = given
    .split(/[/\\]/)
    .at(-1)!
    .normalize("NFC")
    .replaceAll(INVISIBLE, "")
    .replaceAll(RESERVED_CHARACTERS, "_")
    .replaceAll(/\s+/g, " ")
    .replace(/^[ .]+/, "")
    .replace(/[ .]+$/, "")
    .replace(RESERVED_NAMES, "_$&");
  return cutToBytes(withExtension(name || "document", extensions), "");
}

/** A second file of the same name becomes `name-2.png`. */
export const numberFileName = (name: string, n: number): string => cutToBytes(name, n === 1 ? "" : `-${n}`);

function withExtension(name: string, extensions: readonly string[]): string {
  const ending = EXTENSION.exec(name)?.[0].slice(1).toLowerCase();
  return ending !== undefined && extensions.includes(ending) ? name : `${name}.${extensions[0]}`;
}

/** Inserts a suffix before the extension and shortens the stem, between characters, to the maximum length. */
function cutToBytes(name: string, suffix: string): string {
  const extension = EXTENSION.exec(name)?.[0] ?? "";
  let remaining = MAX_BYTES - Buffer.byteLength(suffix + extension);
  let stem = "";
  for (const character of name.slice(0, name.length - extension.length)) {
    remaining -= Buffer.byteLength(character);
    if (remaining < 0) break;
    stem += character;
  }
  return stem + suffix + extension;
}
