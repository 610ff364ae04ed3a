import { type ImportTarget, openOfficerTarget } from "./imports/import-target.ts";
import { DEMO_TENANT, REMOTE_AS_OFFICER, runCommand, UsageError } from "./command.ts";
import { CliError } from "./program.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Quarantined {
  readonly key: string;
  readonly size: number;
  readonly quarantined_on: string;
  readonly deleted_from: string;
}

runCommand("evidence", {
  forms: ["list", "restore KEY..."],
  options: {
    tenant: DEMO_TENANT,
    remote: REMOTE_AS_OFFICER,
  },
  async run({ values, positionals }) {
    const [command, ...keys] = positionals;
    const isList = command === "list" && keys.length === 0;
    if (!isList && !(command === "restore" && keys.length > 0)) throw new UsageError();
    const caller = { officer: "operator", roles: ["admin"] as const, tenant: values.tenant };
    const target = await openOfficerTarget(values.remote, say, caller);
    try {
      if (isList) await list(target);
      else await restore(target, keys);
    } finally {
      await target.close();
    }
  },
});

async function list(target: ImportTarget): Promise<void> {
  let [from, count] = ["", 0];
  do {
    const query = from === "" ? "" : `?from=${encodeURIComponent(from)}`;
    const page = await target.call<{ files: Quarantined[]; next: string | null }>(
      "GET",
      `/api/evidence/quarantine${query}`,
    );
    for (const file of page.files) say(`${file.quarantined_on}  deleted from ${file.deleted_from}  ${file.key}`);
    count += page.files.length;
    from = page.next ?? "";
  } while (from !== "");
  if (count === 0) say("Nothing is in quarantine");
}

async function restore(target: ImportTarget, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const { restored } = await target.call<{ restored: string[] }>("POST", "/api/evidence/restore", { keys: [key] });
    if (restored.length === 0) throw new CliError(`${key} is not in quarantine`);
    say(`${key} was restored and will not be moved again`);
  }
}
