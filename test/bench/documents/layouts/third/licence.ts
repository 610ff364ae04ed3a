import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { FOREIGN_LICENCES } from "./licence-foreign.ts";
import { state } from "./licence-parts.ts";
import { footer, full, lines, titled } from "./paper-parts.ts";

/** Dutch supervisor's letter to a provider of services in crypto-assets. */
function market(d: Draft): void {
  const company = d.world.company("nl");
  const day = d.random.day(2024, 2025);
  const number = `410000${d.random.digits(2)}`;
  const authority = "Stichting Autoriteit Financiële Markten";
  const signer = d.world.official("nl");
  d.set({ family: d.random.pick(["sans", "vera"]), size: 9.5, margin: 66, leading: 1.5 });
  d.text("AFM", { size: 26, style: "bold", align: "right", after: 16 });
  d.text(`${full(company)}\nt.a.v. het bestuur\n${lines(d, company.seat)}`, { after: 20 });
  d.rows(
    [
      ["Datum", d.date(day, "long")],
      ["Ons kenmerk", `TGM-${d.random.letters(4)}-${d.random.digits(5)}`],
      ["Pagina", "1 van 1"],
      ["Betreft", "Besluit vergunningverlening (artikel 63 MiCAR)"],
    ],
    { label: 90, bold: true },
  );
  d.space(12);
  d.text("Geacht bestuur,", { after: 8 });
  d.text(
    `De ${authority} (AFM) heeft besloten aan ${full(company)}, statutair gevestigd te ${company.seat.town} (KvK ${writtenNumber(company)}), een vergunning te verlenen voor het aanbieden van cryptoactivadiensten. In deze brief leest u wat het besluit inhoudt.`,
    { after: 8 },
  );
  d.text(`Uw vergunning is geregistreerd onder nummer ${number}.`, { style: "bold", after: 8 });
  d.text("De vergunning omvat de volgende diensten:", { after: 2 });
  d.text(
    "a. bewaring en beheer van cryptoactiva namens cliënten;\nb. omwisseling van cryptoactiva voor geldmiddelen;\nc. uitvoering van orders met betrekking tot cryptoactiva namens cliënten.",
    { indent: 16, after: 8 },
  );
  d.text(
    "U kunt tegen dit besluit binnen zes weken na de bekendmaking ervan bezwaar maken bij de AFM, Postbus 11723, 1001 GS Amsterdam. Het besluit wordt bekendgemaakt in het openbare register.",
    { after: 16 },
  );
  d.text(`Hoogachtend,\n${authority}\n\n${nameOf(signer)}\nHoofd Toegang tot de Markt`);
  state(d, company, authority, number, day);
  d.person(signer, { role: "signatory" }, "issuer", OPTIONAL);
}

/** Belgian permit of the food agency: a table of activities, with the number of an establishment that is no company's. */
function food(d: Draft): void {
  const company = d.world.company(d.belgium);
  const day = d.random.day(2020, 2025);
  const number = `AER/${d.random.whole(1, 9)}/${d.random.digits(6)}`;
  const authority = d.t({
    nl: "Federaal Agentschap voor de Veiligheid van de Voedselketen",
    fr: "Agence fédérale pour la Sécurité de la Chaîne alimentaire",
  });
  const place = d.world.address(d.belgium);
  d.set({ family: "serif", size: 10.5, margin: 58 });
  d.framed(
    () => {
      d.text(authority.toUpperCase(), { size: 11, style: "bold", align: "center" });
      d.text("Locale Controle-eenheid / Unité locale de contrôle", { size: 8, align: "center", after: 14 });
      d.text(d.t({ nl: "TOELATING", fr: "AUTORISATION" }), { size: 22, style: "bold", align: "center" });
      d.text(`${d.t({ nl: "nummer", fr: "numéro" })} ${number}`, { align: "center", after: 16 });
      d.rows(
        [
          [d.t({ nl: "Operator", fr: "Opérateur" }), full(company)],
          [d.t({ nl: "Ondernemingsnummer", fr: "Numéro d'entreprise" }), writtenNumber(company)],
          [d.t({ nl: "Maatschappelijke zetel", fr: "Siège social" }), d.address(company.seat)],
          [
            d.t({ nl: "Vestigingseenheid", fr: "Unité d'établissement" }),
            `2.${d.random.digits(3)}.${d.random.digits(3)}.${d.random.digits(3)}`,
          ],
          [d.t({ nl: "Adres vestigingseenheid", fr: "Adresse de l'établissement" }), d.address(place)],
        ],
        { label: 170, gap: 4 },
      );
      d.space(10);
      d.table(
        d.t({
          nl: ["Plaats (PL)", "Activiteit (AC)", "Product (PR)"],
          fr: ["Lieu (PL)", "Activité (AC)", "Produit (PR)"],
        }),
        [
          [
            d.t({ nl: "PL1 Horeca", fr: "PL1 Horeca" }),
            d.t({ nl: "AC66 Vervaardiging", fr: "AC66 Préparation" }),
            d.t({ nl: "PR52 Levensmiddelen", fr: "PR52 Denrées alimentaires" }),
          ],
        ],
        { lines: true, size: 9 },
      );
      d.space(10);
      d.text(
        d.t({
          nl: `Afgeleverd op ${d.date(day)} door het hoofd van de LCE, met toepassing van het koninklijk besluit van 16 januari 2006.`,
          fr: `Délivrée le ${d.date(day)} par le chef de l'ULC, en application de l'arrêté royal du 16 janvier 2006.`,
        }),
        { after: 6 },
      );
      d.text(
        d.t({
          nl: "Deze toelating moet zichtbaar worden uitgehangen en vervalt van rechtswege bij stopzetting.",
          fr: "La présente autorisation doit être affichée et devient caduque de plein droit en cas de cessation.",
        }),
        { size: 8.5, style: "italic" },
      );
    },
    { pad: 18 },
  );
  footer(d, `${authority} - Kruidtuinlaan 55, 1000 Brussel - BCE/KBO 0267.387.230`);
  d.fact("address", "subject", d.address(place), OPTIONAL);
  state(d, company, authority, number, day);
}

