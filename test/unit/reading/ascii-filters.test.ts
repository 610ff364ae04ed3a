import { describe, expect, it } from "vitest";
import { fromAscii85, fromHex } from "../../../src/reading/ascii-filters.ts";

const bytes = (text: string): Uint8Array => Buffer.from(text, "latin1");
const text = (decoded: Uint8Array): string => Buffer.from(decoded).toString("latin1");

describe("bytes that are written as hexadecimal digits", () => {
  it.each([
    ["4D 61\n6e>", "Man"],
    ["4d616", "Ma`"],
    ["4d>616e", "M"],
    ["", ""],
  ])("are read from %j", (written, plain) => {
    expect(text(fromHex(bytes(written)))).toBe(plain);
  });
});

describe("bytes that are written in base 85", () => {
  it.each([
    ["9jqo^BlbD-BleB1DJ+*+F(f,q~>", "Man is distinguished"],
    ["9jqo^\nBl bD-~> left", "Man is d"],
    ["z9jqo^z~>", "\0\0\0\0Man \0\0\0\0"],
    ["9jqo^Bl~>", "Man i"],
    ["9jqo^B", "Man "],
    ["", ""],
  ])("are read from %j", (written, plain) => {
    expect(text(fromAscii85(bytes(written)))).toBe(plain);
  });
});

it("takes no more memory than it may give", () => {
  const zeros = fromAscii85(bytes("z".repeat(1_000_000)), 1000);
  expect([zeros.length, zeros.buffer.byteLength < 100_000]).toEqual([1000, true]);
  expect(fromHex(bytes("00".repeat(2000)), 1000)).toHaveLength(1000);
});
