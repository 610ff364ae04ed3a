/** Settings that have mandatory values in production. */
export interface ProductionSettings {
  readonly ENVIRONMENT: "local" | "production";
  readonly AUTH_JWT_SECRET?: string | undefined;
  readonly AUTH_JWKS_URL: string;
  readonly BELGIAN_MOCK_MODE: boolean;
  readonly PROXYVENDOR_MOCK_MODE: boolean;
  readonly DEMO_MODE: boolean;
  readonly DEMO_PARTNER_KEY: boolean;
  readonly PARTNER_KEYS: readonly { readonly sha256: string }[];
}

/** SHA-256 of `demo-partner-key`, which is public in the documentation. */
export const DEMO_PARTNER_KEY_SHA256 = "5f7b2ed74a9736a538a6fb5a5a1a76afdcdd0d177d7fc6e79c6b6843527d848d";

/** Settings for demonstrations. */
const DEMONSTRATION = ["BELGIAN_MOCK_MODE", "PROXYVENDOR_MOCK_MODE", "DEMO_MODE", "DEMO_PARTNER_KEY"] as const;

/** The first setting that would let production use invented data or accept any caller, or null. */
export function productionFault(settings: ProductionSettings): { name: string; message: string } | null {
  if (settings.ENVIRONMENT !== "production") return null;
  const fault = (name: string, must: string) => ({ name, message: `setting ${name} must ${must} in production` });
  if (settings.AUTH_JWT_SECRET !== undefined) return fault("AUTH_JWT_SECRET", "not be set");
  if (!settings.AUTH_JWKS_URL) return fault("AUTH_JWKS_URL", "be set");
  const name = DEMONSTRATION.find((setting) => settings[setting]);
  if (name !== undefined) return fault(name, "be off");
  const isDemoKey = settings.PARTNER_KEYS.some(({ sha256 }) => sha256 === DEMO_PARTNER_KEY_SHA256);
  return isDemoKey ? fault("PARTNER_KEYS", "not contain the demo partner key") : null;
}
