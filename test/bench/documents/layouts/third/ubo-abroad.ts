import { type Draft, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, registerName, writtenNumber } from "../../world.ts";
import { austrianCompany, firmNumber, foot, others, stakesOf, titled } from "./company-parts.ts";

/** German extract: fictitious owners, month of birth is not enough, so the day is given. */
export function transparency(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const stakes = stakesOf(d, d.world.people("de", d.random.whole(1, 2)), 600);
  const day = d.world.recentDay(60);
  const buyer = d.world.company("de", "AG");
  d.set({ family: "sans", size: 9.5, margin: 60 });
  d.text("www.transparenzregister.de", { size: 8, align: "right", after: 14 });
  d.text("Auszug aus dem Transparenzregister", { size: 15, style: "bold", after: 2 });
  d.text(`Abrufdatum: ${d.date(day, "dots")}   Auftragsnummer: ${d.random.digits(12)}`, { size: 8.5, after: 10 });
  d.text(`Abgerufen durch: ${buyer.name} AG (Verpflichtete nach § 2 GwG)`, { size: 8.5, after: 10 });
  d.text("Angaben zur Rechtseinheit", { style: "bold", after: 3 });
  d.rows(
    [
      ["Bezeichnung der Rechtseinheit", `${company.name} GmbH`],
      ["Rechtsform", "Gesellschaft mit beschränkter Haftung"],
      ["Registergericht und -nummer", `Amtsgericht ${company.seat.town}, ${writtenNumber(company)}`],
      ["Anschrift", d.address(company.seat)],
    ],
    { label: 170, colon: ":" },
  );
  d.space(8);
  d.text("Angaben zu wirtschaftlich Berechtigten", { style: "bold", after: 3 });
  stakes.forEach(({ who, percent }, at) => {
    d.text(`${at + 1}. Person`, { style: "italic", after: 1 });
    d.rows(
      [
        ["Vorname(n)", who.given.join(" ")],
        ["Nachname", who.family],
        ["Geburtsdatum", d.date(who.birthDate, "dots")],
        ["Wohnort (Land)", `${who.address.town} (Deutschland)`],
        ["Staatsangehörigkeit(en)", "Deutschland"],
        ["Typ des wirtschaftlich Berechtigten", "Tatsächlich wirtschaftlich Berechtigter"],
        ["Art des wirtschaftlichen Interesses", "Kapitalbeteiligung (unmittelbar)"],
        ["Umfang des wirtschaftlichen Interesses", `${d.percent(percent).replace(" ", "")}`],
      ],
      { label: 200 },
    );
    d.space(6);
    d.person(who, {
      role: "owner",
      birth_date: who.birthDate,
      nationality: "DE",
      country: "DE",
      share_percent: percent,
      control: "direct",
    });
  });
  d.text("Weitere wirtschaftlich Berechtigte: keine.", { after: 8 });
  d.text("Hinweis: Eine Unstimmigkeitsmeldung nach § 23a GwG liegt zum Zeitpunkt des Abrufs nicht vor.", { size: 8 });
  foot(
    d,
    "Bundesanzeiger Verlag GmbH, Amsterdamer Str. 192, 50735 Köln, Amtsgericht Köln, HRB 31248, USt-IdNr. DE260743929",
  );
  d.subject(company);
  others(d, [], [buyer]);
  d.documentDate(day);
  d.issuer("Bundesanzeiger Verlag", OPTIONAL);
}

