import { describe, expect, it } from "vitest";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Words of a company's papers by which somebody beside its owners and directors may decide or draw. */

const said = (drawn: string) =>
  understand(pagesOf(drawn))
    .warnings.filter(({ code }) => code === "control_stated")
    .map(({ detail }) => detail);
const namesIn = (drawn: string) => understand(pagesOf(drawn)).names ?? [];

const articles = (...more: string[]) =>
  [
    "",
    "GECOÖRDINEERDE STATUTEN op 1 november 2026",
    "Bakkerij De Linde",
    "Besloten vennootschap",
    "Ridderstraat 84, 3000 Leuven",
    "Ondernemingsnummer 0999.920.342, RPR Leuven",
    "Artikel 1. De vennootschap heeft de vorm van een besloten vennootschap en draagt de naam Bakkerij De Linde.",
    "Artikel 2. De zetel is gevestigd in het Vlaams Gewest, te 3000 Leuven, Ridderstraat 84.",
    "Artikel 3. De vennootschap heeft tot voorwerp: de uitbating van een bakkerij, in België en in het buitenland.",
    ...more,
  ].join("\n");

const certificate = (...more: string[]) =>
  [
    "",
    "KBC Bank NV",
    "BANKATTEST",
    "Brussel, 20 november 2026",
    "Hierbij bevestigen wij dat de volgende rekening bij onze bank geopend is:",
    "Rekeninghouder: Bakkerij De Linde BV",
    "IBAN: BE68 5390 0754 7034",
    "Ondernemingsnummer: 0999.920.342",
    ...more,
  ].join("\n");

