/** In nl, fr, de and en. Unicode's list of names has "Palestinian Territories" and its translations alone. */
const PALESTINE =
  /(?<!\p{L})(?:(?:the )?state of |staat |(?:l['’])?[ée]tat de )?(?:palestin[ae]|pal[äa]stina|occupied palestinian territor(?:y|ies))(?!\p{L})/giu;

/** A text in which Palestine has the name that countries are read by. */
export const withPalestine = (text: string): string => text.replaceAll(PALESTINE, "Palestinian Territories");
