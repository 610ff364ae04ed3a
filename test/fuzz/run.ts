import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { readOpenApi } from "../../src/cli/console/open-api.ts";
import { type OperatorKeyPair, readOperatorKeys } from "../../src/cli/local/operator-key.ts";
import { ensureSecrets } from "../../src/cli/local/secrets.ts";
import { spawnService } from "../../src/cli/local/service-process.ts";
import { runCommand } from "../../src/cli/command.ts";
import { CliError, sleep } from "../../src/cli/program.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { freePort } from "../support/free-port.ts";
import { Campaign, type OperationCount } from "./campaign.ts";
import { Judge } from "./judge.ts";
import { listOperations } from "./operations.ts";
import { prepareWorld } from "./prepare.ts";
import { describeCounts, describeFailure, distinctFailures, kindOf } from "./report.ts";
import { readAnswer, toRequest, type Transport } from "./wire.ts";
import type { World } from "./world.ts";

const WIDTH = 12;
/** After so many requests the cases are used up, and others are prepared. */
const REQUESTS_PER_WORLD = 10_000;
const REQUESTS_BETWEEN_LINES = 1_000;
const FAILURES_SHOWN = 60;

runCommand("fuzz", {
  options: {
    requests: { type: "string", value: "N", default: "100000", help: "number of requests" },
    seed: { type: "string", value: "N", help: "repeats a run; by default the time" },
    only: {
      type: "string",
      value: "OPERATION",
      help: 'operations whose name contains this, such as "POST /api/cases"',
    },
  },
  details: "Starts a service of its own.",
  async run({ values }) {
    const requests = readNumber("requests", values.requests ?? "100000");
    const seed = readNumber("seed", values.seed ?? String(Date.now() % 1_000_000));
    const document = await readOpenApi();
    const { describedApi } = await import("../../src/cli/interface/described-api.ts");
    const operations = listOperations(document).filter(
      ({ id }) => values.only === undefined || id.includes(values.only),
    );
    if (operations.length === 0) throw new CliError(`no operation is called ${values.only}`);

    const worlds = Math.ceil(requests / REQUESTS_PER_WORLD);
    const service = await startService(worlds);
    const started = performance.now();
    try {
      say(`${operations.length} operations, ${requests} requests, seed ${seed}`);
      const { send, prepare } = service;
      const campaign = new Campaign({ document, operations, judge: new Judge(describedApi().endpoints), send, seed });
      await drive(campaign, requests, prepare);
      say(`\n${describeCounts(campaign)}`);
      say(`\nseed ${seed}: ${sumUp(campaign, performance.now() - started)}`);
      process.exitCode = campaign.failures.length > 0 ? 1 : 0;
    } finally {
      await service.stop();
    }
  },
});

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** Sends all requests, world by world, and tells of failures as they come. An interrupt ends it with what was sent. */
async function drive(campaign: Campaign, requests: number, prepare: (i: number) => Promise<World>): Promise<void> {
  const started = performance.now();
  const shown = new Set<string>();
  let isStopped = false;
  process.once("SIGINT", () => (isStopped = true));
  const tell = () => {
    const perSecond = Math.round(campaign.sent / ((performance.now() - started) / 1000));
    say(`${campaign.sent} sent, ${perSecond} a second, ${campaign.failures.length} failures`);
    for (const failure of distinctFailures(campaign.failures)) {
      if (shown.has(kindOf(failure)) || shown.size >= FAILURES_SHOWN) continue;
      shown.add(kindOf(failure));
      say(`${describeFailure(failure)}\n`);
    }
  };
  let coming = prepare(0);
  for (let i = 0; campaign.sent < requests && !isStopped; i++) {
    const world = await coming;
    const end = Math.min(requests, (i + 1) * REQUESTS_PER_WORLD);
    if (end < requests) coming = prepare(i + 1);
    // Its failure is met where it is awaited, unless an interrupt comes first.
    coming.catch(() => {});
    while (campaign.sent < end && !isStopped) {
      await campaign.run(world, Math.min(REQUESTS_BETWEEN_LINES, end - campaign.sent), WIDTH);
      tell();
    }
  }
}

function sumUp({ counts, sent }: Campaign, tookMs: number): string {
  const total = (pick: (count: OperationCount) => number) => [...counts.values()].reduce((sum, c) => sum + pick(c), 0);
  return (
    `${sent} requests in ${(tookMs / 60_000).toFixed(1)} min, ${total(carriedOut)} carried out, ` +
    `${total((c) => c.serverErrors)} 5xx, ${total((c) => c.nonconforming)} nonconforming`
  );
}

const carriedOut = ({ statuses }: OperationCount): number =>
  [...statuses].reduce((sum, [status, times]) => sum + (status < 400 ? times : 0), 0);

function readNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new CliError(`--${name} takes a whole number, not ${text}`);
  return number;
}

const webhook_secret = `whsec_${Buffer.from("fuzz-webhook-signing-key").toString("base64")}`;

/** A service on loopback with a partner key for every world, on a state folder that goes away with it. */
async function startService(worlds: number) {
  const stateDir = mkdtempSync(path.join(os.tmpdir(), "dossier-fuzz-"));
  const port = await freePort();
  const keys = Array.from({ length: worlds }, (_, i) => [
    { sha256: sha256Hex(`fuzz-key-${i}`), requestor_id: "fuzz", tenant: `fuzz-${i}`, webhook_secret },
    { sha256: sha256Hex(`fuzz-strange-key-${i}`), requestor_id: "stranger", tenant: `fuzz-${i}-stranger` },
  ]).flat();
  // Tenants of their own: a directory that names nobody whom a world knows would shut out its officers.
  const directories = Array.from({ length: worlds }, (_, i) =>
    [`${i}`, `${i}-stranger`].map((name) => ({
      sha256: sha256Hex(`fuzz-directory-${name}`),
      tenant: `directory-${name}`,
    })),
  ).flat();
  const overrides = [
    `PARTNER_KEYS:${JSON.stringify(keys)}`,
    `SCIM_TOKENS:${JSON.stringify(directories)}`,
    "PARTNER_RATE_LIMIT_PER_MINUTE:100000",
  ];
  const process = await spawnService({ port, stateDir, overrides, ownGroup: true });
  const baseUrl = `http://127.0.0.1:${port}`;
  const send: Transport = async (request) => readAnswer(await fetch(toRequest(baseUrl, request)));
  const { AUTH_JWT_SECRET: secret, PLATFORM_OPERATOR_KEYS: keyPairs } = await ensureSecrets();
  const operators = readOperatorKeys(keyPairs!, ".dev.vars") as [OperatorKeyPair, OperatorKeyPair];
  return {
    send,
    prepare: (i: number): Promise<World> =>
      prepareWorld({
        send,
        secret: secret!,
        operators,
        tenant: `fuzz-${i}`,
        partnerKey: `fuzz-key-${i}`,
        strangePartnerKey: `fuzz-strange-key-${i}`,
        directoryToken: `fuzz-directory-${i}`,
        strangeDirectoryToken: `fuzz-directory-${i}-stranger`,
        pause: () => sleep(200),
      }),
    stop: async () => {
      await process.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
