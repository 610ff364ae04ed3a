import { formatCountry } from "../../ui/format.ts";

/** Countries whose law the radar follows. */
export const COUNTRIES = ["BE", "NL", "FR", "DE", "LU"].map((code) => [code, formatCountry(code)] as const);
