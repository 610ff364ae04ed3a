import fc from "fast-check";
import type { OpenApiDocument } from "../../src/cli/console/open-api.ts";
import { resolveSchema, type Schema } from "./operations.ts";

/** Names of fields for which the prepared world holds values; the placeholder is filled in when a request is sent. */
export type Known = ReadonlySet<string>;

export const placeholder = (name: string): string => `{{${name}}}`;

const WORDS = [
  "Molenhof",
  "a",
  "Transfer of funds",
  "dossier 7",
  "Ångström & Zn.",
  "née O’Brien",
  "0",
  "BE68539007547034",
];
const MAX_DEPTH = 5;

/** Values that a JSON schema allows, weighted towards its limits. */
export class SchemaArbitrary {
  readonly #document: OpenApiDocument;
  readonly #known: Known;

  constructor(document: OpenApiDocument, known: Known) {
    this.#document = document;
    this.#known = known;
  }

  of(given: Schema, name = "", depth = 0): fc.Arbitrary<unknown> {
    const schema = resolveSchema(this.#document, given);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const union = schema.anyOf ?? schema.oneOf;
    if (union) return fc.oneof(...union.map((member) => this.of(member, name, depth)));
    if (schema.allOf) return fc.tuple(...schema.allOf.map((part) => this.of(part, name, depth))).map(mergeAll);
    const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
    if (types.length === 0) return fc.jsonValue({ maxDepth: 2 });
    return fc.oneof(...types.map((type) => this.#ofType(type, schema, name, depth)));
  }

  #ofType(type: string, schema: Schema, name: string, depth: number): fc.Arbitrary<unknown> {
    if (type === "null") return fc.constant(null);
    if (type === "boolean") return fc.boolean();
    if (type === "integer" || type === "number") return numberOf(schema, type === "integer");
    if (type === "array") return this.#arrayOf(schema, name, depth);
    if (type === "object") return this.#objectOf(schema, depth);
    const plain = stringOf(schema);
    return this.#known.has(name)
      ? fc.oneof({ weight: 4, arbitrary: fc.constant(placeholder(name)) }, { weight: 1, arbitrary: plain })
      : plain;
  }

  #arrayOf(schema: Schema, name: string, depth: number): fc.Arbitrary<unknown> {
    if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => this.of(item, name, depth + 1)));
    const minLength = schema.minItems ?? 0;
    const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 4, depth > MAX_DEPTH ? 0 : 8));
    return fc.array(this.of(schema.items ?? {}, singular(name), depth + 1), { minLength, maxLength });
  }

  #objectOf(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    const required = new Set(schema.required ?? []);
    const properties = Object.entries(schema.properties ?? {}).filter(
      ([name]) => required.has(name) || depth <= MAX_DEPTH,
    );
    const fields = fc.record(
      Object.fromEntries(properties.map(([name, value]) => [name, this.of(value, name, depth + 1)])),
      { requiredKeys: properties.map(([name]) => name).filter((name) => required.has(name)) },
    );
    const extra = schema.additionalProperties;
    if (extra === undefined || extra === false || properties.length > 0) return fields;
    const key = this.#known.has("free_key") ? fc.oneof(fc.constant(placeholder("free_key")), freeKey) : freeKey;
    const values = extra === true ? fc.jsonValue({ maxDepth: 2 }) : this.of(extra, "", depth + 1);
    return fc.dictionary(key, values, { maxKeys: 4 });
  }
}

const freeKey = fc.constantFrom("note", "language", "iban", "date_of_birth", "nationality", "finding_id", "x");

const mergeAll = (parts: readonly unknown[]): unknown => Object.assign({}, ...parts);

const singular = (name: string): string => name.replace(/s$/, "");

function numberOf(schema: Schema, isInteger: boolean): fc.Arbitrary<number> {
  const min = schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1_000 : schema.exclusiveMinimum + 1);
  const max = schema.maximum ?? (schema.exclusiveMaximum === undefined ? min + 100_000 : schema.exclusiveMaximum - 1);
  const small = Math.min(max, min + 10);
  const any = isInteger
    ? fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(small, 2 ** 31 - 1) })
    : fc.double({ min, max: small, noNaN: true });
  return fc.oneof({ weight: 3, arbitrary: any }, { weight: 1, arbitrary: fc.constantFrom(min, max) });
}

function stringOf(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === "uuid") return fc.uuid({ version: 4 });
  if (schema.format === "uri") return fc.constantFrom("https://partner.example/hook", "https://example.com:8443/a?b=c");
  const date = fc.date({ min: new Date("1990-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
  if (schema.format === "date") return date.map((day) => day.toISOString().slice(0, 10));
  if (schema.format === "date-time") return date.map((day) => day.toISOString());
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  const min = schema.minLength ?? 0;
  const max = schema.maxLength ?? Math.max(min, 200);
  const sized = fc.constantFrom(min, Math.min(max, 20_000)).map((length) => "x".repeat(length));
  const word = fc.constantFrom(...WORDS).map((text) => text.padEnd(min, "z").slice(0, max));
  return fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: sized });
}

/** How a request for a schema's value goes wrong: just beyond its limits. */
export const beyond = (schema: Schema): unknown[] => [
  ...(schema.minLength ? ["x".repeat(schema.minLength - 1)] : []),
  ...(schema.maxLength === undefined ? [] : ["x".repeat(schema.maxLength + 1)]),
  ...(schema.minimum === undefined ? [] : [schema.minimum - 1]),
  ...(schema.maximum === undefined ? [] : [schema.maximum + 1]),
];
