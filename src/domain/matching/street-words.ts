/** Words for kinds of street. A Dutch `laan` is a French avenue or boulevard. */
const STREET_KINDS: Readonly<Record<string, string>> = {
  street: "straat str rue strasse",
  avenue: "laan ln avenue av boulevard bd blvd boul allee lei",
  road: "steenweg stwg steenw stw baan chaussee ch chee chausse route",
  square: "plein pl place square sq markt marche",
  mount: "berg mont montagne",
  quay: "kaai kade quai",
  way: "weg chemin",
  lane: "dreef dreve",
  path: "pad sentier",
  dike: "dijk digue",
  park: "park parc",
  alley: "steeg gang impasse ruelle",
  gate: "vest wal rempart",
};

const kindByWord = new Map(
  Object.entries(STREET_KINDS).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)),
);
const DUTCH_SUFFIXES =
  "straat str steenweg steenw stwg laan ln plein markt kaai kade dreef dijk steeg weg baan lei park vest berg pad".split(
    " ",
  );

/** The kind of street that a word names or that ends a Dutch compound; `stem` is the rest of the word. */
export function readStreetKind(word: string): { readonly kind: string; readonly stem: string } | null {
  const kind = kindByWord.get(word);
  if (kind) return { kind, stem: "" };
  const suffix = DUTCH_SUFFIXES.find((ending) => word.endsWith(ending) && word.length > ending.length + 1);
  return suffix ? { kind: kindByWord.get(suffix)!, stem: word.slice(0, -suffix.length) } : null;
}

const FRENCH_KINDS = new Set(
  "rue avenue av boulevard bd chaussee place quai chemin dreve sentier digue impasse".split(" "),
);
const DUTCH_KINDS = new Set("straat laan steenweg plein kaai weg dreef dijk pad baan lei".split(" "));

/** Language of a street name by its word for "street". */
export function streetLanguage(words: readonly string[]): "nl" | "fr" | null {
  if (words.some((word) => FRENCH_KINDS.has(word))) return "fr";
  const isDutch = (word: string) => DUTCH_KINDS.has(word) || DUTCH_SUFFIXES.some((ending) => word.endsWith(ending));
  return words.some(isDutch) ? "nl" : null;
}

/** Words of street names: Dutch, then French. */
const TRANSLATIONS = `
koning roi|koningin reine|keizer empereur|keizerin imperatrice|prins prince|prinses princesse|hertog duc|hertogin duchesse
graaf comte|markies marquis|generaal general|maarschalk marechal|kolonel colonel|luitenant lieutenant|minister ministre
burgemeester bourgmestre|kardinaal cardinal|kanunnik chanoine|pastoor cure|bisschop eveque|doctor docteur|dokter docteur
sint saint|sint sainte|sint st|heilig saint|kerk eglise|kapel chapelle|abdij abbaye|klooster couvent|kruis croix|kerkhof cimetiere
school ecole|station gare|stadhuis hotel|ziekenhuis hopital|gasthuis hospice|museum musee|schouwburg theatre|bibliotheek bibliotheque
nieuw neuf|nieuw neuve|nieuw nouveau|nieuw nouvelle|oud vieux|oud vieille|oud ancien|groot grand|groot grande|klein petit|klein petite
hoog haut|hoog haute|laag bas|laag basse|lang long|lang longue|kort court|breed large|wit blanc|wit blanche|rood rouge|groen vert|groen verte
zwart noir|goud or|gouden dor|zilver argent|ijzer fer|koper cuivre
brug pont|poort porte|toren tour|molen moulin|watermolen moulin|kasteel chateau|hoeve ferme|hof cour|huis maison|muur mur|put puits|bron source|fontein fontaine
bos bois|woud foret|veld champ|weide prairie|weide pre|heide bruyere|heuvel colline|dal vallee|beek ruisseau|rivier riviere|vijver etang|moeras marais|broek marais|zand sable|zavel sablon|steen pierre|rots roche
bloem fleur|roos rose|lelie lis|tulp tulipe|eik chene|linde tilleul|beuk hetre|wilg saule|populier peuplier|berk bouleau|den pin|spar sapin|olm orme|es frene|kastanje marronnier|noot noyer|appel pomme|peer poire|kers cerise|wijngaard vigne|tuin jardin|boom arbre|kruidtuin botanique
water eau|zee mer|strand plage|duin dune|haven port|kanaal canal|dok bassin|schip navire|vis poisson|sluis ecluse|oever rive
paard cheval|hond chien|vogel oiseau|leeuw lion|vos renard|hert cerf|zwaan cygne|arend aigle|lam agneau|os boeuf|wolf loup|haas lievre
wet loi|kunst art|handel commerce|handel negoce|nijverheid industrie|industrie industrie|arbeid travail|vrijheid liberte|onafhankelijkheid independance|vrede paix|eendracht concorde|recht justice|justitie justice|natie nation|volk peuple|regentschap regence|munt monnaie|wetenschap science|universiteit universite|onderzoek recherche|vooruitgang progres|toekomst avenir
vlees viande|brood pain|boter beurre|kool chou|wol laine|lakenhandel draps|zout sel|kolen charbon|hout bois
noord nord|zuid sud|oost est|west ouest|midden centre|ring ceinture|stad ville|dorp village|grens frontiere|gulden toison|vlies or
leuven louvain|brussel bruxelles|gent gand|antwerpen anvers|bergen mons|namen namur|luik liege|edingen enghien|mechelen malines|kortrijk courtrai|doornik tournai|aalst alost|brugge bruges|halle hal|nijvel nivelles|waver wavre|waterloo waterloo|vlaanderen flandre|frankrijk france|europa europe
louiza louise|lodewijk louis|albert albert|leopold leopold|karel charles|jan jean|pieter pierre|jozef joseph|willem guillaume|hendrik henri|frans francois|jacob jacques|michiel michel|maria marie|catharina catherine|margareta marguerite|elisabeth elisabeth|nicolaas nicolas|lambrecht lambert|gillis gilles|laurens laurent|antoon antoine|lucas luc|goedele gudule
`;

const conceptsByWord = new Map<string, Set<string>>();
for (const pair of TRANSLATIONS.split(/[|\n]/)) {
  const [dutch, french] = pair.trim().split(" ");
  if (!dutch || !french) continue;
  for (const word of [dutch, french]) conceptsByWord.set(word, (conceptsByWord.get(word) ?? new Set()).add(dutch));
}

/** Concepts of a street word in either language, ignoring Dutch linking letters and plurals. */
export function streetConcepts(word: string): ReadonlySet<string> {
  for (const form of [
    word,
    word.replace(/(s|e|n|se|en|es)$/, ""),
    word.replace(/e?n?s?$/, ""),
    word.replace(/sen?$/, ""),
  ]) {
    const concepts = conceptsByWord.get(form) ?? conceptsByWord.get(`${form}en`);
    if (concepts) return concepts;
  }
  return new Set([word]);
}
