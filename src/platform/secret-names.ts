/** Description of a secret. */
export interface SecretSpec {
  readonly need: "always" | "local" | "optional";
  readonly purpose: string;
}

/** Every secret of the service. Each is also a setting; none is in wrangler.toml. */
export const SECRETS: Readonly<Record<string, SecretSpec>> = {
  PORTAL_TOKEN_KEY: { need: "always", purpose: "seals portal tokens; without it no open link can be read" },
  SIGNING_KEYS: { need: "always", purpose: "signs receipts, checkpoints and case packs; the first key signs" },
  AUTH_JWT_SECRET: { need: "local", purpose: "signs officers in where there is no OIDC issuer" },
  MAIL_API_KEY: { need: "optional", purpose: "for the mail service behind MAIL_URL, as a bearer token" },
  MAIL_WEBHOOK_SECRET: {
    need: "optional",
    purpose: "with which the mail service signs its reports of bounced mails and complaints, as `whsec_` and base64",
  },
  MODEL_API_KEY: { need: "optional", purpose: "for the model behind MODEL_BASE_URL" },
  ADVERSE_MEDIA_API_KEY: { need: "optional", purpose: "for the news provider" },
  COMPANYDATA_API_KEY: { need: "optional", purpose: "for the company data provider" },
  FUNDINGDATA_API_KEY: { need: "optional", purpose: "for the funding data provider" },
  REGISTER_API_KEYS: {
    need: "optional",
    purpose: 'for registers that want a key, as JSON by source: `{"companies_house": "..."}`',
  },
};

/** Names of the secrets that an environment requires. */
export const requiredSecrets = (environment: "local" | "production"): string[] =>
  Object.entries(SECRETS)
    .filter(([, { need }]) => need === "always" || (need === "local" && environment === "local"))
    .map(([name]) => name);
