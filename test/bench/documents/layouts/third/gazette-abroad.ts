import { type Draft, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, type Person, registerName, writtenNumber } from "../../world.ts";
import { austrianCompany, firmNumber, foot, others, PURPOSES, titled } from "./company-parts.ts";

/** One announcement of the French bulletin, printed from its site. */
export function bodacc(d: Draft): void {
  const company = d.world.company("fr", d.random.pick(["SAS", "SARL"]));
  const isStock = company.form === "SAS";
  const [head, former] = d.world.people("fr", 2) as [Person, Person];
  const day = d.world.recentDay(500);
  const capital = d.random.whole(1, 60) * 1000;
  const title = isStock ? "Président" : "Gérant";
  d.set({ family: "sans", size: 10, margin: 58 });
  d.text("BODACC.fr", { size: 18, style: "bold" });
  d.text(`Bodacc B n°${day.slice(0, 4)}0${d.random.digits(3)} publié le ${d.date(day)}`, { after: 4 });
  d.text(`Annonce n° ${d.random.whole(100, 3000)}`, { after: 12 });
  d.framed(() => {
    d.text("MODIFICATIONS DIVERSES", { style: "bold", align: "center", after: 6 });
    d.rows(
      [
        ["N° RCS", `${writtenNumber(company)} RCS ${company.seat.town}`],
        ["Dénomination", company.name.toUpperCase()],
        ["Forme", isStock ? "Société par actions simplifiée" : "Société à responsabilité limitée"],
        ["Capital", `${d.money(capital)} EUR`],
        [
          "Administration",
          `${title} : ${registerName(head)} en fonction le ${d.date(daysAfter(day, -20), "long")} ; ${title} partant : ${registerName(former)}`,
        ],
        ["Adresse", d.address(company.seat)],
        ["Modification", "Modification du capital. Modification de l'administration."],
      ],
      { label: 110, colon: " :" },
    );
  });
  d.text("Direction de l'information légale et administrative (DILA), 26 rue Desaix, 75727 Paris Cedex 15", {
    size: 8,
  });
  foot(d, "Le site du Bulletin officiel des annonces civiles et commerciales - imprimé - page 1/1");
  d.subject(company);
  d.amount("capital", capital, "EUR", null, OPTIONAL);
  d.person(head, { role: "director" });
  d.person(former, { role: "director" });
  d.documentDate(day);
}

/** Notice of formation in a newspaper, set in a narrow column with the paper's own imprint. */
export function announcement(d: Draft): void {
  const company = d.world.company("fr", "SAS");
  const paper = d.world.company("fr", "SA");
  const president = d.world.person("fr");
  const printed = d.world.recentDay(300);
  const signed = daysAfter(printed, -12);
  const capital = d.random.pick([1000, 5000, 15_000]);
  const purpose = d.random.pick(PURPOSES).fr;
  d.set({ width: 420, height: 595, family: "serif", size: 10, margin: 50 });
  d.text(`L'Écho ${paper.seat.town}`, { size: 20, style: "bold", align: "center" });
  d.text(`journal habilité - ${d.date(printed, "long")} - page 14`, { size: 8, align: "center", after: 6 });
  d.rule();
  d.text("ANNONCES LÉGALES", { style: "bold", align: "center", after: 6 });
  d.text("AVIS DE CONSTITUTION", { style: "bold", after: 4 });
  d.text(
    `Par acte sous seing privé du ${d.date(signed)}, il a été constitué une SAS dénommée ${company.name.toUpperCase()}. Siège : ${d.address(company.seat)}. Capital : ${d.money(capital, 0)} €. Objet : ${purpose}. Présidence : ${titled(d, president)}, ${d.address(president.address)}. Exercice du droit de vote : tout actionnaire participe aux assemblées. Transmission des actions : libre. Durée : 99 ans à compter de son immatriculation au RCS de ${company.seat.town}.`,
    { after: 10 },
  );
  d.rule();
  d.text(
    `${paper.name}, SA éditrice, ${writtenNumber(paper)} RCS ${paper.seat.town}. Directeur de la publication : la présidence. Imprimé sur les presses du journal.`,
    { size: 7 },
  );
  d.subject(company, { number: false });
  d.amount("capital", capital, "EUR", null, OPTIONAL);
  d.fact("object", "subject", purpose, OPTIONAL);
  d.person(president, { role: "director" });
  others(d, [president], [paper]);
  d.documentDate(printed);
  d.documentDate(signed, OPTIONAL);
}

