import { describe, expect, it } from "vitest";
import { retrievableDocuments } from "../../../src/sources/index.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";

const at = (urls: string, more: Readonly<Record<string, string>> = {}) =>
  createSourceWorld({ settings: { REGISTER_BASE_URLS: urls, ...more } }).ctx;
const URLS = ["brreg", "ares", "krs", "companies_house"].map((name) => `${name}=https://${name}.example`).join(", ");

describe("documents that the customer is not asked for at first", () => {
  it.each([
    ["NO", "999900003", ["certificate_of_incorporation"]],
    ["CZ", "99990105", ["certificate_of_incorporation", "ubo_declaration"]],
    // The register withholds names.
    ["PL", "0000999901", ["certificate_of_incorporation"]],
    ["FI", "9990100-0", []],
    ["DE", "HRB 1234", []],
  ])("follow from the register of %s, where it is connected", (country, number, expected) => {
    expect(retrievableDocuments(at(URLS), country, number)).toEqual(expected);
  });

  it("are none without a number that the register can be asked by, without its key, or by a sample", () => {
    expect(retrievableDocuments(at(URLS), "NO", null)).toEqual([]);
    expect(retrievableDocuments(at(URLS), "NO", "12")).toEqual([]);
    expect(retrievableDocuments(at(URLS), "GB", "99900001")).toEqual([]);
    const keyed = at(URLS, { REGISTER_API_KEYS: '{"companies_house": "key-of-a-register"}' });
    expect(retrievableDocuments(keyed, "GB", "99900001")).toEqual(["certificate_of_incorporation", "ubo_declaration"]);
    expect(retrievableDocuments(at("", { BELGIAN_MOCK_MODE: "on" }), "NO", "999900003")).toEqual([]);
  });
});
