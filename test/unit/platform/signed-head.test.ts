import { describe, expect, it } from "vitest";
import { CHAIN_START, type ChainEntry, chainEntry, findChainFault } from "../../../src/platform/chain.rules.ts";
import { isGenuine, signExtension, signFirst, type SignedHead } from "../../../src/platform/signed-head.ts";
import { publicKeySet, signJsonSync, verifyJson } from "../../../src/platform/signing-keys.ts";
import { TEST_SIGNING_KEYS } from "../../support/signing-keys.ts";

const settings = { SIGNING_KEYS: TEST_SIGNING_KEYS };
const NOW = new Date("2026-11-22T08:00:00Z");
const CHAIN = "sar:1";

interface Entry extends ChainEntry {
  readonly event: string;
}

function chainOf(...events: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  for (const event of events) entries.push(chainEntry(entries.at(-1) ?? CHAIN_START, { event }));
  return entries;
}

function signedEnd(entries: readonly Entry[], chain = CHAIN): SignedHead {
  const signed = signFirst(settings, chain, entries, NOW);
  if (!signed.ok) throw new Error(signed.fault);
  return signed.signed;
}

const extend = (last: SignedHead | null, entries: readonly Entry[]) =>
  signExtension(settings, CHAIN, last, last ? entries.slice(last.seq - 1) : entries, NOW);

describe("the signed head of a chain", () => {
  it("is a JWS that verifies with the published keys", async () => {
    const { signature, ...statement } = signedEnd(chainOf("a", "b"));
    expect(await verifyJson(publicKeySet(settings), signature)).toEqual(statement);
  });

  it("moves on when the chain extends it", () => {
    const last = signedEnd(chainOf("a", "b"));
    const outcome = extend(last, chainOf("a", "b", "c", "d"));
    expect(outcome).toMatchObject({ ok: true, signed: { chain: CHAIN, seq: 4 } });
    expect(outcome.ok && isGenuine(settings, CHAIN, outcome.signed)).toBe(true);
  });

  it.each<[string, (last: SignedHead) => [SignedHead | null, Entry[]]]>([
    ["there is none", () => [null, chainOf("a", "b", "c")]],
    ["the signed entry was edited", (last) => [last, [...chainOf("a"), { ...chainOf("a", "b")[1]!, event: "x" }]]],
    ["an entry was edited and all after it chained again", (last) => [last, chainOf("x", "b", "c")]],
    ["the signed tail was cut", (last) => [last, chainOf("a")]],
    ["the signed tail was replaced", (last) => [last, chainOf("a", "x", "c")]],
    ["it belongs to another chain", () => [signedEnd(chainOf("a", "b"), "sar:2"), chainOf("a", "b", "c")]],
    [
      "another chain's was renamed",
      () => [{ ...signedEnd(chainOf("a", "b"), "sar:2"), chain: CHAIN }, chainOf("a", "b")],
    ],
    [
      "its numbers were changed",
      () => [{ ...signedEnd(chainOf("a")), ...chainOf("x", "y")[1]! }, chainOf("x", "y", "z")],
    ],
    ["an added entry does not follow", (last) => [last, [...chainOf("a", "b"), chainOf("x", "y", "z")[2]!]]],
    ["an added entry is missing", (last) => [last, [...chainOf("a", "b"), chainOf("a", "b", "c", "d")[3]!]]],
  ])("does not move when %s", (_, make) => {
    const [last, entries] = make(signedEnd(chainOf("a", "b")));
    expect(extend(last, entries)).toMatchObject({ ok: false, fault: expect.any(String) });
  });

  it("is refused for a signature by a foreign key", () => {
    const stranger = { SIGNING_KEYS: [{ ...TEST_SIGNING_KEYS[0]!, kid: "stranger" }] };
    const last = { ...signedEnd(chainOf("a")), signature: signJsonSync(stranger, { chain: CHAIN }) };
    expect(extend(last, chainOf("a", "b")).ok).toBe(false);
  });

  it("is refused for a new chain that does not begin at its first entry", () => {
    expect(signFirst(settings, CHAIN, chainOf("a", "b").slice(1), NOW)).toEqual({
      ok: false,
      fault: "entry 1 is missing",
    });
  });
});

describe("the fault of a chain", () => {
  const chain = chainOf("a", "b", "c");
  it.each([
    ["nothing is wrong", chain, 3, null],
    ["its tail was cut", chain.slice(0, 2), 3, "it was cut after entry 2; entry 3 was signed"],
    ["it goes on", chain, 2, "it continues after entry 2, the last one that was signed"],
    ["an entry is missing", [chain[0]!, chain[2]!], 3, "entry 2 is missing"],
    ["an entry was edited", chain.with(1, { ...chain[1]!, event: "x" }), 3, "entry 2 was changed"],
    ["it was rewritten", chainOf("x", "b", "c"), 3, "its last entry is not the one that was signed"],
  ])("says when %s", (_, entries, end, fault) => {
    expect(findChainFault(entries, { to: chain[end - 1]! })).toBe(fault);
  });
});
