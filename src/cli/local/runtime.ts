import { createRequire } from "node:module";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4SharedOptions } from "miniflare";
import { listModules } from "./bundle.ts";
import type { LocalWorker } from "./local-worker.ts";
import { WORKER_NAME } from "./renamed-classes.ts";

const require = createRequire(createRequire(import.meta.url).resolve("miniflare"));

type WorkerdLog = { readonly level: string; readonly message: string };

/** The databases without the Worker, which starts only after they are migrated and filled. */
export function openDatabases(stateDir: string, { options }: LocalWorker): Miniflare {
  const { compatibilityDate, d1Databases } = options;
  const worker = { name: "databases", modules: true, script: "export default {}", compatibilityDate, d1Databases };
  return createRuntime(stateDir, {}, [worker]);
}

/** The Worker from its bundle, listening on `port` of the loopback interface. */
export function openWorker(
  stateDir: string,
  { options, externalWorkers }: LocalWorker,
  serve: {
    readonly port: number;
    readonly bundle: string;
    readonly variables: Readonly<Record<string, string>>;
    /** Receives the Worker's log, which otherwise goes to this process's output. */
    readonly onLog?: (level: string, line: string) => void;
  },
): Miniflare {
  const worker = {
    ...options,
    name: WORKER_NAME,
    modulesRoot: serve.bundle,
    modules: listModules(serve.bundle),
    bindings: serve.variables,
  };
  const { port, onLog } = serve;
  const logs = onLog ? { handleStructuredLogs: (log: WorkerdLog) => onLog(log.level, log.message) } : {};
  return createRuntime(stateDir, { port, ...logs }, [worker, ...externalWorkers]);
}

function createRuntime(stateDir: string, more: V4SharedOptions, workers: object[]): Miniflare {
  if (process.platform === "linux") {
    process.env.WORKERD_BINARY = require("workerd").default;
    process.env.MINIFLARE_WORKERD_PATH = path.join(import.meta.dirname, "workerd.sh");
  }
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
