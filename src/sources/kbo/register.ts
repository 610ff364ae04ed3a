import type { EvidenceRef } from "../../domain/case/case.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { canonicalJson } from "../../platform/canonical-json.ts";
import { errorClass } from "../../platform/logger.ts";
import { findCountryCode } from "../countries.ts";
import { storeEvidence } from "../evidence.ts";
import { registryEntry } from "../register-answer.ts";
import { recordAnswer, toRecordedRef, type RecordedRef, fromRecordedRef, type RecordCodec } from "../recording.ts";
import type { Address } from "../../domain/matching/index.ts";
import type { RegistryEntry, SourceCall } from "../types.ts";
import { findLegalForm } from "./legal-forms.ts";
import { findRegisterRows, type RegisterRows } from "./register.store.ts";
import { SITUATIONS } from "./situations.ts";

const SOURCE = "kbo_open_data";

export interface RegisterAnswer {
  readonly entry: RegistryEntry;
  readonly evidence: EvidenceRef;
}

/**
 * Looks up a number in the imported register. An absent number is `not_found`, never inactive: the open data contain
 * only active enterprises, so it has ceased or never existed. Null if no register is imported.
 */
export async function readRegister(call: SourceCall, number: string): Promise<RegisterAnswer | null> {
  try {
    const extract = await recordAnswer(call, `register ${number}`, () => readExtract(call, number), EXTRACT_CODEC);
    return extract && { entry: toEntry(extract.rows, number), evidence: extract.evidence };
  } catch (error) {
    logUnreadable(call, error);
    return null;
  }
}

/** What the imported register states of a number, to tell whether it is worth asking; no evidence is kept. Null: unknown. */
export async function readExtractEntry(ctx: Ctx, number: string): Promise<RegistryEntry | null> {
  const rows = await findRegisterRows(ctx, number);
  return rows && toEntry(rows, number);
}

interface Extract {
  readonly rows: RegisterRows;
  readonly evidence: EvidenceRef;
}

async function readExtract(call: SourceCall, number: string): Promise<Extract | null> {
  try {
    const rows = await findRegisterRows(call.ctx, number);
    if (!rows) return null;
    const evidence = await storeEvidence(call, "kbo", {
      url: `kbo-open-data:${rows.extract.number ?? "extract"}/enterprise/${number}`,
      contentType: "application/json",
      bytes: new TextEncoder().encode(canonicalJson({ asked_for: number, ...rows })),
      collectedAt: call.ctx.now(),
    });
    return { rows, evidence };
  } catch (error) {
    logUnreadable(call, error);
    return null;
  }
}

const EXTRACT_CODEC: RecordCodec<Extract | null> = {
  encode: (extract) => extract && { ref: toRecordedRef(extract.evidence) },
  decode: (recorded: { readonly ref: RecordedRef } | null, bytesOf) => {
    if (recorded === null) return null;
    const evidence = fromRecordedRef(recorded.ref);
    return { rows: JSON.parse(new TextDecoder().decode(bytesOf(evidence))) as RegisterRows, evidence };
  },
};

const logUnreadable = (call: SourceCall, error: unknown): void =>
  call.ctx.log.error("register_unreadable", { error: errorClass(error) });

function toEntry(rows: RegisterRows, number: string): RegistryEntry {
  const { enterprise } = rows;
  if (!enterprise) return registryEntry({ number, status: "not_found", source: SOURCE });
  const names = (type: string) =>
    rows.denominations
      .filter((row) => row.type === type)
      .sort(byLanguage)
      .map((row) => row.name);
  const [legalName, ...otherLanguages] = names("001");
  const situation = enterprise.juridical_situation;
  const form = enterprise.juridical_form;
  return {
    number,
    status: "active",
    juridical_situation: situation,
    juridical_situation_label: enterprise.situation_label ?? SITUATIONS[situation]?.nl ?? null,
    legal_name: legalName ?? null,
    other_names: [...otherLanguages, ...names("002")],
    commercial_names: names("003"),
    legal_form_code: form,
    legal_form: enterprise.form_label ?? (form === null ? null : (findLegalForm(form)?.nl ?? null)),
    address: rows.address ? toAddress(rows.address) : null,
    start_date: enterprise.start_date,
    end_date: null,
    activities: toActivities(rows.activities),
    directors: null,
    owners: null,
    establishments: null,
    website: rows.websites[0]?.url ?? null,
    remarks: [],
    missing: [
      { part: "directors", reason: "not_configured", detail: "the open data contain no office holders" },
      { part: "owners", reason: "not_configured", detail: "the open data contain no owners" },
    ],
    source: SOURCE,
  };
}

/** Dutch, French, German, English, unknown. */
const LANGUAGE_ORDER = ["2", "1", "3", "4", "0"];
const byLanguage = (a: { readonly language: string }, b: { readonly language: string }): number =>
  LANGUAGE_ORDER.indexOf(a.language) - LANGUAGE_ORDER.indexOf(b.language);

function toAddress(row: NonNullable<RegisterRows["address"]>): Address | null {
  const street = row.street_nl ?? row.street_fr;
  const city = row.municipality_nl ?? row.municipality_fr;
  const country = row.country_nl === null ? "BE" : findCountryCode(row.country_nl);
  if (street === null || city === null || country === null) return null;
  const box = row.box === null ? "" : ` bus ${row.box}`;
  const houseNumber = row.house_number === null ? "" : ` ${row.house_number}`;
  return { street: `${street}${houseNumber}${box}`, postal_code: row.zipcode ?? "", city, country };
}

/** Main activities first, newest classification first, each code once. */
function toActivities(rows: RegisterRows["activities"]): RegistryEntry["activities"] {
  const rank = (classification: string) => (classification === "MAIN" ? 0 : 1);
  const sorted = rows.toSorted(
    (a, b) => b.nace_version.localeCompare(a.nace_version) || rank(a.classification) - rank(b.classification),
  );
  const firstOfCode = new Map<string, RegisterRows["activities"][number]>();
  for (const row of sorted) {
    const key = `${row.nace_version} ${row.nace_code}`;
    if (!firstOfCode.has(key)) firstOfCode.set(key, row);
  }
  return [...firstOfCode.values()].map((row) => ({
    code: row.nace_code,
    description: row.description ?? "",
    version: row.nace_version,
  }));
}
