import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { clauses, foot, listed, titled } from "./parts.ts";

const GERMAN_OBJECT =
  "die Herstellung und der Vertrieb von Bauteilen aus Metall sowie die Ausführung von Schweiß-, Schlosser- und Montagearbeiten einschließlich aller damit zusammenhängenden Geschäfte";

/** Articles of a German GmbH, with the notary's certificate of the full wording on its last page. */
function germanContract(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const people = d.world.people("de", 2);
  const notary = d.world.official("de");
  const day = d.random.day(2018, 2025);
  const [one, two] = d.random.pick([
    [15_000, 10_000],
    [12_500, 12_500],
    [20_000, 5000],
  ] as const);
  d.set({ family: "sans", size: 10.5, leading: 1.5, margin: 70 });
  d.text("Gesellschaftsvertrag", { size: 20, style: "bold", align: "center", after: 4 });
  d.text(`der ${company.name} GmbH\nmit dem Sitz in ${company.seat.town}`, { align: "center", after: 20 });
  clauses(
    d,
    [
      [
        "Firma und Sitz",
        `(1) Die Firma der Gesellschaft lautet:\n${company.name} GmbH`,
        `(2) Die Gesellschaft hat ihren Sitz in ${company.seat.town}.`,
      ],
      [
        "Gegenstand des Unternehmens",
        `(1) Gegenstand des Unternehmens ist ${GERMAN_OBJECT}.`,
        "(2) Die Gesellschaft darf Zweigniederlassungen errichten und sich an anderen Unternehmen beteiligen.",
      ],
      [
        "Stammkapital, Geschäftsanteile",
        `(1) Das Stammkapital der Gesellschaft beträgt ${d.money(25_000)} EUR (in Worten: fünfundzwanzigtausend Euro).`,
        `(2) Hierauf übernehmen als Gesellschafter:\na) ${titled(people[0]!, ["Herr", "Frau"])}, geb. am ${d.date(people[0]!.birthDate, "dots")}, ${people[0]!.address.town}, 1 Geschäftsanteil im Nennbetrag von ${d.money(one)} EUR (Nr. 1),\nb) ${titled(people[1]!, ["Herr", "Frau"])}, geb. am ${d.date(people[1]!.birthDate, "dots")}, ${people[1]!.address.town}, 1 Geschäftsanteil im Nennbetrag von ${d.money(two)} EUR (Nr. 2).`,
      ],
      [
        "Geschäftsführung und Vertretung",
        "(1) Die Gesellschaft hat einen oder mehrere Geschäftsführer. Ist nur einer bestellt, vertritt er die Gesellschaft allein.",
        "(2) Durch Beschluss der Gesellschafterversammlung kann Befreiung von den Beschränkungen des § 181 BGB erteilt werden.",
      ],
      [
        "Gesellschafterversammlung",
        "Je 1,00 EUR eines Geschäftsanteils gewährt eine Stimme. Die Einberufung erfolgt durch eingeschriebenen Brief mit einer Frist von zwei Wochen.",
      ],
      ["Geschäftsjahr", "Das Geschäftsjahr ist das Kalenderjahr. Das erste Geschäftsjahr ist ein Rumpfgeschäftsjahr."],
      ["Bekanntmachungen", "Bekanntmachungen der Gesellschaft erfolgen nur im Bundesanzeiger."],
      ["Gründungsaufwand", "Die Kosten der Errichtung bis zu einem Betrag von 2.500,00 EUR trägt die Gesellschaft."],
    ],
    { head: (at, title) => `§ ${at}\n${title}`, align: "center" },
  );
  foot(d, "- Anlage zur Urkunde -");
  d.page();
  d.text(`UR-Nr. ${d.random.whole(100, 2400)}/${day.slice(0, 4)}`, { after: 16 });
  d.text("Bescheinigung", { size: 13, style: "bold", after: 8 });
  d.text(
    `Der vorstehende Wortlaut enthält den vollständigen Gesellschaftsvertrag der ${company.name} GmbH, eingetragen im Handelsregister des Amtsgerichts ${company.seat.town} unter ${writtenNumber(company)}. Ich bescheinige gemäß § 54 Abs. 1 Satz 2 GmbHG, dass die Bestimmungen mit dem Beschluss über die Änderung übereinstimmen.`,
    { after: 14 },
  );
  d.text(
    `${notary.address.town}, den ${d.date(day, "long")}\n\n${nameOf(notary)}\nNotar${notary.sex === "m" ? "" : "in"}\nAmtssitz: ${d.address(notary.address)}`,
  );
  d.subject(company, { seat: false });
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("object", "subject", GERMAN_OBJECT);
  d.amount("capital", 25_000);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
  d.person(people[0]!, { role: "founder", share_percent: one / 250 });
  d.person(people[1]!, { role: "founder", share_percent: two / 250 });
}

