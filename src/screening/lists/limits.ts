/** Maximum of names in all lists: at about 110 bytes a name, a dozen screening objects hold them. */
export const MAX_NAMES = 5_000_000;
/** Maximum of names in a part, whose index then takes about a second to build. */
export const NAMES_PER_PART = 30_000;