/** Filing in Luxembourg's electronic compendium. */
export function luxembourgFiling(d: Draft): void {
  const company = d.world.company("lu");
  const [leaving, coming] = d.world.people("lu", 2) as [Person, Person];
  const day = d.world.recentDay(600);
  const decided = daysAfter(day, -d.random.whole(5, 40));
  const isLimited = company.form === "S.à r.l.";
  const title = isLimited ? d.t({ fr: "gérant", en: "manager" }) : d.t({ fr: "administrateur", en: "director" });
  d.set({ family: "vera", size: 9, margin: 60 });
  d.text("RESA", { size: 20, style: "bold" });
  d.text(
    d.t({
      fr: "Recueil électronique des sociétés et associations",
      en: "Electronic compendium of companies and associations",
    }),
    { size: 8, after: 4 },
  );
  d.text(`RESA_${day.slice(0, 4)}_${d.random.digits(3)}.${d.random.digits(3)} - ${d.date(day)}`, {
    size: 8,
    after: 14,
  });
  d.text(`${company.name}${isLimited ? ", S.à r.l." : ", S.A."}`, { size: 12, style: "bold" });
  d.text(d.t({ fr: `Siège social : ${d.address(company.seat)}`, en: `Registered office: ${d.address(company.seat)}` }));
  d.text(`R.C.S. Luxembourg ${company.number}`, { after: 10 });
  d.text(
    d.t({
      fr: `Extrait des résolutions prises par ${isLimited ? "les associés" : "l'assemblée générale"} en date du ${d.date(decided, "long")}`,
      en: `Extract of the resolutions taken by the ${isLimited ? "shareholders" : "general meeting"} on ${d.date(decided, "long")}`,
    }),
    { style: "bold", after: 6 },
  );
  d.text(
    d.t({
      fr: `- La démission de ${titled(d, leaving)} de ses fonctions de ${title} est acceptée avec effet au ${d.date(decided)}.\n- ${titled(d, coming)}, ${coming.sex === "m" ? "né" : "née"} le ${d.date(coming.birthDate)} à ${coming.birthPlace}, demeurant professionnellement à ${d.address(coming.address)}, est ${coming.sex === "m" ? "nommé" : "nommée"} ${title} à compter du ${d.date(decided)} pour une durée indéterminée.`,
      en: `- The resignation of ${titled(d, leaving)} as ${title} is accepted with effect from ${d.date(decided)}.\n- ${titled(d, coming)}, born on ${d.date(coming.birthDate)} in ${coming.birthPlace}, professionally residing at ${d.address(coming.address)}, is appointed as ${title} as from ${d.date(decided)} for an unlimited period.`,
    }),
    { after: 14 },
  );
  d.text(
    d.t({ fr: "Pour extrait sincère et conforme\nUn mandataire", en: "For a true and faithful extract\nAn agent" }),
    { style: "italic" },
  );
  foot(d, d.t({ fr: `Dépôt n° L${d.random.digits(9)}`, en: `Filing no. L${d.random.digits(9)}` }));
  d.subject(company);
  d.person(leaving, { role: "director", until: decided });
  d.person(coming, { role: "director", since: decided });
  d.fact("address", "other", d.address(coming.address), OPTIONAL);
  d.documentDate(day);
  d.documentDate(decided, OPTIONAL);
}

