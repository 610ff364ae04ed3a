/** Numbers from 0 to 1 that look random and are the same at each run (a linear congruential generator). */
export function repeatableChance(): () => number {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x80_00_00_00;
  };
}

/** Puts places into another order, by numbers from 0 to 1 (Fisher and Yates). */
export function shuffle(order: number[], chance: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}
