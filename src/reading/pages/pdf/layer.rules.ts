import type { ReadLine } from "../../../domain/readings/reading.model.ts";
import { laidUpon, Places, placedWords, type PlacedWord } from "./layer-words.ts";

/** How the text layer of a page stands to what recognition read in its picture. */
export interface ComparedLayer {
  /** `unknown` where the picture gave too little to compare. */
  readonly verdict: "agrees" | "differs" | "unknown";
  /** Of a layer that differs: what it says at a place, and what the picture clearly shows there. */
  readonly differing: readonly Differing[];
  /** Of a layer that agrees: numbers that differ by a digit, or one word, which either may have misread. */
  readonly unclear: readonly Differing[];
  /** Of a layer that agrees: what it says where nothing was recognised in the picture; empty for a few words. */
  readonly beside: string;
  /** Of each line of the picture, now that two have read it. */
  readonly confidences: readonly number[];
}

export interface Differing {
  readonly layer: string;
  readonly picture: string;
}

/** Of the characters of a word or a number that may differ where one of two misread the other's. */
const MISREAD = { word: 0.5, number: 0.34, mixed: 0.5 } as const;
/** Characters of what is told; the same of fewer stands anywhere. */
const TOLD = { word: 4, number: 2 } as const;
/** Of recognition, for a word that is held against the layer. */
const SURE = 0.85;
const SURE_DIGIT = 0.9;
/**
 * Shares of the words that agree only nearly: up to the first a layer is good; beyond the second it is so poor that many of its words are
 * none, and only a share as large as `MANY` says that it is another text.
 */
const GOOD = 0.03;
const POOR = 0.1;
const MANY = 0.2;
/** Words of a picture, and how sure recognition must be of them, with which it can gainsay a whole layer. */
const ENOUGH_WORDS = 6;
const LEGIBLE = 0.7;
/** Words of a layer where nothing was recognised: fewer are the words of a stamp, a signature or a light ground. */
const BESIDE = { words: 8, share: 0.1 } as const;
/** Neither established nor contradicted by two that read differently. */
export const UNCERTAIN = 0.75;

/** @param layer lines in the frame of `picture`, both with their words. */
export function compareLayer(layer: readonly ReadLine[], picture: readonly ReadLine[]): ComparedLayer {
  const shown = placedWords(picture);
  const said = laidUpon(placedWords(layer), shown);
  const found = pairsOf(said, shown);
  const { agreeing, near, other, bare } = found;
  const misread = near / Math.max(1, agreeing + near);
  const result = { differing: [], unclear: [], beside: "", confidences: picture.map(({ confidence }) => confidence) };
  if (agreeing + near < said.length / 2) return { ...result, ...withLittleInCommon(said, shown) };
  const others = found.others.length > (misread > POOR ? said.length * MANY : 0) ? found.others : [];
  // One word alone may be what a poor program made of it.
  const isOne = misread > GOOD && others.length === 1 && !others[0]!.layer.isNumber;
  if (others.length > 0 && !isOne) return { ...result, verdict: "differs", differing: others.map(inWords) };
  const unclear = [...(misread <= GOOD ? found.digits : []), ...others];
  const isBeside = bare.length >= BESIDE.words && bare.length >= said.length * BESIDE.share && other < bare.length;
  return {
    verdict: "agrees",
    differing: [],
    unclear: unclear.map(inWords),
    beside: isBeside ? bare.map(({ text }) => text).join(" ") : "",
    confidences: confidencesOf(
      picture,
      said,
      shown,
      unclear.map((pair) => pair.picture),
    ),
  };
}

interface Pair {
  readonly layer: PlacedWord;
  readonly picture: PlacedWord;
}
const inWords = ({ layer, picture }: Pair): Differing => ({ layer: layer.text, picture: picture.text });

interface Pairs {
  readonly agreeing: number;
  readonly near: number;
  readonly other: number;
  /** Words of the layer where the picture has none. */
  readonly bare: readonly PlacedWord[];
  /** Where the picture clearly has another word, or another number. */
  readonly others: readonly Pair[];
  /** Where it clearly has another digit. */
  readonly digits: readonly Pair[];
}

