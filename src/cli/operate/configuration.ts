import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { unstable_readConfig as readConfig } from "wrangler";
import { CliError, repositoryRoot } from "../program.ts";

/** The checked part of an environment in wrangler.toml, as wrangler reads it. */
export interface WranglerConfig {
  readonly name?: string;
  readonly compatibility_date?: string;
  readonly workers_dev?: boolean;
  readonly preview_urls?: boolean;
  readonly route?: unknown;
  readonly routes?: readonly unknown[];
  readonly vars: Readonly<Record<string, unknown>>;
  readonly triggers: { readonly crons?: readonly string[] };
  readonly migrations: readonly {
    readonly tag: string;
    readonly new_sqlite_classes?: readonly string[];
    readonly renamed_classes?: readonly { readonly from: string; readonly to: string }[];
  }[];
  readonly observability?: {
    readonly enabled?: boolean;
    readonly logs?: { readonly invocation_logs?: boolean };
    readonly traces?: { readonly enabled?: boolean; readonly persist?: boolean };
  };
  readonly d1_databases: readonly {
    readonly binding: string;
    readonly database_name: string;
    readonly database_id?: string;
  }[];
  readonly r2_buckets: readonly {
    readonly binding: string;
    readonly bucket_name: string;
    readonly jurisdiction?: string;
  }[];
  readonly durable_objects: { readonly bindings: readonly { readonly name: string; readonly class_name: string }[] };
  readonly queues: {
    readonly producers?: readonly { readonly binding: string; readonly queue: string }[];
    readonly consumers?: readonly { readonly queue: string; readonly dead_letter_queue?: string }[];
  };
  readonly ratelimits: readonly { readonly name: string }[];
  readonly analytics_engine_datasets: readonly { readonly binding: string; readonly dataset?: string }[];
  readonly vectorize: readonly { readonly binding: string; readonly index_name: string }[];
  readonly ai?: { readonly binding?: string };
}
type Environment = "local" | "production";

/** Everything that the doctor checks without a network call. */
export interface Configuration {
  readonly environment: Environment;
  /** What the environment declares. */
  readonly declared: WranglerConfig;
  /** The top level, which every environment must repeat. */
  readonly topLevel: WranglerConfig;
  readonly variables: Readonly<Record<string, string>>;
  /** By name; null for a secret that is set but cannot be read. Undefined when it is unknown which are set. */
  readonly secrets: Readonly<Record<string, string | null>> | undefined;
  readonly databases: readonly DatabaseState[];
  readonly now: Date;
}

export interface DatabaseState {
  readonly binding: string;
  /** Names of migrations that it lacks; undefined when it was not queried. */
  readonly pending: readonly string[] | undefined;
}

export const CONFIG_FILE = path.join(repositoryRoot, "wrangler.toml");

export interface ConfigurationSources {
  readonly environment: Environment;
  readonly file?: string;
  readonly secrets?: Readonly<Record<string, string | null>> | undefined;
  readonly databases?: readonly DatabaseState[];
}

/** @throws CliError for a file that wrangler refuses. */
export function readConfiguration(sources: ConfigurationSources): Configuration {
  const { environment, file = CONFIG_FILE, secrets, databases = [] } = sources;
  try {
    const topLevel = readConfig({ config: file }) as WranglerConfig;
    const declared =
      environment === "local" ? topLevel : (readConfig({ config: file, env: environment }) as WranglerConfig);
    const variables = Object.entries(declared.vars).map(([name, value]) => [name, String(value)]);
    return {
      environment,
      declared,
      topLevel,
      variables: Object.fromEntries(variables) as Record<string, string>,
      secrets,
      databases,
      now: new Date(),
    };
  } catch (cause) {
    throw new CliError(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/** Secrets in a file, as JSON or as lines of NAME=value, as `wrangler deploy --secrets-file` takes them. */
export function readSecretsFile(file: string): Record<string, string> {
  if (!existsSync(file)) throw new CliError(`there is no file ${file}`);
  const text = readFileSync(file, "utf8");
  try {
    const read: unknown = text.trimStart().startsWith("{") ? JSON.parse(text) : parseEnv(text);
    return read as Record<string, string>;
  } catch {
    throw new CliError(`${file} holds neither JSON nor lines of NAME=value`);
  }
}

/** The migration files of a database, in the order in which they run. */
export function listMigrationFiles(folder: string): string[] {
  return readdirSync(path.join(repositoryRoot, folder))
    .filter((file) => file.endsWith(".sql"))
    .toSorted();
}
