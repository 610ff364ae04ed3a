/** Where the raw answers of looks at a customer lie. */
export const evidencePrefixOf = (relationshipId: string): string => `relationships/${relationshipId}`;

/** Where the evidence lies that an event names by its hash. */
export const evidenceKeyOf = (relationshipId: string, evidenceId: string): string =>
  `${evidencePrefixOf(relationshipId)}/evidence/${evidenceId.replace("sha256:", "")}`;
