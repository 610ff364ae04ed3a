/** Words in a declaration of owners that say where the one before them lives, and name nobody. */
const LIVES_IN =
  /^(?:who |die |qui |der )?(?:liv(?:es?|ing) (?:in|at)|resid(?:es?|ing|ent) (?:in|at|of)|domiciled (?:in|at)|(?:woont|wonend|woonachtig|verblijft|gedomicilieerd) (?:in|te)|(?:habit(?:e|ant)|vit|vivant|réside|résidante?|demeurant|domiciliée?) (?:à|en|au|aux)|(?:wohnt|lebt|wohnhaft|ansässig) in)\s+(\S.*)$/iu;

/** The place in "lives in Damascus"; null for other words. */
export const placeLivedIn = (words: string): string | null => LIVES_IN.exec(words.trim())?.[1] ?? null;
