import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, writtenNationalNumber, writtenNumber } from "../../world.ts";

/** A page of the annexes to the Belgian gazette: a form of one company's act, with its number on top. */
function annexForm(d: Draft): void {
  const company = d.world.company(d.belgium);
  const [leaving, coming] = d.world.people(d.belgium, 2) as [Person, Person];
  const day = d.random.day(2020, 2025);
  const published = d.random.pick([12, 20, 15]);
  const printed = new Date(Date.parse(day) + published * 86_400_000).toISOString().slice(0, 10);
  d.set({ family: "sans", size: 9.5, margin: 50 });
  d.text(d.t({ nl: "Luik B", fr: "Volet B", de: "Teil B" }), { style: "bold", align: "right" });
  d.text(
    d.t({
      nl: "In de bijlagen bij het Belgisch Staatsblad bekend te maken kopie na neerlegging van de akte ter griffie",
      fr: "Copie à publier aux annexes du Moniteur belge après dépôt de l'acte au greffe",
      de: "Im Anhang des Belgischen Staatsblatts zu veröffentlichende Abschrift nach Hinterlegung bei der Kanzlei",
    }),
    { size: 10, style: "bold", after: 10 },
  );
  d.rows(
    [
      [d.t({ nl: "Ondernemingsnr", fr: "N° d'entreprise", de: "Unternehmensnr." }), writtenNumber(company)],
      [d.t({ nl: "Naam\n(voluit)", fr: "Nom\n(en entier)", de: "Name\n(voll)" }), company.name],
      [d.t({ nl: "Rechtsvorm", fr: "Forme légale", de: "Rechtsform" }), company.form],
      [
        d.t({
          nl: "Volledig adres v.d. zetel",
          fr: "Adresse complète du siège",
          de: "Vollständige Adresse des Sitzes",
        }),
        d.address(company.seat),
      ],
    ],
    { label: 140, colon: d.language === "fr" ? " :" : ":" },
  );
  d.space(8);
  d.text(
    d.t({
      nl: "Onderwerp akte: ONTSLAG EN BENOEMING BESTUURDER",
      fr: "Objet de l'acte : DÉMISSION ET NOMINATION D'UN ADMINISTRATEUR",
      de: "Gegenstand der Urkunde: RÜCKTRITT UND ERNENNUNG EINES VERWALTERS",
    }),
    { style: "bold", after: 10 },
  );
  d.text(
    d.t({
      nl: `Uittreksel uit de notulen van de bijzondere algemene vergadering van ${d.date(day, "long")}.\nDe vergadering aanvaardt het ontslag van ${nameOf(leaving)} als bestuurder met ingang van ${d.date(day, "long")} en verleent kwijting voor het uitgeoefende mandaat.\nDe vergadering benoemt tot bestuurder met ingang van ${d.date(day, "long")}: ${nameOf(coming)}, wonende te ${d.address(coming.address)}. Het mandaat is onbezoldigd.`,
      fr: `Extrait du procès-verbal de l'assemblée générale extraordinaire du ${d.date(day, "long")}.\nL'assemblée accepte la démission de ${nameOf(leaving)} en qualité d'administrateur avec effet au ${d.date(day, "long")} et lui donne décharge pour l'exercice de son mandat.\nL'assemblée nomme en qualité d'administrateur avec effet au ${d.date(day, "long")} : ${nameOf(coming)}, domicilié à ${d.address(coming.address)}. Le mandat est exercé à titre gratuit.`,
      de: `Auszug aus dem Protokoll der außerordentlichen Generalversammlung vom ${d.date(day, "long")}.\nDie Versammlung nimmt den Rücktritt von ${nameOf(leaving)} als Verwalter mit Wirkung vom ${d.date(day, "long")} an und erteilt Entlastung.\nDie Versammlung ernennt mit Wirkung vom ${d.date(day, "long")} zum Verwalter: ${nameOf(coming)}, wohnhaft in ${d.address(coming.address)}. Das Mandat ist unentgeltlich.`,
    }),
    { after: 14 },
  );
  d.text(
    d.t({
      nl: "Voor eensluidend uittreksel\nBestuurder",
      fr: "Pour extrait conforme\nAdministrateur",
      de: "Für gleichlautenden Auszug\nVerwalter",
    }),
    { after: 20 },
  );
  d.rule();
  d.text(
    d.t({
      nl: `Bijlagen bij het Belgisch Staatsblad - ${d.date(printed)} - Annexes du Moniteur belge`,
      fr: `Bijlagen bij het Belgisch Staatsblad - ${d.date(printed)} - Annexes du Moniteur belge`,
      de: `Bijlagen bij het Belgisch Staatsblad - ${d.date(printed)} - Annexes du Moniteur belge`,
    }),
    { size: 8 },
  );
  d.subject(company);
  d.person(leaving, { role: "director", until: day });
  d.person(coming, { role: "director", since: day });
  d.fact("address", "other", d.address(coming.address), OPTIONAL);
  d.documentDate(printed);
  d.documentDate(day, OPTIONAL);
}

