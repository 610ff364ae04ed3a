import { toCountryCode } from "./country-code.ts";
import { foldAccents } from "./folding.ts";

/** Three-letter codes that begin with the two-letter code of their country (ISO 3166-1). */
const REGULAR = new Set(
  `
   AFG ALB DZA ASM AIA ARG AUS AZE BHR BEL BMU BTN BOL BWA BVT BRA IOT BGR BFA KHM CMR CAN CXR CCK COL CRI HRV CUB
   CYP CZE CIV DJI DMA DOM ECU EGY ERI ETH FJI FIN FRA GAB GMB GEO DEU GHA GIB GRC GUM GTM GGY HTI HMD VAT HND HKG
   HUN ISL IND IDN IRN IMN ITA JPN JEY JOR KEN KIR KWT KGZ LAO LVA LBN LSO LIE LTU LUX MWI MYS MLI MHL MRT MUS MDA
   MCO MNG MSR MAR MMR NAM NRU NPL NLD NCL NZL NIC NER NGA NFK MKD NOR OMN PSE PAN PER PHL PRI QAT ROU RUS RWA REU
   BLM SHN KNA LCA VCT WSM SMR STP SAU SLE SGP SXM SOM ZAF SSD ESP LKA SDN SJM CHE SYR TWN TJK TZA THA TLS TGO TKL
   TON TTO TCA UGA GBR UMI USA UZB VUT VEN VNM VGB YEM ZMB ZWE GBD GBN GBO GBS GBP
  `
    .trim()
    .split(/\s+/),
);

/** Others, with those of ICAO 9303: `D` for Germany, several for British nationals, and for Kosovo. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `
   AND AD, AGO AO, ATA AQ, ATG AG, ARM AM, ABW AW, AUT AT, BHS BS, BGD BD, BRB BB, BLR BY, BLZ BZ, BEN BJ, BES BQ,
   BIH BA, BRN BN, BDI BI, CPV CV, CYM KY, CAF CF, TCD TD, CHL CL, CHN CN, COM KM, COD CD, COG CG, COK CK, CUW CW,
   DNK DK, SLV SV, GNQ GQ, EST EE, SWZ SZ, FLK FK, FRO FO, GUF GF, PYF PF, ATF TF, GRL GL, GRD GD, GLP GP, GIN GN,
   GNB GW, GUY GY, IRQ IQ, IRL IE, ISR IL, JAM JM, KAZ KZ, PRK KP, KOR KR, LBR LR, LBY LY, MAC MO, MDG MG, MDV MV,
   MLT MT, MTQ MQ, MYT YT, MEX MX, FSM FM, MNE ME, MOZ MZ, NIU NU, MNP MP, PAK PK, PLW PW, PNG PG, PRY PY, PCN PN,
   POL PL, PRT PT, MAF MF, SPM PM, SEN SN, SRB RS, SYC SC, SVK SK, SVN SI, SLB SB, SGS GS, SUR SR, SWE SE, TUN TN,
   TUR TR, TKM TM, TUV TV, UKR UA, ARE AE, URY UY, VIR VG, WLF WF, ESH EH, ALA AX, RKS XK, D DE, XXK XK, UNK XK,
  `
    .trim()
    .split(/,\s*/)
    .filter(Boolean)
    .map((pair) => pair.split(" ") as [string, string]),
);

/** How nationalities begin in nl, fr, de and en, without accents. */
const STEMS: Readonly<Record<string, string>> = {
  BE: "belg",
  NL: "nederland neerland niederland dutch hollands holland",
  FR: "frans francais french franzos",
  DE: "duits allemand deutsch german",
  LU: "luxemb",
  GB: "brits british britan britisch brite english engels",
  IE: "iers irland irish irisch",
  IT: "italia",
  ES: "spaans espagnol spanisch spanish spanier",
  PT: "portug",
  AT: "oostenrijk autrich osterreich austria",
  CH: "zwitser suisse schweiz swiss",
  DK: "deens danois danisch danish",
  SE: "zweed suedois schwed swed",
  NO: "noors norveg norweg",
  FI: "fins finland finn",
  PL: "pools polon poln polish polisch",
  CZ: "tsjech tchequ tschech czech",
  SK: "slovak slowak slovaaks",
  SI: "sloveens sloven slowen",
  HU: "hongaar hongro ungar hungar",
  RO: "roemeen roumain rumani roman",
  BG: "bulgaar bulgar",
  GR: "grieks grec griech greek",
  HR: "kroaat kroati croat",
  RS: "servisch serbe serbi serbisch",
  LT: "litouw litua litau lithua",
  LV: "lets letton lettisch latvian",
  EE: "estlands estn eston estisch",
  CY: "cypri chypriot zypri",
  MT: "maltees maltai maltes",
  TR: "turks turc turk turkisch",
  MA: "marok maroc morocc",
  DZ: "algerij algeri",
  TN: "tunes tunis",
  RU: "russ",
  UA: "oekra ukrain",
  US: "amerika americ etatsunien",
  CA: "canade kanad canadi",
  CN: "chinees chinois chines",
  IN: "indiaas indien indisch indian",
  JP: "japan japon",
  BR: "brazil bresil brasil",
  CD: "congol kongol",
  RW: "rwand ruand",
  CM: "kameroen camerou kameru",
  NG: "nigeriaans nigerian",
  GH: "ghane ghana",
  SN: "senegal",
  SY: "syri",
  IQ: "irak iraq",
  AF: "afgha",
  PK: "pakist",
  AL: "albanees albanais albani alban",
  MK: "macedon mazedon",
  XK: "kosov",
  IL: "israel",
  VN: "vietnam",
  TH: "thai",
  PH: "filip philip",
  AR: "argentij argentin",
  AU: "australi",
};
const byStem = (stems: Readonly<Record<string, string>>) =>
  Object.entries(stems).flatMap(([code, words]) => words.split(" ").map((stem) => [stem, code] as const));
