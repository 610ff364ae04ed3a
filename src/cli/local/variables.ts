import { parseSettings, settingNames } from "../../platform/settings.ts";
import { CliError } from "../program.ts";
import { publicHalf, readOperatorKeys } from "./operator-key.ts";

export interface VariableSources {
  readonly port: number;
  /** `[vars]` of wrangler.toml. */
  readonly declared: Readonly<Record<string, unknown>>;
  /** `.dev.vars`. */
  readonly secrets: Readonly<Record<string, string>>;
  /** `NAME:value`, each from a `--var`; an empty value removes a secret. */
  readonly overrides: readonly string[];
}

/** The Worker gets the public halves of the local operators' keys; the private ones stay with the command line. */
function serviceSecrets(secrets: Readonly<Record<string, string>>): Record<string, string> {
  const { PLATFORM_OPERATOR_KEYS: pairs, ...rest } = secrets;
  if (pairs === undefined || rest.PLATFORM_KEYS !== undefined || rest.PLATFORM_AUTH_AUDIENCE) return rest;
  const keys = readOperatorKeys(pairs, "PLATFORM_OPERATOR_KEYS in .dev.vars").map(publicHalf);
  return { ...rest, PLATFORM_KEYS: JSON.stringify(keys) };
}

/**
 * The local Worker's variables, validated as the Worker will validate them.
 * @throws CliError with one line that names the invalid setting.
 */
export function resolveVariables({ port, declared, secrets, overrides }: VariableSources): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(declared)) variables[name] = String(value);
  variables.PUBLIC_BASE_URL = `http://localhost:${port}`;
  Object.assign(variables, serviceSecrets(secrets));
  for (const override of overrides) {
    const [, name, value] = /^(\w+):(.*)$/s.exec(override) ?? [];
    if (name === undefined || value === undefined) throw new CliError(`--var takes NAME:value, not ${override}`);
    if (!settingNames.has(name)) throw new CliError(`setting ${name} does not exist`);
    if (value === "" && !(name in declared)) delete variables[name];
    else variables[name] = value;
  }
  try {
    parseSettings(variables);
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error));
  }
  return variables;
}
