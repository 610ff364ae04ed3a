import { describe, expect, it } from "vitest";
import { KeptAnswers } from "../../../src/platform/kept-answers.ts";

const at = (ms: number) => new Date(1_000_000 + ms);

/** A source that counts how often it is read. */
function source() {
  const seen = { reads: 0, value: "first" };
  return { seen, read: async () => (seen.reads++, seen.value) };
}

describe("kept answers", () => {
  const options = { most: 2, forMs: 1_000 };

  it("are read once for a key, until something changed or their time is over", async () => {
    const kept = new KeptAnswers<string>(options);
    const { seen, read } = source();
    expect([await kept.ask("a", at(0), read), await kept.ask("a", at(999), read)]).toEqual(["first", "first"]);
    expect(seen.reads).toBe(1);
    seen.value = "second";
    kept.change();
    expect(await kept.ask("a", at(999), read)).toBe("second");
    seen.value = "third";
    expect(await kept.ask("a", at(1_998), read)).toBe("second");
    expect(await kept.ask("a", at(1_999), read)).toBe("third");
  });

  it("are not kept where something changed while they were read", async () => {
    const kept = new KeptAnswers<string>(options);
    const { promise, resolve } = Promise.withResolvers<string>();
    const slow = kept.ask("a", at(0), () => promise);
    kept.change();
    resolve("from before");
    expect(await slow).toBe("from before");
    expect(await kept.ask("a", at(0), async () => "from after")).toBe("from after");
  });

  it("are not kept where reading failed", async () => {
    const kept = new KeptAnswers<string>(options);
    await expect(kept.ask("a", at(0), () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await kept.ask("a", at(0), async () => "up")).toBe("up");
  });

  it("push the oldest out", async () => {
    const kept = new KeptAnswers<string>(options);
    const { seen, read } = source();
    for (const key of ["a", "b", "c", "c", "b"]) await kept.ask(key, at(0), read);
    expect(seen.reads).toBe(3);
    await kept.ask("a", at(0), read);
    expect(seen.reads).toBe(4);
  });
});
