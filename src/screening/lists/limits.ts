/** Maximum of names in all lists, which an isolate can hold at about 110 bytes per name. */
export const MAX_NAMES = 750_000;
/** Maximum of names in a part, whose index then takes about a second to build. */
export const NAMES_PER_PART = 30_000;
