import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { repositoryRoot } from "../../src/cli/program.ts";

const client = path.join(repositoryRoot, "src/client");
const modules = path.join(repositoryRoot, "node_modules");

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

export type Env = Readonly<Record<string, string | undefined>>;

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a program to its end. */
export function run(
  file: string,
  args: readonly string[],
  options: { cwd: string; env?: Env; input?: string },
): Promise<Ended> {
  return new Promise((done) => {
    const { input = "", ...others } = options;
    const child = execFile(
      file,
      args,
      { maxBuffer: 64 * 1024 ** 2, ...others, env: (others.env ?? process.env) as NodeJS.ProcessEnv },
      (error, out, err) =>
        done({ code: error === null ? 0 : typeof error.code === "number" ? error.code : -1, out, err }),
    );
    child.stdin!.end(input);
  });
}

/** The client as it is published, installed into a project of its own, without a network. */
export class ClientProject {
  readonly folder: string;
  readonly tarball: string;

  private constructor(folder: string, tarball: string) {
    this.folder = folder;
    this.tarball = tarball;
  }

  static async create(): Promise<ClientProject> {
    const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-client-"));
    const packed = path.join(folder, "packed");
    mkdirSync(packed);
    const call = promisify(execFile);
    const built = path.join(folder, "built");
    const build = path.join(repositoryRoot, "src/cli/client-build.ts");
    await call(process.execPath, [build, "--out", built], { cwd: repositoryRoot });
    // What it depends on is packed from this checkout, so that npm installs it as from its registry.
    const sources = [...withDependencies(client)].map((name) => {
      const source = path.join(packed, "sources", name);
      cpSync(path.join(modules, name), source, { recursive: true });
      return source;
    });
    await call("npm", ["pack", built, ...sources, "--ignore-scripts", "--pack-destination", packed], { cwd: packed });
    const tarballs = readdirSync(packed).filter((file) => file.endsWith(".tgz"));
    const project = path.join(folder, "project");
    mkdirSync(project);
    writeFileSync(path.join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
    const files = tarballs.map((file) => path.join(packed, file));
    await call("npm", ["install", "--offline", "--no-audit", "--no-fund", ...files], { cwd: project });
    return new ClientProject(
      project,
      files.find((file) => /dossier-client-[^/]*$/.test(file))!,
    );
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text);
  }

  /** Checks the types of files as a strict project of the given resolution would. */
  checkTypes(files: readonly string[], resolution: "nodenext" | "bundler"): Promise<Ended> {
    const compilerOptions = {
      target: "es2022",
      module: resolution === "bundler" ? "esnext" : "nodenext",
      moduleResolution: resolution,
      lib: ["es2024", "dom", "dom.iterable"],
      types: ["node"],
      typeRoots: [path.join(modules, "@types")],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
    };
    this.write("tsconfig.json", JSON.stringify({ compilerOptions, files }));
    return run(process.execPath, [path.join(modules, "typescript/bin/tsc"), "-p", "."], { cwd: this.folder });
  }

  /** Runs the installed command line. */
  dossier(args: readonly string[], env: Env, input = ""): Promise<Ended> {
    return run(path.join(this.folder, "node_modules/.bin/dossier"), args, { cwd: this.folder, env, input });
  }
}

/** Names of what a package depends on, directly or not. */
function withDependencies(folder: string, found = new Set<string>()): ReadonlySet<string> {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
  for (const name of Object.keys(dependencies).filter((one) => !found.has(one))) {
    found.add(name);
    withDependencies(path.join(modules, name), found);
  }
  return found;
}

/** Examples of the client's README: the text of each by the name that follows its language. */
export function readExamples(): ReadonlyMap<string, string> {
  const readme = readFileSync(path.join(client, "README.md"), "utf8");
  return new Map([...readme.matchAll(/^```ts (\S+)\n([\s\S]*?)^```/gm)].map(([, name, text]) => [name!, text!]));
}
