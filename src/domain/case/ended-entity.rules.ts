/** Juridical situations in which a company has ended: closing of liquidation, bankruptcy. */
const ENDED_SITUATIONS: readonly unknown[] = ["014", "050"];

/** Whether a register says that an entity has stopped, was liquidated or is bankrupt. */
export const isEnded = (status: unknown, situation: unknown): boolean =>
  status === "stopped" || ENDED_SITUATIONS.includes(situation);