/** Austrian extract in two tables: direct owners, and indirect ones with the top entity. */
export function austrianOwners(d: Draft): void {
  const company = austrianCompany(d);
  const top = d.world.company("de", "GmbH");
  const [direct, indirect, signing] = d.world.people("de", 3) as [Person, Person, Person];
  const share = d.random.pick([26, 35, 45]);
  const day = d.world.recentDay(60);
  d.set({ family: "serif", size: 10, margin: 58 });
  d.text("WiEReG - REGISTER DER WIRTSCHAFTLICHEN EIGENTÜMER", { size: 11, style: "bold" });
  d.text("Einfacher Auszug", { size: 14, after: 8 });
  d.text(`Rechtsträger: ${company.name} GmbH, Stammzahl ${firmNumber(company)}`, { after: 2 });
  d.text(`Datum und Uhrzeit des Auszugs: ${d.date(day, "dots")}, 11:4${d.random.whole(0, 9)} Uhr`, { after: 12 });
  const head = ["Nachname", "Vorname", "Geb.-Datum", "Staatsang.", "Wohnsitz", "Ausmaß"];
  const row = (who: Person, part: number) => [
    who.family,
    who.given.join(" "),
    d.date(who.birthDate, "dots"),
    "DE",
    "DE",
    `${part} vH`,
  ];
  d.text("Direkte wirtschaftliche Eigentümer", { style: "bold" });
  d.table(head, [row(direct, share)], { parts: [1.6, 1.6, 1.3, 1.1, 1, 1], lines: true });
  d.space(8);
  d.text("Indirekte wirtschaftliche Eigentümer", { style: "bold" });
  d.table(head, [row(indirect, 100 - share)], { parts: [1.6, 1.6, 1.3, 1.1, 1, 1], lines: true });
  d.text(`Oberster Rechtsträger: ${top.name} GmbH (${writtenNumber(top)})`, { size: 9, after: 12 });
  d.text(`Vertretungsbefugt laut Stammregister (kein wirtschaftlicher Eigentümer): ${registerName(signing)}`, {
    size: 9,
    after: 12,
  });
  d.text("Der Auszug gibt den Inhalt des Registers wieder; auf die Richtigkeit darf nicht allein vertraut werden.", {
    size: 8,
  });
  foot(d, "Bundesministerium für Finanzen - Registerbehörde - Johannesgasse 5, 1010 Wien - Seite 1 von 1");
  d.subject(company, { seat: false });
  for (const [who, part, control] of [
    [direct, share, "direct"],
    [indirect, 100 - share, "indirect"],
  ] as const)
    d.person(who, {
      role: "owner",
      birth_date: who.birthDate,
      nationality: "DE",
      country: "DE",
      share_percent: part,
      control,
    });
  others(d, [], [top]);
  d.documentDate(day);
  d.issuer("Bundesministerium für Finanzen", OPTIONAL);
}

/** French registry's document: terms of control are ticked, ownership is split into bare ownership and usufruct. */
export function frenchRegistry(d: Draft): void {
  const company = d.world.company("fr", d.random.pick(["SAS", "SARL"]));
  const stakes = stakesOf(d, d.world.people("fr", 2), 600);
  const president = d.world.person("fr");
  const day = d.world.recentDay(60);
  d.set({ family: "sans", size: 9.5, margin: 56 });
  d.beside(
    [1, 1],
    [
      () => d.text(`GREFFE DU TRIBUNAL DE COMMERCE\nDE ${company.seat.town.toUpperCase()}`, { style: "bold", size: 9 }),
      () =>
        d.text(`Dépôt n° ${d.random.digits(5)}\nCode de vérification ${d.random.letters(8)}`, {
          align: "right",
          size: 8,
        }),
    ],
  );
  d.space(10);
  d.text("DOCUMENT RELATIF AU BÉNÉFICIAIRE EFFECTIF D'UNE SOCIÉTÉ", { size: 12, style: "bold", align: "center" });
  d.text("(articles L. 561-46 et R. 561-56 du Code monétaire et financier)", { size: 8, align: "center", after: 12 });
  d.text("1 - SOCIÉTÉ OU ENTITÉ DÉCLARANTE", { style: "bold" });
  d.text(
    `Dénomination : ${company.name}\nForme : ${company.form}     N° unique d'identification : ${writtenNumber(company)}     RCS : ${company.seat.town}\nAdresse du siège : ${d.address(company.seat)}`,
    { after: 10 },
  );
  stakes.forEach(({ who, percent }, at) => {
    const isHalved = at === 1;
    d.text(`2.${at + 1} - BÉNÉFICIAIRE EFFECTIF`, { style: "bold" });
    d.text(
      `Nom de naissance : ${who.family.toUpperCase()}     Prénoms : ${who.given.join(", ")}\n${who.sex === "m" ? "Né" : "Née"} le : ${d.date(who.birthDate)}     à : ${who.birthPlace}     Nationalité : française\nDomicile : ${d.address(who.address)}`,
      { after: 2 },
    );
    d.text(
      `[X] Détention de plus de 25 % du capital     [${isHalved ? "X" : " "}] Détention de plus de 25 % des droits de vote     [ ] Autre moyen de contrôle`,
      { size: 8.5, after: 2 },
    );
    d.text(
      `Pourcentage total de détention du capital : ${d.percent(percent)}, détention directe en ${isHalved ? "indivision" : "pleine propriété"}\nDate à laquelle la personne est devenue bénéficiaire effectif : ${d.date(company.start)}`,
      { after: 10 },
    );
    d.person(who, {
      role: "owner",
      birth_date: who.birthDate,
      birth_place: who.birthPlace,
      nationality: "FR",
      share_percent: percent,
      control: "direct",
    });
    d.fact("address", "other", d.address(who.address), OPTIONAL);
  });
  d.text("3 - SIGNATAIRE (représentant légal)", { style: "bold" });
  d.text(`${titled(d, president)}, fait à ${company.seat.town}, le ${d.date(day)}`);
  foot(d, "Copie délivrée par voie électronique - ne vaut pas justificatif d'identité");
  d.subject(company);
  d.person(president, { role: "signatory" }, "subject", OPTIONAL);
  d.documentDate(day);
  d.issuer(`Greffe du Tribunal de Commerce de ${company.seat.town}`, OPTIONAL);
}

