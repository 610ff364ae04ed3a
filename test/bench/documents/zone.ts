/** Machine-readable zones of ICAO 9303. */

export interface ZoneHolder {
  readonly family: string;
  readonly given: readonly string[];
  readonly birthDate: string;
  readonly sex: "m" | "f";
  /** ISO 3166-1 alpha-3, or `D` for Germany. */
  readonly nationality: string;
  readonly issuer: string;
  readonly number: string;
  readonly expiry: string;
  /** What the issuer puts into the optional field. */
  readonly optional?: string;
}

const valueOf = (character: string): number => (character === "<" ? 0 : parseInt(character, 36));

/** Weights 7, 3, 1. */
const checkDigit = (text: string): string =>
  String([...text].reduce((sum, character, at) => sum + valueOf(character) * [7, 3, 1][at % 3]!, 0) % 10);

const short = (day: string): string => day.slice(2).replaceAll("-", "");
const fill = (text: string, length: number): string => text.padEnd(length, "<").slice(0, length);

/** Letters of a name as the zone writes them. */
const letters = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[ÄÆ]/g, "AE")
    .replace(/[ÖØŒ]/g, "OE")
    .replace(/Ü/g, "UE")
    .replace(/ß/gi, "SS")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/['’]/g, "")
    .replace(/[^A-Z]+/g, "<");

const names = ({ family, given }: ZoneHolder): string => `${letters(family)}<<${given.map(letters).join("<")}`;

/** Passports: two lines of 44. */
export function zoneTD3(holder: ZoneHolder, code = "P<"): string[] {
  const number = fill(holder.number, 9);
  const optional = fill(holder.optional ?? "", 14);
  const born = short(holder.birthDate);
  const ends = short(holder.expiry);
  const checked = [`${number}${checkDigit(number)}`, `${born}${checkDigit(born)}`, `${ends}${checkDigit(ends)}`];
  const optionalCheck = holder.optional === undefined ? "<" : checkDigit(optional);
  const whole = checkDigit(`${checked.join("")}${optional}${optionalCheck}`);
  return [
    fill(`${code}${fill(holder.issuer, 3)}${names(holder)}`, 44),
    `${checked[0]}${fill(holder.nationality, 3)}${checked[1]}${holder.sex.toUpperCase()}${checked[2]}${optional}${optionalCheck}${whole}`,
  ];
}

/** Cards: three lines of 30. A number over nine characters runs over into the optional field, as Belgium's does. */
export function zoneTD1(holder: ZoneHolder, code = "ID"): string[] {
  const { number } = holder;
  const runsOver = number.length > 9;
  const first = runsOver
    ? `${number.slice(0, 9)}<${number.slice(9)}${checkDigit(`${number.slice(0, 9)}<${number.slice(9)}`)}`
    : `${fill(number, 9)}${checkDigit(fill(number, 9))}`;
  const upper = fill(`${code}${fill(holder.issuer, 3)}${first}`, 30);
  const born = short(holder.birthDate);
  const ends = short(holder.expiry);
  const optional = fill(holder.optional ?? "", 11);
  const middle = `${born}${checkDigit(born)}${holder.sex.toUpperCase()}${ends}${checkDigit(ends)}${fill(holder.nationality, 3)}${optional}`;
  const protectedPart = `${upper.slice(5)}${middle.slice(0, 7)}${middle.slice(8, 15)}${middle.slice(18, 29)}`;
  return [upper, `${middle}${checkDigit(protectedPart)}`, fill(names(holder), 30)];
}

/** Older cards, such as the French ones with the ICAO layout: two lines of 36. */
export function zoneTD2(holder: ZoneHolder, code = "ID"): string[] {
  const number = fill(holder.number, 9);
  const born = short(holder.birthDate);
  const ends = short(holder.expiry);
  const optional = fill(holder.optional ?? "", 7);
  const checked = [`${number}${checkDigit(number)}`, `${born}${checkDigit(born)}`, `${ends}${checkDigit(ends)}`];
  return [
    fill(`${code}${fill(holder.issuer, 3)}${names(holder)}`, 36),
    `${checked[0]}${fill(holder.nationality, 3)}${checked[1]}${holder.sex.toUpperCase()}${checked[2]}${optional}${checkDigit(`${checked.join("")}${optional}`)}`,
  ];
}
