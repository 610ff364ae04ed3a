/** The end of a working day by the officer's clock, as a time. @param day YYYY-MM-DD */
export const endOfWork = (day: string): string => new Date(`${day}T17:00`).toISOString();
