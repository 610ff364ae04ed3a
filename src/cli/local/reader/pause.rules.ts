const FIRST_MS = 250;
/** With the start of a process and a reading, less than the claim of the job that waits for it. */
const LONGEST_MS = 5_000;

/** Milliseconds before a process that died so many times in a row is started again. */
export const pauseAfter = (deaths: number): number =>
  deaths === 0 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (deaths - 1));
