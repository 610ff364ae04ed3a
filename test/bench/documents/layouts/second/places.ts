import type { Places, Region } from "../../world.ts";

/** Streets, towns and banks of the second set. */
export const SECOND_PLACES: Readonly<Record<Region, Places>> = {
  vl: {
    streets: [
      "Nieuwstraat",
      "Dendermondsesteenweg",
      "Koning Albertplein",
      "Zandstraat",
      "Bloemendreef",
      "Kouter",
      "Bosduiflaan",
    ],
    towns: [
      ["8000", "Brugge"],
      ["3500", "Hasselt"],
      ["2800", "Mechelen"],
      ["9300", "Aalst"],
      ["8800", "Roeselare"],
    ],
    banks: [
      ["Argenta Spaarbank", "ARSPBE22", "979"],
      ["VDK Bank", "VDSPBE91", "890"],
    ],
  },
  wal: {
    streets: ["Rue des Écoles", "Boulevard Tirou", "Quai de Rome", "Rue Neuve", "Drève du Prieuré", "Grand-Rue"],
    towns: [
      ["7000", "Mons"],
      ["4800", "Verviers"],
      ["6700", "Arlon"],
      ["7500", "Tournai"],
      ["1400", "Nivelles"],
    ],
    banks: [
      ["CBC Banque", "CREGBEBB", "732"],
      ["Crelan", "NICABEBB", "103"],
    ],
  },
  og: {
    streets: ["Gospertstraße", "Lascheterweg", "Neustraße", "Vervierser Straße"],
    towns: [
      ["4730", "Raeren"],
      ["4760", "Büllingen"],
      ["4750", "Bütgenbach"],
    ],
    banks: [
      ["Beobank", "CTBKBEBX", "953"],
      ["CBC Banque", "CREGBEBB", "732"],
    ],
  },
  nl: {
    streets: ["Oudegracht", "Stationsplein", "Beatrixstraat", "Nijverheidsweg", "Prins Hendrikkade"],
    towns: [
      ["3011 AA", "Rotterdam"],
      ["9711 PM", "Groningen"],
      ["4811 GB", "Breda"],
      ["2312 BK", "Leiden"],
    ],
    banks: [
      ["Coöperatieve Rabobank U.A.", "RABONL2U", "RABO"],
      ["Triodos Bank N.V.", "TRIONL2U", "TRIO"],
    ],
  },
  fr: {
    streets: ["rue Nationale", "quai Saint-Michel", "cours Lafayette", "impasse du Château", "allée des Peupliers"],
    towns: [
      ["33000", "Bordeaux"],
      ["44000", "Nantes"],
      ["13001", "Marseille"],
      ["57000", "Metz"],
    ],
    banks: [
      ["Crédit Agricole Nord de France", "AGRIFRPP", "16706"],
      ["Banque Populaire", "CCBPFRPP", "10807"],
    ],
  },
  de: {
    streets: ["Lindenweg", "Schillerstraße", "Königsallee", "An der Mühle", "Bergstraße"],
    towns: [
      ["20095", "Hamburg"],
      ["60311", "Frankfurt am Main"],
      ["70173", "Stuttgart"],
      ["54290", "Trier"],
    ],
    banks: [
      ["Commerzbank AG", "COBADEFF", "50040000"],
      ["Volksbank Trier", "GENODED1", "58560103"],
    ],
  },
  lu: {
    streets: ["rue du Fossé", "Grand-Rue", "rue de Strasbourg", "avenue Monterey"],
    towns: [
      ["L-2520", "Luxembourg"],
      ["L-3440", "Dudelange"],
      ["L-8050", "Bertrange"],
    ],
    banks: [["Banque Internationale à Luxembourg", "BILLLULL", "002"]],
  },
  gb: {
    streets: ["King Street", "Queens Road", "Albert Square", "Bridge Street", "The Crescent"],
    towns: [
      ["B1 1BB", "Birmingham"],
      ["EH2 2BB", "Edinburgh"],
      ["CF10 1EP", "Cardiff"],
      ["NE1 4ST", "Newcastle upon Tyne"],
    ],
    banks: [
      ["HSBC UK Bank plc", "HBUKGB4B", "HBUK"],
      ["National Westminster Bank Plc", "NWBKGB2L", "NWBK"],
    ],
  },
  ie: {
    streets: ["Grafton Street", "Main Street", "Bridge Road", "Abbey Street"],
    towns: [
      ["D04 C5Y6", "Dublin"],
      ["V94 T28R", "Limerick"],
      ["X91 PK15", "Waterford"],
    ],
    banks: [["Permanent TSB", "IPBSIE2D", "IPBS"]],
  },
};
