import { foldAccents } from "../../../platform/folding.ts";

/** Days, years and numbers in words, as notarial deeds write them, in nl, fr, de and en. Keys are written together, without accents. */

const UNITS = {
  nl: "een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
  fr: "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf",
  de: "ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn",
  en: "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
};
const TENS = {
  nl: "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
  de: "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig",
  en: "twenty thirty forty fifty sixty seventy eighty ninety",
};

const units = (language: keyof typeof UNITS) => ["", ...UNITS[language].split(" ")];

/** Spellings of 1 to 99. */
function below100(language: keyof typeof UNITS, n: number): string[] {
  const word = units(language);
  if (n < 20) return language === "de" && n === 1 ? ["ein", "eins"] : [word[n]!];
  if (language === "fr") return frenchBelow100(n, word);
  const tens = TENS[language].split(" ")[Math.floor(n / 10) - 2]!;
  const unit = word[n % 10]!;
  if (unit === "") return [tens];
  if (language === "en") return [tens + unit];
  return [unit + (language === "nl" ? "en" : "und") + tens];
}

function frenchBelow100(n: number, word: readonly string[]): string[] {
  const joined = (tens: string, rest: number) =>
    rest === 0
      ? [tens]
      : rest === 1 || rest === 11
        ? [`${tens}et${word[rest]}`, tens + word[rest]!]
        : [tens + word[rest]!];
  const tens = Math.floor(n / 10);
  const simple = ["vingt", "trente", "quarante", "cinquante", "soixante"][tens - 2];
  if (simple !== undefined) return joined(simple, n % 10);
  if (tens === 7) return [...joined("septante", n % 10), ...joined("soixante", n - 60)];
  if (tens === 8)
    return [...joined("quatrevingt", n % 10), ...joined("octante", n % 10), ...(n === 80 ? ["quatrevingts"] : [])];
  return [...joined("nonante", n % 10), `quatrevingt${word[n - 80]}`];
}

const CENTURIES: readonly (readonly [number, keyof typeof UNITS, readonly string[], readonly string[]])[] = [
  [1900, "nl", ["negentienhonderd", "duizendnegenhonderd"], ["", "en"]],
  [2000, "nl", ["tweeduizend"], ["", "en"]],
  [1900, "fr", ["milneufcent", "milleneufcent", "dixneufcent"], ["", "et"]],
  [2000, "fr", ["deuxmille", "deuxmil"], ["", "et"]],
  [1900, "de", ["neunzehnhundert", "eintausendneunhundert", "tausendneunhundert"], ["", "und"]],
  [2000, "de", ["zweitausend"], ["", "und"]],
  [1900, "en", ["nineteenhundred", "nineteen", "onethousandninehundred"], ["", "and"]],
  [2000, "en", ["twothousand", "twenty"], ["", "and"]],
];

function yearWords(): Map<string, number> {
  const years = new Map<string, number>();
  for (const [century, language, words, joints] of CENTURIES) {
    for (const word of words) {
      if (word !== "nineteen" && word !== "twenty") years.set(word, century);
      for (let n = 1; n < 100; n++) {
        for (const rest of below100(language, n))
          for (const joint of joints) years.set(word + joint + rest, century + n);
      }
    }
  }
  // "Twenty four" is the number 24; "twenty twenty-four" is the year.
  for (let n = 1; n < 10; n++) years.delete(`twenty${units("en")[n]}`);
  return years;
}

const ORDINALS: Readonly<Record<string, string>> = {
  eerste: "een",
  derde: "drie",
  achtste: "acht",
  premier: "un",
  premiere: "un",
  first: "one",
  second: "two",
  third: "three",
  fifth: "five",
  eighth: "eight",
  ninth: "nine",
  twelfth: "twelve",
  erste: "ein",
  dritte: "drei",
  siebte: "sieben",
  achte: "acht",
};

function dayWords(): Map<string, number> {
  const days = new Map<string, number>();
  for (const language of ["nl", "fr", "de", "en"] as const) {
    for (let n = 1; n <= 31; n++) {
      for (const word of below100(language, n)) {
        for (const ending of ENDINGS[language]) days.set(word + ending, n);
        if (language === "en" && word.endsWith("y")) days.set(`${word.slice(0, -1)}ieth`, n);
      }
    }
  }
  const cardinals = new Map(days);
  for (const [ordinal, cardinal] of Object.entries(ORDINALS)) {
    for (const ending of /^(erste|dritte|siebte|achte)$/.test(ordinal) ? ["", "n", "r", "s"] : [""]) {
      days.set(ordinal + ending, cardinals.get(cardinal)!);
    }
    for (const tens of ["twenty", "thirty"]) {
      const n = cardinals.get(tens + cardinal);
      if (n !== undefined) days.set(tens + ordinal, n);
    }
  }
  return days;
}

const ENDINGS = {
  nl: ["", "de", "ste"],
  fr: ["", "ieme"],
  de: ["", "te", "ten", "ter", "tes", "ste", "sten", "ster", "stes"],
  en: ["", "th"],
};

function numberWords(): Map<string, number> {
  const numbers = new Map(
    ["honderd", "cent", "hundert", "einhundert", "hundred", "onehundred"].map((word) => [word, 100]),
  );
  for (const language of ["nl", "fr", "de", "en"] as const)
    for (let n = 1; n < 100; n++) for (const word of below100(language, n)) numbers.set(word, n);
  return numbers;
}

let numbers: ReadonlyMap<string, number> | null = null;
let years: ReadonlyMap<string, number> | null = null;
let days: ReadonlyMap<string, number> | null = null;

const written = (words: readonly string[]): string =>
  foldAccents(words.join(""))
    .replaceAll("ß", "ss")
    .replaceAll(/ue(?=nf)/g, "u")
    .replaceAll(/oe(?=lf)/g, "o");

/** 1900 to 2099 of words such as `tweeduizend`, `vierentwintig`; null for other words. */
export const yearOfWords = (words: readonly string[]): number | null =>
  (years ??= yearWords()).get(written(words)) ?? null;

/** 1 to 31 of words such as `twaalfde`; null for other words. */
export const dayOfWords = (words: readonly string[]): number | null =>
  (days ??= dayWords()).get(written(words)) ?? null;

/** 1 to 100 of words such as `vijfenzeventig`; null for other words. */
export const numberOfWords = (words: readonly string[]): number | null =>
  (numbers ??= numberWords()).get(written(words)) ?? null;

const THOUSAND = /^(.*?)(?:duizend|mille|tausend|thousand)(?:and|und|en)?(.*)$/;
const HUNDRED = /^(.*?)(?:honderd|cents?|hundert|hundred)(?:and|und|en)?(.*)$/;

/** Numbers up to 999,999 of words such as `drieduizend vijfhonderd`; null for other words. */
export function countOfWords(words: readonly string[]): number | null {
  return countOf(written(words).replaceAll(/[^a-z]/g, ""));
}

function countOf(word: string): number | null {
  const plain = (numbers ??= numberWords()).get(word);
  if (plain !== undefined) return plain;
  for (const [pattern, size] of [
    [THOUSAND, 1000],
    [HUNDRED, 100],
  ] as const) {
    const [, before, behind] = pattern.exec(word) ?? [];
    if (before === undefined) continue;
    const times = before === "" ? 1 : countOf(before);
    const rest = behind === "" ? 0 : countOf(behind!);
    return times === null || rest === null || times >= 1000 || rest >= size ? null : times * size + rest;
  }
  return null;
}
