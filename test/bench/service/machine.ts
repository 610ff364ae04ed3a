import { execFileSync } from "node:child_process";
import { readFileSync, statfsSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";

/** On what the figures were taken. */
export function describeMachine(stateDir: string): string {
  const require = createRequire(createRequire(import.meta.url).resolve("miniflare"));
  const workerd = execFileSync(require("workerd").default as string, ["--version"], { encoding: "utf8" }).trim();
  const memoryGb = Math.round(os.totalmem() / 2 ** 30);
  return [
    `${os.cpus()[0]?.model.trim() ?? "unknown processor"}, ${os.cpus().length} cores, ${memoryGb} GB`,
    `${os.type()} ${os.release().split("-")[0]}`,
    `Node ${process.versions.node}`,
    workerd,
    isInMemory(stateDir) ? "state on a memory disk" : "state on disk",
  ].join("; ");
}

/** Processes that want a core, on average over the last minute: above the number of cores, figures are rough. */
export const loadAverage = (): number => os.loadavg()[0]!;

const NEEDED_BYTES = 3 * 2 ** 30;

/**
 * Where databases lie while they are measured. The local runtime waits for the disk even where D1 is only read, which
 * would measure the disk: so in memory, where the system has a disk there with room enough.
 */
export function chooseScratch(): string {
  const memory = "/dev/shm";
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > NEEDED_BYTES ? memory : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

function isInMemory(folder: string): boolean {
  try {
    return readFileSync("/proc/mounts", "utf8")
      .split("\n")
      .some((line) => {
        const [, at = "", type] = line.split(" ");
        return type === "tmpfs" && folder.startsWith(`${at}/`);
      });
  } catch {
    return false;
  }
}
