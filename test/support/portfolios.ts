/** Enterprise numbers with sound check digits, from the range of the samples but for the samples themselves. */
export function soundNumbers(count: number, from = 9_980_000): string[] {
  return Array.from({ length: count }, (_, i) => {
    const firstEight = String(from + i).padStart(8, "0");
    return `${firstEight}${String(97 - (Number(firstEight) % 97)).padStart(2, "0")}`;
  });
}
