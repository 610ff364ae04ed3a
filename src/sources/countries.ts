/** Country names in Belgian registers (Dutch, French), for foreign seats. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  AT: ["oostenrijk", "autriche"],
  BE: ["belgië", "belgique", "belgien", "belgium"],
  BG: ["bulgarije", "bulgarie"],
  CH: ["zwitserland", "suisse"],
  CY: ["cyprus", "chypre"],
  CZ: ["tsjechische republiek", "tsjechië", "république tchèque"],
  DE: ["duitsland", "duitsland (bondsrep.)", "allemagne", "allemagne (rép.féd.)"],
  DK: ["denemarken", "danemark"],
  EE: ["estland", "estonie"],
  ES: ["spanje", "espagne"],
  FI: ["finland", "finlande"],
  FR: ["frankrijk", "france"],
  GB: ["verenigd koninkrijk", "groot-brittannië", "royaume-uni"],
  GR: ["griekenland", "grèce"],
  HR: ["kroatië", "croatie"],
  HU: ["hongarije", "hongrie"],
  IE: ["ierland", "irlande"],
  IS: ["ijsland", "islande"],
  IT: ["italië", "italie"],
  LI: ["liechtenstein"],
  LT: ["litouwen", "lituanie"],
  LU: ["luxemburg", "luxemburg (groot-hertogdom)", "luxembourg", "luxembourg (grand-duché)"],
  LV: ["letland", "lettonie"],
  MT: ["malta", "malte"],
  NL: ["nederland", "pays-bas"],
  NO: ["noorwegen", "norvège"],
  PL: ["polen", "pologne"],
  PT: ["portugal"],
  RO: ["roemenië", "roumanie"],
  SE: ["zweden", "suède"],
  SI: ["slovenië", "slovénie"],
  SK: ["slowakije", "slovaquie"],
  US: ["verenigde staten van amerika", "verenigde staten", "états-unis d'amérique", "etats-unis d'amérique"],
};

const codeByName = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
);

/** ISO 3166-1 alpha-2 of a printed country name, or null if it is unknown. */
export const findCountryCode = (name: string): string | null => codeByName.get(name.toLowerCase().trim()) ?? null;