function pairsOf(said: readonly PlacedWord[], shown: readonly PlacedWord[]): Pairs {
  const [saidPlaces, shownPlaces] = [new Places(said), new Places(shown)];
  let [agreeing, near, other] = [0, 0, 0];
  const bare: PlacedWord[] = [];
  const others: Pair[] = [];
  const digits: Pair[] = [];
  for (const word of said) {
    const around = shownPlaces.around(word.box);
    const there = shownPlaces.at(word.box);
    if (around === "") bare.push(word);
    else if (around.includes(word.shape)) agreeing++;
    else if (isOther(word, there, around)) {
      other++;
      const isClear = there !== undefined && isTold(word) && isTold(there) && there.confidence >= SURE;
      if (isClear && isOther(there, word, saidPlaces.around(there.box))) {
        others.push({ layer: word, picture: there });
      }
    } else {
      near++;
      if (there !== undefined && differByADigit(word, there)) digits.push({ layer: word, picture: there });
    }
  }
  return { agreeing, near, other, bare, others, digits };
}

const isTold = ({ shape, isNumber }: PlacedWord): boolean => shape.length >= (isNumber ? TOLD.number : TOLD.word);

/** Whether a word is no misreading of the one at its place, nor of what stands around. */
function isOther(word: PlacedWord, there: PlacedWord | undefined, around: string): boolean {
  const { shape, isNumber } = word;
  if (!isNumber) return distanceIn(shape, around) >= shape.length * MISREAD.word;
  if (around.includes(shape)) return false;
  const isPlain = /^\d+$/.test(word.plain) && there !== undefined && /^\d+$/.test(there.plain);
  // A digit that was put in or left out is recognition's doing.
  if (isPlain && there.plain.length !== word.plain.length) return false;
  const distance = there?.isNumber ? distanceIn(shape, there.shape) : distanceIn(shape, around);
  return distance >= 2 && distance > shape.length * (isPlain ? MISREAD.number : MISREAD.mixed);
}

const differByADigit = (word: PlacedWord, there: PlacedWord): boolean =>
  there.confidence >= SURE_DIGIT &&
  /^\d+$/.test(word.plain) &&
  /^\d+$/.test(there.plain) &&
  word.plain.length === there.plain.length &&
  word.plain !== there.plain;

/** A layer of which the picture shows less than half at its place: it lies elsewhere, it is another's, or nothing is known. */
function withLittleInCommon(
  said: readonly PlacedWord[],
  shown: readonly PlacedWord[],
): Pick<ComparedLayer, "verdict" | "differing"> {
  const told = said.filter(isTold);
  const all = new Set(shown.map(({ shape }) => shape));
  const common = told.filter(({ shape }) => all.has(shape)).length;
  if (common >= told.length / 2 && told.length > 0) return { verdict: "agrees", differing: [] };
  const clear = shown.filter(isTold);
  const sure = clear.filter(({ confidence }) => confidence >= SURE);
  const isLegible = sure.length >= Math.max(ENOUGH_WORDS, clear.length * LEGIBLE);
  if (!isLegible || common > told.length / 4 || told.length < ENOUGH_WORDS)
    return { verdict: "unknown", differing: [] };
  const words = (list: readonly PlacedWord[]) =>
    list
      .slice(0, WORDS_TOLD)
      .map(({ text }) => text)
      .join(" ");
  return { verdict: "differs", differing: [{ layer: words(said), picture: words(shown) }] };
}

const WORDS_TOLD = 8;

/** Two that read the same are right; a number that they read differently is not certain. */
function confidencesOf(
  picture: readonly ReadLine[],
  said: readonly PlacedWord[],
  shown: readonly PlacedWord[],
  unclear: readonly PlacedWord[],
): number[] {
  const places = new Places(said);
  const doubted = new Set(unclear.map(({ line }) => line));
  const words = Map.groupBy(shown, ({ line }) => line);
  return picture.map((line) => {
    if (doubted.has(line)) return Math.min(line.confidence, UNCERTAIN);
    const own = words.get(line) ?? [];
    const isConfirmed = own.length > 0 && own.every(({ plain, box }) => places.around(box, "plain").includes(plain));
    return isConfirmed ? 1 : line.confidence;
  });
}

/** Characters to exchange, put in or leave out so that a word stands somewhere in a text. */
function distanceIn(word: string, text: string): number {
  let previous = Array.from({ length: text.length + 1 }, () => 0);
  for (let i = 1; i <= word.length; i++) {
    const current = [i];
    for (let j = 1; j <= text.length; j++) {
      const exchanged = previous[j - 1]! + (word[i - 1] === text[j - 1] ? 0 : 1);
      current.push(Math.min(exchanged, current[j - 1]! + 1, previous[j]! + 1));
    }
    previous = current;
  }
  return Math.min(...previous);
}
