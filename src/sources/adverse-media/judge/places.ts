import { fold } from "./folded-text.ts";

/** Towns that have another name in another language, each line one town. */
const TOWNS = [
  "brussel bruxelles brussels brussel",
  "antwerpen anvers antwerp",
  "gent gand ghent",
  "luik liege luttich",
  "brugge bruges brug",
  "leuven louvain lowen",
  "mechelen malines mechlin mecheln",
  "namen namur",
  "bergen mons",
  "doornik tournai",
  "kortrijk courtrai",
  "ieper ypres",
  "aalst alost",
  "oostende ostende ostend",
  "dendermonde termonde",
  "halle hal",
  "lier lierre",
  "aarlen arlon",
  "nijvel nivelles",
  "waver wavre",
  "hoei huy",
  "tongeren tongres",
  "vilvoorde vilvorde",
  "ronse renaix",
  "moeskroen mouscron",
  "edingen enghien",
  "zinnik soignies",
  "den.haag gravenhage haye hague haag",
  "den.bosch bossche hertogenbosch",
  "aken aachen chapelle",
  "keulen koln cologne kolner",
  "parijs paris parisien",
  "rijsel lille",
  "wien vienna wenen vienne",
  "munchen munich",
  "genf geneve geneva genevois",
  "zurich zurcher",
  "luxemburg luxembourg",
  "lissabon lisbon lisbonne",
  "milaan milan milano",
  "rome roma",
  "praag prag prague",
  "londen london londres",
  "dordrecht dordt",
  "dublin dubliner",
  "kopenhagen copenhagen copenhague",
  "bozen bolzano",
  "basel bale",
  "bern berne",
  "straatsburg strasbourg strassburg",
  "frankfurt francfort",
  "hamburg hambourg",
  "verviers vervietois",
  "liverpool liverpudlian",
  "manchester mancunian",
  "glasgow glaswegian",
  "reims remois",
  "saint-etienne stephanois",
  "lyon lyonnais",
  "marseille marseillais",
  "metz messin",
  "nancy nanceien",
  "tours tourangeau",
  "besancon bisontin",
  "bordeaux bordelais",
  "poitiers poitevin",
  "le mans manceau",
  "epinal spinalien",
  "charleroi carolo",
  "mons montois",
  "ath athois",
  "chimay chimacien",
  "ottignies ottintois",
  "uccle ucclois ukkel",
  "halle hallens",
  "zell.am.see zeller",
].map((line) => line.split(" "));

/** Beginnings by which a town and the words made of it are recognised, folded. */
export function placeStems(place: string): readonly string[] {
  const folded = fold(place)
    .replace(/\(.*\)/, "")
    .trim();
  if (folded === "") return [];
  const names = TOWNS.find((town) => town.includes(folded.replaceAll(" ", "."))) ?? [];
  const parts = folded
    .split(/[^a-z]+/)
    .filter((part) => part.length >= 4 && !["saint", "sankt", "sint", "bad", "etten"].includes(part));
  const own = parts.length > 0 ? parts : [folded];
  return [...new Set([...own, ...names].map(stemOf))];
}

/** `haarlem` finds `Haarlemse`, `brugge` finds `Brugse`; a short name only itself. */
const stemOf = (name: string): string => (name.length <= 4 ? name : name.slice(0, name.length === 5 ? 4 : 5));
