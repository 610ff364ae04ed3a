import { callRegister, type RegisterQuery } from "../register-call.ts";
import { withEvidence } from "../answer.ts";
import type { Answer, RegistryEntry, SourceCall } from "../types.ts";
import { parseCurrentExtract, parseFullExtract } from "./parse.ts";

/**
 * Looks up a ten-digit KRS number in the Polish National Court Register: among entrepreneurs, then among associations
 * and foundations, which share their numbers.
 */
export const lookUpInPoland = (call: SourceCall, number: string): Promise<Answer<RegistryEntry>> =>
  callRegister(call, "krs", async (query) => {
    const entrepreneur = await lookUpIn(query, "P", number);
    if (entrepreneur.outcome === "unknown" || entrepreneur.value.status !== "not_found") return entrepreneur;
    return withEvidence(await lookUpIn(query, "S", number), entrepreneur.evidence);
  });

async function lookUpIn(query: RegisterQuery, register: "P" | "S", number: string): Promise<Answer<RegistryEntry>> {
  const path = (extract: string) => `/${extract}/${number}?rejestr=${register}&format=json`;
  const current = await query(path("OdpisAktualny"), (raw) => parseCurrentExtract(raw, number));
  if (current.outcome === "unknown") return current;
  const { evidence, value } = current;
  if (value !== null) return { ...current, value };
  return withEvidence(await query(path("OdpisPelny"), (raw) => parseFullExtract(raw, number)), evidence);
}
