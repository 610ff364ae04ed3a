/** What a model is given: a text, or data that is sent as JSON. */
export type ModelInput = string | object;

/** All that would be sent as lines of plain text. In JSON a line break reads as a letter before the next word. */
export function toPlainText(input: unknown, name = ""): string {
  if (Array.isArray(input)) return input.map((item) => toPlainText(item, name)).join("\n");
  if (typeof input === "object" && input !== null) {
    return Object.entries(input)
      .map(([key, item]) => toPlainText(item, key))
      .join("\n");
  }
  return name === "" ? String(input) : `${name}: ${String(input)}`;
}

/** The same data with each text in it changed; names of fields stay. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)]));
}
