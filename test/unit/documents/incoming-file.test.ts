import { describe, expect, it } from "vitest";
import { IncomingFile, type StagedUpload } from "../../../src/features/documents/incoming-file.ts";
import type { Ctx } from "../../../src/platform/context.ts";
import { sha256Hex } from "../../../src/platform/hashing.ts";
import { FakeBucket } from "../../support/fake-bucket.ts";

const MIB = 1_048_576;

function incoming() {
  const bucket = new FakeBucket();
  const noted: StagedUpload[] = [];
  const abandoned: StagedUpload[] = [];
  const ctx = { env: { FILES: bucket }, randomBytes: (n: number) => new Uint8Array(n).fill(9) } as unknown as Ctx;
  const file = new IncomingFile(ctx, "case-1", {
    note: async (staged) => void noted.push(staged),
    abandon: async (staged) => void abandoned.push(staged),
  });
  return { bucket, noted, abandoned, file };
}

async function send(file: IncomingFile, bytes: number, pieceBytes = 60_000): Promise<Uint8Array> {
  const whole = new Uint8Array(bytes).map((_, i) => (i * 31) % 251);
  for (let at = 0; at < bytes; at += pieceBytes) await file.write(whole.subarray(at, at + pieceBytes));
  await file.end();
  return whole;
}

describe("a file on its way in", () => {
  it.each([1, 1_000, 5 * MIB])("of %i bytes is written once, straight to its key", async (bytes) => {
    const { bucket, noted, file } = incoming();
    const whole = await send(file, bytes);
    await file.storeAs("case-1/a.pdf", "doc-1", "application/pdf");
    await file.discard();
    expect([...bucket.objects.keys()]).toEqual(["case-1/a.pdf"]);
    expect(sha256Hex(bucket.objects.get("case-1/a.pdf")!.bytes)).toBe(sha256Hex(whole));
    expect([file.measure.size, file.measure.sha256]).toEqual([bytes, sha256Hex(whole)]);
    expect(noted).toEqual([]);
  });

  it.each([1_000, 5 * MIB + 1_000])("of %i bytes is read in stretches, in memory or staged", async (bytes) => {
    const { file } = incoming();
    const whole = await send(file, bytes);
    for (const at of [0, bytes - 500, bytes - 1]) {
      expect(Buffer.from(await file.read(at, 500)).equals(whole.subarray(at, at + 500))).toBe(true);
    }
    expect((await file.read(bytes, 10)).byteLength).toBe(0);
    expect((await file.read(0, 0)).byteLength).toBe(0);
  });

  it.each([5 * MIB + 1, 10 * MIB, 20 * MIB])(
    "of %i bytes is staged in parts of 5 MiB, never held whole",
    async (bytes) => {
      const { bucket, noted, abandoned, file } = incoming();
      const whole = await send(file, bytes);
      expect(bucket.largestPiece).toBe(5 * MIB);
      expect(noted).toHaveLength(1);
      expect(noted[0]!.key).toMatch(/^case-1\/incoming\/[0-9a-f-]{36}$/);
      await file.storeAs("case-1/a.pdf", "doc-1", "application/pdf");
      expect(sha256Hex(bucket.objects.get("case-1/a.pdf")!.bytes)).toBe(sha256Hex(whole));
      expect(bucket.largestPiece).toBe(5 * MIB);
      await file.discard();
      await file.discard();
      expect(abandoned).toEqual(noted);
    },
  );

  it("is on record before anything of it is staged", async () => {
    const bucket = new FakeBucket();
    const ctx = { env: { FILES: bucket }, randomBytes: (n: number) => new Uint8Array(n) } as unknown as Ctx;
    const file = new IncomingFile(ctx, "case-1", {
      note: () => Promise.reject(new Error("on hold")),
      abandon: async () => {},
    });
    await expect(send(file, 6 * MIB)).rejects.toThrow("on hold");
    expect(bucket.largestPiece).toBe(0);
  });

  it("finds what it wrote before, and clears away what an upload that died left at its key", async () => {
    const { bucket, file } = incoming();
    await bucket.put("case-1/a.pdf", new Uint8Array([1]), { customMetadata: { document_id: "dead" } });
    const whole = await send(file, 1_000);
    await file.storeAs("case-1/a.pdf", "doc-1", "application/pdf");
    await file.storeAs("case-1/a.pdf", "doc-1", "application/pdf");
    expect(sha256Hex(bucket.objects.get("case-1/a.pdf")!.bytes)).toBe(sha256Hex(whole));
    expect(bucket.objects.get("case-1/a.pdf")!.customMetadata).toEqual({ document_id: "doc-1" });
  });

  it("knows its beginning, whatever pieces it came in", async () => {
    const { file } = incoming();
    const whole = await send(file, 200_000, 7_001);
    expect(Buffer.from(file.measure.head)).toEqual(Buffer.from(whole.subarray(0, 65_536)));
  });
});
