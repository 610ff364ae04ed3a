import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NOTIFICATION_KINDS } from "../../src/domain/relationships/notification.rules.ts";
import { signWebhook } from "../../src/domain/webhooks/signature.ts";
import { mailOfficers } from "../../src/features/mail/officer-mail.service.ts";
import { sendMessage } from "../../src/features/mail/send-message.service.ts";
import type { DatabaseCtx } from "../../src/features/monitoring/due-job.ts";
import { notifyWrites } from "../../src/features/notifications/notifications.store.ts";
import { commit } from "../../src/platform/db.ts";
import { newOfficer, newTenant, Officer } from "../support/api.ts";
import { askApp, bindingsWith } from "../support/ask-app.ts";
import { openCase } from "../support/cases.ts";
import { ann } from "../support/operators.ts";
import { runAlarm } from "../support/portal.ts";
import { systemCtx } from "../support/retention-clock.ts";

const SECRET = `whsec_${Buffer.from("a secret of the mail service, 32").toString("base64")}`;
const bindings = env as unknown as Record<string, unknown>;

let mails: { readonly name: string; readonly text: string }[];
let status: number;
beforeEach(async () => {
  mails = [];
  status = 204;
  bindings["MAILBOX"] = {
    fetch: async (name: string, { body }: { readonly body: string }) => {
      if (status < 300) mails.push({ name, text: body });
      return new Response(null, { status });
    },
  };
  await env.DB.batch(["officer_mails", "mail_suppressions"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});
afterEach(() => void delete bindings["MAILBOX"]);

/** A report as the mail service sends it. */
async function report(body: unknown, { secret = SECRET, at = new Date(), text = JSON.stringify(body) } = {}) {
  const headers = signWebhook(secret, { id: crypto.randomUUID(), at, body: text });
  const service = bindingsWith({ MAIL_WEBHOOK_SECRET: SECRET });
  const init = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: text };
  const answer = await askApp(service, "/api/mail/reports", init);
  return { status: answer.status, body: await answer.json<any>() };
}

const BOUNCED = { type: "email.bounced", data: { to: ["An.Peeters@example.be"], bounce: { type: "Permanent" } } };

describe("an address from which a mail came back", () => {
  it("gets no mail, and the case shows its officer why", async () => {
    expect(await report(BOUNCED)).toMatchObject({ status: 200, body: { suppressed: 1 } });
    const officer = newOfficer();
    const opened = await openCase(officer, undefined, { customer_email: "an.peeters@example.be" });
    await runAlarm(opened);
    expect(mails).toEqual([]);
    const { body } = await officer.get(opened.path);
    expect(body.customer_mail.mails).toMatchObject([
      { cause: "link", status: "given_up", failure: expect.stringContaining("a mail to it came back") },
    ]);
    expect(JSON.stringify((await env.DB.prepare("SELECT * FROM mail_suppressions").all()).results)).not.toMatch(
      /peeters/i,
    );
  });

  it("gets mails again once an operator says so, with a line in the audit chain", async () => {
    await report(BOUNCED);
    expect((await ann.get("/api/platform/mail-suppressions")).body).toMatchObject({
      suppressions: [{ address: "A***@example.be", reason: "bounce" }],
      next_cursor: null,
    });
    const lift = () => ann.post("/api/platform/mail-suppressions/lift", { address: "an.peeters@EXAMPLE.be" });
    expect((await lift()).body).toEqual({ lifted: true });
    expect((await lift()).body).toEqual({ lifted: false });
    expect((await ann.get("/api/platform/audit")).body.entries[0]).toMatchObject({
      event: "MAIL_SUPPRESSION_LIFTED",
      details: { address: "a***@EXAMPLE.be" },
    });
    expect(await sendMessage(systemCtx(), "m1", { to: "an.peeters@example.be", subject: "s", text: "t" })).toBeNull();
  });

  it.each<[string, unknown]>([
    ["a delivery", { type: "email.delivered", data: { to: "an@example.be" } }],
    [
      "a mail that may still arrive",
      { type: "bounce", data: { email: "an@example.be", bounce: { type: "Transient" } } },
    ],
    ["a kind that nobody knows", { type: "toString", data: { to: "an@example.be" } }],
  ])("%s suppresses nobody", async (_, body) => {
    expect(await report(body)).toMatchObject({ status: 200, body: { suppressed: 0 } });
  });

  it("is believed only of the mail service, lately", async () => {
    const other = `whsec_${Buffer.from("a secret of somebody else, 32 b").toString("base64")}`;
    expect((await report(BOUNCED, { secret: other })).status).toBe(401);
    expect((await report(BOUNCED, { at: new Date(Date.now() - 600_000) })).status).toBe(401);
    expect((await report(BOUNCED, { at: new Date(Date.now() + 600_000) })).status).toBe(401);
    expect((await report({ type: "bounce", data: { to: "no address" } })).status).toBe(422);
    expect((await report(null, { text: "{" })).status).toBe(422);
    const unsigned = await askApp(bindingsWith({ MAIL_WEBHOOK_SECRET: SECRET }), "/api/mail/reports", {
      method: "POST",
      body: JSON.stringify(BOUNCED),
    });
    expect(unsigned.status).toBe(401);
    expect((await askApp(env as Env, "/api/mail/reports", { method: "POST", body: "{}" })).status).toBe(404);
    expect((await ann.get("/api/platform/mail-suppressions")).body.suppressions).toEqual([]);
  });
});

/** Tells an officer, or a role, of something. */
const tell = (officer: Officer, key: string, to: { officer: string } | { role: "mlro" }, kind = "review_due") => {
  const ctx = systemCtx(env, officer.tenant);
  const ids = { relationship_id: "r-1" };
  const at = new Date(Date.now() + 1_000).toISOString();
  return commit(ctx.db, notifyWrites(ctx, { key, to, kind: kind as "review_due", ids, at }));
};

const run = (afterMs = 0, service?: Env) => {
  const ctx = systemCtx(service);
  const later = () => new Date(Date.now() + afterMs);
  return mailOfficers({ ...ctx, now: later, database: "DB" } satisfies DatabaseCtx, 60_000);
};
const MINUTES = 60_000;

const withAddress = (email = "alice@example.be", tenant = newTenant()) =>
  new Officer({ tenant, officer: "alice", roles: ["officer"], claims: { email } });

describe("mail to an officer", () => {
  it("comes by choice, counts what is new, names nobody, and links to the console", async () => {
    const officer = withAddress();
    await tell(officer, "before", { officer: "alice" });
    await env.DB.prepare("UPDATE notifications SET at = '2026-01-01T00:00:00.000Z' WHERE tenant_id = ?")
      .bind(officer.tenant)
      .run();
    expect((await officer.get("/api/notifications/mail")).body).toEqual({
      address: null,
      own_address: "alice@example.be",
      kinds: [],
      language: "en",
      last: null,
    });
    await run();
    const choice = { address: "alice@example.be", kinds: ["review_due", "review_overdue"], language: "nl" };
    expect((await officer.put("/api/notifications/mail", choice)).body).toMatchObject(choice);
    await run();
    expect(mails).toEqual([]);
    await tell(officer, "one", { officer: "alice" });
    await tell(officer, "two", { officer: "alice" });
    await tell(officer, "other kind", { officer: "alice" }, "mentioned");
    await tell(officer, "another officer", { officer: "bob" });
    await run(6 * MINUTES);
    expect(mails).toHaveLength(1);
    const { text } = mails[0]!;
    expect(text).toContain("To: alice@example.be");
    expect(text).toContain("Subject: 2 nieuwe notificaties in Dossier");
    expect(text).toContain("- Herzieningen die binnen 30 dagen moeten gebeuren: 2");
    expect(text).toMatch(/\/console\/#\/notifications\r?\n/);
    expect(text).toMatch(/stopzetten:\r?\n\S+\/console\/#\/notifications\/mail/);
    expect(text).not.toMatch(/r-1|mentioned|genoemd/);
    await run(30 * MINUTES);
    expect(mails).toHaveLength(1);
    expect((await officer.get("/api/notifications/mail")).body.last).toMatchObject({ status: "sent", failure: null });
    await officer.put("/api/notifications/mail", { address: null });
    await tell(officer, "three", { officer: "alice" });
    await run(60 * MINUTES);
    expect(mails).toHaveLength(1);
  });

  it("is tried again under the same key with the same words, whatever came meanwhile, and given up in the open", async () => {
    const officer = withAddress();
    await officer.put("/api/notifications/mail", { address: "alice@example.be", language: "en" });
    await tell(officer, "one", { officer: "alice" });
    const seen: string[] = [];
    bindings["MAILBOX"] = {
      fetch: async (name: string, { body }: { readonly body: string }) => {
        seen.push(`${name} ${body}`);
        if (seen.length === 1) throw new Error("cut off");
        return new Response(null, { status: 204 });
      },
    };
    await run(6 * MINUTES);
    await tell(officer, "two", { officer: "alice" });
    await run(12 * MINUTES);
    expect(seen[1]).toBe(seen[0]);
    await run(40 * MINUTES);
    expect(seen).toHaveLength(3);
    expect(seen[2]).toContain("Subject: A new notification in Dossier");
    await report({ type: "complaint", data: { email: "alice@example.be" } });
    await tell(officer, "three", { officer: "alice" });
    await run(80 * MINUTES);
    expect(seen).toHaveLength(3);
    expect((await officer.get("/api/notifications/mail")).body.last).toMatchObject({
      status: "given_up",
      failure: expect.stringContaining("complained"),
    });
  });

  it("ends when the directory deactivates its officer", async () => {
    const officer = withAddress();
    await officer.put("/api/notifications/mail", { address: "alice@example.be" });
    await tell(officer, "one", { officer: "alice" });
    const insert = `INSERT INTO scim_users (tenant_id, user_id, user_name, user_name_key, external_id, active, attributes,
      created_at, updated_at) VALUES (?, 'u1', 'alice', 'alice', 'alice', ?, '{}', '', '')`;
    await env.DB.prepare(insert).bind(officer.tenant, 0).run();
    const tokens = JSON.stringify([{ sha256: "0".repeat(64), tenant: officer.tenant }]);
    const service = bindingsWith({ SCIM_TOKENS: tokens, MAILBOX: bindings["MAILBOX"] });
    await run(0, service);
    expect(mails).toEqual([]);
    await env.DB.prepare("UPDATE scim_users SET active = 1 WHERE tenant_id = ?").bind(officer.tenant).run();
    await run(6 * MINUTES, service);
    expect(mails).toHaveLength(1);
  });

  it("stays within its tenant, and what the officer has read brings none", async () => {
    const [officer, other] = [withAddress(), withAddress()];
    for (const one of [officer, other]) await one.put("/api/notifications/mail", { address: "alice@example.be" });
    await tell(other, "one", { officer: "alice" });
    const [{ notification_id: id }] = (await other.get("/api/notifications")).body.notifications;
    await other.post(`/api/notifications/${id}/read`);
    await run(6 * MINUTES);
    expect(mails).toEqual([]);
    await tell(other, "two", { officer: "alice" });
    await run(12 * MINUTES);
    expect(mails).toHaveLength(1);
  });

  it("refuses what is no choice", async () => {
    const officer = withAddress();
    for (const body of [
      { address: "another@example.be" },
      { address: "no address" },
      { address: "a@b.be", kinds: ["sar_raised"] },
      { address: "a@b.be", language: "it" },
      {},
    ]) {
      expect([body, (await officer.put("/api/notifications/mail", body)).status]).toEqual([body, 422]);
    }
  });

  it("goes to the address of the sign-in alone: neither to one that was never theirs nor to one that is no longer", async () => {
    const officer = withAddress();
    const nameless = await newOfficer().put("/api/notifications/mail", { address: "alice@example.be" });
    expect([nameless.status, nameless.body.errors[0].code]).toEqual([422, "no_own_address"]);
    const other = await officer.put("/api/notifications/mail", { address: "alice@elsewhere.example" });
    expect([other.status, other.body.errors[0].code]).toEqual([422, "not_your_address"]);
    expect((await officer.put("/api/notifications/mail", { address: "ALICE@example.be" })).status).toBe(200);
    // Earlier releases took any address.
    const set = (address: string) =>
      env.DB.prepare("UPDATE officer_mails SET address = ? WHERE tenant_id = ?").bind(address, officer.tenant).run();
    await set("thief@elsewhere.example");
    await tell(officer, "one", { officer: "alice" });
    await run(6 * MINUTES);
    expect(mails).toEqual([]);
    expect((await officer.get("/api/notifications/mail")).body.last).toMatchObject({
      status: "given_up",
      failure: expect.stringContaining("your sign-in now has another address"),
    });
    await set("alice@example.be");
    const renamed = withAddress("alice@new.example", officer.tenant);
    expect((await renamed.get("/api/session")).status).toBe(200);
    await run(60 * MINUTES);
    expect(mails).toEqual([]);
    await renamed.put("/api/notifications/mail", { address: "alice@new.example" });
    await run(120 * MINUTES);
    expect(mails.map(({ text }) => /^To: (.*?)\r?$/m.exec(text)![1])).toEqual(["alice@new.example"]);
  });

  it("goes by the platform's own mail where that is bound, and is tried again when it fails", async () => {
    const sent: Record<string, unknown>[] = [];
    let fails = true;
    const MAILER = {
      send: async (message: Record<string, unknown>) => {
        sent.push(message);
        if (fails) throw new Error("E_INTERNAL_SERVER_ERROR");
      },
    };
    // The folder of the local mode stands behind the platform's mail, and an HTTP service before it.
    const service = bindingsWith({ MAILER, MAIL_FROM: "Dossier <d@bank.example>", MAIL_REPLY_TO: "kyc@bank.example" });
    const officer = withAddress();
    await officer.put("/api/notifications/mail", { address: "alice@example.be" });
    await tell(officer, "one", { officer: "alice" });
    await run(6 * MINUTES, service);
    expect((await officer.get("/api/notifications/mail")).body.last).toMatchObject({
      status: "failed",
      failure: "the mail service did not answer",
    });
    fails = false;
    await run(12 * MINUTES, service);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[1]).toMatchObject({
      from: "Dossier <d@bank.example>",
      replyTo: "kyc@bank.example",
      to: "alice@example.be",
      subject: "A new notification in Dossier",
      headers: { "Auto-Submitted": "auto-generated", "X-Dossier-Mail": expect.any(String) },
    });
    expect(mails).toEqual([]);
    expect((await officer.get("/api/notifications/mail")).body.last).toMatchObject({ status: "sent", failure: null });
  });

  it("has no kind of notification that is about a report", () => {
    expect(NOTIFICATION_KINDS.filter((kind) => /sar|(?:^|_)str(?:_|$)|report|fiu|suspici/i.test(kind))).toEqual([]);
  });
});

describe("the page of the local folder", () => {
  it("shows what the service wrote, without running anything in it", async () => {
    const files: Record<string, string> = {
      "a.eml":
        "Message-ID: <a@dossier>\r\nFrom: D <d@localhost>\r\nTo: x@example.be\r\nSubject: =?utf-8?B?w4ljaMOpYW5jZQ==?=\r\n\r\nHello <script>alert(1)</script>\n\nhttps://dossier.test/portal/abc\n",
    };
    const mailbox = {
      fetch: async (url: string) => {
        const name = new URL(url).pathname.slice(1);
        return name === ""
          ? Response.json(Object.keys(files).map((file) => ({ name: file, type: "file" })))
          : new Response(files[name], { headers: { "last-modified": "Thu, 26 Nov 2026 10:00:00 GMT" } });
      },
    };
    const answer = await askApp(bindingsWith({ MAILBOX: mailbox }), "http://localhost:8787/mail");
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain("<h2>Échéance</h2>");
    expect(text).toContain("&lt;script&gt;");
    expect(text).toContain('<a href="https://dossier.test/portal/abc">');
    expect((await askApp(bindingsWith({ MAILBOX: undefined }), "http://localhost:8787/mail")).status).toBe(404);
    // A name of another site that leads to this machine gets nothing (DNS rebinding).
    for (const [host, expected] of [
      ["127.0.0.1:8787", 200],
      ["[::1]:8787", 200],
      ["evil.example:8787", 404],
      ["localhost.evil.example", 404],
      ["127.0.0.1.nip.io", 404],
      ["dossier.test", 404],
    ] as const) {
      const { status: found } = await askApp(bindingsWith({ MAILBOX: mailbox }), `http://${host}/mail`);
      expect([host, found]).toEqual([host, expected]);
    }
  });
});
