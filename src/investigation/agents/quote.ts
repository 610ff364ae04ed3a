const QUOTED_CHARS = 200;

/** As much of a customer's words as a reader needs, with a sign where there are more. */
export const shortened = (words: string): string =>
  [...words].length > QUOTED_CHARS ? `${[...words].slice(0, QUOTED_CHARS).join("")}…` : words;
