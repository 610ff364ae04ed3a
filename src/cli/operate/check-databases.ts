import type { Configuration } from "./configuration.ts";
import { error, type Finding } from "./finding.ts";

/** Checks that the databases have every migration of the code. */
export function checkDatabases({ databases, environment }: Configuration): Finding[] {
  const fix =
    environment === "local" ? "npm start applies them" : "npm run deploy applies them, before the code that needs them";
  return databases
    .filter(({ pending }) => (pending ?? []).length > 0)
    .map(({ binding, pending }) => {
      const names =
        pending!.length > 3
          ? `${pending!.slice(0, 3).join(", ")} and ${pending!.length - 3} more`
          : pending!.join(", ");
      return error("migrations_pending", `${binding} has not seen ${names}`, fix);
    });
}
