import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberFileName, sanitiseFileName } from "../../../src/domain/documents/file-name.ts";

const pdf = (name: string) => sanitiseFileName(name, ["pdf"]);

describe("a file name", () => {
  it.each([
    ["statutes.pdf", "statutes.pdf"],
    ["Statuten Café & Zn. (2026).PDF", "Statuten Café & Zn. (2026).PDF"],
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\temp\\..\\boot.pdf", "boot.pdf"],
    ["..", "document.pdf"],
    ["", "document.pdf"],
    [".htaccess", "htaccess.pdf"],
    ["a\u0000b\r\nSet-Cookie: x.pdf", "abSet-Cookie_ x.pdf"],
    ["invoice\u202Efdp.exe", "invoicefdp.exe.pdf"],
    ["ze\u200Bro.pdf", "zero.pdf"],
    ["report.exe", "report.exe.pdf"],
    ["report.pdf.", "report.pdf"],
    ["NUL.pdf", "_NUL.pdf"],
    ["com¹.pdf", "_com¹.pdf"],
    ["console.pdf", "console.pdf"],
    ['a"b<c>d|e?f*g.pdf', "a_b_c_d_e_f_g.pdf"],
    ["e\u0301te\u0301.pdf", "\u00e9t\u00e9.pdf"],
    ["\ud800broken.pdf", "broken.pdf"],
    ["発注書.pdf", "発注書.pdf"],
  ])("%j becomes %j", (given, expected) => {
    expect(pdf(given)).toBe(expected);
  });

  it("may have any extension of its content type", () => {
    expect(sanitiseFileName("scan.jpeg", ["jpg", "jpeg"])).toBe("scan.jpeg");
    expect(sanitiseFileName("scan.png", ["jpg", "jpeg"])).toBe("scan.png.jpg");
  });

  it("is cut between characters and keeps its extension", () => {
    const name = pdf(`${"é".repeat(300)}.pdf`);
    expect(Buffer.byteLength(name)).toBe(254);
    expect(name).toBe(`${"é".repeat(125)}.pdf`);
    expect(numberFileName(name, 12)).toBe(`${"é".repeat(124)}-12.pdf`);
  });

  it("is cut in one pass, even if it is very long", () => {
    // A cut that tries again after each character would take hours for this one.
    expect(pdf(`${"é".repeat(2_000_000)}.pdf`)).toBe(`${"é".repeat(125)}.pdf`);
  });

  it("is numbered before its extension", () => {
    expect(numberFileName("name.png", 1)).toBe("name.png");
    expect(numberFileName("name.png", 2)).toBe("name-2.png");
    expect(numberFileName("archive.tar.png", 2)).toBe("archive.tar-2.png");
  });

  it("is safe for any input", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.integer({ min: 1, max: 60 }), (given, n) => {
        const name = numberFileName(pdf(given), n);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect(name).toMatch(/\.pdf$/i);
        expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}<>:"|?*]|^\.|^ /u);
        expect(name.isWellFormed()).toBe(true);
      }),
    );
  });
});
