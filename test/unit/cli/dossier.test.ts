import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import commands from "../../../src/cli/commands.json" with { type: "json" };
import { repositoryRoot } from "../../../src/cli/program.ts";

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const names = Object.keys(commands);

const dossier = (...args: string[]): Promise<Ended> =>
  new Promise((done) => {
    const file = path.join(repositoryRoot, "bin/dossier.mjs");
    execFile(process.execPath, [file, ...args], (error, out, errors) =>
      done({ code: error === null ? 0 : Number(error.code), out, errors }),
    );
  });

describe("bin/dossier.mjs", () => {
  it("lists every command with one line each, grouped", async () => {
    const { code, out, errors } = await dossier();
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    const listed = out.split("\n").flatMap((line) => /^ {2}(\S+) {2,}\S.*[^.]$/.exec(line)?.[1] ?? []);
    expect(listed).toEqual(names);
    expect(out.match(/^\w.*$/gm)).toEqual([expect.stringContaining("usage"), "Try it", "Operate", "Verify", "Develop"]);
  });

  it("answers an unknown command with the nearest name and exit code 2", async () => {
    expect(await dossier("verify-chian", "--tenant", "demo")).toEqual({
      code: 2,
      out: "",
      errors:
        "There is no command verify-chian; the nearest is verify-chain. All are listed by: node bin/dossier.mjs\n",
    });
    expect((await dossier("toString")).code).toBe(2);
  });

  it("explains a command with its options and their defaults", async () => {
    const { code, out } = await dossier("token", "--help");
    expect(code).toBe(0);
    expect(out).toBe(
      `usage: node bin/dossier.mjs token --officer NAME --role ROLE [options]

Print an officer's token for the local service.
Prints the token, valid for twelve hours, and nothing else.

  --officer NAME   the officer's id
  --role ROLE      officer, compliance_manager, mlro, admin; may be repeated
  --tenant TENANT  the tenant (demo)
`,
    );
  });

  it("says how a command is called where it was called wrongly, with exit code 2", async () => {
    for (const [args, message] of [
      [["token", "--officer", "ann", "--role", "judge"], "judge is not a role\nusage: node bin/dossier.mjs token "],
      [["token", "--office", "ann"], "Unknown option '--office'"],
      [
        ["evidence"],
        "usage: node bin/dossier.mjs evidence list [options]\n       node bin/dossier.mjs evidence restore",
      ],
    ] as const) {
      const { code, out, errors } = await dossier(...args);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(errors).toContain(message);
    }
  });

  it("ends with the exit code of the command", async () => {
    expect(await dossier("verify-pack", "no-such-file")).toEqual({
      code: 1,
      out: "",
      errors: "no-such-file cannot be read\n",
    });
  });
});

describe("the commands", () => {
  it.each(Object.entries(commands))("%s is what its file runs", (name, { file }) => {
    if (file.startsWith("node_modules/")) return expect(read(file)).toMatch(/^#!.*node\n/);
    // The callers' command line stands on nothing of this repository, and has a test of its own.
    if (file.startsWith("src/client/")) return expect(read(file)).toContain("runProgram(");
    const declared = /\brunCommand\("([^"]+)"/.exec(read(file))?.[1];
    expect("args" in commands[name as keyof typeof commands] ? "test" : name).toBe(declared);
  });

  it("have an npm script only under their own name", () => {
    for (const [name, script] of Object.entries(scripts)) expect(script).toBe(`node bin/dossier.mjs ${name}`);
    expect(names).toEqual(expect.arrayContaining(Object.keys(scripts)));
    // These are called by people, by documents and by programs outside of this repository.
    const promised = ["start", "test", "demo", "token", "deploy", "doctor", "import:list", "import:kbo", "evidence"];
    promised.push(
      "rebuild",
      "verify-chain",
      "verify-pack",
      "verify-screening",
      "sweep",
      "fuzz",
      "drill:restore",
      "bench",
    );
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...promised, "bench:screening", "bench:monitoring"]));
  });

  it("that documents and messages name exist", () => {
    const patterns = ["*.md", "docs/**/*.md", "src/**/*.ts", "test/**/*.ts", "wrangler.toml", ".github/**/*.yml"];
    const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: repositoryRoot }));
    const unknown = files.flatMap((file) => {
      const called = read(file).matchAll(/(\bbin\/dossier\.mjs|\bnpm run(?: -s)?) ([a-z]+(?:[:-][a-z]+)*)/g);
      return [...called]
        .filter(([, by, name]) => !Object.hasOwn(by!.startsWith("npm") ? scripts : commands, name!))
        .map(([call]) => `${file}: ${call}`);
    });
    expect(unknown).toEqual([]);
  });
});
