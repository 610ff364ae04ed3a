/** An identifier without spaces and punctuation; null if it is too short to be distinctive. */
export function identifierKey(identifier: string): string | null {
  const key = identifier
    .toUpperCase()
    .replace(/^IMO\b/, "")
    .replace(/[^A-Z0-9]/g, "");
  return key.length >= 5 ? key : null;
}
