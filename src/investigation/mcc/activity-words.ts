import { foldAccents } from "../../platform/folding.ts";

/**
 * Words by which a trade names itself in Dutch, French, German and English, without accents, matched at the
 * start of a word. Only words that say one trade: what could be anything says nothing.
 */
const WORDS: Readonly<Record<string, string>> = {
  "0742": "veterinary vet dierenarts veterinaire tierarzt",
  "0780": "landscap gardening tuinaanleg tuinonderhoud paysagiste jardinier gartenbau landschapsverzorging",
  "1520": "contractor aannemer bouwwerken bouwbedrijf renovatie renovation entrepreneur bauunternehmen",
  "1711": "plumb loodgieter sanitair plombier chauffagiste heizung klempner airco",
  "1731": "electrician elektricien elektrotechnisch electricien elektriker",
  "1750": "carpent schrijnwerk menuiserie schreiner tischler timmerman",
  "1761": "roofing dakwerken toiture couvreur dachdecker",
  "4121": "taxi limousine vtc",
  "4214":
    "haulage trucking freight goederenvervoer wegvervoer verhuisbedrijf demenagement transporteur spedition umzug",
  "4215": "courier koerier coursier kurier pakjes parcel colis",
  "4511": "airline luchtvaart",
  "4722": "travel reisbureau voyagiste reisburo tour touroperator reiseburo",
  "4814": "telecom telecommunicat telefonie mobilfunk",
  "4816": "hosting vpn datacenter",
  "4829": "remittance geldtransfer",
  "5122": "pharmaceutic geneesmiddel medicament arzneimittel",
  "5411": "supermarket supermarkt grocer supermarche kruidenier epicerie lebensmittel",
  "5422": "butcher slagerij boucherie metzgerei fleischerei",
  "5441": "chocolat praline candy snoep confiserie sussigkeiten",
  "5462": "baker bakkerij boulanger patisserie banketbakker backerei konditorei bread brood",
  "5511": "autohandel concession autohaus dealership",
  "5541": "tankstation fuel benzine",
  "5651": "clothing kleding vetement kleidung fashion boetiek boutique",
  "5661": "shoe schoenen chaussure schuhe",
  "5712": "furniture meubel meuble mobel",
  "5732": "electronics elektronica electronique elektronik",
  "5811": "caterer catering traiteur",
  "5812": "restaurant eetgelegenheid bistro brasserie gaststatte",
  "5813": "nightclub discotheek bar cafe kneipe",
  "5815": "ebook streaming",
  "5816": "gaming videogame",
  "5817": "saas app",
  "5912": "pharmacy apotheek pharmacie apotheke",
  "5921": "liquor wijnhandel slijterij caviste spirits wein wijn vins",
  "5933": "pawn pandjeshuis pfandhaus",
  "5942": "bookshop boekhandel librairie buchhandlung boeken",
  "5944": "jewel juwelier bijouterie horloge schmuck juwelen",
  "5945": "toy speelgoed jouet spielzeug",
  "5964": "webshop e-commerce ecommerce onlineshop webwinkel",
  "5977": "cosmetic cosmetica cosmetique kosmetik",
  "5992": "florist bloemen fleuriste blumen",
  "5993": "tobacco tabak vape vaping cigar sigaret e-liquid",
  "5995": "petshop dierenwinkel animalerie",
  "6012": "bank lending kredietverstrekk kreditvermittl",
  "6051": "crypto krypto bitcoin stablecoin wisselkantoor wechselstube",
  "6211": "broker forex beursvennootschap cfd effectenhandel courtier wertpapier",
  "6300": "insurance verzekering assurance versicherung",
  "6513": "real-estate vastgoed immobilier immobilien makelaar",
  "7011": "hotel lodging gastenkamer hebergement",
  "7221": "photograph fotograaf photographe fotograf",
  "7230": "hairdress kapper coiffeur friseur barber schoonheidssalon",
  "7273": "dating escort",
  "7297": "massage",
  "7311": "advertis reclame publicite werbung marketing",
  "7349": "cleaning schoonmaak reiniging nettoyage reinigung poets",
  "7361": "recruit uitzend interim personalvermittlung staffing",
  "7372": "software programmer webdesign webdevelopment informatica programmeren computerconsult",
  "7392": "consultan management adviesbureau conseil beratung",
  "7393": "security bewaking gardiennage wachdienst",
  "7512": "carrental autoverhuur autovermietung",
  "7538": "garage autoherstel werkstatt carrosserie",
  "7542": "carwash",
  "7801": "casino onlinecasino poker",
  "7995": "gambling betting kansspel gokken wetten glucksspiel loterij lottery",
  "7997": "fitness gym sportclub",
  "8011": "doctor huisarts medecin arzt",
  "8021": "dentist tandarts dentiste zahnarzt",
  "8111": "lawyer advocaat avocat rechtsanwalt notaris notaire",
  "8299": "training opleiding formation academy coaching schulung",
  "8398": "charity goededoel fondation stichting ngo",
  "8911": "architect engineering ingenieur landmeter",
  "8931": "accountan accounting boekhoud comptable fiscalist buchhaltung steuerberat auditor",
};

const CODE_BY_STEM: readonly (readonly [stem: string, code: string])[] = Object.entries(WORDS).flatMap(
  ([code, words]) => words.split(" ").map((stem) => [stem, code] as const),
);

/** Stems this short must be the whole word: "bar" is a trade, "barometer" is none. */
const WHOLE_WORD_LENGTH = 4;

/** How often each trade is named, by code. A word counts once. */
export function tradesNamed(text: string): ReadonlyMap<string, number> {
  const folded = foldAccents(text);
  const named = new Map<string, number>();
  for (const word of new Set(folded.match(/[a-z0-9][a-z0-9-]*/g))) {
    const hit = CODE_BY_STEM.find(([stem]) =>
      stem.length <= WHOLE_WORD_LENGTH ? word === stem || word === `${stem}s` : word.startsWith(stem),
    );
    if (hit) named.set(hit[1], (named.get(hit[1]) ?? 0) + 1);
  }
  return named;
}
