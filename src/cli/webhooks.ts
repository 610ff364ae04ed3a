import { type ImportTarget, openOfficerTarget } from "./imports/import-target.ts";
import { REMOTE_AS_OFFICER, runCommand, UsageError } from "./command.ts";

const ADMIN = { officer: "operator", roles: ["admin"], tenant: "demo" } as const;
const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Webhook {
  readonly webhook_id: string;
  readonly requestor_id: string;
  readonly url: string;
  readonly status: string;
  readonly attempts: number;
  readonly last_failure: string | null;
  readonly created_at: string;
}

runCommand("webhooks", {
  forms: ["list", "retry ID..."],
  options: {
    status: { type: "string", value: "STATUS", help: "pending, delivered or failed" },
    remote: REMOTE_AS_OFFICER,
  },
  async run({ values, positionals }) {
    const [command, ...ids] = positionals;
    const isList = command === "list" && ids.length === 0;
    if (!isList && !(command === "retry" && ids.length > 0)) throw new UsageError();
    const target = await openOfficerTarget(values.remote, say, ADMIN);
    try {
      if (isList) await list(target, values.status);
      else for (const id of ids) await retry(target, id);
    } finally {
      await target.close();
    }
  },
});

async function list(target: ImportTarget, status: string | undefined): Promise<void> {
  const query = status === undefined ? "" : `&status=${encodeURIComponent(status)}`;
  const { webhooks } = await target.call<{ webhooks: Webhook[] }>("GET", `/api/webhooks?limit=200${query}`);
  if (webhooks.length === 0) say("There are none");
  for (const { webhook_id, status: state, attempts, requestor_id, url, last_failure, created_at } of webhooks) {
    say(
      [created_at, webhook_id, state, `${attempts} attempts`, requestor_id, url, last_failure ?? ""].join("  ").trim(),
    );
  }
}

async function retry(target: ImportTarget, id: string): Promise<void> {
  const { webhook_id, status } = await target.call<Webhook>("POST", `/api/webhooks/${encodeURIComponent(id)}/retry`);
  say(`${webhook_id} is ${status}: the next attempt is due now`);
}
