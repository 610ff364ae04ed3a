import { nameIn, type Schema } from "./api-document.ts";

/** A table of the fields of an object; the fields of objects inside it follow theirs, as `tasks[].id`. */
export function fieldTable(schema: Schema, linkTo: (name: string) => string): string[] {
  const rows = fieldsOf(schema, "", linkTo);
  return rows.length === 0 ? [] : ["| Field | Type | |", "|---|---|---|", ...rows];
}

function fieldsOf(schema: Schema, prefix: string, linkTo: (name: string) => string): string[] {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const inner = innerObject(field);
    const notes = [required.has(name) ? "" : "optional", ...limitsOf(field), field.description ?? ""];
    const row = `| \`${path}\` | ${typeText(field, linkTo)} | ${cell(notes.filter(Boolean).join("; "))} |`;
    return inner === null ? [row] : [row, ...fieldsOf(inner.schema, `${path}${inner.suffix}.`, linkTo)];
  });
}

function innerObject(field: Schema): { schema: Schema; suffix: string } | null {
  if (field.properties) return { schema: field, suffix: "" };
  if (field.items) {
    const inner = innerObject(field.items);
    return inner && { ...inner, suffix: `[]${inner.suffix}` };
  }
  const objects = (field.anyOf ?? field.oneOf ?? []).filter(({ properties }) => properties);
  return objects.length === 1 ? { schema: objects[0]!, suffix: "" } : null;
}

/** The type of a value in a few words; what has a name is a link. */
export function typeText(schema: Schema, linkTo: (name: string) => string): string {
  if (schema.$ref !== undefined) return linkTo(nameIn(schema.$ref));
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(", ");
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return [...new Set(choices.map((choice) => typeText(choice as Schema, linkTo)))].join(" or ");
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? ["any JSON"]);
  return types.map((type) => typeName(type, schema, linkTo)).join(" or ");
}

function typeName(type: string, schema: Schema, linkTo: (name: string) => string): string {
  if (type === "array") return `array of ${schema.items ? typeText(schema.items, linkTo) : "any JSON"}`;
  if (type === "object" && typeof schema.additionalProperties === "object" && !schema.properties) {
    return `object of ${typeText(schema.additionalProperties, linkTo)}`;
  }
  if (type === "string" && schema.format === "date-time") return "time";
  return type === "string" && schema.format ? schema.format : type;
}

function limitsOf({ minimum, maximum, maxLength, maxItems, default: otherwise }: Schema): string[] {
  const range =
    minimum === undefined
      ? maximum === undefined
        ? ""
        : `at most ${maximum}`
      : maximum === undefined
        ? `at least ${minimum}`
        : `${minimum} to ${maximum}`;
  return [
    Math.abs(minimum ?? maximum ?? 0) > 1e15 ? "" : range,
    maxLength === undefined ? "" : `at most ${maxLength} characters`,
    maxItems === undefined ? "" : `at most ${maxItems}`,
    otherwise === undefined ? "" : `by default ${code(otherwise)}`,
  ];
}

const code = (value: unknown): string => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;

/** A text in a cell of a table, on one line. */
export const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/g, " ");