/** Articles of a German stock company, as its website offers them. */
function germanStock(d: Draft): void {
  const company = d.world.company("de", "AG");
  const day = d.random.day(2019, 2025);
  const capital = d.random.pick([500_000, 1_200_000, 2_560_000]);
  const object =
    "die Entwicklung, Produktion und weltweite Vermarktung medizintechnischer Geräte und Verbrauchsmaterialien, insbesondere für die Labordiagnostik";
  d.set({ family: "vera", size: 9, leading: 1.5, margin: 62 });
  d.put(62, 36, `${company.name} AG | Satzung`, { size: 7.5, grey: 0.4 });
  d.text("SATZUNG", { size: 18, style: "bold" });
  d.text(`${company.name} Aktiengesellschaft`, { size: 12, after: 3 });
  d.text(`Fassung vom ${d.date(day, "long")}`, { style: "italic", after: 16 });
  d.text("I. Allgemeine Bestimmungen", { style: "bold", size: 11, after: 6 });
  const list = clauses.bind(null, d);
  list(
    [
      [
        "Firma, Sitz und Dauer",
        `1. Die Gesellschaft führt die Firma ${company.name} AG.`,
        `2. Sie hat ihren Sitz in ${company.seat.town}. Ihre Dauer ist nicht beschränkt.`,
      ],
      [
        "Gegenstand",
        `1. Gegenstand der Gesellschaft ist ${object}.`,
        "2. Sie ist zu allen Handlungen berechtigt, die diesem Zweck unmittelbar oder mittelbar dienen.",
      ],
      [
        "Grundkapital und Aktien",
        `1. Das Grundkapital beträgt EUR ${d.money(capital)} und ist eingeteilt in ${d.money(capital, 0)} Stückaktien. Die Aktien lauten auf den Namen.`,
        `2. Der Vorstand ist ermächtigt, das Grundkapital bis zum ${d.date(daysAfter(day, 1700), "long")} mit Zustimmung des Aufsichtsrats um bis zu EUR ${d.money(capital / 4)} zu erhöhen (Genehmigtes Kapital).`,
      ],
    ],
    { head: (at, title) => `§ ${at} ${title}` },
  );
  d.text("II. Organe", { style: "bold", size: 11, after: 6 });
  list(
    [
      [
        "Vorstand",
        "Der Vorstand besteht aus einer oder mehreren Personen. Der Aufsichtsrat bestellt die Mitglieder und bestimmt ihre Zahl.",
      ],
      [
        "Aufsichtsrat",
        "Der Aufsichtsrat besteht aus drei Mitgliedern, die von der Hauptversammlung gewählt werden. Jedes Mitglied erhält eine feste Vergütung von EUR 12.000,00.",
      ],
      [
        "Hauptversammlung",
        "Die Hauptversammlung findet am Sitz der Gesellschaft oder an einem deutschen Börsenplatz statt. Jede Aktie gewährt eine Stimme.",
      ],
      ["Jahresabschluss", "Das Geschäftsjahr läuft vom 1. April bis zum 31. März."],
    ],
    { head: (at, title) => `§ ${at + 3} ${title}` },
  );
  foot(
    d,
    `Investor Relations · ${d.address(company.seat)} · Amtsgericht ${company.seat.town} ${writtenNumber(company)} · USt-IdNr. ${company.vat}`,
  );
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("object", "subject", object);
  d.amount("capital", capital);
  d.documentDate(day);
}

