import { LIMITS } from "../../platform/limits/table.ts";
import type { Configuration } from "./configuration.ts";
import { error, type Finding } from "./finding.ts";

/** Variables and secrets that exceed the platform's limits; otherwise only the deployment would report it. */
export function checkSizes({ variables, secrets }: Configuration): Finding[] {
  return Object.entries({ ...variables, ...secrets }).flatMap(([name, value]) => {
    const bytes = Buffer.byteLength(value ?? "");
    if (bytes <= LIMITS.VARIABLE_BYTES) return [];
    const message = `${name} has ${bytes} bytes; the platform takes at most ${LIMITS.VARIABLE_BYTES}`;
    return [
      error("variable_too_large", message, `shorten ${name}, for example by removing keys of partners that left`),
    ];
  });
}
