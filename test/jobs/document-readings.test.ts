import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import worker from "../../src/index.ts";
import { CLAIM_MS, readContent } from "../../src/features/readings/read-content.service.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, type OpenCase } from "../support/cases.ts";
import { FaultyBindings } from "../support/faulty-bindings.ts";
import { readRecord, runAlarm, upload } from "../support/portal.ts";
import {
  documentsOf,
  holdQueue,
  jobCtx,
  readingFiles,
  readingRows,
  stubReader,
  textPdf,
} from "../support/reading-jobs.ts";
import { strike } from "../support/retention-clock.ts";

// What fails here is logged, and would bury what a test has to say.
beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

const CERTIFICATE = textPdf("Attest bankrekening", "Rekeninghouder: Bakkerij De Linde", "IBAN BE68 5390 0754 7034");

const statusOf = async (officer: Officer, opened: OpenCase) => (await documentsOf(officer, opened))[0]!.reading.status;
const readEvents = async (officer: Officer, { path }: OpenCase): Promise<any[]> =>
  (await officer.get(`${path}/audit`)).body.entries.filter(({ event }: any) => event === "DOCUMENT_READ");

/** A case with one document whose message waits. */
async function handedIn(officer = newOfficer(), bytes = CERTIFICATE) {
  const sent = holdQueue();
  const opened = await openCase(officer);
  expect((await upload(opened.token, bytes)).status).toBe(201);
  await runAlarm(opened);
  expect(sent.length).toBeGreaterThan(0);
  return { officer, opened, message: sent[0]!, sent };
}

