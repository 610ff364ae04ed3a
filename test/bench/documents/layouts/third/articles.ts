import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, registerName, writtenNationalNumber, writtenNumber } from "../../world.ts";
import { constitution, germanContract, luxembourg, memorandum, sample } from "./articles-abroad.ts";
import { frenchStatutes, walloonDeed } from "./articles-french.ts";
import { clauses, foot, others, percentOf, PURPOSES, titled } from "./company-parts.ts";

/** Coordinated text of a Flemish company with the list of its deeds behind it. */
function withHistory(d: Draft): void {
  const company = d.world.company("vl", "NV");
  const [founding, latest] = d.world.people("vl", 2) as [Person, Person];
  const changed = d.random.day(2021, 2025);
  const capital = d.random.pick([61_500, 125_000, 372_000]);
  const shares = d.random.pick([615, 1250, 5000]);
  const purpose = d.random.pick(PURPOSES).nl;
  const office = d.world.company("vl", "BV");
  const header = (page: number) => {
    d.put(56, 28, `${company.name} NV - KBO ${writtenNumber(company)}`, { size: 8, grey: 0.4 });
    foot(
      d,
      `Geassocieerde Notarissen ${latest.family} & ${founding.family} - BTW BE ${writtenNumber(office)} - ${page}/3`,
    );
  };
  d.set({ family: "book", size: 10, leading: 1.45 });
  header(1);
  d.space(30);
  d.framed(
    () => {
      d.text(company.name.toUpperCase(), { size: 17, style: "bold", align: "center" });
      d.text(`naamloze vennootschap\n${d.address(company.seat)}`, { align: "center" });
      d.text(`RPR ${writtenNumber(company)}, ondernemingsrechtbank ${company.seat.town}`, { align: "center" });
    },
    { pad: 14 },
  );
  d.space(24);
  d.text("TEKST VAN DE STATUTEN NA WIJZIGING", { size: 13, style: "bold", align: "center", after: 4 });
  d.text(`(bijgewerkt tot en met de akte van ${d.date(changed, "long")})`, { align: "center", after: 20 });
  d.text("HOOFDSTUK I. KENMERKEN VAN DE VENNOOTSCHAP", { style: "bold", after: 6 });
  clauses(
    d,
    [
      [
        "Art. 1. Vorm en benaming",
        `De vennootschap heeft de vorm van een naamloze vennootschap. Zij heeft als benaming: ${company.name}. De woorden "naamloze vennootschap" of de afkorting "NV" gaan steeds aan die benaming vooraf of volgen erop.`,
      ],
      [
        "Art. 2. Zetel",
        "De vennootschap heeft haar zetel in het Vlaamse Gewest. Het bestuursorgaan mag hem verplaatsen zonder statutenwijziging, voor zover de taal van de statuten niet hoeft te veranderen.",
      ],
      [
        "Art. 3. Voorwerp",
        `De vennootschap heeft tot doel, zowel in België als in het buitenland: ${purpose}. Zij mag zich borg stellen voor derden.`,
      ],
      ["Art. 4. Duur", "De vennootschap bestaat voor onbepaalde tijd."],
    ],
    { style: "italic", after: 2 },
  );
  d.page();
  header(2);
  d.text("HOOFDSTUK II. KAPITAAL EN EFFECTEN", { style: "bold", after: 6 });
  clauses(
    d,
    [
      [
        "Art. 5. Bedrag",
        `Het geplaatst kapitaal bedraagt ${d.money(capital)} euro en is verdeeld in ${d.money(shares, 0)} aandelen op naam, die elk een gelijk deel van het kapitaal vertegenwoordigen. Het is volledig volgestort.`,
      ],
      [
        "Art. 6. Voorkeurrecht",
        "Bij elke kapitaalverhoging in geld worden de nieuwe aandelen eerst aangeboden aan de aandeelhouders, naar evenredigheid van hun deelneming, gedurende ten minste vijftien dagen.",
      ],
      [
        "Art. 7. Overdracht",
        "Een aandeelhouder die zijn aandelen wil overdragen, deelt dit vooraf mee aan de raad van bestuur met opgave van de prijs en van de kandidaat-overnemer.",
      ],
    ],
    { style: "italic", after: 2 },
  );
  d.text("HOOFDSTUK III. BESTUUR EN TOEZICHT", { style: "bold", after: 6 });
  clauses(
    d,
    [
      [
        "Art. 8. Samenstelling",
        "De raad telt ten minste drie leden. Zolang er slechts twee aandeelhouders zijn, volstaan twee bestuurders. De duur van hun opdracht mag zes jaar niet te boven gaan.",
      ],
      ["Art. 9. Jaarvergadering", "De jaarvergadering komt bijeen op de tweede dinsdag van juni om 18.30 uur."],
    ],
    { style: "italic", after: 2 },
  );
  d.page();
  header(3);
  d.text("BIJLAGE: GESCHIEDENIS VAN DE STATUTEN", { style: "bold", after: 8 });
  d.table(
    ["Akte van", "Notaris", "Bijlagen B.S."],
    [
      [
        d.date(company.start, "dots"),
        `${nameOf(founding)}, ${founding.address.town}`,
        `oprichting, nr. ${d.random.digits(8)}`,
      ],
      [d.date(changed, "dots"), `${nameOf(latest)}, ${latest.address.town}`, "nog bekend te maken"],
    ],
    { parts: [1, 2, 2], lines: true },
  );
  d.space(24);
  d.text(`Voor eensluidende coördinatie,\n${nameOf(latest)}, geassocieerd notaris te ${latest.address.town}`);
  d.subject(company);
  d.fact("object", "subject", purpose);
  d.amount("capital", capital);
  d.documentDate(changed);
  d.person(latest, { role: "notary" }, "issuer");
  d.person(founding, { role: "notary" }, "other", OPTIONAL);
}

