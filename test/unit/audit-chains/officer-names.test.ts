import { describe, expect, it } from "vitest";
import { extendChain } from "../../../src/domain/audit/audit.rules.ts";
import { namesIn, withNames } from "../../../src/domain/audit/officer-names.rules.ts";
import type { Actor } from "../../../src/platform/context.ts";
import { CHAIN_START, findChainFault } from "../../../src/platform/chain.rules.ts";

const officer = (id: string, name?: string): Actor => ({
  kind: "officer",
  tenantId: "t",
  id,
  roles: [],
  ...(name === undefined ? {} : { name }),
});
const now = new Date("2026-11-26T10:00:00.000Z");

describe("the name of who did something", () => {
  it("is in the hashed details of their own entries only", () => {
    const drafts = [
      { event: "A", details: { x: 1 } },
      { event: "B", details: {}, actor: "system" },
    ];
    const entries = extendChain(CHAIN_START, drafts, { now, actor: officer("a1f3", "Ann") });
    expect(entries.map(({ actor, details }) => [actor, details])).toEqual([
      ["a1f3", { x: 1, actor_name: "Ann" }],
      ["system", {}],
    ]);
    expect(findChainFault(entries)).toBeNull();
    const renamed = [{ ...entries[0]!, details: { x: 1, actor_name: "Eve" } }, entries[1]!];
    expect(findChainFault(renamed)).not.toBeNull();
  });

  it("comes before the id wherever a print names them, and nowhere else", () => {
    const audit = [
      { actor: "a1f3", details: { actor_name: "Ann" } },
      { actor: "a1f3", details: { actor_name: "Ann De Smet" } },
      { actor: "mallory", details: { actor_name: 7 } },
    ];
    const names = namesIn(audit, officer("bob", "Bob"));
    const bytes = new Uint8Array([1]);
    const input = {
      generated_by: "bob",
      decision: { decided_by: "a1f3", reason: "a1f3", second_approval: { decided_by: "mallory" } },
      audit: { entries: audit },
      company_name: "a1f3",
      bytes,
      counts: new Map([["created_by", "a1f3"]]),
    };
    expect(withNames(input, names)).toEqual({
      ...input,
      generated_by: "Bob (bob)",
      decision: { ...input.decision, decided_by: "Ann De Smet (a1f3)" },
      audit: { entries: [0, 1, 2].map((i) => ({ ...audit[i], actor: i < 2 ? "Ann De Smet (a1f3)" : "mallory" })) },
    });
    expect(withNames(input, names).bytes).toBe(bytes);
    expect(withNames({ created_by: "Ann" }, new Map([["Ann", "Ann"]]))).toEqual({ created_by: "Ann" });
  });
});
