import { equalInConstantTime, sha256Hex } from "../../platform/hashing.ts";
import { DEMO_PARTNER_KEY_SHA256 } from "../../platform/production-settings.rules.ts";
import type { Settings } from "../../platform/settings.ts";

/** A partner's configured key: its SHA-256, its owner, and the secret that signs callbacks. */
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

/** Finds the configured key. All keys are compared, each in constant time. */
export function findPartnerKey(settings: Settings, given: string): PartnerKey | null {
  return findKey(settings, sha256Hex(given));
}

function findKey(settings: Settings, sha256: string): PartnerKey | null {
  let found: PartnerKey | null = null;
  for (const key of configuredKeys(settings)) if (equalInConstantTime(key.sha256, sha256)) found = key;
  return found;
}

/** Identifies the partner, whichever of its keys is used. */
export const partnerIdOf = ({ tenant, requestor_id }: Pick<PartnerKey, "tenant" | "requestor_id">): string =>
  sha256Hex(JSON.stringify(["partner", tenant, requestor_id]));

/**
 * Finds a partner by id, preferably by a key that signs callbacks. Null when none of its keys is configured any
 * more. Orders of earlier releases name the key itself.
 */
export function findPartner(settings: Settings, id: string): PartnerKey | null {
  const named = findKey(settings, id);
  const partnerId = named === null ? id : partnerIdOf(named);
  const keys = configuredKeys(settings).filter((key) => partnerIdOf(key) === partnerId);
  return keys.find(({ webhook_secret }) => webhook_secret !== undefined) ?? keys[0] ?? null;
}
