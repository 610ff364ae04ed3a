import { callRegister } from "../register-call.ts";
import type { Answer, Owner, SourceCall } from "../types.ts";
import { parseBeneficialOwners, parsePartner } from "./parse.ts";

/**
 * Verified beneficial owners of a Slovak company by its eight-digit IČO. Null: the company is not in the register of
 * partners of the public sector, which has suppliers of the state only.
 */
export const findBeneficialOwners = (call: SourceCall, number: string): Promise<Answer<readonly Owner[] | null>> =>
  callRegister(call, "rpvs", async (query) => {
    // The server reads %20 as a space, and refuses "+".
    const filter = encodeURIComponent(`Ico eq '${number}'`);
    const partner = await query(`/PartneriVerejnehoSektora?$filter=${filter}&$expand=Partner`, (raw) =>
      parsePartner(raw, number),
    );
    if (partner.outcome === "unknown") return partner;
    const id = partner.value;
    if (id === null) return { ...partner, value: null };
    const owners = await query(`/Partneri(${id})?$expand=KonecniUzivateliaVyhod($expand=StatnaPrislusnost)`, (raw) =>
      parseBeneficialOwners(raw, id),
    );
    return { ...owners, evidence: [...partner.evidence, ...owners.evidence] };
  });
