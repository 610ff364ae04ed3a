import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, inject, it, type TestContext } from "vitest";
import { repositoryRoot } from "../../src/cli/program.ts";
import { listGroup } from "../support/processes.ts";
import { freePort, TestService } from "../support/service.ts";

function temporaryFolder({ onTestFinished }: Pick<TestContext, "onTestFinished">): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-e2e-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function tryStart(port: number, stateDir: string, ...args: string[]): { code: number | null; errors: string } {
  const env = { ...process.env, PORT: String(port), STATE_DIR: stateDir };
  const start = path.join(repositoryRoot, "src/cli/start.ts");
  const { status, stderr } = spawnSync(process.execPath, [start, ...args], {
    cwd: repositoryRoot,
    env,
    encoding: "utf8",
    timeout: 120_000,
  });
  return { code: status, errors: stderr };
}

/** `npm start` in a group of its own, as a shell runs it. */
async function npmStart(stateDir: string, ...args: string[]) {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), STATE_DIR: stateDir };
  const npm = spawn("npm", ["start", "--", ...args], {
    cwd: repositoryRoot,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const said: string[] = [];
  await new Promise<void>((ready, failed) => {
    for (const stream of [npm.stdout, npm.stderr]) {
      createInterface(stream).on("line", (line) => {
        said.push(line);
        if (line === `Ready on http://localhost:${port}`) ready();
      });
    }
    npm.once("close", (code) => failed(new Error(`npm start ended with ${code}:\n${said.join("\n")}`)));
  });
  return { npm, group: npm.pid! };
}

describe("npm start", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.dispose());

  it("refuses a port or a state folder in use, and a wrong setting, each in one line", async (test) => {
    expect(tryStart(service.port, temporaryFolder(test))).toEqual({
      code: 1,
      errors: `port ${service.port} is in use; set PORT to another one\n`,
    });
    expect(tryStart(await freePort(), service.stateDir)).toEqual({
      code: 1,
      errors: `state folder ${service.stateDir} is in use by process ${service.pid} on port ${service.port}; set STATE_DIR to another one\n`,
    });
    expect(tryStart(await freePort(), temporaryFolder(test), "--var", "PORTAL_TOKEN_DAYS:soon")).toEqual({
      code: 1,
      errors: expect.stringMatching(/^setting PORTAL_TOKEN_DAYS is wrong: .+\n$/) as string,
    });
    expect((await service.call("GET", "/healthz")).status).toBe(200);
  });

  it("starts again at once on the state that a kill left, and again finds its databases there", async () => {
    await service.kill();
    service.log.length = 0;
    await service.restart();
    expect(service.log).toContain("Databases are up to date");
    expect((await service.call("GET", "/healthz")).status).toBe(200);
  });

  it("says in its document and its messages, from the bundle, what the sources say", async () => {
    type Document = { paths: Record<string, Record<string, { security: unknown }>> };
    const { paths } = (await service.call<Document>("GET", "/openapi.json")).body;
    expect(paths["/v1/peppol/verify"]!.post!.security).toEqual([{ partner: [] }]);
    const refused = await service.call("POST", "/api/cases", { token: await service.token("alice"), json: {} });
    const message = "Invalid input: expected string, received undefined";
    expect(refused.body.errors).toContainEqual({ path: "company_name", code: "invalid_type", message });
  });

  const endings = [
    ["npm is told to end", "SIGTERM", "npm"],
    ["npm is killed", "SIGKILL", "npm"],
    ["node is killed", "SIGKILL", "node"],
    ["the terminal interrupts them all", "SIGINT", "group"],
  ] as const;
  it.concurrent.for(endings)("leaves no process when %s", async ([, signal, target], test) => {
    // One of them starts from the checkout alone; the others need no bundle and no databases of their own for this.
    const isBare = signal === "SIGTERM";
    const stateDir = temporaryFolder(test);
    if (!isBare) cpSync(inject("firstState"), stateDir, { recursive: true });
    const { npm, group } = await npmStart(stateDir, ...(isBare ? [] : ["--bundle", inject("bundle")]));
    const { expect } = test;
    const serving = listGroup(group);
    expect(serving.filter(({ command }) => command.includes("workerd"))).not.toEqual([]);
    const node = serving.find(({ command }) => command.includes("start.ts"))!.pid;
    process.kill({ npm: group, node, group: -group }[target], signal);
    await once(npm, "close");
    await expect.poll(() => listGroup(group), { timeout: 60_000 }).toEqual([]);
  });
});
