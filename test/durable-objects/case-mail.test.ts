import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newOfficer } from "../support/api.ts";
import { openCase, reviewedCase, SANCTIONED } from "../support/cases.ts";
import { readRecord, runAlarm, submit } from "../support/portal.ts";

interface Taken {
  readonly name: string;
  readonly text: string;
}

/** A mailbox that keeps each file by its name, as the local one does, and answers as it is told. */
let taken: Taken[];
let status: number;
const box = { fetch: vi.fn<(url: string, init: { body: string }) => Promise<Response>>() };
const bindings = env as unknown as Record<string, unknown>;

beforeEach(() => {
  taken = [];
  status = 204;
  box.fetch.mockImplementation(async (url, { body }) => {
    if (status < 300) taken.push({ name: url, text: body });
    return new Response(null, { status });
  });
  bindings["MAILBOX"] = box;
});
afterEach(() => {
  vi.useRealTimers();
  delete bindings["MAILBOX"];
});

const EMAIL = { customer_email: "an.peeters@example.be" };
const inDutch = { ...EMAIL, additional_data: { language: "nl" } };
const TASK = { description: "Who signs?", response_type: "text" };
const WEEK_MS = 7 * 86_400_000;

const names = () => new Set(taken.map(({ name }) => name)).size;

describe("mail to a customer", () => {
  it("brings the link in their language, once, and shows officers a masked address", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer, undefined, inDutch);
    await runAlarm(opened);
    await runAlarm(opened);
    expect(taken).toHaveLength(1);
    expect(taken[0]!.text).toContain("To: an.peeters@example.be");
    expect(taken[0]!.text).toContain("Subject: Uw aanvraag bij Dossier");
    expect(taken[0]!.text).toContain(`/portal/${opened.token}`);
    const detail = await officer.get(opened.path);
    expect(detail.body.customer_mail).toMatchObject({
      to: "a***@example.be",
      mails: [{ cause: "link", status: "sent" }],
    });
    expect(JSON.stringify(detail.body)).not.toContain("an.peeters");
    expect(JSON.stringify((await officer.get(`${opened.path}/audit`)).body)).not.toContain("an.peeters");
  });

  it("goes to nobody who gave no address", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await runAlarm(opened);
    expect(taken).toEqual([]);
    expect((await officer.get(opened.path)).body.customer_mail).toBeNull();
  });

  it("writes the same file again when the service took it but its answer was lost", async () => {
    box.fetch.mockImplementation(async (url, { body }) => {
      taken.push({ name: url, text: body });
      if (taken.length === 1) throw new Error("cut off");
      return new Response(null, { status: 204 });
    });
    const opened = await openCase(newOfficer(), undefined, inDutch);
    await runAlarm(opened);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 60_000);
    await runAlarm(opened);
    expect(taken).toHaveLength(2);
    expect(taken[0]).toEqual(taken[1]);
    expect((await readRecord(opened)).customerMail!.results).toMatchObject([{ cause: "link", status: "sent" }]);
  });

  it("tells the officer of a mail that cannot be sent, and does not try again what is refused for good", async () => {
    status = 422;
    const officer = newOfficer();
    const opened = await openCase(officer, undefined, inDutch);
    await runAlarm(opened);
    await runAlarm(opened);
    expect(box.fetch.mock.calls.length).toBeLessThanOrEqual(1 + taken.length + 1);
    expect((await officer.get(opened.path)).body.customer_mail.mails).toMatchObject([
      { cause: "link", status: "given_up", to: "a***@example.be", failure: "the mail service answered 422" },
    ]);
  });

  it("reminds twice, a week apart, and no more", async () => {
    const opened = await openCase(newOfficer(), undefined, inDutch);
    await runAlarm(opened);
    vi.useFakeTimers({ toFake: ["Date"] });
    const counts: number[] = [];
    for (let week = 1; week <= 3; week++) {
      vi.setSystemTime(Date.now() + WEEK_MS - 60_000);
      await runAlarm(opened);
      counts.push(names());
      vi.setSystemTime(Date.now() + 120_000);
      await runAlarm(opened);
      counts.push(names());
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 3]);
    expect(taken.at(-1)!.text).toContain("Herinnering");
  });

  it("does not remind who has submitted, or whose link has expired", async () => {
    const [submitted, expired] = [
      await openCase(newOfficer(), undefined, inDutch),
      await openCase(newOfficer(), undefined, inDutch),
    ];
    await Promise.all([runAlarm(submitted), runAlarm(expired)]);
    expect((await submit(submitted.token)).status).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + WEEK_MS + 60_000);
    await runAlarm(submitted);
    expect(names()).toBe(2);
    vi.setSystemTime(Date.now() + 5 * WEEK_MS);
    await runAlarm(expired);
    expect(names()).toBe(2);
  });

  it("asks for what a follow-up wants, and not what it is", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    await officer.post(`${opened.path}/portal-link`, EMAIL);
    await runAlarm(opened);
    // Nothing is asked yet: the officer sees that no mail was sent.
    expect((await officer.get(opened.path)).body.customer_mail.mails).toMatchObject([{ status: "not_sent" }]);
    const body = { decision: "follow_up", reason: "more", follow_up_tasks: [TASK] };
    expect((await officer.post(`${opened.path}/decision`, body)).status).toBe(200);
    await runAlarm(opened);
    expect(taken).toHaveLength(1);
    expect(taken[0]!.text).toContain("We need some more information");
    expect(taken[0]!.text).not.toContain("Who signs?");
  });

  it("is absent under the SAR-first lock exactly as under any other review", async () => {
    const officer = newOfficer();
    const seen = [];
    for (const number of [undefined, SANCTIONED]) {
      const opened = await reviewedCase(officer, number);
      await officer.post(`${opened.path}/portal-link`, EMAIL);
      await runAlarm(opened);
      const { mails } = (await officer.get(opened.path)).body.customer_mail;
      seen.push(mails.map(({ cause, status: given, failure }: Record<string, string>) => [cause, given, failure]));
    }
    expect(taken).toEqual([]);
    expect(seen[1]).toEqual(seen[0]);
  });

  it("mails a replaced link, and refuses an address that is none", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer, undefined, EMAIL);
    await runAlarm(opened);
    await officer.post(`${opened.path}/portal-link`, {});
    await runAlarm(opened);
    expect(names()).toBe(1);
    const { body } = await officer.post(`${opened.path}/portal-link`, { replace: true });
    await runAlarm(opened);
    expect(names()).toBe(2);
    expect(taken.at(-1)!.text).toContain(body.portal_token);
    expect((await officer.post(`${opened.path}/portal-link`, { customer_email: "no address" })).status).toBe(422);
  });
});
