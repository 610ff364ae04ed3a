/** Characters that are invisible or break a line. Two names that differ only by one of them look the same. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const INVISIBLE_ALL = new RegExp(INVISIBLE, "gu");
/** Spaces that look like U+0020 on a screen. */
const ODD_SPACE = /[^\P{Zs} ]/u;
const MAX_CHARS = 255;

/**
 * Whether a claim can name an officer or a tenant. Names are compared exactly, so a name that can be mistaken for
 * another is rejected: surrounding space, invisible characters, and spellings that are not in Unicode NFC.
 */
export function isActorName(value: unknown): value is string {
  if (typeof value !== "string" || value === "" || [...value].length > MAX_CHARS) return false;
  if (INVISIBLE.test(value) || ODD_SPACE.test(value)) return false;
  return value.trim() === value && value.normalize("NFC") === value;
}

/** Whether two ids belong to the same officer. Old records may hold ids that `isActorName` would reject today. */
export const isSameOfficer = (a: string | null | undefined, b: string | null | undefined): boolean =>
  a != null && b != null && comparable(a) === comparable(b);

const comparable = (id: string): string => id.replace(INVISIBLE_ALL, "").normalize("NFC").trim();

/**
 * Whether two ids may belong to one person, who is then nobody's second pair of eyes: they differ at most in capitals, white space or
 * Unicode form, or one is the other without the domain of its mail address. What an id gives access to is decided by `isSameOfficer`.
 */
export const mayBeSameOfficer = (a: string | null | undefined, b: string | null | undefined): boolean =>
  a != null && b != null && areOne(folded(a), folded(b));

const areOne = (a: string, b: string): boolean => a === b || a.startsWith(`${b}@`) || b.startsWith(`${a}@`);

/** By upper case first, which writes `ß` as `SS`. */
const folded = (id: string): string =>
  id.normalize("NFKC").replace(INVISIBLE_ALL, "").replaceAll(/\s/gu, "").toUpperCase().toLowerCase().normalize("NFKC");
