/**
 * Stands in the Worker's bundle for `@pdf-lib/standard-fonts` (wrangler.toml): the measures of the fourteen fonts that
 * every reader has. None of them can write most names, so our documents embed their own.
 */
export const FontNames = {};
export const Encodings = {};
export const Font = {};
