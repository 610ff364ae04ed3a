/** Juridical situations in which a company has ended: closing of liquidation, bankruptcy. */
const ENDED_SITUATIONS: readonly unknown[] = ["014", "050"];

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
