import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, type Person, registerName, writtenNumber } from "../../world.ts";
import { foot, others, percentOf, type Stake, stakesOf, titled, TOTALS } from "./company-parts.ts";
import { britishStatement, germanList, luxembourgList, movements } from "./shares-abroad.ts";

const stateHolders = (d: Draft, stakes: readonly Stake[]): void =>
  stakes.forEach(({ who, percent }) => d.person(who, { role: "shareholder", share_percent: percent }));

/** A bound register: every holder with numbered shares, and a total line. */
function numbered(d: Draft): void {
  const company = d.world.company(d.belgium);
  const total = d.random.pick(TOTALS);
  const stakes = stakesOf(d, d.world.people(d.belgium, d.random.whole(2, 4)), total);
  const day = d.world.recentDay(300);
  let from = 1;
  d.set({ width: 842, height: 595, family: d.random.pick(["serif", "sans"]), size: 9.5, margin: 48 });
  d.text(
    d.t({
      nl: `REGISTER VAN DE AANDELEN OP NAAM - ${company.name} ${company.form}`,
      fr: `REGISTRE DES PARTS SOCIALES - ${company.name} ${company.form}`,
      de: `REGISTER DER NAMENSANTEILE - ${company.name} ${company.form}`,
      en: `REGISTER OF REGISTERED SHARES - ${company.name} ${company.form}`,
    }),
    { size: 13, style: "bold" },
  );
  d.text(
    d.t({
      nl: `Zetel: ${d.address(company.seat)} | RPR ${writtenNumber(company)} | blad 3`,
      fr: `Siège : ${d.address(company.seat)} | RPM ${writtenNumber(company)} | feuillet 3`,
      de: `Sitz: ${d.address(company.seat)} | RJP ${writtenNumber(company)} | Blatt 3`,
      en: `Registered office: ${d.address(company.seat)} | RLE ${writtenNumber(company)} | sheet 3`,
    }),
    { after: 12 },
  );
  d.table(
    d.t({
      nl: ["Naam en woonplaats van de houder", "Rijksregister", "Nummers", "Aantal", "Volstort", "Datum inschrijving"],
      fr: ["Nom et domicile du titulaire", "Registre national", "Numéros", "Nombre", "Libéré", "Date d'inscription"],
      de: ["Name und Wohnsitz des Inhabers", "Nationalregister", "Nummern", "Anzahl", "Eingezahlt", "Eintragungsdatum"],
      en: ["Name and residence of holder", "National no.", "Numbers", "Quantity", "Paid up", "Date of entry"],
    }),
    [
      ...stakes.map(({ who, count }) => {
        const first = from;
        from += count;
        return [
          `${registerName(who)}\n${d.address(who.address)}`,
          `${who.nationalNumber.slice(0, 6)}-***-**`,
          `${first} - ${from - 1}`,
          d.money(count, 0),
          "100 %",
          d.date(company.start, "dots"),
        ];
      }),
      [d.t({ nl: "TOTAAL", fr: "TOTAL", de: "SUMME", en: "TOTAL" }), "", "", d.money(total, 0), "", ""],
    ],
    { parts: [3, 1.4, 1.3, 1, 1, 1.5], lines: true },
  );
  d.space(14);
  d.text(
    d.t({
      nl: `Voor echt verklaard door het bestuursorgaan op ${d.date(day, "long")}.`,
      fr: `Certifié sincère par l'organe d'administration le ${d.date(day, "long")}.`,
      de: `Für richtig erklärt durch das Verwaltungsorgan am ${d.date(day, "long")}.`,
      en: `Certified correct by the board on ${d.date(day, "long")}.`,
    }),
  );
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  stateHolders(d, stakes);
  others(
    d,
    stakes.map(({ who }) => who),
  );
  d.documentDate(day);
}

