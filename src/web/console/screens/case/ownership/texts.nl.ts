import { plural, type Translated } from "../../../language/language.ts";
import type { OWNERSHIP as English } from "./texts.ts";

export const OWNERSHIP: Translated<typeof English> = {
  title: "Wie erachter staat",
  noneFound: "Er is geen uiteindelijke begunstigde vastgesteld",
  found: (number) => `${number} ${plural(number, "uiteindelijke begunstigde", "uiteindelijke begunstigden")}`,
  layers: (number) => `${number} ${plural(number, "laag", "lagen")} ertussen`,
  countries: (named) => `ondernemingen in ${named}`,
  nobody:
    "Geen register, geen document en zelfs de klant noemt de eigenaars niet. Dat betekent niet dat er geen zijn: de controle van de eigenaars blijft open.",
  download: "BODS downloaden",
  evidence: "Bewijs",
  unaccounted: "Niet verklaard",
  untraced: (share) => `${share} van het kapitaal is niet tot een natuurlijke persoon herleid.`,
  doubtful: "Het hele kapitaal is herleid zoals opgegeven, maar de aandachtspunten laten open of dat klopt.",
  traced:
    "Het hele kapitaal leidt tot natuurlijke personen, of tot ondernemingen waarvan de eigenaars niet bekend hoeven te zijn.",
  points: "Aandachtspunten",
  noPoints: "Niets in de structuur valt op.",
  owners: "Uiteindelijke begunstigden",
  noOwners: "Er is er geen vastgesteld. Dat betekent niet dat er geen is.",
  person: "Persoon",
  share: "Aandeel",
  why: "Waarom",
  namedBy: "Genoemd door",
  onlyDeclared: "Alleen opgegeven",
  seniorOfficial: "Hoger leidinggevende, die in de plaats komt omdat niemand uiteindelijke begunstigde is",
  statements: "Wat elke bron zegt",
  counted: (number) => `${number} ${plural(number, "verklaring", "verklaringen")}`,
  source: "Bron",
  who: "Wie",
  holds: "Houdt",
  in: "In",
  asOf: "Op",
  showAll: (number) => `Alle ${number} tonen`,
  isPerson: "De klant is een natuurlijke persoon en heeft geen eigenaars.",
};
