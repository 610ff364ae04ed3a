/** An officer's id and the name of their last token. */
export interface NamedOfficer {
  readonly officer_id: string;
  readonly name: string | null;
}

/** A name that two officers have, or that is another's id, would show one of them as the other. */
export function distinctNames(found: readonly NamedOfficer[]): ReadonlyMap<string, string> {
  const named = found.flatMap(({ officer_id: id, name }) => (name === null ? [] : [{ id, name }]));
  const holders = Map.groupBy([...named, ...found.map(({ officer_id: id }) => ({ id, name: id }))], ({ name }) =>
    name.toLowerCase(),
  );
  const isShared = (name: string) => new Set(holders.get(name.toLowerCase())!.map(({ id }) => id)).size > 1;
  return new Map(named.map(({ id, name }) => [id, isShared(name) ? `${name} (${id})` : name]));
}
