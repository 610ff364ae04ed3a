import { describe, expect, it } from "vitest";
import { SANCTIONED } from "../../support/cases.ts";
import { expectUnchanged, observe, observeAtRest, report, take, WAYS } from "../../support/report-circle.ts";
import { house, type Seen } from "../../support/uninformed.ts";

/** The words that an operation's answer lost and gained; ids decide the order of what is equal, so order is left out. */
function changes(before: readonly Seen[], after: readonly Seen[]) {
  const words = ({ text, status }: Seen) => `${status} ${text}`.split(/[^\w]+/);
  const without = (some: readonly string[], others: readonly string[]) => {
    const left = [...others];
    return some.filter((word) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  return after.flatMap((seen, i) => {
    const [was, is] = [words(before[i]!), words(seen)];
    const [lost, gained] = [without(was, is), without(is, was)];
    return lost.length + gained.length === 0 ? [] : [{ operation: seen.operation, lost, gained }];
  });
}

// `test/api/tipping-off-circle.test.ts` has the report of a case without a locked gate.
describe("what an officer who may not know of a report can tell", () => {
  it("is of a locked case that the gate opened, in the same words whatever the assessment said", async () => {
    const seen: unknown[] = [];
    for (const state of ["approved", "rejected"]) {
      const one = await house(SANCTIONED);
      const before = await observeAtRest(one);
      const { known, file } = await report(one);
      await take(file, ...WAYS[state]!);
      seen.push(changes(before, await observe(known)));
    }
    expect(seen[0]).not.toEqual([]);
    expect(seen[1]).toEqual(seen[0]);
    const gained = JSON.stringify(seen, (key, value: unknown) => (key === "lost" ? undefined : value));
    expect(gained).not.toMatch(/reportable|assessed|approved by|rejected/i);
  });

  it("is nothing where a report was found reportable and refused: the gate stays shut as it was", async () => {
    const one = await house(SANCTIONED);
    const before = await observeAtRest(one);
    const { known, file } = await report(one);
    for (const step of WAYS["rejected though reportable"]!) {
      await take(file, step);
      expectUnchanged(before, await observe(known));
    }
  });
});
