import { countriesIn } from "../../../platform/country-code.ts";
import { foldAccents } from "../../../platform/folding.ts";
import { countriesTowards } from "../../customer/named-countries.rules.ts";
import type { DeclaredTrade } from "./declared-trade.model.ts";
import { isNamed, wordsIn } from "./rating-facts.ts";

/** The Union's list of common high priority items, as traders call them. */
const PRIORITY_GOODS =
  "semiconductor|halfgeleider|semi-?conducteur|halbleiter|micro-?chip|integrated circuit|circuits integres|cnc|werktuigmachine|machine tool|machines?-outils|werkzeugmaschine|lasers?(?!\\p{L})|drones?(?!\\p{L})|ball bearing|kogellager|roulements a billes|kugellager|fpga|radar|avionics|avionique|night vision|nachtkijker";
/** Countries through which they are known to reach Russia (guidance of the Commission on Regulation (EU) No 833/2014). */
const TRANSIT = ["AE", "AM", "CN", "GE", "HK", "KG", "KZ", "RS", "TJ", "TR", "UZ"];

/** Such goods of which the customer's words name a country on that way. */
export function diversion(sentences: string, customers: unknown): DeclaredTrade[] {
  const countries = [...countriesTowards(sentences), ...wordsIn(customers).flatMap(countriesIn)];
  const through = [...new Set(countries)].filter((code) => TRANSIT.includes(code));
  if (through.length === 0 || !isNamed(foldAccents(sentences), PRIORITY_GOODS)) return [];
  return [{ name: `goods that are often diverted to Russia, through ${through.join(", ")}`, level: "sensitive" }];
}
