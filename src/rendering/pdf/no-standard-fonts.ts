/**
 * Replaces `@pdf-lib/standard-fonts` in the Worker's bundle (wrangler.toml). The standard fonts lack the characters of
 * many names, so documents embed their own fonts.
 */
export const FontNames = {};
export const Encodings = {};
export const Font = {};