/** Deed of the German-speaking part of Belgium with company founder. */
function eastBelgianDeed(d: Draft): void {
  const company = d.world.company("og", "GmbH");
  const holding = d.world.company("og", "AG");
  const who = d.world.person("og");
  const notary = d.world.official("og");
  const day = d.random.day(2020, 2025);
  const capital = d.random.pick([10_000, 30_000]);
  const object =
    "der An- und Verkauf, die Einfuhr und die Lagerung von Getränken und Lebensmitteln aller Art, der Betrieb von Gaststätten sowie die Vermietung von Kühl- und Schankanlagen";
  d.set({ family: "book", size: 10, leading: 1.5, margin: 70 });
  d.text(`Notar${notary.sex === "m" ? "" : "in"} ${nameOf(notary)}, ${d.address(notary.address)}`, {
    size: 8,
    after: 14,
  });
  d.text(`„${company.name}“ GmbH - ERRICHTUNGSURKUNDE`, { style: "bold", size: 12, after: 10 });
  d.text(
    `Heute, am ${d.date(day, "words")}, sind vor mir, ${nameOf(notary)}, ${notary.sex === "m" ? "Notar" : "Notarin"} in ${notary.address.town}, erschienen:`,
    { after: 6 },
  );
  d.text(
    `A. Die Aktiengesellschaft ${holding.name}, mit Sitz in ${d.address(holding.seat)}, eingetragen in der ZUD unter der Nummer ${writtenNumber(holding)}, hier vertreten durch ihren Verwalter.`,
    { after: 4, indent: 12 },
  );
  d.text(
    `B. ${titled(who, ["Herr", "Frau"], listed(who))}, geboren am ${d.date(who.birthDate, "long")} in ${who.birthPlace}, wohnhaft in ${d.address(who.address)}.`,
    { after: 10, indent: 12 },
  );
  clauses(
    d,
    [
      [
        "Form und Bezeichnung",
        `Die Gesellschaft hat die Form einer Gesellschaft mit beschränkter Haftung. Ihre Bezeichnung lautet ${company.name}.`,
      ],
      ["Zweck", `Zweck der Gesellschaft ist ${object}.`],
      [
        "Sitz",
        `Der Sitz der Gesellschaft liegt in der Deutschsprachigen Gemeinschaft, erstmals in ${d.address(company.seat)}.`,
      ],
      [
        "Einlagen",
        `Die Gründer leisten Einlagen in Höhe von ${d.money(capital)} Euro, wofür zweihundert (200) Anteile ausgegeben werden: 150 Anteile an den Gründer zu A. und 50 Anteile an den Gründer zu B.`,
      ],
      [
        "Verwaltung",
        "Ein oder mehrere Verwalter führen die Geschäfte. Sie können alle Handlungen vornehmen, die das Gesetz nicht der Generalversammlung vorbehält.",
      ],
      ["Generalversammlung", "Sie tritt am dritten Montag im Mai um neunzehn Uhr zusammen."],
    ],
    { head: (at, title) => `Artikel ${at}: ${title}` },
  );
  d.text(
    `Ernennung. Zum ersten Verwalter wird auf unbegrenzte Zeit ernannt: ${titled(who, ["Herr", "Frau"])}, vorbenannt. Worüber Protokoll.`,
  );
  d.subject(company, { number: false });
  d.fact("object", "subject", object);
  d.amount("capital", capital);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
  d.person(who, { role: "founder", share_percent: 25 });
  d.person(who, { role: "director" });
  d.share({ holder: holding.name, enterprise_number: holding.number, share_percent: 75, role: "shareholder" });
}

export const ARTICLES_GERMAN: readonly Layout[] = [
  layout("fourth/german-contract", "articles_of_association", ["de"], germanContract),
  layout("fourth/german-stock", "articles_of_association", ["de"], germanStock),
  layout("fourth/east-belgian-deed", "articles_of_association", ["de"], eastBelgianDeed),
];
