import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { serializeConfig, type V4ModuleDefinition, type Worker_Module } from "miniflare";
import { listModules } from "../bundle.ts";
import type { LocalWorker } from "../local-worker.ts";
import type { ReaderProcess, StartReader } from "./gateway.ts";

/** Who waits for a page goes before what is read in the background, and that still ends within its time on a busy machine. */
const LOWER_PRIORITY = 5;
/** The name in `src/index.local.ts` of what it serves. */
const ENTRY_POINT = "documentReader";

/** What wrangler makes of wrangler.toml, in the parts that the reader shares with the service. */
interface WorkerOptions {
  readonly assets: { readonly directory: string };
  readonly compatibilityDate: string;
  readonly compatibilityFlags: string[];
}

/**
 * Starts a workerd of its own on the service's bundle: all Workers of one workerd share a thread, which recognition keeps
 * busy for seconds. It gets the trained data and its key, and neither a store, a secret of the service nor a network.
 */
export const readerOf =
  (workerd: string, bundle: string, { options }: LocalWorker): StartReader =>
  async (key) => {
    const { assets, compatibilityDate, compatibilityFlags } = options as unknown as WorkerOptions;
    const config = serializeConfig({
      services: [
        {
          name: "reader",
          worker: {
            modules: listModules(bundle).map(moduleOf),
            compatibilityDate,
            compatibilityFlags,
            bindings: [
              { name: "READER_KEY", text: key },
              { name: "ASSETS", service: { name: "assets" } },
            ],
          },
        },
        { name: "assets", disk: { path: assets.directory } },
        { name: "internet", network: { allow: [] } },
      ],
      sockets: [
        { name: "documents", address: "127.0.0.1:0", http: {}, service: { name: "reader", entrypoint: ENTRY_POINT } },
      ],
    });
    return spawnWorkerd(workerd, config);
  };

async function spawnWorkerd(workerd: string, config: Buffer): Promise<ReaderProcess> {
  const args = ["serve", "--binary", "--experimental", "--control-fd=3", "-"];
  const child = spawn(workerd, args, { stdio: ["pipe", "inherit", "inherit", "pipe"], windowsHide: true });
  const ended = new Promise<void>((done) => child.once("close", () => done()).once("error", () => done()));
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  void ended.then(() => process.off("exit", kill));
  await Promise.race([once(child, "spawn"), ended]);
  if (child.pid !== undefined) os.setPriority(child.pid, LOWER_PRIORITY);
  child.stdin!.on("error", () => {}).end(config);
  const port = await Promise.race([portOf(child.stdio[3] as Readable), ended]);
  if (port === undefined) throw new Error("the process that reads documents does not start");
  return { port, pid: child.pid!, ended, kill };
}

/** The port that it says it listens on. */
async function portOf(control: Readable): Promise<number | undefined> {
  for await (const line of createInterface(control)) {
    const { event, port } = JSON.parse(line) as { event: string; port?: number };
    if (event === "listen") return port;
  }
  return undefined;
}

function moduleOf({ type, path: file }: V4ModuleDefinition): Worker_Module {
  const name = path.basename(file);
  const content = readFileSync(file);
  switch (type) {
    case "ESModule":
      return { name, esModule: content.toString() };
    case "CompiledWasm":
      return { name, wasm: content };
    case "Text":
      return { name, text: content.toString() };
    default:
      return { name, data: content };
  }
}
