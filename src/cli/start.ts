import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Miniflare } from "miniflare";
import { onParentExit } from "./local/parent.ts";
import { readPort, readStateDir } from "./local/place.ts";
import { startService } from "./local/service.ts";
import { runProgram } from "./program.ts";

/**
 * Serves Dossier on this machine: `npm start [-- --var NAME:value]`, with PORT and STATE_DIR from the environment.
 * `--bundle` names a folder with a bundle of the Worker, which else is made at each start.
 */
runProgram(async () => {
  let service: Miniflare | undefined;
  const stop = () => void Promise.resolve(service?.dispose()).finally(() => process.exit(0));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  onParentExit(stop);

  const { values } = parseArgs({
    options: { var: { type: "string", multiple: true, default: [] }, bundle: { type: "string" } },
  });
  const port = readPort();
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const stateDir = readStateDir();
  const isFirst = !existsSync(path.join(stateDir, "v3"));
  service = await startService({ port, stateDir, overrides: values.var, bundle: values.bundle, say });
  say(`Ready on http://localhost:${port}`);
  if (isFirst) say("There is no case yet: npm run demo:seed, in another terminal, opens one in every state");
});
