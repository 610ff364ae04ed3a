import path from "node:path";
import { CliError, repositoryRoot } from "../program.ts";

/** The port of the local service, from PORT. */
export function readPort(): number {
  const text = process.env.PORT || "8787";
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new CliError(`setting PORT is wrong: ${text} is not a port`);
  return port;
}

/** The data folder of the local service, from STATE_DIR. */
export const readStateDir = (): string => path.resolve(repositoryRoot, process.env.STATE_DIR || ".wrangler/state");
