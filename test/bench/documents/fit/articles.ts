import { type Draft, type Layout, layout, OPTIONAL } from "../draft.ts";
import { OBJECTS, sharesOf } from "../parts.ts";
import { nameOf, type Person, registerName, writtenNationalNumber, writtenNumber } from "../world.ts";

const FULL_FORM: Readonly<Record<string, string>> = {
  BV: "besloten vennootschap",
  SRL: "société à responsabilité limitée",
  PGmbH: "Gesellschaft mit beschränkter Haftung",
  Ltd: "private company limited by shares",
};

/** Deed of incorporation by a Belgian notary: running text of several pages. */
function belgianDeed(d: Draft): void {
  const company = d.world.company(d.belgium, { vl: "BV", wal: "SRL", og: "GmbH" }[d.belgium as "vl"]);
  const notary = d.world.official(d.belgium);
  const founders = d.world.people(d.belgium, d.random.whole(1, 3));
  const shares = sharesOf(d.random, founders.length);
  const day = d.random.day(2019, 2025);
  const total = d.random.pick([100, 1000, 200]);
  const capital = d.random.pick([20_000, 50_000, 18_600]);
  const object = d.random.pick(OBJECTS)[d.language];
  const town = notary.address.town;
  const [date, year] = d.inWords(day);
  d.set({ family: d.random.pick(["serif", "book"]), size: 11, leading: 1.5, margin: 70 });
  d.text(
    d.t({
      nl: "OPRICHTING BESLOTEN VENNOOTSCHAP",
      fr: "CONSTITUTION D'UNE SOCIÉTÉ À RESPONSABILITÉ LIMITÉE",
      de: "GRÜNDUNG EINER GESELLSCHAFT MIT BESCHRÄNKTER HAFTUNG",
    }),
    { style: "bold", align: "center", after: 4 },
  );
  d.text(`"${company.name}"`, { style: "bold", align: "center", after: 16 });
  d.text(
    d.t({
      nl: `In het jaar ${year}, op ${date}.\nVoor mij, meester ${nameOf(notary)}, notaris te ${town}, zijn verschenen:`,
      fr: `L'an ${year}, le ${date}.\nPar devant nous, Maître ${nameOf(notary)}, notaire de résidence à ${town}, ont comparu :`,
      de: `Im Jahre ${year}, am ${date}.\nVor dem unterzeichneten Notar ${nameOf(notary)}, mit dem Amtssitz in ${town}, sind erschienen:`,
    }),
    { after: 8 },
  );
  founders.forEach((who, at) => d.text(`${at + 1}. ${appearing(d, who)}`, { after: 6 }));
  d.text(
    d.t({
      nl: "Die ons verzocht hebben bij authentieke akte de statuten vast te stellen van een vennootschap die zij verklaren op te richten als volgt:",
      fr: "Lesquels comparants nous ont requis d'acter authentiquement qu'ils constituent entre eux une société dont ils arrêtent les statuts comme suit :",
      de: "Die Erschienenen haben uns ersucht, die Gründung einer Gesellschaft und deren Satzung wie folgt zu beurkunden:",
    }),
    { after: 10 },
  );
  const article = (number: number, title: string, text: string) => {
    d.text(`${d.t({ nl: "Artikel", fr: "Article", de: "Artikel" })} ${number}. ${title}`, { style: "bold", after: 2 });
    d.text(text, { after: 8 });
  };
  article(
    1,
    d.t({ nl: "Naam en rechtsvorm", fr: "Forme et dénomination", de: "Rechtsform und Name" }),
    d.t({
      nl: `De vennootschap neemt de vorm aan van een besloten vennootschap, afgekort "BV". Zij draagt de naam "${company.name}".`,
      fr: `La société revêt la forme d'une société à responsabilité limitée, en abrégé « SRL ». Elle est dénommée « ${company.name} ».`,
      de: `Die Gesellschaft nimmt die Form einer Gesellschaft mit beschränkter Haftung an, abgekürzt "GmbH". Sie trägt den Namen "${company.name}".`,
    }),
  );
  article(
    2,
    d.t({ nl: "Zetel", fr: "Siège", de: "Sitz" }),
    d.t({
      nl: `De zetel is gevestigd te ${d.address(company.seat)}, in het Vlaamse Gewest. Het bestuursorgaan kan de zetel verplaatsen binnen België.`,
      fr: `Le siège est établi à ${d.address(company.seat)}, en Région wallonne. L'organe d'administration peut transférer le siège en Belgique.`,
      de: `Der Sitz befindet sich in ${d.address(company.seat)}, in der Wallonischen Region. Das Verwaltungsorgan kann den Sitz innerhalb Belgiens verlegen.`,
    }),
  );
  article(
    3,
    d.t({ nl: "Voorwerp", fr: "Objet", de: "Gegenstand" }),
    d.t({
      nl: `De vennootschap heeft tot voorwerp: ${object}.`,
      fr: `La société a pour objet : ${object}.`,
      de: `Gegenstand der Gesellschaft ist: ${object}.`,
    }),
  );
  article(
    4,
    d.t({ nl: "Duur", fr: "Durée", de: "Dauer" }),
    d.t({
      nl: "De vennootschap is opgericht voor onbepaalde duur.",
      fr: "La société est constituée pour une durée illimitée.",
      de: "Die Gesellschaft wird auf unbestimmte Dauer gegründet.",
    }),
  );
  article(
    5,
    d.t({ nl: "Inbrengen", fr: "Apports", de: "Einlagen" }),
    d.t({
      nl: `Als vergoeding voor de inbrengen van ${d.money(capital)} euro worden ${total} aandelen uitgegeven, waarop wordt ingeschreven als volgt:`,
      fr: `En rémunération des apports de ${d.money(capital)} euros, ${total} actions sont émises, qui sont souscrites comme suit :`,
      de: `Als Vergütung für die Einlagen von ${d.money(capital)} Euro werden ${total} Aktien ausgegeben, die wie folgt gezeichnet werden:`,
    }),
  );
  founders.forEach((who, at) => {
    const count = (shares[at]! / 100) * total;
    d.text(
      `- ${d.t({ nl: `door ${nameOf(who)}: ${count} aandelen, hetzij ${d.percent(shares[at]!)};`, fr: `par ${nameOf(who)} : ${count} actions, soit ${d.percent(shares[at]!)} ;`, de: `durch ${nameOf(who)}: ${count} Aktien, das heißt ${d.percent(shares[at]!)};` })}`,
    );
  });
  d.space(6);
  article(
    6,
    d.t({ nl: "Algemene vergadering", fr: "Assemblée générale", de: "Generalversammlung" }),
    d.t({
      nl: "De gewone algemene vergadering wordt gehouden op de laatste vrijdag van de maand mei om achttien uur, op de zetel. Elk aandeel geeft recht op één stem. De oproepingen gebeuren vijftien dagen vooraf.",
      fr: "L'assemblée générale ordinaire se tient le dernier vendredi du mois de mai à dix-huit heures, au siège. Chaque action donne droit à une voix. Les convocations sont faites quinze jours à l'avance.",
      de: "Die ordentliche Generalversammlung findet am letzten Freitag des Monats Mai um achtzehn Uhr am Sitz statt. Jede Aktie gibt Recht auf eine Stimme. Die Einberufung erfolgt fünfzehn Tage im Voraus.",
    }),
  );
  const directors = founders.slice(0, Math.max(1, founders.length - 1));
  d.text(
    d.t({ nl: "BENOEMING VAN BESTUURDERS", fr: "NOMINATION DES ADMINISTRATEURS", de: "ERNENNUNG DER VERWALTER" }),
    { style: "bold" },
  );
  const named = directors.map(nameOf).join(d.t({ nl: " en ", fr: " et ", de: " und " }));
  d.text(
    d.t({
      nl: `Worden benoemd tot niet-statutair bestuurder voor onbepaalde duur: ${named}, voornoemd, die aanvaarden.`,
      fr: `Sont nommés administrateurs non statutaires pour une durée illimitée : ${named}, prénommés, qui acceptent.`,
      de: `Zu nicht statutarischen Verwaltern werden auf unbestimmte Dauer ernannt: ${named}, vorgenannt, die annehmen.`,
    }),
    { after: 10 },
  );
  d.text(
    d.t({
      nl: `WAARVAN AKTE. Verleden te ${town}, op datum als hierboven. Na integrale voorlezing en toelichting hebben de partijen met mij, notaris, ondertekend.`,
      fr: `DONT ACTE. Fait et passé à ${town}, date que dessus. Lecture intégrale et commentée faite, les parties ont signé avec nous, notaire.`,
      de: `WORÜBER URKUNDE. Aufgenommen in ${town}, Datum wie oben. Nach vollständiger Verlesung und Erläuterung haben die Parteien mit uns, Notar, unterzeichnet.`,
    }),
  );
  d.subject(company, { number: false });
  d.fact("object", "subject", object);
  d.amount("capital", capital);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
  founders.forEach((who, at) => d.person(who, { role: "founder", share_percent: shares[at]! }));
  for (const who of directors) d.person(who, { role: "director" });
}

