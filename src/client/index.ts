export { createDossier, type Dossier, type DossierOptions } from "./client.ts";
export { type Problem, type ProblemCode, RefusedError, UnavailableError } from "./errors.ts";
export type { Item, ListPath } from "./lists.ts";
export type { RetryOptions, Surroundings } from "./retries.ts";
export type { components, paths } from "./schema.d.ts";
export { verifyWebhook, WebhookVerificationError, type WebhookMessage, type WebhookOptions } from "./webhooks.ts";
