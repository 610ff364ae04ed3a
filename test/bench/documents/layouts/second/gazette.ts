import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, type Person, writtenNumber } from "../../world.ts";

/** The form of the Belgian annexes in its later design: labels with colons, the text as a decision in points. */
function decision(d: Draft): void {
  const company = d.world.company(d.belgium);
  const [out, coming, second] = d.world.people(d.belgium, 3) as [Person, Person, Person];
  const day = d.random.day(2021, 2025);
  const printed = daysAfter(day, d.random.whole(10, 40));
  d.set({ family: "vera", size: 9, margin: 48 });
  d.text(`Mod DOC 19.01`, { size: 7, align: "right" });
  d.text(
    d.t({
      nl: "Kopie die in de bijlagen bij het Belgisch Staatsblad wordt bekendgemaakt",
      fr: "Copie qui sera publiée aux annexes au Moniteur belge",
      de: "Im Belgischen Staatsblatt bekanntgemachte Abschrift",
    }),
    { style: "bold", after: 8 },
  );
  d.framed(() => {
    d.text(
      d.t({
        nl: `Ondernemingsnr : ${writtenNumber(company)}`,
        fr: `N° d'entreprise : ${writtenNumber(company)}`,
        de: `Unternehmensnr. : ${writtenNumber(company)}`,
      }),
    );
    d.text(
      d.t({
        nl: `Benaming (voluit) : ${company.name}`,
        fr: `Dénomination (en entier) : ${company.name}`,
        de: `Gesellschaftsname (ausgeschrieben) : ${company.name}`,
      }),
    );
    d.text(
      d.t({
        nl: `Rechtsvorm : ${company.form}`,
        fr: `Forme juridique : ${company.form}`,
        de: `Rechtsform : ${company.form}`,
      }),
    );
    d.text(
      d.t({
        nl: `Zetel : ${d.address(company.seat)}`,
        fr: `Siège : ${d.address(company.seat)}`,
        de: `Sitz : ${d.address(company.seat)}`,
      }),
    );
    d.text(
      d.t({
        nl: "Onderwerp akte : Benoemingen - ontslagen",
        fr: "Objet de l'acte : Nominations - démissions",
        de: "Gegenstand : Ernennungen - Rücktritte",
      }),
    );
  });
  d.space(8);
  d.text(
    d.t({
      nl: `Bij beslissing van ${d.date(day, "long")} heeft de algemene vergadering:`,
      fr: `Par décision du ${d.date(day, "long")}, l'assemblée générale a :`,
      de: `Durch Beschluss vom ${d.date(day, "long")} hat die Generalversammlung:`,
    }),
  );
  d.text(
    d.t({
      nl: `a) kennis genomen van het ontslag van bestuurder ${nameOf(out)};\nb) tot bestuurders benoemd: ${nameOf(coming)} en ${nameOf(second)}, beiden voor een periode van zes jaar.`,
      fr: `a) pris acte de la démission de l'administrateur ${nameOf(out)} ;\nb) nommé administrateurs : ${nameOf(coming)} et ${nameOf(second)}, tous deux pour une période de six ans.`,
      de: `a) den Rücktritt des Verwalters ${nameOf(out)} zur Kenntnis genommen;\nb) zu Verwaltern ernannt: ${nameOf(coming)} und ${nameOf(second)}, beide für sechs Jahre.`,
    }),
    { after: 20 },
  );
  d.text(`Bijlagen bij het Belgisch Staatsblad - ${d.date(printed)} - Annexes du Moniteur belge`, {
    size: 7.5,
    align: "center",
  });
  d.subject(company);
  d.person(out, { role: "director" });
  d.person(coming, { role: "director" });
  d.person(second, { role: "director" });
  d.documentDate(printed);
  d.documentDate(day, OPTIONAL);
}

