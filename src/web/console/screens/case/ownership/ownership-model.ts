import type { Ownership, OwnershipParty } from "../../../../../domain/ownership/ownership.model.ts";
import type { OwnershipStructure } from "../../../../../domain/ownership/structure.model.ts";
import { download } from "../../../api/client.ts";

/** Answer of the ownership of a case. */
export interface OwnershipAnswer extends OwnershipStructure {
  readonly subject: string;
  readonly entities: readonly OwnershipParty[];
  readonly persons: readonly Omit<OwnershipParty, "kind">[];
  readonly statements: Ownership["statements"];
}

export const addressOf = (workflowId: string): string => `/api/cases/${encodeURIComponent(workflowId)}/ownership`;

export async function readOwnership(workflowId: string): Promise<OwnershipAnswer> {
  return JSON.parse(await (await download(addressOf(workflowId))).text()) as OwnershipAnswer;
}

export const partiesOf = ({ entities, persons }: OwnershipAnswer): OwnershipParty[] => [
  ...entities,
  ...persons.map((person) => ({ ...person, kind: "person" as const })),
];

export const ownershipIn = (answer: OwnershipAnswer): Ownership => ({
  subject: answer.subject,
  parties: partiesOf(answer),
  statements: answer.statements,
  open_ends: answer.open_ends,
});

/** Evidence of every statement on the ways from an owner to the customer. */
export function evidenceOf(
  answer: OwnershipAnswer,
  { person, paths }: OwnershipStructure["beneficial_owners"][number],
) {
  const steps = new Set(paths.flatMap(({ parties }) => parties.slice(1).map((owned, at) => `${parties[at]} ${owned}`)));
  const statements = answer.statements.filter(
    ({ subject, interested_party: by }) => by === person || steps.has(`${typeof by === "string" ? by : ""} ${subject}`),
  );
  return [...new Set(statements.flatMap(({ source }) => source.evidence_ids))];
}