/** Luxembourg authorisation of establishment, with the manager on whose diploma it rests. */
function establishment(d: Draft): void {
  const company = d.world.company("lu");
  const manager = d.world.person("lu");
  const day = d.random.day(2020, 2025);
  const number = `10${d.random.digits(6)} / 0`;
  const authority = "Ministère de l'Économie";
  d.set({ family: d.random.pick(["sans", "book"]), size: 10, margin: 66, leading: 1.45 });
  d.text("LE GOUVERNEMENT\nDU GRAND-DUCHÉ DE LUXEMBOURG", { style: "bold", size: 11 });
  d.text(`${authority}\nDirection générale des Classes moyennes`, { after: 28 });
  d.text("AUTORISATION D'ÉTABLISSEMENT", { size: 16, style: "bold", align: "center" });
  d.text(`N° ${number}`, { align: "center", after: 20 });
  d.text(
    `Vu la loi modifiée du 2 septembre 2011 réglementant l'accès aux professions d'artisan, de commerçant, d'industriel ainsi qu'à certaines professions libérales ;\nVu la demande introduite en date du ${d.date(daysAfter(day, -40), "long")} ;`,
    { after: 8 },
  );
  d.text("l'autorisation est accordée à :", { after: 8 });
  d.text(
    `${full(company)}\n${d.address(company.seat)}\nRegistre de commerce et des sociétés : ${writtenNumber(company)}`,
    { indent: 40, style: "bold", after: 10 },
  );
  d.text("pour l'exercice de l'activité suivante : COMMERCE ET SERVICES COMMERCIAUX", { after: 8 });
  d.text(
    `La présente est subordonnée à la gestion effective et permanente de l'entreprise par ${titled(d, manager)}, né${manager.sex === "f" ? "e" : ""} le ${d.date(manager.birthDate)}. Tout changement de dirigeant est à notifier dans le mois.`,
    { after: 20 },
  );
  d.text(`Luxembourg, le ${d.date(day, "long")}`, { after: 8 });
  d.text("Pour le Ministre de l'Économie,\nle Conseiller de Gouvernement", { indent: 240 });
  footer(d, "Bureaux : 19-21, boulevard Royal - L-2449 Luxembourg - Adresse postale : L-2914 Luxembourg");
  state(d, company, authority, number.replace(/\W/g, ""), day);
  d.person(manager, {}, "subject", OPTIONAL);
}

