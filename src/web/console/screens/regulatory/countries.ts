/** Countries whose law the radar follows, as filters offer them. */
export const COUNTRIES = [
  ["BE", "Belgium"],
  ["NL", "Netherlands"],
  ["FR", "France"],
  ["DE", "Germany"],
  ["LU", "Luxembourg"],
] as const;
