/**
 * What each setting does, by topic, in the order of docs/settings.md. Type and range follow from
 * `src/platform/settings.ts`, values from wrangler.toml, and secrets from `src/platform/secret-names.ts`.
 */
export const SETTING_TOPICS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "The service": {
    ENVIRONMENT: "`production` refuses to work on demonstration settings",
    PUBLIC_BASE_URL:
      "the address that portal links, the console and the interface document name; the local service sets its own",
    DATA_JURISDICTION: "`eu` keeps Durable Objects in the European Union; empty: nothing is promised",
    CORS_ORIGINS: "origins whose pages may call the interface",
    MCP_ENABLED:
      "assistants may read cases, and write after a confirmation, over `/mcp` ([assistants.md](assistants.md))",
    DEMO_MODE: "one-click sign-in with a local secret, and the reset of the memory",
  },
  Decisions: {
    MAX_ITERATIONS: "investigations of one case: the first one and those after each follow-up",
    MAKER_CHECKER_ENABLED: "approving a case of high risk takes a second officer",
    BLIND_SAMPLE_SHARE:
      "share of an express officer's cases without a visible reason against express approval that begin with a provisional decision, the judgement withheld; half of them are blind samples",
    RETENTION_YEARS: "years that replace those of the law; at least 5 with `AUTH_JWKS_URL`",
    RETENTION_STARTS_AT: "what begins the retention of an approved case",
    GOAML_RENTITY_ID: "the reporting entity's number at the financial intelligence unit",
    GOAML_PROFILE:
      "where the unit's goAML differs: schema version, currency, code lists (`src/platform/goaml-setting.ts`)",
    GOAML_REPORTING_PERSONS:
      "who files reports: by officer id, `first_name`, `last_name`, and `id_number` and `nationality` where the unit wants them; for others the token's `given_name` and `family_name`",
  },
  "Portal and partners": {
    PORTAL_TOKEN_DAYS: "how long a portal link is valid",
    PARTNER_KEYS:
      "an array of `sha256` of a key, `requestor_id`, `tenant`, and `webhook_secret` where callbacks are signed",
    DEMO_PARTNER_KEY: "accepts the demonstration's partner key",
    PARTNER_RATE_LIMIT_PER_MINUTE: "requests of one partner",
    VERIFICATION_VALID_HOURS: "how long a partner may rely on a verification (`valid_until`)",
    CALLBACK_ALLOWED_HOSTS: "`host:port` of receivers that need not be public, for tests",
    RESOLVE_OUTBOUND_HOSTS: "resolve every host that a customer or partner names, and check each of its addresses",
  },
  "Mail to customers": {
    MAIL_URL:
      "an HTTP mail service: it is sent `from`, `to`, `subject` and `text` as JSON with an `Idempotency-Key`, by which it must take each mail once; empty: nothing is sent, and the local service writes `.eml` files to `mail/` in its state",
    MAIL_FROM: "the sender, such as `Example Bank <clients@example.be>`; required with `MAIL_URL`",
    MAIL_REPLY_TO: "where answers go; of the domain of `MAIL_FROM` or a subdomain; empty: to the sender",
    MAIL_ENVELOPE_FROM:
      "where mails that cannot be delivered go back to (`envelope_from`), and whose domain SPF is checked for; of the domain of `MAIL_FROM` or a subdomain",
    MAIL_REMINDER_DAYS: "days from one mail to the next reminder, while the customer's page still asks for something",
    MAIL_REMINDERS_MAX: "reminders in one round of questions; 0: none",
  },
  "Officers' sign-in": {
    AUTH_JWKS_URL: "keys of the OIDC issuer; excludes `AUTH_JWT_SECRET` and every demonstration setting",
    AUTH_ISSUER: "the `iss` of access tokens; required with `AUTH_JWKS_URL`",
    AUTH_AUDIENCE: "the `aud` of officers' access tokens; required with `AUTH_JWKS_URL`",
    AUTH_CLIENT_ID: "the console's client: public, without a secret",
    AUTH_AUTHORIZED_PARTIES:
      "further clients whose tokens are accepted (`azp`); with this and `AUTH_CLIENT_ID` empty, any client of the issuer",
    AUTH_SCOPE: "scopes that the console asks for",
    AUTH_TENANT_CLAIM: "path of the claim that names the tenant",
    AUTH_ROLES_CLAIM: "path of the claim that holds the roles, one or a list",
    AUTH_ROLE_MAP:
      'roles by the values of that claim, where it holds groups: `{"dossier-officers": "officer", "3f0c…": ["mlro"]}`; a value without an entry gives no role; `{}`: the claim names the roles themselves',
    AUTH_NAME_CLAIM: "path of the claim with the officer's name, shown beside the id",
    AUTH_EMAIL_CLAIM: "path of the claim with the officer's mail address",
    AUTH_RESOURCE:
      "resource that the console asks its token for (RFC 8707), where the issuer gives opaque tokens without it; usually the same as `AUTH_AUDIENCE`",
    AUTH_ACCESS: "also read the token from `Cf-Access-Jwt-Assertion`",
  },
  "Officers' directory (SCIM 2.0)": {
    SCIM_TOKENS:
      "an array of `sha256` of a directory's bearer token and its `tenant`; while a tenant has an entry, officers whom its directory deactivated are refused",
    SCIM_MATCH_CLAIM: "path of the claim of an officer's token that names them as the directory does",
    SCIM_MATCH_ATTRIBUTE: "the attribute of the SCIM user that equals that claim",
    SCIM_UNKNOWN_OFFICERS:
      "whether officers whom the directory never named may work, once it has provisioned the first one",
  },
  "Operators of the platform": {
    PLATFORM_KEYS:
      "public keys of the operators who import lists, register and regulatory data; `node bin/dossier.mjs platform key` makes one",
    PLATFORM_AUTH_AUDIENCE:
      "instead of keys: the audience of operators' tokens from the officers' issuer; must differ from `AUTH_AUDIENCE`",
  },
  Sources: {
    BELGIAN_MOCK_MODE: "sample companies for the register, VIES, Peppol and debts, unless a base URL below is set",
    PROXYVENDOR_MOCK_MODE: "sample answers for news, company data, funding and websites, unless a base URL is set",
    PEPPOL_ENABLED: "off: the partner interface (`/v1/peppol`) answers 404",
    COMPANYDATA_SCRAPE_ENABLED: "query the provider of company data",
    PEPPOL_DIRECTORY_PER_SECOND: "requests a second to the Peppol directory, over all isolates",
    KBO_BASE_URL: "public pages of the Belgian company register",
    VIES_BASE_URL: "VAT numbers",
    PEPPOL_DIRECTORY_BASE_URL: "Peppol directory",
    DEBT_CHECK_BASE_URL: "social and tax debts (inhoudingsplicht)",
    ADVERSE_MEDIA_BASE_URL: "news",
    COMPANYDATA_BASE_URL: "company data",
    FUNDINGDATA_BASE_URL: "funding",
    REGISTER_BASE_URLS:
      "registers of other countries, LEI, Gazette and annual accounts that are asked: `gleif=https://…, brreg=https://…`",
  },
  "Screening and scans": {
    SCREENING_EXACT_THRESHOLD: "name score from which a match counts as exact",
    SCREENING_FUZZY_THRESHOLD: "name score from which a match is shown; at most the one above",
    SCREENING_MEMORY_MB:
      "memory for screening lists in one isolate, in MB; the platform gives an isolate 128, the local service has one for all",
    LIST_MAX_AGE_HOURS:
      "age at which a list counts as stale, since an import last confirmed it: `48`, or `48, be=168` to set one list apart",
    LIST_DOWNLOADS:
      "screening lists that the service downloads by itself, and from where: `eu=https://…, un=https://…`; empty: none",
    LIST_DOWNLOAD_HOURS: "hours from one download of a list to the next; a failed one is repeated within the hour",
    LIST_REDIRECT_HOSTS: "hosts of other sites to which a publisher may redirect a download, separated by commas",
    SCAN_EVAL_THRESHOLD: "evaluation score above which a scan is amber",
    SCAN_CACHE_HOURS: "how long a scan of tier 1 or 2 is reused",
  },
  "Memory, diagnostics and models": {
    SIGNAL_CAPTURE_ENABLED: "record what officers do, for the memory to learn from",
    MEMSTORE_ENABLED: "the officers' memory; off: reads are empty and writes answer 503",
    DIAGNOSTICS_ENABLED: "record the stages of every investigation",
    DIAGNOSTICS_AUTO_CLASSIFY: "derive the cause of a reported error from the recorded stages",
    MODEL_USE:
      "`off`, `eu_only` (an endpoint declared by `MODEL_REGION`), or `on`; empty: `off` in production, `on` locally",
    MODEL_REGION: "`eu` declares that `MODEL_BASE_URL` is in the European Union",
    MODEL_BASE_URL: "any OpenAI-compatible service; empty: Workers AI if it is bound, otherwise the built-in rules",
    MODEL_NAME: "the model for texts; empty: the default of Workers AI",
    MODEL_EUR_PER_MILLION_TOKENS: "price of the chat model, for the costs in the diagnostics",
    EMBEDDING_MODEL_NAME: "the model for vectors; empty: the default of Workers AI, or the built-in one",
  },
  "Audit chains": {
    TSA_URL: "a time stamping authority (RFC 3161) that stamps the anchors of audit chains; empty: none",
  },
};
