import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { inject } from "vitest";
import { repositoryRoot } from "../../src/cli/program.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the commands of `src/cli`, each in one file. */
    programs: string;
  }
}

const PROGRAMS = ["start", "replay", "backup", "restore", "import-list", "import-confirm"];

/** They find files beside themselves, and each is larger than all that is bundled. */
const REMAINS = /^(miniflare|wrangler|esbuild|workerd)$/;

/** What a file says of its own place stays true in the bundle, and packages that stay outside are found from there. */
const inPlace: Plugin = {
  name: "in-place",
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path: file }) => ({
      loader: "ts",
      contents: readFileSync(file, "utf8")
        .replaceAll("import.meta.dirname", JSON.stringify(path.dirname(file)))
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(file).href)),
    }));
    bundle.onResolve({ filter: REMAINS }, ({ path: name, importer }) => ({
      external: true,
      path: pathToFileURL(createRequire(importer).resolve(name)).href,
    }));
  },
};

/**
 * Bundles the commands that the tests start dozens of times: Node takes 1.5 s of processor time longer to load the
 * three hundred modules of one. `npm start`, the demonstration and every command's help are tested as they are.
 */
export async function bundlePrograms(folder: string): Promise<void> {
  await build({
    entryPoints: PROGRAMS.map((name) => path.join(repositoryRoot, "src/cli", `${name}.ts`)),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node24",
    plugins: [inPlace],
    logLevel: "error",
  });
  if (globSync("*.mjs", { cwd: folder }).length < PROGRAMS.length) throw new Error(`${folder} lacks a command`);
}

/** The file of a command, bundled. */
export const programFile = (name: string): string => path.join(inject("programs"), `${name}.mjs`);
