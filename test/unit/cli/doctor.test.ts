import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type ConfigurationSources, readConfiguration } from "../../../src/cli/operate/configuration.ts";
import { examine } from "../../../src/cli/operate/examine.ts";
import { SECRETS } from "../../../src/platform/secret-names.ts";
import { settingNames } from "../../../src/platform/settings.ts";
import { afterDeployment, inProduction, replace, writeConfig } from "../../support/production-config.ts";
import { TEST_OPERATOR_KEYS } from "../../support/operator-keys.ts";
import { TEST_SIGNING_KEYS } from "../../support/signing-keys.ts";

const HASH = "5f7b2ed74a9736a538a6fb5a5a1a76afdcdd0d177d7fc6e79c6b6843527d848d";
const SECRET_VALUES = {
  PORTAL_TOKEN_KEY: "a-portal-key-of-more-than-32-characters-1",
  SIGNING_KEYS: JSON.stringify(TEST_SIGNING_KEYS),
};

const variable = (name: string, value: string) => (text: string) =>
  inProduction(text, (part) => replace(part, new RegExp(`^${name} = .*$`, "gm"), `${name} = ${JSON.stringify(value)}`));

function findIn(text: string, sources: Partial<ConfigurationSources> = {}): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = writeConfig(folder, text);
  const configuration = readConfiguration({ environment: "production", file, secrets: SECRET_VALUES, ...sources });
  return examine(configuration).map(({ id }) => id);
}

const withSecrets = (secrets: Record<string, string | null>) => ({ secrets: { ...SECRET_VALUES, ...secrets } });
const [first, second] = TEST_SIGNING_KEYS;

const manyPartners = Array.from({ length: 60 }, (_, n) => ({
  sha256: `${n}`.padStart(64, "0"),
  requestor_id: `partner-${n}`,
  tenant: "bank",
}));

const tracing = (lines: string) => (text: string) => `${text}\n[env.production.observability.traces]\n${lines}\n`;

/** What is planted, by what finds it. */
const PLANTS: Readonly<Record<string, (text: string) => string>> = {
  demo_mode_on: variable("DEMO_MODE", "on"),
  demo_partner_key_on: variable("DEMO_PARTNER_KEY", "on"),
  mock_mode_on: variable("BELGIAN_MOCK_MODE", "true"),
  environment_wrong: variable("ENVIRONMENT", "local"),
  jwks_missing: variable("AUTH_JWKS_URL", ""),
  jwks_not_https: variable("AUTH_JWKS_URL", "http://login.bank.eu/jwks.json"),
  issuer_placeholder: variable("AUTH_ISSUER", "https://login.example/"),
  issuer_missing: variable("AUTH_AUDIENCE", ""),
  console_client_missing: variable("AUTH_CLIENT_ID", ""),
  base_url_placeholder: variable("PUBLIC_BASE_URL", "https://dossier.example.com"),
  base_url_not_https: variable("PUBLIC_BASE_URL", "http://dossier.bank.eu"),
  source_url_not_https: variable("KBO_BASE_URL", "http://kbopub.economie.fgov.be"),
  tsa_url_placeholder: variable("TSA_URL", "https://tsa.example/tsr"),
  stamps_missing: variable("TSA_URL", ""),
  anchors_unprotected: (text) =>
    inProduction(text, (part) =>
      replace(part, /\[\[env.production.r2_buckets\]\]\nbinding = "ANCHOR_BUCKET"\nbucket_name = .*\njuris.*\n/g, ""),
    ),
  cors_open: variable("CORS_ORIGINS", "https://bank.eu, *"),
  thresholds_inverted: variable("SCREENING_FUZZY_THRESHOLD", "0.95"),
  variable_too_large: variable("PARTNER_KEYS", JSON.stringify(manyPartners)),
  setting_wrong: variable("SCREENING_EXACT_THRESHOLD", "92"),
  setting_missing: (text) => inProduction(text, (part) => replace(part, /^MAX_ITERATIONS = .*\n/gm, "")),
  setting_unknown: (text) =>
    replace(text, "[env.production.vars]\n", '[env.production.vars]\nPORTAL_TOKEN_DAY = "7"\n'),
  partner_keys_malformed: variable("PARTNER_KEYS", '[{"sha256":"my-key","requestor_id":"p","tenant":"t"}]'),
  partner_keys_duplicate: variable(
    "PARTNER_KEYS",
    JSON.stringify(["p", "q"].map((requestor_id) => ({ sha256: HASH, requestor_id, tenant: "t" }))),
  ),
  secret_in_configuration: (text) =>
    replace(text, "[env.production.vars]\n", '[env.production.vars]\nMODEL_API_KEY = "sk-1"\n'),
  model_without_name: variable("MODEL_BASE_URL", "https://models.bank.eu/v1"),
  callback_guard_open: variable("CALLBACK_ALLOWED_HOSTS", "localhost:9000"),
  outbound_not_resolved: variable("RESOLVE_OUTBOUND_HOSTS", "off"),
  four_eyes_off: variable("MAKER_CHECKER_ENABLED", "off"),
  jurisdiction_open: variable("DATA_JURISDICTION", ""),
  operators_missing: variable("PLATFORM_AUTH_AUDIENCE", ""),
  goaml_entity_placeholder: variable("GOAML_RENTITY_ID", "1"),
  provider_without_key: variable("COMPANYDATA_BASE_URL", "https://api.companydata.eu"),
  database_id_placeholder: (text) =>
    replace(text, "3f0c7d7e-8a55-4a6e-9a0e-6f2b9d1f0a02", "00000000-0000-0000-0000-000000000012"),
  binding_missing: (text) =>
    inProduction(text, (part) => replace(part, /\[\[env\.production\.analytics_engine_datasets\]\]\n.*\n.*\n/g, "")),
  queue_without_consumer: (text) =>
    inProduction(text, (part) =>
      replace(
        part,
        'binding = "PORTFOLIO_QUEUE"\nqueue = "dossier-portfolio"',
        'binding = "PORTFOLIO_QUEUE"\nqueue = "dossier-portfolios"',
      ),
    ),
  queue_without_dead_letters: (text) =>
    inProduction(text, (part) => replace(part, 'dead_letter_queue = "dossier-portfolio-dead"', "")),
  dead_letters_unread: (text) =>
    inProduction(text, (part) =>
      replace(part, 'dead_letter_queue = "dossier-portfolio-dead"', 'dead_letter_queue = "dossier-portfolio-gone"\n'),
    ),
  object_not_migrated: (text) => replace(text, '"WebhookDelivery", ', ""),
  cron_missing: (text) => replace(text, /^crons = .*$/gm, "crons = []"),
  compatibility_date_old: (text) => replace(text, /^compatibility_date = .*$/gm, 'compatibility_date = "2026-01-15"'),
  vectors_without_model: (text) => replace(text, /\[env\.production\.ai\]\nbinding = "AI"\n/g, ""),
  bucket_outside_jurisdiction: (text) => replace(text, '"dossier-files"\njurisdiction = "eu"\n', '"dossier-files"\n'),
  addresses_logged: (text) => replace(text, "invocation_logs = false", "invocation_logs = true"),
  addresses_traced: tracing("enabled = true"),
  traces_exported: tracing('enabled = true\ndestinations = ["collector"]\npersist = false'),
  second_address: (text) => replace(text, "workers_dev = false", "workers_dev = true"),
};

