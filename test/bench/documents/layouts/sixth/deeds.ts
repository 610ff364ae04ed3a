import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, registerName, streetOf, townOf, writtenNumber } from "../../world.ts";
import { PURPOSES, titled } from "../third/company-parts.ts";
import { abroad, ALL, foot, joined, officeOf } from "./parts.ts";

const purposeOf = (d: Draft): string => d.random.pick(PURPOSES)[d.language];

/** A short restated text, as a secretary prints it: a title, a line that says since when it holds, and paragraphs. */
function restated(d: Draft): void {
  const company = d.world.company(d.belgium, d.t({ nl: "BV", fr: "SRL", de: "GmbH", en: "BV" }));
  const day = d.random.day(2019, 2026);
  const purpose = purposeOf(d);
  d.set({ family: "sans", size: 10.5, margin: 70, leading: 1.45 });
  d.text(`${company.name} ${company.form}`, { style: "bold", align: "center" });
  d.text(
    d.t({
      nl: "STATUTEN – GECOÖRDINEERDE TEKST",
      fr: "STATUTS – TEXTE COORDONNÉ",
      de: "SATZUNG – KOORDINIERTER TEXT",
      en: "ARTICLES – RESTATED TEXT",
    }),
    { size: 14, style: "bold", align: "center", after: 4 },
  );
  d.text(
    d.t({
      nl: `na de wijziging van ${d.date(day, "long")}`,
      fr: `après la modification du ${d.date(day, "long")}`,
      de: `nach der Änderung vom ${d.date(day, "long")}`,
      en: `as amended on ${d.date(day, "long")}`,
    }),
    { align: "center", after: 16 },
  );
  const lines = d.t({
    nl: [
      `§ 1  De vennootschap heet ${company.name}. Zij heeft de vorm van een besloten vennootschap en is ingeschreven onder nummer ${writtenNumber(company)}.`,
      `§ 2  Zij is gevestigd te ${d.address(company.seat)}.`,
      `§ 3  Haar voorwerp is: ${purpose}.`,
      "§ 4  Elk aandeel geeft recht op één stem. De overdracht van aandelen behoeft de instemming van de andere aandeelhouders.",
      "§ 5  De algemene vergadering komt jaarlijks samen op de eerste vrijdag van juni.",
    ],
    fr: [
      `§ 1  La société s'appelle ${company.name}. Elle a la forme d'une société à responsabilité limitée et est inscrite sous le numéro ${writtenNumber(company)}.`,
      `§ 2  Elle est établie à ${d.address(company.seat)}.`,
      `§ 3  Elle a pour objet : ${purpose}.`,
      "§ 4  Chaque action donne droit à une voix. La cession d'actions requiert l'accord des autres actionnaires.",
      "§ 5  L'assemblée générale se réunit chaque année le premier vendredi de juin.",
    ],
    de: [
      `§ 1  Die Gesellschaft heißt ${company.name}. Sie hat die Form einer Gesellschaft mit beschränkter Haftung und ist unter der Nummer ${writtenNumber(company)} eingetragen.`,
      `§ 2  Sie ist ansässig in ${d.address(company.seat)}.`,
      `§ 3  Ihr Gegenstand ist: ${purpose}.`,
      "§ 4  Jeder Anteil gewährt eine Stimme. Die Übertragung von Anteilen bedarf der Zustimmung der anderen Gesellschafter.",
      "§ 5  Die Generalversammlung tritt jährlich am ersten Freitag im Juni zusammen.",
    ],
    en: [
      `§ 1  The company is called ${company.name}. It has the form of a private limited company and is entered under number ${writtenNumber(company)}.`,
      `§ 2  It is established at ${d.address(company.seat)}.`,
      `§ 3  Its object is: ${purpose}.`,
      "§ 4  Each share carries one vote. A transfer of shares requires the consent of the other shareholders.",
      "§ 5  The general meeting convenes each year on the first Friday of June.",
    ],
  });
  for (const line of lines) d.text(line, { after: 9 });
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("object", "subject", purpose);
  d.documentDate(day, OPTIONAL);
}

