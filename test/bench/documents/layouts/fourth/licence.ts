import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter, yearsAfter } from "../../random.ts";
import { nameOf, streetOf, townOf, writtenNumber } from "../../world.ts";
import { foot, full, stateLicence, strangeNumber } from "./paper-parts.ts";

/** Belgium's food agency: boxes of labels, one number of the establishment and one of the permission. */
function food(d: Draft): void {
  const company = d.world.company("vl");
  const day = d.random.day(2018, 2025);
  const number = `AER/${d.random.pick(["OVL", "ANT", "WVL", "LIM"])}/${d.random.digits(6)}`;
  const authority = "Federaal Agentschap voor de Veiligheid van de Voedselketen";
  d.set({ family: "sans", size: 10, margin: 60 });
  d.text(authority, { style: "bold", size: 12 });
  d.text("Lokale Controle-eenheid", { size: 9, after: 24 });
  d.text("TOELATING", { size: 22, style: "bold", align: "center", after: 2 });
  d.text("krachtens het koninklijk besluit van 16 januari 2006", { align: "center", size: 9, after: 16 });
  d.framed(() => {
    d.text("Operator", { size: 8, grey: 0.4, after: 0 });
    d.text(full(company), { size: 12, style: "bold", after: 6 });
    d.beside(
      [1, 1],
      [
        () => {
          d.text("Ondernemingsnummer", { size: 8, grey: 0.4, after: 0 });
          d.text(writtenNumber(company));
        },
        () => {
          d.text("Vestigingseenheid", { size: 8, grey: 0.4, after: 0 });
          d.text(`2.${d.random.digits(3)}.${d.random.digits(3)}.${d.random.digits(3)}`);
        },
      ],
    );
    d.text("Adres van de vestiging", { size: 8, grey: 0.4, after: 0 });
    d.text(d.address(company.seat));
  });
  d.text(`Toelatingsnummer: ${number}`, { style: "bold", after: 10 });
  d.text(
    "Toegelaten activiteit: PL43 AC39 PR57 - kleinhandel in levensmiddelen. Deze toelating vervangt alle vorige en moet zichtbaar voor de klanten worden uitgehangen.",
    { after: 10 },
  );
  d.text("Geldigheid: onbeperkt, behoudens schorsing of intrekking.", { after: 18 });
  d.text(`Afgeleverd op ${d.date(day)}`, { align: "right" });
  foot(d, [
    `FAVV - AC-Kruidtuin, Kruidtuinlaan 55, 1000 Brussel - ondernemingsnummer ${strangeNumber(d)} - tel. 02 211 82 11`,
  ]);
  d.companyNumber(company, "subject");
  stateLicence(d, company, number, authority, day);
}

/** The Dutch licence for carriage in the Union: certified copy with articles, valid between two days. */
function carriage(d: Draft): void {
  const company = d.world.company("nl");
  const day = d.random.day(2021, 2025);
  const expiry = daysAfter(yearsAfter(day, 5), -1);
  const number = d.random.digits(7);
  const authority = "Nationale en Internationale Wegvervoer Organisatie";
  d.set({ family: "serif", size: 11, margin: 64, leading: 1.4 });
  d.beside(
    [1, 3, 1],
    [
      () => d.text("NL", { size: 26, style: "bold" }),
      () =>
        d.text(`KONINKRIJK DER NEDERLANDEN\n${authority} (NIWO)\nPostbus 3004, 2280 MH Rijswijk`, {
          align: "center",
          size: 9,
        }),
      () => d.text("EU", { size: 16, align: "right" }),
    ],
  );
  d.space(12);
  d.text(`VERGUNNING Nr. ${number}`, { size: 14, style: "bold", align: "center" });
  d.text("voor internationaal goederenvervoer over de weg voor rekening van derden", { align: "center", after: 16 });
  d.text(
    `Deze vergunning machtigt ${full(company)} (KvK ${company.number}), ${streetOf(company.seat, "nl")}, ${townOf(company.seat)}, om op alle verbindingen op het grondgebied van de Gemeenschap internationaal goederenvervoer over de weg te verrichten.`,
    { after: 12 },
  );
  d.text("Bijzondere opmerkingen: zie ommezijde", { after: 12 });
  d.beside(
    [1, 1],
    [
      () => d.text(`Deze vergunning is geldig van\n${d.date(day, "dash")}`),
      () => d.text(`tot en met\n${d.date(expiry, "dash")}`),
    ],
  );
  d.text(`Afgegeven te Rijswijk, op ${d.date(day, "dash")}`, { after: 40 });
  d.text("ALGEMENE BEPALINGEN", { style: "bold", size: 8 });
  d.text(
    "Deze vergunning wordt afgegeven overeenkomstig Verordening (EG) nr. 1072/2009 van 21 oktober 2009. Zij is persoonlijk en niet overdraagbaar. Zij kan worden ingetrokken wanneer de vergunninghouder onjuiste gegevens heeft verstrekt. Het origineel blijft bij de onderneming; een gewaarmerkt afschrift wordt in het voertuig bewaard.",
    { size: 8 },
  );
  d.companyNumber(company, "subject");
  d.fact("expiry_date", "subject", expiry);
  stateLicence(d, company, number, authority, day);
}

