import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import { given, nameOf, registerName, townOf, writtenNumber } from "../../world.ts";
import { foot, titled, townFirst } from "./parts.ts";

/** A notary's extract of an incorporation, on the form of the annexes, two pages with the form's notes at the side. */
function incorporationExtract(d: Draft): void {
  const company = d.world.company("vl", "BV");
  const [one, two] = d.world.people("vl", 2);
  const notary = d.world.official("vl");
  const day = d.random.day(2020, 2025);
  const printed = daysAfter(day, d.random.whole(4, 12));
  d.set({ family: "sans", size: 9, margin: 52 });
  d.text("Mod DOC 19.01", { size: 7, align: "right", after: 2 });
  d.text(
    "Luik B - In de bijlagen bij het Belgisch Staatsblad bekend te maken kopie na neerlegging ter griffie van de akte",
    { style: "bold", after: 6 },
  );
  d.framed(() =>
    d.text(
      `Voorbehouden aan het Belgisch Staatsblad\n*${day.slice(2, 4)}3${d.random.digits(5)}*        Neergelegd ${d.date(daysAfter(day, 2), "dash")}        Griffie`,
      { size: 8 },
    ),
  );
  d.rows(
    [
      ["Ondernemingsnr", company.number],
      ["Naam (voluit)", company.name],
      ["(verkort)", ""],
      ["Rechtsvorm", "Besloten vennootschap"],
      ["Volledig adres v.d. zetel", townFirst(d, company.seat)],
      ["Onderwerp akte", "OPRICHTING"],
    ],
    { label: 130, colon: " :" },
  );
  d.space(8);
  d.text(
    `Uit een akte verleden voor notaris ${nameOf(notary)}, te ${notary.address.town}, op ${d.date(day, "long")}, blijkt dat door:\n1) ${titled(one!, ["de heer", "mevrouw"], registerName(one!))}, wonend te ${townFirst(d, one!.address)};\n2) ${titled(two!, ["de heer", "mevrouw"], registerName(two!))}, wonend te ${townFirst(d, two!.address)};\neen besloten vennootschap werd opgericht onder de naam ${company.name}. De oprichters hebben ingeschreven op duizend aandelen, elk voor de helft.`,
    { after: 6 },
  );
  d.text(
    `BESTUUR. Als eerste niet-statutaire bestuurder werd aangesteld: ${nameOf(one!)}, voornoemd. De eerste jaarvergadering heeft plaats in ${Number(day.slice(0, 4)) + 2}.`,
    { after: 6 },
  );
  d.text(
    "VOORWERP. De handel in dranken en voeding, de organisatie van evenementen, en alle daarmee verband houdende diensten.",
    { after: 6 },
  );
  d.text(
    `VOOR GELIJKLUIDEND UITTREKSEL\nNotaris ${nameOf(notary)}\nTegelijk hiermee neergelegd: expeditie van de akte`,
  );
  foot(
    d,
    `Op de laatste blz. van Luik B vermelden: Voorkant: naam en hoedanigheid van de instrumenterende notaris\nBijlagen bij het Belgisch Staatsblad - ${d.date(printed)} - Annexes du Moniteur belge`,
    "left",
  );
  d.subject(company);
  d.fact(
    "object",
    "subject",
    "De handel in dranken en voeding, de organisatie van evenementen, en alle daarmee verband houdende diensten",
    OPTIONAL,
  );
  d.person(one!, { role: "founder", share_percent: 50 });
  d.person(two!, { role: "founder", share_percent: 50 });
  d.person(one!, { role: "director" });
  d.person(notary, { role: "notary" }, "issuer", OPTIONAL);
  d.documentDate(printed);
  d.documentDate(day, OPTIONAL);
}

/** Notice of a Dutch bankruptcy with the trustee's own office. */
function dutchBankruptcy(d: Draft): void {
  const company = d.world.company("nl", "besloten vennootschap met beperkte aansprakelijkheid");
  const [trustee, judge] = d.world.people("nl", 2);
  const office = d.world.company("nl", "B.V.");
  const day = d.world.recentDay(300);
  const printed = daysAfter(day, 2);
  d.set({ family: "sans", size: 10, margin: 64 });
  d.text(`Nr. ${d.random.whole(1000, 39_000)}\n${d.date(printed, "long")}`, { align: "right", size: 9, after: 4 });
  d.text("STAATSCOURANT", { size: 22, style: "bold" });
  d.text("Officiële uitgave van het Koninkrijk der Nederlanden sinds 1814.", { size: 8, after: 18 });
  d.text("Uitgesproken faillissement", { size: 13, style: "bold", after: 8 });
  d.text(
    `Bij vonnis van de rechtbank ${company.seat.town} van ${d.date(day, "long")} is in staat van faillissement verklaard de ${company.form} ${company.name} B.V., ingeschreven in het handelsregister onder nummer ${company.number}, zaakdoende te ${townOf(company.seat)} aan de ${company.seat.street} ${company.seat.house}.`,
    { after: 8 },
  );
  d.text(
    `Insolventienummer: F.08/${day.slice(2, 4)}/${d.random.whole(10, 390)}\nRechter-commissaris: mr. ${nameOf(judge!)}\nCurator: mr. ${nameOf(trustee!)}, ${office.name} Advocaten, ${d.address(office.seat)}`,
    { after: 10 },
  );
  d.text(
    "Schuldeisers wordt verzocht hun vorderingen uiterlijk veertien dagen voor de verificatievergadering in te dienen bij de curator.",
  );
  d.subject(company);
  d.fact("status", "subject", "bankrupt", OPTIONAL);
  d.documentDate(printed);
  d.documentDate(day, OPTIONAL);
}

