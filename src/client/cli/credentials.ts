import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { SignInError } from "./exit-codes.ts";

/** What is needed for a new token where the old one has expired. */
export interface Issuer {
  readonly issuer: string;
  readonly client_id: string;
  /** Parameters of the token request, such as `scope`, `audience` and `resource`. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** The sign-in at one service. A client's secret is not kept. */
export interface Credential {
  readonly token?: string;
  /** Milliseconds since 1970; absent where the issuer does not say. */
  readonly expires_at?: number;
  readonly refresh_token?: string;
  readonly from?: Issuer;
  /** A partner's key. */
  readonly api_key?: string;
}

interface Stored {
  /** The service that commands use when none is named. */
  readonly default?: string;
  readonly services: Readonly<Record<string, Credential>>;
}

type Env = Readonly<Record<string, string | undefined>>;

export function credentialsFile(env: Env): string {
  if (env["DOSSIER_CREDENTIALS"]) return env["DOSSIER_CREDENTIALS"];
  const folder = env["XDG_CONFIG_HOME"] || env["APPDATA"] || path.join(env["HOME"] || os.homedir(), ".config");
  return path.join(folder, "dossier", "credentials.json");
}

/** @throws SignInError for a file that others can read, or that holds no sign-in. */
export function readStored(env: Env): Stored {
  const file = credentialsFile(env);
  let text: string;
  try {
    const { mode } = statSync(file);
    if (process.platform !== "win32" && (mode & 0o077) !== 0) {
      throw new SignInError(`Others can read ${file}. Run: chmod 600 ${file}, and sign in again with a new token.`);
    }
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { services: {} };
    throw error;
  }
  try {
    const stored = JSON.parse(text) as Stored;
    if (typeof stored.services === "object" && stored.services !== null) return stored;
  } catch {
    // The file is not ours to repair: it may hold the only copy of a token.
  }
  throw new SignInError(`${file} cannot be read. Delete it and sign in again.`);
}

/** Stores the sign-in at a service, which becomes the default; null removes it. */
export function storeCredential(env: Env, service: string, credential: Credential | null): void {
  const { services, ...stored } = readStored(env);
  const { [service]: _, ...others } = services;
  const next: Stored =
    credential === null
      ? { ...(stored.default === service ? {} : stored), services: others }
      : { default: service, services: { ...others, [service]: credential } };
  write(credentialsFile(env), JSON.stringify(next, null, 2));
}

/** A reader sees the old file or the new one whole, and nobody but its owner ever sees either. */
function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  try {
    rmSync(draft, { force: true });
    writeFileSync(draft, text, { mode: 0o600, flag: "wx" });
    chmodSync(draft, 0o600);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
