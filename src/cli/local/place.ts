import path from "node:path";
import { addDays } from "../../platform/clock.ts";
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

/** Days by which the local service's clock runs ahead, from CLOCK_SHIFT_DAYS. */
export function readClockShift(): number {
  const text = process.env.CLOCK_SHIFT_DAYS || "0";
  const days = Number(text);
  if (!/^\d+$/.test(text) || days > 3_660)
    throw new CliError(`setting CLOCK_SHIFT_DAYS is wrong: ${text} is not a number of days up to 3660`);
  return days;
}

/** The time on the local service's clock. */
export const localNow = (): Date => addDays(new Date(), readClockShift());
