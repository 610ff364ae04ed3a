import {
  type Answer,
  type ApiDocument,
  type ApiOperation,
  nameIn,
  type Parameter,
  type Schema,
} from "./api-document.ts";
import { cell, fieldTable, typeText } from "./schema-tables.ts";
import { compareText } from "../../platform/compare-text.ts";

const MARK = "<!-- Written by `node bin/dossier.mjs docs` from the interface document. -->";
/** Parameters that the first page describes once, for every operation. */
const SHARED_PARAMETERS = new Set(["X-Request-Id", "Idempotency-Key"]);

interface Listed {
  readonly method: string;
  readonly route: string;
  readonly operation: ApiOperation;
}

/** The reference of the interface by file name: a page a tag, one of objects, and a first page. */
export function writeApiReference(document: ApiDocument): ReadonlyMap<string, string> {
  const operations = Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]): Listed => ({ method: method.toUpperCase(), route, operation })),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags[0]!);
  return new Map([
    ["README.md", writeFirstPage(document, byTag)],
    ["objects.md", writeObjects(document)],
    ...document.tags.map((tag) => [fileOf(tag.name), writeTag(document, tag, byTag.get(tag.name) ?? [])] as const),
  ]);
}

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .trim()
    .replaceAll(/\s+/g, "-");
const fileOf = (tag: string): string => `${slug(tag.replaceAll("/", " "))}.md`;
const headingOf = ({ method, route }: Listed): string => `${method} ${route}`;
const page = (...lines: readonly string[]): string =>
  `${lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()}\n`;
const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function writeFirstPage(document: ApiDocument, byTag: ReadonlyMap<string, readonly Listed[]>): string {
  const { components, info, tags } = document;
  const shared = Object.values(components.parameters).map(
    ({ name, description }) => `| \`${name}\` | ${cell(description ?? "")} |`,
  );
  const credentials = Object.entries(components.securitySchemes).map(
    ([name, { description }]) => `| ${name} | ${cell(description)} |`,
  );
  return page(
    "# The HTTP interface",
    MARK,
    "",
    info.description,
    "",
    "A running service answers the same as OpenAPI 3.1 at `/openapi.json` and shows it at `/docs`.",
    "",
    "## Credentials",
    "",
    "| Credential | |",
    "|---|---|",
    ...credentials,
    "",
    "## Headers of requests",
    "",
    "| Header | |",
    "|---|---|",
    ...shared,
    "",
    "## Errors",
    "",
    "| Code | Meaning |",
    "|---|---|",
    ...errorRows(components.responses),
    "",
    "## Operations",
    ...tags.flatMap(({ name, description }) => [
      "",
      `### [${capitalized(name)}](${fileOf(name)})`,
      "",
      description,
      "",
      ...(byTag.get(name) ?? []).map(
        (listed) =>
          `- [\`${headingOf(listed)}\`](${fileOf(name)}#${slug(headingOf(listed))}): ${listed.operation.summary}`,
      ),
    ]),
  );
}

/** Each code once: the descriptions of the answers have a paragraph a code. */
function errorRows(responses: Readonly<Record<string, Answer>>): string[] {
  const meanings = new Map(
    Object.values(responses).flatMap(({ description }) =>
      description.split("\n\n").flatMap((paragraph) => {
        const [, code, meaning] = /^`(\w+)`: (.*)$/s.exec(paragraph) ?? [];
        return code && meaning ? [[code, meaning] as const] : [];
      }),
    ),
  );
  return [...meanings]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([code, meaning]) => `| \`${code}\` | ${cell(meaning)} |`);
}

function writeTag(
  { components }: ApiDocument,
  { name, description }: ApiDocument["tags"][number],
  operations: readonly Listed[],
): string {
  return page(
    `# ${capitalized(name)}`,
    MARK,
    "",
    `${description} [All operations](README.md#operations)`,
    ...operations.flatMap((listed) => [
      "",
      `## ${headingOf(listed)}`,
      "",
      ...writeOperation(components, listed.operation),
    ]),
  );
}

const linkToObject = (name: string): string => `[${name}](objects.md#${slug(name)})`;

function writeOperation(components: ApiDocument["components"], operation: ApiOperation): string[] {
  const { summary, description = "", security = [], parameters = [], requestBody, responses } = operation;
  const credentials = security.flatMap((choice) => Object.keys(choice)).join(" or ");
  const own = parameters
    .map((parameter): Parameter => (parameter.$ref ? components.parameters[nameIn(parameter.$ref)]! : parameter))
    .filter(({ name }) => !SHARED_PARAMETERS.has(name));
  return [
    `**${summary}.** ${description}`,
    "",
    `**Credential:** ${credentials === "" ? "none" : credentials}.`,
    ...(own.length === 0 ? [] : ["", "| Parameter | In | Type | |", "|---|---|---|---|", ...own.map(parameterRow)]),
    ...(requestBody ? ["", ...writeBody(requestBody)] : []),
    "",
    "| Answer | |",
    "|---|---|",
    ...Object.entries(responses).map(([status, answer]) => `| ${status} | ${answerText(components, answer)} |`),
  ];
}

function parameterRow({ name, in: place, required, description = "", schema }: Parameter): string {
  const otherwise = schema.default === undefined ? "" : `by default \`${JSON.stringify(schema.default)}\``;
  const notes = [required ? "" : "optional", otherwise, description].filter(Boolean).join("; ");
  return `| \`${name}\` | ${place} | ${typeText(schema, linkToObject)} | ${cell(notes)} |`;
}

function writeBody({ content, required }: NonNullable<ApiOperation["requestBody"]>): string[] {
  return Object.entries(content).flatMap(([mediaType, { schema = {} }]) => {
    const isInline = schema.$ref === undefined && schema.properties !== undefined;
    const type = isInline ? "" : `, ${typeText(schema, linkToObject)}`;
    const title = `**Body**${required ? "" : " (optional)"}: \`${mediaType}\`${type}`;
    return isInline ? [title, "", ...fieldTable(schema, linkToObject)] : [title];
  });
}

function answerText(components: ApiDocument["components"], answer: Answer & { readonly $ref?: string }): string {
  const { content, description } = answer.$ref ? components.responses[nameIn(answer.$ref)]! : answer;
  const codes = [...description.matchAll(/^`(\w+)`: /gm)].map(([, code]) => `\`${code}\``);
  if (codes.length > 0) return codes.join(", ");
  const types = Object.entries(content ?? {}).map(([mediaType, { schema }]) =>
    mediaType === "application/json" && schema ? typeText(schema, linkToObject) : `\`${mediaType}\``,
  );
  return types.length === 0 ? cell(description) : [...new Set(types)].join(" or ");
}

/** Every named object except the errors, whose codes the first page has. */
function writeObjects({ components }: ApiDocument): string {
  const link = (name: string) => `[${name}](#${slug(name)})`;
  const names = Object.keys(components.schemas).filter((name) => !name.endsWith("Problem"));
  return page(
    "# Objects",
    MARK,
    "",
    "What bodies and answers hold. Fields are required unless they are marked optional.",
    ...names.toSorted().flatMap((name) => {
      const schema: Schema = components.schemas[name]!;
      const table = fieldTable(schema, link);
      return [
        "",
        `## ${name}`,
        "",
        schema.description ?? "",
        "",
        ...(table.length > 0 ? table : [typeText(schema, link)]),
      ];
    }),
  );
}
