/**
 * Abbreviated legal forms by family. Forms are not part of a name, but different families suggest different companies.
 */
const FORM_FAMILIES: Readonly<Record<string, readonly string[]>> = {
  public_limited: ["nv", "sa", "ag", "plc", "spa", "inc", "incorporated", "corp", "corporation"],
  private_limited: ["bv", "srl", "bvba", "sprl", "ebvba", "sprlu", "gmbh", "ltd", "sarl", "limited", "llc", "sas"],
  cooperative: ["cv", "sc", "cvba", "scrl", "cvoa", "scri", "sce"],
  partnership: ["vof", "snc", "ohg", "commv", "scomm", "gcv", "scs", "kg", "commva", "sca", "kgaa"],
  association: ["vzw", "asbl", "vog", "ivzw", "aisbl", "izw"],
  european: ["se", "eesv", "geie"],
};

const familyByForm = new Map(
  Object.entries(FORM_FAMILIES).flatMap(([family, forms]) => forms.map((form) => [form, family] as const)),
);

export const formFamily = (word: string): string | undefined => familyByForm.get(word);

/** Suffixes for companies under public law, as in `NV OR` and `SA DP`. Only after a legal form. */
export const PUBLIC_LAW_WORDS: ReadonlySet<string> = new Set(["or", "dp", "pr", "dpu"]);

/** Legal forms in full, longest first. */
export const WRITTEN_FORMS: readonly (readonly [phrase: string, form: string])[] = [
  ["besloten vennootschap met beperkte aansprakelijkheid", "bvba"],
  ["societe privee a responsabilite limitee", "sprl"],
  ["cooperatieve vennootschap met beperkte aansprakelijkheid", "cvba"],
  ["societe cooperative a responsabilite limitee", "scrl"],
  ["commanditaire vennootschap op aandelen", "commva"],
  ["gesellschaft mit beschrankter haftung", "gmbh"],
  ["naamloze vennootschap van publiek recht", "nv"],
  ["societe anonyme de droit public", "sa"],
  ["vereniging zonder winstoogmerk", "vzw"],
  ["association sans but lucratif", "asbl"],
  ["societe a responsabilite limitee", "srl"],
  ["commanditaire vennootschap", "commv"],
  ["cooperatieve vennootschap", "cv"],
  ["vennootschap onder firma", "vof"],
  ["societe en nom collectif", "snc"],
  ["societe en commandite", "scomm"],
  ["naamloze vennootschap", "nv"],
  ["besloten vennootschap", "bv"],
  ["societe cooperative", "sc"],
  ["societe anonyme", "sa"],
  ["aktiengesellschaft", "ag"],
];

/** Synonyms per line: abbreviations and translations. The first word is the canonical one. */
const SAME_WORDS: readonly string[] = [
  "groep groupe group gruppe grp",
  "etablissementen etablissements ets etabl etab",
  "gebroeders gebr freres brothers bros gebruder",
  "zonen zn zoon fils sons sohne",
  "compagnie cie company co",
  "maatschappij mij societe soc gesellschaft",
  "internationaal international internationale intl int",
  "belgie belgique belgium belgien belgisch belgische belge belg",
  "europa europe european europeenne europese",
  "brussel bruxelles brussels brux",
  "antwerpen anvers antwerp",
  "gent gand ghent",
  "luik liege",
  "namen namur",
  "beheer gestion management mgmt",
  "handel commerce trading",
  "bouw construction constructions bouwwerken",
  "dienst diensten service services",
  "verzekering verzekeringen assurance assurances insurance",
  "vervoer transport transports transporten",
  "nationaal nationale national",
  "vlaams vlaamse flamand flamande",
  "holding holdings",
  "investering investeringen investment investments invest investissements",
  "industrie industries industry industrieel industrielle",
  "immobilien immo immobilier immobiliere vastgoed",
];

const canonical = new Map(
  SAME_WORDS.flatMap((line) => {
    const words = line.split(" ");
    return words.map((word) => [word, words[0]!] as const);
  }),
);

export const canonicalWord = (word: string): string => canonical.get(word) ?? word;

const STOP_WORDS = new Set(
  "de het een den der des ten ter van voor te in op en et und and the of for le la les l d du au aux von die das a".split(
    " ",
  ),
);
/** Words in many company names have a low weight. */
const COMMON_WORDS = new Set(SAME_WORDS.map((line) => line.split(" ")[0]!));

export const wordWeight = (word: string): number => (STOP_WORDS.has(word) ? 0.2 : COMMON_WORDS.has(word) ? 0.5 : 1);
