import type { Random } from "./random.ts";

/** Numbers with right check digits, by the rules of those who give them out. */

const rest97 = (digits: string): number => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
const two = (value: number): string => String(value).padStart(2, "0");

/** Ten digits: the last two are 97 less the remainder of the first eight. */
export function belgianNumber(random: Random): string {
  const first = `0${random.pick(["4", "5", "6", "7", "8"])}${random.digits(6)}`;
  return `${first}${two(97 - rest97(first))}`;
}

/** Eleven digits: birth date, order number (odd for men), and a control that counts a 2 before it from 2000 on. */
export function nationalNumber(random: Random, birthDate: string, sex: "m" | "f"): string {
  const order = random.whole(0, 498) * 2 + (sex === "m" ? 1 : 2);
  const first = `${birthDate.slice(2, 4)}${birthDate.slice(5, 7)}${birthDate.slice(8, 10)}${String(order).padStart(3, "0")}`;
  const isNew = birthDate >= "2000-01-01";
  return `${first}${two(97 - rest97(isNew ? `2${first}` : first))}`;
}

/** Nine digits of which the weighted sum divides by 11. */
export function citizenServiceNumber(random: Random): string {
  for (;;) {
    const first = `${random.whole(1, 2)}${random.digits(7)}`;
    const sum = [...first].reduce((total, digit, at) => total + Number(digit) * (9 - at), 0);
    if (sum % 11 < 10) return `${first}${sum % 11}`;
  }
}

/** Nine digits with Luhn's check digit. */
export function siren(random: Random): string {
  const first = `${random.pick(["3", "4", "5", "7", "8", "9"])}${random.digits(7)}`;
  const sum = [...first].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${first}${(10 - (sum % 10)) % 10}`;
}

/** VAT number of France: a key of two digits before the SIREN. */
export const frenchVat = (number: string): string => `FR${two((12 + 3 * rest97(number)) % 97)}${number}`;

/** VAT number of Germany: nine digits, ISO 7064 MOD 11,10. */
export function germanVat(random: Random): string {
  const first = `${random.whole(1, 9)}${random.digits(7)}`;
  let product = 10;
  for (const digit of first) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return `DE${first}${(11 - product) % 10}`;
}

/** VAT number of the Netherlands, valid by MOD 97-10 over all of it. */
export function dutchVat(random: Random): string {
  const first = `${random.whole(8, 9)}${random.digits(8)}B`;
  for (let last = 1; last < 99; last++) {
    const number = `NL${first}${two(last)}`;
    const digits = [...number].map((character) => parseInt(character, 36)).join("");
    if (rest97(digits) === 1) return number;
  }
  return dutchVat(random);
}

/** VAT number of Luxembourg: six digits and their remainder after 89. */
export function luxembourgVat(random: Random): string {
  const first = `${random.whole(1, 2)}${random.digits(5)}`;
  return `LU${first}${two(Number(first) % 89)}`;
}

/** VAT number of the United Kingdom: seven digits weighted 8 to 2, and 97 less the remainder. */
export function britishVat(random: Random): string {
  const first = `${random.whole(1, 9)}${random.digits(6)}`;
  const sum = [...first].reduce((total, digit, at) => total + Number(digit) * (8 - at), 0);
  return `GB${first}${two(97 - (sum % 97))}`;
}

/** An account number of a bank, by the structure of its country. `bank` is the code that the country puts first. */
export function iban(random: Random, country: string, bank: string): string {
  const account = {
    BE: () => {
      const first = `${bank}${random.digits(7)}`;
      return `${first}${two(rest97(first) || 97)}`;
    },
    NL: () => `${bank}0${random.digits(9)}`,
    DE: () => `${bank}${random.digits(10)}`,
    LU: () => `${bank}${random.digits(13)}`,
    GB: () => `${bank}${random.digits(14)}`,
    IE: () => `${bank}${random.digits(14)}`,
    FR: () => {
      const first = `${bank}${random.digits(5)}${random.digits(11)}`;
      return `${first}${two(97 - rest97(`${first}00`))}`;
    },
  }[country]!();
  const digits = [...`${account}${country}00`].map((character) => parseInt(character, 36)).join("");
  return `${country}${two(98 - rest97(digits))}${account}`;
}

/** `BE68539007547034` as `BE68 5390 0754 7034`. */
export const groupedIban = (text: string): string => text.replace(/(.{4})(?=.)/g, "$1 ");
