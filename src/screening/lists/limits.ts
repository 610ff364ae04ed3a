/** What an isolate can hold at about 95 bytes a name, all lists together. */
export const MAX_NAMES = 750_000;
/** A part holds this many names at most, so that its index takes about a second to build. */
export const NAMES_PER_PART = 30_000;
