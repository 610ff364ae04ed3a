import { foldAccents } from "../../platform/folding.ts";
import { tradesNamed } from "./activity-words.ts";
import { mccOfNace } from "./nace-to-mcc.ts";

/**
 * Trades that a company goes from one to the other within: making, wholesale and retail of the same goods are one. Only
 * two of them that have nothing in common are certainly different.
 */
const SECTORS: Readonly<Record<string, string>> = {
  food: "5411 5422 5441 5451 5462 5499 5921 5811 5812 5813 5814 5993",
  transport: "4011 4111 4112 4121 4131 4214 4215 4225 4411 4511 4582 4789 7523 9402 7512",
  building: "0780 1520 1711 1731 1740 1750 1761 1771 1799 5039 5072 5211 5713 6513 8911",
  vehicles: "5013 5511 5533 5541 5571 5599 7538 7542",
  information: "4812 4814 4816 4899 5045 5065 5732 5734 5815 5816 5817 5818 7372 7375 7379 7622",
  health: "5047 5122 5912 5976 8011 8021 8043 8050 8062 8099 0742",
  beauty: "5977 7230 7297 7298",
  finance: "4829 6012 6051 6211 6300",
  clothing: "5131 5137 5139 5651 5661 5691 5699 5949 7211 7251",
  jewellery: "5094 5944 7631",
  gambling: "7801 7995",
  travel: "4722 7011 7032 7033",
  leisure: "5941 7922 7929 7941 7991 7996 7997 7999",
  home: "5021 5712 5719 5722 7641",
  schooling: "8211 8220 8249 8351",
  growing: "0763 5193 5261 5992 5995",
  law: "8111 8931",
  cleaning: "7342 7349 7217",
  printing: "2741 2791 5111 5942 7221 7832 7829",
};

const SECTOR_BY_CODE = new Map(
  Object.entries(SECTORS).flatMap(([sector, codes]) => codes.split(" ").map((code) => [code, sector] as const)),
);

/** Words that name a sector and no single trade, so that no category could be given for them. */
const SECTOR_WORDS: readonly (readonly [sector: string, word: RegExp])[] = [
  ["transport", /\b(?:(?:weg)?(?:transport|vervoer)(?!verzeker|assur|insur)|trucking|guterverkehr|logisti)/],
  ["food", /\b(?:voeding|food|alimenta|aliment|lebensmittel|drank|boisson|beverage|getrank|bier|beer|biere)/],
  ["building", /\b(?:bouw|construction|batiment|bau(?:en|arbeit)|isolatie|schilderwerk|peinture en batiment)/],
  ["finance", /\b(?:leningen|credit|krediet|darlehen|payment institution|betaalinstelling)/],
  ["clothing", /\b(?:textiel|textile|mode\b|habillement|bekleidung)/],
  ["growing", /\b(?:landbouw|agricult|landwirtschaft|tuinbouw|horticult|veeteelt|elevage)/],
];

/** What any company may do beside its trade, or calls whatever it does. */
const ANY_TRADE = new Set([
  "5172",
  "5199",
  "5331",
  "5399",
  "5931",
  "5963",
  "5964",
  "5999",
  "7311",
  "7392",
  "7399",
  "8299",
  "8734",
  "8999",
]);

/** What a text says that it leaves out. */
const DENIED = /\b(?:sans|ohne|zonder|without|not?|geen|kein\w*|pas de|exclusief|except|excluding)\s+\p{L}+/giu;

function sectorsNamed(text: string): Set<string> | null {
  const codes = [...tradesNamed(text.replaceAll(DENIED, " ")).keys()];
  if (codes.some((code) => ANY_TRADE.has(code))) return null;
  const folded = foldAccents(text).replaceAll(DENIED, " ");
  const byCode = codes.map((code) => SECTOR_BY_CODE.get(code) ?? code);
  const byWord = SECTOR_WORDS.filter(([, word]) => word.test(folded)).map(([sector]) => sector);
  return new Set([...byCode, ...byWord]);
}

/** Whether a text names a trade that the service knows, or what any company may do. */
export function namesTrade(text: string): boolean {
  const named = sectorsNamed(text);
  return named === null || named.size > 0;
}

/**
 * Whether a declared activity is among the registered ones: false only where both name trades, and certainly others.
 * Null where either side says too little, or holds, manages, advises or trades in anything.
 */
export function agreesOnTrade(declared: string, naceCodes: readonly string[]): boolean | null {
  const named = sectorsNamed(declared);
  const categories = naceCodes.map(mccOfNace);
  if (named === null || named.size === 0 || categories.length === 0) return null;
  const registered = new Set(naceCodes.flatMap((nace, at) => sectorsOf(nace, categories[at]!)));
  if ([...named].some((sector) => registered.has(sector))) return true;
  const isOpen = naceCodes.some((nace, at) => {
    const code = categories[at]!;
    return code === null || isManufacture(nace) || ANY_TRADE.has(code) || isGeneral(code);
  });
  return isOpen ? null : false;
}

function sectorsOf(nace: string, category: string | null): string[] {
  if (category === null) return [];
  const sector = SECTOR_BY_CODE.get(category) ?? category;
  return divisionOf(nace) <= FARMING ? [sector, "growing", "food"] : [sector];
}

const divisionOf = (nace: string): number => Number(nace.replaceAll(/\D/g, "").slice(0, 2));

/** Divisions of NACE: agriculture, forestry and fishing, and what is made of anything but food and drink. */
const FARMING = 3;
const MANUFACTURE = { from: 12, to: 33 } as const;

/** Who makes a thing describes it by what it is for: a maker of containers declares transport. */
const isManufacture = (nace: string): boolean =>
  divisionOf(nace) >= MANUFACTURE.from && divisionOf(nace) <= MANUFACTURE.to;

/** Categories of wholesale and repair that stand for many trades. */
const isGeneral = (code: string): boolean =>
  /^(?:50(?:46|51|85|99)|51(?:69|72)|7299|7394|7629|7699|8398|8651|8699|9399|4900)$/.test(code);
