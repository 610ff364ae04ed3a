import { callRegister } from "../register-call.ts";
import type { Answer, RegistryEntry, SourceCall } from "../types.ts";
import { hyphenated } from "./number.ts";
import { parseCompany } from "./parse.ts";

/** The register allows 300 requests a minute to all its users together: a tenth of them for this service. */
const SOURCE = "prh";

/** Looks up a business ID in the Finnish business information system, which publishes neither officers nor owners. */
export const lookUpInFinland = (call: SourceCall, number: string): Promise<Answer<RegistryEntry>> =>
  callRegister(call, SOURCE, (query) =>
    query(`/companies?businessId=${hyphenated(number)}`, (raw) => parseCompany(raw, number)),
  );
