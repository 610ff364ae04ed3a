import { type Draft, OPTIONAL } from "../../draft.ts";
import { ACTIVITIES } from "../../parts.ts";
import { registerName, writtenNumber } from "../../world.ts";

/** French extract K bis. */
export function kbis(d: Draft): void {
  const company = d.world.company("fr");
  const president = d.world.person("fr");
  const director = d.world.person("fr");
  const day = d.world.recentDay(80);
  const capital = d.random.whole(1, 200) * 1000;
  d.set({ family: d.random.pick(["serif", "sans"]), size: 10 });
  d.text(`Greffe du Tribunal de Commerce de ${company.seat.town}`, { style: "bold" });
  d.text("1, quai de la Corse", { size: 9 });
  d.text(`N° de gestion ${company.start.slice(0, 4)}B${d.random.digits(5)}`, { size: 9, after: 18 });
  d.text("Extrait Kbis", { size: 18, style: "bold", align: "center" });
  d.text("EXTRAIT D'IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS", { size: 10, align: "center" });
  d.text(`à jour au ${d.date(day, "long")}`, { size: 10, align: "center", after: 16 });
  const heading = (text: string) => {
    d.text(text, { style: "bold", size: 10 });
    d.rule();
  };
  heading("IDENTIFICATION DE LA PERSONNE MORALE");
  d.rows(
    [
      ["Immatriculation au RCS, numéro", `${writtenNumber(company)} R.C.S. ${company.seat.town}`],
      ["Date d'immatriculation", d.date(company.start)],
      ["Dénomination ou raison sociale", company.name.toUpperCase()],
      [
        "Forme juridique",
        { SAS: "Société par actions simplifiée", SARL: "Société à responsabilité limitée", SA: "Société anonyme" }[
          company.form
        ]!,
      ],
      ["Capital social", `${d.money(capital)} Euros`],
      ["Adresse du siège", d.address(company.seat)],
      ["Activités principales", ACTIVITIES[1].fr],
      [
        "Durée de la personne morale",
        `Jusqu'au ${d.date(`${Number(company.start.slice(0, 4)) + 99}${company.start.slice(4)}`)}`,
      ],
      ["Date de clôture de l'exercice social", "31 décembre"],
    ],
    { label: 190, gap: 4 },
  );
  d.space(8);
  heading("GESTION, DIRECTION, ADMINISTRATION, CONTRÔLE, ASSOCIÉS OU MEMBRES");
  for (const [title, who] of [
    [company.form === "SARL" ? "Gérant" : "Président", president],
    ["Directeur général", director],
  ] as const) {
    d.text(title, { style: "italic" });
    d.rows(
      [
        ["Nom, prénoms", registerName(who)],
        ["Date et lieu de naissance", `Le ${d.date(who.birthDate)} à ${who.birthPlace}`],
        ["Nationalité", "Française"],
        ["Domicile personnel", d.address(who.address)],
      ],
      { label: 190 },
    );
    d.space(6);
    d.person(who, { role: "director", birth_date: who.birthDate, birth_place: who.birthPlace, nationality: "FR" });
    d.fact("address", "other", d.address(who.address), OPTIONAL);
  }
  heading("RENSEIGNEMENTS RELATIFS À L'ACTIVITÉ ET À L'ÉTABLISSEMENT PRINCIPAL");
  d.rows(
    [
      ["Adresse de l'établissement", d.address(company.seat)],
      ["Date de commencement d'activité", d.date(company.start)],
    ],
    { label: 190 },
  );
  d.space(14);
  d.text("Le Greffier", { align: "right" });
  d.text("FIN DE L'EXTRAIT", { align: "right", size: 9 });
  d.subject(company);
  d.amount("capital", capital);
  d.documentDate(day);
  d.issuer(`Greffe du Tribunal de Commerce de ${company.seat.town}`, OPTIONAL);
}

/** Current print of a German trade register. */
export function germanRegister(d: Draft): void {
  const company = d.world.company("de", d.random.pick(["GmbH", "AG"]));
  const isStock = company.form === "AG";
  const directors = d.world.people("de", d.random.whole(1, 2));
  const capital = d.random.pick([25_000, 50_000, 100_000]);
  const day = d.world.recentDay(80);
  const object = d.random.pick([
    "Die Entwicklung und der Vertrieb von Maschinen für die Lebensmittelindustrie.",
    "Die Erbringung von Dienstleistungen im Bereich der Haustechnik.",
    "Der Handel mit Baustoffen aller Art.",
  ]);
  d.set({ family: d.random.pick(["sans", "mono"]), size: 9 });
  d.beside(
    [1, 1, 1],
    [
      () => d.text("Handelsregister B des\nAmtsgerichts " + company.seat.town, { size: 9 }),
      () =>
        d.text(`Abteilung B\nWiedergabe des aktuellen Registerinhalts\nAbruf vom ${d.date(day, "dots")}`, { size: 9 }),
      () => d.text(`Nummer der Firma:\n${writtenNumber(company)}\nSeite 1 von 1`, { size: 9 }),
    ],
  );
  d.rule();
  d.text("Ausdruck", { size: 13, style: "bold", align: "center", after: 8 });
  const item = (number: string, head: string, text: string) => {
    d.text(`${number}  ${head}:`, { style: "bold", after: 1 });
    d.text(text, { indent: 22, after: 7 });
  };
  item("1.", "Anzahl der bisherigen Eintragungen", String(d.random.whole(1, 12)));
  item("2.a)", "Firma", `${company.name} ${company.form}`);
  item(
    "b)",
    "Sitz, Niederlassung, inländische Geschäftsanschrift, Zweigniederlassungen",
    `${company.seat.town}\nGeschäftsanschrift: ${d.address(company.seat)}`,
  );
  item("c)", "Gegenstand des Unternehmens", object);
  item("3.", isStock ? "Grundkapital" : "Grund- oder Stammkapital", `${d.money(capital)} EUR`);
  item(
    "4.a)",
    "Allgemeine Vertretungsregelung",
    `Ist nur ein ${isStock ? "Vorstandsmitglied" : "Geschäftsführer"} bestellt, so vertritt er die Gesellschaft allein.`,
  );
  item(
    "b)",
    "Vorstand, Leitungsorgan, geschäftsführende Direktoren, persönlich haftende Gesellschafter, Geschäftsführer, Vertretungsberechtigte und besondere Vertretungsbefugnis",
    directors
      .map(
        (who) =>
          `${isStock ? "Vorstand" : "Geschäftsführer"}: ${who.family}, ${who.given.join(" ")}, ${who.address.town}, *${d.date(who.birthDate, "dots")}`,
      )
      .join("\n"),
  );
  item("5.", "Prokura", "---");
  item(
    "6.a)",
    "Rechtsform, Beginn, Satzung oder Gesellschaftsvertrag",
    `${isStock ? "Aktiengesellschaft" : "Gesellschaft mit beschränkter Haftung"}\nGesellschaftsvertrag vom ${d.date(company.start, "dots")}`,
  );
  item("7.", "Tag der letzten Eintragung", d.date(d.random.day(2021, 2025), "dots"));
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("object", "subject", object, OPTIONAL);
  d.amount("capital", capital);
  for (const who of directors) d.person(who, { role: "director", birth_date: who.birthDate });
  d.documentDate(day);
  d.issuer(`Amtsgericht ${company.seat.town}`, OPTIONAL);
}