function appearing(d: Draft, who: Person): string {
  const title = d.t({
    nl: who.sex === "m" ? "De heer" : "Mevrouw",
    fr: who.sex === "m" ? "Monsieur" : "Madame",
    de: who.sex === "m" ? "Herr" : "Frau",
  });
  d.fact("address", "other", d.address(who.address), OPTIONAL);
  d.fact("national_number", "other", who.nationalNumber, OPTIONAL);
  return d.t({
    nl: `${title} ${registerName(who)}, geboren te ${who.birthPlace} op ${d.date(who.birthDate, "long")}, rijksregisternummer ${writtenNationalNumber(who.nationalNumber)}, wonende te ${d.address(who.address)}.`,
    fr: `${title} ${registerName(who)}, né${who.sex === "m" ? "" : "e"} à ${who.birthPlace} le ${d.date(who.birthDate, "long")}, numéro national ${writtenNationalNumber(who.nationalNumber)}, domicilié${who.sex === "m" ? "" : "e"} à ${d.address(who.address)}.`,
    de: `${title} ${registerName(who)}, geboren in ${who.birthPlace} am ${d.date(who.birthDate, "long")}, Nationalnummer ${writtenNationalNumber(who.nationalNumber)}, wohnhaft in ${d.address(who.address)}.`,
  });
}

