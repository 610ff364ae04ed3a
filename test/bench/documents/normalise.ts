/** Forms of a value that count as the same. */

const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ß/g, "ss")
    .replace(/[œŒ]/g, "oe")
    .replace(/[æÆ]/g, "ae")
    .replace(/[’'`]/g, "")
    .toLowerCase();

/** Letters and digits only, without accents and capitals. */
export const compact = (text: string): string => fold(text).replace(/[^a-z0-9]/g, "");

export const words = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

/** Legal forms by one code each, in the spellings of seven countries. */
const LEGAL_FORMS: readonly (readonly string[])[] = [
  [
    "bv",
    "srl",
    "besloten vennootschap",
    "société à responsabilité limitée",
    "besloten vennootschap met beperkte aansprakelijkheid",
    "sarl",
    "s.à r.l.",
    "gmbh",
    "pgmbh",
    "gesellschaft mit beschränkter haftung",
    "privatgesellschaft mit beschränkter haftung",
    "private limited liability company",
    "ltd",
    "limited",
    "private limited company",
    "private company limited by shares",
    "bvba",
    "sprl",
    "besloten vennootschap met gewone structuur",
    "private limited by shares",
    "ltd - private company limited by shares",
  ],
  ["nv", "sa", "ag", "plc", "naamloze vennootschap", "société anonyme", "aktiengesellschaft", "public limited company"],
  ["cv", "sc", "gen", "coöperatieve vennootschap", "société coopérative", "genossenschaft", "cooperative company"],
  ["sas", "société par actions simplifiée"],
  ["llp", "limited liability partnership"],
  ["ug"],
  ["dac", "designated activity company", "dac - designated activity company"],
  ["vzw", "asbl", "vog", "vereniging zonder winstoogmerk", "association sans but lucratif"],
  ["vof", "snc", "vennootschap onder firma", "société en nom collectif"],
  ["commv", "scomm", "commanditaire vennootschap", "société en commandite"],
  ["sci", "société civile immobilière"],
  ["stichting", "fondation", "foundation", "private stichting", "fondation privée"],
  ["gbr", "gesellschaft bürgerlichen rechts"],
  ["ek", "eu", "einzelunternehmer", "einzelunternehmen"],
];
const CODES = new Map(LEGAL_FORMS.flatMap((names) => names.map((name) => [compact(name), names[0]!] as const)));

/** `B.V.` and `besloten vennootschap` alike. Forms of different countries that mean the same are one. */
export const legalForm = (text: string): string => {
  const without = text.replace(/\(.*$/, "");
  return CODES.get(compact(without)) ?? CODES.get(compact(text)) ?? compact(text);
};

const FORM_WORDS = [...CODES.keys()].filter((code) => code.length <= 8);

/** A company's name without its legal form at either end. */
export function companyName(text: string): string {
  const parts = words(
    text
      .replace(/\(haftungsbeschr[äa]nkt\)/i, "")
      .replace(/s\.?\s?à\s?r\.?\s?l\.?/i, "sarl")
      .replace(/\b([A-Za-z])\.\s?/g, "$1"),
  );
  const isForm = (part: string | undefined): boolean => part !== undefined && FORM_WORDS.includes(part);
  while (parts.length > 1 && isForm(parts.at(-1))) parts.pop();
  while (parts.length > 1 && isForm(parts[0])) parts.shift();
  return parts.join("");
}

const TITLES = new Set(
  "mr mrs ms miss mme mlle m mevrouw mevr dhr heer monsieur madame herr herrn frau dr mag prof ing ir rev".split(" "),
);

/** Words of a person's name in any order, without titles. */
export const personName = (text: string): string =>
  words(text)
    .filter((word) => !TITLES.has(word))
    .toSorted()
    .join(" ");

const ADDRESS_NOISE = new Set([
  // Between street and town.
  "a",
  "te",
  // Countries before a postcode.
  "l",
  "d",
  "f",
  "bus",
  "bte",
  "boite",
  "box",
  "bk",
  "be",
  "b",
  "nl",
  "fr",
  "de",
  "lu",
  "gb",
  "uk",
  "belgie",
  "belgique",
  "belgien",
  "belgium",
  "nederland",
  "netherlands",
  "france",
  "deutschland",
  "germany",
  "poland",
  "sweden",
  "luxembourg",
  "united",
  "kingdom",
  "ireland",
  "england",
  "wales",
  "and",
]);

/** Words of an address in any order, without the country and the word for a box. */
export const addressWords = (text: string): string[] =>
  words(text.replaceAll(/\b(\d{4}) ([A-Z]{2})\b/g, "$1$2"))
    .filter((word) => !ADDRESS_NOISE.has(word))
    .toSorted();

/** Letters to replace, add or take away; stops counting above `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}
