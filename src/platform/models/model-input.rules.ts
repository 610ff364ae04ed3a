/** Input of a model: a text, or data that is sent as JSON. */
export type ModelInput = string | object;

/** The input as lines of plain text. In JSON, the `n` of an escaped line break would run into the next word. */
export function toPlainText(input: unknown, name = ""): string {
  if (Array.isArray(input)) return input.map((item) => toPlainText(item, name)).join("\n");
  if (typeof input === "object" && input !== null) {
    return Object.entries(input)
      .map(([key, item]) => toPlainText(item, key))
      .join("\n");
  }
  return name === "" ? String(input) : `${name}: ${String(input)}`;
}

/** Applies `change` to every string value; field names stay. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)]));
}
