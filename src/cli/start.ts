import { existsSync } from "node:fs";
import path from "node:path";
import { onParentExit } from "./local/parent.ts";
import { readPort, readStateDir } from "./local/place.ts";
import type { LocalService } from "./local/runtime.ts";
import { startService } from "./local/service.ts";
import { runCommand } from "./command.ts";

runCommand("start", {
  options: {
    var: {
      type: "string",
      multiple: true,
      value: "NAME:value",
      default: [],
      help: "a setting of wrangler.toml with another value; may be repeated",
    },
    bundle: { type: "string", value: "DIR", help: "a bundle of the Worker that exists already; otherwise one is made" },
  },
  details:
    "PORT (8787) and STATE_DIR (.wrangler/state) in the environment say where. Services with different ports and\n" +
    "folders run side by side from one checkout. CLOCK_SHIFT_DAYS sets the service's clock that many days ahead.",
  async run({ values }) {
    let service: LocalService | undefined;
    let isStopping = false;
    const stop = () => {
      if (isStopping) return;
      isStopping = true;
      void Promise.resolve(service?.dispose()).finally(() => process.exit(0));
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
    onParentExit(stop);
    const port = readPort();
    const say = (line: string) => process.stdout.write(`${line}\n`);
    const stateDir = readStateDir();
    const isFirst = !existsSync(path.join(stateDir, "v3"));
    service = await startService({ port, stateDir, overrides: values.var, bundle: values.bundle, say });
    say(`Ready on http://localhost:${port}`);
    if (isFirst)
      say("There is no case yet: node bin/dossier.mjs demo:seed, in another terminal, opens one in every state");
  },
});
