import { z } from "zod";
import { goamlProfileSetting, reportingPersonsSetting } from "./goaml-setting.ts";
import { senderFault } from "./mail-sender.rules.ts";
import { listAgeSetting } from "./list-age-setting.ts";
import { listDownloadsSetting } from "./list-download-setting.ts";
import { operatorFault, operatorKeysSetting } from "./operator-setting.ts";
import { registerKeysSetting, registerUrlsSetting } from "./register-setting.ts";
import { SCIM_MATCH_ATTRIBUTES, scimTokensSetting } from "./directory-setting.ts";
import { productionFault } from "./production-settings.rules.ts";
import { roleMapSetting } from "./roles.ts";
import { flag, integer, json, list, number, resource, url } from "./setting-forms.ts";

/** Partner keys, as SHA-256 only. */
const partnerKeys = json.pipe(
  z.array(
    z.strictObject({
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      requestor_id: z.string().min(1),
      tenant: z.string().min(1),
      webhook_secret: z.string().startsWith("whsec_").optional(),
    }),
  ),
);

/** Private Ed25519 keys (RFC 8037). The first signs; the public keys of older ones are still published. */
const signingKeys = json.pipe(
  z
    .array(
      z.object({
        kty: z.literal("OKP"),
        crv: z.literal("Ed25519"),
        kid: z.string().min(1),
        x: z.string().regex(/^[\w-]{43}$/),
        d: z.string().regex(/^[\w-]{43}$/),
      }),
    )
    .min(1),
);

