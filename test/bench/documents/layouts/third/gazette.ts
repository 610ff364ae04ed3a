import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import {
  nameOf,
  type Person,
  registerName,
  streetOf,
  townOf,
  writtenNationalNumber,
  writtenNumber,
} from "../../world.ts";
import { foot, others, PURPOSES, titled } from "./company-parts.ts";
import {
  announcement,
  austrianNotice,
  bodacc,
  irishGazette,
  londonNotice,
  luxembourgFiling,
  newEntry,
} from "./gazette-abroad.ts";

/** Head of a page of the annexes: number in a stamp, the same words in the language of the act. */
function annexHead(d: Draft, printed: string): void {
  d.beside(
    [1, 1.6],
    [
      () =>
        d.framed(
          () =>
            d.text(
              d.t({
                nl: `Neergelegd ter griffie\nvan de ondernemingsrechtbank\n*${printed.slice(2, 4)}3${d.random.digits(5)}*`,
                fr: `Déposé au greffe\ndu tribunal de l'entreprise\n*${printed.slice(2, 4)}3${d.random.digits(5)}*`,
                de: `Hinterlegt bei der Kanzlei\ndes Unternehmensgerichts\n*${printed.slice(2, 4)}3${d.random.digits(5)}*`,
              }),
              { size: 8 },
            ),
          { pad: 5 },
        ),
      () =>
        d.text(
          d.t({
            nl: "Mod PDF 19.01\nIn de bijlagen bij het Belgisch Staatsblad bekend te maken",
            fr: "Mod PDF 19.01\nÀ publier aux annexes au Moniteur belge",
            de: "Mod PDF 19.01\nIn den Anlagen zum Belgischen Staatsblatt zu veröffentlichen",
          }),
          { size: 8.5, align: "right" },
        ),
    ],
  );
  d.space(8);
}

/** Change of seat; a new director is a company with its permanent representative. */
function move(d: Draft): void {
  const company = d.world.company(d.belgium);
  const old = d.world.address(d.belgium);
  const manager = d.world.company(d.belgium);
  const [representative, leaving, proxy] = d.world.people(d.belgium, 3) as [Person, Person, Person];
  const day = d.random.day(2020, 2025);
  const printed = daysAfter(day, d.random.whole(9, 30));
  const effective = daysAfter(day, 2);
  d.set({ family: "sans", size: 9.5, margin: 48 });
  annexHead(d, printed);
  d.rows(
    [
      [d.t({ nl: "Ondernemingsnr.", fr: "N° d'entreprise" }), writtenNumber(company).replaceAll(".", " ")],
      [d.t({ nl: "Benaming (voluit)", fr: "Dénomination (en entier)" }), company.name.toUpperCase()],
      [d.t({ nl: "(verkort)", fr: "(en abrégé)" }), ""],
      [d.t({ nl: "Rechtsvorm", fr: "Forme juridique" }), company.form],
      [d.t({ nl: "Zetel", fr: "Siège" }), `${streetOf(old, d.language)}\n${d.t({ nl: "te", fr: "à" })} ${townOf(old)}`],
    ],
    { label: 130, colon: " :" },
  );
  d.text(
    d.t({
      nl: "Voorwerp van de akte : Verplaatsing van de zetel - ontslag en benoeming",
      fr: "Objet(s) de l'acte : Transfert du siège - démission et nomination",
    }),
    { style: "bold", after: 8 },
  );
  d.text(
    d.t({
      nl: `Uit het verslag van het bestuursorgaan van ${d.date(day, "dots")} blijkt dat met eenparigheid van stemmen het volgende beslist werd:\n1. De zetel wordt vanaf ${d.date(effective)} overgebracht naar ${d.address(company.seat)}.\n2. Het vrijwillig ontslag van ${titled(d, leaving)} als bestuurder gaat in op ${d.date(effective)}.\n3. Als nieuwe bestuurder wordt benoemd, eveneens vanaf ${d.date(effective)}: ${manager.name} ${manager.form}, RPR ${writtenNumber(manager)}, ${d.address(manager.seat)}, die als vaste vertegenwoordiger ${titled(d, representative)} aanstelt.\n4. Bijzondere volmacht wordt gegeven aan ${nameOf(proxy)}, accountant, om deze beslissing neer te leggen.`,
      fr: `Il résulte du rapport de l'organe d'administration du ${d.date(day, "dots")} que les décisions suivantes ont été prises à l'unanimité :\n1. Le siège est transféré à partir du ${d.date(effective)} à l'adresse suivante : ${d.address(company.seat)}.\n2. La démission volontaire de ${titled(d, leaving)} de son poste d'administrateur prend cours le ${d.date(effective)}.\n3. Est nommée administrateur, également à partir du ${d.date(effective)} : ${manager.name} ${manager.form}, RPM ${writtenNumber(manager)}, ${d.address(manager.seat)}, ayant pour représentant permanent ${titled(d, representative)}.\n4. Procuration spéciale est donnée à ${nameOf(proxy)}, expert-comptable, en vue du dépôt.`,
    }),
    { after: 18 },
  );
  d.text(
    `${d.t({ nl: "Getekend", fr: "Signé" })}, ${nameOf(representative)}, ${d.t({ nl: "vaste vertegenwoordiger", fr: "représentant permanent" })}`,
    { align: "right" },
  );
  foot(
    d,
    d.t({
      nl: `Op de laatste blz. van Luik B vermelden: naam en hoedanigheid van de instrumenterende notaris - Staatsblad ${d.date(printed)}`,
      fr: `Mentionner sur la dernière page du Volet B : nom et qualité du notaire instrumentant - Moniteur ${d.date(printed)}`,
    }),
  );
  d.subject(company);
  d.fact("address", "other", d.address(old), OPTIONAL);
  d.fact("address", "subject", d.address(old), OPTIONAL);
  d.person(leaving, { role: "director", until: effective });
  d.share({ holder: manager.name, enterprise_number: manager.number, role: "director" });
  d.person(representative, { role: "director", since: effective }, "subject", OPTIONAL);
  others(d, [], [manager]);
  d.documentDate(printed);
  d.documentDate(day, OPTIONAL);
}

