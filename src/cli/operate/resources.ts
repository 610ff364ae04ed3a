import { INDEXED_TAGS } from "../../features/memory/passage-index.vectorize.ts";
import { CliError } from "../program.ts";
import type { Configuration } from "./configuration.ts";
import { failureOf, type Wrangler } from "./wrangler.ts";

/** What a step needs: the account, the configuration, and an output for messages. */
export interface Provisioning {
  readonly wrangler: Wrangler;
  readonly configuration: Configuration;
  readonly say: (line: string) => void;
}

interface Database {
  readonly uuid: string;
  readonly name: string;
  readonly jurisdiction?: string | null;
}

const jurisdictionOf = ({ variables }: Configuration): string => variables.DATA_JURISDICTION ?? "";

/** Creates missing databases. @returns the id of each, by binding. */
export async function ensureDatabases({ wrangler, configuration, say }: Provisioning): Promise<Map<string, string>> {
  const jurisdiction = jurisdictionOf(configuration);
  const place = jurisdiction ? ["--jurisdiction", jurisdiction] : [];
  const list = () => wrangler.json<readonly Database[]>("d1", "list", "--json");
  let existing = await list();
  const ids = new Map<string, string>();
  for (const { binding, database_name: name } of configuration.declared.d1_databases) {
    if (!existing.some((database) => database.name === name)) {
      await wrangler.run("d1", "create", name, ...place, "--update-config=false");
      existing = await list();
      say(`made database ${name}`);
    }
    const found = existing.find((database) => database.name === name);
    if (!found) throw new CliError(`database ${name} was made, but wrangler does not list it`);
    if (jurisdiction && found.jurisdiction !== undefined && found.jurisdiction !== jurisdiction) {
      throw new CliError(
        `database ${name} is not in jurisdiction ${jurisdiction}, and cannot be moved: give it another name`,
      );
    }
    ids.set(binding, found.uuid);
  }
  return ids;
}

/** Creates missing buckets. */
export async function ensureBuckets({ wrangler, configuration, say }: Provisioning): Promise<void> {
  for (const { bucket_name: name, jurisdiction } of configuration.declared.r2_buckets) {
    const place = jurisdiction ? ["--jurisdiction", jurisdiction] : [];
    // The answer to creating it says whether it exists: reading a bucket needs a right that a deployment token may
    // lack.
    const args = ["r2", "bucket", "create", name, ...place, "--update-config=false"];
    const { code, out, err } = await wrangler.ask(...args);
    if (code === 0) say(`made bucket ${name}`);
    else if (!/10004|already exists/.test(`${out}${err}`)) throw failureOf(args, out, err);
  }
}

/** Creates missing queues, the dead-letter queue first: its queue names it. */
export async function ensureQueues({ wrangler, configuration, say }: Provisioning): Promise<void> {
  const { producers = [], consumers = [] } = configuration.declared.queues;
  const dead = consumers.map(({ dead_letter_queue }) => dead_letter_queue).filter((name) => name !== undefined);
  const names = new Set([...dead, ...consumers.map(({ queue }) => queue), ...producers.map(({ queue }) => queue)]);
  const jurisdiction = jurisdictionOf(configuration);
  for (const name of names) {
    if (await exists(wrangler, /does not exist/, "queues", "info", name)) continue;
    await wrangler.run("queues", "create", name, ...(jurisdiction ? ["--jurisdiction", jurisdiction] : []));
    say(`made queue ${name}`);
  }
}

/** Dimensions of the embeddings (`@cf/baai/bge-m3`), and the metadata that a search filters by, of which ten may be. */
const VECTORS = {
  dimensions: 1024,
  metric: "cosine",
  filters: ["officer", ...INDEXED_TAGS],
} as const;

interface VectorIndex {
  readonly name: string;
  readonly config: { readonly dimensions: number; readonly metric: string };
}

/**
 * Creates the missing vector index. @throws CliError for an existing one of other dimensions, which cannot be
 * changed.
 */
export async function ensureVectors({ wrangler, configuration, say }: Provisioning): Promise<void> {
  const { dimensions, metric, filters } = VECTORS;
  for (const { index_name: name } of configuration.declared.vectorize) {
    const indexes = await wrangler.json<readonly VectorIndex[]>("vectorize", "list", "--json");
    const found = indexes.find((index) => index.name === name);
    if (!found) {
      const shape = [`--dimensions=${dimensions}`, `--metric=${metric}`];
      await wrangler.run("vectorize", "create", name, ...shape, "--update-config=false");
      say(`made vector index ${name}`);
    } else if (found.config.dimensions !== dimensions || found.config.metric !== metric) {
      const is = `${found.config.dimensions} dimensions by ${found.config.metric}`;
      throw new CliError(`vector index ${name} has ${is}, not ${dimensions} by ${metric}: delete it or name another`);
    }
    const list = ["vectorize", "list-metadata-index", name, "--json"];
    const indexed = await wrangler.json<readonly { propertyName: string }[]>(...list);
    for (const filter of filters) {
      if (indexed.some(({ propertyName }) => propertyName === filter)) continue;
      await wrangler.run("vectorize", "create-metadata-index", name, `--propertyName=${filter}`, "--type=string");
      say(`made metadata index ${filter} of ${name}`);
    }
  }
}

/** Whether what a command describes exists. @throws CliError when it failed for another reason. */
async function exists(wrangler: Wrangler, missing: RegExp, ...args: string[]): Promise<boolean> {
  const { code, out, err } = await wrangler.ask(...args);
  if (code === 0) return true;
  if (missing.test(`${out}${err}`)) return false;
  throw failureOf(args, out, err);
}
