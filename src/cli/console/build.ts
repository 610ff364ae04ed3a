import { createHash } from "node:crypto";
import * as fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build, type OutputFile } from "esbuild";
import { repositoryRoot } from "../program.ts";

const source = path.join(repositoryRoot, "src/web/console");
const target = path.join(repositoryRoot, "src/web/public/console");
const DAY_MS = 86_400_000;

export interface BuiltConsole {
  /** Total size of what the browser loads before the first screen requests data. */
  readonly compressedBytes: number;
}

/**
 * Bundles the console. File names contain the hash of their content, and existing files stay, so that services
 * started from one checkout do not remove each other's files.
 */
export async function buildConsole(): Promise<BuiltConsole> {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(source, "main.tsx")],
    absWorkingDir: repositoryRoot,
    outdir: target,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2023",
    jsx: "automatic",
    jsxImportSource: "preact",
    entryNames: "[name]-[hash]",
    chunkNames: "chunk-[hash]",
    logLevel: "error",
  });
  const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint?.endsWith("main.tsx"));
  if (!entry) throw new Error("the console's bundle has no entry");
  const first = firstFiles(entry[0], metafile.outputs).map((name) => path.resolve(repositoryRoot, name));
  const page = writePage(first.map((file) => path.basename(file)));
  const files = [...outputFiles, { path: path.join(target, "index.html"), contents: Buffer.from(page) }];
  fs.mkdirSync(target, { recursive: true });
  for (const file of files) writeOnce(file);
  removeStale(new Set(files.map((file) => path.basename(file.path))));
  const loaded = outputFiles.filter((file) => first.includes(file.path));
  return { compressedBytes: loaded.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0) };
}

type Outputs = Readonly<Record<string, { imports: { path: string; kind: string }[]; cssBundle?: string }>>;

/** The entry, its style sheet and its static imports; the entry comes first. */
function firstFiles(entry: string, outputs: Outputs, seen = new Set<string>()): string[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const { imports = [], cssBundle } = outputs[entry] ?? {};
  const eager = imports.filter(({ kind }) => kind === "import-statement").map((file) => file.path);
  const styles = cssBundle === undefined ? [] : [cssBundle];
  return [entry, ...styles, ...eager.flatMap((file) => firstFiles(file, outputs, seen))];
}

function writePage([entry, ...others]: readonly string[]): string {
  const tags = others.map((file) =>
    file.endsWith(".css") ? `<link rel="stylesheet" href="${file}" />` : `<link rel="modulepreload" href="${file}" />`,
  );
  const head = [...tags, `<script type="module" src="${entry}"></script>`].join("\n    ");
  return fs.readFileSync(path.join(source, "index.html"), "utf8").replace("<!-- bundle -->", head);
}

function writeOnce({ path: file, contents }: Pick<OutputFile, "path" | "contents">): void {
  const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  if (fs.existsSync(file) && digest(fs.readFileSync(file)) === digest(contents)) {
    fs.utimesSync(file, new Date(), new Date());
    return;
  }
  fs.writeFileSync(`${file}.${process.pid}`, contents);
  fs.renameSync(`${file}.${process.pid}`, file);
}

/** A page of an older service may request older files: they are deleted after a day. */
function removeStale(current: ReadonlySet<string>): void {
  for (const name of fs.readdirSync(target)) {
    const file = path.join(target, name);
    const writtenMs = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (!current.has(name) && Date.now() - writtenMs > DAY_MS) fs.rmSync(file, { force: true });
  }
}
