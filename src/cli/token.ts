import { parseArgs } from "node:util";
import { ROLES, type Role } from "../platform/context.ts";
import { signOfficerToken } from "./local/officer-token.ts";
import { ensureSecrets } from "./local/secrets.ts";
import { CliError, runProgram } from "./program.ts";

const usage = `usage: npm run -s token -- --officer NAME --role ${ROLES.join("|")} [--role ...] [--tenant demo]`;

/** Prints one officer token for the local service, and nothing else. */
runProgram(async () => {
  const { values } = parseArgs({
    options: {
      officer: { type: "string" },
      role: { type: "string", multiple: true, default: [] },
      tenant: { type: "string", default: "demo" },
    },
  });
  if (!values.officer || values.role.length === 0 || !values.tenant) throw new CliError(usage);
  const { AUTH_JWT_SECRET: secret } = await ensureSecrets();
  if (!secret) throw new CliError("setting AUTH_JWT_SECRET is missing: officers sign in through AUTH_JWKS_URL");
  const claims = { officer: values.officer, roles: values.role.map(toRole), tenant: values.tenant };
  process.stdout.write(`${await signOfficerToken(secret, claims)}\n`);
});

function toRole(text: string): Role {
  const role = ROLES.find((known) => known === text);
  if (!role) throw new CliError(`${text} is not a role; ${usage}`);
  return role;
}
