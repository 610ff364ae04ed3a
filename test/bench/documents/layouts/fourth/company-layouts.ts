import type { Layout } from "../../draft.ts";
import { ACCOUNTS_DUTCH_FRENCH } from "./accounts-dutch-french.ts";
import { ACCOUNTS_GERMAN_ENGLISH } from "./accounts-german-english.ts";
import { ARTICLES_DUTCH } from "./articles-dutch.ts";
import { ARTICLES_ENGLISH } from "./articles-english.ts";
import { ARTICLES_FRENCH } from "./articles-french.ts";
import { ARTICLES_GERMAN } from "./articles-german.ts";
import { CHARTS } from "./chart.ts";
import { GAZETTE_DUTCH_FRENCH } from "./gazette-dutch-french.ts";
import { GAZETTE_GERMAN_ENGLISH } from "./gazette-german-english.ts";
import { OTHER_DUTCH_FRENCH } from "./other-dutch-french.ts";
import { OTHER_GERMAN_ENGLISH } from "./other-german-english.ts";
import { REGISTER_DUTCH_FRENCH } from "./register-dutch-french.ts";
import { REGISTER_GERMAN_ENGLISH } from "./register-german-english.ts";
import { SHARES_DUTCH_FRENCH } from "./shares-dutch-french.ts";
import { SHARES_GERMAN_ENGLISH } from "./shares-german-english.ts";
import { UBO_DUTCH_FRENCH } from "./ubo-dutch-french.ts";
import { UBO_GERMAN_ENGLISH } from "./ubo-german-english.ts";

/** Documents about a company, and what is uploaded by mistake. */
export const COMPANY_LAYOUTS: readonly Layout[] = [
  ...ARTICLES_DUTCH,
  ...ARTICLES_ENGLISH,
  ...ARTICLES_FRENCH,
  ...ARTICLES_GERMAN,
  ...REGISTER_DUTCH_FRENCH,
  ...REGISTER_GERMAN_ENGLISH,
  ...UBO_DUTCH_FRENCH,
  ...UBO_GERMAN_ENGLISH,
  ...GAZETTE_DUTCH_FRENCH,
  ...GAZETTE_GERMAN_ENGLISH,
  ...ACCOUNTS_DUTCH_FRENCH,
  ...ACCOUNTS_GERMAN_ENGLISH,
  ...SHARES_DUTCH_FRENCH,
  ...SHARES_GERMAN_ENGLISH,
  ...CHARTS,
  ...OTHER_DUTCH_FRENCH,
  ...OTHER_GERMAN_ENGLISH,
];
