import type { DateStyle } from "../../dates.ts";
import type { Draft } from "../../draft.ts";
import { belgianNumber } from "../../numbers.ts";

export { foot } from "../third/company-parts.ts";

export const ALL = ["nl", "fr", "de", "en"] as const;

/** The sender of a paper, whose number and address are nobody's but its own. */
export const officeOf = (d: Draft): { readonly number: string; readonly written: string; readonly address: string } => {
  const number = belgianNumber(d.random);
  return {
    number,
    written: `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`,
    address: d.address(d.world.address(d.belgium)),
  };
};

/** `a, b and c`. */
export const joined = (d: Draft, names: readonly string[]): string => {
  const and = d.t({ nl: "en", fr: "et", de: "und", en: "and" });
  return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)!}`;
};

/** How a register of the language writes days. */
export const latin = (d: Draft): DateStyle =>
  ({ nl: "dash", fr: "slash", de: "dots", en: "long" } as const)[d.language];

/** Where a company of the language has its seat when it is no Belgian one. */
export const abroad = (d: Draft) => ({ nl: "nl", fr: "fr", de: "de", en: "gb" } as const)[d.language];