describe("control by other means", () => {
  it.each([
    "Artikel 4. Katrien Vermeulen verleende aan Dmitri Sokolov een onherroepelijke aankoopoptie op al haar aandelen.",
    "Artikel 4. Er is 1 aandeel van klasse B met 1.000 stemmen, gehouden door Igor Petrov.",
    "Artikel 4. Beherende vennoot: Igor Petrov.",
    "Artikel 4. Het vruchtgebruik van alle aandelen komt toe aan Igor Petrov.",
    "Artikel 4. Alle aandelen zijn in pand gegeven aan Igor Petrov, die het stemrecht uitoefent.",
    "Artikel 4. Bij akte van 5 november 2026 werd de volledige handelszaak overgedragen aan Golden Sands Trading FZE te Dubai.",
    "Artikel 4. De vennootschap heeft geen activiteit meer.",
    "Artikel 4. De bestuurders handelen uitsluitend op instructie van Igor Petrov.",
    "Artikel 4. Igor Petrov heeft het recht alle bestuurders te benoemen en te ontslaan.",
    "Artikel 4. Kapitaalverhoging van 15 oktober 2026: Igor Petrov schrijft in op 900 nieuwe aandelen.",
    "Artikel 4. Golden Sands Trading FZE ontvangt 95 % van de winst.",
    "Artikel 4. Convention de portage : Claire Démontel détient les actions pour le compte de Igor Petrov.",
    "Artikel 4. The directors act on the instructions of Igor Petrov.",
    "Artikel 4. Igor Petrov übernimmt 900 neue Geschäftsanteile.",
    "Artikel 4. De houder van het gouden aandeel, Igor Petrov, kan elk besluit van de algemene vergadering blokkeren.",
    "Artikel 4. De aandelen van klasse A, in handen van de heer Igor Petrov, geven recht op 90 % van de stemmen.",
    "Artikel 4. Les administrateurs sont nommés et révoqués par Monsieur Igor Petrov seul, aussi longtemps qu'il détient une action.",
    "Artikel 4. Aandeelhoudersovereenkomst: de aandeelhouders stemmen steeds zoals Igor Petrov beslist.",
    "Artikel 4. Elk besluit van het bestuursorgaan vereist het akkoord van de heer Igor Petrov.",
    "Artikel 4. Jeder Beschluss bedarf der Zustimmung von Igor Petrov.",
    "Article 4. Igor Petrov has a right of veto over any resolution of the board.",
    "Artikel 4. De lening van 250.000 euro van Igor Petrov kan op zijn eerste verzoek worden omgezet in 95 % van de aandelen.",
    "Article 4. Le prêt consenti par Monsieur Igor Petrov est convertible à sa première demande en 95 % des actions.",
    "Artikel 4. Das Darlehen von Herrn Igor Petrov wird auf sein Verlangen in 95 % der Geschäftsanteile umgewandelt.",
    "Artikel 4. Katrien Vermeulen verbindt zich ertoe haar aandelen op eerste verzoek over te dragen aan Igor Petrov.",
    "Article 4. Katrien Vermeulen s'engage à céder ses actions à Igor Petrov à première demande.",
    "Artikel 4. De uitgaven boven 500 euro gebeuren slechts met het akkoord van de heer Igor Petrov, geldschieter.",
    "Article 4. Les dépenses ne se font qu'avec l'accord de Monsieur Igor Petrov.",
    "Artikel 4. Ausgaben sind nur mit Zustimmung von Igor Petrov erlaubt.",
    "Artikel 4. Aan Igor Petrov werden 900 warrants toegekend, elk recht gevend op een nieuw aandeel.",
  ])("is told with its sentence: %s", (words) => {
    expect(said(articles(words))).toEqual([expect.stringContaining(words.slice(11, -1))]);
  });

  it.each([
    "Artikel 4. De aandelen kunnen slechts worden overgedragen met het akkoord van de andere aandeelhouders.",
    "Artikel 4. Statutenwijzigingen gebeuren enkel met goedkeuring van de algemene vergadering.",
    "Artikel 4. De obligaties kunnen worden omgezet in aandelen volgens het Wetboek van vennootschappen.",
    "Article 4. Chaque associé s'engage à offrir ses parts aux autres associés avant toute cession.",
    "Artikel 4. Geschäftsanteile dürfen nur mit Zustimmung der Gesellschafterversammlung übertragen werden.",
  ])("is not what every company's articles say: %s", (words) => {
    expect(said(articles(words))).toEqual([]);
  });

  it.each([
    "Artikel 4. Aankoopoptie. Igor Petrov heeft een aankoopoptie op alle aandelen voor 1 euro.",
    "Artikel 7. Warrants. Aan Igor Petrov werden 900 warrants toegekend, elk recht gevend op een nieuw aandeel.",
  ])("names whom it favours, without the heading and not as a founder: %s", (words) => {
    const { facts, names } = understand(pagesOf(articles(words)));
    expect(names).toEqual(["Igor Petrov"]);
    expect(facts.filter(({ type }) => type === "person")).toEqual([]);
  });

  it.each([
    [
      "Katrien Vermeulen houdt haar aandelen voor rekening van Igor Petrov, wonende te Dubai.",
      "voor rekening van Igor",
    ],
    ["Op 15 oktober 2026 heeft Katrien Vermeulen al haar aandelen overgedragen aan Igor Petrov.", "aan Igor Petrov"],
    [
      "Op 15 oktober 2026 heeft Katrien Vermeulen al haar aandelen aan Igor Petrov verkocht.",
      "aan Igor Petrov verkocht",
    ],
    ["Alle aandelen werden gecertificeerd en overgedragen aan Stichting Administratiekantoor Noordster.", "Noordster"],
    ["Par acte du 3 octobre 2026, Claire Démontel a cédé toutes ses actions à Igor Petrov.", "à Igor Petrov"],
    ["Le bénéfice revient à Igor Petrov.", "à Igor Petrov"],
    ["Hans Grünwald hat seine Geschäftsanteile an Igor Petrov abgetreten.", "an Igor Petrov abgetreten"],
    ["Jane Doe transferred all her shares to Igor Petrov.", "to Igor Petrov"],
  ])("is told of who receives, without who gives: %s", (words, told) => {
    const [first, ...others] = said(articles(`Artikel 4. ${words}`));
    expect(first).toContain(told);
    expect(first).not.toMatch(/Vermeulen|Démontel|Grünwald|Doe/);
    expect(others).toEqual([]);
  });

  it.each([
    "Artikel 4. De aandelen van wijlen Piet Maes werden overgenomen door de vennootschap.",
    "Artikel 4. De aandelen zijn vrij overdraagbaar aan de echtgenoot en aan afstammelingen in rechte lijn.",
    "Artikel 4. Elke overdracht van aandelen aan derden vergt de goedkeuring van de algemene vergadering.",
    "Artikel 4. De winst wordt jaarlijks verdeeld onder de aandeelhouders volgens hun aandelen.",
    "Artikel 4. De houders van de aandelen klasse A hebben het recht twee bestuurders voor te dragen.",
    "Artikel 4. Op nieuwe aandelen wordt bij voorkeur ingeschreven door de bestaande aandeelhouders.",
    "Artikel 4. Els Claes handelt in naam en voor rekening van de vennootschap in oprichting.",
    "Artikel 4. Le président agit dans le respect des statuts. Les actions sont librement cessibles entre actionnaires.",
    "Artikel 4. Elk aandeel geeft recht op één stem. Het stemrecht van aandelen zonder volstorting is geschorst.",
    "Artikel 4. De besluiten worden genomen met eenparigheid van stemmen. Mevrouw Els Claes wordt benoemd tot bestuurder.",
    "Artikel 4. Bij overdracht van aandelen genieten de andere vennoten een voorkooprecht.",
    "Artikel 4. Zijn aandelen in vruchtgebruik gegeven, dan oefent de vruchtgebruiker het stemrecht uit.",
    "Artikel 4. De aandelen zijn niet in pand gegeven aan Igor Petrov.",
    "Artikel 4. De handelszaak kan worden overgedragen met instemming van de algemene vergadering.",
    "Artikel 4. De algemene vergadering kan stemmen op afstand. De voorzitter telt de stemmen.",
    "Artikel 4. De opties op aandelen van het personeel worden toegekend door het bestuur.",
    "Artikel 4. Wordt benoemd tot bestuurder: mevrouw Els Claes, die alleen kan handelen.",
    "Artikel 4. De bestuurders worden benoemd door de algemene vergadering, die uitsluitend daartoe bevoegd is.",
    "Artikel 4. Elk besluit vereist de goedkeuring van de algemene vergadering. De heer Jan Maes is voorzitter.",
    "Article 4. Les administrateurs sont nommés par l'assemblée générale. Madame Els Claes est nommée seule administratrice.",
  ])("is in no ordinary clause: %s", (words) => expect(said(articles(words))).toEqual([]));

  it("is told of each transfer alone, whose earlier holders are not named", () => {
    const told = said(
      articles(
        "Op 3 mei 2015 heeft Rik Claes al zijn aandelen overgedragen aan Joris Claes.",
        "De aandelen van wijlen Maria Peeters werden in 2014 verkocht aan Katrien Vermeulen.",
      ),
    );
    expect(told).toHaveLength(2);
    expect(told.join()).not.toMatch(/Rik|Maria/);
  });

  it("is in a bank's certificate whose account has another beneficiary, whose name is one of the paper", () => {
    const drawn = certificate(
      "Uiteindelijke begunstigde: Viktor Arkadjevitsj Morozenko",
      "Op deze rekening wordt geen rente betaald.",
    );
    expect(said(drawn)).toEqual([expect.stringContaining("Uiteindelijke begunstigde: Viktor Arkadjevitsj Morozenko")]);
    expect(namesIn(drawn)).toEqual(["Viktor Arkadjevitsj Morozenko"]);
    expect(said(certificate("Volmachthouders: Katrien Vermeulen", "Er rust geen pandrecht op deze rekening."))).toEqual(
      [],
    );
  });

  it.each([
    "De rekening is een derdenrekening; de gelden behoren toe aan cliënten.",
    "This account is held in trust for Golden Sands Trading FZE.",
    "Ce compte est un compte de tiers.",
    "Es handelt sich um ein Treuhandkonto.",
  ])("is in a bank's certificate of an account for others: %s", (words) =>
    expect(said(certificate(words))).not.toEqual([]),
  );

  it.each([
    "Dit is geen derdenrekening.",
    "Le compte est au nom du titulaire.",
    "De rekening staat op naam van de cliënt.",
  ])("is in no ordinary certificate: %s", (words) => expect(said(certificate(words))).toEqual([]));

  it("is in a power over all accounts, and in none for one meeting", () => {
    const power = (to: string) =>
      `\nVOLMACHT\nLeuven, 12 november 2026\nDe ondergetekende Bakkerij De Linde BV, ondernemingsnummer 0999.920.342, geeft volmacht aan ${to}.`;
    expect(
      said(power("Morozenko, Viktor Arkadjevitsj, geboren 14/03/1968, om alle rekeningen te openen en te beheren")),
    ).toHaveLength(1);
    expect(
      said(power("de heer Emiel Raes om haar te vertegenwoordigen op de vergadering van 14 mei 2026 en er te stemmen")),
    ).toEqual([]);
  });
});

