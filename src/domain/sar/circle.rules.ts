import type { Actor } from "../../platform/context.ts";

/** Officers who may know of a report in addition to every MLRO. */
export interface Circle {
  readonly raisedBy: string;
  /** Officers whom an MLRO added. */
  readonly readers: readonly string[];
}

export type SarOfficer = Pick<Actor, "id" | "roles">;

export const isMlro = ({ roles }: Pick<SarOfficer, "roles">): boolean => roles.includes("mlro");

/** Whether an officer may know that a report exists. All others must get the same response as without a report. */
export const mayKnowOfSar = (officer: SarOfficer, { raisedBy, readers }: Circle): boolean =>
  isMlro(officer) || officer.id === raisedBy || readers.includes(officer.id);