describe("a document that is handed in", () => {
  it("is read by itself, once, and shows what it says", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    expect((await upload(opened.token, CERTIFICATE)).status).toBe(201);
    await expect.poll(() => statusOf(officer, opened), { timeout: 200_000 }).toBe("read");
    const [document] = await documentsOf(officer, opened);
    expect(document!.reading).toMatchObject({ reader: "text_layer", pages: 1 });
    const events = await readEvents(officer, opened);
    expect(events).toMatchObject([
      { actor: "system", details: { document_id: document!.document_id, status: "read" } },
    ]);
    expect(JSON.stringify(events)).not.toContain("BE68");
    const { status, body } = await officer.get(`${opened.path}/documents/${document!.document_id}/reading`);
    expect(status).toBe(200);
    expect(body.pages[0].lines.map(({ text }: any) => text)).toContain("Attest bankrekening");
    expect(await readingFiles(officer.tenant)).toHaveLength(1);
  });

  it("answers 409 until it is read; other officers' tenants, customers and files of the service find nothing", async () => {
    const { officer, opened } = await handedIn();
    const [document] = await documentsOf(officer, opened);
    expect(document!.reading).toMatchObject({ status: "pending", satisfies: null, fact_count: 0 });
    const path = `${opened.path}/documents/${document!.document_id}/reading`;
    const pending = await officer.get(path);
    expect([pending.status, pending.body.code]).toEqual([409, "not_ready"]);
    expect((await newOfficer().get(path)).status).toBe(404);
    expect((await officer.get(`${opened.path}/documents/nothing/reading`)).status).toBe(404);
  });

  it("is read once, however often and in however many batches its message comes", async () => {
    const { officer, opened, message } = await handedIn();
    const { read, reader } = stubReader();
    const ctx = jobCtx(officer.tenant);
    const outcomes = await Promise.all([1, 2, 3].map(() => readContent(ctx, message, reader)));
    expect([await readContent(ctx, message, reader), ...outcomes].toSorted()).toEqual([
      "known",
      "known",
      "known",
      "stored",
    ]);
    expect(read).toHaveLength(1);
    await runAlarm(opened);
    expect(await readEvents(officer, opened)).toHaveLength(1);
  });

  it("is read once for two cases of a tenant, and again for another tenant", async () => {
    const [officer, stranger] = [newOfficer(), newOfficer()];
    const first = await handedIn(officer);
    const { read, reader } = stubReader();
    expect(await readContent(jobCtx(officer.tenant), first.message, reader)).toBe("stored");
    const second = await openCase(officer);
    await upload(second.token, CERTIFICATE);
    await runAlarm(second);
    expect(await statusOf(officer, second)).toBe("read");
    expect(first.sent).toHaveLength(1);
    const other = await handedIn(stranger);
    expect(await readContent(jobCtx(stranger.tenant), other.message, reader)).toBe("stored");
    expect(read).toHaveLength(2);
    expect(await readingFiles(stranger.tenant)).not.toEqual(await readingFiles(officer.tenant));
  });

  it("has its message sent again when that was lost, with growing delays", async () => {
    const { opened, sent } = await handedIn();
    const at = Date.now();
    for (const [afterMs, messages] of [
      [5_000, 1],
      [11_000, 2],
      [25_000, 2],
      [32_000, 3],
    ] as const) {
      vi.useFakeTimers({ toFake: ["Date"], now: at + afterMs });
      await runAlarm(opened);
      expect(sent).toHaveLength(messages);
    }
  });

  it("does not have the others of its case asked for again", async () => {
    const { officer, opened, message, sent } = await handedIn();
    await upload(opened.token, textPdf("Another document", "with other words in it"));
    await runAlarm(opened);
    expect(sent).toHaveLength(2);
    const { reader } = stubReader();
    expect(await readContent(jobCtx(officer.tenant), message, reader)).toBe("stored");
    await runAlarm(opened);
    expect((await documentsOf(officer, opened)).map(({ reading }) => reading.status)).toEqual(["read", "pending"]);
    expect(sent).toHaveLength(2);
  });

  it("that fails by an error of ours is tried three times and then counts as failed, for an officer to look", async () => {
    const { officer, opened, message } = await handedIn();
    const ctx = jobCtx(officer.tenant);
    const poison = () => Promise.reject(new Error("of ours"));
    expect(await readContent(ctx, message, poison)).toBe("retry");
    expect(await readContent(ctx, message, poison)).toBe("retry");
    expect(await readContent(ctx, message, poison)).toBe("stored");
    await runAlarm(opened);
    expect(await statusOf(officer, opened)).toBe("failed");
  });

  it("that kills the process each time is given up as well", async () => {
    const { officer, message } = await handedIn();
    let now = Date.now();
    const ctx = jobCtx(officer.tenant, { now: () => new Date(now) });
    const { read, reader } = stubReader();
    for (let i = 0; i < 3; i++) {
      const died = new FaultyBindings(2);
      const dying = jobCtx(officer.tenant, { now: ctx.now }, died.env);
      await expect(readContent(dying, message, reader)).rejects.toThrow();
      expect(await readContent(ctx, message, reader)).toBe("known");
      now += CLAIM_MS + 1;
    }
    expect(await readContent(ctx, message, reader)).toBe("stored");
    expect(read).toEqual([]);
  });

  it("is not read with other bytes than were handed in", async () => {
    const { officer, message } = await handedIn();
    await env.FILES.put(message.key, "something else");
    const { read, reader } = stubReader();
    const ctx = jobCtx(officer.tenant);
    for (const outcome of ["retry", "retry", "stored"]) expect(await readContent(ctx, message, reader)).toBe(outcome);
    expect(read).toEqual([]);
  });

  it.each(["before", "after"] as const)(
    "comes to the same end if the process dies %s any of its steps",
    async (moment) => {
      const { reader } = stubReader();
      for (let step = 1; ; step++) {
        const { officer, opened, message } = await handedIn();
        const died = new FaultyBindings(step, moment);
        const first = await readContent(jobCtx(officer.tenant, {}, died.env), message, reader).catch(() => "died");
        const later = jobCtx(officer.tenant, { now: () => new Date(Date.now() + CLAIM_MS + 1) });
        expect(["stored", "known"]).toContain(await readContent(later, message, reader));
        await runAlarm(opened);
        expect([step, await statusOf(officer, opened)]).toEqual([step, "read"]);
        expect(await readEvents(officer, opened)).toHaveLength(1);
        expect(await readingFiles(officer.tenant)).toHaveLength(1);
        if (first !== "died") return;
      }
    },
  );

  it("whose message nobody can read is not sent again, and a letter that the queue gave up is worked on", async () => {
    const { officer, opened, message } = await handedIn();
    const deliver = async (body: unknown) => {
      const batch = createMessageBatch("dossier-readings-dead", [
        { id: "m", timestamp: new Date(), body, attempts: 1 },
      ]);
      const execution = createExecutionContext();
      await worker.queue(batch, env, execution);
      return (await getQueueResult(batch, execution)).explicitAcks;
    };
    expect(await deliver({ nothing: true })).toEqual(["m"]);
    expect(await deliver(message)).toEqual(["m"]);
    await runAlarm(opened);
    expect(await statusOf(officer, opened)).toBe("read");
  });
});