/** Extract of a founding deed, as it is published. */
function founding(d: Draft): void {
  const company = d.world.company(d.belgium, { vl: "BV", wal: "SRL", og: "GmbH" }[d.belgium as "vl"]);
  const notary = d.world.official(d.belgium);
  const founders = d.world.people(d.belgium, 2) as [Person, Person];
  const day = d.random.day(2020, 2025);
  const printed = daysAfter(day, d.random.whole(4, 12));
  const purpose = d.random.pick(PURPOSES)[d.language];
  d.set({ family: "narrow", size: 9.5, margin: 54 });
  annexHead(d, printed);
  d.table(
    null,
    [
      [d.t({ nl: "Ondernemingsnr", de: "Unternehmensnr." }), writtenNumber(company)],
      [d.t({ nl: "Naam", de: "Name" }), company.name],
      [
        d.t({ nl: "Rechtsvorm", de: "Rechtsform" }),
        d.t({ nl: "Besloten Vennootschap", de: "Gesellschaft mit beschränkter Haftung" }),
      ],
      [d.t({ nl: "Zetel", de: "Sitz" }), d.address(company.seat)],
      [d.t({ nl: "Onderwerp akte", de: "Gegenstand der Urkunde" }), d.t({ nl: "Oprichting", de: "Gründung" })],
    ],
    { parts: [1, 3], lines: true },
  );
  d.space(8);
  const born = (who: Person) =>
    d.t({
      nl: `${titled(d, who).replace(nameOf(who), registerName(who))}, geboren te ${who.birthPlace} op ${d.date(who.birthDate, "long")}, wonende te ${d.address(who.address)}`,
      de: `${titled(d, who).replace(nameOf(who), registerName(who))}, geboren in ${who.birthPlace} am ${d.date(who.birthDate, "long")}, wohnhaft in ${d.address(who.address)}`,
    });
  d.text(
    d.t({
      nl: `Er blijkt uit een akte verleden voor notaris ${nameOf(notary)} te ${notary.address.town} op ${d.date(day, "long")}, ter registratie aangeboden, dat door 1. ${born(founders[0])}; en 2. ${born(founders[1])}; een vennootschap werd opgericht waarvan de statuten onder meer bepalen:\nVOORWERP: ${purpose}.\nINBRENGEN: de oprichters brachten samen 30.000,00 euro in. Er werden driehonderd aandelen uitgegeven: op naam van de eerste genoemde honderdvijftig aandelen en op naam van de tweede honderdvijftig aandelen.\nBESTUUR: de vennootschap wordt bestuurd door één of meer bestuurders. Wordt als bestuurder aangesteld: ${titled(d, founders[1])}, voornoemd.\nJAARVERGADERING: de derde zaterdag van mei om elf uur.`,
      de: `Aus einer Urkunde des Notars ${nameOf(notary)} mit Amtssitz in ${notary.address.town} vom ${d.date(day, "long")}, zur Registrierung vorgelegt, geht hervor, dass 1. ${born(founders[0])}, und 2. ${born(founders[1])}, eine Gesellschaft gegründet haben, deren Satzung unter anderem bestimmt:\nGEGENSTAND: ${purpose}.\nEINLAGEN: die Gründer brachten zusammen 30.000,00 Euro ein. Es wurden dreihundert Anteile ausgegeben: auf den Namen des Ersten einhundertfünfzig und auf den Namen des Zweiten einhundertfünfzig Anteile.\nVERWALTUNG: Als Verwalter wird bestellt: ${titled(d, founders[1])}, vorgenannt.\nGENERALVERSAMMLUNG: am dritten Samstag im Mai um elf Uhr.`,
    }),
    { after: 12 },
  );
  d.text(
    d.t({
      nl: `Voor ontledend uittreksel, ${nameOf(notary)}, notaris. Tegelijk hiermee neergelegd: uitgifte van de akte.`,
      de: `Für analytischen Auszug, ${nameOf(notary)}, Notar. Gleichzeitig hinterlegt: Ausfertigung der Urkunde.`,
    }),
  );
  foot(d, `Bijlagen bij het Belgisch Staatsblad - ${d.date(printed)} - Annexes du Moniteur belge`);
  d.subject(company);
  d.fact("object", "subject", purpose, OPTIONAL);
  d.amount("capital", 30_000, "EUR", null, OPTIONAL);
  d.person(notary, { role: "notary" }, "issuer");
  for (const who of founders) d.person(who, { role: "founder", share_percent: 50 });
  d.person(founders[1], { role: "director" });
  others(d, founders);
  d.documentDate(printed);
  d.documentDate(day, OPTIONAL);
}

