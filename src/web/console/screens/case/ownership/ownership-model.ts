import type { Ownership, OwnershipParty } from "../../../../../domain/ownership/ownership.model.ts";
import type { OwnershipStructure } from "../../../../../domain/ownership/structure.model.ts";
import { answer, api } from "../../../api/client.ts";

/** Answer of the ownership of a case. */
export interface OwnershipAnswer extends OwnershipStructure {
  readonly subject: string;
  readonly entities: readonly OwnershipParty[];
  readonly persons: readonly Omit<OwnershipParty, "kind">[];
  readonly statements: Ownership["statements"];
}

export const addressOf = (workflowId: string): string => `/api/cases/${encodeURIComponent(workflowId)}/ownership`;

/** Ownership of a company, which always has a customer in it. */
export const readOwnership = async (workflowId: string): Promise<OwnershipAnswer> =>
  (await answer(
    api.GET("/api/cases/{workflow_id}/ownership", { params: { path: { workflow_id: workflowId } } }),
  )) as unknown as OwnershipAnswer;

export const partiesOf = ({ entities, persons }: OwnershipAnswer): OwnershipParty[] => [
  ...entities,
  ...persons.map((person) => ({ ...person, kind: "person" as const })),
];

export const ownershipIn = (found: OwnershipAnswer): Ownership => ({
  subject: found.subject,
  parties: partiesOf(found),
  statements: found.statements,
  open_ends: found.open_ends,
});

/** Evidence of every statement on the ways from an owner to the customer. */
export function evidenceOf(found: OwnershipAnswer, { person, paths }: OwnershipStructure["beneficial_owners"][number]) {
  const steps = new Set(paths.flatMap(({ parties }) => parties.slice(1).map((owned, at) => `${parties[at]} ${owned}`)));
  const statements = found.statements.filter(
    ({ subject, interested_party: by }) => by === person || steps.has(`${typeof by === "string" ? by : ""} ${subject}`),
  );
  return [...new Set(statements.flatMap(({ source }) => source.evidence_ids))];
}
