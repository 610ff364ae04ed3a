import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createApp } from "../../src/app.ts";

const { app } = createApp();

/** Settings and bindings of the tests, some of them replaced. */
export const bindingsWith = (changes: object): Env => ({ ...env, ...changes }) as Env;

/**
 * Asks the service under other bindings than the ones that the tests run with.
 * @param path or a whole address.
 */
export async function askApp(bindings: Env, path: string, init?: RequestInit): Promise<Response> {
  const context = createExecutionContext();
  const answer = await app.fetch(new Request(new URL(path, "https://dossier.test"), init), bindings, context);
  const whole = new Response(await answer.arrayBuffer(), answer);
  await waitOnExecutionContext(context);
  return whole;
}

/** Puts a list in force, without which production answers nothing. */
export async function putListInForce(sampleEntries = 0): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT OR IGNORE INTO screening_lists (list_id, source, version, sha256, entries, names, parts, begun_at_ms, loaded_at_ms)
       VALUES ('list-1', 'eu', '2026-11-01', 'a', 1, 1, 1, 1, 1)`,
    ),
    env.DB.prepare(
      `INSERT OR REPLACE INTO screening_list_parts (list_id, part, sha256, entries, names, segments, sample_entries)
       VALUES ('list-1', 0, 'a', 1, 1, 0, ?)`,
    ).bind(sampleEntries),
    env.DB.prepare("INSERT OR IGNORE INTO screening_current (source, list_id) VALUES ('eu', 'list-1')"),
  ]);
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
