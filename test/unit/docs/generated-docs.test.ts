import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { type ApiDocument } from "../../../src/cli/docs/api-document.ts";
import { writeApiReference } from "../../../src/cli/docs/api-reference.ts";
import { replacePart } from "../../../src/cli/docs/marked-part.ts";
import { SETTING_TOPICS } from "../../../src/cli/docs/setting-topics.ts";
import { repositoryRoot } from "../../../src/cli/program.ts";
import { SECRETS } from "../../../src/platform/secret-names.ts";
import { settingNames } from "../../../src/platform/settings.ts";

it("docs/ holds what `node bin/dossier.mjs docs` writes", async () => {
  const program = path.join(repositoryRoot, "src/cli/docs.ts");
  const ended = await promisify(execFile)(process.execPath, [program, "--check"]).catch((error: unknown) => error);
  expect(ended).toMatchObject({ stdout: "", stderr: "" });
});

describe("docs/settings.md", () => {
  it("describes every setting once", () => {
    const described = [
      ...Object.values(SETTING_TOPICS).flatMap((topic) => Object.keys(topic)),
      ...Object.keys(SECRETS),
    ];
    expect(described.toSorted()).toEqual([...settingNames].toSorted());
  });

  it("cannot be written where its marks are gone", () => {
    expect(() => replacePart("# Settings", "settings", "")).toThrow("has no marks");
  });
});

describe("the reference of the interface", () => {
  const schemas = {
    Thing: {
      type: "object",
      required: ["id"],
      properties: {
        id: { type: "string", maxLength: 9, description: "Its id, a|b" },
        parts: {
          type: "array",
          items: { type: "object", properties: { size: { type: ["integer", "null"], minimum: 1, default: 3 } } },
        },
        next: { $ref: "#/components/schemas/Thing" },
      },
    },
    NotFoundProblem: { type: "object" },
  };
  const document: ApiDocument = {
    info: { title: "Things", description: "All about things." },
    tags: [{ name: "SAR/STR", description: "Things of a tag." }],
    paths: {
      "/things/{id}": {
        get: {
          tags: ["SAR/STR"],
          summary: "Read a thing",
          description: "Returns it.",
          security: [{ officer: [] }],
          parameters: [
            { $ref: "#/components/parameters/X-Request-Id" } as never,
            { name: "id", in: "path", required: true, description: "Which one", schema: { type: "string" } },
          ],
          responses: {
            "200": {
              description: "OK",
              content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
            },
            "404": { $ref: "#/components/responses/NotFound", description: "" },
          },
        },
      },
    },
    components: {
      schemas,
      responses: { NotFound: { description: "`not_found`: There is none.\n\n`gone`: There was one." } },
      parameters: { "X-Request-Id": { name: "X-Request-Id", in: "header", description: "An id", schema: {} } },
      securitySchemes: { officer: { description: "A token." } },
    },
  };
  const pages = writeApiReference(document);

  it("has a page for each tag, with credential, parameters and answers of each operation", () => {
    expect([...pages.keys()]).toEqual(["README.md", "objects.md", "sar-str.md"]);
    expect(pages.get("sar-str.md")).toBe(`# SAR/STR
<!-- Written by \`node bin/dossier.mjs docs\` from the interface document. -->

Things of a tag. [All operations](README.md#operations)

## GET /things/{id}

**Read a thing.** Returns it.

**Credential:** officer.

| Parameter | In | Type | |
|---|---|---|---|
| \`id\` | path | string | Which one |

| Answer | |
|---|---|
| 200 | [Thing](objects.md#thing) |
| 404 | \`not_found\`, \`gone\` |
`);
  });

  it("lists every operation and every error on its first page, and links to where the operation stands", () => {
    const first = pages.get("README.md")!;
    expect(first).toContain("- [`GET /things/{id}`](sar-str.md#get-thingsid): Read a thing");
    expect(first).toContain("| `gone` | There was one. |\n| `not_found` | There is none. |");
  });

  it("flattens the fields of objects inside an object, and leaves errors to the first page", () => {
    expect(pages.get("objects.md")).toContain(`## Thing

| Field | Type | |
|---|---|---|
| \`id\` | string | at most 9 characters; Its id, a\\|b |
| \`parts\` | array of object | optional |
| \`parts[].size\` | integer or null | optional; at least 1; by default \`3\` |
| \`next\` | [Thing](#thing) | optional |
`);
    expect(pages.get("objects.md")).not.toContain("Problem");
  });
});
