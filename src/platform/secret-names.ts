/** What is known of a secret without knowing it. */
export interface SecretSpec {
  readonly need: "always" | "local" | "optional";
  readonly purpose: string;
}

/** Every secret of the service, in one place: each is a setting too, and none of them stands in wrangler.toml. */
export const SECRETS: Readonly<Record<string, SecretSpec>> = {
  PORTAL_TOKEN_KEY: { need: "always", purpose: "seals portal tokens; a lost one makes every open link unreadable" },
  SIGNING_KEYS: { need: "always", purpose: "signs receipts, checkpoints and case packs; the first key signs" },
  AUTH_JWT_SECRET: { need: "local", purpose: "signs officers in where there is no OIDC issuer" },
  MODEL_API_KEY: { need: "optional", purpose: "for the model behind MODEL_BASE_URL" },
  ADVERSE_MEDIA_API_KEY: { need: "optional", purpose: "for the news provider" },
  COMPANYDATA_API_KEY: { need: "optional", purpose: "for the company data provider" },
  FUNDINGDATA_API_KEY: { need: "optional", purpose: "for the funding data provider" },
};

/** Those that an environment cannot run without. */
export const requiredSecrets = (environment: "local" | "production"): string[] =>
  Object.entries(SECRETS)
    .filter(([, { need }]) => need === "always" || (need === "local" && environment === "local"))
    .map(([name]) => name);
