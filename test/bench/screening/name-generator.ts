import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { seededRandom } from "../../support/seeded-random.ts";

type Random = () => number;

const list = (text: string): string[] => text.split(" ");
/** The first of a list are far commoner than the last, as names are. */
const skewed = (random: Random, items: readonly string[]): string => items[Math.floor(random() ** 2 * items.length)]!;
const even = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

const RUSSIAN = list(
  "Aleksandr Sergey Vladimir Dmitry Andrey Mikhail Nikolay Viktor Yuriy Igor Oleg Pavel Konstantin Anatoly Boris Grigory Roman Maksim Arkady Stanislav Svetlana Yelena Natalya Olga Irina",
);
const ARABIC = list(
  "Mohammed Ahmed Ali Hassan Hussein Mahmoud Ibrahim Khalid Omar Yusuf Abdullah Mustafa Tariq Nabil Faisal Samir Jamal Walid Karim Rashid Fatima Zaynab Maryam Khadija",
);
const SPANISH = list(
  "Jose Juan Carlos Luis Miguel Pedro Jorge Manuel Rafael Fernando Ricardo Maria Ana Carmen Rosa Elena",
);
const WESTERN = list(
  "Jan Pieter Marc Luc Koen Bart Thomas Nicolas Philippe Michel David John James Robert William Sarah Julie Anne Sophie Charlotte",
);
const KOREAN = list("Kim Ri Pak Choe Jong Kang Cho Yun Chang Han O So Sin Kwon Hwang An Song Yu Hong");
const CHINESE = list("Wang Li Zhang Liu Chen Yang Zhao Huang Zhou Wu Xu Sun Hu Zhu Gao Lin He Guo Ma Luo");
const SYLLABLES = list("chol hun jong min il su song nam hyok kyong yong myong guk sik hui ok ryong chun");
const PINYIN = list(
  "wei fang na min jing li qiang lei jun yang yong jie juan tao ming chao xia gang ping hui xin jian guo zhi",
);
const STEMS = list(
  "bar vol kor mal zer tor lan dem vas gol ser tim kal nov ros sid pol mor bel kaz yar khal fed gri lev shu che tur mir ves zhu pet sok dub orl kov ran tas",
);
const LINKS = list("a o e i u ya in ev an en ar");
const ARAB_ROOTS = list(
  "Hamid Rahman Aziz Latif Karim Salam Nasir Qadir Zubayr Masri Tikrit Baghdad Hash Rub Dul Qas Fad Jab Sab Tam Zar Sham Yam Hijaz Najd Mosul Dur Raw Kub",
);
const TRADES = list(
  "Trading Shipping Holding Investment Construction Industries Energy Logistics Engineering Bank Oil Metals Electronics Consulting",
);
const FORMS = list("LLC Ltd OOO JSC GmbH NV SA FZE BV Co. Inc");
const SHIPS = list("Ocean Sea Star Pacific Lady Golden Silver Northern Eastern Grand Lucky Blue");

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const part = (random: Random): string => even(random, STEMS) + even(random, LINKS);
const stem = (random: Random): string => part(random) + (random() < 0.5 ? part(random) : "") + even(random, STEMS);

const PEOPLE: readonly ((random: Random) => string)[] = [
  (r) => `${skewed(r, RUSSIAN)} ${skewed(r, RUSSIAN)}ovich ${capital(stem(r))}${even(r, list("ov enko in sky ev"))}`,
  (r) => `${skewed(r, RUSSIAN)} ${capital(stem(r))}${even(r, list("ov enko in sky ev"))}`,
  (r) => `${skewed(r, ARABIC)} ${skewed(r, ARABIC)} al-${even(r, ARAB_ROOTS)}${even(r, list("i ani awi ari"))}`,
  (r) => `${skewed(r, ARABIC)} bin ${skewed(r, ARABIC)} ${capital(stem(r))}i`,
  (r) => `${skewed(r, SPANISH)} ${capital(stem(r))}ez ${capital(stem(r))}os`,
  (r) => `${skewed(r, WESTERN)} ${even(r, list("De Van Le"))} ${capital(stem(r))}${even(r, list("s mans aert ens"))}`,
  (r) => `${skewed(r, WESTERN)} ${capital(stem(r))}${even(r, list("son ton ley field er"))}`,
  (r) => `${skewed(r, KOREAN)} ${capital(even(r, SYLLABLES))}-${even(r, SYLLABLES)}`,
  (r) => `${skewed(r, CHINESE)} ${capital(even(r, PINYIN))}${even(r, PINYIN)}`,
];