/** Announcement of a registration in the French bulletin. */
function bodaccRegistration(d: Draft): void {
  const company = d.world.company("fr", "SARL");
  const who = d.world.person("fr");
  const day = d.world.recentDay(400);
  const [start, capital] = [daysAfter(day, -14), d.random.pick([1000, 8000, 20_000])];
  d.set({ family: "sans", size: 10, margin: 70 });
  d.text("bodacc.fr", { size: 18, style: "bold" });
  d.text(`BODACC A n° ${day.slice(0, 4)}${d.random.digits(4)} publié le ${d.date(day)}`, { after: 2 });
  d.text(`Annonce n° ${d.random.whole(100, 3000)}`, { after: 12 });
  d.text("Immatriculations", { size: 13, style: "bold" });
  d.text(`${company.seat.town}\nGREFFE DU TRIBUNAL DE COMMERCE DE ${company.seat.town.toUpperCase()}`, { after: 8 });
  d.rows(
    [
      ["n° RCS", `${writtenNumber(company)} RCS ${company.seat.town}`],
      ["Dénomination", company.name.toUpperCase()],
      ["Forme", "Société à responsabilité limitée (à associé unique)"],
      ["Capital", `${d.money(capital)} EUR`],
      ["Administration", `Gérant : ${given(who)} ${who.family.toUpperCase()}`],
      ["Adresse", d.address(company.seat)],
      ["Activité", "Traiteur, organisation de réceptions, vente de plats à emporter"],
      ["Origine du fonds", "Création"],
      ["Date de commencement d'activité", d.date(start)],
      ["Date d'immatriculation", d.date(daysAfter(start, 3))],
    ],
    { label: 180, gap: 5 },
  );
  d.space(16);
  d.text("Direction de l'information légale et administrative, 26 rue Desaix, 75015 Paris", { size: 8 });
  d.subject(company);
  d.fact("object", "subject", "Traiteur, organisation de réceptions, vente de plats à emporter", OPTIONAL);
  d.amount("capital", capital);
  d.person(who, { role: "director" });
  d.documentDate(day);
}

/** Extract of the Luxembourg collection: a resignation and an appointment in sentences. */
function luxembourgCollection(d: Draft): void {
  const company = d.world.company("lu", "S.A.");
  const [leaving, coming, auditor] = d.world.people("lu", 3);
  const day = d.random.day(2019, 2025);
  const printed = daysAfter(day, d.random.whole(10, 30));
  d.set({ family: "book", size: 9.5, margin: 66 });
  d.text(`RESA\nRecueil électronique des sociétés et associations`, { style: "bold", after: 2 });
  d.text(`N° RESA_${printed.slice(0, 4)}_${d.random.digits(3)}.${d.random.whole(10, 900)} du ${d.date(printed)}`, {
    size: 8.5,
    after: 14,
  });
  d.text(`${company.name}, société anonyme`, { style: "bold" });
  d.text(`Siège social : ${d.address(company.seat)}\nR.C.S. Luxembourg ${company.number}`, { after: 12 });
  d.text(
    `Extrait des résolutions prises lors de l'assemblée générale tenue à ${company.seat.town} le ${d.date(day, "long")}`,
    { style: "italic", after: 8 },
  );
  d.text(
    `1. L'assemblée prend acte de la démission de ${titled(leaving!, ["Monsieur", "Madame"])} de son mandat d'administrateur avec effet immédiat.\n2. L'assemblée décide de nommer en remplacement ${titled(coming!, ["Monsieur", "Madame"])}, demeurant professionnellement au ${d.address(company.seat)}, en qualité d'administrateur jusqu'à l'issue de l'assemblée qui se tiendra en ${Number(day.slice(0, 4)) + 6}.\n3. Le mandat du commissaire aux comptes, ${titled(auditor!, ["Monsieur", "Madame"])}, est renouvelé pour la même période.`,
    { after: 10 },
  );
  d.text("Pour extrait sincère et conforme\nUn mandataire");
  foot(d, "Mention publiée conformément au titre Ibis de la loi modifiée du 19 décembre 2002");
  d.subject(company);
  d.person(leaving!, { role: "director", until: day });
  d.person(coming!, { role: "director", since: day });
  d.documentDate(printed);
  d.documentDate(day, OPTIONAL);
}

export const GAZETTE_DUTCH_FRENCH: readonly Layout[] = [
  layout("fourth/incorporation-extract", "gazette_publication", ["nl"], incorporationExtract),
  layout("fourth/dutch-bankruptcy", "gazette_publication", ["nl"], dutchBankruptcy),
  layout("fourth/bodacc-registration", "gazette_publication", ["fr"], bodaccRegistration),
  layout("fourth/luxembourg-collection", "gazette_publication", ["fr"], luxembourgCollection),
];