/** Flemish deed: two founders, of which one is a company with a permanent representative. */
function flemishDeed(d: Draft): void {
  const company = d.world.company("vl", "BV");
  const parent = d.world.company("vl", "NV");
  const office = d.world.company("vl", "BV");
  const [person, representative, notary, witness] = d.world.people("vl", 4) as [Person, Person, Person, Person];
  const day = d.random.day(2020, 2025);
  const paid = d.random.pick([15_000, 40_000, 75_000]);
  const total = d.random.pick([150, 400, 750]);
  const own = d.random.pick([0.2, 0.4, 0.5]) * total;
  const purpose = d.random.pick(PURPOSES).nl;
  const [date, year] = d.inWords(day);
  d.set({ family: "serif", size: 11, leading: 1.5, margin: 72 });
  d.beside(
    [1, 1],
    [
      () =>
        d.text(
          `${nameOf(notary)}\nNotaris\n${notary.address.street} 1\n${notary.address.postcode} ${notary.address.town}\nBTW BE ${writtenNumber(office)} RPR`,
          { size: 9 },
        ),
      () =>
        d.text(`Rep. nr. ${d.random.whole(1000, 9000)}\nDossier ${d.random.digits(6)}/ov`, { size: 9, align: "right" }),
    ],
  );
  d.space(14);
  d.text(`OPRICHTING BESLOTEN VENNOOTSCHAP "${company.name.toUpperCase()}"`, {
    style: "bold",
    align: "center",
    after: 14,
  });
  d.text(
    `Het jaar ${year}. Op ${date}. Te ${notary.address.town}, ten kantore.\nVoor ${nameOf(notary)}, notaris met standplaats te ${notary.address.town}, ZIJN GEKOMEN:`,
    { after: 8 },
  );
  d.text(
    `1) ${titled(d, person).replace(nameOf(person), registerName(person))}, geb. ${person.birthPlace} ${d.date(person.birthDate, "dots")}, (NN ${writtenNationalNumber(person.nationalNumber)}), ${person.sex === "m" ? "ongehuwd" : "gehuwd onder het wettelijk stelsel"}, met woonplaats ${d.address(person.address)};`,
    { after: 6 },
  );
  d.text(
    `2) De naamloze vennootschap ${parent.name}, met zetel te ${d.address(parent.seat)}, ingeschreven in het rechtspersonenregister onder nummer ${writtenNumber(parent)}, alhier vertegenwoordigd door haar gedelegeerd bestuurder, ${titled(d, representative)}.`,
    { after: 6 },
  );
  d.text(
    'Hierna genoemd "de oprichters", die mij vragen akte te verlenen van de volgende verklaringen. De notaris wijst hen op de aansprakelijkheid van oprichters bij een kennelijk ontoereikend aanvangsvermogen en ontvangt het financieel plan.',
    { after: 10 },
  );
  clauses(d, [
    [
      "I. OPRICHTING - INSCHRIJVING",
      `Het aanvangsvermogen van ${d.money(paid)} EUR is samengesteld uit inbrengen in geld. Tegenover deze inbrengen staan ${total} aandelen: ${titled(d, person)} bekomt er ${own} en ${parent.name} NV bekomt er ${total - own}. Het attest van ${company.bank} van de bijzondere rekening wordt in het dossier bewaard.`,
    ],
    [
      "II. STATUTEN",
      `Naam. De vennootschap heet "${company.name}" en is een besloten vennootschap.\nZetel. De zetel is in het Vlaamse Gewest.\nVoorwerp. De vennootschap heeft tot voorwerp: ${purpose}.\nBoekjaar. Het boekjaar loopt van 1 juli tot 30 juni.`,
    ],
    [
      "III. SLOTBEPALINGEN",
      `Adres van de zetel: ${d.address(company.seat)}.\nTot bestuurder voor onbepaalde tijd worden aangesteld: 1° ${titled(d, person)}, voormeld, en 2° ${titled(d, representative)}, voormeld. Beiden aanvaarden en verklaren niet getroffen te zijn door enig verbod.\nEr wordt geen commissaris aangesteld. Volmacht met recht van indeplaatsstelling wordt verleend aan boekhoudkantoor ${witness.family} te ${witness.address.town} voor de inschrijving in de KBO en bij de btw.`,
    ],
  ]);
  d.text("WAARVAN PROCES-VERBAAL. Na toelichting en voorlezing tekenen de verschijners met de notaris.");
  d.subject(company, { number: false });
  d.fact("object", "subject", purpose);
  d.amount("capital", paid);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
  d.person(person, { role: "founder", share_percent: percentOf(own, total) });
  d.share({
    holder: parent.name,
    enterprise_number: parent.number,
    share_percent: percentOf(total - own, total),
    role: "shareholder",
  });
  d.person(person, { role: "director" });
  d.person(representative, { role: "director" });
  others(d, [person], [parent]);
}

