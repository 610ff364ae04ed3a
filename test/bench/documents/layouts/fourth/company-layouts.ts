import type { Layout } from "../../draft.ts";
import { ARTICLES_DUTCH } from "./articles-dutch.ts";
import { ARTICLES_ENGLISH } from "./articles-english.ts";
import { ARTICLES_FRENCH } from "./articles-french.ts";
import { ARTICLES_GERMAN } from "./articles-german.ts";

/** Documents about a company, and what is uploaded by mistake. */
export const COMPANY_LAYOUTS: readonly Layout[] = [
  ...ARTICLES_DUTCH,
  ...ARTICLES_FRENCH,
  ...ARTICLES_GERMAN,
  ...ARTICLES_ENGLISH,
];
