/** An identifier without its spaces and punctuation; null for what is too short to tell anyone apart. */
export function identifierKey(identifier: string): string | null {
  const key = identifier
    .toUpperCase()
    .replace(/^IMO\b/, "")
    .replace(/[^A-Z0-9]/g, "");
  return key.length >= 5 ? key : null;
}