/** Permission of a minister of Luxembourg to do business, with the person who must manage in fact. */
function establishment(d: Draft): void {
  const company = d.world.company("lu");
  const manager = d.world.person("lu");
  const day = d.random.day(2017, 2025);
  const number = `10${d.random.digits(6)} / ${d.random.whole(0, 4)}`;
  const authority = "Ministère de l'Économie";
  d.set({ family: "serif", size: 11.5, margin: 76, leading: 1.5 });
  d.text("LE GOUVERNEMENT DU GRAND-DUCHÉ DE LUXEMBOURG", { size: 9 });
  d.text(`${authority}\nDirection générale des classes moyennes`, { style: "bold", after: 30 });
  d.text("AUTORISATION D'ÉTABLISSEMENT", { size: 15, style: "bold", align: "center" });
  d.text(`N° ${number}`, { align: "center", after: 20 });
  d.text(
    "Vu la loi modifiée du 2 septembre 2011 réglementant l'accès aux professions d'artisan, de commerçant, d'industriel ainsi qu'à certaines professions libérales ;",
    { after: 8 },
  );
  d.text(`Vu la demande présentée par la société ${full(company)}, R.C.S. ${company.number} ;`, { after: 8 });
  d.text("arrête :", { align: "center", style: "italic", after: 8 });
  d.text(
    `La société ${full(company)}, établie et ayant son siège social à ${d.address(company.seat)}, est autorisée à exercer l'activité suivante :`,
    { after: 6 },
  );
  d.text("ACTIVITÉS ET SERVICES COMMERCIAUX", { style: "bold", align: "center", after: 6 });
  d.text(
    `La gestion effective est assurée par ${manager.sex === "m" ? "Monsieur" : "Madame"} ${nameOf(manager)}, né${manager.sex === "m" ? "" : "e"} le ${d.date(manager.birthDate, "long")}.`,
    { after: 16 },
  );
  d.text(`Luxembourg, le ${d.date(day, "long")}`, { indent: 220 });
  d.text("Pour le Ministre,", { indent: 220, after: 40 });
  d.text("Taxe de chancellerie : 24 € payée. La présente remplace l'autorisation n° 10036471 / 0 du 4 mars 2013.", {
    size: 8,
  });
  d.companyNumber(company, "subject");
  d.person(manager, { role: "other" }, "subject", OPTIONAL);
  stateLicence(d, company, number.replace(" / ", "/"), authority, day);
}

/** Approval of a contractor for public works in Belgium: classes in a table, an end. */
function contractor(d: Draft): void {
  const company = d.world.company("wal");
  const day = d.random.day(2021, 2025);
  const expiry = yearsAfter(day, 5);
  const number = `${d.random.digits(2)}.${d.random.digits(4)}-${d.random.digits(3)}`;
  const authority = "SPF Économie, P.M.E., Classes moyennes et Énergie";
  d.set({ family: "narrow", size: 10, margin: 58 });
  d.text(authority, { size: 12, style: "bold" });
  d.text("Direction générale de la Qualité et de la Sécurité\nCommission d'agréation des entrepreneurs", {
    size: 9,
    after: 18,
  });
  d.text("Certificat d'agréation", { size: 18, after: 10 });
  d.rows(
    [
      ["Entreprise", `${company.form} ${company.name}`],
      ["N° BCE", writtenNumber(company)],
      ["Siège", d.address(company.seat)],
      ["N° d'agréation", number],
      ["Décision du", d.date(day, "dots")],
      ["Expire le", d.date(expiry, "dots")],
    ],
    { label: 120, colon: " :", gap: 5 },
  );
  d.space(10);
  d.table(
    ["Catégorie", "Intitulé", "Classe"],
    [
      ["D", "Entreprises générales de bâtiments", String(d.random.whole(2, 8))],
      ["D 1", "Tous travaux de gros œuvre", String(d.random.whole(2, 8))],
      ["G", "Entreprises de terrassement", String(d.random.whole(1, 4))],
    ],
    { parts: [1, 4, 1], lines: true },
  );
  d.space(10);
  d.text(
    "L'entrepreneur signale dans les trente jours toute modification de ses organes de gestion (loi du 20 mars 1991).",
    { after: 20 },
  );
  d.text("Pour le Ministre : le président de la Commission", { align: "right" });
  foot(d, [`Rue du Progrès 50, 1210 Bruxelles - N° d'entreprise ${strangeNumber(d)} - https://economie.fgov.be`]);
  d.companyNumber(company, "subject");
  d.fact("expiry_date", "subject", expiry);
  stateLicence(d, company, number, authority, day);
}

export const PERMISSIONS: readonly Layout[] = [
  layout("fourth/licence-food", "licence", ["nl"], food),
  layout("fourth/licence-carriage", "licence", ["nl"], carriage),
  layout("fourth/licence-establishment", "licence", ["fr"], establishment),
  layout("fourth/licence-contractor", "licence", ["fr"], contractor),
];
