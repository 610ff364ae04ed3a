import { createLogger } from "./logger.ts";
import { openMetrics } from "./metrics.ts";
import { readSettings, type Settings, SettingsError } from "./settings.ts";

/** Why the service must not run with its configuration. */
export interface Misconfiguration {
  readonly kind: "setting" | "lists";
  /** Names the setting, never its value. */
  readonly message: string;
  /** The settings, if they could be parsed. */
  readonly settings: Settings | null;
}

/** What is wrong with the active screening lists, or null. Rejects if the database cannot be read. */
export type FindListFault = (env: Env) => Promise<string | null>;

interface Known {
  /** Stays true once it is: an import replaces a list and never removes one. */
  hasLists: boolean;
  readonly logged: Set<string>;
}

/** One entry an isolate in production; tests have several environments. */
const known = new WeakMap<Env, Known>();

/**
 * The misconfiguration that stops the service, or null. Settings are checked first; in production, the presence of
 * screening lists is then read from the database until they are there. If the database does not answer, the service
 * continues.
 */
export async function findMisconfiguration(env: Env, findListFault: FindListFault): Promise<Misconfiguration | null> {
  const found = settingFault(env) ?? (await listFault(env, findListFault));
  if (found !== null) logOnce(env, found);
  return found;
}

function settingFault(env: Env): Misconfiguration | null {
  try {
    readSettings(env);
    return null;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { kind: "setting", message: error.message, settings: error.settings };
  }
}

async function listFault(env: Env, findFault: FindListFault): Promise<Misconfiguration | null> {
  const settings = readSettings(env);
  if (settings.ENVIRONMENT !== "production") return null;
  const state = stateOf(env);
  if (state.hasLists) return null;
  const fault = await findFault(env).catch(() => undefined);
  if (fault === null) state.hasLists = true;
  return typeof fault === "string" ? { kind: "lists", message: fault, settings } : null;
}

function stateOf(env: Env): Known {
  const state = known.get(env) ?? { hasLists: false, logged: new Set() };
  known.set(env, state);
  return state;
}

/** Logs each cause once an isolate, not at every request. */
function logOnce(env: Env, { kind, message }: Misconfiguration): void {
  const { logged } = stateOf(env);
  if (logged.has(message)) return;
  logged.add(message);
  const metrics = openMetrics(env.METRICS, "");
  createLogger({}, (event, level) => metrics.write("trouble", { event, level }, {})).error("misconfigured", {
    kind,
    reason: message,
  });
}
