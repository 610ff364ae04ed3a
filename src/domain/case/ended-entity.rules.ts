/** Juridical situations in which a company has ended: closing of liquidation, bankruptcy. */
const ENDED_SITUATIONS: readonly unknown[] = ["014", "050"];

/** What a paper states of proceedings in which a court may take a company out of the hands of its directors. */
export const INSOLVENT: readonly string[] = ["bankrupt", "in_insolvency"];

/** Whether a register says that a company is insolvent, for which a curator acts from then on. */
export const isInsolvent = (stated: {
  readonly juridical_situation: string | null;
  readonly ending?: Ending | undefined;
}): boolean => stated.juridical_situation === "050" || stated.ending?.kind === "insolvency";

/** Whether a register says that an entity has stopped, was liquidated or is bankrupt. `ending` is that of `RegistryEntry`. */
export const isEnded = (status: unknown, situation: unknown, ending?: unknown): boolean =>
  status === "stopped" ||
  ENDED_SITUATIONS.includes(situation) ||
  (ending as Ending | null | undefined)?.kind === "insolvency";

/** What a register of another country says of a company that is still entered. */
export interface Ending {
  readonly kind: "insolvency" | "liquidation" | "strike_off";
  /** In the register's words. */
  readonly label: string;
  /** YYYY-MM-DD. */
  readonly since?: string;
}
