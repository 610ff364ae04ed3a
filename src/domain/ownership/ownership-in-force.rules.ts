import type { CaseRecord } from "../case/case.record.ts";
import { factsInForce } from "../diligence/due-diligence.rules.ts";
import { ownershipOf, structurePolicy } from "./case-ownership.rules.ts";
import type { RegisterGround, Silence } from "../diligence/grounds.model.ts";
import type { OpenEnd, Ownership } from "./ownership.model.ts";
import { structureOf } from "./shares/structure.rules.ts";
import type { OwnershipStructure } from "./structure.model.ts";

/** What is stated of a customer's owners, and what follows from it. */
export interface OwnershipInForce {
  readonly ownership: Ownership;
  readonly structure: OwnershipStructure;
}

/** Who stands behind the customer now, and of a decided case as its decision found it. Null for a natural person. */
export function ownershipInForce(record: CaseRecord, now: Date): OwnershipInForce | null {
  const facts = factsInForce(record, now);
  const ownership = ownershipOf(facts);
  if (ownership === null) return null;
  const structure = structureOf(ownership, structurePolicy(facts.policy, facts.now));
  return { ownership, structure: withSilentRegister(structure, ownership.subject, facts.grounds?.register) };
}

const SILENT_ENDS: Readonly<Record<Silence, OpenEnd["reason"]>> = {
  source_unavailable: "source_unavailable",
  source_not_configured: "source_not_configured",
  not_covered: "not_covered",
  nothing_provided: "no_number",
};

/** A register that was silent on the customer has not said that it publishes no owners. */
function withSilentRegister(
  structure: OwnershipStructure,
  customer: string,
  register: RegisterGround | undefined,
): OwnershipStructure {
  if (register?.state !== "silent") return structure;
  const reason = SILENT_ENDS[register.reason];
  const isCustomers = (end: OpenEnd) => end.party === customer && end.reason === "no_owners_published";
  return { ...structure, open_ends: structure.open_ends.map((end) => (isCustomers(end) ? { ...end, reason } : end)) };
}
