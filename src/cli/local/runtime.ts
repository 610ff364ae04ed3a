import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4SharedOptions } from "miniflare";
import { READER_KEY_HEADER } from "../../features/readings/reader-protocol.ts";
import { listModules } from "./bundle.ts";
import type { LocalWorker } from "./local-worker.ts";
import { readClockShift } from "./place.ts";
import { ReaderGateway } from "./reader/gateway.ts";
import { readerOf } from "./reader/start-reader.ts";
import { WORKER_NAME } from "./renamed-classes.ts";

const require = createRequire(createRequire(import.meta.url).resolve("miniflare"));

type WorkerdLog = { readonly level: string; readonly message: string };

/** The databases without the Worker, which starts only after they are migrated and filled. */
export function openDatabases(stateDir: string, { options }: LocalWorker): Miniflare {
  const { compatibilityDate, d1Databases } = options;
  const worker = { name: "databases", modules: true, script: "export default {}", compatibilityDate, d1Databases };
  return createRuntime(stateDir, {}, [worker]);
}

/** The Worker, and what starts the process that reads documents for it. */
export interface LocalService {
  readonly runtime: Miniflare;
  readonly reader: ReaderGateway;
  /** Ends every process of it. */
  dispose(): Promise<void>;
}

/** The Worker from its bundle, listening on `port` of the loopback interface. */
export async function openWorker(
  stateDir: string,
  local: LocalWorker,
  serve: {
    readonly port: number;
    readonly bundle: string;
    readonly variables: Readonly<Record<string, string>>;
    /** Receives the Worker's log, which otherwise goes to this process's output. */
    readonly onLog?: (level: string, line: string) => void;
    /** Where a debugger may connect; by default nowhere. */
    readonly inspectorPort?: number;
  },
): Promise<LocalService> {
  const workerd = findWorkerd();
  const reader = await ReaderGateway.open(readerOf(workerd, serve.bundle, local));
  const shift = readClockShift();
  const injectRequestHeaders = [{ name: READER_KEY_HEADER, value: reader.key }];
  const { options, externalWorkers } = local;
  const worker = {
    ...options,
    serviceBindings: {
      ...(options.serviceBindings as object | undefined),
      MAILBOX: { disk: { path: openMailbox(stateDir), writable: true } },
      READER: { external: { address: reader.address, http: { injectRequestHeaders } } },
    },
    name: WORKER_NAME,
    modulesRoot: serve.bundle,
    modules: listModules(serve.bundle),
    bindings: { ...serve.variables, ...(shift === 0 ? {} : { CLOCK_SHIFT_DAYS: String(shift) }) },
  };
  const { port, onLog, inspectorPort } = serve;
  const logs = onLog ? { handleStructuredLogs: (log: WorkerdLog) => onLog(log.level, log.message) } : {};
  const runtime = createRuntime(
    stateDir,
    { port, ...logs, ...(inspectorPort === undefined ? {} : { inspectorPort }) },
    [worker, ...externalWorkers],
  );
  return {
    runtime,
    reader,
    dispose: async () => void (await Promise.all([runtime.dispose(), reader.dispose()])),
  };
}

/** The folder that takes the mails of the local service. */
function openMailbox(stateDir: string): string {
  const folder = path.join(stateDir, "mail");
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The command that starts workerd so that it ends with this process. */
function findWorkerd(): string {
  if (process.platform !== "linux") return require("workerd").default as string;
  process.env.WORKERD_BINARY = require("workerd").default;
  return path.join(import.meta.dirname, "workerd.sh");
}

function createRuntime(stateDir: string, more: V4SharedOptions, workers: object[]): Miniflare {
  process.env.MINIFLARE_WORKERD_PATH = findWorkerd();
  const shared: V4SharedOptions = {
    host: "127.0.0.1",
    cf: false,
    logRequests: false,
    log: new Log(LogLevel.WARN),
    telemetry: { enabled: false },
    resourcePersistencePath: path.join(stateDir, "v3"),
    ...more,
  };
  return new Miniflare(
    convertV4MiniflareOptions({ ...shared, workers } as Parameters<typeof convertV4MiniflareOptions>[0]),
  );
}
