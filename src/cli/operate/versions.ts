import { CliError } from "../program.ts";
import type { Configuration } from "./configuration.ts";
import { type Finding, warning } from "./finding.ts";
import type { Wrangler } from "./wrangler.ts";

/** The serving version, to which a rollback returns. */
export interface ServingVersion {
  readonly id: string;
  /** Tag of the last migration of Durable Object classes that it was deployed with. */
  readonly migrationTag: string | null;
}

interface Deployment {
  readonly created_on: string;
  readonly versions: readonly { readonly version_id: string; readonly percentage: number }[];
}

interface Version {
  readonly resources?: { readonly script_runtime?: { readonly migration_tag?: string } };
}

const PRODUCTION = ["--env", "production"];

/** Null before the first deployment. */
export async function findServingVersion(wrangler: Wrangler): Promise<ServingVersion | null> {
  const { code, out, err } = await wrangler.ask("deployments", "list", "--json", ...PRODUCTION);
  if (code !== 0) {
    if (/10007|does not exist|not found/i.test(`${out}${err}`)) return null;
    throw new CliError(`the deployments cannot be listed:\n${(err || out).trim()}`);
  }
  const deployments = JSON.parse(out.slice(out.search(/^\[/m))) as readonly Deployment[];
  const latest = deployments.toSorted((a, b) => a.created_on.localeCompare(b.created_on)).at(-1);
  const id = latest?.versions.toSorted((a, b) => a.percentage - b.percentage).at(-1)?.version_id;
  if (id === undefined) return null;
  const version = await wrangler.json<Version>("versions", "view", id, "--json", ...PRODUCTION);
  return { id, migrationTag: version.resources?.script_runtime?.migration_tag ?? null };
}

/**
 * Whether wrangler will refuse a rollback of the next deployment: the platform does not undo a migration of classes.
 */
export function forbidsRollback({ declared }: Configuration, serving: ServingVersion | null): boolean {
  return serving?.migrationTag != null && serving.migrationTag !== declared.migrations.at(-1)?.tag;
}

/** What to know before the next deployment. */
export function checkRollback(configuration: Configuration, serving: ServingVersion | null): Finding[] {
  if (!forbidsRollback(configuration, serving)) return [];
  const message = `the next deployment changes the classes of Durable Objects: no way back to version ${serving!.id}`;
  return [warning("rollback_impossible", message, "deploy it by itself, before what might have to be rolled back")];
}

/** How to go back, and what a rollback does not undo. */
export const rollbackAdvice = (serving: ServingVersion): string =>
  `npx wrangler rollback ${serving.id} --env production`;