/** British statement of persons with significant control: bands, an active one and a ceased one. */
export function controlStatement(d: Draft): void {
  const company = d.world.company("gb", "Limited");
  const [active, ceased] = d.world.people("gb", 2) as [Person, Person];
  const day = d.world.recentDay(60);
  const long = (date: string) => d.date(date, "long");
  const notified = d.random.day(2016, 2023);
  d.set({ family: "vera", size: 9.5, margin: 58 });
  d.text(`${company.name.toUpperCase()} LIMITED`, { size: 15, style: "bold" });
  d.text(`Company number ${company.number}`, { after: 8 });
  d.text("Persons with significant control", { size: 12, style: "bold" });
  d.text("1 active person with significant control / 1 ceased", { after: 10 });
  const card = (who: Person, state: string, rows: readonly (readonly [string, string])[]) => {
    d.framed(() => {
      d.text(`${titled(d, who)}   ${state}`, { style: "bold", after: 4 });
      for (const [label, value] of rows) {
        d.text(label, { size: 8, grey: 0.35, after: 0 });
        d.text(value, { after: 3 });
      }
    });
  };
  const month = (who: Person) => long(who.birthDate).split(" ").slice(1).join(" ");
  card(active, "Active", [
    ["Correspondence address", d.address(active.address)],
    ["Notified on", long(notified)],
    ["Date of birth", month(active)],
    ["Nationality", "British"],
    ["Country of residence", "United Kingdom"],
    [
      "Nature of control",
      "Ownership of shares - 75% or more\nOwnership of voting rights - 75% or more\nRight to appoint and remove directors",
    ],
  ]);
  card(ceased, "Ceased", [
    ["Notified on", long(company.start)],
    ["Ceased on", long(notified)],
    ["Date of birth", month(ceased)],
    ["Nature of control", "Ownership of shares - More than 25% but not more than 50%"],
  ]);
  d.text(`Snapshot taken from the public register on ${long(day)}. Crown copyright.`, { size: 7.5 });
  d.subject(company, { seat: false });
  d.person(active, { role: "owner", birth_date: active.birthDate.slice(0, 7), nationality: "GB", country: "GB" });
  d.person(ceased, { role: "owner", birth_date: ceased.birthDate.slice(0, 7) }, "subject", OPTIONAL);
  d.fact("address", "other", d.address(active.address), OPTIONAL);
  d.documentDate(day);
  d.issuer("Companies House", OPTIONAL);
}

/** Irish register of beneficial ownership: a letter with the result of a search. */
export function irishOwners(d: Draft): void {
  const company = d.world.company("ie", "Limited");
  const requester = d.world.company("ie", "DAC");
  const stakes = stakesOf(d, d.world.people("ie", d.random.whole(1, 3)), 120);
  const day = d.world.recentDay(60);
  d.set({ family: "serif", size: 11, margin: 66 });
  d.text("REGISTRAR OF BENEFICIAL OWNERSHIP OF COMPANIES", { style: "bold" });
  d.text("P.O. Box 12345, Dublin 1 - enquiry@rbo.example", { size: 9, after: 14 });
  d.text(`${requester.name} DAC\n${d.address(requester.seat)}`, { after: 10 });
  d.text(`${d.date(day, "long")}`, { after: 10 });
  d.text(`RBO SEARCH REPORT: ${company.name.toUpperCase()} LIMITED, CRO NUMBER ${company.number}`, {
    style: "bold",
    after: 8,
  });
  d.text(
    "The register shows the following natural persons as beneficial owners of the entity at the date of this report:",
    {
      after: 6,
    },
  );
  stakes.forEach(({ who, percent }, at) => {
    d.text(
      `(${String.fromCodePoint(97 + at)}) ${nameOf(who)}, born ${d.date(who.birthDate, "long")}, an Irish national resident in Ireland, holding ${percent}% of the shares directly;`,
      { indent: 18, after: 5 },
    );
    d.person(who, {
      role: "owner",
      birth_date: who.birthDate,
      nationality: "IE",
      country: "IE",
      share_percent: percent,
      control: "direct",
    });
  });
  d.text(
    "and no others. Directors of the entity are not shown in this report. A discrepancy notice must be filed on form DNN.",
    {
      after: 14,
    },
  );
  d.text("For the Registrar");
  foot(d, "Page 1 of 1 - issued under S.I. No. 110 of 2019");
  d.subject(company, { seat: false });
  others(d, [], [requester]);
  d.documentDate(day);
  d.issuer("Registrar of Beneficial Ownership", OPTIONAL);
}
