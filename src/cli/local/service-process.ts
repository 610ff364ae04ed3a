import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { CliError, repositoryRoot } from "../program.ts";

export interface SpawnOptions {
  readonly port: number;
  readonly stateDir: string;
  /** `NAME:value` each. */
  readonly overrides?: readonly string[];
  /** Folder of a bundle that exists already. */
  readonly bundle?: string;
  /** In a process group of its own, so that all of it can be killed at once. */
  readonly ownGroup?: boolean;
  /** Hears every line that the service prints, its log included. */
  readonly onLine?: (line: string) => void;
}

export interface ServiceProcess {
  readonly child: ChildProcess;
  /** Ends it the polite way and waits until it is gone. */
  stop(): Promise<void>;
}

/**
 * Runs the service in a process of its own, and ends with it or without it: it stops when we do.
 * @throws CliError with what it said when it ends before it is ready.
 */
export async function spawnService(options: SpawnOptions): Promise<ServiceProcess> {
  const flags = (options.overrides ?? []).flatMap((override) => ["--var", override]);
  if (options.bundle !== undefined) flags.push("--bundle", options.bundle);
  const child = spawn(process.execPath, [path.join(repositoryRoot, "src/cli/start.ts"), ...flags], {
    cwd: repositoryRoot,
    env: { ...process.env, PORT: String(options.port), STATE_DIR: options.stateDir },
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