/** A transfer: the seller who no longer holds anything stands above those who do. */
function transfers(d: Draft): void {
  const company = d.world.company("vl", "BV");
  const seller = d.world.person(d.belgium);
  const [kept, buyer] = stakesOf(d, d.world.people(d.belgium, 2), 600) as [Stake, Stake];
  const day = d.world.recentDay(500);
  d.set({ family: "book", size: 9.5, margin: 54 });
  d.text(
    d.t({
      nl: "eStox - elektronisch aandelenregister",
      en: "eStox - electronic share register",
    }),
    { size: 9, grey: 0.4 },
  );
  d.text(company.name, { size: 15, style: "bold" });
  d.text(`${company.form} - ${writtenNumber(company)}`, { after: 12 });
  d.text(d.t({ nl: "Historiek van de verrichtingen", en: "History of transactions" }), { style: "bold" });
  d.table(
    d.t({ nl: ["Datum", "Van", "Aan", "Aantal"], en: ["Date", "From", "To", "Quantity"] }),
    [
      [d.date(company.start), d.t({ nl: "(oprichting)", en: "(incorporation)" }), nameOf(kept.who), String(kept.count)],
      [d.date(company.start), d.t({ nl: "(oprichting)", en: "(incorporation)" }), nameOf(seller), String(buyer.count)],
      [d.date(day), nameOf(seller), nameOf(buyer.who), String(buyer.count)],
    ],
    { parts: [1, 2, 2, 0.8], lines: true },
  );
  d.space(12);
  d.text(d.t({ nl: `Huidige toestand (${d.date(day)})`, en: `Current holdings (${d.date(day)})` }), { style: "bold" });
  for (const { who, count, percent } of [kept, buyer])
    d.framed(
      () => {
        d.text(nameOf(who), { style: "bold" });
        d.text(
          d.t({
            nl: `${count} van de 600 aandelen - ${d.percent(percent)} - volle eigendom`,
            en: `${count} of 600 shares - ${d.percent(percent)} - full ownership`,
          }),
        );
      },
      { pad: 6, fill: 0.95 },
    );
  d.text(
    d.t({ nl: "Er zijn geen panden of vruchtgebruiken ingeschreven.", en: "No pledges or usufructs are recorded." }),
    { size: 8.5 },
  );
  foot(d, "Fednot / ITAA");
  d.subject(company, { seat: false });
  stateHolders(d, [kept, buyer]);
  d.documentDate(day);
}

/** Dutch register of a single shareholder, kept by a notary. */
function dutchRegister(d: Draft): void {
  const company = d.world.company("nl", "B.V.");
  const parent = d.world.company("nl", "B.V.");
  const notary = d.world.official("nl");
  const [former] = d.world.people("nl", 1) as [Person];
  const day = d.random.day(2020, 2025);
  d.set({ family: "serif", size: 11, leading: 1.45, margin: 70 });
  d.text("AANDEELHOUDERSREGISTER", { size: 15, style: "bold", align: "center" });
  d.text(
    `(artikel 2:194 Burgerlijk Wetboek)\n${company.name} B.V., statutair gevestigd te ${company.seat.town}, KvK ${company.number}`,
    { align: "center", after: 16 },
  );
  const line = (label: string, value: string) => d.text(`${label}: ${value}`, { after: 4 });
  d.text("Inschrijving I (doorgehaald)", { style: "bold" });
  line("Aandeelhouder", titled(d, former));
  line("Aandelen", "1 tot en met 120, nominaal EUR 1,00");
  line("Einde", `geleverd bij akte d.d. ${d.date(day, "dash")}`);
  d.space(8);
  d.text("Inschrijving II", { style: "bold" });
  line("Aandeelhouder", `${parent.name} B.V., KvK ${parent.number}, ${d.address(parent.seat)}`);
  line("Aandelen", "1 tot en met 120 (alle geplaatste aandelen, 100%), nominaal EUR 1,00");
  line(
    "Titel",
    `koop; akte verleden voor mr. ${nameOf(notary)}, notaris te ${notary.address.town}, d.d. ${d.date(day, "dash")}`,
  );
  line("Erkenning", `d.d. ${d.date(daysAfter(day, 1), "dash")}`);
  d.space(8);
  d.text("Pandrecht: geen. Vruchtgebruik: geen. Certificaten met medewerking van de vennootschap: geen.");
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", "B.V.", OPTIONAL);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.share({ holder: parent.name, enterprise_number: parent.number, share_percent: 100, role: "shareholder" });
  d.person(former, { role: "shareholder" }, "subject", OPTIONAL);
  d.documentDate(day, OPTIONAL);
  others(d, [], [parent]);
}

