import { matchesOf } from "../../platform/matches.ts";
import { identifierKey } from "../matching/identifier-key.ts";

export interface TextNumber {
  /** As it is written, with the letters before it. */
  readonly written: string;
  readonly key: string;
  readonly at: number;
}

/** A number behind the name of what it is one of: seven digits are enough, as ships and passports have. */
const LABELLED =
  /(?<![\p{L}\p{N}])(?:IMO|INN|ИНН|OGRN|ОГРН|KPP|BIN|pass(?:port|eport)?|paspoort|reispas|reisepass|паспорт|reg(?:istration|istratie|istrierung)?|enregistrement)(?:[\s.:#-]|n[or°]\.?|number|nummer|num[eé]ro|№){0,4}(?<number>[A-Z]{0,3}[ -]?\d(?:[ .-]?\d){5,14})(?![\p{L}\p{N}])/giu;
/** Shorter ones are those of invoices, dates and telephones too. */
const BARE = /(?<![\p{L}\p{N}./+-])(?<number>[A-Z]{1,3}[ -]?\d{6,12}|\d{10,15})(?![\p{L}\p{N}]|[./-]\d)/gu;
const LETTERED_MIN = 8;

/** Numbers in a text that may be those of ships, passports and registers. */
export function textNumbers(text: string): TextNumber[] {
  const found = new Map<string, TextNumber>();
  for (const match of [...matchesOf(text, LABELLED), ...matchesOf(text, BARE)]) {
    const number = match.groups!["number"]!;
    const key = identifierKey(number);
    const isLabelled = match[0].length > number.length;
    if (key === null || found.has(key) || (!isLabelled && key.length < LETTERED_MIN)) continue;
    const isShip = /^IMO\b/i.test(match[0]);
    found.set(key, { written: isShip ? `IMO ${number.trim()}` : number.trim(), key, at: match.index });
  }
  return [...found.values()];
}
