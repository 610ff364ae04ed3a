/** ISO 3166-1 numeric, as Slovak registers write countries: the neighbours, and where owners of their companies often are. */
const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  "040AT 056BE 191HR 196CY 203CZ 250FR 276DE 348HU 372IE 380IT 428LV 440LT 442LU 528NL 616PL 642RO 703SK 705SI 756CH 804UA 826GB 840US"
    .split(" ")
    .map((pair) => [pair.slice(0, 3), pair.slice(3)]),
);

/** ISO 3166-1 alpha-2, or undefined for a code that is not known here. */
export const countryOfNumericCode = (code: string | null | undefined): string | undefined =>
  code ? CODES[code.padStart(3, "0")] : undefined;
