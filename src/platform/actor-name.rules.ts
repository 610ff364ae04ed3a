/** Characters that are stored, shown or logged as nothing, or break a line: two names that differ by one look the same. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const INVISIBLE_ALL = new RegExp(INVISIBLE, "gu");
/** Spaces other than U+0020 cannot be told apart from it on a screen. */
const ODD_SPACE = /[^\P{Zs} ]/u;
const MAX_CHARS = 255;

/**
 * Whether a claim can name an officer or a tenant. Names are compared exactly, so a name that another one could be
 * mistaken for is refused: surrounding space, invisible characters, and spellings that are not in Unicode's NFC.
 */
export function isActorName(value: unknown): value is string {
  if (typeof value !== "string" || value === "" || [...value].length > MAX_CHARS) return false;
  if (INVISIBLE.test(value) || ODD_SPACE.test(value)) return false;
  return value.trim() === value && value.normalize("NFC") === value;
}

/** Whether two ids are one officer's. A record may hold an id that a token could still carry before this was checked. */
export const isSameOfficer = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one != null && other != null && comparable(one) === comparable(other);

const comparable = (id: string): string => id.replace(INVISIBLE_ALL, "").normalize("NFC").trim();
