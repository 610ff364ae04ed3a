import { expect, it } from "vitest";
import { findPartner, partnerIdOf, type PartnerKey } from "../../../src/features/verification/partner-keys.ts";
import type { Settings } from "../../../src/platform/settings.ts";

const key = (sign: string, parts: Partial<PartnerKey> = {}): PartnerKey => ({
  sha256: sign.repeat(64),
  requestor_id: "acme",
  tenant: "t",
  ...parts,
});
const settings = (...keys: PartnerKey[]) => ({ PARTNER_KEYS: keys, DEMO_PARTNER_KEY: false }) as unknown as Settings;

it("a partner is the same by each of its keys, and another in each tenant and by each name", () => {
  const ids = [key("a"), key("b"), key("a", { tenant: "u" }), key("a", { requestor_id: "other" })].map(partnerIdOf);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

it("a partner is found by its id, and by a key of an order of an earlier release, with a secret where it has one", () => {
  const signing = key("b", { webhook_secret: "whsec_b" });
  const both = settings(key("a"), signing, key("c", { tenant: "u", webhook_secret: "whsec_c" }));
  expect(findPartner(both, partnerIdOf(signing))).toBe(signing);
  expect(findPartner(both, "a".repeat(64))).toBe(signing);
  expect(findPartner(both, "d".repeat(64))).toBeNull();
  expect(findPartner(settings(), partnerIdOf(signing))).toBeNull();
});
