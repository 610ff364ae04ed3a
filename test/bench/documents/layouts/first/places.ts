import type { Places, Region } from "../../world.ts";

/** Streets, towns and banks of the first set. */
export const FIRST_PLACES: Readonly<Record<Region, Places>> = {
  vl: {
    streets: ["Kerkstraat", "Molenweg", "Stationsstraat", "Vrijheidslaan", "Grote Markt", "Industrieweg", "Lindenlaan"],
    towns: [
      ["9000", "Gent"],
      ["2000", "Antwerpen"],
      ["3000", "Leuven"],
      ["8500", "Kortrijk"],
      ["2300", "Turnhout"],
    ],
    banks: [
      ["KBC Bank", "KREDBEBB", "734"],
      ["BNP Paribas Fortis", "GEBABEBB", "001"],
    ],
  },
  wal: {
    streets: [
      "Rue de la Station",
      "Avenue des Tilleuls",
      "Chaussée de Liège",
      "Place Communale",
      "Rue du Moulin",
      "Rue Haute",
    ],
    towns: [
      ["5000", "Namur"],
      ["4000", "Liège"],
      ["6000", "Charleroi"],
      ["1300", "Wavre"],
      ["1000", "Bruxelles"],
    ],
    banks: [
      ["Belfius Banque", "GKCCBEBB", "068"],
      ["BNP Paribas Fortis", "GEBABEBB", "001"],
    ],
  },
  og: {
    streets: ["Klosterstraße", "Aachener Straße", "Bahnhofstraße", "Malmedyer Straße", "Hookstraße"],
    towns: [
      ["4700", "Eupen"],
      ["4780", "Sankt Vith"],
      ["4720", "Kelmis"],
    ],
    banks: [
      ["KBC Bank", "KREDBEBB", "731"],
      ["ING Belgien", "BBRUBEBB", "348"],
    ],
  },
  nl: {
    streets: ["Herengracht", "Dorpsstraat", "Julianalaan", "Havenstraat", "Wilhelminapark", "Ambachtsweg"],
    towns: [
      ["1012 AB", "Amsterdam"],
      ["3511 KL", "Utrecht"],
      ["5611 ZT", "Eindhoven"],
      ["6211 CN", "Maastricht"],
    ],
    banks: [
      ["ING Bank N.V.", "INGBNL2A", "INGB"],
      ["ABN AMRO Bank N.V.", "ABNANL2A", "ABNA"],
    ],
  },
  fr: {
    streets: ["rue de Rivoli", "avenue Foch", "boulevard Victor Hugo", "rue des Lilas", "place de la République"],
    towns: [
      ["75001", "Paris"],
      ["59000", "Lille"],
      ["69002", "Lyon"],
      ["67000", "Strasbourg"],
    ],
    banks: [
      ["BNP Paribas", "BNPAFRPP", "30004"],
      ["Société Générale", "SOGEFRPP", "30003"],
    ],
  },
  de: {
    streets: ["Hauptstraße", "Bahnhofstraße", "Goetheallee", "Am Marktplatz", "Industriestraße"],
    towns: [
      ["50667", "Köln"],
      ["10115", "Berlin"],
      ["80331", "München"],
      ["52062", "Aachen"],
    ],
    banks: [
      ["Deutsche Bank AG", "DEUTDEFF", "50070010"],
      ["Sparkasse KölnBonn", "COLSDE33", "37050198"],
    ],
  },
  lu: {
    streets: ["rue de Hollerich", "avenue de la Gare", "boulevard Royal", "route d'Esch"],
    towns: [
      ["L-1740", "Luxembourg"],
      ["L-4010", "Esch-sur-Alzette"],
      ["L-9053", "Ettelbruck"],
    ],
    banks: [["Banque et Caisse d'Épargne de l'État", "BCEELULL", "001"]],
  },
  gb: {
    streets: ["High Street", "Station Road", "Victoria Road", "Church Lane", "Mill Lane"],
    towns: [
      ["EC2A 4NE", "London"],
      ["M1 2HF", "Manchester"],
      ["LS1 4DY", "Leeds"],
      ["BS1 5TR", "Bristol"],
    ],
    banks: [
      ["Barclays Bank UK PLC", "BUKBGB22", "BUKB"],
      ["Lloyds Bank plc", "LOYDGB2L", "LOYD"],
    ],
  },
  ie: {
    streets: ["O'Connell Street", "Merrion Square", "Patrick Street", "Quay Street"],
    towns: [
      ["D02 X285", "Dublin"],
      ["T12 W8KX", "Cork"],
      ["H91 E2K3", "Galway"],
    ],
    banks: [
      ["AIB", "AIBKIE2D", "AIBK"],
      ["Bank of Ireland", "BOFIIE2D", "BOFI"],
    ],
  },
};
