import { toWords } from "./words.ts";

/** Towns with a Dutch and a French name. */
const TOWNS = `
antwerpen=anvers|gent=gand|brugge=bruges|leuven=louvain|mechelen=malines|kortrijk=courtrai|aalst=alost|halle=hal|vilvoorde=vilvorde
tienen=tirlemont|oudenaarde=audenarde|dendermonde=termonde|geraardsbergen=grammont|ronse=renaix|ieper=ypres|veurne=furnes
oostende=ostende|roeselare=roulers|lier=lierre|tongeren=tongres|sint truiden=saint trond|diksmuide=dixmude|nieuwpoort=nieuport
luik=liege|bergen=mons|doornik=tournai|namen=namur|aarlen=arlon|bastenaken=bastogne|waver=wavre|nijvel=nivelles
terhulpen=la hulpe|eigenbrakel=braine l alleud|zinnik=soignies|s gravenbrakel=braine le comte|edingen=enghien|moeskroen=mouscron
borgworm=waremme|hoei=huy|wezet=vise|lessen=lessines|aat=ath|geldenaken=jodoigne|gembloers=gembloux|tubeke=tubize
brussel=bruxelles=brussels|elsene=ixelles|schaarbeek=schaerbeek|ukkel=uccle|vorst=forest|sint gillis=saint gilles|oudergem=auderghem
sint jans molenbeek=molenbeek saint jean|watermaal bosvoorde=watermael boitsfort|sint lambrechts woluwe=woluwe saint lambert
sint pieters woluwe=woluwe saint pierre|sint joost ten node=saint josse ten noode|sint agatha berchem=berchem sainte agathe
sint genesius rode=rhode saint genese|kraainem=crainhem
`;

const canonicalByName = new Map(
  TOWNS.split(/[|\n]/).flatMap((group) => {
    const names = group.trim().split("=");
    return names.map((name) => [name, names[0]!] as const);
  }),
);

/** The canonical name of a town, in lower-case ASCII. */
export function canonicalTown(town: string): string {
  const folded = toWords(town).join(" ");
  return canonicalByName.get(folded) ?? folded;
}

/** Whether this is a town with a name in two languages. */
export const hasTwoNames = (town: string): boolean => canonicalByName.has(toWords(town).join(" "));