/** German register announcement: everything in one sentence, as the portal prints it. */
export function newEntry(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const [director, proxy] = d.world.people("de", 2) as [Person, Person];
  const day = d.world.recentDay(500);
  const contract = daysAfter(day, -30);
  const capital = d.random.pick([25_000, 50_000]);
  const purpose = d.random.pick(PURPOSES).de;
  d.set({ family: "mono", size: 9, leading: 1.45, margin: 56 });
  d.text("Registerbekanntmachungen - gemeinsames Registerportal der Länder", { style: "bold", after: 10 });
  d.text(`Amtsgericht ${company.seat.town} Aktenzeichen: ${writtenNumber(company)}`, { after: 2 });
  d.text(`Bekannt gemacht am: ${d.date(day, "dots")} 20:0${d.random.whole(0, 9)} Uhr`, { after: 8 });
  d.text("Neueintragungen", { style: "bold", after: 6 });
  d.text(
    `${writtenNumber(company)}: ${company.name} GmbH, ${company.seat.town}, ${d.address(company.seat)}. Gesellschaft mit beschränkter Haftung. Gesellschaftsvertrag vom ${d.date(contract, "dots")}. Geschäftsanschrift: ${d.address(company.seat)}. Gegenstand: ${purpose}. Stammkapital: ${d.money(capital)} EUR. Allgemeine Vertretungsregelung: Ist nur ein Geschäftsführer bestellt, so vertritt er die Gesellschaft allein. Geschäftsführer: ${director.family}, ${director.given.join(" ")}, ${director.address.town}, *${d.date(director.birthDate, "dots")}, mit der Befugnis, im Namen der Gesellschaft mit sich im eigenen Namen Rechtsgeschäfte abzuschließen. Einzelprokura: ${proxy.family}, ${proxy.given.join(" ")}, ${proxy.address.town}, *${d.date(proxy.birthDate, "dots")}.`,
    { after: 12 },
  );
  d.text("Die Eintragungen sind nur in der Wiedergabe des Registerinhalts maßgeblich. Ohne Gewähr.", { size: 7.5 });
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("object", "subject", purpose, OPTIONAL);
  d.amount("capital", capital, "EUR", null, OPTIONAL);
  d.person(director, { role: "director", birth_date: director.birthDate });
  d.documentDate(day);
}

/** Austrian notice about a change; deletions stand after the additions. */
export function austrianNotice(d: Draft): void {
  const company = austrianCompany(d);
  const [coming, leaving] = d.world.people("de", 2) as [Person, Person];
  const day = d.world.recentDay(500);
  const since = daysAfter(day, -d.random.whole(3, 20));
  d.set({ family: "sans", size: 9.5, margin: 70 });
  d.text("Amtsblatt - Elektronische Verlautbarungs- und Informationsplattform", { size: 8.5, grey: 0.3 });
  d.text("Firmenbuch: Änderung", { size: 15, style: "bold", after: 8 });
  d.rows(
    [
      ["Veröffentlicht", d.date(day, "dots")],
      ["Gericht", `HG ${company.seat.town}`],
      ["FN", firmNumber(company)],
      ["Firma", `${company.name} GmbH`],
      ["Sitz", company.seat.town],
      ["Anschrift", d.address(company.seat)],
    ],
    { label: 110, bold: true },
  );
  d.space(6);
  d.text("EINTRAGUNG", { style: "bold", after: 2 });
  d.text(
    `GF: (B) ${nameOf(coming)} (${d.date(coming.birthDate, "dots")}); vertritt seit ${d.date(since, "dots")} selbständig;`,
    { after: 6 },
  );
  d.text("LÖSCHUNG", { style: "bold", after: 2 });
  d.text(`GF: (A) ${nameOf(leaving)} (${d.date(leaving.birthDate, "dots")}); Funktion gelöscht;`, { after: 12 });
  d.text("Medieninhaber: Republik Österreich, vertreten durch das Bundeskanzleramt, 1010 Wien, Ballhausplatz 2", {
    size: 7.5,
  });
  d.subject(company, { form: true });
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.person(coming, { role: "director", birth_date: coming.birthDate, since });
  d.person(leaving, { role: "director", birth_date: leaving.birthDate });
  d.documentDate(day);
}