/** French notices of several companies in two columns. The first, printed in bold, is the one that the page was cut out for. */
function notices(d: Draft): void {
  const day = d.world.recentDay(400);
  const region = ({ nl: "nl", fr: "fr", de: "de", en: "ie" } as const)[d.language];
  const all = [0, 1, 2, 3].map(() => ({
    company: d.world.company(region),
    who: d.world.person(region),
    before: d.world.person(region),
  }));
  d.set({ family: d.random.pick(["serif", "narrow"]), size: 9, margin: 46 });
  d.text(
    d.t({
      nl: "Staatscourant",
      fr: "Bulletin officiel des annonces civiles et commerciales",
      de: "Bundesanzeiger",
      en: "Iris Oifigiúil",
    }),
    { size: 16, style: "bold", align: "center" },
  );
  d.text(
    d.t({
      nl: `Officiële uitgave van het Koninkrijk der Nederlanden - ${d.date(day, "long")}`,
      fr: `Annonces BODACC « B » - ${d.date(day, "long")}`,
      de: `Amtlicher Teil - ${d.date(day, "long")}`,
      en: `The official gazette of Ireland - ${d.date(day, "long")}`,
    }),
    { align: "center", after: 10 },
  );
  d.rule();
  const [first, ...others] = all;
  // The truth is what concerns the company whose notice is set in bold as the headline of the page.
  d.text(`${first!.company.name} ${first!.company.form}`, { size: 13, style: "bold" });
  d.text(notice(d, first!), { after: 12 });
  d.rule();
  d.text(
    d.t({
      nl: "Andere berichten van deze dag",
      fr: "Autres annonces du jour",
      de: "Weitere Bekanntmachungen des Tages",
      en: "Other notices of the day",
    }),
    { style: "italic", after: 6 },
  );
  d.inColumns(
    2,
    () => {
      for (const other of [
        ...others,
        ...[0, 1, 2].map(() => ({
          company: d.world.company(region),
          who: d.world.person(region),
          before: d.world.person(region),
        })),
      ]) {
        d.text(`${other.company.name} ${other.company.form}`, { style: "bold" });
        d.text(notice(d, other), { after: 10 });
        d.companyNumber(other.company, "other", OPTIONAL);
        d.person(other.who, { role: "director" }, "other", OPTIONAL);
        d.person(other.before, { role: "director" }, "other", OPTIONAL);
        d.fact("company_name", "other", other.company.name, OPTIONAL);
      }
    },
    { depth: 260 },
  );
  d.subject(first!.company);
  d.person(first!.who, { role: "director" });
  d.person(first!.before, { role: "director" });
  d.documentDate(day);
}

