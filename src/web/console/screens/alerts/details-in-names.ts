import { inSentence, words } from "../../ui/format.ts";

type Names = ReadonlyMap<string, string>;

/** The details of a pattern, with entities by their names in place of their ids. */
export const detailsInNames = (details: Readonly<Record<string, unknown>>, names: Names): Record<string, unknown> =>
  Object.fromEntries(Object.entries(details).map(([field, value]) => [field, inNames(value, names)]));

function inNames(value: unknown, names: Names): unknown {
  if (typeof value === "string") return names.get(value) ?? value;
  if (Array.isArray(value) && value.every((item) => typeof item === "string"))
    return value.map((item) => names.get(item) ?? item).join(", ");
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const parts = Object.entries(value).map(
    ([key, part]) =>
      `${names.get(key) ?? words(key)}: ${typeof part === "string" ? inSentence(words(part)) : JSON.stringify(part)}`,
  );
  return parts.join("; ");
}
