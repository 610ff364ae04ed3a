import { classifySituation } from "../../sources/index.ts";
import type { RegistryEntry } from "../../sources/types.ts";
import { END_PUBLISHED, GAZETTE_SILENT } from "./checks.rules.ts";
import {
  type Checks,
  FAIL_FLAGS,
  type FlagDetail,
  type FlagName,
  type VerificationStatus,
} from "../../domain/verification/verification.model.ts";

const isFail = (flag: FlagName): boolean => FAIL_FLAGS.some((fail) => fail === flag);
const raise = (flag: FlagName, message: string): FlagDetail => ({
  flag,
  severity: isFail(flag) ? "FAIL" : "FLAG",
  message,
});
const raiseIf = (holds: boolean, flag: FlagName, message: string): FlagDetail[] =>
  holds ? [raise(flag, message)] : [];

/**
 * The flags that follow from the checks. A FAIL flag needs a source's own statement; a missing answer raises at most
 * a flag that says so.
 * @param today YYYY-MM-DD.
 */
export function raiseFlags(checks: Checks, entry: RegistryEntry, today: string): FlagDetail[] {
  const { vies_validation: vat, peppol_directory: peppol, inhoudingsplicht: debt, entity_status: entity } = checks;
  return [
    ...standingFlags(entry, today),
    ...raiseIf(entity.reason === END_PUBLISHED, "DISSOLUTION_PENDING", entity.detail ?? ""),
    ...raiseIf(entity.reason === GAZETTE_SILENT, "GAZETTE_UNAVAILABLE", entity.detail ?? ""),
    ...raiseIf(vat.valid === false, "VAT_INVALID", "The VAT system reports the number as invalid."),
    ...raiseIf(debt.debt_free_social === false, "SOCIAL_DEBT_DETECTED", "There are social security debts."),
    ...raiseIf(debt.debt_free_tax === false, "TAX_DEBT_DETECTED", "There are tax debts."),
    ...raiseIf(
      debt.debt_free_social === null || debt.debt_free_tax === null,
      "INHOUDINGSPLICHT_UNAVAILABLE",
      "Whether there are social or tax debts could not be determined in full.",
    ),
    ...comparisonFlags(checks),
    ...raiseIf(peppol.registered === false, "NO_PEPPOL_REGISTRATION", "The e-invoicing directory has no entry."),
    ...raiseIf(peppol.registered === null, "PEPPOL_UNAVAILABLE", "The e-invoicing directory gave no answer."),
  ];
}

function standingFlags(entry: RegistryEntry, today: string): FlagDetail[] {
  if (entry.status === "not_found") {
    return [raise("ENTITY_NOT_FOUND", "The registry does not hold this number.")];
  }
  const kind = classifySituation(entry);
  const label = entry.juridical_situation_label ?? "the registry does not state it";
  const stopped = entry.status === "stopped" || kind === "closed";
  return [
    ...raiseIf(stopped, "ENTITY_INACTIVE", "The enterprise is no longer active in the registry."),
    ...raiseIf(kind === "bankrupt", "BANKRUPTCY_DETECTED", `Legal situation: ${label}.`),
    ...raiseIf(kind === "dissolution_pending", "DISSOLUTION_PENDING", `Legal situation: ${label}.`),
    ...raiseIf(kind === "unusual" || kind === "unknown", "LEGAL_SITUATION_UNUSUAL", `Legal situation: ${label}.`),
    ...raiseIf(
      entry.start_date !== null && entry.start_date > yearBefore(today),
      "RECENT_INCORPORATION",
      `Incorporated on ${entry.start_date}, less than a year ago.`,
    ),
  ];
}

/** YYYY-MM-DD of the same day one year earlier. */
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

function comparisonFlags({ name_consistency: name, address_consistency: address }: Checks): FlagDetail[] {
  return [name, address].flatMap(({ flag, detail }) => (flag === null ? [] : [raise(flag, detail ?? "")]));
}

/** FAIL needs a FAIL flag; PASS needs no flag at all. */
export function statusOf(flags: readonly FlagDetail[]): VerificationStatus {
  if (flags.some(({ severity }) => severity === "FAIL")) return "FAIL";
  return flags.length > 0 ? "FLAG" : "PASS";
}
