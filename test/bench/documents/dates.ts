import type { ReadingLanguage } from "../../../src/domain/readings/reading.model.ts";

const MONTHS: Readonly<Record<ReadingLanguage, readonly string[]>> = {
  nl: [
    "januari",
    "februari",
    "maart",
    "april",
    "mei",
    "juni",
    "juli",
    "augustus",
    "september",
    "oktober",
    "november",
    "december",
  ],
  fr: [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
  ],
  de: [
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
  ],
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
};

export type DateStyle = "slash" | "dash" | "dots" | "long" | "iso" | "words" | "card";

/** Month names of identity cards and passports, as they are printed in two languages. */
const CARD_MONTHS: Readonly<Record<ReadingLanguage, readonly string[]>> = {
  nl: ["JAN", "FEB", "MAA", "APR", "MEI", "JUN", "JUL", "AUG", "SEP", "OKT", "NOV", "DEC"],
  fr: ["JAN", "FEV", "MAR", "AVR", "MAI", "JUN", "JUL", "AOU", "SEP", "OCT", "NOV", "DEC"],
  de: ["JAN", "FEB", "MÄR", "APR", "MAI", "JUN", "JUL", "AUG", "SEP", "OKT", "NOV", "DEZ"],
  en: ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"],
};

/** A day `YYYY-MM-DD` as a document of the language writes it. */
export function writtenDate(day: string, language: ReadingLanguage, style: DateStyle): string {
  const [year, month, date] = day.split("-") as [string, string, string];
  const name = MONTHS[language][Number(month) - 1]!;
  const number = Number(date);
  switch (style) {
    case "slash":
      return `${date}/${month}/${year}`;
    case "dash":
      return `${date}-${month}-${year}`;
    case "dots":
      return `${date}.${month}.${year}`;
    case "iso":
      return day;
    case "card":
      return `${date} ${CARD_MONTHS[language][Number(month) - 1]!} ${year}`;
    case "long":
      if (language === "de") return `${number}. ${name} ${year}`;
      if (language === "fr") return `${number === 1 ? "1er" : number} ${name} ${year}`;
      return `${number} ${name} ${year}`;
    case "words":
      return inWords(number, name, Number(year), language);
  }
}

const NL = [
  "nul",
  "een",
  "twee",
  "drie",
  "vier",
  "vijf",
  "zes",
  "zeven",
  "acht",
  "negen",
  "tien",
  "elf",
  "twaalf",
  "dertien",
  "veertien",
  "vijftien",
  "zestien",
  "zeventien",
  "achttien",
  "negentien",
];
const NL_TENS = ["", "", "twintig", "dertig"];
const FR = [
  "zéro",
  "un",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
  "onze",
  "douze",
  "treize",
  "quatorze",
  "quinze",
  "seize",
  "dix-sept",
  "dix-huit",
  "dix-neuf",
];
const FR_TENS = ["", "", "vingt", "trente"];
const DE = [
  "null",
  "ein",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
  "dreizehn",
  "vierzehn",
  "fünfzehn",
  "sechzehn",
  "siebzehn",
  "achtzehn",
  "neunzehn",
];
const DE_TENS = ["", "", "zwanzig", "dreißig"];

function dutch(value: number): string {
  if (value < 20) return NL[value]!;
  const [ten, one] = [NL_TENS[Math.floor(value / 10)]!, value % 10];
  if (one === 0) return ten;
  return `${NL[one]!}${NL[one]!.endsWith("e") ? "ën" : "en"}${ten}`;
}

function french(value: number): string {
  if (value < 20) return FR[value]!;
  const [ten, one] = [FR_TENS[Math.floor(value / 10)]!, value % 10];
  if (one === 0) return ten;
  return one === 1 ? `${ten} et un` : `${ten}-${FR[one]!}`;
}

function german(value: number): string {
  if (value < 20) return DE[value]!;
  const [ten, one] = [DE_TENS[Math.floor(value / 10)]!, value % 10];
  return one === 0 ? ten : `${DE[one]!}und${ten}`;
}

const ORDINALS = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
  "thirteenth",
  "fourteenth",
  "fifteenth",
  "sixteenth",
  "seventeenth",
  "eighteenth",
  "nineteenth",
  "twentieth",
];
const EN_ONES = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];

function ordinal(value: number): string {
  if (value <= 20) return ORDINALS[value]!;
  if (value === 30) return "thirtieth";
  return `${value > 30 ? "thirty" : "twenty"}-${ORDINALS[value % 10]!}`;
}

/** A date as deeds write it. Years from 2000 to 2039. */
function inWords(date: number, month: string, year: number, language: ReadingLanguage): string {
  const rest = year - 2000;
  if (language === "nl") return `${dutch(date)} ${month} tweeduizend${rest === 0 ? "" : ` ${dutch(rest)}`}`;
  if (language === "fr") {
    return `${date === 1 ? "premier" : french(date)} ${month} deux mille${rest === 0 ? "" : ` ${french(rest)}`}`;
  }
  if (language === "de") {
    return `${german(date)}ten ${month} zweitausend${rest === 0 ? "" : german(rest)}`
      .replace("einten", "ersten")
      .replace("dreiten", "dritten")
      .replace("siebenten", "siebten")
      .replace("achtten", "achten")
      .replace(/(zwanzig|dreißig)ten/, "$1sten");
  }
  const tens =
    rest < 20
      ? EN_ONES[rest]!
      : `${rest < 30 ? "twenty" : "thirty"}${rest % 10 === 0 ? "" : `-${EN_ONES[rest % 10]!}`}`;
  return `${ordinal(date)} day of ${month}, two thousand${rest === 0 ? "" : ` and ${tens}`}`;
}