describe("names in papers", () => {
  it("are whole: a family name before its comma, a company with its form", () => {
    expect(namesIn(articles("Artikel 4. Inbreng door Morozenko, Viktor Arkadjevitsj: 500.000 euro."))).toEqual([
      "Viktor Arkadjevitsj Morozenko",
    ]);
    expect(namesIn(articles("Artikel 4. De vennootschap levert aan Golden Sands Trading FZE te Dubai."))).toEqual([
      "Golden Sands Trading FZE",
    ]);
  });

  it.each([
    "Artikel 4. Er is een kantoor te Dubai, Verenigde Arabische Emiraten.",
    "Artikel 4. De vennootschap mag handelen in de Verenigde Staten en de Britse Maagdeneilanden.",
    "Zetel: Ridderstraat 84, 3000 Leuven",
  ])("are no countries and no labels: %s", (words) => expect(namesIn(articles(words))).toEqual([]));
});

describe("an extract", () => {
  const signatories = (drawn: string) =>
    understand(pagesOf(drawn)).facts.flatMap(({ type, value }) =>
      type === "person" && (value as { role?: string }).role === "signatory" ? [value] : [],
    );
  const court = (line: string) =>
    `\nHandelsregister B des Amtsgerichts Köln\nHRB 99991\nAbruf vom 20.11.2026\nFirma: Grünwald Backwaren GmbH\nSitz: Köln\nStammkapital: 25.000,00 EUR\nGeschäftsführer: Grünwald, Anna, Köln, *12.03.1970\n${line}\n`;

  it("names those who may sign by a power", () => {
    expect(signatories(court("Einzelprokura: Morozenko, Viktor Arkadjevitsj, Moskau, *14.03.1968"))).toEqual([
      expect.objectContaining({ name: "Viktor Arkadjevitsj Morozenko", birth_date: "1968-03-14" }),
    ]);
    const chamber =
      "\nUittreksel Handelsregister Kamer van Koophandel\nKvK-nummer 99999203\nStatutaire naam Zuiderzee Voorbeeld B.V.\n\nBestuurder\nNaam Bakker, Jan\nGeboortedatum 12-03-1970\nDatum in functie 01-02-2010\n\nGevolmachtigde\nNaam Morozenko, Viktor Arkadjevitsj\nGeboortedatum 14-03-1968\nBevoegdheid Volledige volmacht\n";
    expect(signatories(chamber)).toEqual([
      expect.objectContaining({ name: "Viktor Arkadjevitsj Morozenko", birth_date: "1968-03-14" }),
    ]);
    expect(namesIn(chamber)).toEqual([]);
  });

  it.each([
    "Prokura erloschen: Schmidt, Karl, Köln, *01.01.1960",
    "Die Prokura ist nicht erteilt.",
    "Gesamtprokura gemeinsam mit einem Geschäftsführer",
  ])("names nobody for a power that ended or that nobody has: %s", (line) =>
    expect(signatories(court(line))).toEqual([]),
  );
});

