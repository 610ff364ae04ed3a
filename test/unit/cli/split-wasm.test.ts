import { describe, expect, it } from "vitest";
import { splitWasm } from "../../../src/cli/console/split-wasm.ts";

const PREAMBLE = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const section = (id: number, ...body: number[]) => [id, body.length, ...body];
/** One page, exported as "m". */
const MEMORY = [...section(5, 1, 0, 1), ...section(7, 1, 1, 0x6d, 2, 0)];
const active = (place: readonly number[], text: string) => [0, 0x41, ...place, 0x0b, text.length, ...Buffer.from(text)];
const wasmOf = (...sections: number[][]) => Buffer.from([...PREAMBLE, ...sections.flat()]);

/** The Worker's types know no compiling at run time. */
const { Module } = WebAssembly as unknown as { Module: new (bytes: Uint8Array) => WebAssembly.Module };
const memoryOf = (code: Buffer): Uint8Array => {
  const { m } = new WebAssembly.Instance(new Module(code), {}).exports;
  return new Uint8Array((m as WebAssembly.Memory).buffer);
};

describe("a WebAssembly module that is split", () => {
  it("has the same memory once its data is written into it", () => {
    // 300 and 1000 as LEB128, out of their order.
    const data = section(11, 2, ...active([0xe8, 0x07], "second"), ...active([0xac, 0x02], "first"));
    const whole = wasmOf(MEMORY, section(12, 2), data);
    const { code, offset, data: bytes } = splitWasm(whole);
    const memory = memoryOf(code);
    expect(memory.every((byte) => byte === 0)).toBe(true);
    memory.set(bytes, offset);
    expect(offset).toBe(300);
    expect(Buffer.from(memory).equals(memoryOf(whole))).toBe(true);
  });

  it.each([
    ["runs something by itself", wasmOf(MEMORY, section(8, 0)), "runs something"],
    ["has a segment that is placed later", wasmOf(MEMORY, section(11, 1, 1, 2, 0, 0)), "no fixed place"],
    ["has a segment that a global places", wasmOf(MEMORY, section(11, 1, 0, 0x23, 0, 0x0b, 0)), "no fixed place"],
    ["has no data", wasmOf(MEMORY), "no data"],
    ["is cut off", wasmOf(section(11, 1, ...active([1], "text"))).subarray(0, 14), "cut off"],
  ])("is refused where it %s", (_, wasm, message) => {
    expect(() => splitWasm(wasm)).toThrow(message);
  });
});
