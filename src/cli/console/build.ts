import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build, type OutputFile, type Plugin } from "esbuild";
import { repositoryRoot } from "../program.ts";

const { resolve } = createRequire(import.meta.url);
const source = path.join(repositoryRoot, "src/web/console");
const target = path.join(repositoryRoot, "src/web/public/console");
const DAY_MS = 86_400_000;

/**
 * Every screen is loaded after the shell, which esbuild cannot know: it would put each module that the shell shares with
 * some of the screens into a file of its own, and the first page would ask for two dozen. So each screen says it. And the
 * shell says that it has every component: one that only some screens share would be a file of half a kilobyte.
 */
const afterShell: Plugin = {
  name: "after-shell",
  setup(bundle) {
    const shell = JSON.stringify(path.join(source, "shell/show-app.tsx"));
    bundle.onLoad({ filter: /[\\/]shell[\\/]show-app\.tsx$/ }, ({ path: file }) => {
      const components = fs.readdirSync(path.join(source, "ui")).filter((name) => name.endsWith(".tsx"));
      const exports = components.map((name, index) => `export * as component${index} from "../ui/${name}";`);
      return { loader: "tsx", contents: [fs.readFileSync(file, "utf8"), ...exports].join("\n") };
    });
    bundle.onLoad({ filter: /[\\/]screens[\\/].*\.tsx$/ }, ({ path: file }) => ({
      loader: "tsx",
      contents: `${fs.readFileSync(file, "utf8")}\nimport ${shell};\n`,
    }));
  },
};

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
    plugins: [afterShell],
    entryNames: "[name]-[hash]",
    chunkNames: "chunk-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file" },
    logLevel: "error",
  });
  const seen = new Set<string>();
  const first = FIRST_LOADED.flatMap((name) =>
    firstFiles(outputOf(name, metafile.outputs), metafile.outputs, seen),
  ).map((name) => path.resolve(repositoryRoot, name));
  const ofCase = firstFiles(outputOf(CASE_PAGE, metafile.outputs), metafile.outputs, seen);
  const licences = licencesFile();
  const page = writePage(
    // The font is asked for by the style sheet, once there is text: before, it would keep the scripts waiting.
    first.map((file) => path.basename(file)).filter((file) => !file.endsWith(".woff2")),
    ofCase.map((file) => path.basename(file)),
    path.basename(licences.path),
  );
  const files = [...outputFiles, licences, { path: path.join(target, "index.html"), contents: Buffer.from(page) }];
  fs.mkdirSync(target, { recursive: true });
  for (const file of files) writeOnce(file);
  removeStale(new Set(files.map((file) => path.basename(file.path))));
  const loaded = outputFiles.filter((file) => first.includes(file.path));
  return { compressedBytes: loaded.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0) };
}

type Outputs = Readonly<
  Record<string, { imports: { path: string; kind: string }[]; cssBundle?: string; entryPoint?: string }>
>;

/** The entry, and what it imports as soon as it knows the reader's language: the page loads both at once. */
const FIRST_LOADED = ["main.tsx", "shell/show-app.tsx"];
/** What `main.tsx` loads beside the shell where the address is that of a case. */
const CASE_PAGE = "screens/case/case-screen.tsx";

function outputOf(source: string, outputs: Outputs): string {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(`/${source}`));
  if (!found) throw new Error(`the console's bundle has no ${source}`);
  return found[0];
}

/** Kinds of imports that the browser loads at once: those of scripts, and files that a style sheet names. */
const EAGER = ["import-statement", "url-token"];

/** The entry, its style sheet with the font, and its static imports; the entry comes first. */
function firstFiles(entry: string, outputs: Outputs, seen = new Set<string>()): string[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const { imports = [], cssBundle } = outputs[entry] ?? {};
  const eager = imports.filter(({ kind }) => EAGER.includes(kind)).map((file) => file.path);
  const styles = cssBundle === undefined ? [] : [cssBundle];
  return [entry, ...[...styles, ...eager].flatMap((file) => firstFiles(file, outputs, seen))];
}

function writePage([entry, ...others]: readonly string[], ofCase: readonly string[], licences: string): string {
  const licence = `<link rel="license" href="${licences}" />`;
  const later = ofCase.map((file) => `<link data-page="case" href="${file}" />`);
  // A browser asks in the order of the page, six files at a time: the entry knows what else the address needs.
  const script = `<script type="module" src="${entry}"></script>`;
  const head = [script, ...others.map(linkTo), ...later, licence].join("\n    ");
  return fs.readFileSync(path.join(source, "index.html"), "utf8").replace("<!-- bundle -->", head);
}

const linkTo = (file: string): string =>
  file.endsWith(".css") ? `<link rel="stylesheet" href="${file}" />` : `<link rel="modulepreload" href="${file}" />`;

/** Licences of what is sent to the browser and asks that its licence goes along: the font and the icons. */
function licencesFile(): Pick<OutputFile, "path" | "contents"> {
  const text = ["@fontsource-variable/inter", "lucide"]
    .map((name) => `${name}\n\n${fs.readFileSync(path.join(packageFolder(name), "LICENSE"), "utf8")}`)
    .join("\n\n");
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { path: path.join(target, `licences-${hash}.txt`), contents: Buffer.from(text) };
}

const packageFolder = (name: string): string => path.dirname(resolve(`${name}/package.json`));

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
