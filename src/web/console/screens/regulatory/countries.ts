/** Countries whose law the radar follows. */
export const COUNTRIES = [
  ["BE", "Belgium"],
  ["NL", "Netherlands"],
  ["FR", "France"],
  ["DE", "Germany"],
  ["LU", "Luxembourg"],
] as const;