/** A letter of an accountant that confirms the holders, shares in words and fractions. */
function confirmation(d: Draft): void {
  const company = d.world.company(d.belgium);
  const office = d.world.company(d.belgium);
  const accountant = d.world.person(d.belgium);
  const [main, second] = d.world.people(d.belgium, 2) as [Person, Person];
  const parent = d.world.company(d.belgium);
  const day = d.world.recentDay(120);
  d.set({ family: "sans", size: 10.5, leading: 1.45, margin: 66 });
  d.text(`${office.name} ${office.form}\n${d.address(office.seat)}\n${writtenNumber(office)}`, {
    size: 8.5,
    align: "right",
    after: 16,
  });
  d.text(
    d.t({
      nl: `${office.seat.town}, ${d.date(day, "long")}`,
      fr: `${office.seat.town}, le ${d.date(day, "long")}`,
      de: `${office.seat.town}, den ${d.date(day, "long")}`,
    }),
    { after: 14 },
  );
  d.text(
    d.t({
      nl: `Betreft: samenstelling van het aandeelhouderschap van ${company.name} ${company.form} (${writtenNumber(company)})`,
      fr: `Concerne : composition de l'actionnariat de ${company.name} ${company.form} (${writtenNumber(company)})`,
      de: `Betrifft: Zusammensetzung der Gesellschafter der ${company.name} ${company.form} (${writtenNumber(company)})`,
    }),
    { style: "bold", after: 10 },
  );
  d.text(
    d.t({
      nl: `Als externe accountant van bovengenoemde vennootschap, met zetel te ${d.address(company.seat)}, bevestigen wij op basis van het aandelenregister dat de aandelen heden als volgt worden aangehouden:`,
      fr: `En qualité d'expert-comptable externe de la société précitée, dont le siège est situé à ${d.address(company.seat)}, nous confirmons sur la base du registre des actions que celles-ci sont détenues à ce jour comme suit :`,
      de: `Als externer Buchprüfer der vorgenannten Gesellschaft mit Sitz in ${d.address(company.seat)} bestätigen wir anhand des Anteilsregisters, dass die Anteile derzeit wie folgt gehalten werden:`,
    }),
    { after: 8 },
  );
  d.text(
    d.t({
      nl: `- ${titled(d, main)}: vijftig procent (50%);\n- ${titled(d, second)}: 1/4 van de aandelen, hetzij 25%;\n- ${parent.name} ${parent.form}, met ondernemingsnummer ${writtenNumber(parent)}: 1/4 van de aandelen, hetzij 25%.`,
      fr: `- ${titled(d, main)} : cinquante pour cent (50 %) ;\n- ${titled(d, second)} : 1/4 des actions, soit 25 % ;\n- ${parent.name} ${parent.form}, numéro d'entreprise ${writtenNumber(parent)} : 1/4 des actions, soit 25 %.`,
      de: `- ${titled(d, main)}: fünfzig Prozent (50 %);\n- ${titled(d, second)}: 1/4 der Anteile, also 25 %;\n- ${parent.name} ${parent.form}, Unternehmensnummer ${writtenNumber(parent)}: 1/4 der Anteile, also 25 %.`,
    }),
    { indent: 16, after: 10 },
  );
  d.text(
    d.t({
      nl: "Deze bevestiging werd op vraag van de vennootschap opgesteld en is enkel voor haar bank bestemd.",
      fr: "La présente est établie à la demande de la société et destinée uniquement à sa banque.",
      de: "Diese Bestätigung wurde auf Antrag der Gesellschaft erstellt und ist nur für deren Bank bestimmt.",
    }),
    { after: 20 },
  );
  d.text(nameOf(accountant));
  foot(d, `${office.name} - IBAN ${office.iban} - BIC ${office.bic}`);
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.person(main, { role: "shareholder", share_percent: 50 });
  d.person(second, { role: "shareholder", share_percent: percentOf(1, 4) });
  d.share({ holder: parent.name, enterprise_number: parent.number, share_percent: 25, role: "shareholder" });
  d.documentDate(day);
  others(d, [], [office, parent]);
}

export const SHARE_LAYOUTS: readonly Layout[] = [
  layout("third/shares-numbered", "shareholder_register", ["nl", "fr", "de", "en"], numbered),
  layout("third/shares-transfers", "shareholder_register", ["nl", "en"], transfers),
  layout("third/shares-dutch", "shareholder_register", ["nl"], dutchRegister),
  layout("third/shares-confirmation", "shareholder_register", ["nl", "fr", "de"], confirmation),
  layout("third/shares-german-list", "shareholder_register", ["de"], germanList),
  layout("third/shares-movements", "shareholder_register", ["fr"], movements),
  layout("third/shares-luxembourg", "shareholder_register", ["fr", "en"], luxembourgList),
  layout("third/shares-british", "shareholder_register", ["en"], britishStatement),
];
