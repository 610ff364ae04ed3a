import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { yearsAfter } from "../../random.ts";
import { nameOf, registerName, writtenNationalNumber, writtenNumber } from "../../world.ts";
import { clauses, foot, SPELT, titled, townFirst } from "./parts.ts";

/** Belgian deed on the paper of a notary's company, founders in numbered paragraphs, a transitional part at the end. */
function flemishDeed(d: Draft): void {
  const company = d.world.company("vl", "BV");
  const [a, b] = d.world.people("vl", 2);
  const notary = d.world.official("vl");
  const office = d.world.company("vl", "BV");
  const day = d.random.day(2020, 2025);
  const first = d.random.pick([60, 75, 50]);
  const capital = d.random.pick([15_000, 25_000, 40_000]);
  const object =
    "het aannemen en uitvoeren van schilder- en behangwerken, de plaatsing van vloer- en wandbekleding, de groot- en kleinhandel in verf en aanverwante producten en het geven van kleuradvies";
  d.set({ family: "serif", size: 11, leading: 1.45, margin: 72 });
  d.text(`${nameOf(notary)}\nGEASSOCIEERD NOTARIS`, { size: 10, style: "bold", after: 1 });
  d.text(
    `${office.name} ${office.form} - ${townFirst(d, office.seat)}\nBTW BE ${writtenNumber(office)} RPR ${office.seat.town}`,
    { size: 8, after: 14 },
  );
  d.text(`Rep. nr. ${day.slice(0, 4)}/${d.random.whole(100, 3900)}        Dossier ${d.random.digits(7)}-1`, {
    size: 9,
  });
  d.text("Rechten op geschriften (Wetboek diverse rechten en taksen): betaald vijfennegentig euro", {
    size: 9,
    after: 16,
  });
  d.text(`OPRICHTING ${company.name.toUpperCase()}\nbesloten vennootschap`, {
    style: "bold",
    align: "center",
    after: 14,
  });
  d.text(
    `Op heden, ${d.date(day, "words")}, ben ik, ${nameOf(notary)}, geassocieerd notaris met standplaats te ${notary.address.town}, overgegaan tot het verlijden van de oprichtingsakte van een besloten vennootschap op verzoek van:`,
    { after: 8 },
  );
  for (const [at, who] of [a!, b!].entries()) {
    d.text(
      `${at + 1}/ ${titled(who, ["de heer", "mevrouw"], registerName(who))}, geboren te ${who.birthPlace} op ${d.date(who.birthDate, "long")}, nationaal nummer ${writtenNationalNumber(who.nationalNumber)}, ongehuwd en niet wettelijk samenwonend, wonende te ${townFirst(d, who.address)}.`,
      { after: 6, indent: 14 },
    );
  }
  d.text(
    "Hierna samen genoemd 'de oprichters'. De notaris bevestigt dat de identiteitsgegevens hem aan de hand van de identiteitskaart werden aangetoond. Het financieel plan werd mij overhandigd en blijft in mijn dossier bewaard.",
    { after: 10 },
  );
  d.text("I. INSCHRIJVING", { style: "bold" });
  d.text(
    `Op de honderd (100) aandelen wordt onmiddellijk ingeschreven in geld, tegen de prijs van ${d.money(capital / 100)} euro per aandeel. De oprichter sub 1/ schrijft in op ${SPELT[first]} (${first}) aandelen, de oprichter sub 2/ op de overige (${100 - first}). De inbrengen werden gestort op rekening ${office.iban} bij ${office.bank}.`,
    { after: 10 },
  );
  foot(d, "Eerste blad");
  d.page();
  d.text("II. STATUTEN", { style: "bold", after: 6 });
  clauses(
    d,
    [
      ["Rechtsvorm - naam.", `De vennootschap is een besloten vennootschap. Haar naam luidt: ${company.name}.`],
      ["Zetel.", "De zetel van de vennootschap bevindt zich in het Vlaamse Gewest."],
      [
        "Voorwerp.",
        `De vennootschap heeft tot voorwerp: ${object}.`,
        "De vennootschap mag deelnemen in andere ondernemingen en mag zich borg stellen voor derden.",
      ],
      ["Duur.", "De vennootschap bestaat voor onbepaalde tijd."],
      [
        "Inbrengen.",
        `Als vergoeding voor de inbrengen werden honderd aandelen uitgegeven. Het onbeschikbaar eigen vermogen bedraagt nul euro.`,
      ],
      [
        "Overdracht van aandelen.",
        "De aandelen mogen slechts worden overgedragen met de instemming van de helft van de aandeelhouders die ten minste drie vierden van de aandelen bezitten.",
      ],
      [
        "Bestuursorgaan.",
        "De vennootschap wordt bestuurd door een of meer bestuurders, al dan niet aandeelhouder. Iedere bestuurder vertegenwoordigt alleen de vennootschap.",
      ],
      ["Jaarvergadering.", "De gewone algemene vergadering wordt gehouden op de eerste zaterdag van juni om tien uur."],
      ["Boekjaar.", "Het boekjaar gaat in op 1 januari en wordt afgesloten op 31 december."],
    ],
    { head: (at, title) => `Art. ${at} - ${title}` },
  );
  d.text("III. SLOT- EN OVERGANGSBEPALINGEN", { style: "bold", after: 4 });
  d.text(
    `1. Het adres van de zetel is: ${d.address(company.seat)}.\n2. Het eerste boekjaar eindigt op 31 december ${Number(day.slice(0, 4)) + 1}.\n3. Tot bestuurder wordt benoemd voor onbepaalde duur: ${titled(a!, ["de heer", "mevrouw"])}, hier aanwezig en die aanvaardt. De opdracht is onbezoldigd.\n4. Er wordt geen commissaris benoemd.\n5. Volmacht wordt verleend aan boekhoudkantoor ${d.world.company("vl").name} te ${d.world.address("vl").town} voor de inschrijving bij een ondernemingsloket.`,
    { after: 10 },
  );
  d.text(
    `WAARVAN AKTE, verleden te ${notary.address.town}, op mijn kantoor. Na gedeeltelijke voorlezing en toelichting hebben de oprichters met mij, notaris, getekend.`,
  );
  foot(d, "Tweede en laatste blad");
  d.subject(company, { number: false });
  d.fact("object", "subject", object);
  d.amount("capital", capital, "EUR", null, OPTIONAL);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
  d.person(a!, { role: "founder", share_percent: first });
  d.person(b!, { role: "founder", share_percent: 100 - first });
  d.person(a!, { role: "director" });
}