/** What is wrong in two ways is found twice. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  dead_letters_unread: ["queue_without_dead_letters"],
};

describe("npm run doctor", () => {
  it("finds nothing wrong with a whole configuration", () => {
    expect(findIn(afterDeployment())).toEqual([]);
  });

  it.each(Object.entries(PLANTS))("finds %s, and nothing that is not there", (id, plant) => {
    expect(new Set(findIn(plant(afterDeployment())))).toEqual(new Set([id, ...(BESIDES[id] ?? [])]));
  });

  it("finds a register that is configured without its key", () => {
    const planted = variable("REGISTER_BASE_URLS", "gleif=https://api.gleif.org/api/v1, nbb=https://ws.cbso.nbb.be");
    expect(findIn(planted(afterDeployment()))).toEqual(["provider_without_key"]);
  });

  it.each([
    ["secret_missing", { secrets: { PORTAL_TOKEN_KEY: SECRET_VALUES.PORTAL_TOKEN_KEY } }],
    ["secret_wrong", withSecrets({ PORTAL_TOKEN_KEY: "short" })],
    ["two_sign_ins", withSecrets({ AUTH_JWT_SECRET: null })],
    ["signing_keys_malformed", withSecrets({ SIGNING_KEYS: "not json" })],
    ["signing_keys_malformed", withSecrets({ SIGNING_KEYS: "[]" })],
    ["signing_keys_duplicate", withSecrets({ SIGNING_KEYS: JSON.stringify([first, { ...second, kid: first!.kid }]) })],
    ["signing_key_torn", withSecrets({ SIGNING_KEYS: JSON.stringify([{ ...first, x: second!.x }]) })],
    ["migrations_pending", { databases: [{ binding: "DB", pending: ["0200_new.sql"] }] }],
  ])("finds %s among what only the account knows", (id, sources) => {
    expect(findIn(afterDeployment(), sources)).toEqual([id]);
  });

  it("takes what it cannot read for granted", () => {
    expect(findIn(afterDeployment(), { secrets: { PORTAL_TOKEN_KEY: null, SIGNING_KEYS: null } })).toEqual([]);
    expect(findIn(afterDeployment(), { secrets: undefined })).toEqual([]);
  });

  it("knows operators by their keys too", () => {
    const keys = TEST_OPERATOR_KEYS.map(({ operator, kty, crv, kid, x }) => ({ operator, kty, crv, kid, x }));
    const withKeys = variable("PLATFORM_KEYS", JSON.stringify(keys));
    expect(findIn(withKeys(variable("PLATFORM_AUTH_AUDIENCE", "")(afterDeployment())))).toEqual([]);
  });

  it("says what the service itself would refuse, whatever it is", () => {
    const text = variable("RETENTION_YEARS", "1")(afterDeployment());
    expect(findIn(text)).toEqual(["settings_refused"]);
  });

  it("finds the local service in order, and its secret too short", () => {
    const local = (secrets: Record<string, string>) =>
      examine(readConfiguration({ environment: "local", secrets: { ...SECRET_VALUES, ...secrets } })).map(
        ({ id }) => id,
      );
    expect(local({ AUTH_JWT_SECRET: "a-secret-of-this-checkout-alone-000001" })).toEqual([]);
    expect(local({ AUTH_JWT_SECRET: "short" })).toEqual(["jwt_secret_short"]);
    expect(local({})).toEqual(["secret_missing"]);
  });

  it("has each secret among the settings, and gives every finding a cure", () => {
    for (const name of Object.keys(SECRETS)) expect(settingNames).toContain(name);
    const found = examine(readConfiguration({ environment: "production" }));
    expect(found.length).toBeGreaterThan(0);
    for (const { fix } of found) expect(fix.length).toBeGreaterThan(15);
  });
});