const THINGS: readonly ((random: Random) => string)[] = [
  (r) => `${capital(stem(r))} ${even(r, TRADES)} ${even(r, FORMS)}`,
  (r) => `${capital(stem(r))} ${capital(even(r, STEMS))} ${even(r, TRADES)} ${even(r, FORMS)}`,
  (r) => `${capital(stem(r))}${even(r, STEMS)} ${even(r, FORMS)}`,
];

/** A made-up name; four in five are persons'. */
export function generateName(random: Random): { name: string; kind: ListEntry["kind"] } {
  const share = random();
  if (share < 0.8) return { name: even(random, PEOPLE)(random), kind: "person" };
  if (share < 0.97) return { name: even(random, THINGS)(random), kind: "company" };
  return { name: `${even(random, SHIPS)} ${capital(stem(random))}`, kind: "vessel" };
}

/** Entries with two names each: a primary one and a variant of it. */
export function* generateEntries(names: number, seed = 7): Generator<ListEntry> {
  const random = seededRandom(seed);
  for (let made = 0; made < names; made += 2) {
    const { name, kind } = generateName(random);
    yield {
      id: `gen-${made}`,
      kind,
      names: [
        { name, weak: false },
        { name: disturb(name, random), weak: random() < 0.1 },
      ],
      topics: [random() < 0.7 ? "sanction" : "pep"],
      birthDates:
        kind === "person"
          ? [`${1930 + Math.floor(random() * 75)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`]
          : [],
      countries: [even(random, list("RU IR SY KP CN BY IQ LY VE SD"))],
      identifiers: random() < 0.4 ? [String(Math.floor(random() * 1e9))] : [],
      programmes: [even(random, list("UKR IRN SYR PRK TAQA BLR"))],
    };
  }
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** What people do to a name: a slip of a letter or two, another order, a word left out, another spelling. */
export function disturb(name: string, random: Random): string {
  const words = name.split(" ");
  const share = random();
  if (share < 0.45) return slip(name, random);
  if (share < 0.55) return slip(slip(name, random), random);
  if (share < 0.7) return [words.at(-1)!, ...words.slice(0, -1)].join(" ");
  if (share < 0.8 && words.length > 2) return words.filter((_, at) => at !== 1).join(" ");
  if (share < 0.9) return respell(name);
  return name.toUpperCase().replace(/-/g, " ");
}

function slip(name: string, random: Random): string {
  const at = 1 + Math.floor(random() * (name.length - 2));
  const letter = LETTERS[Math.floor(random() * LETTERS.length)]!;
  const kind = random();
  if (name.slice(at - 1, at + 2).includes(" ")) return name;
  if (kind < 0.3) return name.slice(0, at) + name.slice(at + 1);
  if (kind < 0.6) return name.slice(0, at) + letter + name.slice(at);
  if (kind < 0.85) return name.slice(0, at) + letter + name.slice(at + 1);
  return name.slice(0, at) + name[at + 1]! + name[at]! + name.slice(at + 2);
}

const RESPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/kh/g, "ch"],
  [/ou/g, "u"],
  [/ya/g, "ia"],
  [/y\b/g, "iy"],
  [/v\b/g, "ff"],
  [/sh/g, "sch"],
  [/ch/g, "tch"],
  [/ks/g, "x"],
  [/ee|ie/g, "i"],
  [/zh/g, "j"],
  [/mm/g, "m"],
  [/Mohammed/g, "Muhammad"],
  [/Hussein/g, "Husayn"],
  [/Yusuf/g, "Youssef"],
];

/** Another hand's romanisation. */
const respell = (name: string): string =>
  RESPELLINGS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), name);
