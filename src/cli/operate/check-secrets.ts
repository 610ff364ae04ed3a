import { createPrivateKey, createPublicKey } from "node:crypto";
import { requiredSecrets, SECRETS } from "../../platform/secret-names.ts";
import { settingFaults } from "../../platform/settings.ts";
import { registerUrlsSetting } from "../../platform/register-setting.ts";
import { KEYED_REGISTERS } from "../../sources/upstream.ts";
import type { Configuration } from "./configuration.ts";
import { error, type Finding, warning } from "./finding.ts";

/** Checks that secrets are set where they must be, nowhere else, and valid. */
export function checkSecrets(configuration: Configuration): Finding[] {
  const { secrets } = configuration;
  const findings = checkConfigured(configuration);
  if (secrets === undefined) return findings;
  return [...findings, ...checkPresence(configuration, secrets), ...checkValues(secrets), ...checkKeys(secrets)];
}

/** wrangler.toml is in version control. */
function checkConfigured({ variables, environment }: Configuration): Finding[] {
  const named = Object.keys(variables).filter((name) => name in SECRETS);
  if (environment === "production" && /"webhook_secret"/.test(variables.PARTNER_KEYS ?? "")) named.push("PARTNER_KEYS");
  return named.map((name) =>
    error(
      "secret_in_configuration",
      name === "PARTNER_KEYS"
        ? "PARTNER_KEYS holds a webhook secret in wrangler.toml"
        : `${name} stands in wrangler.toml`,
      `take ${name} out of [vars] and set it by wrangler secret put ${name} --env production; what was committed is burnt`,
    ),
  );
}

type Secrets = Readonly<Record<string, string | null>>;

function checkPresence({ environment, variables }: Configuration, secrets: Secrets): Finding[] {
  const signsInByJwks = (variables.AUTH_JWKS_URL ?? "") !== "";
  const missing = requiredSecrets(environment)
    .filter((name) => !(name in secrets) && !(name === "AUTH_JWT_SECRET" && signsInByJwks))
    .map((name) => {
      const fix =
        environment === "local"
          ? "start the service once: it makes the local secrets"
          : "npm run deploy -- --make-secrets FILE makes it; keep the file where you keep secrets";
      return error("secret_missing", `${name} is not set; it ${SECRETS[name]!.purpose}`, fix);
    });
  if (environment === "production" && signsInByJwks && "AUTH_JWT_SECRET" in secrets) {
    const fix = "wrangler secret delete AUTH_JWT_SECRET --env production";
    missing.push(
      error("two_sign_ins", "AUTH_JWT_SECRET stands beside AUTH_JWKS_URL: the service would not start", fix),
    );
  }
  const bought = {
    ADVERSE_MEDIA_BASE_URL: "ADVERSE_MEDIA_API_KEY",
    COMPANYDATA_BASE_URL: "COMPANYDATA_API_KEY",
    FUNDINGDATA_BASE_URL: "FUNDINGDATA_API_KEY",
  };
  for (const [url, key] of Object.entries(bought)) {
    if (!variables[url] || key in secrets) continue;
    missing.push(
      warning(
        "provider_without_key",
        `${url} is set and ${key} is not: that provider stays off`,
        `set ${key}, or empty ${url}`,
      ),
    );
  }
  const registers = Object.keys(registerUrlsSetting.safeParse(variables.REGISTER_BASE_URLS ?? "").data ?? {});
  const keyed = registers.filter((name) => KEYED_REGISTERS.includes(name));
  if (keyed.length > 0 && !("REGISTER_API_KEYS" in secrets)) {
    missing.push(
      warning(
        "provider_without_key",
        `REGISTER_BASE_URLS has ${keyed.join(", ")} and REGISTER_API_KEYS is not set: they stay off`,
        `set REGISTER_API_KEYS, or take ${keyed.join(", ")} out of REGISTER_BASE_URLS`,
      ),
    );
  }
  return missing;
}

/** Secrets whose value is available. */
function checkValues(secrets: Secrets): Finding[] {
  const known = Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== null));
  const ids: Readonly<Record<string, string>> = {
    AUTH_JWT_SECRET: "jwt_secret_short",
    SIGNING_KEYS: "signing_keys_malformed",
  };
  return settingFaults(known)
    .filter(({ name, missing }) => name in SECRETS && !missing)
    .map(({ name, message }) => {
      const fix =
        name === "SIGNING_KEYS"
          ? "a JSON array of Ed25519 private keys as JWK, each with a kid"
          : "make a new one of at least 32 characters at random";
      return error(ids[name] ?? "secret_wrong", `${name} is wrong: ${message}`, fix);
    });
}

interface PrivateJwk {
  readonly kid?: string;
  readonly x?: string;
  readonly d?: string;
}

/** Well-formed keys may still be no pair, or share a name. */
function checkKeys({ SIGNING_KEYS: text }: Secrets): Finding[] {
  const keys = text ? readKeys(text) : [];
  const findings: Finding[] = [];
  const kids = keys.map(({ kid }) => kid);
  if (new Set(kids).size < kids.length) {
    const message = "two SIGNING_KEYS have the same kid: what one signed would be checked with the other";
    findings.push(error("signing_keys_duplicate", message, "give every key a kid of its own; never reuse one"));
  }
  for (const key of keys) {
    if (key.x === undefined || key.d === undefined || publicHalf(key) === key.x) continue;
    const message = `SIGNING_KEYS: the halves of key ${key.kid ?? "without kid"} do not belong together`;
    findings.push(error("signing_key_torn", message, "take the key as it was made, x and d of the same pair"));
  }
  return findings;
}

function readKeys(text: string): readonly PrivateJwk[] {
  try {
    const keys: unknown = JSON.parse(text);
    return Array.isArray(keys) ? (keys as PrivateJwk[]) : [];
  } catch {
    return [];
  }
}

function publicHalf({ x, d }: PrivateJwk): string | undefined {
  try {
    const jwk = { kty: "OKP", crv: "Ed25519", x: x!, d: d! };
    // Through PKCS #8, which has the private half only, so that the public one is derived again.
    const pkcs8 = createPrivateKey({ key: jwk, format: "jwk" }).export({ type: "pkcs8", format: "der" });
    const again = createPrivateKey({ key: pkcs8, type: "pkcs8", format: "der" });
    return createPublicKey(again).export({ format: "jwk" }).x;
  } catch {
    return undefined;
  }
}