describe("the deletion of a case", () => {
  const remove = async (officer: Officer, { path }: OpenCase) =>
    expect((await officer.colleague("carl", "compliance_manager").delete(path)).status).toBe(200);
  const NOTHING = { readings: 0, reading_uses: 0, reading_marks: 0 };

  it("removes what was read with the last case that uses it, and marks at once", async () => {
    const first = await handedIn();
    const { officer } = first;
    const { reader } = stubReader();
    await readContent(jobCtx(officer.tenant), first.message, reader);
    await runAlarm(first.opened);
    const second = await openCase(officer);
    await upload(second.token, CERTIFICATE);
    await runAlarm(second);
    expect(await readingRows(officer.tenant)).toEqual({ readings: 1, reading_uses: 2, reading_marks: 2 });
    await remove(officer, first.opened);
    expect(await readingRows(officer.tenant)).toEqual({ readings: 1, reading_uses: 1, reading_marks: 1 });
    expect(await readingFiles(officer.tenant)).toHaveLength(1);
    await remove(officer, second);
    expect(await readingRows(officer.tenant)).toEqual(NOTHING);
    expect(await readingFiles(officer.tenant)).toEqual([]);
  });

  it("while its document is read leaves nothing behind", async () => {
    const { officer, opened, message } = await handedIn();
    const { reader } = stubReader();
    const outcome = await readContent(jobCtx(officer.tenant), message, async (...given) => {
      await remove(officer, opened);
      return reader(...given);
    });
    expect(outcome).toBe("unused");
    expect(await readingRows(officer.tenant)).toEqual(NOTHING);
    expect(await readingFiles(officer.tenant)).toEqual([]);
    expect(await readContent(jobCtx(officer.tenant), message, reader)).toBe("known");
    expect(await readingRows(officer.tenant)).toEqual(NOTHING);
  });

  it("leaves nothing for the next sweep where the process died between the two", async () => {
    const { officer, opened, message } = await handedIn();
    const { reader } = stubReader();
    // The file is written, and its row cannot be any more.
    const died = new FaultyBindings(4);
    const dying = readContent(jobCtx(officer.tenant, {}, died.env), message, async (...given) => {
      await remove(officer, opened);
      return reader(...given);
    });
    await expect(dying).rejects.toThrow();
    expect(await readingFiles(officer.tenant)).toHaveLength(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + CLAIM_MS + 1 });
    await strike();
    expect(await readingRows(officer.tenant)).toEqual(NOTHING);
    expect(await readingFiles(officer.tenant)).toEqual([]);
  });
});

describe("a file that another customer handed in", () => {
  it("is named in the later case only, and not if the customer is the same", async () => {
    const officer = newOfficer();
    const { reader } = stubReader();
    const first = await handedIn(officer);
    await readContent(jobCtx(officer.tenant), first.message, reader);
    await runAlarm(first.opened);
    const uploaded = async (number: string) => {
      const opened = await openCase(officer, number);
      await upload(opened.token, CERTIFICATE);
      await runAlarm(opened);
      return (await readRecord(opened)).documents[0]!.reading!.seen_elsewhere;
    };
    const { workflowId, caseId } = first.opened;
    expect(await uploaded("0999900150")).toEqual([]);
    expect(await uploaded("0999900942")).toContainEqual({ mark: "file", workflow_id: workflowId, case_id: caseId });
    expect((await readRecord(first.opened)).documents[0]!.reading!.seen_elsewhere).toEqual([]);
  });
});