/** What each setting takes: text, from a variable or a secret of its name. */
export const settingsSchema = z.object({
  ENVIRONMENT: z.enum(["local", "production"]),
  BELGIAN_MOCK_MODE: flag,
  PROXYVENDOR_MOCK_MODE: flag,
  PEPPOL_ENABLED: flag,
  COMPANYDATA_SCRAPE_ENABLED: flag,
  MAKER_CHECKER_ENABLED: flag,
  SIGNAL_CAPTURE_ENABLED: flag,
  MEMSTORE_ENABLED: flag,
  DIAGNOSTICS_ENABLED: flag,
  DIAGNOSTICS_AUTO_CLASSIFY: flag,
  /** Assistants may read and, after a confirmation, write over `/mcp`. */
  MCP_ENABLED: flag.prefault("off"),
  DEMO_MODE: flag,
  DEMO_PARTNER_KEY: flag,
  PUBLIC_BASE_URL: z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, "")),
  MAX_ITERATIONS: integer(1, 50),
  PORTAL_TOKEN_DAYS: number(0.0001, 3650),
  SCAN_EVAL_THRESHOLD: number(0, 1),
  SCAN_CACHE_HOURS: number(0, 8760),
  SCREENING_EXACT_THRESHOLD: number(0, 1),
  SCREENING_FUZZY_THRESHOLD: number(0, 1),
  /** Memory for screening lists in one isolate. Lists that need more are read again and again. */
  SCREENING_MEMORY_MB: integer(64, 65_536).prefault("64"),
  VERIFICATION_VALID_HOURS: number(0.001, 8760),
  PARTNER_RATE_LIMIT_PER_MINUTE: integer(1, 100_000),
  PARTNER_KEYS: partnerKeys,
  PEPPOL_DIRECTORY_PER_SECOND: number(0.01, 1000),
  /** Jurisdiction of Durable Objects: `eu` keeps them in the European Union. */
  DATA_JURISDICTION: z.enum(["", "eu"]).transform((value) => value || null),
  /** Retention of a case: `law`, or a number of years that replaces the law's. */
  RETENTION_YEARS: z.literal("law").or(integer(0, 100)),
  RETENTION_STARTS_AT: z.enum(["relationship_end", "final_decision"]).default("relationship_end"),
  BLIND_SAMPLE_SHARE: number(0, 1),
  GOAML_RENTITY_ID: integer(0, 2_147_483_647),
  GOAML_PROFILE: json.pipe(goamlProfileSetting),
  /** By officer id: the names of MLROs whose tokens carry none. */
  GOAML_REPORTING_PERSONS: json.pipe(reportingPersonsSetting).default({}),
  /** An HTTP service that takes a mail as JSON. Empty: none is sent, and the local service writes files. */
  MAIL_URL: url.default(""),
  MAIL_FROM: z.string().default(""),
  /** Where answers go, and where the mail service reports what came back; empty: to the sender. */
  MAIL_REPLY_TO: z.string().default(""),
  MAIL_ENVELOPE_FROM: z.string().default(""),
  MAIL_REMINDER_DAYS: integer(1, 365).prefault("7"),
  MAIL_REMINDERS_MAX: integer(0, 20).prefault("2"),
  CORS_ORIGINS: list,
  CALLBACK_ALLOWED_HOSTS: list,
  AUTH_JWKS_URL: url,
  AUTH_ISSUER: z.string(),
  AUTH_AUDIENCE: z.string(),
  /** Client id of the console: a public OIDC client, without a secret. */
  AUTH_CLIENT_ID: z.string().default(""),
  /** Further clients whose access tokens are accepted, by `azp` claim; with AUTH_CLIENT_ID empty, the only ones. */
  AUTH_AUTHORIZED_PARTIES: list.default([]),
  AUTH_SCOPE: z.string().default("openid"),
  AUTH_TENANT_CLAIM: z.string().min(1),
  AUTH_ROLES_CLAIM: z.string().min(1),
  /** Roles by group, where the claim of roles holds groups. */
  AUTH_ROLE_MAP: json.pipe(roleMapSetting).prefault("{}"),
  /** Claims of the officer's name and mail address, which are shown beside the id. */
  AUTH_NAME_CLAIM: z.string().min(1).default("name"),
  AUTH_EMAIL_CLAIM: z.string().min(1).default("email"),
  /** Resource that the console asks its access token for (RFC 8707). */
  AUTH_RESOURCE: resource.default(""),
  AUTH_ACCESS: flag,
  /** Tokens of directories that provision officers (SCIM 2.0), as SHA-256 only, each of one tenant. */
  SCIM_TOKENS: json.pipe(scimTokensSetting).prefault("[]"),
  /** Claim of an officer's token that names them as their directory does, and the attribute of the user that it equals. */
  SCIM_MATCH_CLAIM: z.string().min(1).default("sub"),
  SCIM_MATCH_ATTRIBUTE: z.enum(SCIM_MATCH_ATTRIBUTES).default("externalId"),
  /** Whether officers whom the directory never named may work in a tenant that it provisions. */
  SCIM_UNKNOWN_OFFICERS: z.enum(["refuse", "allow"]).default("refuse"),
  /** Audience of tokens for platform operators, from the officers' issuer. Empty: none is accepted. */
  PLATFORM_AUTH_AUDIENCE: z.string().default(""),
  /** Public keys of platform operators. Without either setting the platform's routes are disabled. */
  PLATFORM_KEYS: json.pipe(operatorKeysSetting).default([]),
  /** Age at which a screening list is stale, from the last import that confirmed it. */
  LIST_MAX_AGE_HOURS: listAgeSetting.prefault("48"),
  /** Lists that the service downloads by itself, by source. Empty: none. */
  LIST_DOWNLOADS: listDownloadsSetting.prefault(""),
  /** Hours from one download of a list to the next. */
  LIST_DOWNLOAD_HOURS: number(0.25, 168).prefault("6"),
  /** Hosts of other sites to which a publisher may redirect a download. */
  LIST_REDIRECT_HOSTS: list.default([]),
  /** A time stamping authority (RFC 3161) for the anchors of audit chains. Empty: no time stamps. */
  TSA_URL: url.default(""),
  KBO_BASE_URL: url,
  VIES_BASE_URL: url,
  PEPPOL_DIRECTORY_BASE_URL: url,
  DEBT_CHECK_BASE_URL: url,
  ADVERSE_MEDIA_BASE_URL: url,
  COMPANYDATA_BASE_URL: url,
  FUNDINGDATA_BASE_URL: url,
  REGISTER_BASE_URLS: registerUrlsSetting.prefault(""),
  /** Resolve hosts of outside URLs with the platform's resolver and check every address. */
  RESOLVE_OUTBOUND_HOSTS: flag.default(false),
  // Any OpenAI-compatible service. Empty: Workers AI if it is bound, else the built-in rules.
  MODEL_BASE_URL: url.default(""),
  /** Whether models are used: `off`, only at an endpoint in the European Union, or any that is configured. */
  MODEL_USE: z.enum(["", "off", "eu_only", "on"]).default(""),
  /** Region of MODEL_BASE_URL, as the operator declares it. */
  MODEL_REGION: z.enum(["", "eu"]).default(""),
  MODEL_NAME: z.string().default(""),
  /** Price of the chat model, for what it is sent and what it answers alike. */
  MODEL_EUR_PER_MILLION_TOKENS: z.coerce.number().min(0).default(0),
  EMBEDDING_MODEL_NAME: z.string().default(""),
  // Secrets. Local ones are generated at the first start and stored in .dev.vars.
  AUTH_JWT_SECRET: z.string().min(32).optional(),
  PORTAL_TOKEN_KEY: z.string().min(32),
  SIGNING_KEYS: signingKeys,
  // Keys of commercial providers: without its key a provider is off.
  MAIL_API_KEY: z.string().min(1).optional(),
  /** By which the mail service signs its reports. Without it, none is taken. */
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, "is not whsec_ and at least 24 bytes in base64")
    .optional(),
  MODEL_API_KEY: z.string().min(1).optional(),
  ADVERSE_MEDIA_API_KEY: z.string().min(1).optional(),
  COMPANYDATA_API_KEY: z.string().min(1).optional(),
  FUNDINGDATA_API_KEY: z.string().min(1).optional(),
  REGISTER_API_KEYS: json.pipe(registerKeysSetting).optional(),
});

