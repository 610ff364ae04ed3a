import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { sleep } from "../../src/cli/program.ts";
import { TestService } from "../support/service.ts";

interface Attempt {
  readonly key: string;
  readonly body: string;
  readonly authorization: string | undefined;
}

/** A mail service on this machine, which takes each key once and answers when it is told to. */
async function openMailService() {
  const attempts: Attempt[] = [];
  const state = { isSilent: true };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { authorization } = request.headers;
      attempts.push({ key: String(request.headers["idempotency-key"]), body, authorization });
      if (!state.isSilent) response.writeHead(200).end("{}");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { attempts, state, url };
}

it("a mail that is cut off twice is the same mail under one key, and is not sent after it was taken", async () => {
  const mail = await openMailService();
  const sender = ["MAIL_FROM:Example Bank <clients@example.be>", "MAIL_API_KEY:secret-of-the-test"];
  const service = await TestService.start(`MAIL_URL:${mail.url}`, ...sender);
  onTestFinished(() => service.dispose());
  const token = await service.token("alice", ["officer"]);
  const json = {
    company_name: "Bakkerij De Linde",
    company_registration_number: "0999900150",
    country: "BE",
    customer_email: "an.peeters@example.be",
    additional_data: { language: "de" },
  };
  const opened = await service.call<{ workflow_id: string }>("POST", "/api/cases", { token, json });
  expect(opened.status).toBe(201);
  const attempted = (n: number) =>
    expect.poll(() => mail.attempts.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(n);
  for (let kills = 1; kills <= 2; kills++) {
    await attempted(kills);
    await service.kill();
    if (kills === 2) mail.state.isSilent = false;
    await service.restart();
  }
  await attempted(3);
  const path = `/api/cases/${opened.body.workflow_id}`;
  type Detail = { customer_mail: { mails: { cause: string; status: string }[] } };
  const statuses = async () =>
    (await service.call<Detail>("GET", path, { token })).body.customer_mail.mails.map(({ status }) => status);
  await expect.poll(statuses, { timeout: 60_000 }).toEqual(["sent"]);
  const before = mail.attempts.length;
  await service.kill();
  await service.restart();
  await statuses();
  await sleep(2_000);
  expect(mail.attempts).toHaveLength(before);
  expect(new Set(mail.attempts.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
  expect(mail.attempts[0]!.authorization).toBe("Bearer secret-of-the-test");
  expect(JSON.parse(mail.attempts[0]!.body)).toMatchObject({
    from: "Example Bank <clients@example.be>",
    to: ["an.peeters@example.be"],
    subject: "Ihr Antrag bei Dossier",
  });
}, 240_000);
