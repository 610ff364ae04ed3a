import { existsSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readExamples } from "../interface/examples.ts";
import { repositoryRoot } from "../program.ts";
import { DOCUMENT_FILE } from "./document-age.ts";
import { readOpenApi } from "./open-api.ts";

const target = path.join(repositoryRoot, "src/web/public/docs");
const library = path.join(repositoryRoot, "node_modules/@scalar/fastify-api-reference");

/** Writes the interface's document to the static assets, from where the Worker answers `/openapi.json`. */
export async function placeDocument(): Promise<void> {
  write(path.basename(DOCUMENT_FILE), JSON.stringify(await readOpenApi(readExamples())));
  utimesSync(path.join(repositoryRoot, DOCUMENT_FILE), new Date(), new Date());
}

/** Writes the script of the page `/docs`, with its licence, once for each release of the library. */
export async function placeReferenceScript(): Promise<void> {
  const { version } = JSON.parse(readFileSync(path.join(library, "package.json"), "utf8")) as { version: string };
  const banner = `/*! @scalar/api-reference ${version}\n${readFileSync(path.join(library, "LICENSE"), "utf8")}*/\n`;
  if (readPlaced("scalar.js")?.startsWith(banner)) return;
  write("scalar.js", banner + (await loadScript()));
}

/**
 * The library is a plugin for Fastify and holds the built `@scalar/api-reference` as a text, which one of its routes
 * answers with. That package itself installs 270 others, from which the script was built.
 */
async function loadScript(): Promise<string> {
  const { default: plugin } = await import("@scalar/fastify-api-reference");
  const scripts: string[] = [];
  const reply = { header: () => reply, send: (text: string) => scripts.push(text) };
  const route = ({ url, handler }: { url: string; handler: (request: null, reply: object) => void }) => {
    if (url.endsWith(".js")) handler(null, reply);
  };
  const fastify = { initialConfig: {}, route } as unknown as Parameters<typeof plugin>[0];
  plugin(fastify, { configuration: { url: "/" } }, () => {});
  if (scripts.length !== 1) throw new Error("@scalar/fastify-api-reference has no route for its script");
  return scripts[0]!;
}

const readPlaced = (name: string): string | null =>
  existsSync(path.join(target, name)) ? readFileSync(path.join(target, name), "utf8") : null;

function write(name: string, text: string): void {
  if (readPlaced(name) === text) return;
  mkdirSync(target, { recursive: true });
  const file = path.join(target, name);
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
