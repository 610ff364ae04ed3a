import { z } from "zod";
import { SECRETS } from "../../platform/secret-names.ts";
import { settingsSchema } from "../../platform/settings.ts";
import { CliError } from "../program.ts";
import { SETTING_TOPICS } from "./setting-topics.ts";

const shape: Readonly<Record<string, z.ZodType>> = settingsSchema.shape;

/**
 * The tables of docs/settings.md. They leave out `[env.production.vars]`, because a deployment fills in its own values.
 * @param local `[vars]` of wrangler.toml
 */
export function writeSettings(local: Readonly<Record<string, unknown>>): string {
  const topics = Object.entries(SETTING_TOPICS).flatMap(([topic, settings]) => [
    `### ${topic}`,
    "",
    "| Setting | Value | Local | What it does |",
    "|---|---|---|---|",
    ...Object.entries(settings).map(
      ([name, text]) => `| \`${name}\` | ${kindOf(name)} | ${code(local[name])} | ${text} |`,
    ),
    "",
  ]);
  const secrets = Object.entries(SECRETS).map(([name, { need, purpose }]) => `| \`${name}\` | ${need} | ${purpose} |`);
  return [...topics, "### Secrets", "", "| Secret | Needed | What it does |", "|---|---|---|", ...secrets].join("\n");
}

const code = (value: unknown): string =>
  value === undefined || value === "" ? "" : `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;

/** What a setting takes, in a word or a range. A setting is text; its schema turns it into what the code uses. */
function kindOf(name: string): string {
  const schema = shape[name];
  if (!schema) throw new CliError(`src/cli/docs/setting-topics.ts describes ${name}, which is not a setting`);
  const parsed = (text: string) => schema.safeParse(text).data;
  if (parsed("on") === true) return "on, off";
  if (Array.isArray(parsed("a.example,b.example"))) return "list";
  const { type, enum: words, anyOf = [], minimum, maximum } = jsonSchemaOf(schema);
  if (words) return words.map((word) => (word === "" ? "empty" : word)).join(", ");
  const range = [{ type, minimum, maximum }, ...anyOf].find((one) => one.minimum !== undefined);
  if (range) {
    const words = anyOf.flatMap((one) => (one.const === undefined ? [] : `${one.const}, or `)).join("");
    return `${words}${range.type === "integer" ? "whole number, " : ""}${range.minimum} to ${range.maximum}`;
  }
  if (parsed("{}") !== undefined && parsed("{") === undefined) return "JSON";
  if (parsed("[]") !== undefined && parsed("[") === undefined) return "JSON";
  return parsed("no URL") === undefined && parsed("https://a.example") !== undefined ? "URL" : "text";
}

interface Described {
  readonly type?: string | undefined;
  readonly const?: string;
  readonly enum?: readonly string[] | undefined;
  readonly anyOf?: readonly Described[];
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

/** The output schema states a range, the input schema a choice of words. */
function jsonSchemaOf(schema: z.ZodType): Described {
  const describe = (io: "input" | "output") => z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Described;
  return { ...describe("output"), enum: describe("input").enum };
}
