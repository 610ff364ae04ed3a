import type { MediaSubject } from "./judge/judgement.model.ts";
import { isCompanyName } from "./judge/mentions.rules.ts";

/** Letters from which what is left of a company's name without its form is searched for: fewer would find half the news. */
const TELLING_FROM = 6;
const PARTICLES = new Set(
  "van de der den von zu zur le la du des di da del della dos ten ter te op el al ben bin".split(" "),
);
/** Family names that are written in one word or in several: "Vandenberghe", "Van den Berghe". */
const JOINED = /^(van(?:den|der|de)?|de)(?=[bcdfghjklmnprstvwz]r?[aeiouy])(\p{L}{4,})$/iu;
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** The name as it is known, and how the press may spell it. A phrase without the legal form finds the one with it as well. */
export function spellingsOf({ kind, name }: Pick<MediaSubject, "kind" | "name">): readonly string[] {
  return [...new Set(kind === "company" ? [withoutForm(name)] : [name, ...otherSpellings(name)])];
}

function withoutForm(name: string): string {
  const words = name.trim().split(/\s+/);
  const rest = words.slice(0, -1).join(" ");
  const tells = words.length > 2 || rest.length >= TELLING_FROM;
  return isCompanyName(name) && tells ? rest.replace(/[,;]$/, "") : name;
}

/** Without middle names, the family name in one word or in several, and umlauts in two letters. */
function otherSpellings(name: string): string[] {
  const [given = "", ...rest] = name.trim().split(/\s+/);
  if (rest.length === 0) return [];
  const particle = rest.findIndex((word) => PARTICLES.has(word.toLowerCase()));
  const family = particle < 0 ? rest.slice(-1) : rest.slice(particle);
  const families = [family.join(" "), ...(family.length > 1 ? inOneWord(family) : inSeveral(family[0]!))];
  const spelled = families.map((one) => `${given} ${one}`);
  return [...spelled, ...[name, ...spelled].map(withoutUmlauts)].filter((one) => one !== name);
}

const inOneWord = (family: readonly string[]): string[] => {
  const joined = family.map((word, at) => (at === 0 ? word : word.toLowerCase())).join("");
  return [joined.charAt(0).toUpperCase() + joined.slice(1)];
};

const PARTS: Readonly<Record<string, string>> = {
  vanden: "Van den",
  vander: "Van der",
  vande: "Van de",
  van: "Van",
  de: "De",
};

function inSeveral(family: string): string[] {
  const [, particle, rest] = JOINED.exec(family) ?? [];
  if (particle === undefined || rest === undefined) return [];
  return [`${PARTS[particle.toLowerCase()]!} ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`];
}

const withoutUmlauts = (name: string): string =>
  name.replaceAll(/[äöüß]/giu, (letter) => {
    const two = UMLAUTS[letter.toLowerCase()]!;
    return letter === letter.toLowerCase() ? two : two.charAt(0).toUpperCase() + two.slice(1);
  });