/** Notice in the British gazette: members resolved to wind up; the liquidators are no directors. */
export function londonNotice(d: Draft): void {
  const company = d.world.company("gb", "Limited");
  const [first, second, chairman] = d.world.people("gb", 3) as [Person, Person, Person];
  const day = d.world.recentDay(500);
  const resolved = daysAfter(day, -7);
  d.set({ family: "serif", size: 10.5, margin: 64 });
  d.text("The Gazette | Official Public Record", { size: 13, style: "bold", after: 2 });
  d.text(
    `Notice ID ${d.random.digits(7)}. Published ${d.date(day, "long")}. Notice type: 2431 Resolutions for winding-up`,
    { size: 8.5, after: 12 },
  );
  d.text(`${company.name.toUpperCase()} LIMITED`, { style: "bold" });
  d.text(`(Company Number ${company.number})`, { after: 4 });
  d.text(`Registered office: ${d.address(company.seat)}`, { after: 8 });
  d.text(
    `Notice is hereby given that the following resolutions were passed on ${d.date(resolved, "long")}, as a special resolution and an ordinary resolution respectively: "That the company be wound up voluntarily and that ${nameOf(first)} and ${nameOf(second)}, both of ${d.address(first.address)}, be and are hereby appointed joint liquidators for the purposes of such winding up."`,
    { after: 8 },
  );
  d.text(`For further details contact the joint liquidators, IP Nos ${d.random.digits(4)} and ${d.random.digits(5)}.`, {
    after: 4,
  });
  d.text(`${nameOf(chairman)}, Director and Chairman of the meeting`, { after: 10 });
  foot(d, "Contains public sector information licensed under the Open Government Licence v3.0");
  d.subject(company);
  d.person(chairman, { role: "director" });
  d.fact("status", "subject", "in_liquidation", OPTIONAL);
  for (const who of [first, second]) d.person(who, { role: "other" }, "other", OPTIONAL);
  d.fact("address", "other", d.address(first.address), OPTIONAL);
  d.documentDate(day);
  d.documentDate(resolved, OPTIONAL);
}

/** A page of the Irish register's gazette in columns; one row is marked. */
export function irishGazette(d: Draft): void {
  const company = d.world.company("ie", "Limited");
  const others_ = [0, 1, 2, 3, 4].map(() => d.world.company("ie", "Limited"));
  const day = d.world.recentDay(400);
  d.set({ family: "narrow", size: 9, margin: 50 });
  d.text("COMPANIES REGISTRATION OFFICE GAZETTE", { size: 13, style: "bold", align: "center" });
  d.text(`Wednesday, ${d.date(day, "long")} - European Communities (Companies) Regulations 2004`, {
    align: "center",
    after: 10,
  });
  d.text(`Extract requested for: ${company.name} Limited, company number ${company.number}`, { style: "bold" });
  d.text(`Registered office: ${d.address(company.seat)}`, { after: 8 });
  d.text("Submissions registered in the week", { after: 4 });
  const kinds = [
    "B10 change of director",
    "B1C annual return - general",
    "B2 change of registered office",
    "G1 special resolution",
  ];
  d.table(
    ["Company", "Number", "Document", "Effective"],
    [company, ...others_].map((one, at) => [
      `${at === 0 ? "> " : ""}${one.name.toUpperCase()} LIMITED`,
      one.number,
      at === 0 ? kinds[0]! : d.random.pick(kinds),
      d.date(daysAfter(day, -d.random.whole(3, 12))),
    ]),
    { parts: [3, 1, 2.4, 1.1] },
  );
  d.subject(company);
  others(d, [], others_);
  d.documentDate(day);
}