/** A notice of a foundation, alone on its page, as the electronic gazettes show it: label and value. */
function electronic(d: Draft): void {
  const region = ({ nl: "nl", fr: "fr", de: "de", en: "gb" } as const)[d.language];
  const company = d.world.company(region);
  const who = d.world.person(region);
  const day = d.world.recentDay(500);
  d.set({ family: "sans", size: 10 });
  d.text(d.t({ nl: "STAATSCOURANT", fr: "BODACC A", de: "Unternehmensregister - Bekanntmachung", en: "THE GAZETTE" }), {
    size: 15,
    style: "bold",
  });
  d.text(
    d.t({
      nl: `Nr. ${d.random.digits(5)} - ${d.date(day, "long")}`,
      fr: `Annonce n° ${d.random.digits(4)} publiée le ${d.date(day, "long")}`,
      de: `Bekannt gemacht am ${d.date(day, "dots")}`,
      en: `Official Public Record - notice published ${d.date(day, "long")}`,
    }),
    { after: 14 },
  );
  d.text(
    d.t({
      nl: "Kennisgeving van benoeming",
      fr: "Immatriculation - création d'entreprise",
      de: "Neueintragung",
      en: "Notice under the Companies Act",
    }),
    { style: "bold", after: 8 },
  );
  d.rows(
    [
      [
        d.t({ nl: "Vennootschap", fr: "Dénomination", de: "Firma", en: "Company name" }),
        `${company.name} ${company.form}`,
      ],
      [
        d.t({ nl: "Nummer handelsregister", fr: "N° RCS", de: "Registernummer", en: "Company number" }),
        writtenNumber(company),
      ],
      [
        d.t({ nl: "Vestiging", fr: "Siège social", de: "Geschäftsanschrift", en: "Registered office" }),
        d.address(company.seat),
      ],
      [d.t({ nl: "Bestuurder", fr: "Dirigeant", de: "Geschäftsführer", en: "Director appointed" }), nameOf(who)],
    ],
    { label: 150, colon: d.language === "fr" ? " :" : ":", gap: 6 },
  );
  d.subject(company);
  d.person(who, { role: "director" });
  d.documentDate(day);
}

/** A page with several short acts in running text; the truth is what concerns the first, which carries the number of the cutting. */
function cutting(d: Draft): void {
  const acts = [0, 1, 2].map(() => ({ company: d.world.company(d.belgium), who: d.world.person(d.belgium) }));
  const day = d.random.day(2018, 2025);
  d.set({ family: "serif", size: 9.5 });
  d.text(
    d.t({
      nl: "Bijlagen bij het Belgisch Staatsblad",
      fr: "Annexes au Moniteur belge",
      de: "Anlagen zum Belgischen Staatsblatt",
      en: "Annexes to the Belgian Official Gazette",
    }),
    { style: "bold", align: "center" },
  );
  d.text(d.date(day), { align: "center", after: 12 });
  acts.forEach(({ company, who }, at) => {
    d.text(`${day.slice(2, 4)}${d.random.digits(6)}`, { align: "right", size: 8 });
    d.text(company.name.toUpperCase(), { style: "bold" });
    d.text(
      d.t({
        nl: `${company.form} - zetel: ${d.address(company.seat)} - RPR ${writtenNumber(company)}. Uit het proces-verbaal van de jaarvergadering blijkt dat het mandaat van bestuurder van ${nameOf(who)} wordt hernieuwd voor drie jaar.`,
        fr: `${company.form} - siège : ${d.address(company.seat)} - RPM ${writtenNumber(company)}. Il résulte du procès-verbal de l'assemblée annuelle que le mandat d'administrateur de ${nameOf(who)} est renouvelé pour trois ans.`,
        de: `${company.form} - Sitz: ${d.address(company.seat)} - RJP ${writtenNumber(company)}. Aus dem Protokoll der Jahresversammlung geht hervor, dass das Mandat als Verwalter von ${nameOf(who)} um drei Jahre verlängert wird.`,
        en: `${company.form} - seat: ${d.address(company.seat)} - RLE ${writtenNumber(company)}. The minutes of the annual meeting show that the mandate as director of ${nameOf(who)} is renewed for three years.`,
      }),
      { after: 14 },
    );
    if (at === 0) {
      d.subject(company);
      d.person(who, { role: "director" });
    } else {
      d.companyNumber(company, "other", OPTIONAL);
      d.person(who, { role: "director" }, "other", OPTIONAL);
    }
  });
  d.documentDate(day);
}

export const GAZETTES: readonly Layout[] = [
  layout("second/decision", "gazette_publication", ["nl", "fr", "de"], decision),
  layout("second/electronic-gazette", "gazette_publication", ["nl", "fr", "de", "en"], electronic),
  layout("second/cutting", "gazette_publication", ["nl", "fr", "de", "en"], cutting),
];