/** Names of all settings. */
export const settingNames: ReadonlySet<string> = new Set(Object.keys(settingsSchema.shape));

/** The service's settings, from the Worker's variables and secrets, under the same names. */
export type Settings = Readonly<z.output<typeof settingsSchema>>;

/** Invalid settings. The message names a setting, never its value. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  /** The parsed settings if each is valid by itself and only their combination is not; otherwise null. */
  readonly settings: Settings | null;

  constructor(message: string, settings: Settings | null = null) {
    super(message);
    this.settings = settings;
  }
}

const cache = new WeakMap<object, Settings | SettingsError>();

/**
 * Reads and validates every setting, once an isolate.
 * @throws SettingsError with one line that names the first invalid setting and the reason.
 */
export function readSettings(env: object): Settings {
  const settings = cache.get(env) ?? tryParse(env);
  cache.set(env, settings);
  if (settings instanceof SettingsError) throw settings;
  return settings;
}

function tryParse(env: object): Settings | SettingsError {
  try {
    return parseSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
}

/** One invalid setting. */
export interface SettingFault {
  readonly name: string;
  readonly message: string;
  readonly missing: boolean;
}

/** Every setting that is invalid by itself. Combinations are checked by `parseSettings`. */
export function settingFaults(env: object): SettingFault[] {
  const parsed = settingsSchema.safeParse(env);
  return parsed.success ? [] : faultsOf(parsed.error, env);
}

function faultsOf({ issues }: z.ZodError, env: object): SettingFault[] {
  const faults = new Map<string, SettingFault>();
  for (const { path, message } of issues) {
    const name = String(path[0] ?? "settings");
    if (!faults.has(name)) faults.set(name, { name, message, missing: !(name in env) });
  }
  return [...faults.values()];
}

/** @throws SettingsError */
export function parseSettings(env: object): Settings {
  const parsed = settingsSchema.safeParse(env);
  if (!parsed.success) {
    const { name, message, missing } = faultsOf(parsed.error, env)[0]!;
    throw new SettingsError(`setting ${name} ${missing ? "is missing" : `is wrong: ${message}`}`);
  }
  const settings = parsed.data;
  const fault = productionFault(settings)?.message ?? combinationFault(settings);
  if (fault) throw new SettingsError(fault, settings);
  return settings;
}

/** Regulation (EU) 2024/1624, article 77(3). */
const SHORTEST_RETENTION_YEARS = 5;

/** With JWKS, officers are real, so demonstration settings must be off. */
function combinationFault(s: Settings): string | null {
  if (s.AUTH_JWKS_URL && s.AUTH_JWT_SECRET) return "settings AUTH_JWKS_URL and AUTH_JWT_SECRET exclude each other";
  if (!s.AUTH_JWKS_URL && !s.AUTH_JWT_SECRET) return "setting AUTH_JWKS_URL or AUTH_JWT_SECRET is missing";
  if (s.AUTH_JWKS_URL) {
    for (const name of ["BELGIAN_MOCK_MODE", "PROXYVENDOR_MOCK_MODE", "DEMO_MODE", "DEMO_PARTNER_KEY"] as const) {
      if (s[name]) return `setting ${name} must be off with AUTH_JWKS_URL`;
    }
    // A premature deletion cannot be undone.
    if (s.RETENTION_YEARS !== "law" && s.RETENTION_YEARS < SHORTEST_RETENTION_YEARS) {
      return `setting RETENTION_YEARS must be law or at least ${SHORTEST_RETENTION_YEARS} with AUTH_JWKS_URL`;
    }
    if (!s.AUTH_ISSUER || !s.AUTH_AUDIENCE) return "settings AUTH_ISSUER and AUTH_AUDIENCE go with AUTH_JWKS_URL";
  }
  if (s.MAIL_URL && !s.MAIL_FROM) return "setting MAIL_FROM is missing: it goes with MAIL_URL";
  const sender = senderFault(s);
  if (sender) return sender;
  if (s.ENVIRONMENT === "production" && s.MAIL_URL.startsWith("http:")) {
    return "setting MAIL_URL must begin with https in production";
  }
  const fault = operatorFault(s);
  if (fault) return fault;
  if (s.SCREENING_FUZZY_THRESHOLD > s.SCREENING_EXACT_THRESHOLD) {
    return "setting SCREENING_FUZZY_THRESHOLD must not exceed SCREENING_EXACT_THRESHOLD";
  }
  return null;
}
