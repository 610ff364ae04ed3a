import type { Actor } from "../../platform/context.ts";

/** Who may know of a report besides every MLRO. */
export interface Circle {
  readonly raisedBy: string;
  /** Officers whom an MLRO added. */
  readonly readers: readonly string[];
}

export type Knower = Pick<Actor, "id" | "roles">;

export const isMlro = ({ roles }: Pick<Knower, "roles">): boolean => roles.includes("mlro");

/** Whether an officer may know that a report exists. To everyone else it must look as if there were none. */
export const knowsOf = (officer: Knower, { raisedBy, readers }: Circle): boolean =>
  isMlro(officer) || officer.id === raisedBy || readers.includes(officer.id);