/** Articles as they stand after a change, certified by the notary. */
function coordinated(d: Draft): void {
  const company = d.world.company(d.belgium, { nl: "NV", fr: "SA", de: "AG", en: "NV" }[d.language]);
  const notary = d.world.official(d.belgium);
  const day = d.random.day(2018, 2025);
  const capital = d.random.pick([61_500, 100_000, 250_000]);
  const object = d.random.pick(OBJECTS)[d.language];
  d.set({ family: d.random.pick(["sans", "serif"]), size: 10.5, leading: 1.45, margin: 64 });
  d.space(120);
  d.text(`${company.name}`, { size: 18, style: "bold", align: "center" });
  d.text(
    d.t({
      nl: "Naamloze vennootschap",
      fr: "Société anonyme",
      de: "Aktiengesellschaft",
      en: "Public limited company (naamloze vennootschap)",
    }),
    { align: "center" },
  );
  d.text(
    d.t({
      nl: `met zetel te ${d.address(company.seat)}`,
      fr: `dont le siège est établi à ${d.address(company.seat)}`,
      de: `mit Sitz in ${d.address(company.seat)}`,
      en: `with its registered office at ${d.address(company.seat)}`,
    }),
    { align: "center" },
  );
  d.text(
    d.t({
      nl: `Ondernemingsnummer ${writtenNumber(company)}`,
      fr: `Numéro d'entreprise ${writtenNumber(company)}`,
      de: `Unternehmensnummer ${writtenNumber(company)}`,
      en: `Enterprise number ${writtenNumber(company)}`,
    }),
    { align: "center", after: 40 },
  );
  d.text(
    d.t({
      nl: "GECOÖRDINEERDE STATUTEN",
      fr: "STATUTS COORDONNÉS",
      de: "KOORDINIERTE SATZUNG",
      en: "COORDINATED ARTICLES OF ASSOCIATION",
    }),
    { size: 15, style: "bold", align: "center" },
  );
  d.text(
    d.t({
      nl: `per ${d.date(day, "long")}`,
      fr: `au ${d.date(day, "long")}`,
      de: `zum ${d.date(day, "long")}`,
      en: `as at ${d.date(day, "long")}`,
    }),
    { align: "center" },
  );
  d.page();
  const article = (number: number, title: string, text: string) => {
    d.text(`${d.t({ nl: "ARTIKEL", fr: "ARTICLE", de: "ARTIKEL", en: "ARTICLE" })} ${number} - ${title}`, {
      style: "bold",
      after: 2,
    });
    d.text(text, { after: 9 });
  };
  article(
    1,
    d.t({ nl: "NAAM", fr: "DÉNOMINATION", de: "NAME", en: "NAME" }),
    d.t({
      nl: `De vennootschap is een naamloze vennootschap en draagt de naam ${company.name}.`,
      fr: `La société est une société anonyme et porte la dénomination ${company.name}.`,
      de: `Die Gesellschaft ist eine Aktiengesellschaft und führt den Namen ${company.name}.`,
      en: `The company is a public limited company and bears the name ${company.name}.`,
    }),
  );
  article(
    2,
    d.t({ nl: "ZETEL", fr: "SIÈGE", de: "SITZ", en: "REGISTERED OFFICE" }),
    d.t({
      nl: "De zetel is gevestigd in het Vlaamse Gewest.",
      fr: "Le siège est établi en Région wallonne.",
      de: "Der Sitz befindet sich in der Wallonischen Region.",
      en: "The registered office is located in the Flemish Region.",
    }),
  );
  article(
    3,
    d.t({ nl: "VOORWERP", fr: "OBJET", de: "GEGENSTAND", en: "OBJECT" }),
    d.t({
      nl: `De vennootschap heeft als voorwerp ${object}.`,
      fr: `La société a pour objet ${object}.`,
      de: `Die Gesellschaft hat zum Gegenstand ${object}.`,
      en: `The object of the company is ${object}.`,
    }),
  );
  article(
    4,
    d.t({ nl: "KAPITAAL", fr: "CAPITAL", de: "KAPITAL", en: "CAPITAL" }),
    d.t({
      nl: `Het kapitaal bedraagt ${d.money(capital)} EUR, vertegenwoordigd door 1.000 aandelen zonder vermelding van nominale waarde.`,
      fr: `Le capital s'élève à ${d.money(capital)} EUR, représenté par 1.000 actions sans mention de valeur nominale.`,
      de: `Das Kapital beträgt ${d.money(capital)} EUR, vertreten durch 1.000 Aktien ohne Angabe eines Nennwerts.`,
      en: `The capital amounts to ${d.money(capital)} EUR, represented by 1,000 shares without nominal value.`,
    }),
  );
  article(
    5,
    d.t({ nl: "BESTUUR", fr: "ADMINISTRATION", de: "VERWALTUNG", en: "MANAGEMENT" }),
    d.t({
      nl: "De vennootschap wordt bestuurd door een raad van bestuur van ten minste drie leden, benoemd door de algemene vergadering voor hoogstens zes jaar. De raad kiest onder zijn leden een voorzitter.",
      fr: "La société est administrée par un conseil d'administration de trois membres au moins, nommés par l'assemblée générale pour six ans au plus. Le conseil élit en son sein un président.",
      de: "Die Gesellschaft wird von einem Verwaltungsrat aus mindestens drei Mitgliedern verwaltet, die von der Generalversammlung für höchstens sechs Jahre ernannt werden. Der Rat wählt aus seiner Mitte einen Vorsitzenden.",
      en: "The company is managed by a board of directors of at least three members, appointed by the general meeting for at most six years. The board elects a chair from among its members.",
    }),
  );
  article(
    6,
    d.t({ nl: "BOEKJAAR", fr: "EXERCICE SOCIAL", de: "GESCHÄFTSJAHR", en: "FINANCIAL YEAR" }),
    d.t({
      nl: "Het boekjaar begint op één januari en eindigt op eenendertig december van ieder jaar.",
      fr: "L'exercice social commence le premier janvier et se clôture le trente et un décembre de chaque année.",
      de: "Das Geschäftsjahr beginnt am ersten Januar und endet am einunddreißigsten Dezember jedes Jahres.",
      en: "The financial year begins on the first of January and ends on the thirty-first of December of each year.",
    }),
  );
  d.space(20);
  d.text(
    d.t({
      nl: "Voor gelijkvormig uittreksel",
      fr: "Pour texte conforme",
      de: "Für gleichlautenden Text",
      en: "Certified true copy",
    }),
  );
  d.text(
    d.t({
      nl: `Notaris ${nameOf(notary)} te ${notary.address.town}`,
      fr: `Le notaire ${nameOf(notary)} à ${notary.address.town}`,
      de: `Notar ${nameOf(notary)} in ${notary.address.town}`,
      en: `${nameOf(notary)}, notary in ${notary.address.town}`,
    }),
  );
  d.subject(company);
  d.fact("object", "subject", object);
  d.amount("capital", capital);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
}

