import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { CliError, repositoryRoot } from "../program.ts";

export interface SpawnOptions {
  readonly port: number;
  readonly stateDir: string;
  /** `NAME:value` each. */
  readonly overrides?: readonly string[];
  /** Folder of an existing bundle. */
  readonly bundle?: string;
  /** The file that is run; by default `start.ts`. */
  readonly program?: string;
  /** Days by which its clock runs ahead; by default what CLOCK_SHIFT_DAYS says. */
  readonly clockShiftDays?: number;
  /** In its own process group, so that all of it can be killed at once. */
  readonly ownGroup?: boolean;
  /** Receives every line that the service prints, its log included. */
  readonly onLine?: (line: string) => void;
}

export interface ServiceProcess {
  readonly child: ChildProcess;
  /** Stops it gracefully and waits until it has ended. */
  stop(): Promise<void>;
}

/**
 * Runs the service in a child process that stops with this one.
 * @throws CliError with its output when it ends before it is ready.
 */
export async function spawnService(options: SpawnOptions): Promise<ServiceProcess> {
  const flags = (options.overrides ?? []).flatMap((override) => ["--var", override]);
  if (options.bundle !== undefined) flags.push("--bundle", options.bundle);
  const program = options.program ?? path.join(repositoryRoot, "src/cli/start.ts");
  const child = spawn(process.execPath, [program, ...flags], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      PORT: String(options.port),
      STATE_DIR: options.stateDir,
      ...(options.clockShiftDays === undefined ? {} : { CLOCK_SHIFT_DAYS: String(options.clockShiftDays) }),
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: options.ownGroup ?? false,
  });
  const ended = new Promise<void>((done) => child.on("close", () => done()));
  const said: string[] = [];
  await new Promise<void>((ready, failed) => {
    const recordAnswer = (line: string) => {
      if (said.length < 100) said.push(line);
      options.onLine?.(line);
      if (line.startsWith("Ready on ")) ready();
    };
    createInterface(child.stdout).on("line", recordAnswer);
    createInterface(child.stderr).on("line", recordAnswer);
    void ended.then(() => failed(new CliError(`the service did not start:\n${said.join("\n")}`)));
  });
  return {
    child,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