/** French attest of registration of an intermediary, by categories with dates of their own. */
function intermediary(d: Draft): void {
  const company = d.world.company("fr");
  const day = d.world.recentDay(300);
  const since = d.random.day(2017, 2022);
  const number = `${d.random.whole(17, 22)} 00${d.random.digits(1)} ${d.random.digits(3)}`;
  const authority = "ORIAS";
  d.set({ family: "vera", size: 9.5, margin: 56 });
  d.text(authority, { size: 28, style: "bold" });
  d.text("Registre unique des intermédiaires en assurance, banque et finance", { after: 24 });
  d.text("ATTESTATION D'INSCRIPTION", { size: 14, style: "bold", after: 10 });
  d.text(
    `L'Orias, organisme chargé de la tenue du registre en application de l'article L. 512-1 du Code des assurances, atteste que l'intermédiaire :`,
    { after: 8 },
  );
  d.framed(() => {
    d.text(`${full(company)}`, { style: "bold", size: 11 });
    d.text(`${d.address(company.seat)}\nSIREN ${writtenNumber(company)}`);
  });
  d.text(`est inscrit sous le numéro d'immatriculation ${number} dans les catégories suivantes :`, { after: 6 });
  d.table(
    ["Catégorie", "Inscrit depuis le", "État"],
    [
      ["Courtier d'assurance ou de réassurance (COA)", d.date(since), "Inscrit"],
      ["Mandataire non exclusif en opérations de banque (MOBSP)", d.date(daysAfter(since, 200)), "Inscrit"],
      ["Conseiller en investissements financiers (CIF)", "-", "Supprimé"],
    ],
    { parts: [3, 1.2, 1], lines: true },
  );
  d.space(14);
  d.text(
    `L'inscription est renouvelée chaque année avant le 1er mars. Document édité le ${d.date(day)} ; sa validité se vérifie sur le site du registre.`,
    { size: 9 },
  );
  footer(d, "Orias - 1, rue Jules Lefebvre, 75311 Paris Cedex 09 - Association loi 1901 - SIREN 499 750 040");
  state(d, company, authority, number.replaceAll(" ", ""), day);
  d.documentDate(since, OPTIONAL);
}

/** German permit of a broker, decided by a town's office, with conditions and an instruction on remedies. */
function broker(d: Draft): void {
  const company = d.world.company("de");
  const director = d.world.person("de");
  const day = d.random.day(2020, 2025);
  const number = `32.3-${d.random.digits(4)}/${day.slice(2, 4)}`;
  const authority = `Landeshauptstadt ${company.seat.town}`;
  d.set({ family: d.random.pick(["sans", "serif"]), size: 10, margin: 64, leading: 1.4 });
  d.text(`${authority}\nOrdnungsamt - Gewerbeangelegenheiten`, { style: "bold", after: 20 });
  d.text(`Gegen Empfangsbekenntnis\n${full(company)}\n${lines(d, company.seat)}`, { after: 16 });
  d.rows(
    [
      ["Aktenzeichen", number],
      ["Auskunft erteilt", titled(d, d.world.official("de"))],
      ["Datum", d.date(day, "dots")],
    ],
    { label: 110, colon: ":" },
  );
  d.space(10);
  d.text("Erlaubnis nach § 34c Absatz 1 der Gewerbeordnung", { size: 13, style: "bold", after: 8 });
  d.text(
    `Der ${full(company)}, eingetragen beim Amtsgericht ${company.seat.town} unter ${writtenNumber(company)}, vertreten durch ${titled(d, director)}, geboren am ${d.date(director.birthDate, "dots")} in ${director.birthPlace}, wird auf ihren Antrag die Erlaubnis erteilt, gewerbsmäßig den Abschluss von Verträgen über Grundstücke, Wohnräume und gewerbliche Räume zu vermitteln.`,
    { after: 8 },
  );
  d.text("Nebenbestimmungen: Ein Wechsel der vertretungsberechtigten Personen ist unverzüglich anzuzeigen.", {
    after: 8,
  });
  d.text("Gebühr: 1.250,00 EUR, zahlbar bis zum Ablauf eines Monats.", { after: 8 });
  d.text("Rechtsbehelfsbelehrung", { style: "bold" });
  d.text(
    "Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Klage beim Verwaltungsgericht erhoben werden.",
    { after: 16 },
  );
  d.text("Im Auftrag\n\n(Dienstsiegel)", { indent: 20 });
  state(d, company, authority, number, day);
  d.person(director, { role: "director" }, "subject", OPTIONAL);
  d.amount("total", 1250, "EUR", null, OPTIONAL);
}

export const LICENCES: readonly Layout[] = [
  layout("third/market-letter", "licence", ["nl"], market),
  layout("third/food-agency", "licence", ["nl", "fr"], food),
  layout("third/establishment", "licence", ["fr"], establishment),
  layout("third/intermediary", "licence", ["fr"], intermediary),
  layout("third/broker-permit", "licence", ["de"], broker),
  ...FOREIGN_LICENCES,
];
