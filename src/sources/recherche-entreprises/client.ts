import { callRegister } from "../register-call.ts";
import type { Answer, RegistryEntry, SourceCall } from "../types.ts";
import { parseUnit } from "./parse.ts";

/** Seven requests a second for an address; thirty for all customers of a hosting provider, so 429 can come at any time. */
const SOURCE = "recherche_entreprises";

/** Looks up a SIREN in the French public search for companies, which has the data of INSEE and INPI but no owners. */
export const lookUpInFrance = (call: SourceCall, siren: string): Promise<Answer<RegistryEntry>> =>
  callRegister(call, SOURCE, (query) => query(`/search?q=${siren}`, (raw) => parseUnit(raw, siren)));
