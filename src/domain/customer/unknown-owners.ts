/** Words of a sentence about what is known. */
const KNOWING_WORDS = new Set(
  (
    "know known idea sure weten weet bekend idee zeker savons sais connu connus idée sûr " +
    "wissen weiß weiss bekannt ahnung sicher"
  ).split(" "),
);
const NEGATIONS = new Set("not no don't dont doesn't niet geen ne n' pas aucune nicht keine".split(" "));
/** Other words of a sentence that names nobody. */
const FILLER_WORDS = new Set(
  (
    "we i it this that is are do does yet at the moment ask please our my accountant lawyer notary " +
    "wij we ik ons de een het dit is zijn nog op dit moment vraag vragen aan onze mijn boekhouder accountant notaris advocaat " +
    "nous je en le la les l' encore demandez à notre mon comptable notaire avocat s'il vous plaît c'est est sont pour instant " +
    "wir ich uns mir es das der die den ist sind noch fragen sie bitte unseren unser mein meinen steuerberater notar anwalt"
  ).split(" "),
);
const UNKNOWN = /^(?:unknown|onbekend|inconnu|inconnue|unbekannt)$/;
/** Nothing but words and the signs of a sentence: a number, a share or a list may describe somebody. */
const SENTENCE = /^[\p{L}\s.,!?'’-]+$/u;

/**
 * Whether a line says only that the owners are not known. All its words are of such a sentence, one of them denies and one
 * is about knowing; or the one word says "unknown".
 */
export function saysUnknown(line: string): boolean {
  if (!SENTENCE.test(line)) return false;
  const words = (line.toLowerCase().match(/[\p{L}’']+/gu) ?? []).map((word) => word.replaceAll("’", "'"));
  if (words.length < 3) return words.length === 1 && UNKNOWN.test(words[0]!);
  const isOf = (word: string): boolean => KNOWING_WORDS.has(word) || NEGATIONS.has(word) || FILLER_WORDS.has(word);
  return (
    words.every(isOf) && words.some((word) => KNOWING_WORDS.has(word)) && words.some((word) => NEGATIONS.has(word))
  );
}
