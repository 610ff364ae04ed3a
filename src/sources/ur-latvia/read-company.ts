import type { Address } from "../../domain/matching/address.ts";
import { type EntryParts, inOffice, isoDay, maskedPart, registryEntry } from "../register-answer.ts";
import type { Person, RegistryEntry } from "../types.ts";
import { namedParty } from "./named-party.ts";
import type { TableRow } from "./tables.ts";

/** No row is the register's statement that it does not have the number. */
export function entryOf(number: string, [row]: readonly TableRow<"register">[]): RegistryEntry {
  const identity = { country: "LV", number, source: "ur_latvia" } as const;
  if (row === undefined) return registryEntry({ ...identity, status: "not_found" });
  const endDate = isoDay(row.terminated);
  // L: liquidated, R: reorganised.
  const isClosed = endDate !== undefined || Boolean(row.closed?.trim());
  return registryEntry({
    ...identity,
    status: isClosed ? "stopped" : "active",
    legal_name: row.name.trim(),
    legal_form_code: row.type?.trim() || null,
    legal_form: row.type_text?.trim() || null,
    address: addressOf(row),
    start_date: isoDay(row.registered) ?? null,
    end_date: endDate ?? null,
  });
}

/** `Rīga, Parauga iela 7, LV-1010`; in the country the municipality comes first, and the house last. */
function addressOf({ address, index }: TableRow<"register">): Address | null {
  const parts = (address ?? "").split(",").map((part) => part.trim());
  const postal = parts.find((part) => /^LV-\d{4}$/.test(part)) ?? (/^\d{4}$/.test(index) ? `LV-${index}` : undefined);
  const places = parts.filter((part) => part !== "" && part !== postal);
  const [street, city] = [places.at(-1), places.at(-2)];
  return street && city && postal ? { street, city, postal_code: postal, country: "LV" } : null;
}

const OFFICES: Readonly<Record<string, string>> = {
  BOARD_MEMBER: "valdes loceklis",
  CHAIR_OF_BOARD: "valdes priekšsēdētājs",
  DEPUTY_CHAIR_OF_BOARD: "valdes priekšsēdētāja vietnieks",
  LIQUIDATOR: "likvidators",
};
/** Positions of owners of sole traders and farms, who stand in the table of officers. */
const OWNERS: readonly string[] = ["OWNER", "CO_OWNER"];

/** The table has current officers only. The supervisory board does not represent the company. */
export function directorsOf(rows: readonly TableRow<"officers">[]): EntryParts {
  const representing = rows.filter(
    ({ position, governing_body }) => !OWNERS.includes(position ?? "") && governing_body !== "SUPERVISORY_BOARD",
  );
  const directors = representing.flatMap((row) => directorOf(row) ?? []);
  const gap = maskedPart("directors", representing.length - directors.length);
  return { directors, ...(gap === null ? {} : { missing: [gap] }) };
}

function directorOf(row: TableRow<"officers">): Person | null {
  const named = namedParty(row);
  if (named === null) return null;
  const role = OFFICES[row.position ?? ""] ?? row.position ?? row.governing_body ?? "";
  return inOffice(named, "LV", role, isoDay(row.registered_on));
}

/** A proceeding of legal protection reorganises a company; it ends none. */
export function endingOf(
  { status }: RegistryEntry,
  insolvencies: readonly TableRow<"insolvencies">[],
  liquidations: readonly TableRow<"liquidations">[],
): EntryParts {
  if (status === "stopped") return {};
  const opened = insolvencies.find((row) => row.proceeding_form === "INSOLVENCY" && !row.proceeding_ended_on?.trim());
  const [begun] = liquidations;
  if (opened === undefined && begun === undefined) return {};
  const since = isoDay(opened === undefined ? begun?.date_from : opened.proceeding_started_on);
  return {
    ending: {
      ...(opened === undefined
        ? { kind: "liquidation", label: begun?.liquidation_type_text?.trim() || "likvidācija" }
        : { kind: "insolvency", label: "maksātnespējas process" }),
      ...(since === undefined ? {} : { since }),
    },
  };
}
