import { equalInConstantTime, sha256Hex } from "../../platform/hashing.ts";
import { DEMO_PARTNER_KEY_SHA256 } from "../../platform/production-settings.rules.ts";
import type { Settings } from "../../platform/settings.ts";

/** A partner's key as the configuration holds it: its SHA-256, whose it is, and what signs its callbacks. */
export type PartnerKey = Settings["PARTNER_KEYS"][number];

/** The key of the local demonstration (`demo-partner-key`). */
const DEMO_KEY: PartnerKey = {
  sha256: DEMO_PARTNER_KEY_SHA256,
  requestor_id: "demo-partner",
  tenant: "demo",
  webhook_secret: "whsec_ZG9zc2llci1kZW1vLXdlYmhvb2stc2lnbmluZy1rZXk=",
};

const configuredKeys = (settings: Settings): readonly PartnerKey[] =>
  settings.DEMO_PARTNER_KEY ? [...settings.PARTNER_KEYS, DEMO_KEY] : settings.PARTNER_KEYS;

/** The configured key behind a given one. Every one is compared, in constant time, whichever fits. */
export function findPartnerKey(settings: Settings, given: string): PartnerKey | null {
  return findPartnerKeyById(settings, sha256Hex(given));
}

/** The key of an id, which is its SHA-256. Null for one that is no longer configured. */
export function findPartnerKeyById(settings: Settings, keyId: string): PartnerKey | null {
  let found: PartnerKey | null = null;
  for (const key of configuredKeys(settings)) if (equalInConstantTime(key.sha256, keyId)) found = key;
  return found;
}
