/** Remainder after 97 of a text in which letters count as 10 to 35 (ISO 7064, MOD 97-10). */
export function remainder97(text: string): number {
  let rest = 0;
  for (const character of text) {
    for (const digit of parseInt(character, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest;
}
