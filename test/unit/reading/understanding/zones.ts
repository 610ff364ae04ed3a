/** Machine-readable zones with right check digits (ICAO 9303), for tests. */

export interface Holder {
  readonly issuer: string;
  readonly number: string;
  readonly birth: string;
  readonly sex: "M" | "F" | "<";
  readonly expiry: string;
  readonly nationality: string;
  /** `FAMILY<<GIVEN<NAMES` */
  readonly names: string;
  readonly optional?: string;
}

const WEIGHTS = [7, 3, 1];
const digit = (text: string): string =>
  String(
    [...text].reduce((sum, letter, at) => sum + (letter === "<" ? 0 : parseInt(letter, 36)) * WEIGHTS[at % 3]!, 0) % 10,
  );
const fill = (text: string, length: number): string => text.padEnd(length, "<").slice(0, length);
const checked = (text: string): string => text + digit(text);

export function passportZone(holder: Holder, code = "P<"): string[] {
  const number = checked(fill(holder.number, 9));
  const [birth, expiry] = [checked(holder.birth), checked(holder.expiry)];
  const optional = holder.optional === undefined ? fill("", 15) : checked(fill(holder.optional, 14));
  const data = `${number}${fill(holder.nationality, 3)}${birth}${holder.sex}${expiry}${optional}`;
  return [
    fill(`${code}${fill(holder.issuer, 3)}${holder.names}`, 44),
    `${data}${digit(number + birth + expiry + optional)}`,
  ];
}

export function cardZone(holder: Holder, code = "ID"): string[] {
  const { number } = holder;
  const head = number.length > 9 ? `${number.slice(0, 9)}<${checked(number).slice(9)}` : checked(fill(number, 9));
  const first = fill(`${code}${fill(holder.issuer, 3)}${head}`, 30);
  const [birth, expiry] = [checked(holder.birth), checked(holder.expiry)];
  const optional = fill(holder.optional ?? "", 11);
  const whole = digit(`${first.slice(5)}${birth}${expiry}${optional}`);
  return [
    first,
    `${birth}${holder.sex}${expiry}${fill(holder.nationality, 3)}${optional}${whole}`,
    fill(holder.names, 30),
  ];
}
