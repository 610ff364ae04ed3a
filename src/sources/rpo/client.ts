import { addParts } from "../register-answer.ts";
import { callRegister } from "../register-call.ts";
import { findBeneficialOwners } from "../rpvs/client.ts";
import type { Answer, RegistryEntry, SourceCall } from "../types.ts";
import { parseDetail, parseSearch } from "./parse.ts";

/** Sixty requests a minute for one address. */
const SOURCE = "rpo";

const WHOLE_HISTORY = { maxBytes: 4 * 1_048_576, timeoutMs: 10_000 };

/**
 * Looks up an eight-digit IČO in the Slovak register of legal persons, with the beneficial owners that suppliers of the
 * state have in a register of their own (RPVS).
 */
export async function lookUpInSlovakia(call: SourceCall, number: string): Promise<Answer<RegistryEntry>> {
  const company = await callRegister(call, SOURCE, async (query) => {
    const found = await query(`/search?identifier=${number}`, (raw) => parseSearch(raw, number));
    if (found.outcome === "unknown") return found;
    const { id, entry } = found.value;
    if (id === null) return { ...found, value: entry };
    const detail = await query(
      `/entity/${id}?showHistoricalData=true&showOrganizationUnits=false`,
      (raw) => parseDetail(raw, id, entry),
      WHOLE_HISTORY,
    );
    return addParts({ ...found, value: entry }, detail, ["directors", "owners"]);
  });
  if (company.outcome === "unknown" || company.value.status === "not_found") return company;
  const verified = await findBeneficialOwners(call, number);
  // A company that is not in the register of partners has no owners less: only suppliers of the state are in it.
  const { owners } = company.value;
  return addParts(
    company,
    verified.outcome === "unknown"
      ? verified
      : { ...verified, value: verified.value === null ? {} : { owners: [...(owners ?? []), ...verified.value] } },
    ["owners"],
  );
}