/** Articles of a British company with the names of its subscribers. */
function britishArticles(d: Draft): void {
  const company = d.world.company("gb", FULL_FORM.Ltd);
  const subscribers = d.world.people("gb", 2);
  const shares = sharesOf(d.random, 2);
  const day = company.start;
  d.set({ family: "serif", size: 11, leading: 1.45, margin: 70 });
  d.text("THE COMPANIES ACT 2006", { style: "bold", align: "center" });
  d.text("PRIVATE COMPANY LIMITED BY SHARES", { style: "bold", align: "center", after: 12 });
  d.text("ARTICLES OF ASSOCIATION", { size: 14, style: "bold", align: "center" });
  d.text("of", { align: "center" });
  d.text(`${company.name.toUpperCase()} LIMITED`, { style: "bold", align: "center" });
  d.text(`Company number: ${company.number}`, { align: "center" });
  d.text(`Incorporated on ${d.date(day, "long")}`, { align: "center", after: 20 });
  const section = (head: string, lines: readonly string[]) => {
    d.text(head, { style: "bold", after: 2 });
    lines.forEach((line) => d.text(line, { after: 5 }));
    d.space(6);
  };
  const object = OBJECTS[0].en;
  section("1. Defined terms", [
    'In these articles, unless the context requires otherwise, "articles" means the company\'s articles of association, "director" means a director of the company and "shareholder" means a person who is the holder of a share.',
  ]);
  section("2. Registered office", [
    `The registered office of the company is situated at ${d.address(company.seat)}, in England and Wales.`,
  ]);
  section("3. Objects", [`The objects of the company are ${object}.`]);
  section("4. Liability of members", [
    "The liability of the members is limited to the amount, if any, unpaid on the shares held by them.",
  ]);
  section("5. Share capital", [
    "The share capital of the company is GBP 100.00 divided into 100 ordinary shares of GBP 1.00 each.",
  ]);
  section("6. Directors' general authority", [
    "Subject to the articles, the directors are responsible for the management of the company's business, for which purpose they may exercise all the powers of the company.",
    `The first directors of the company are ${nameOf(subscribers[0]!)} and ${nameOf(subscribers[1]!)}.`,
  ]);
  section("7. Decisions of directors", [
    "Decisions of the directors are taken by a majority at a meeting or in the form of a resolution in writing.",
  ]);
  d.text("Names and addresses of subscribers", { style: "bold" });
  d.table(
    ["Name of subscriber", "Address", "Shares taken"],
    subscribers.map((who, at) => [nameOf(who), d.address(who.address), `${shares[at]}`]),
    { parts: [2, 3, 1] },
  );
  d.subject(company);
  d.fact("object", "subject", object);
  d.amount("capital", 100, "GBP");
  d.documentDate(day);
  subscribers.forEach((who, at) => {
    d.person(who, { role: "founder", share_percent: shares[at]! });
    d.person(who, { role: "director" });
  });
}

