import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repositoryRoot, sleep } from "../../src/cli/program.ts";
import { programFile } from "../support/programs.ts";
import { TestService } from "../support/service.ts";

const HEADER =
  "fileGenerationDate;Entity_LogicalId;Entity_EU_ReferenceNumber;Entity_SubjectType;Entity_SubjectType_ClassificationCode;NameAlias_WholeName";
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => `02/03/2026;${index};EU.${index}.1;P;person;Zoltar${index} Brimewax`);

const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-list-"));
const file = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

let service: TestService;
beforeAll(async () => {
  service = await TestService.start();
});
afterAll(async () => {
  await service.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const importList = (list: string) => run("import-list", "--source", "eu", "--file", list, "--yes");

/** Not waited for synchronously: however long it takes, this process must hear when the service ends a connection. */
const run = (program: string, ...args: string[]) => runWatched(() => {}, program, ...args);

async function runWatched(onText: (said: string) => void, program: string, ...args: string[]) {
  const env = { ...process.env, PORT: String(service.port), STATE_DIR: service.stateDir };
  const child = spawn(process.execPath, [programFile(program), ...args], {
    cwd: repositoryRoot,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((done) => child.on("close", done));
  child.stdout.on("data", (chunk: Buffer) => onText(chunk.toString()));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, said: out + err };
}

async function listsInForce() {
  const token = await service.token("alice");
  return (await service.call<{ lists: { entries: number; version: string }[] }>("GET", "/api/imports/lists", { token }))
    .body.lists;
}

test("a list file is loaded once, survives a power cut, and gives way only to a whole one", async () => {
  const first = file("first.csv", [HEADER, ...rows(40), ""].join("\n"));
  expect(await importList(first)).toMatchObject({
    status: 0,
    said: expect.stringMatching(
      /0 entries now, 40 afterwards: 40 added[^]+In force since .*: list eu, version 2026-03-02/,
    ),
  });
  expect(await listsInForce()).toMatchObject([{ sample: true }, { entries: 40, version: "2026-03-02" }]);
  expect(await importList(first)).toMatchObject({
    status: 0,
    said: expect.stringContaining("This is exactly what is in force"),
  });

  const broken = file("broken.csv", [HEADER, ...rows(50), "02/03/2026;51;EU.51"].join("\n"));
  expect(await importList(broken)).toMatchObject({ status: 1, said: expect.stringContaining("nothing was changed") });
  const short = file("short.csv", [HEADER, ...rows(5), ""].join("\n"));
  const refused = await importList(short);
  expect(refused).toMatchObject({ status: 0, said: expect.stringContaining("A second operator must confirm") });
  expect(await importList(path.join(folder, "absent.csv"))).toMatchObject({ status: 1 });
  expect(await listsInForce()).toMatchObject([{ sample: true }, { entries: 40 }]);

  await service.kill();
  await service.restart();
  expect(await listsInForce()).toMatchObject([{ sample: true }, { entries: 40 }]);

  const importId = /import:confirm (\S+)/.exec(refused.said)![1]!;
  const own = await run("import-confirm", importId, "--operator", "importer", "--yes");
  expect(own).toMatchObject({ status: 1, said: expect.stringContaining("needs a second operator") });
  expect(await listsInForce()).toMatchObject([{ sample: true }, { entries: 40 }]);
  const confirmed = await run("import-confirm", importId, "--yes");
  expect(confirmed).toMatchObject({
    status: 0,
    said: expect.stringContaining("87.5 % of the entries in force would go"),
  });
  expect(await listsInForce()).toMatchObject([{ sample: true }, { entries: 5 }]);
});

test("a service that dies while a list is sent, compared and confirmed has a whole list in force at every instant", async () => {
  const large = file("large.csv", [HEADER, ...rows(31_000), ""].join("\n"));
  const seen = new Set<number>();
  let work = Promise.resolve();
  const cut = async () => {
    await service.kill();
    await service.restart();
    seen.add((await listsInForce()).at(-1)!.entries);
  };
  const imported = runWatched(
    (said) => {
      // In the first part, and when the import asks to be put in force.
      if (/is whole|Nothing is in force yet/.test(said)) work = work.then(() => sleep(300)).then(cut);
    },
    "import-list",
    "--source",
    "eu",
    "--file",
    large,
    "--yes",
  );
  expect(await imported).toMatchObject({ status: 0, said: expect.stringContaining("In force since") });
  await work;
  expect(await listsInForce()).toMatchObject([{ sample: true }, { entries: 31_000 }]);
  expect([...seen].filter((entries) => ![5, 31_000].includes(entries))).toEqual([]);
});
