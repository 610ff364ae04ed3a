import { readFlag } from "../../platform/setting-forms.ts";
import { settingFaults, settingNames } from "../../platform/settings.ts";
import { SECRETS } from "../../platform/secret-names.ts";
import type { Configuration } from "./configuration.ts";
import { error, type Finding, info, warning } from "./finding.ts";

/** Checks the variables, each alone and together. */
export function checkSettings(configuration: Configuration): Finding[] {
  const { variables, environment } = configuration;
  return [
    ...checkForm(configuration),
    ...checkNumbers(variables),
    ...checkCors(variables),
    ...checkModel(variables),
    ...(environment === "production" ? [...checkProduction(variables), ...checkSignIn(variables)] : []),
  ];
}

type Variables = Readonly<Record<string, string>>;

const isOn = (variables: Variables, name: string): boolean => readFlag(variables[name]) === true;

/** Checks names and values as the service itself will read them. */
function checkForm({ variables, secrets }: Configuration): Finding[] {
  const unknown = Object.keys(variables)
    .filter((name) => !settingNames.has(name))
    .map((name) =>
      error(
        "setting_unknown",
        `${name} is no setting of this service`,
        `remove ${name} from [vars], or correct its name`,
      ),
    );
  const faults = settingFaults(variables)
    .filter(({ name, missing }) => !(name in SECRETS) && !(missing && secrets && name in secrets))
    .map(({ name, message, missing }) =>
      missing
        ? error(
            "setting_missing",
            `${name} is missing`,
            `add ${name} to [vars]; the top level of wrangler.toml shows its form`,
          )
        : // Partner keys have findings of their own, which say more.
          error(
            name === "PARTNER_KEYS" ? "partner_keys_malformed" : "setting_wrong",
            `${name} is wrong: ${message}`,
            fixOf(name),
          ),
    );
  return [...unknown, ...faults, ...checkPartnerKeys(variables)];
}

const fixOf = (name: string): string =>
  name === "PARTNER_KEYS"
    ? "list keys as {sha256, requestor_id, tenant}: the lower-case hex SHA-256 of a key, never the key itself"
    : `correct ${name}; the top level of wrangler.toml shows its form`;

function checkPartnerKeys({ PARTNER_KEYS: text = "[]" }: Variables): Finding[] {
  let keys: unknown;
  try {
    keys = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(keys)) return [];
  const entries = keys as readonly { sha256?: unknown; webhook_secret?: unknown }[];
  const hashes = entries.map(({ sha256 }) => sha256);
  const findings = [];
  if (new Set(hashes).size < hashes.length) {
    const message = "PARTNER_KEYS holds the same key twice; only one of its owners would be seen";
    findings.push(error("partner_keys_duplicate", message, "give every partner a key of its own"));
  }
  return findings;
}

function checkNumbers(variables: Variables): Finding[] {
  const { SCREENING_FUZZY_THRESHOLD: fuzzy, SCREENING_EXACT_THRESHOLD: exact } = variables;
  if (Number(fuzzy) <= Number(exact)) return [];
  const message = `SCREENING_FUZZY_THRESHOLD ${fuzzy} is above SCREENING_EXACT_THRESHOLD ${exact}`;
  return [
    error("thresholds_inverted", message, "a near match scores below an exact one: swap them, or take 0.70 and 0.92"),
  ];
}

function checkCors({ CORS_ORIGINS = "" }: Variables): Finding[] {
  const origins = CORS_ORIGINS.split(",").map((origin) => origin.trim());
  return origins.includes("*")
    ? [error("cors_open", "CORS_ORIGINS lets every site in", "name the origins that may call, or leave it empty")]
    : [];
}