/** Deed of incorporation by a Dutch notary. */
function dutchDeed(d: Draft): void {
  const company = d.world.company("nl", "besloten vennootschap met beperkte aansprakelijkheid");
  const notary = d.world.official("nl");
  const founder = d.world.person("nl");
  const day = d.random.day(2019, 2025);
  const object = OBJECTS[1][d.language];
  d.set({ family: "vera", size: 9.5, leading: 1.5, margin: 70 });
  d.text(d.t({ nl: "AKTE VAN OPRICHTING", en: "DEED OF INCORPORATION" }), { style: "bold", size: 13 });
  d.text(`${company.name} B.V.`, { style: "bold", after: 14 });
  d.text(
    d.t({
      nl: `Heden, ${d.date(day, "words")}, verscheen voor mij, mr. ${nameOf(notary)}, notaris te ${notary.address.town}: ${founder.sex === "m" ? "de heer" : "mevrouw"} ${nameOf(founder)}, geboren te ${founder.birthPlace} op ${d.date(founder.birthDate, "long")}, wonende te ${d.address(founder.address)}.`,
      en: `On this ${d.date(day, "words")}, appeared before me, ${nameOf(notary)}, civil law notary in ${notary.address.town}: ${nameOf(founder)}, born in ${founder.birthPlace} on ${d.date(founder.birthDate, "long")}, residing at ${d.address(founder.address)}.`,
    }),
    { after: 8 },
  );
  d.text(
    d.t({
      nl: "De verschenen persoon verklaart hierbij een besloten vennootschap met beperkte aansprakelijkheid op te richten en daarvoor de volgende statuten vast te stellen.",
      en: "The person appearing declares to incorporate a private limited liability company (besloten vennootschap met beperkte aansprakelijkheid) and to adopt the following articles of association.",
    }),
    { after: 10 },
  );
  const article = (number: number, title: string, lines: readonly string[]) => {
    d.text(`${d.t({ nl: "Artikel", en: "Article" })} ${number}. ${title}.`, { style: "bold", after: 2 });
    lines.forEach((line, at) => d.text(`${number}.${at + 1}. ${line}`, { after: 4 }));
    d.space(5);
  };
  article(1, d.t({ nl: "Naam en zetel", en: "Name and corporate seat" }), [
    d.t({
      nl: `De vennootschap draagt de naam: ${company.name} B.V.`,
      en: `The name of the company is: ${company.name} B.V.`,
    }),
    d.t({ nl: `Zij is gevestigd te ${company.seat.town}.`, en: `It has its corporate seat in ${company.seat.town}.` }),
  ]);
  article(2, d.t({ nl: "Doel", en: "Objects" }), [
    d.t({ nl: `De vennootschap heeft ten doel: ${object}.`, en: `The objects of the company are: ${object}.` }),
  ]);
  article(3, d.t({ nl: "Kapitaal en aandelen", en: "Capital and shares" }), [
    d.t({
      nl: "Het geplaatste kapitaal bedraagt honderd euro (EUR 100,00), verdeeld in honderd aandelen van een euro (EUR 1,00) elk.",
      en: "The issued capital is one hundred euro (EUR 100.00), divided into one hundred shares of one euro (EUR 1.00) each.",
    }),
    d.t({
      nl: "De aandelen luiden op naam en zijn doorlopend genummerd vanaf 1.",
      en: "The shares are registered and numbered consecutively from 1.",
    }),
  ]);
  article(4, d.t({ nl: "Bestuur", en: "Management" }), [
    d.t({
      nl: "Het bestuur bestaat uit een of meer bestuurders, die door de algemene vergadering worden benoemd.",
      en: "The management board consists of one or more managing directors, appointed by the general meeting.",
    }),
  ]);
  d.text(d.t({ nl: "Slotverklaringen", en: "Final statements" }), { style: "bold" });
  d.text(
    d.t({
      nl: `Voor de eerste maal wordt tot bestuurder benoemd: ${nameOf(founder)}. Bij de oprichting zijn alle honderd aandelen geplaatst bij de oprichter, ${nameOf(founder)}.`,
      en: `The first managing director is: ${nameOf(founder)}. At incorporation all one hundred shares are issued to the incorporator, ${nameOf(founder)}.`,
    }),
    { after: 8 },
  );
  d.text(
    d.t({
      nl: `Deze akte is verleden te ${notary.address.town} op de datum in het hoofd van deze akte vermeld.`,
      en: `This deed was executed in ${notary.address.town} on the date first written above.`,
    }),
  );
  d.subject(company, { number: false, seat: false });
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("address", "other", d.address(founder.address), OPTIONAL);
  d.fact("object", "subject", object);
  d.amount("capital", 100);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
  d.person(founder, { role: "founder", share_percent: 100 });
  d.person(founder, { role: "director" });
}

export const ARTICLES: readonly Layout[] = [
  layout("fit/belgian-deed", "articles_of_association", ["nl", "fr", "de"], belgianDeed),
  layout("fit/coordinated", "articles_of_association", ["nl", "fr", "de", "en"], coordinated),
  layout("fit/british-articles", "articles_of_association", ["en"], britishArticles),
  layout("fit/dutch-deed", "articles_of_association", ["nl", "en"], dutchDeed),
];
