import type { Places, Region } from "../../world.ts";

/** Streets, towns and banks of the fourth set. */
export const FOURTH_PLACES: Readonly<Record<Region, Places>> = {
  vl: {
    streets: ["Ginstestraat", "Prins Albertlaan", "Oude Vaartdijk", "Kasteeldreef", "Begijnenvest", "Sint-Annaplein"],
    towns: [
      ["8800", "Roeselare"],
      ["9100", "Sint-Niklaas"],
      ["2440", "Geel"],
      ["3800", "Sint-Truiden"],
      ["8670", "Koksijde"],
      ["1730", "Asse"],
    ],
    banks: [
      ["Crelan", "NICABEBB", "103"],
      ["Argenta Spaarbank", "ARSPBE22", "973"],
    ],
  },
  wal: {
    streets: [
      "Rue des Brasseurs",
      "Chaussée de Waterloo",
      "Avenue Reine Astrid",
      "Quai de la Dérivation",
      "Clos du Verger",
      "Rue de l'Abbaye",
    ],
    towns: [
      ["7500", "Tournai"],
      ["6700", "Arlon"],
      ["4800", "Verviers"],
      ["1400", "Nivelles"],
      ["1180", "Uccle"],
      ["5500", "Dinant"],
    ],
    banks: [
      ["CBC Banque", "CREGBEBB", "732"],
      ["ING Belgique", "BBRUBEBB", "363"],
    ],
  },
  og: {
    streets: ["Gospertstraße", "Haasstraße", "Lütticher Straße", "Am Herrenbrühl", "Zur Domäne"],
    towns: [
      ["4760", "Büllingen"],
      ["4730", "Raeren"],
      ["4770", "Amel"],
      ["4750", "Bütgenbach"],
    ],
    banks: [
      ["Belfius Bank", "GKCCBEBB", "063"],
      ["Beobank", "CTBKBEBX", "953"],
    ],
  },
  nl: {
    streets: ["Lange Nieuwstraat", "Van Heutszlaan", "Keizer Karelplein", "Weversweg", "Oostzeedijk", "Bergsingel"],
    towns: [
      ["6511 LW", "Nijmegen"],
      ["9711 HB", "Groningen"],
      ["2312 JM", "Leiden"],
      ["4811 XC", "Breda"],
      ["8011 VG", "Zwolle"],
    ],
    banks: [
      ["Coöperatieve Rabobank U.A.", "RABONL2U", "RABO"],
      ["de Volksbank N.V.", "SNSBNL2A", "SNSB"],
    ],
  },
  fr: {
    streets: [
      "rue Paul Bert",
      "cours Gambetta",
      "quai des Chartrons",
      "allée des Platanes",
      "rue du Faubourg Saint-Denis",
    ],
    towns: [
      ["33000", "Bordeaux"],
      ["44000", "Nantes"],
      ["35000", "Rennes"],
      ["21000", "Dijon"],
      ["63000", "Clermont-Ferrand"],
    ],
    banks: [
      ["Crédit Lyonnais", "CRLYFRPP", "30002"],
      ["Crédit Industriel et Commercial", "CMCIFRPP", "30066"],
    ],
  },
  de: {
    streets: ["Schillerstraße", "Am Alten Hafen", "Lessingweg", "Königsallee", "Gutenbergring", "Mühlgasse"],
    towns: [
      ["70173", "Stuttgart"],
      ["28195", "Bremen"],
      ["04109", "Leipzig"],
      ["90402", "Nürnberg"],
      ["55116", "Mainz"],
    ],
    banks: [
      ["Commerzbank AG", "COBADEFF", "50040000"],
      ["DZ Bank AG", "GENODEFF", "50060400"],
    ],
  },
  lu: {
    streets: ["rue Philippe II", "avenue Monterey", "rue de Strasbourg", "Grand-Rue"],
    towns: [
      ["L-2163", "Luxembourg"],
      ["L-3450", "Dudelange"],
      ["L-6415", "Echternach"],
    ],
    banks: [["Banque Internationale à Luxembourg", "BILLLULL", "002"]],
  },
  gb: {
    streets: ["Kingfisher Way", "Bath Row", "Albion Street", "Queen's Parade", "Saltmarket", "Tanners Yard"],
    towns: [
      ["B3 2EW", "Birmingham"],
      ["EH2 4AD", "Edinburgh"],
      ["NG1 6GF", "Nottingham"],
      ["SO14 2AR", "Southampton"],
      ["CF10 3AF", "Cardiff"],
    ],
    banks: [
      ["HSBC UK Bank plc", "HBUKGB4B", "HBUK"],
      ["National Westminster Bank plc", "NWBKGB2L", "NWBK"],
    ],
  },
  ie: {
    streets: ["Dawson Street", "Parnell Square", "Catherine Street", "Salthill Road"],
    towns: [
      ["V94 T9K2", "Limerick"],
      ["X91 PX5H", "Waterford"],
      ["D04 V2N9", "Dublin 4"],
    ],
    banks: [
      ["Permanent TSB plc", "IPBSIE2D", "IPBS"],
      ["Ulster Bank Ireland DAC", "ULSBIE2D", "ULSB"],
    ],
  },
};
