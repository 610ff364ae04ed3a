/** By code units: the same order on every machine, in whatever language it runs. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