/** A Dutch notice of a court about an insolvency, with receiver and judge. */
function dutchInsolvency(d: Draft): void {
  const company = d.world.company("nl", "B.V.");
  const [receiver, judge] = d.world.people("nl", 2) as [Person, Person];
  const day = d.world.recentDay(300);
  const court = d.random.pick(["Midden-Nederland", "Gelderland", "Noord-Holland"]);
  d.set({ family: "serif", size: 10.5, margin: 66 });
  d.text(`STAATSCOURANT`, { size: 22, style: "bold" });
  d.text(`Nr. ${d.random.digits(5)}\n${d.date(day, "long")}`, { size: 9, align: "right" });
  d.text("Officiële uitgave van het Koninkrijk der Nederlanden sinds 1814.", { size: 8.5, after: 14 });
  d.rule();
  d.text(`Faillissement ${company.name} B.V.`, { size: 14, style: "bold", after: 8 });
  d.text(
    `De rechtbank ${court} heeft bij vonnis van ${d.date(daysAfter(day, -6), "long")} in staat van faillissement verklaard: ${company.name} B.V., ingeschreven in het handelsregister onder nummer ${company.number}, statutair gevestigd te ${company.seat.town}, kantoorhoudende te ${d.address(company.seat)}, mede handelend onder de naam ${company.name.split(" ")[0]} Direct.`,
    { after: 8 },
  );
  d.text(
    `Rechter-commissaris: mr. ${nameOf(judge)}.\nCurator: mr. ${nameOf(receiver)}, ${d.address(receiver.address)}.\nInsolventienummer: F.${d.random.digits(2)}/${d.random.digits(2)}/${d.random.digits(3)}.`,
    { after: 10 },
  );
  d.text(
    "Schuldeisers worden verzocht hun vorderingen schriftelijk bij de curator in te dienen. Bestuurders worden hier niet bekendgemaakt.",
  );
  foot(d, `Staatscourant ${day.slice(0, 4)} nr. ${d.random.digits(5)} - ISSN 2212-2672 - 1`);
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("status", "subject", "bankrupt", OPTIONAL);
  d.fact("address", "other", d.address(receiver.address), OPTIONAL);
  d.documentDate(day);
}

