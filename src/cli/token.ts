import { ROLES, type Role } from "../platform/context.ts";
import { signOfficerToken } from "./local/officer-token.ts";
import { ensureSecrets } from "./local/secrets.ts";
import { DEMO_TENANT, runCommand, UsageError } from "./command.ts";
import { CliError } from "./program.ts";

runCommand("token", {
  forms: ["--officer NAME --role ROLE"],
  options: {
    officer: { type: "string", value: "NAME", help: "the officer's id" },
    role: { type: "string", multiple: true, value: "ROLE", default: [], help: `${ROLES.join(", ")}; may be repeated` },
    tenant: DEMO_TENANT,
  },
  details: "Prints the token, valid for twelve hours, and nothing else.",
  async run({ values }) {
    if (!values.officer || values.role.length === 0 || !values.tenant) throw new UsageError();
    const { AUTH_JWT_SECRET: secret } = await ensureSecrets();
    if (!secret) throw new CliError("setting AUTH_JWT_SECRET is missing: officers sign in through AUTH_JWKS_URL");
    const claims = { officer: values.officer, roles: values.role.map(toRole), tenant: values.tenant };
    process.stdout.write(`${await signOfficerToken(secret, claims)}\n`);
  },
});

function toRole(text: string): Role {
  const role = ROLES.find((known) => known === text);
  if (!role) throw new UsageError(`${text} is not a role`);
  return role;
}