/** Text of East Belgium after its adaptation to the new code, without articles about capital. */
function eastBelgian(d: Draft): void {
  const company = d.world.company("og", "GmbH");
  const notary = d.world.official("og");
  const day = d.random.day(2020, 2025);
  const purpose = d.random.pick(PURPOSES).de;
  d.set({ family: "vera", size: 9.5, leading: 1.5, margin: 60 });
  d.text(`Unternehmensnummer: ${writtenNumber(company)}\nRJP Eupen`, { align: "right", size: 8.5, after: 16 });
  d.text(`${company.name}`, { size: 16, style: "bold" });
  d.text(`Gesellschaft mit beschränkter Haftung - Sitz: ${d.address(company.seat)}`, { after: 14 });
  d.rule();
  d.text(`ANGEPASSTER WORTLAUT DER STATUTEN VOM ${d.date(day, "long").toUpperCase()}`, { style: "bold", after: 12 });
  d.text(
    `Gegründet laut Urkunde vom ${d.date(company.start, "long")}. Angepasst an das Gesetzbuch der Gesellschaften und Vereinigungen laut Protokoll des Notars ${nameOf(notary)}, Amtssitz ${notary.address.town}, vom ${d.date(day, "long")}, in Veröffentlichung.`,
    { size: 8.5, after: 12 },
  );
  clauses(d, [
    ["ART. 1 - BEZEICHNUNG", `Die Gesellschaft mit beschränkter Haftung führt die Bezeichnung „${company.name}“.`],
    [
      "ART. 2 - GESELLSCHAFTSSITZ",
      "Der Gesellschaftssitz befindet sich im deutschen Sprachgebiet. Er kann durch einfachen Beschluss des Verwaltungsorgans an jeden anderen Ort dieses Gebietes verlegt werden.",
    ],
    ["ART. 3 - ZWECK", `Zweck der Gesellschaft ist ${purpose}, sowohl im Inland als auch im Ausland.`],
    [
      "ART. 4 - ANTEILE",
      "Es bestehen 186 Anteile ohne Angabe des Nennwertes. Jeder Anteil gewährt das gleiche Recht auf Gewinn und auf den Liquidationserlös.",
    ],
    [
      "ART. 5 - VERWALTUNG",
      "Ein oder mehrere Verwalter, Gesellschafter oder nicht, leiten die Gesellschaft. Jeder Verwalter kann allein alle Handlungen vornehmen, die nicht der Generalversammlung vorbehalten sind.",
    ],
    ["ART. 6 - GENERALVERSAMMLUNG", "Sie tritt am ersten Montag des Monats Juni um 19 Uhr am Sitz zusammen."],
    ["ART. 7 - AUFLÖSUNG", "Im Falle der Auflösung bestimmt die Generalversammlung einen oder mehrere Liquidatoren."],
  ]);
  d.text(`Für koordinierten Text: der Notar, ${registerName(notary)}`, { align: "right" });
  d.subject(company);
  d.fact("object", "subject", purpose);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
}

export const ARTICLES_LAYOUTS: readonly Layout[] = [
  layout("third/statutes-with-history", "articles_of_association", ["nl"], withHistory),
  layout("third/flemish-deed", "articles_of_association", ["nl"], flemishDeed),
  layout("third/east-belgian-statutes", "articles_of_association", ["de"], eastBelgian),
  layout("third/walloon-deed", "articles_of_association", ["fr"], walloonDeed),
  layout("third/french-statutes", "articles_of_association", ["fr"], frenchStatutes),
  layout("third/german-contract", "articles_of_association", ["de"], germanContract),
  layout("third/german-sample-protocol", "articles_of_association", ["de"], sample),
  layout("third/irish-constitution", "articles_of_association", ["en"], constitution),
  layout("third/british-memorandum", "articles_of_association", ["en"], memorandum),
  layout("third/luxembourg-articles", "articles_of_association", ["en", "fr"], luxembourg),
];