/** A deed whose date and year stand in words, with founders in one sentence and the notary's office in the letterhead. */
function words(d: Draft): void {
  const company = d.world.company(d.belgium, d.t({ nl: "BV", fr: "SRL", de: "GmbH", en: "BV" }));
  const founders = d.world.people(d.belgium, 2) as [Person, Person];
  const notary = d.world.official(d.belgium);
  const office = officeOf(d);
  const day = d.random.day(2015, 2025);
  const purpose = purposeOf(d);
  const [date, year] = d.inWords(day);
  d.set({ family: "serif", size: 11, margin: 72, leading: 1.5 });
  d.text(
    `${nameOf(notary)}\n${d.t({ nl: "Notaris", fr: "Notaire", de: "Notar", en: "Notary" })}\n${office.address}\n${d.t({ nl: "BTW BE", fr: "TVA BE", de: "MwSt. BE", en: "VAT BE" })} ${office.written}`,
    { size: 8.5, after: 22 },
  );
  const [a, b] = founders;
  const texts = d.t({
    nl: [
      "OPRICHTING",
      `In het jaar ${year}, op ${date}, zijn voor mij, ${nameOf(notary)}, notaris te ${notary.address.town}, verschenen: ${titled(d, a)}, geboren te ${a.birthPlace}, en ${titled(d, b)}, geboren te ${b.birthPlace}.`,
      `Zij verklaren een besloten vennootschap op te richten met de naam ${company.name}, waarvan de zetel wordt gevestigd te ${d.address(company.seat)}.`,
      `De vennootschap zal zich toeleggen op ${purpose}.`,
      `Worden aangesteld als eerste bestuurders: ${joined(d, founders.map(nameOf))}, die beiden hun opdracht aanvaarden.`,
      "Waarvan akte, verleden op mijn kantoor en na voorlezing door de partijen en mij ondertekend.",
    ],
    fr: [
      "CONSTITUTION",
      `L'an ${year}, le ${date}, ont comparu devant moi, ${nameOf(notary)}, notaire à ${notary.address.town} : ${titled(d, a)}, né(e) à ${a.birthPlace}, et ${titled(d, b)}, né(e) à ${b.birthPlace}.`,
      `Ils déclarent constituer une société à responsabilité limitée dénommée ${company.name}, dont le siège est établi à ${d.address(company.seat)}.`,
      `La société aura pour activité ${purpose}.`,
      `Sont désignés comme premiers administrateurs : ${joined(d, founders.map(nameOf))}, qui acceptent tous deux leur mandat.`,
      "Dont acte, passé en mon étude et, lecture faite, signé par les parties et moi.",
    ],
    de: [
      "ERRICHTUNG",
      `Im Jahre ${year}, am ${date}, sind vor mir, ${nameOf(notary)}, Notar in ${notary.address.town}, erschienen: ${titled(d, a)}, geboren in ${a.birthPlace}, und ${titled(d, b)}, geboren in ${b.birthPlace}.`,
      `Sie erklären, eine Gesellschaft mit beschränkter Haftung unter dem Namen ${company.name} zu errichten, deren Sitz in ${d.address(company.seat)} genommen wird.`,
      `Die Gesellschaft wird sich befassen mit: ${purpose}.`,
      `Zu ersten Verwaltern werden berufen: ${joined(d, founders.map(nameOf))}, die beide ihr Mandat annehmen.`,
      "Worüber Urkunde, aufgenommen in meiner Amtsstube und nach Vorlesung von den Parteien und mir unterzeichnet.",
    ],
    en: [
      "FORMATION",
      `On the ${date}, ${year}, there appeared before me, ${nameOf(notary)}, notary in ${notary.address.town}: ${titled(d, a)}, born in ${a.birthPlace}, and ${titled(d, b)}, born in ${b.birthPlace}.`,
      `They declare that they form a private limited company named ${company.name}, the seat of which is established at ${d.address(company.seat)}.`,
      `The company will engage in ${purpose}.`,
      `The first directors appointed are: ${joined(d, founders.map(nameOf))}, who both accept their office.`,
      "Of which deed, executed at my office and signed after reading by the parties and me.",
    ],
  });
  d.text(texts[0]!, { style: "bold", align: "center", after: 12 });
  for (const text of texts.slice(1)) d.text(text, { after: 9 });
  d.subject(company, { form: false, number: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("object", "subject", purpose);
  for (const who of founders) {
    d.person(who, { role: "director" });
    d.person(who, { role: "founder" }, "subject", OPTIONAL);
  }
  d.person(notary, { role: "notary" }, "issuer", OPTIONAL);
  d.fact("vat_number", "issuer", office.number, { ...OPTIONAL, also: ["enterprise_number"] });
  d.fact("address", "issuer", office.address, OPTIONAL);
  d.documentDate(day);
}

/** The annexes' form, filled in with a decision in running text; the publisher's own number stands in the margin. */
function act(d: Draft): void {
  const company = d.world.company(d.belgium);
  const [out, coming] = d.world.people(d.belgium, 2) as [Person, Person];
  const day = d.random.day(2022, 2026);
  d.set({ family: "sans", size: 9, margin: 54 });
  d.text(
    d.t({
      nl: "Luik B   In de bijlagen bij het Belgisch Staatsblad bekend te maken kopie na neerlegging ter griffie",
      fr: "Volet B   Copie à publier aux annexes du Moniteur belge après dépôt de l'acte au greffe",
      de: "Teil B   In den Anlagen zum Belgischen Staatsblatt zu veröffentlichende Abschrift nach Hinterlegung bei der Kanzlei",
      en: "Section B   Copy to be published in the annexes to the Belgian Official Gazette after filing with the registry",
    }),
    { style: "bold", after: 10 },
  );
  d.beside(
    [1, 4],
    [
      () => {
        d.text(d.t({ nl: "Voorbehouden aan het", fr: "Réservé au", de: "Dem vorbehalten", en: "Reserved for the" }), {
          size: 7,
        });
        d.text(d.t({ nl: "Staatsblad", fr: "Moniteur belge", de: "Staatsblatt", en: "Gazette" }), { size: 7 });
        d.text(`*${d.random.digits(8)}*`, { size: 7 });
      },
      () => {
        d.text(writtenNumber(company), { style: "bold" });
        d.text(`${company.name} ${company.form}`, { style: "bold" });
        d.text(`${streetOf(company.seat, d.language)}\n${townOf(company.seat)}`, { after: 8 });
        d.text(
          d.t({
            nl: `Uit de notulen van de bijzondere algemene vergadering van ${d.date(day, "long")} blijkt dat het mandaat van ${nameOf(out)} als bestuurder een einde neemt en dat in zijn of haar plaats ${registerName(coming)} tot bestuurder wordt benoemd, met ingang van dezelfde dag.`,
            fr: `Il résulte du procès-verbal de l'assemblée générale spéciale du ${d.date(day, "long")} que le mandat d'administrateur de ${nameOf(out)} prend fin et que ${registerName(coming)} est nommé(e) administrateur à sa place, avec effet au même jour.`,
            de: `Aus dem Protokoll der außerordentlichen Generalversammlung vom ${d.date(day, "long")} geht hervor, dass das Mandat von ${nameOf(out)} als Verwalter endet und dass an dessen Stelle ${registerName(coming)} mit Wirkung vom selben Tag zum Verwalter ernannt wird.`,
            en: `The minutes of the special general meeting of ${d.date(day, "long")} show that the mandate of ${nameOf(out)} as director ends and that ${registerName(coming)} is appointed director in that place with effect from the same day.`,
          }),
          { after: 12 },
        );
        d.text(
          d.t({
            nl: "Voor eensluidend uittreksel, een bestuurder.",
            fr: "Pour extrait conforme, un administrateur.",
            de: "Für gleichlautenden Auszug, ein Verwalter.",
            en: "For true extract, a director.",
          }),
        );
      },
    ],
  );
  foot(
    d,
    d.t({
      nl: "Op de laatste bladzijde vermelden: naam en hoedanigheid van de persoon die de rechtspersoon vertegenwoordigt",
      fr: "Mentionner sur la dernière page : nom et qualité de la personne ayant pouvoir de représenter la personne morale",
      de: "Auf der letzten Seite anzugeben: Name und Eigenschaft der Person, die die juristische Person vertritt",
      en: "State on the last page: name and capacity of the person who represents the legal person",
    }),
  );
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.person(out, { role: "director" });
  d.person(coming, { role: "director" });
  d.documentDate(day);
}

/** One notice of a gazette in a single paragraph, as printed papers set them; the printer's own number below. */
function notice(d: Draft): void {
  const region = abroad(d);
  const company = d.world.company(region);
  const who = d.world.person(region);
  const day = d.world.recentDay(500);
  d.set({ family: "serif", size: 9.5, margin: 80, leading: 1.35 });
  d.text(
    d.t({
      nl: "Nederlandse Staatscourant",
      fr: "Bulletin officiel des annonces civiles et commerciales",
      de: "Bundesanzeiger - Gesellschaftsbekanntmachungen",
      en: "The London Gazette - Company Notices",
    }),
    { size: 13, style: "bold", align: "center" },
  );
  d.text(d.date(day, "long"), { align: "center", after: 12 });
  d.text(
    d.t({
      nl: `${company.name} ${company.form}, gevestigd ${d.address(company.seat)}, nummer handelsregister ${writtenNumber(company)}. Met ingang van heden is ${nameOf(who)} benoemd tot bestuurder.`,
      fr: `${company.name}, ${company.form}, ${d.address(company.seat)}, RCS ${company.seat.town} ${writtenNumber(company)}. Modification de la représentation. Nouveau gérant : ${nameOf(who)}.`,
      de: `${company.name} ${company.form}, ${d.address(company.seat)}, ${company.seat.town}, ${writtenNumber(company)}. Zum weiteren Geschäftsführer wurde bestellt: ${nameOf(who)}.`,
      en: `${company.name} ${company.form} (Company Number ${writtenNumber(company)}), registered office at ${d.address(company.seat)}. Notice is given that ${nameOf(who)} has been appointed a director of the company.`,
    }),
  );
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.person(who, { role: "director" });
  d.documentDate(day);
}

export const SIXTH_DEEDS: readonly Layout[] = [
  layout("sixth/deed-restated", "articles_of_association", ALL, restated),
  layout("sixth/deed-words", "articles_of_association", ALL, words),
  layout("sixth/gazette-act", "gazette_publication", ALL, act),
  layout("sixth/gazette-notice", "gazette_publication", ALL, notice),
];
