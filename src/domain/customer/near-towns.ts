import { foldAccents } from "../../platform/folding.ts";

/**
 * Towns and areas that small customers name in place of their country, and adjectives of the neighbours, by ISO 3166-1 alpha-2,
 * without accents and in small letters. None of them shares a name with a town of a high-risk third country.
 */
const NEAR: Readonly<Record<string, string>> = {
  BE: "antwerpen|anvers|antwerp|gent|gand|ghent|brugge|bruges|leuven|louvain|mechelen|malines|aalst|alost|kortrijk|courtrai|hasselt|genk|sint niklaas|oostende|ostende|ostend|roeselare|roulers|turnhout|geel|mol|lier|herentals|dendermonde|lokeren|ninove|oudenaarde|ieper|ypres|waregem|knokke|deinze|eeklo|tongeren|tongres|tielt|vilvoorde|halle|tienen|diest|aarschot|geraardsbergen|veurne|poperinge|menen|izegem|blankenberge|brasschaat|schoten|heist op den berg|boom|bree|maaseik|bilzen|lommel|beringen|sint truiden|saint trond|zottegem|wetteren|liege|luik|luttich|namur|namen|charleroi|mons|bergen|tournai|doornik|la louviere|verviers|wavre|waver|nivelles|nijvel|arlon|aarlen|bastogne|dinant|ciney|huy|seraing|spa|mouscron|moeskroen|ath|soignies|waterloo|ottignies|eupen|malmedy|st vith|vith|sankt vith|saint vith|gembloux|marche|durbuy|schaarbeek|schaerbeek|anderlecht|ixelles|elsene|uccle|ukkel|molenbeek|laken|laeken|etterbeek|saint gilles|sint gillis|zaventem|ardennen|ardennes|kempen|campine|waasland|hageland|meetjesland|haspengouw|hesbaye|hainaut|henegouwen|brabant|condroz|borinage|pajottenland|ostbelgien|ardenne|belge|belges",
  NL: "amsterdam|rotterdam|den haag|the hague|utrecht|eindhoven|breda|tilburg|maastricht|groningen|nijmegen|arnhem|roosendaal|zeeland|noord brabant|limburg|limbourg|nederlandse|nederlanders|hollandais|hollandaise|hollandse|hollanders|neerlandais|neerlandaise|niederlandische|dutch",
  DE: "berlin|berlijn|hamburg|hambourg|munchen|munich|koln|keulen|cologne|aachen|aken|aix la chapelle|dusseldorf|frankfurt|francfort|stuttgart|bonn|trier|treves|duren|dortmund|essen|leipzig|dresden|bremen|hannover|nurnberg|nordrhein westfalen|nrw|eifel|bayern|beieren|duitse|duitsers|allemand|allemande|allemands|allemandes|deutsche|german|germans",
  FR: "paris|parijs|lille|rijsel|lyon|marseille|bordeaux|toulouse|strasbourg|straatsburg|strassburg|nantes|reims|metz|nancy|dunkerque|duinkerke|valenciennes|maubeuge|roubaix|tourcoing|montpellier|bretagne|normandie|provence|franse|fransen|francais|francaise|franzosische|french",
  LU: "esch sur alzette|luxembourg ville|luxemburg stad|luxembourgeois|luxemburgse|luxemburgische",
  GB: "london|londen|londres|manchester|birmingham|leeds|liverpool|glasgow|edinburgh|bristol|cardiff|belfast|sheffield|bradford|york|yorkshire|kent|essex|britse|british|britanniques",
  IE: "dublin|cork",
  IT: "milan|milaan|mailand|milano|rome|roma|turin|italiaanse|italiens|italian",
  ES: "madrid|barcelona|barcelone|spaanse|espagnols|spanish",
  AT: "wien|wenen|vienna",
  CH: "zurich|geneve|geneva|basel|zwitserse",
};

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(NEAR).flatMap(([code, names]) => names.split("|").map((name) => [name, code] as const)),
);
const NAME_WORDS_MAX = 4;

/** A name in words apart, with the code of its country. */
interface NearTown {
  readonly code: string;
  /** Places of its words. */
  readonly from: number;
  readonly to: number;
}

/** The towns and areas nearby that words, in small letters and without accents, name. */
export function nearTownsIn(words: readonly string[]): NearTown[] {
  const found: NearTown[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(NAME_WORDS_MAX, words.length - at); length > 0; length--) {
      const code = CODES.get(words.slice(at, at + length).join(" "));
      if (code === undefined) continue;
      found.push({ code, from: at, to: at + length });
      at += length - 1;
      break;
    }
  }
  return found;
}

export const foldedWords = (text: string): string[] => foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