/** Running text of the articles of a Dutch company after a change of them, sent by its lawyers. */
function dutchConsolidated(d: Draft): void {
  const company = d.world.company("nl", "besloten vennootschap met beperkte aansprakelijkheid");
  const notary = d.world.official("nl");
  const day = d.random.day(2018, 2025);
  const object =
    "het exploiteren van koelinstallaties, het ontwerpen en onderhouden daarvan, alsmede het deelnemen in, het voeren van beheer over en het financieren van andere ondernemingen";
  d.set({ family: "sans", size: 9.5, leading: 1.5, margin: 66 });
  d.text(`- ${d.random.whole(1, 9)} -`, { align: "center", size: 8, after: 12 });
  d.text("DOORLOPENDE TEKST VAN DE STATUTEN", { size: 12, style: "bold" });
  d.text(
    `van de besloten vennootschap met beperkte aansprakelijkheid:\n${company.name} B.V.,\ngevestigd te ${company.seat.town},`,
  );
  d.text(
    `zoals deze luiden na de akte van statutenwijziging, op ${d.date(day, "long")} verleden voor mr. ${notary.given[0]![0]}. ${notary.family}, notaris te ${notary.address.town}. De vennootschap is ingeschreven in het handelsregister onder nummer ${company.number}.`,
    { after: 14 },
  );
  clauses(
    d,
    [
      [
        "Begripsbepalingen",
        "In deze statuten wordt verstaan onder algemene vergadering: het orgaan dat gevormd wordt door de aandeelhouders, en onder schriftelijk: bij brief, telefax of e-mail.",
      ],
      [
        "Naam en zetel",
        `1. De vennootschap is genaamd: ${company.name} B.V.`,
        `2. Zij heeft haar zetel te ${company.seat.town}.`,
      ],
      ["Doel", `De vennootschap heeft ten doel ${object}.`],
      [
        "Kapitaal en aandelen",
        "1. Het kapitaal van de vennootschap bestaat uit een of meer aandelen met een nominaal bedrag van één euro (€ 1,00) elk.",
        "2. Alle aandelen luiden op naam. Aandeelbewijzen worden niet uitgegeven.",
      ],
      [
        "Register van aandeelhouders",
        "Het bestuur houdt een register waarin de namen en adressen van alle aandeelhouders zijn opgenomen.",
      ],
      [
        "Blokkeringsregeling",
        "Een aandeelhouder die een of meer aandelen wil vervreemden, biedt deze eerst aan zijn mede-aandeelhouders aan.",
      ],
      [
        "Bestuur en vertegenwoordiging",
        "1. Het bestuur bestaat uit een door de algemene vergadering te bepalen aantal van een of meer bestuurders.",
        "2. Het bestuur is bevoegd de vennootschap te vertegenwoordigen. Die bevoegdheid komt mede toe aan iedere bestuurder afzonderlijk.",
      ],
      [
        "Boekjaar en jaarrekening",
        "Het boekjaar is gelijk aan het kalenderjaar. Jaarlijks binnen vijf maanden maakt het bestuur een jaarrekening op.",
      ],
    ],
    { head: (at, title) => `${title}.\nArtikel ${at}.`, style: "italic" },
  );
  d.text(`Voor doorlopende tekst,\nmr. ${nameOf(notary)}`);
  foot(d, "Notariaat & Advies - Postbus 1180 - KvK 24380412 - info@notariaatadvies.example", "left");
  d.subject(company, { seat: false });
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("object", "subject", object);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
}

