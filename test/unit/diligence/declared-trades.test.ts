import { describe, expect, it } from "vitest";
import { declaredTrades, tradesOfAnswers } from "../../../src/domain/diligence/rating/declared-trades.rules.ts";

const namesIn = (text: string) => declaredTrades(text).map(({ name }) => name);

describe("a trade in the customer's own words", () => {
  it.each([
    ["Wij verkopen softdrugs en paddo's aan particulieren", "narcotics"],
    ["Coffeeshop met terras", "narcotics"],
    ["Vente de protoxyde d'azote en cartouches", "narcotics"],
    ["Import van jachtgeweren en munitie", "weapons or military goods"],
    ["Drones voor militair gebruik", "weapons or military goods"],
    ["Commerce d'armes de chasse", "weapons or military goods"],
    ["Handel mit Jagdwaffen", "weapons or military goods"],
    ["Transferts pour la communauté somalienne (hawala)", "informal money transfer"],
    ["We mix coins of our users", "mixing of crypto-assets, or none of their users known"],
    ["Bitcoin wallet, no KYC", "mixing of crypto-assets, or none of their users known"],
    ["We help wealthy families to move their money discreetly", "keeping money or its owners out of sight"],
    ["Gestion discrète de fonds pour nos clients", "keeping money or its owners out of sight"],
    ["Anonyme rekeningen voor ondernemers", "keeping money or its owners out of sight"],
  ])("is grave: %s", (text, name) => {
    expect(declaredTrades(text)).toContainEqual(expect.objectContaining({ name, level: "grave" }));
  });

  it.each([
    ["Online casino en sportweddenschappen", "gambling"],
    ["Transferts d'argent vers l'Afrique", "money transfer or exchange"],
    ["Aankoop van goud van particulieren", "precious metals or stones"],
    ["Rachat d'or et de bijoux", "precious metals or stones"],
    ["Goldankauf", "precious metals or stones"],
    ["Export van tweedehandswagens naar Cotonou", "export of used vehicles"],
    ["We verkopen tweedehandswagens voor export", "export of used vehicles"],
    ["Escortbureau", "adult services"],
    ["Sigaretten en vapes", "tobacco"],
    ["CBD-olie en thee", "hemp or CBD"],
    ["Kunsthandel en antiquiteiten", "cultural goods"],
    ["Domiciliation d'entreprises", "services to companies and trusts"],
    ["Import van Russisch hout en staal via Kazachstan", "goods of a country under sanctions"],
    ["Importation de bois russe", "goods of a country under sanctions"],
    ["We trade Russian steel", "goods of a country under sanctions"],
    ["Import of Iranian carpets", "goods of a country under sanctions"],
    ["Handel mit russischem Stahl", "goods of a country under sanctions"],
    ["Carved ivory from Ivory Coast", "cultural goods"],
    ["Kansspelen, voorlopig zonder vergunning", "a trade without the licence for it"],
  ])("is sensitive: %s", (text, name) => {
    expect(declaredTrades(text)).toContainEqual(expect.objectContaining({ name, level: "sensitive" }));
  });

  it.each([
    "Bakkerij: brood en gebak aan de toog",
    "Sending money to my family in Ivory Coast",
    "Geld voor mijn zus in Ivoorkust",
    "Famille en Côte d'Ivoire",
    "Meine Familie in der Elfenbeinküste",
    "Syrisch restaurant en Libanese keuken",
    "Russian lessons and translations",
    "Restaurant iranien, plats à emporter",
    "Supermarkt met Russische thee en koekjes",
    "Geen Russisch hout: ons hout komt uit de Ardennen",
    "Russisches Ballett und Konzerte",
    "Syrian sweets and bread",
    "Salon de beauté, russe et français parlés",
    "Wapeningsstaal en betonvlechten",
    "Wij verkopen geen wapens",
    "Drogisterij en parfumerie",
    "Droguerie et produits d'entretien",
    "Opvang van drugs- en alcoholverslaafden",
    "Concert de musique et orchestre",
    "Mixed martial arts lessons",
    "Hennepkalk als isolatie",
    "Discrete wiskunde: bijles",
    "Gouden sieraden herstellen",
    "Loodgieter en sanitair",
    "Boekhouding en fiscaal advies",
    "Import en verkoop van meubelen",
    "Garage: onderhoud en verkoop van tweedehandswagens",
    "Location de voitures sans chauffeur",
    "Schapenboer, export van wol",
  ])("is none of them: %s", (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe("everyday words", () => {
  it.each([
    "Concerts sans ticket, entrée libre.",
    "Bestellingen zonder factuur worden niet geleverd.",
    "Ohne Rechnung liefern wir nie.",
    "No invoices are sent on paper.",
    "We sell without receipts on paper: digital receipts.",
    "Under hand-made items.",
    "Kindergeld, nicht versteuert.",
    "Revenus jamais déclarés ailleurs qu'en Belgique.",
    "Cash in hand at year end",
    "Nooit aangegeven wegens diefstal.",
    "We ship goods through Antwerp, not to Russia.",
    "Wij leveren via Zaventem onderdelen, geen klanten in Rusland.",
    "Marchandises exportées par la mer, jamais vers la Russie.",
    "We sell Russian dolls via our webshop to customers.",
    "Persian carpets bought via Hamburg from Iranian sellers.",
    "Boekhoudkantoor: wij maken facturen voor iemand anders.",
    "We make invoices for someone else: bookkeeping office.",
    "Software die valse facturen opspoort.",
    "Facturen voor een derde partij sturen wij niet.",
    "Geldwäschebeauftragter bei einer Bank.",
    "Compliance officer against laundering money.",
    "My wife must not know about the surprise party.",
    "My husband cannot see the screen, so I help him.",
    "We wash cash registers.",
    "My name does not appear on the bill yet.",
    "Hot glue gun shop.",
    "Massage gun dealer.",
    "Drones for agriculture and the army museum.",
    "Notre agence de Paris vend du vin.",
    "De Diamant bakkerij",
    "Café Les Diamants",
    "Vennootschap zonder personeel: consultancy.",
    "Wij zijn een firma zonder personeel",
    "Shell company station",
    "Customers pay online, we do not know them personally.",
    "Les clients paient en ligne, je ne les connais pas tous.",
    "Wie koopt maakt niet uit, iedereen is welkom.",
    "I met my wife online, salary from Colruyt.",
    "Ik ken uw bank via het internet.",
  ])("name no trade: %s", (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it.each([
    ["iets verkocht onder tafel", "income that is not declared"],
    ["Autos ohne Rechnung verkauft", "income that is not declared"],
    ["Ik werk zonder factuur voor vrienden", "income that is not declared"],
    [
      "We ship parts to Turkey and from there to Russian customers",
      "goods that reach a country under sanctions by way of another",
    ],
    ["Onderdelen via Turkije naar Rusland", "goods that reach a country under sanctions by way of another"],
    ["livrer en russie en passant par un autre pays", "goods that reach a country under sanctions by way of another"],
    ["des fausses factures", "invoices for others, or for what is not delivered"],
    ["meine Frau darf von dem Geld nix wissen", "keeping money or its owners out of sight"],
    ["Schwarzgeld waschen, Geldwäsche", "keeping money or its owners out of sight"],
    ["drones en nachtkijkers voor leger", "weapons or military goods"],
    ["diamants à Anvers", "precious metals or stones"],
    ["gift from a guy i met online", "money whose source is not named"],
    ["c'est lui qui paye tout, je le connais pas bien", "money whose source is not named"],
    ["Firma ohne Geschäft", "a company without business of its own"],
  ])("name it: %s", (text, name) => {
    expect(namesIn(text)).toContain(name);
  });
});

describe("goods that are diverted", () => {
  const named = (business_activity: string, customer_countries: string) =>
    tradesOfAnswers({ business_activity, customer_countries }, null).map(({ name }) => name);

  it("need both the goods and a country on the way", () => {
    expect(named("Trade in CNC machines and semiconductors", "Kazakhstan, UAE")).toEqual([
      "goods that are often diverted to Russia, through KZ, AE",
    ]);
    expect(named("Trade in CNC machines and semiconductors", "Belgium, Germany")).toEqual([]);
    expect(named("Trade in carpets", "Turkey")).toEqual([]);
  });
});

describe("the purpose of a relationship", () => {
  const named = (purpose_of_relationship: string) =>
    tradesOfAnswers({ purpose_of_relationship }, null).map(({ name }) => name);

  it.each([
    "De rekening is eigenlijk voor mijn neef die in Dubai woont",
    "Ouvrir un compte pour mon frère",
    "Account on behalf of an investor",
    "Konto im Auftrag eines Bekannten",
  ])("is somebody else's: %s", (purpose) => {
    expect(named(purpose)).toContain("acting for somebody else");
  });

  it.each(["Een zichtrekening voor mijn loon", "Un compte pour mon salaire", "Sparen voor mijn pensioen"])(
    "is one's own: %s",
    (purpose) => {
      expect(named(purpose)).toEqual([]);
    },
  );
});

describe("trades by their names", () => {
  it.each([
    [
      "Wij bieden maatschappelijke zetels aan voor 300 vennootschappen en openen hun post.",
      "services to companies and trusts",
    ],
    [
      "Wir stellen Briefkastenadressen für 200 Firmen und verkaufen fertige Vorratsgesellschaften.",
      "services to companies and trusts",
    ],
    ["Sièges sociaux pour 40 sociétés", "services to companies and trusts"],
    ["We zijn betaalagent voor 40 webshops.", "payments received or passed on for others"],
    [
      "Wij bellen slachtoffers van beleggingsfraude op en helpen hen tegen een voorschot hun geld terug te krijgen.",
      "recovery of losses for victims of fraud",
    ],
    ["Inzameling van schroot en koper", "scrap metal"],
    ["Online verkoop van afslankpillen en geneesmiddelen zonder voorschrift", "medicines sold without a prescription"],
    [
      "Verkoop van binaire optiesignalen en beheer van handelsrekeningen van leden",
      "forex, binary options or trading signals",
    ],
    ["Société de portage : nous facturons pour des indépendants", "labour hire"],
    ["Skup złota i kantor wymiany walut", "money transfer or exchange"],
    ["Compra e venda de armas", "weapons or military goods"],
    ["Compravendita di oro usato", "precious metals or stones"],
    ["wapens verkopen wij niet aan kinderen", "weapons or military goods"],
    ["niet alleen brood maar ook wapens en crypto", "crypto-assets"],
    ["Wij verkopen wapens, geen brood of taart", "weapons or military goods"],
  ])("are read: %s", (text, name) => {
    expect(namesIn(text)).toContain(name);
  });

  it.each([
    "Artisanal bakery. We do not sell weapons, drugs, tobacco or crypto, and we never take cash.",
    "Wir verkaufen weder Waffen noch Drogen",
    "Nous ne vendons pas d'armes, de drogues ou de tabac",
    "Taarten met slagroom (lachgaspatronen voor onze sifons)",
    "Wij leveren ook taarten aan het casino van Oostende en aan de Nationale Loterij",
    "Op vrijdag een pokeravond voor de buurt, enkel om de eer",
    "Our baker was nominee for the Best Baker award 2025",
    "Antiquiteiten als decor, kunsthandel is er niet bij",
    "Wedding cakes with sugar diamonds, near the diamond district",
    "Apotheek: geneesmiddelen met en zonder voorschrift",
    "Onze maatschappelijke zetel is in Leuven en wij bakken brood",
    "Schrootjeswand plaatsen",
    "Wij ondersteunen slachtoffers van oplichting (vzw)",
    "Vergaderzalen te huur voor bedrijven",
    "Wij werken met uitzendkrachten in het hoogseizoen",
    "Italiaans restaurant in Gent, wij verkopen ook pasta door heel België.",
    "Schilderwerken; verkoop van verf door onze winkel in Bilzen.",
    "Aankoop door particulieren",
    "We sell garage door openers",
  ])("are none of: %s", (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it("need a licence, or none", () => {
    const [tobacco, crypto] = [declaredTrades("Sigaretten"), declaredTrades("Bitcoin")];
    expect([tobacco[0]?.isUnlicensed, crypto[0]?.isUnlicensed]).toEqual([true, undefined]);
  });
});

describe("trades over the counter, since version 13 of the rules", () => {
  it.each([
    ["Antiquaire: achat et vente de meubles et tableaux anciens", "cultural goods"],
    ["Antiquair: verkoop van oude meubelen en schilderijen", "cultural goods"],
    ["Antiek en brocante", "cultural goods"],
    ["Antique shop in Bruges", "cultural goods"],
    ["Galerie d'art", "cultural goods"],
    ["Kunstgalerij", "cultural goods"],
    ["Kunstgalerie in Eupen", "cultural goods"],
    ["Art gallery", "cultural goods"],
    ["Vente d'oeuvres d'art", "cultural goods"],
    ["Vente d'œuvres d'art contemporain", "cultural goods"],
    ["Bijouterie: vente de bijoux en or", "precious metals or stones"],
    ["Verkoop en herstelling van juwelen", "precious metals or stones"],
    ["Vente de bijoux", "precious metals or stones"],
    ["Jewellery shop", "precious metals or stones"],
    ["Schmuckgeschäft", "precious metals or stones"],
    ["Schmuck Reparatur und Verkauf", "precious metals or stones"],
    ["Pawn shop", "loans against pledged goods"],
    ["Prêts sur gage", "loans against pledged goods"],
    ["Pandjeshuis", "loans against pledged goods"],
    ["Pfandleihhaus", "loans against pledged goods"],
    ["Autohandel, export naar Afrika", "export of used vehicles"],
    ["Autohandel export Afrika", "export of used vehicles"],
    ["Gebrauchte Autos für den Export", "export of used vehicles"],
    ["Used cars for export", "export of used vehicles"],
    ["Tabakswinkel", "tobacco"],
  ])("are read: %s", (text, name) => {
    expect(namesIn(text)).toEqual([name]);
  });

  it.each([
    "Restauratie van antiek",
    "Restauration de meubles pour les antiquaires",
    "Kunstenaar: verkoop van eigen schilderijen",
    "Artiste: vente de mes tableaux",
    "Kledingboetiek met juwelen en accessoires",
    "Vente de bijoux fantaisie",
    "Modejuwelen en sjaals",
    "jewellery repairs and own designs",
    "Handmade costume jewellery",
    "Réparation de bijoux",
    "Software voor juweliers",
    "Kunststof ramen",
    "Verkoop van kunstgras",
    "Garage: verkoop en onderhoud van auto's",
    "Import en export van auto-onderdelen naar Duitsland",
    "Lening op onderpand van mijn huis",
  ])("are none of: %s", (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it.each([
    "dagbladhandel met Lotto en Euromillions",
    "Krantenwinkel: kranten, loterij, snoep",
    "Librairie, loterie nationale",
    "Librairie: journaux, cartes, jeux de la Loterie nationale",
    "Librairie. Nous vendons aussi la loterie.",
    "Café avec des jeux de la Loterie nationale",
    "Zeitungsladen mit Lotto",
    "Kiosk mit Lotterie",
    "Newsagent: papers, sweets, National Lottery tickets",
    "Buurtwinkel met kansspelen van de Nationale Loterij",
  ])("count no tickets of the national lottery: %s", (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it.each([
    "Café met sportweddenschappen en Lotto",
    "Librairie et paris sportifs",
    "Online loterij",
    "Wij organiseren loterijen in ons café",
    "Casino met kiosk",
    "Betting shop and newsagent",
  ])("count betting, casinos and lotteries that one runs: %s", (text) => {
    expect(namesIn(text)).toContain("gambling");
  });

  it("were not read by version 12, and the lottery was gambling", () => {
    expect(declaredTrades("Antiquaire en juwelen", { rulesVersion: 12 })).toEqual([]);
    expect(declaredTrades("Librairie, loterie nationale", { rulesVersion: 12 })).toHaveLength(1);
  });
});