const notice = (
  d: Draft,
  { company, who, before }: { company: ReturnType<Draft["world"]["company"]>; who: Person; before: Person },
): string =>
  d.t({
    nl: `KvK-nummer: ${writtenNumber(company)}. Rechtsvorm: ${company.form}. Zetel: ${d.address(company.seat)}. Wijziging van het bestuur. Benoemd tot bestuurder: ${nameOf(who)}. Afgetreden als bestuurder: ${nameOf(before)}.`,
    fr: `${writtenNumber(company)} RCS ${company.seat.town}. Forme : ${company.form}. Adresse : ${d.address(company.seat)}. Modification survenue sur l'administration. Administration : Gérant : ${nameOf(who)} nommé en remplacement de ${nameOf(before)}, gérant partant.`,
    de: `Amtsgericht ${company.seat.town} ${writtenNumber(company)}. Rechtsform: ${company.form}. Geschäftsanschrift: ${d.address(company.seat)}. Bestellt als Geschäftsführer: ${nameOf(who)}. Nicht mehr Geschäftsführer: ${nameOf(before)}.`,
    en: `Company number: ${writtenNumber(company)}. Legal form: ${company.form}. Registered office: ${d.address(company.seat)}. Change of directors. Appointed as director: ${nameOf(who)}. Resigned as director: ${nameOf(before)}.`,
  });

/** An older page of the annexes, running text with several acts, each with its publication number; one only is asked for. */
function clipping(d: Draft): void {
  const company = d.world.company(d.belgium);
  const people = d.world.people(d.belgium, 2);
  const day = d.random.day(2019, 2025);
  d.set({ family: "serif", size: 10 });
  d.text(
    d.t({
      nl: "BELGISCH STAATSBLAD",
      fr: "MONITEUR BELGE",
      de: "BELGISCHES STAATSBLATT",
      en: "BELGIAN OFFICIAL GAZETTE",
    }),
    { size: 14, style: "bold", align: "center" },
  );
  d.text(d.date(day, "long"), { align: "center", after: 12 });
  d.text(`N. ${day.slice(0, 4)}${d.random.digits(6)}`, { align: "right" });
  d.text(`"${company.name}", ${company.form}`, { style: "bold" });
  d.text(
    d.t({
      nl: `${d.address(company.seat)}\nOndernemingsnummer: ${writtenNumber(company)}`,
      fr: `${d.address(company.seat)}\nNuméro d'entreprise : ${writtenNumber(company)}`,
      de: `${d.address(company.seat)}\nUnternehmensnummer: ${writtenNumber(company)}`,
      en: `${d.address(company.seat)}\nEnterprise number: ${writtenNumber(company)}`,
    }),
    { after: 8 },
  );
  d.text(
    d.t({
      nl: "Benoeming van bestuurders",
      fr: "Nomination d'administrateurs",
      de: "Ernennung von Verwaltern",
      en: "Appointment of directors",
    }),
    { style: "bold", after: 6 },
  );
  d.text(
    d.t({
      nl: `De algemene vergadering heeft beslist de volgende personen te benoemen tot bestuurder voor een termijn van zes jaar:`,
      fr: `L'assemblée générale a décidé de nommer comme administrateurs pour une durée de six ans les personnes suivantes :`,
      de: `Die Generalversammlung hat beschlossen, folgende Personen für sechs Jahre zu Verwaltern zu ernennen:`,
      en: `The general meeting has decided to appoint the following persons as directors for a term of six years:`,
    }),
  );
  for (const who of people) {
    d.text(`- ${nameOf(who)} (${writtenNationalNumber(who.nationalNumber)})`);
    d.person(who, { role: "director" });
    d.fact("national_number", "other", who.nationalNumber, OPTIONAL);
  }
  d.space(10);
  d.text(
    d.t({
      nl: "De bestuurders hebben hun mandaat aanvaard. Volmacht wordt gegeven voor de publicatie in de bijlagen.",
      fr: "Les administrateurs ont accepté leur mandat. Procuration est donnée pour la publication aux annexes.",
      de: "Die Verwalter haben ihr Mandat angenommen. Vollmacht wird für die Veröffentlichung im Anhang erteilt.",
      en: "The directors have accepted their mandate. Power is given for publication in the annexes.",
    }),
  );
  d.subject(company);
  d.documentDate(day);
}

export const GAZETTES: readonly Layout[] = [
  layout("first/annex-form", "gazette_publication", ["nl", "fr", "de"], annexForm),
  layout("first/notices", "gazette_publication", ["nl", "fr", "de", "en"], notices),
  layout("first/clipping", "gazette_publication", ["nl", "fr", "de", "en"], clipping),
];
