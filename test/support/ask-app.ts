import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createApp } from "../../src/app.ts";

const { app } = createApp();

/** Settings and bindings of the tests, some of them replaced. */
export const bindingsWith = (changes: object): Env => ({ ...env, ...changes }) as Env;

/** Asks the service under other bindings than the ones that the tests run with. */
export async function askApp(bindings: Env, path: string, init?: RequestInit): Promise<Response> {
  const context = createExecutionContext();
  const answer = await app.fetch(new Request(`https://dossier.test${path}`, init), bindings, context);
  const whole = new Response(await answer.arrayBuffer(), answer);
  await waitOnExecutionContext(context);
  return whole;
}

/** Settings of a service whose officers come from an issuer. */
export const PRODUCTION = {
  ENVIRONMENT: "production",
  BELGIAN_MOCK_MODE: "off",
  PROXYVENDOR_MOCK_MODE: "off",
  DEMO_MODE: "off",
  DEMO_PARTNER_KEY: "off",
  PUBLIC_BASE_URL: "https://dossier.example",
  AUTH_JWT_SECRET: undefined,
  AUTH_JWKS_URL: "https://login.example/jwks.json",
  AUTH_ISSUER: "https://login.example/tenant",
  AUTH_AUDIENCE: "dossier",
} as const;
