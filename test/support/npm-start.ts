import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { inject, type TestContext } from "vitest";
import { repositoryRoot } from "../../src/cli/program.ts";
import { freePort } from "./free-port.ts";
import { listGroup } from "./processes.ts";

export function temporaryFolder({ onTestFinished }: Pick<TestContext, "onTestFinished">): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-e2e-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
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

const ENDINGS = [
  ["npm is told to end", "SIGTERM", "npm"],
  ["npm is killed", "SIGKILL", "npm"],
  ["node is killed", "SIGKILL", "node"],
  ["the terminal interrupts them all", "SIGINT", "group"],
] as const;
type Ending = (typeof ENDINGS)[number];

export const endings = (...chosen: readonly Ending[0][]): readonly Ending[] =>
  ENDINGS.filter(([name]) => chosen.includes(name));

/** Ends a started service in one way, and waits until no process of it is left. */
export async function expectNothingLeft([, signal, target]: Ending, test: TestContext): Promise<void> {
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
}
