import type { CaseRecord } from "../case/case.record.ts";
import { factsInForce } from "../diligence/due-diligence.rules.ts";
import { ownershipOf, structurePolicy } from "./case-ownership.rules.ts";
import type { Ownership } from "./ownership.model.ts";
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
  return { ownership, structure: structureOf(ownership, structurePolicy(facts.policy, facts.now)) };
}
