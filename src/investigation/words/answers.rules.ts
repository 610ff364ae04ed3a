import { wordsOf } from "./features.rules.ts";
import { knownWords, tellingShare, type WordsModel } from "./words-model.ts";

/** From here on a sentence is shown to the officer: of ordinary ones that share words with telling ones, some three in a hundred are. */
export const TELLING_FROM = 0.97;

/** A sentence of fewer words says too little to resemble anything. */
const LEAST_WORDS = 3;
/** Of an answer of fewer words none may be known. */
const WORDS_TO_COUNT = 5;
/** Of an ordinary answer in Dutch, French, German or English the model knows nine words in ten; of another language one. */
const KNOWN_LEAST = 0.35;
/** Rare words of these languages are made of parts that it knows (`posterijen`); of other languages' words it knows fewer. */
const PARTS_ENOUGH = 0.88;
/** Small words that each language has alone among those of its neighbours. */
const SMALL: readonly (readonly string[])[] = [
  "ik wij een het voor van met op bij naar onze mijn".split(" "),
  "nous je avec pour les des une dans notre mon".split(" "),
  "wir ich und mit von der die das auf unsere".split(" "),
  "we i and the with our my of at".split(" "),
];
/** Two of one language, and a quarter of all words, say that rare words around them are of it too. */
const SMALL_LEAST = { words: 2, share: 0.25 } as const;

const isOfLanguage = (words: readonly string[]): boolean =>
  SMALL.some((small) => {
    const found = words.filter((word) => small.includes(word));
    return new Set(found).size >= SMALL_LEAST.words && found.length >= SMALL_LEAST.share * words.length;
  });

/** Small words of other languages that are none of the four: the nouns of a sentence may be the same in both. */
const OF_OTHERS: ReadonlySet<string> = new Set(
  `el los las una con por para pero muy como esta porque desde tambien somos tengo tiene nuestro nuestra os uma com pelo pela meu
   minha muito nao ao il gli della delle degli nel nella sono che mio mia anche pentru cu din este sunt prin mea jest oraz przez
   dla moj moja sie jsem jsme muj nebo ktery az egy nem hogy vagyok och att jag inte fran till vi eller andra og jeg ikke fra til
   ve bir icin koji nije smo iz dhe nga olen myos seka`.split(/\s+/),
);
const LEAST_OTHERS = 2;
const OTHERS_SHARE = 0.15;
/** Whose own words are known are read, whatever names and places stand in them. */
const MOST_KNOWN = 0.7;
/** Words in small letters, and those that begin a sentence: a capital inside of one is a name's, such as that of `Los Montes`. */
const smallWords = (answer: string): string[] => [
  ...wordsOf(answer.replaceAll(/\p{Lu}[\p{L}\p{M}]*/gu, " ")),
  ...sentencesOf(answer).flatMap((sentence) => wordsOf(sentence).slice(0, 1)),
];
/** Letters of another script that are more than a name in brackets. */
const OTHER_SCRIPT = /(?:[^\p{Script=Latin}\P{L}][\P{L}]*){3}/u;

/** The sentences of an answer, without the space around them; people on a phone begin them with small letters. */
const sentencesOf = (answer: string): string[] =>
  answer
    .split(/\n+|(?<=[.!?;…])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

/** The sentences after which an officer would ask, in their order. @param leastWords of a sentence that is judged */
export const tellingSentences = (answer: string, model: WordsModel, leastWords = LEAST_WORDS): string[] =>
  sentencesOf(answer).filter(
    (sentence) => wordsOf(sentence).length >= leastWords && tellingShare(sentence, model) >= TELLING_FROM,
  );

/**
 * Whether an answer is in a language that the model did not learn, or in none.
 * @param registered what a register states as the activities: who repeats it says nothing that was not read
 */
export function isUnread(answer: string, model: WordsModel, registered = ""): boolean {
  if (OTHER_SCRIPT.test(answer)) return true;
  const { words, known, parts } = knownWords(answer, model);
  const stated = wordsOf(registered);
  const share = known / words.length;
  const others = smallWords(answer).filter((word) => OF_OTHERS.has(word));
  const isOther = new Set(others).size >= LEAST_OTHERS && others.length >= OTHERS_SHARE * words.length;
  if (isOther && share < MOST_KNOWN && !isOfLanguage(words)) return true;
  if (share + parts >= PARTS_ENOUGH || words.every((word) => stated.includes(word))) return false;
  if (isOfLanguage(wordsOf(answer))) return false;
  return words.length >= WORDS_TO_COUNT ? share < KNOWN_LEAST : words.length >= LEAST_WORDS && known === 0;
}
