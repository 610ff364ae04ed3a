import { withEvidence } from "../answer.ts";
import { addParts } from "../register-answer.ts";
import { callRegister } from "../register-call.ts";
import type { Answer, RegistryEntry, SourceCall } from "../types.ts";
import { parseRoles } from "./parse-roles.ts";
import { parseEstablishment, parseUnit } from "./parse-unit.ts";

const API = "/enhetsregisteret/api";

/** Looks up an organisation number in the Norwegian register of units, then who runs the unit; owners are not public. */
export const lookUpInNorway = (call: SourceCall, number: string): Promise<Answer<RegistryEntry>> =>
  callRegister(call, "brreg", async (query) => {
    const path = `${API}/enheter/${number}`;
    const unit = await query(path, (raw) => parseUnit(raw, number));
    if (unit.outcome === "known" && unit.value.status === "not_found") {
      const establishment = await query(`${API}/underenheter/${number}`, (raw) => parseEstablishment(raw, number));
      return withEvidence(establishment, unit.evidence);
    }
    if (unit.outcome === "unknown" || unit.value.status !== "active") return unit;
    return addParts(unit, await query(`${path}/roller`, parseRoles), ["directors"]);
  });