describe("an extract of a register", () => {
  const kbis = (...more: string[]) =>
    `\nExtrait Kbis\nGreffe du Tribunal de Commerce de Marseille\nEXTRAIT D'IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS\nà jour au 18 novembre 2026\nImmatriculation au RCS, numéro 999 000 102 R.C.S. Marseille\nDénomination ou raison sociale : ATELIER DU MISTRAL\nForme juridique : Société par actions simplifiée\nAdresse du siège : 4 rue de l'Exemple, 13001 Marseille\nPrésident\nNom, prénoms : DÉMONTEL Claire\nDate et lieu de naissance : Le 14/09/1977 à Marseille\nNationalité : Française\n${more.join("\n")}\nLe Greffier\nFIN DE L'EXTRAIT`;
  const warned = (code: string, drawn: string) =>
    understand(pagesOf(drawn))
      .warnings.filter((one) => one.code === code)
      .map(({ detail }) => detail);
  const facts = (type: string, drawn: string) => understand(pagesOf(drawn)).facts.filter((one) => one.type === type);

  it("tells a business that was let to another, and not one that the company took on lease", () => {
    expect(
      said(kbis("Fonds donné en location-gérance à GOLDEN SANDS TRADING FZE, Dubai, depuis le 01/10/2026")),
    ).toEqual([expect.stringContaining("GOLDEN SANDS TRADING FZE")]);
    const leased = kbis("Origine du fonds : Fonds exploité en location-gérance", "Loueur du fonds : Marcel Pagès");
    expect(said(leased)).toEqual([]);
    expect(facts("person", leased)).toHaveLength(1);
  });

  it("tells a seat that moves abroad, in one field alone", () => {
    const moved = "Mention : transfert du siège social à Dubaï, Émirats arabes unis, à compter du 01/12/2026";
    expect(warned("place_stated", kbis(moved))).toEqual([expect.stringContaining("its seat in AE:")]);
    expect(
      warned("place_stated", kbis("Mention : transfert du siège social à Aubagne, à compter du 01/12/2026")),
    ).toEqual([]);
  });

  it("gives what the company does, with its label", () => {
    expect(facts("object", kbis("Activité : négoce de métaux précieux, change manuel"))).toEqual([
      expect.objectContaining({
        value: "négoce de métaux précieux, change manuel",
        quote: expect.stringMatching(/^Activité/),
      }),
    ]);
  });

  it("names members of an owner's share, and not those of less", () => {
    const luxembourg = (...more: string[]) =>
      `\nEXTRAIT\nRegistre de Commerce et des Sociétés Luxembourg\nNuméro RCS : B999123\nDénomination : Exemple Capital\nForme juridique : Société à responsabilité limitée\nSiège social : 12 rue de l'Exemple, L-1234 Luxembourg\nGérant : Weber Marc, né le 03/02/1970\n${more.join("\n")}\nExtrait établi à Luxembourg, le 18/11/2026`;
    expect(said(luxembourg("Associé : Golden Sands Trading FZE, Dubai, 100 parts"))).toEqual([
      'The paper says: "Associé : Golden Sands Trading FZE, Dubai, 100 parts".',
    ]);
    expect(said(luxembourg("Associé : Weber Marc, 90 parts", "Associé : Petit Jean, 10 parts"))).toEqual([
      'The paper says: "Associé : Weber Marc, 90 parts".',
    ]);
  });
});

describe("shareholders of today", () => {
  const holders = (drawn: string) =>
    understand(pagesOf(drawn)).facts.flatMap(({ type, value, confidence }) => {
      const { name, role, share_percent } = value as { name?: string; role?: string; share_percent?: number };
      return type === "person" && share_percent !== undefined ? [[name, role, share_percent, confidence > 0.9]] : [];
    });

  it.each([
    "Aandeelhouders: Igor Petrov, 60 aandelen (60 %); Joris Claes, 40 aandelen (40 %).",
    "Aandeelhouders: Igor Petrov, 60 aandelen en Joris Claes, 40 aandelen.",
    "Actionnaires : Igor Petrov, 60 actions (60 %) ; Joris Claes, 40 actions (40 %).",
    "Gesellschafter: Igor Petrov, 60 Anteile (60 %); Joris Claes, 40 Anteile (40 %).",
    "Shareholders: Igor Petrov, 60 shares (60 %); Joris Claes, 40 shares (40 %).",
  ])("stand behind the word for them: %s", (line) =>
    expect(holders(articles(line))).toEqual([
      ["Igor Petrov", "shareholder", 60, true],
      ["Joris Claes", "shareholder", 40, true],
    ]),
  );
});