function checkModel({ MODEL_BASE_URL: url, MODEL_NAME: name, ...variables }: Variables): Finding[] {
  if (!url) return [];
  const { MODEL_USE: use, MODEL_REGION: region, ENVIRONMENT: environment } = variables;
  if (use === "eu_only" && region !== "eu") {
    const message = 'MODEL_USE is eu_only and MODEL_REGION is not "eu": no model is used';
    return [warning("model_region_missing", message, 'set MODEL_REGION = "eu" if MODEL_BASE_URL answers there')];
  }
  if (environment === "production" && use === "on" && region !== "eu") {
    const message = "MODEL_USE is on: texts about customers may go to a model outside of the European Union";
    return [warning("model_use_open", message, 'set MODEL_USE = "eu_only", or "off"')];
  }
  if (name) return [];
  const fix = "set MODEL_NAME, and EMBEDDING_MODEL_NAME for the memory, or empty MODEL_BASE_URL";
  return [error("model_without_name", "MODEL_BASE_URL is set and MODEL_NAME is not: no model would be asked", fix)];
}

const DEMONSTRATION: Readonly<Record<string, string>> = {
  DEMO_MODE: "demo_mode_on",
  DEMO_PARTNER_KEY: "demo_partner_key_on",
  BELGIAN_MOCK_MODE: "mock_mode_on",
  PROXYVENDOR_MOCK_MODE: "mock_mode_on",
};

function checkProduction(variables: Variables): Finding[] {
  const findings = Object.entries(DEMONSTRATION)
    .filter(([name]) => isOn(variables, name))
    .map(([name, id]) => error(id, `${name} is on in production`, `set ${name} = "off" under [env.production.vars]`));
  if (variables.ENVIRONMENT !== "production") {
    const message = `ENVIRONMENT is ${variables.ENVIRONMENT ?? "not set"} in production`;
    findings.push(error("environment_wrong", message, 'set ENVIRONMENT = "production"'));
  }
  findings.push(...checkAddresses(variables), ...checkGuards(variables), ...checkOperators(variables));
  return findings;
}

function checkOperators({ PLATFORM_KEYS: keys = "[]", PLATFORM_AUTH_AUDIENCE: audience }: Variables): Finding[] {
  if (audience || !/^\s*\[\s*\]\s*$/.test(keys)) return [];
  const message = "no operator of the platform is configured: nobody can import lists, register or regulatory data";
  const fix = "node bin/dossier.mjs platform key makes a key for PLATFORM_KEYS; or set PLATFORM_AUTH_AUDIENCE";
  return [info("operators_missing", message, fix)];
}

/** Reserved host names (RFC 2606, RFC 6761), and this machine. */
const PLACEHOLDER = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[?::1\]?$/;

const hostOf = (url: string | undefined): string => (url && URL.canParse(url) ? new URL(url).hostname : "");

function checkAddresses(variables: Variables): Finding[] {
  const findings: Finding[] = [];
  const { PUBLIC_BASE_URL: base = "" } = variables;
  if (PLACEHOLDER.test(hostOf(base))) {
    const fix = "set PUBLIC_BASE_URL to the address at which customers and officers reach the service";
    findings.push(
      error("base_url_placeholder", `PUBLIC_BASE_URL is still ${base}: portal links would lead nowhere`, fix),
    );
  } else if (!base.startsWith("https://")) {
    const message = "PUBLIC_BASE_URL is not https: portal links carry a token";
    findings.push(error("base_url_not_https", message, "begin PUBLIC_BASE_URL with https://"));
  }
  const { TSA_URL: stamps = "" } = variables;
  if (PLACEHOLDER.test(hostOf(stamps))) {
    const fix = "set TSA_URL to the address of a time stamping authority (RFC 3161), or empty it";
    findings.push(error("tsa_url_placeholder", `TSA_URL is ${stamps}: no anchor would get a time stamp`, fix));
  }
  if (stamps === "") {
    const message = "TSA_URL is empty: nobody else confirms when anchors and statements of screening were made";
    const fix = "set TSA_URL to the address of a time stamping authority (RFC 3161)";
    findings.push(warning("stamps_missing", message, fix));
  }
  for (const [name, value] of Object.entries(variables)) {
    if (name === "PUBLIC_BASE_URL" || !name.endsWith("_BASE_URL") || !value.startsWith("http://")) continue;
    findings.push(error("source_url_not_https", `${name} is not https`, `begin ${name} with https://`));
  }
  return findings;
}

