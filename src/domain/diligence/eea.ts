/** The European Economic Area, ISO 3166-1 alpha-2. */
export const EEA: readonly string[] =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" ");
