import { foldAccents } from "../../platform/folding.ts";
import { countriesIn } from "../../platform/country-code.ts";
import { readNationality } from "../../platform/nationalities.ts";

/** ISO 3166-1 alpha-2 codes of every nationality that an answer names, as countries or in words; empty where it names none. */
export function nationalitiesIn(answer: string): string[] {
  const named = countriesIn(answer);
  const read = readNationality(answer);
  return named.length > 0 || read === null ? named : [read];
}

/** With the codes of ICAO 9303 for stateless persons and refugees, in whose documents they stand in place of a country. */
const STATELESS = /^(?:stateless(?: person)?|staatloos|staatloze|apatride|staatenlose?r?|heimatlos|xxa|xxb|xxc)\.?$/;

/** Whether an answer on the nationality says that the person has none: an answer of its own (AMLR art. 22(1)(a)), and no country. */
export const isStateless = (answer: string): boolean => STATELESS.test(foldAccents(answer).trim().toLowerCase());