/** A copy of an older page that somebody translated, with a note of the translator. */
function translated(d: Draft): void {
  const company = d.world.company(d.belgium, { nl: "NV", fr: "SA", de: "AG", en: "NV" }[d.language]);
  const people = d.world.people(d.belgium, d.random.whole(2, 3));
  const translator = d.world.person(d.belgium);
  const day = d.random.day(2019, 2025);
  const end = `${Number(day.slice(0, 4)) + 6}`;
  d.set({ family: "book", size: 9.5, margin: 60 });
  d.text(
    d.t({
      de: `Freie Übersetzung aus dem Niederländischen - Anlagen zum Belgischen Staatsblatt vom ${d.date(day, "long")}`,
      en: `Free translation from Dutch - Annexes to the Belgian Official Gazette of ${d.date(day, "long")}`,
    }),
    { style: "italic", after: 12 },
  );
  d.text(
    d.t({
      de: `(${d.random.digits(5)})     ${company.name}, Aktiengesellschaft, ${d.address(company.seat)} - RJP ${writtenNumber(company)}`,
      en: `(${d.random.digits(5)})     ${company.name}, public limited company, ${d.address(company.seat)} - RPR ${writtenNumber(company)}`,
    }),
    { style: "bold", after: 6 },
  );
  d.text(
    d.t({
      de: `Wiederernennung. Die ordentliche Generalversammlung hat die Mandate der folgenden Verwaltungsratsmitglieder bis zur Versammlung des Jahres ${end} verlängert:`,
      en: `Reappointment. The annual general meeting has renewed the mandates of the following directors until the meeting of the year ${end}:`,
    }),
    { after: 5 },
  );
  for (const who of people) {
    d.text(
      `${String.fromCodePoint(0x2013)} ${registerName(who)}, ${d.address(who.address)} (${writtenNationalNumber(who.nationalNumber)})`,
      { indent: 14 },
    );
    d.person(who, { role: "director" });
  }
  d.text(
    d.t({
      de: "Die Mandate sind unbesoldet. Der Kommissar wird entlastet. (unterzeichnet) Zwei Verwaltungsratsmitglieder.",
      en: "The mandates are unremunerated. Discharge is given to the auditor. (signed) Two directors.",
    }),
    { after: 24 },
  );
  d.text(
    d.t({
      de: `Anmerkung der Übersetzung: maßgeblich ist allein der veröffentlichte Text. ${nameOf(translator)}, vereidigte Übersetzung, VTI 1234567`,
      en: `Translator's note: only the published text is authentic. ${nameOf(translator)}, sworn translator, VTI 1234567`,
    }),
    { size: 8 },
  );
  d.subject(company);
  others(d, people);
  d.documentDate(day);
}

export const GAZETTE_LAYOUTS: readonly Layout[] = [
  layout("third/annex-move", "gazette_publication", ["nl", "fr"], move),
  layout("third/annex-founding", "gazette_publication", ["nl", "de"], founding),
  layout("third/dutch-insolvency", "gazette_publication", ["nl"], dutchInsolvency),
  layout("third/translated-page", "gazette_publication", ["de", "en"], translated),
  layout("third/bodacc", "gazette_publication", ["fr"], bodacc),
  layout("third/legal-announcement", "gazette_publication", ["fr"], announcement),
  layout("third/luxembourg-filing", "gazette_publication", ["fr", "en"], luxembourgFiling),
  layout("third/new-entry", "gazette_publication", ["de"], newEntry),
  layout("third/austrian-notice", "gazette_publication", ["de"], austrianNotice),
  layout("third/london-notice", "gazette_publication", ["en"], londonNotice),
  layout("third/irish-gazette", "gazette_publication", ["en"], irishGazette),
];
