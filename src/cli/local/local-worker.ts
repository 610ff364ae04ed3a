import path from "node:path";
import { unstable_getMiniflareWorkerOptions as toWorkerOptions, unstable_readConfig as readConfig } from "wrangler";
import { repositoryRoot } from "../program.ts";
import { FIRST_NAMES, WORKER_NAME } from "./renamed-classes.ts";

export type LocalWorker = ReturnType<typeof readLocalWorker>;

/** wrangler.toml for the local runtime: the Worker's bindings and its variables, as plain data without a secret. */
export function readLocalWorker() {
  const config = readConfig({ config: path.join(repositoryRoot, "wrangler.toml") });
  const { workerOptions, externalWorkers } = toWorkerOptions(config);
  const { modulesRules: _, bindings: __, ...options } = workerOptions;
  for (const object of Object.values(options.durableObjects ?? {})) {
    const firstName = typeof object === "string" ? undefined : FIRST_NAMES[object.className];
    if (firstName) Object.assign(object, { unsafeUniqueKey: `${WORKER_NAME}-${firstName}` });
  }
  return { declared: config.vars, options, externalWorkers };
}
