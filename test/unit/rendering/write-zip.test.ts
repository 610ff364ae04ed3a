import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { afterAll, describe, expect, it } from "vitest";
import { zipChunks, zipStream, type ZipEntry } from "../../../src/rendering/zip/write-zip.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

async function pack(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipChunks(entries)) chunks.push(Uint8Array.from(chunk));
  return Buffer.concat(chunks);
}

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += size) {
    await Promise.resolve();
    yield encode(text.slice(at, at + size));
  }
}

const ENTRIES = (): ZipEntry[] => [
  { path: "report.pdf", content: encode("packed already"), stored: true },
  { path: "memoranda/één.json", content: inPieces('{"a":1}'.repeat(5000), 97) },
  { path: "empty.txt", content: new Uint8Array(0) },
];

const folder = mkdtempSync(path.join(tmpdir(), "zip-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("ZIP", () => {
  it("unpacks to what was packed, from bytes and from streams", async () => {
    const unpacked = unzipSync(await pack(ENTRIES()));
    expect(Object.keys(unpacked)).toEqual(["report.pdf", "memoranda/één.json", "empty.txt"]);
    expect(Buffer.from(unpacked["report.pdf"] ?? []).toString()).toBe("packed already");
    expect(Buffer.from(unpacked["memoranda/één.json"] ?? []).toString()).toBe('{"a":1}'.repeat(5000));
    expect(unpacked["empty.txt"]).toHaveLength(0);
  });

  it.skipIf(spawnSync("python3", ["-V"]).status !== 0)("is what another program takes for a ZIP", async () => {
    const file = path.join(folder, "pack.zip");
    writeFileSync(file, await pack(ENTRIES()));
    const script = "import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); print(z.testzip(), len(z.namelist()))";
    expect(execFileSync("python3", ["-c", script, file]).toString().trim()).toBe("None 3");
    expect(readFileSync(file).subarray(0, 2).toString()).toBe("PK");
  });

  it("gives the same bytes for the same entries, whenever and in whatever time zone", async () => {
    const zone = process.env["TZ"];
    const first = await pack(ENTRIES());
    try {
      process.env["TZ"] = "Pacific/Auckland";
      expect(Buffer.from(await pack(ENTRIES())).equals(first)).toBe(true);
    } finally {
      if (zone === undefined) delete process.env["TZ"];
      else process.env["TZ"] = zone;
    }
  });

  it("asks for the next piece only when the last has been taken", async () => {
    let produced = 0;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for (; produced < 1000; produced += 1) yield new Uint8Array(1024);
      await Promise.resolve();
    }
    const reader = zipStream([{ path: "a", content: counted(), stored: true }]).getReader();
    await reader.read();
    await reader.read();
    expect(produced).toBeLessThan(4);
    await reader.cancel();
    expect(produced).toBeLessThan(4);
  });

  it("holds a bounded part of a large archive", async () => {
    const block = new Uint8Array(1_048_576).fill(7);
    async function* large(): AsyncGenerator<ZipEntry> {
      for (let number = 0; number < 40; number += 1) {
        await Promise.resolve();
        yield { path: `documents/${number}`, stored: true, content: repeat(block, 5) };
      }
    }
    async function* repeat(bytes: Uint8Array, times: number): AsyncGenerator<Uint8Array> {
      for (let time = 0; time < times; time += 1) {
        await Promise.resolve();
        yield bytes;
      }
    }
    let total = 0;
    let largest = 0;
    for await (const chunk of zipChunks(large())) {
      total += chunk.length;
      largest = Math.max(largest, chunk.length);
    }
    expect(total).toBeGreaterThan(200 * 1_048_576);
    expect(largest).toBeLessThanOrEqual(1_048_576);
  });

  it.each(["../secret", "/etc/passwd", "a/../b", "a\\b", "C:x", "", "a//b", "./a", "a\u0000b"])(
    "refuses the path %j",
    async (unsafe) => {
      await expect(pack([{ path: unsafe, content: encode("x") }])).rejects.toThrow(TypeError);
    },
  );

  it("refuses the same path twice", async () => {
    const entry = { path: "a", content: encode("x") };
    await expect(pack([entry, entry])).rejects.toThrow("same path");
  });

  it("passes on the failure of a source instead of ending the archive", async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield encode("first");
      await Promise.reject(new Error("the object is gone"));
    }
    await expect(pack([{ path: "a", content: failing() }])).rejects.toThrow("the object is gone");
  });
});
