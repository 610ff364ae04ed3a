interface Stake {
  readonly velikostPodilu?:
    | { readonly typObnos?: string | null | undefined; readonly hodnota?: string | null | undefined }
    | null
    | undefined;
}

/**
 * Per cent of the shares that all stakes of a partner make together. Undefined where one of them is not plainly a
 * number: the register also takes text, such as `padesát procent` or `60 % (10 podílů po 6 %)`.
 */
export function sharePercent(stakes: readonly Stake[]): number | undefined {
  let total = 0;
  for (const { velikostPodilu } of stakes) {
    const percent = percentOf(velikostPodilu?.typObnos ?? "", velikostPodilu?.hodnota ?? "");
    if (percent === undefined) return undefined;
    total += percent;
  }
  return total > 0 && total <= 100.000001 ? Math.min(total, 100) : undefined;
}

/** The register writes decimals with a semicolon (`33;33` per cent), and fractions as `1/3` or `1;3`. */
function percentOf(type: string, value: string): number | undefined {
  const numbers = value.match(/\d+(?:[;,.]\d+)?/g) ?? [];
  const [first = "", second = ""] = numbers;
  if (type === "PROCENTA") {
    return /^\s*[\d;,.]+\s*%?\s*$/.test(value) && numbers.length === 1 ? decimal(first) : undefined;
  }
  if (type === "ZLOMEK" && /^\s*\d+;\d+\s*$/.test(value)) {
    const [upper = "", lower = ""] = value.split(";");
    return fraction(upper, lower);
  }
  if (numbers.length === 2 && /\d\s*\/\s*\d[^%]*$/.test(value)) return fraction(first, second);
  return numbers.length === 1 && /\d\s*%/.test(value) ? decimal(first) : undefined;
}

const decimal = (text: string): number => Number(text.replace(/[;,]/, "."));

function fraction(upper: string, lower: string): number | undefined {
  const share = (100 * decimal(upper)) / decimal(lower);
  return Number.isFinite(share) ? share : undefined;
}
