import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Role } from "../../platform/context.ts";
import { addDays } from "../../platform/clock.ts";
import { signOfficerToken } from "../local/officer-token.ts";
import { readPort, readStateDir } from "../local/place.ts";
import { type ServiceProcess, spawnService } from "../local/service-process.ts";
import { CliError, repositoryRoot } from "../program.ts";
import { Api } from "./api.ts";
import { Officer } from "./officer.ts";
import { line } from "./screen.ts";
import { playYear, type Stage } from "./year.ts";

const PEOPLE: Readonly<Record<"alice" | "bob" | "mira", Role>> = {
  alice: "officer",
  bob: "compliance_manager",
  mira: "mlro",
};

/** Plays the year on a service of its own, with a state that begins empty; its clock is set ahead at each start. */
export async function playYearOnItsOwn(secret: string, outDir: string, bundle: string | undefined): Promise<void> {
  const port = readPort();
  const stateDir = path.join(readStateDir(), "year");
  rmSync(stateDir, { recursive: true, force: true });
  const started = new Date();
  const running: { service?: ServiceProcess } = {};
  let made = bundle;
  try {
    await playYear({ startOn, importList, outDir });
  } finally {
    await running.service?.stop();
  }
  line(`\nA year in ${((Date.now() - started.getTime()) / 1000).toFixed(0)} s`);

  async function startOn(day: number): Promise<Stage> {
    await running.service?.stop();
    delete running.service;
    const place = { port, stateDir, clockShiftDays: day, ...(made !== undefined && { bundle: made }) };
    running.service = await spawnService(place);
    made ??= path.join(stateDir, "bundle");
    const today = addDays(new Date(), day);
    const api = new Api(`http://localhost:${port}`);
    const person = async (name: keyof typeof PEOPLE) =>
      new Officer(
        api,
        name,
        await signOfficerToken(secret, { officer: name, roles: [PEOPLE[name]], tenant: "demo" }, today),
      );
    return { api, alice: await person("alice"), bob: await person("bob"), mira: await person("mira"), today };
  }

  async function importList(file: string, day: number): Promise<void> {
    const program = path.join(repositoryRoot, "bin/dossier.mjs");
    const args = [program, "import:list", "--source", "opensanctions", "--file", file, "--yes"];
    const env = { ...process.env, PORT: String(port), STATE_DIR: stateDir, CLOCK_SHIFT_DAYS: String(day) };
    const run = spawn(process.execPath, args, { cwd: repositoryRoot, env, stdio: ["ignore", "pipe", "pipe"] });
    const [code, out, err] = await Promise.all([
      new Promise((done, failed) => run.on("error", failed).on("close", done)),
      text(run.stdout),
      text(run.stderr),
    ]);
    if (code !== 0) throw new CliError(`the list was not imported:\n${out}${err}`);
  }
}
