import { describe, expect, it } from "vitest";
import type { FormFile } from "../../../src/http/form-stream.ts";
import { type ReadForm, readForm } from "../../../src/http/multipart.ts";
import { DomainError } from "../../../src/platform/errors.ts";
import { type FormPart, multipart } from "../../support/form.ts";

const LIMIT = 1_000;
const field: FormPart = { name: "requirement_id", value: "bank_account_proof" };
const fileOf = (bytes: number, given: Partial<FormPart> = {}): FormPart => ({
  name: "file",
  filename: "naïve.pdf",
  type: "Application/PDF; x=1",
  value: new Uint8Array(bytes).fill(7),
  ...given,
});

/** A body that arrives in pieces, and says how much of it was taken. */
function sending(body: Uint8Array, pieceBytes = 100) {
  const sent = { bytes: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent.bytes >= body.byteLength) return controller.close();
      controller.enqueue(body.slice(sent.bytes, (sent.bytes += pieceBytes)));
    },
    cancel() {
      sent.cancelled = true;
    },
  });
  return { sent, stream };
}

async function read(
  parts: readonly FormPart[],
  options: { cutAfter?: number; take?: (file: FormFile) => Promise<void>; headers?: Record<string, string> } = {},
) {
  const form = multipart(parts, options);
  const { sent, stream } = sending(form.body);
  const request = new Request("https://dossier.test/", {
    method: "POST",
    headers: options.headers ?? form.headers,
    body: stream,
    duplex: "half",
  } as RequestInit);
  const taken: { file?: FormFile; bytes: number; ended: boolean } = { bytes: 0, ended: false };
  const take = async (file: FormFile) => {
    taken.file = file;
    for await (const piece of file.pieces) taken.bytes += piece.byteLength;
    taken.ended = true;
  };
  const outcome = await readForm(request, {
    fields: ["requirement_id"],
    fileField: "file",
    fileMaxBytes: LIMIT,
    onFile: options.take ?? take,
  }).catch((error: unknown) => error);
  const fields = outcome instanceof Error ? null : Object.fromEntries((outcome as ReadForm).fields);
  const code = outcome instanceof DomainError ? outcome.code : null;
  return { fields, code, outcome, taken, sent, bodyBytes: form.body.byteLength };
}

describe("reading a form", () => {
  it.each([
    ["field first", [field, fileOf(500)]],
    ["file first", [fileOf(500), field]],
  ])("works with the %s", async (_, parts) => {
    const { fields, taken } = await read(parts);
    expect(fields).toEqual({ requirement_id: "bank_account_proof" });
    expect(taken).toMatchObject({ bytes: 500, ended: true });
    expect(taken.file).toMatchObject({ filename: "naïve.pdf", mediaType: "application/pdf" });
  });

  it("takes a file of exactly the limit and refuses one byte more", async () => {
    expect((await read([field, fileOf(LIMIT)])).taken).toMatchObject({ bytes: LIMIT, ended: true });
    expect((await read([field, fileOf(LIMIT + 1)])).code).toBe("payload_too_large");
    expect((await read([fileOf(LIMIT + 1), field])).code).toBe("payload_too_large");
  });

  it("takes the rest of a refused body in, so that the sender sees the answer", async () => {
    const { code, sent, bodyBytes, taken } = await read([field, fileOf(50_000)]);
    expect(code).toBe("payload_too_large");
    expect(sent.bytes).toBeGreaterThanOrEqual(bodyBytes);
    expect(taken.bytes).toBeLessThanOrEqual(LIMIT + 1);
  });

  it("cuts off a sender that does not stop", async () => {
    const { code, sent } = await read([field, fileOf(40_000_000)]);
    expect([code, sent.cancelled]).toEqual(["payload_too_large", true]);
    expect(sent.bytes).toBeLessThan(36_000_000);
  });

  it.each([
    ["no file", [field], "validation_failed", ["file"]],
    ["no requirement", [fileOf(5)], "validation_failed", ["requirement_id"]],
    ["a file that is text", [field, { name: "file", value: "abc" }], "validation_failed", ["file"]],
    ["two files", [field, fileOf(5), fileOf(5)], "validation_failed", ["file"]],
    ["two requirements", [field, field, fileOf(5)], "validation_failed", ["requirement_id"]],
    [
      "an endless requirement",
      [{ ...field, value: "x".repeat(2_000) }, fileOf(5)],
      "validation_failed",
      ["requirement_id"],
    ],
    ["a field that does not exist", [field, { name: "tenant", value: "x" }, fileOf(5)], "unknown_field", ["tenant"]],
  ] as [string, FormPart[], string, string[]][])("refuses %s", async (_, parts, code, paths) => {
    const { outcome } = await read(parts);
    expect(outcome).toMatchObject({ code });
    expect((outcome as DomainError).details.errors!.map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    ["another content type", { "Content-Type": "application/json" }],
    ["a form without a boundary", { "Content-Type": "multipart/form-data; charset=x" }],
    ["a form in a URL's encoding", { "Content-Type": "application/x-www-form-urlencoded" }],
  ])("refuses %s", async (_, headers) => {
    expect((await read([field, fileOf(5)], { headers })).code).toBe("malformed_request");
  });

  it("refuses a body that ends too early, wherever that is, and ends the taker with it", async () => {
    const whole = multipart([field, fileOf(400)]).body.byteLength;
    for (let cutAfter = 0; cutAfter < whole - 4; cutAfter += 37) {
      const { code, taken } = await read([field, fileOf(400)], { cutAfter });
      expect([cutAfter, code, taken.ended && cutAfter < whole - 60]).toEqual([cutAfter, "malformed_request", false]);
    }
  });

  it("ends with the taker's own failure, and not before the taker has let go", async () => {
    let letGo = false;
    const { outcome } = await read([fileOf(900), field], {
      take: async (file) => {
        for await (const _ of file.pieces) {
          await new Promise((resolve) => setTimeout(resolve, 5));
          letGo = true;
          throw new DomainError("on_hold", "no");
        }
      },
    });
    expect(outcome).toMatchObject({ code: "on_hold" });
    expect(letGo).toBe(true);
  });

  it("holds no more than its taker: a slow taker slows the sender down", async () => {
    let ahead = 0;
    const form = multipart([field, fileOf(LIMIT * 900)]);
    const { sent, stream } = sending(form.body, 10_000);
    const request = new Request("https://dossier.test/", {
      method: "POST",
      headers: form.headers,
      body: stream,
      duplex: "half",
    } as RequestInit);
    let taken = 0;
    await readForm(request, {
      fields: ["requirement_id"],
      fileField: "file",
      fileMaxBytes: LIMIT * 900,
      onFile: async ({ pieces }) => {
        for await (const piece of pieces) {
          taken += piece.byteLength;
          await new Promise((resolve) => setTimeout(resolve, 1));
          ahead = Math.max(ahead, sent.bytes - taken);
        }
      },
    });
    expect(taken).toBe(LIMIT * 900);
    expect(ahead).toBeLessThan(200_000);
  });
});
