import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { newOfficer } from "../support/api.ts";
import { checkAuditChain } from "../support/audit-chain.ts";
import { type Client, passTime } from "./client.ts";
import type { FaultLayer } from "./fault-layer.ts";
import { plainData } from "./plain.ts";
import type { Job } from "./sweep.ts";
import { ringAlarms } from "./world.ts";

/** A customer gets the link of a case, a new one in its place, and the two reminders of a customer who does not answer. */
export const mail: Job = { name: "the mails of a case", live };

const WEEK_MS = 7 * 86_400_000;

/** What the mailbox was asked to keep: a repetition takes the place of the first. */
interface Posted {
  readonly key: string;
  readonly body: string;
}

interface Mail {
  readonly cause: string;
  readonly status: string;
}

async function live(layer: FaultLayer, client: Client): Promise<string[]> {
  // Settings are read once an isolate, before this file if another came first: a binding is looked at each time.
  Reflect.set(env, "MAILBOX", { fetch: (...args: Parameters<typeof fetch>) => fetch(...args) });
  try {
    return await liveWithMailbox(layer, client);
  } finally {
    Reflect.deleteProperty(env, "MAILBOX");
  }
}

async function liveWithMailbox(layer: FaultLayer, client: Client): Promise<string[]> {
  const alice = newOfficer("alice");
  const posted: Posted[] = [];
  layer.network = async (url, init) => {
    posted.push({ key: url as string, body: init?.body as string });
    return new Response(null, { status: 204 });
  };
  const { body: opened } = await client.ask("create", 201, (headers) =>
    alice.post(
      "/api/cases",
      {
        company_name: "Bakkerij De Linde",
        country: "BE",
        company_registration_number: "0999900150",
        customer_email: "an@example.be",
      },
      { headers },
    ),
  );
  const path = `/api/cases/${opened.workflow_id}`;
  const readMails = () =>
    layer.undisturbed(async (): Promise<Mail[]> => (await alice.get(path)).body.customer_mail.mails);
  const ringUntil = async (count: number) => {
    const isDone = (mails: Mail[]) => mails.length === count && mails.every(({ status }) => status === "sent");
    for (let i = 0; i < 30 && !isDone(await readMails()); i++) await ringAlarms(layer, 60_000);
    expect(await readMails()).toHaveLength(count);
  };
  await ringUntil(1);
  await client.ask("replace", 200, (headers) => alice.post(`${path}/portal-link`, { replace: true }, { headers }));
  await ringUntil(2);
  for (const count of [3, 4]) {
    passTime(WEEK_MS);
    await ringUntil(count);
  }
  passTime(WEEK_MS);
  for (let i = 0; i < 5; i++) await ringAlarms(layer, 60_000);

  const mails = await readMails();
  expect(mails.map(({ cause, status }) => [cause, status])).toEqual([
    ["link", "sent"],
    ["link", "sent"],
    ["reminder", "sent"],
    ["reminder", "sent"],
  ]);
  // One key, and with it one text, for each mail: each is sent once, however often it is tried.
  expect(new Set(posted.map(({ key }) => key)).size).toBe(4);
  expect(new Set(posted.map(({ key, body }) => `${key} ${body}`)).size).toBe(4);
  if (layer.failed.length === 0) expect(posted).toHaveLength(4);
  // An attempt that failed is in the log beside the one that did not.
  const isOfEnd = (event: string) => event !== "MAIL_NOT_SENT";
  return layer.undisturbed(async () => [
    `events ${checkAuditChain((await alice.get(`${path}/audit`)).body)
      .filter(isOfEnd)
      .join(" ")}`,
    `mails ${JSON.stringify(plainData(mails, alice.tenant))}`,
  ]);
}