function checkGuards(variables: Variables): Finding[] {
  const findings: Finding[] = [];
  if (variables.CALLBACK_ALLOWED_HOSTS) {
    const message = "CALLBACK_ALLOWED_HOSTS exempts hosts from the guard against private addresses";
    findings.push(error("callback_guard_open", message, "empty CALLBACK_ALLOWED_HOSTS; it is for tests"));
  }
  if (!isOn(variables, "RESOLVE_OUTBOUND_HOSTS")) {
    const message = "RESOLVE_OUTBOUND_HOSTS is off: a public name may lead to a private address";
    findings.push(error("outbound_not_resolved", message, 'set RESOLVE_OUTBOUND_HOSTS = "on"'));
  }
  if (!isOn(variables, "MAKER_CHECKER_ENABLED")) {
    const message = "MAKER_CHECKER_ENABLED is off: no decision needs a second pair of eyes";
    findings.push(warning("four_eyes_off", message, 'set MAKER_CHECKER_ENABLED = "on"'));
  }
  if (variables.DATA_JURISDICTION !== "eu") {
    const message = "DATA_JURISDICTION is empty: Durable Objects live wherever they are first asked for";
    const fix = 'set DATA_JURISDICTION = "eu" before the first case; what exists already does not move';
    findings.push(warning("jurisdiction_open", message, fix));
  }
  if (variables.GOAML_RENTITY_ID === "1") {
    const fix = "set GOAML_RENTITY_ID to the number that the financial intelligence unit gave you";
    findings.push(warning("goaml_entity_placeholder", "GOAML_RENTITY_ID is still 1: a report would name no one", fix));
  }
  return findings;
}

function checkSignIn(variables: Variables): Finding[] {
  const {
    AUTH_JWKS_URL: jwks = "",
    AUTH_ISSUER: issuer = "",
    AUTH_AUDIENCE: audience = "",
    AUTH_CLIENT_ID: client,
  } = variables;
  if (jwks === "") {
    const fix = "set AUTH_JWKS_URL, AUTH_ISSUER and AUTH_AUDIENCE of your OpenID provider";
    return [error("jwks_missing", "AUTH_JWKS_URL is empty: no officer could sign in as in production", fix)];
  }
  const findings: Finding[] = [];
  if (!jwks.startsWith("https://")) {
    const message = "AUTH_JWKS_URL is not https: who answers for it could sign anyone in";
    findings.push(error("jwks_not_https", message, "begin AUTH_JWKS_URL with https://"));
  }
  if ([jwks, issuer].some((url) => PLACEHOLDER.test(hostOf(url)))) {
    const fix = "set AUTH_JWKS_URL and AUTH_ISSUER to those of your OpenID provider";
    findings.push(error("issuer_placeholder", `the issuer is still ${hostOf(issuer) || hostOf(jwks)}`, fix));
  }
  if (!issuer || !audience) {
    const fix = "set both: without them a token for another service would be taken";
    findings.push(error("issuer_missing", "AUTH_ISSUER or AUTH_AUDIENCE is empty", fix));
  }
  if (!client) {
    const fix = "register <PUBLIC_BASE_URL>/console/ as a public client of the issuer and set AUTH_CLIENT_ID";
    findings.push(
      warning(
        "console_client_missing",
        "AUTH_CLIENT_ID is empty: nobody can sign in to the console. If AUTH_AUTHORIZED_PARTIES is empty too, no service account can be created, and tenants that have one refuse their officers",
        fix,
      ),
    );
  }
  return findings;
}