const BY_STEM = byStem(STEMS);

/**
 * Stems, and first parts of joined words ("franco-"), by which a customer's own answer on the nationality is read. Other texts are full of
 * words that begin so.
 */
const FURTHER_STEMS: Readonly<Record<string, string>> = {
  AE: "emirat",
  AM: "armen",
  AO: "angol",
  AT: "austro",
  AZ: "azerb aserb",
  BA: "bosni",
  BF: "burkin",
  BI: "burund",
  BJ: "benin",
  BO: "bolivi",
  BY: "witrus weissrus belarus belaruss bielorus belorus",
  CA: "canado",
  CH: "helvet",
  CI: "ivoir ivoor ivoriaan ivorer",
  CL: "chilee chilen chilien",
  CN: "sino",
  CO: "colomb kolumb",
  CU: "cuba kuba",
  DE: "germano",
  DZ: "algero",
  EG: "egypt agypt",
  ER: "eritre erythre",
  ES: "hispano",
  ET: "ethiop athiop",
  FR: "franco",
  GB: "anglo",
  GE: "georgi",
  GM: "gambi",
  GN: "guine",
  HT: "haiti",
  ID: "indones",
  IN: "indo",
  IR: "iran iraan",
  IT: "italo",
  JO: "jordaan jordani",
  JP: "nippo",
  KE: "kenia kenya",
  KP: "noordkorea nordkorea northkorea nordcoree",
  KR: "zuidkorea sudkorea southkorea sudcoree",
  KZ: "kazach kazakh kasach",
  LA: "laot",
  LB: "liban lebanes",
  LK: "srilank",
  LY: "libisch libysch libyen libyan",
  MC: "monega",
  MD: "moldav moldov moldau",
  ME: "monteneg",
  MK: "noordmaced nordmaced northmaced",
  ML: "malian malien malinees malisch",
  MM: "birmaan birman birmes burmes myanm",
  MX: "mexic mexik",
  NA: "namib",
  NE: "nigerien nigerees nigrisch",
  NP: "nepal",
  NZ: "nieuwzeel newzeal neuseel neozel",
  PE: "peru",
  PS: "palest palast",
  PT: "luso",
  SA: "saoedi saoud saudi",
  SD: "soedan soudan sudan",
  SO: "somal",
  SR: "surina",
  SS: "zuidsoed zuidsud sudsoud sudsud southsud",
  SY: "syro",
  TD: "tchad tsjad tschad chadian",
  TG: "togo",
  TM: "turkm",
  TR: "turqu",
  TT: "trinid",
  TW: "taiwan",
  TZ: "tanza tansa",
  UG: "ugand oegand ougand",
  UZ: "oezbe uzbek ouzbek usbek",
  VE: "venez",
  YE: "jemen yemen",
  ZA: "zuidafri sudafri southafri",
  ZW: "zimbab simbab",
};
const BY_FURTHER_STEM = [...BY_STEM, ...byStem(FURTHER_STEMS)];

/** The country of an adjective in a customer's answer, in folded letters: `marokkaanse` and `franco` give `MA` and `FR`. */
export const countryOfAdjective = (word: string): string | null => longestStem(BY_FURTHER_STEM, word);

/** The ISO 3166-1 alpha-2 code of a three-letter code of ISO 3166-1 or ICAO 9303; null for one that is of no country. */
export function ofThreeLetters(code: string): string | null {
  return REGULAR.has(code) ? code.slice(0, 2) : (IRREGULAR.get(code) ?? null);
}

/**
 * A nationality or country, as ISO 3166-1 alpha-2: by a code, a country's name, or its adjective in nl, fr, de or en, also
 * in two languages (`BELG / BELGE`). Null for anything else, and where two parts differ.
 */
export function readNationality(text: string): string | null {
  const parts = text
    .split(/[/|(),]/)
    .map((part) => part.trim().replaceAll(/[.;:]+$/g, ""))
    .filter((part) => part !== "");
  const codes = new Set(parts.map(nationalityOf));
  return codes.size === 1 ? [...codes][0]! : null;
}

/** Shorter stems begin too many other words. */
const STEM_IN_TEXT_MIN = 5;

/** The countries that an adjective may belong to, as ISO 3166-1 alpha-2 codes: `tsjechische` gives `CZ`. */
export function countriesOfAdjective(word: string): string[] {
  const folded = foldAccents(word);
  return BY_STEM.filter(([stem]) => stem.length >= STEM_IN_TEXT_MIN && folded.startsWith(stem)).map(([, code]) => code);
}

function nationalityOf(part: string): string | null {
  if (/^[A-Z]{3}$/.test(part) && ofThreeLetters(part) !== null) return ofThreeLetters(part);
  const country = part.length === 2 && part !== part.toUpperCase() ? null : toCountryCode(part);
  if (country !== null) return country;
  const words = foldAccents(part)
    .split(/[^a-z]+/)
    .filter(Boolean);
  if (words.length === 0 || words.length > 3) return null;
  return longestStem(BY_STEM, words[0]!);
}

function longestStem(stems: readonly (readonly [string, string])[], word: string): string | null {
  const matches = stems.filter(([stem]) => word.startsWith(stem)).sort((a, b) => b[0].length - a[0].length);
  return matches[0]?.[1] ?? null;
}
