export interface LegalForm {
  /** Usual abbreviation in the language of the text. */
  readonly short: string;
  /** Countries that have it, ISO 3166-1 alpha-2, the likeliest first. */
  readonly countries: readonly string[];
}
