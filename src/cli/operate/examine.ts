import { parseSettings } from "../../platform/settings.ts";
import { checkBindings } from "./check-bindings.ts";
import { checkDatabases } from "./check-databases.ts";
import { checkSecrets } from "./check-secrets.ts";
import { checkSettings } from "./check-settings.ts";
import { checkSizes } from "./check-sizes.ts";
import type { Configuration } from "./configuration.ts";
import { error, type Finding } from "./finding.ts";

const LEVELS: readonly Finding["level"][] = ["error", "warning", "info"];

/** All findings of a configuration, errors first. Makes no network call. */
export function examine(configuration: Configuration): Finding[] {
  const findings = [
    ...checkSettings(configuration),
    ...checkSecrets(configuration),
    ...checkBindings(configuration),
    ...checkDatabases(configuration),
    ...checkSizes(configuration),
  ];
  findings.push(...checkByService(configuration, findings));
  return findings.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

/** What the service would report at its first request, unless a check above has reported it. */
function checkByService({ variables, secrets }: Configuration, findings: readonly Finding[]): Finding[] {
  const known = Object.entries(secrets ?? {}).filter(([, value]) => value !== null);
  const isWhole = secrets !== undefined && known.length === Object.keys(secrets).length;
  if (!isWhole || findings.some(({ level }) => level === "error")) return [];
  try {
    parseSettings({ ...variables, ...Object.fromEntries(known) });
    return [];
  } catch (refusal) {
    const message = refusal instanceof Error ? refusal.message : String(refusal);
    return [
      error("settings_refused", `the service would not start: ${message}`, "change one of the settings it names"),
    ];
  }
}