/** A short Dutch-language text of a cooperative, adopted under hand and printed in two columns. */
function flemishCooperative(d: Draft): void {
  const company = d.world.company("vl", "CV");
  const day = d.random.day(2019, 2025);
  const object =
    "het gemeenschappelijk aankopen, opslaan en verdelen van verpakkingen en grondstoffen ten behoeve van haar vennoten, en het verlenen van alle diensten die de bedrijvigheid van de vennoten bevorderen";
  d.set({ family: "narrow", size: 8.5, leading: 1.4, margin: 46 });
  d.beside(
    [2, 1],
    [
      () => d.text(`${company.name} cv`, { size: 16, style: "bold" }),
      () => d.text(`Ond.nr. ${writtenNumber(company)}\n${d.address(company.seat)}`, { size: 8, align: "right" }),
    ],
  );
  d.rule();
  d.text(
    `STATUTEN - bijgewerkte versie van ${d.date(day, "dots")} (vervangt de versie van ${d.date(yearsAfter(day, -4), "dots")})`,
    { style: "bold", after: 8 },
  );
  d.inColumns(
    2,
    () => {
      clauses(
        d,
        [
          [
            "Naam en vorm",
            `De coöperatieve vennootschap heeft als naam "${company.name}". De woorden "coöperatieve vennootschap" of de letters "CV" gaan aan de naam vooraf of volgen erop.`,
          ],
          [
            "Zetel en website",
            "De zetel is in het Vlaamse Gewest. De raad mag kantoren openen in België en daarbuiten.",
          ],
          ["Coöperatief doel en voorwerp", `Zij heeft tot voorwerp ${object}.`],
          [
            "Vennoten",
            "Vennoot zijn de personen die als zodanig door de raad van bestuur worden aanvaard en ten minste één aandeel nemen van tweehonderdvijftig euro.",
          ],
          [
            "Uittreding",
            "Een vennoot kan uittreden gedurende de eerste zes maanden van het boekjaar, mits een opzegging bij aangetekende brief.",
          ],
          [
            "Bestuur",
            "De raad van bestuur telt vijf tot negen leden. De bestuurders worden gekozen voor vier jaar en zijn tweemaal herkiesbaar.",
          ],
          [
            "Stemrecht",
            "Elke vennoot heeft één stem per aandeel, met een maximum van een tiende van de aanwezige stemmen.",
          ],
          [
            "Winstverdeling",
            "De vergoeding aan de vennoten mag zes procent van de nominale waarde niet overschrijden.",
          ],
          ["Ontbinding", "Bij ontbinding wordt het saldo bestemd voor een vennootschap met een gelijkaardig doel."],
        ],
        { head: (at, title) => `§ ${at} ${title}` },
      );
    },
    { depth: 270 },
  );
  d.subject(company);
  d.fact("object", "subject", object);
  d.documentDate(day);
}

export const ARTICLES_DUTCH: readonly Layout[] = [
  layout("fourth/flemish-deed", "articles_of_association", ["nl"], flemishDeed),
  layout("fourth/dutch-consolidated", "articles_of_association", ["nl"], dutchConsolidated),
  layout("fourth/flemish-cooperative", "articles_of_association", ["nl"], flemishCooperative),
];
