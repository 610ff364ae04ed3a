import type { Pools } from "../world.ts";

/** Names of the fit half. Banks are real names with codes that their countries give out; accounts are made up. */
export const FIT_POOLS: Pools = {
  men: {
    nl: ["Pieter", "Jan", "Koen", "Wouter", "Bart", "Tom", "Jeroen", "Dirk", "Luc", "Stijn"],
    fr: ["Jean", "Philippe", "Benoît", "Nicolas", "Olivier", "François", "Thierry", "Julien", "André", "Luc-Pierre"],
    de: ["Hans", "Jürgen", "Thomas", "Matthias", "Stefan", "Klaus", "Andreas", "Günter", "Ralf", "Uwe"],
    en: ["James", "Oliver", "William", "George", "Harry", "Edward", "Simon", "Martin", "Colin", "Graham"],
  },
  women: {
    nl: ["An", "Els", "Katrien", "Sofie", "Lieve", "Hilde", "Griet", "Marijke", "Femke", "Inge"],
    fr: ["Marie", "Isabelle", "Hélène", "Sophie", "Céline", "Anne-Marie", "Véronique", "Chantal", "Élodie", "Claire"],
    de: ["Petra", "Ursula", "Monika", "Sabine", "Birgit", "Anke", "Heike", "Karin", "Renate", "Käthe"],
    en: ["Emma", "Charlotte", "Alice", "Margaret", "Helen", "Susan", "Fiona", "Janet", "Heather", "Ruth"],
  },
  families: {
    nl: ["Janssens", "Peeters", "De Smet", "Van den Broeck", "Claes", "Vermeulen", "Bakker", "Visser", "De Vries", "Goossens", "Wouters", "Van Damme"],
    fr: ["Dubois", "Lambert", "Dupont", "Lefèvre", "Moreau", "Simon-Girard", "Laurent", "Gérard", "Delvaux", "Leclercq", "Bodart", "De Brouwer"],
    de: ["Müller", "Schmidt", "Schröder", "Hoffmann", "Koch", "Wagner", "Becker", "Groß", "Krämer", "Vogel", "Theissen", "Lehnen"],
    en: ["Smith", "Taylor", "Walker", "Thompson", "O'Brien", "Murphy", "Hughes", "Edwards", "Clarke", "Fletcher", "Byrne", "Whitfield"],
  },
  firms: {
    nl: [
      ["Noordzee", "Kempen", "Schelde", "Delta", "Groenhout", "Leie", "Polder", "Vlasmarkt", "Zuiderpoort", "Havenhuis"],
      ["Bouwwerken", "Logistiek", "Consulting", "Vastgoed", "Installaties", "Grondwerken", "Software", "Drukkerij", "Horeca", "Techniek"],
    ],
    fr: [
      ["Ardenne", "Sambre", "Meuse", "Belle Vue", "Hêtre Rouge", "Condroz", "Grand Place", "Lumière", "Val Fleuri", "Horizon"],
      ["Construction", "Transports", "Conseil", "Immobilière", "Toitures", "Informatique", "Boulangerie", "Énergies", "Jardins", "Édition"],
    ],
    de: [
      ["Eifel", "Rheintal", "Nordlicht", "Bergmann", "Hohes Venn", "Sonnenhof", "Adler", "Isar", "Lindenau", "Alster"],
      ["Maschinenbau", "Spedition", "Beratung", "Immobilien", "Haustechnik", "Datentechnik", "Bäckerei", "Solar", "Gartenbau", "Verlag"],
    ],
    en: [
      ["Northgate", "Willow", "Castle Hill", "Blackwater", "Kingsway", "Oakfield", "Harbour", "Meridian", "Greenlane", "Foxglove"],
      ["Engineering", "Logistics", "Consulting", "Properties", "Catering", "Systems", "Bakery", "Renewables", "Landscapes", "Publishing"],
    ],
  },
  places: {
    vl: {
      streets: ["Kerkstraat", "Molenweg", "Stationsstraat", "Vrijheidslaan", "Grote Markt", "Industrieweg", "Lindenlaan"],
      towns: [["9000", "Gent"], ["2000", "Antwerpen"], ["3000", "Leuven"], ["8500", "Kortrijk"], ["2300", "Turnhout"]],
      banks: [["KBC Bank", "KREDBEBB", "734"], ["BNP Paribas Fortis", "GEBABEBB", "001"]],
    },
    wal: {
      streets: ["Rue de la Station", "Avenue des Tilleuls", "Chaussée de Liège", "Place Communale", "Rue du Moulin", "Rue Haute"],
      towns: [["5000", "Namur"], ["4000", "Liège"], ["6000", "Charleroi"], ["1300", "Wavre"], ["1000", "Bruxelles"]],
      banks: [["Belfius Banque", "GKCCBEBB", "068"], ["BNP Paribas Fortis", "GEBABEBB", "001"]],
    },
    og: {
      streets: ["Klosterstraße", "Aachener Straße", "Bahnhofstraße", "Malmedyer Straße", "Hookstraße"],
      towns: [["4700", "Eupen"], ["4780", "Sankt Vith"], ["4720", "Kelmis"]],
      banks: [["KBC Bank", "KREDBEBB", "731"], ["ING Belgien", "BBRUBEBB", "348"]],
    },
    nl: {
      streets: ["Herengracht", "Dorpsstraat", "Julianalaan", "Havenstraat", "Wilhelminapark", "Ambachtsweg"],
      towns: [["1012 AB", "Amsterdam"], ["3511 KL", "Utrecht"], ["5611 ZT", "Eindhoven"], ["6211 CN", "Maastricht"]],
      banks: [["ING Bank N.V.", "INGBNL2A", "INGB"], ["ABN AMRO Bank N.V.", "ABNANL2A", "ABNA"]],
    },
    fr: {
      streets: ["rue de Rivoli", "avenue Foch", "boulevard Victor Hugo", "rue des Lilas", "place de la République"],
      towns: [["75001", "Paris"], ["59000", "Lille"], ["69002", "Lyon"], ["67000", "Strasbourg"]],
      banks: [["BNP Paribas", "BNPAFRPP", "30004"], ["Société Générale", "SOGEFRPP", "30003"]],
    },
    de: {
      streets: ["Hauptstraße", "Bahnhofstraße", "Goetheallee", "Am Marktplatz", "Industriestraße"],
      towns: [["50667", "Köln"], ["10115", "Berlin"], ["80331", "München"], ["52062", "Aachen"]],
      banks: [["Deutsche Bank AG", "DEUTDEFF", "50070010"], ["Sparkasse KölnBonn", "COLSDE33", "37050198"]],
    },
    lu: {
      streets: ["rue de Hollerich", "avenue de la Gare", "boulevard Royal", "route d'Esch"],
      towns: [["L-1740", "Luxembourg"], ["L-4010", "Esch-sur-Alzette"], ["L-9053", "Ettelbruck"]],
      banks: [["Banque et Caisse d'Épargne de l'État", "BCEELULL", "001"]],
    },
    gb: {
      streets: ["High Street", "Station Road", "Victoria Road", "Church Lane", "Mill Lane"],
      towns: [["EC2A 4NE", "London"], ["M1 2HF", "Manchester"], ["LS1 4DY", "Leeds"], ["BS1 5TR", "Bristol"]],
      banks: [["Barclays Bank UK PLC", "BUKBGB22", "BUKB"], ["Lloyds Bank plc", "LOYDGB2L", "LOYD"]],
    },
    ie: {
      streets: ["O'Connell Street", "Merrion Square", "Patrick Street", "Quay Street"],
      towns: [["D02 X285", "Dublin"], ["T12 W8KX", "Cork"], ["H91 E2K3", "Galway"]],
      banks: [["AIB", "AIBKIE2D", "AIBK"], ["Bank of Ireland", "BOFIIE2D", "BOFI"]],
    },
  },
};
