import type { Figure } from "./figure.ts";
import { LEAST } from "./figure.ts";
import { scorePair } from "./labelled-pairs.ts";

/** Usual short forms and equivalents. Written before the tables of the product were, and not used to write them. */
const PAIRS = {
  English:
    "Bill William|Bob Robert|Jim James|Kate Katherine|Peggy Margaret|Ted Edward|Jack John|Chuck Charles|Dick Richard|Harry Henry|Liz Elizabeth|Tony Anthony|Sandy Alexander|Nancy Ann|Polly Mary|Gus Augustus|Fran Frances|Hal Henry|Becky Rebecca|Abby Abigail|Vicky Victoria|Sally Sarah|Jerry Gerald|Lenny Leonard|Cathy Catherine",
  Dutch:
    "Wim Willem|Koen Koenraad|Piet Pieter|Kees Cornelis|Henk Hendrik|Jaap Jacob|Klaas Nicolaas|Bram Abraham|Toon Antoon|Jef Jozef|Sjef Jozef|Dirk Diederik|Geert Gerard|Rik Hendrik|Stan Constant|Nico Nicolaas|Bert Albert|Fons Alfons|Gust August|Mieke Maria|Riet Maria|Lies Elisabeth|Greet Margaretha|Guus Augustus|Johan Johannes|Theo Theodoor|Marijke Maria|Joost Justus|Maarten Martinus|Bas Sebastiaan",
  French:
    "Pierrot Pierre|Jeannot Jean|Manu Emmanuel|Fred Frédéric|Alex Alexandre|Nico Nicolas|Steph Stéphane|Gégé Gérard|Dédé André|Margot Marguerite|Ninon Anne|Babette Élisabeth|Lise Élisabeth|Mado Madeleine|Cathy Catherine|Véro Véronique|Momo Maurice|Seb Sébastien|Ben Benoît|Fanfan François|Pieter Pierre|Willem Guillaume|Jan Jean|Jacob Jacques|Hendrik Henri",
} as const;

const FAMILY = "Verstraeten";

export function measureNicknames(threshold: number): Figure[] {
  return Object.entries(PAIRS).map(([language, text]) => {
    const pairs = text.split("|").map((pair) => pair.split(" ") as [string, string]);
    const missed = pairs.filter(
      ([short, full]) => scorePair(`${short} ${FAMILY}`, `${full} ${FAMILY}`, "person") < threshold,
    );
    return {
      group: "Nicknames",
      name: language,
      value: 1 - missed.length / pairs.length,
      unit: "share",
      of: pairs.length,
      ...LEAST(0.7),
      worst: missed.map(([short, full]) => `${short} ~ ${full}`),
    };
  });
}
