import { writePdf } from "./papers.ts";

export interface Bearer {
  readonly family: string;
  readonly given: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  /** `X`: not stated. */
  readonly sex: "F" | "M" | "X";
  /** YYYY-MM-DD. */
  readonly expires: string;
  /** Nine letters and digits. */
  readonly number: string;
}

/** A copy of a fictional Belgian identity card as a PDF, with a machine-readable zone (ICAO 9303, part 5). */
export function drawIdentityCard(bearer: Bearer): Promise<Uint8Array<ArrayBuffer>> {
  const { family, given, birthDate, sex, expires, number } = bearer;
  return writePdf("BELGIË IDENTITEITSKAART / BELGIUM IDENTITY CARD", [
    `Naam / Name: ${family}`,
    `Voornamen / Given names: ${given}`,
    `Geslacht / Sex: ${sex}`,
    "Nationaliteit / Nationality: Belg",
    `Geboortedatum / Date of birth: ${european(birthDate)}`,
    `Kaartnr / Card No: ${number}`,
    `Geldig tot / Valid until: ${european(expires)}`,
    ...zoneOf(bearer),
  ]);
}

const WIDTH = 30;

function zoneOf({ family, given, birthDate, sex, expires, number }: Bearer): string[] {
  const first = pad(`IDBEL${number}${checkDigit(number)}`);
  const [born, until] = [short(birthDate), short(expires)];
  const second = pad(`${born}${checkDigit(born)}${sex === "X" ? "<" : sex}${until}${checkDigit(until)}BEL`, WIDTH - 1);
  const whole = first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29);
  return [first, `${second}${checkDigit(whole)}`, pad(`${family}<<${given}`.toUpperCase().replaceAll(" ", "<"))];
}

const pad = (text: string, width = WIDTH): string => text.padEnd(width, "<").slice(0, width);
const short = (day: string): string => day.slice(2).replaceAll("-", "");
const european = (day: string): string => day.split("-").toReversed().join(".");

/** Weights 7, 3, 1; a letter counts from 10 on, a filler nothing. */
function checkDigit(text: string): number {
  const values = [...text].map((sign) => (sign === "<" ? 0 : parseInt(sign, 36)));
  return values.reduce((sum, value, at) => sum + value * [7, 3, 1][at % 3]!, 0) % 10;
}
