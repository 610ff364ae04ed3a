import type { Places, Region } from "../../world.ts";

/** Streets, towns and banks of the third set. */
export const THIRD_PLACES: Readonly<Record<Region, Places>> = {
  vl: {
    streets: [
      "Sint-Jansplein",
      "Brugse Steenweg",
      "Koning Albert I-laan",
      "Hoge Weg",
      "Zandvoortstraat",
      "Nieuwe Kaai",
      "Vaartdijk",
      "Oude Baan",
    ],
    towns: [
      ["8000", "Brugge"],
      ["2800", "Mechelen"],
      ["3500", "Hasselt"],
      ["9300", "Aalst"],
      ["8800", "Roeselare"],
      ["9100", "Sint-Niklaas"],
      ["1800", "Vilvoorde"],
    ],
    banks: [
      ["Argenta Spaarbank", "ARSPBE22", "979"],
      ["Crelan", "NICABEBB", "103"],
      ["Triodos Bank", "TRIOBEBB", "523"],
    ],
  },
  wal: {
    streets: [
      "Rue de l'Église",
      "Avenue Reine Astrid",
      "Chaussée de Marche",
      "Place Saint-Lambert",
      "Quai de Rome",
      "Rue des Écoles",
      "Boulevard du Nord",
    ],
    towns: [
      ["7000", "Mons"],
      ["7500", "Tournai"],
      ["4800", "Verviers"],
      ["6700", "Arlon"],
      ["1400", "Nivelles"],
      ["5500", "Dinant"],
      ["1050", "Ixelles"],
    ],
    banks: [
      ["CBC Banque", "CREGBEBB", "732"],
      ["Beobank", "CTBKBEBX", "953"],
      ["Banque Nagelmackers", "BNAGBEBB", "638"],
    ],
  },
  og: {
    streets: ["Gospertstraße", "Neustraße", "Vervierser Straße", "Luxemburger Straße", "Am Kirchplatz", "Hochstraße"],
    towns: [
      ["4700", "Eupen"],
      ["4760", "Büllingen"],
      ["4730", "Raeren"],
      ["4770", "Amel"],
      ["4750", "Bütgenbach"],
    ],
    banks: [
      ["Belfius Bank", "GKCCBEBB", "068"],
      ["Crelan", "NICABEBB", "103"],
    ],
  },
  nl: {
    streets: ["Coolsingel", "Stadhouderslaan", "Nieuwe Rijn", "Burgemeester Röellstraat", "Parkweg", "Kanaaldijk-Zuid"],
    towns: [
      ["3012 AC", "Rotterdam"],
      ["2514 EG", "Den Haag"],
      ["9711 LM", "Groningen"],
      ["6511 VJ", "Nijmegen"],
      ["4811 XZ", "Breda"],
    ],
    banks: [
      ["Coöperatieve Rabobank U.A.", "RABONL2U", "RABO"],
      ["Triodos Bank N.V.", "TRIONL2U", "TRIO"],
      ["bunq B.V.", "BUNQNL2A", "BUNQ"],
    ],
  },
  fr: {
    streets: [
      "rue Nationale",
      "avenue Jean Jaurès",
      "boulevard Gambetta",
      "quai des Chartrons",
      "impasse du Lavoir",
      "rue de la Soif",
    ],
    towns: [
      ["33000", "Bordeaux"],
      ["44000", "Nantes"],
      ["31000", "Toulouse"],
      ["35000", "Rennes"],
      ["57000", "Metz"],
    ],
    banks: [
      ["Crédit Agricole", "AGRIFRPP", "18206"],
      ["Crédit Mutuel", "CMCIFRPP", "10278"],
    ],
  },
  de: {
    streets: ["Königsallee", "Schillerstraße", "Am Alten Hafen", "Gewerbepark", "Lange Gasse", "Breite Straße"],
    towns: [
      ["40212", "Düsseldorf"],
      ["20095", "Hamburg"],
      ["60311", "Frankfurt am Main"],
      ["70173", "Stuttgart"],
      ["04109", "Leipzig"],
    ],
    banks: [
      ["Commerzbank AG", "COBADEFF", "37040044"],
      ["Hamburger Sparkasse", "HASPDEHH", "20050550"],
    ],
  },
  lu: {
    streets: ["rue de Strasbourg", "Grand-Rue", "avenue de la Liberté", "rue du Fort Bourbon", "allée Scheffer"],
    towns: [
      ["L-2560", "Luxembourg"],
      ["L-3440", "Dudelange"],
      ["L-8010", "Strassen"],
      ["L-4670", "Differdange"],
    ],
    banks: [
      ["Banque Raiffeisen", "CCRALULL", "009"],
      ["BGL BNP Paribas", "BGLLLULL", "003"],
    ],
  },
  gb: {
    streets: ["Park Road", "Queen Street", "The Green", "Manor Drive", "Grove Terrace", "Canal Walk"],
    towns: [
      ["B3 1RL", "Birmingham"],
      ["EH2 3AA", "Edinburgh"],
      ["S1 2GU", "Sheffield"],
      ["NR2 4SX", "Norwich"],
      ["CF10 1EP", "Cardiff"],
    ],
    banks: [
      ["HSBC UK Bank plc", "HBUKGB4B", "HBUK"],
      ["Santander UK plc", "ABBYGB2L", "ABBY"],
    ],
  },
  ie: {
    streets: ["Dawson Street", "Parnell Street", "South Mall", "Eyre Square", "Main Street"],
    towns: [
      ["D04 F6X8", "Dublin"],
      ["T23 YK18", "Cork"],
      ["V94 T9PX", "Limerick"],
      ["X91 P3W7", "Waterford"],
    ],
    banks: [["Permanent TSB", "IPBSIE2D", "IPBS"]],
  },
};
