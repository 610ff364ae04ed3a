import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatEnterpriseNumber,
  normalizeEnterpriseNumber,
  parseEnterpriseNumber,
} from "../../../src/platform/enterprise-number.ts";

const shared = path.resolve(import.meta.dirname, "../../../../shared/data");
const lines = (file: string) =>
  readFileSync(path.join(shared, file), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");

describe("the Belgian enterprise number", () => {
  it.each(["0999900150", "0999.900.150", "BE0999900150", "be 0999.900.150", "999900150", "(0)999.900.150"])(
    "reads %s",
    (text) => expect(normalizeEnterpriseNumber(text)).toBe("0999900150"),
  );

  it("distinguishes a wrong format from wrong check digits", () => {
    expect(parseEnterpriseNumber("0999900151")).toEqual({ ok: false, fault: "check_digits" });
    expect(parseEnterpriseNumber("2999900150")).toEqual({ ok: false, fault: "format" });
    for (const text of ["", "BE", "0000000000", "09999001500", "0999900I50", "NL0999900150", "BEBE0999900150"]) {
      expect(parseEnterpriseNumber(text)).toEqual({ ok: false, fault: "format" });
    }
  });

  it("is written with dots and read back", () => {
    expect(formatEnterpriseNumber("0999900150")).toBe("0999.900.150");
  });

  it("detects any single wrong digit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 19_999_999 }), fc.nat(9), fc.integer({ min: 1, max: 9 }), (n, at, add) => {
        const first = String(n).padStart(8, "0");
        const good = first + String(97 - (n % 97)).padStart(2, "0");
        expect(normalizeEnterpriseNumber(good)).toBe(good);
        const digit = String((Number(good[at]) + add) % 10);
        expect(normalizeEnterpriseNumber(good.slice(0, at) + digit + good.slice(at + 1))).toBeNull();
      }),
    );
  });

  it.skipIf(!existsSync(shared))("agrees with every real number and every bad one", () => {
    const good = lines("kbo/numbers.txt");
    expect(good.length).toBeGreaterThan(1500);
    for (const number of good) expect(normalizeEnterpriseNumber(number)).toBe(number.replaceAll(".", ""));
    for (const number of lines("kbo/badnumbers.txt")) expect(normalizeEnterpriseNumber(number)).toBeNull();
  });

  it.skipIf(!existsSync(shared))("agrees with the reference verdicts", () => {
    const vectors = JSON.parse(readFileSync(path.join(shared, "idnumbers/vectors.json"), "utf8"));
    for (const { input, valid, compact } of vectors.be_vat_enterprise) {
      expect(normalizeEnterpriseNumber(input), input).toBe(valid ? compact : null);
    }
  });
});
