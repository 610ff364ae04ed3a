import { describe, expect, it } from "vitest";
import { bundleHash, canonicalJson } from "../../src/platform/canonical-json.ts";

describe("canonical JSON (RFC 8785)", () => {
  it("orders members and writes numbers as ECMAScript does", () => {
    expect(canonicalJson({ b: 1e21, a: [1.0, -0], é: null })).toBe('{"a":[1,0],"b":1e+21,"é":null}');
  });

  it("gives one bundle hash whatever the order of the evidence", () => {
    const one = { id: "a", data_hash: "sha256:1" };
    const two = { id: "b", data_hash: "sha256:2" };
    expect(bundleHash([one, two])).toBe(bundleHash([two, one]));
    expect(bundleHash([one])).not.toBe(bundleHash([two]));
  });
});
