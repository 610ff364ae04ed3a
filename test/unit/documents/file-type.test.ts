import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { declaredFormat, sniffFormat } from "../../../src/features/documents/file-type.ts";
import * as files from "../../support/sample-files.ts";

/** The same archive with the end records of ZIP64, whose offset may be wrong by some bytes. */
function asZip64(zip: Uint8Array, wrongBy = 0): Buffer {
  const end = Buffer.from(zip.subarray(zip.byteLength - 22));
  const record = Buffer.alloc(56);
  record.write("PK\u0006\u0006", "latin1");
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(8)), 24);
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), 32);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16) + wrongBy), 48);
  const locator = Buffer.alloc(20);
  locator.write("PK\u0006\u0007", "latin1");
  locator.writeBigUInt64LE(BigInt(zip.byteLength - 22), 8);
  locator.writeUInt32LE(1, 16);
  end.writeUInt32LE(0xffff_ffff, 16);
  return Buffer.concat([zip.subarray(0, zip.byteLength - 22), record, locator, end]);
}

describe("the type of a file's content", () => {
  it.each([
    ["a PDF", files.PDF, "pdf"],
    ["a PNG", files.PNG, "png"],
    ["a JPEG", files.JPG, "jpg"],
    ["a Word document", files.DOCX, "docx"],
    ["a Word document with its parts in another order", files.DOCX_ODD_ORDER, "docx"],
    ["a Word document with macros", files.DOCM, null],
    ["one that hides its macros", files.DISGUISED_DOCM, null],
    ["a long Word document", files.longDocx(200_000), "docx"],
    ["one with macros behind 200 kB of a picture", files.lateMacros(200_000), null],
    ["one whose macros have another name", files.renamedMacros(200_000), null],
    ["one whose content types are in UTF-16", files.typesAs((text) => Buffer.from(`\ufeff${text}`, "utf16le")), null],
    [
      "one whose content types are in entities",
      files.typesAs((text) => strToU8(text.replace("macroE", "macro&#69;"))),
      null,
    ],
    ["one with macros in other letters", files.docxWith({ "WORD/VBAPROJECT.BIN": strToU8("macro") }), null],
    ["one with macros behind a backslash", files.docxWith({ "word\\vbaProject.bin": strToU8("macro") }), null],
    ["one with a workbook with macros in it", files.docxWith({ "word/embeddings/a.xlsm": strToU8("x") }), null],
    ["a legacy Word document", Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]), null],
    ["one with bytes after its end", Buffer.concat([files.DOCX, Buffer.from("x")]), null],
    ["two archives one after the other", Buffer.concat([files.DOCM, files.DOCX]), null],
    ["one whose directory is cut off", files.longDocx(100_000).subarray(0, 100_100), null],
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

  it("of an archive is read where the file lies, in bounds, however long it is", async () => {
    for (const [bytes, format] of [
      [files.longDocx(600_000), "docx"],
      [files.lateMacros(600_000), null],
    ] as const) {
      let read = 0;
      const file = {
        size: bytes.byteLength,
        read: async (at: number, length: number) => {
          read += length;
          return bytes.subarray(at, at + length);
        },
      };
      expect(await sniffFormat(bytes.subarray(0, 65_536), file)).toBe(format);
      expect(read).toBeLessThan(100_000);
    }
  });

  it("of an archive in ZIP64 is known, and refused where its records contradict each other", async () => {
    expect(await sniffFormat(asZip64(files.DOCX))).toBe("docx");
    expect(await sniffFormat(asZip64(files.DOCM))).toBeNull();
    expect(await sniffFormat(asZip64(files.DOCX, 1))).toBeNull();
  });

  it("of an archive with a directory that lies is not guessed", async () => {
    const end = files.DOCX.byteLength - 22;
    for (const [at, value] of [
      [end + 4, 1],
      [end + 8 + 2, 9],
      [end + 12, 0x7fff],
      [end + 16, 1],
      [end + 20, 5],
    ] as const) {
      const lying = Buffer.from(files.DOCX);
      lying.writeUInt16LE(value, at);
      expect([at, await sniffFormat(lying)]).toEqual([at, null]);
    }
    const bomb = files.docxWith({ "[Content_Types].xml": new Uint8Array(5_000_000) });
    expect(await sniffFormat(bomb)).toBeNull();
  });

  it("of an encrypted archive is not guessed", async () => {
    const encrypted = Uint8Array.from(files.DOCX_ODD_ORDER);
    for (let at = 0; at < encrypted.length - 4; at++) {
      const mark = Buffer.from(encrypted.subarray(at, at + 4)).toString("latin1");
      if (mark === "PK\u0003\u0004") encrypted[at + 6]! |= 1;
      if (mark === "PK\u0001\u0002") encrypted[at + 8]! |= 1;
    }
    expect(await sniffFormat(encrypted)).toBeNull();
  });

  it("is declared by its media type, as senders write it", () => {
    expect(
      ["application/pdf", "image/jpg", "image/jpeg", "text/html", "application/octet-stream"].map(declaredFormat),
    ).toEqual(["pdf", "jpg", "jpg", null, null]);
  });
});
