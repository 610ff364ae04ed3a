import { strToU8 } from "fflate";
import { describe, expect, it, vi } from "vitest";
import { declaredFormat, sniffFormat } from "../../../src/features/documents/file-type.ts";
import * as files from "../../support/sample-files.ts";

describe("the type of a file's content", () => {
  it.each([
    ["a PDF", files.PDF, "pdf"],
    ["a PNG", files.PNG, "png"],
    ["a JPEG", files.JPG, "jpg"],
    ["a Word document", files.DOCX, "docx"],
    ["a Word document with its parts in another order", files.DOCX_ODD_ORDER, "docx"],
    ["a Word document with macros", files.DOCM, null],
    ["one that hides its macros", files.DISGUISED_DOCM, null],
    ["any other archive", files.ZIP, null],
    ["a program", files.EXE, null],
    ["plain text", strToU8("%PD F hello"), null],
    ["a page", strToU8("<!doctype html><script>alert(1)</script>"), null],
    ["an image that is a script", strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ["nothing", new Uint8Array(), null],
    ["a broken archive", files.DOCX.subarray(0, 20), null],
  ])("of %s", async (_, bytes, format) => {
    expect(await sniffFormat(bytes)).toBe(format);
  });

  it("of an encrypted archive is not guessed", async () => {
    const encrypted = Uint8Array.from(files.DOCX_ODD_ORDER);
    for (let at = 0; at < encrypted.length - 4; at++) {
      if (Buffer.from(encrypted.subarray(at, at + 4)).toString("latin1") === "PK\u0003\u0004") encrypted[at + 6]! |= 1;
    }
    expect(await sniffFormat(encrypted)).toBeNull();
  });

  it("of an archive whose headers lie about their names costs no more than it holds", async () => {
    const header = Buffer.alloc(32);
    header.write("PK\u0003\u0004", "latin1");
    const lying = Buffer.concat([header, Buffer.from("XX"), ...Array.from({ length: 2_000 }, () => header)]);
    for (let at = 34; at < lying.length; at += 32) lying.writeUInt16LE(0xffff, at + 26);
    const read = vi.spyOn(Buffer.prototype, "toString");
    expect(await sniffFormat(lying)).toBeNull();
    const characters = read.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
    read.mockRestore();
    expect(characters).toBeGreaterThan(1_000);
    expect(characters).toBeLessThan(1_000_000);
  });

  it("is declared by its media type, as senders write it", () => {
    expect(
      ["application/pdf", "image/jpg", "image/jpeg", "text/html", "application/octet-stream"].map(declaredFormat),
    ).toEqual(["pdf", "jpg", "jpg", null, null]);
  });
});
