const MAX_BYTES = 255;
/** The longest ending that is one, such as `.jpeg`. */
const EXTENSION = /\.[A-Za-z0-9]{1,8}$/;
/** Controls, format characters (directional overrides among them), lone surrogates, line and paragraph separators. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const RESERVED_CHARACTERS = /[<>:"|?*]/g;
const RESERVED_NAMES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/**
 * A name that is safe as part of an object key, a header and a file on any system: no folders, nothing
 * unseen, no reserved name, at most 255 bytes, NFC, and ending as its content demands.
 * @param extensions what the content may be called, the usual one first.
 */
export function sanitiseFileName(given: string, extensions: readonly string[]): string {
  const name = given
    .split(/[/\\]/)
    .at(-1)!
    .normalize("NFC")
    .replaceAll(UNSEEN, "")
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

/** Puts a suffix before the extension and shortens the stem, never inside a character, until all of it fits. */
function cutToBytes(name: string, suffix: string): string {
  const extension = EXTENSION.exec(name)?.[0] ?? "";
  let room = MAX_BYTES - Buffer.byteLength(suffix + extension);
  let stem = "";
  for (const character of name.slice(0, name.length - extension.length)) {
    room -= Buffer.byteLength(character);
    if (room < 0) break;
    stem += character;
  }
  return stem + suffix + extension;
}
