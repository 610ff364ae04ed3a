import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { open } from "./other-parts.ts";
import { dotted, foot, titled } from "./parts.ts";

/** Minutes of a general meeting that approves accounts. */
function flemishMeeting(d: Draft): void {
  const company = d.world.company("vl", "NV");
  const people = d.world.people("vl", 3);
  const day = d.world.recentDay(300);
  d.set({ family: "serif", size: 11, margin: 68 });
  d.text(`${company.name} NV\n${d.address(company.seat)}\nRPR ${dotted(company)}`, { size: 9.5, after: 14 });
  d.text("NOTULEN VAN DE GEWONE ALGEMENE VERGADERING", { style: "bold", align: "center", after: 2 });
  d.text(`gehouden op de zetel op ${d.date(day, "long")} om 18 uur`, { align: "center", after: 12 });
  d.text(
    `De vergadering wordt geopend onder het voorzitterschap van ${nameOf(people[0]!)}. Als secretaris treedt op ${nameOf(people[1]!)}, als stemopnemer ${nameOf(people[2]!)}. De aanwezigheidslijst toont dat alle aandeelhouders aanwezig zijn.`,
    { after: 8 },
  );
  d.text(
    "Agenda: 1. Lezing van het jaarverslag. 2. Goedkeuring van de jaarrekening. 3. Bestemming van het resultaat. 4. Kwijting aan de bestuurders. 5. Rondvraag.",
    { after: 8 },
  );
  d.text(
    "Beraadslaging: na bespreking worden alle punten met eenparigheid van stemmen goedgekeurd. Het resultaat wordt overgedragen naar het volgende boekjaar. De voorzitter dankt de medewerkers voor hun inzet. De vergadering wordt gesloten om 18.40 uur.",
  );
  open(d, [company], people);
}

/** A quotation of a Dutch contractor. */
function dutchOffer(d: Draft): void {
  const sender = d.world.company("nl", "B.V.");
  const client = d.world.person("nl");
  const day = d.world.recentDay(120);
  d.set({ family: "sans", size: 9.5, margin: 60 });
  d.text(`${sender.name} B.V.`, { size: 15, style: "bold", align: "right" });
  d.text(`Aan: ${titled(client, ["de heer", "mevrouw"])}\n${d.address(client.address)}`, { after: 14 });
  d.text(`OFFERTE 26-${d.random.digits(4)}`, { size: 13, style: "bold" });
  d.text(`Offertedatum ${d.date(day, "dash")} - geldig gedurende 30 dagen`, { after: 10 });
  d.text(
    "Hartelijk dank voor uw aanvraag. Graag bieden wij u de volgende werkzaamheden aan, onder voorbehoud van opname ter plaatse:",
    { after: 8 },
  );
  d.table(
    ["Omschrijving", "Aantal", "Prijs"],
    [
      ["Leveren en plaatsen koelcel", "1", "€ 4.850,00"],
      ["Leidingwerk en vulling", "12 m", "€ 960,00"],
      ["Indicatief totaal exclusief btw", "", "€ 5.810,00"],
    ],
    { parts: [4, 1, 1.3], lines: true },
  );
  d.space(12);
  d.text(
    "Gaat u akkoord, stuur dan deze offerte ondertekend retour. Op al onze aanbiedingen zijn onze algemene voorwaarden van toepassing, die wij op verzoek toezenden.",
  );
  foot(d, `KvK ${sender.number} | btw ${sender.vat} | IBAN ${groupedIban(sender.iban)}`);
  open(d, [sender], [client]);
  d.fact("company_name", "issuer", sender.name, OPTIONAL);
  d.fact("iban", "issuer", sender.iban, OPTIONAL);
  d.fact("iban", "subject", sender.iban, OPTIONAL);
}

/** Caption sheet of photographs. */
function flemishPhotographs(d: Draft): void {
  const who = d.world.person("vl");
  d.set({ family: "vera", size: 9, margin: 50 });
  d.text("Fotoverslag teambuilding Koksijde", { size: 15, style: "bold", after: 10 });
  for (const line of [
    "Foto 1 (IMG_4471.jpg): de ploeg bij aankomst op het strand",
    "Foto 2 (IMG_4475.jpg): de zandkastelenwedstrijd, de jury beraadslaagt",
    `Foto 3 (IMG_4480.jpg): ${nameOf(who)} neemt de beker in ontvangst`,
  ]) {
    d.box(d.x, d.y, 220, 110, 0.85);
    d.space(116);
    d.text(line, { style: "italic", after: 12 });
  }
  d.text(
    "Alle foto's mogen intern gebruikt worden. Wie niet herkenbaar in beeld wil, laat het weten aan de personeelsdienst.",
  );
  open(d, [], [who]);
}

/** Private power of attorney. */
function frenchProxy(d: Draft): void {
  const company = d.world.company("wal", "SRL");
  const [one, two] = d.world.people("wal", 2);
  const day = d.world.recentDay(200);
  d.set({ family: "book", size: 10.5, margin: 70, leading: 1.5 });
  d.text("PROCURATION", { size: 16, style: "bold", align: "center", after: 16 });
  d.text(
    `Je ${one!.sex === "m" ? "soussigné" : "soussignée"}, ${titled(one!, ["Monsieur", "Madame"])}, domicilié(e) à ${d.address(one!.address)}, donne par la présente pouvoir à ${titled(two!, ["Monsieur", "Madame"])}, domicilié(e) à ${d.address(two!.address)}, de me représenter à l'assemblée de la copropriété qui se tiendra dans les locaux de la société ${company.name}, de prendre part aux délibérations et aux votes, et de signer tous procès-verbaux.`,
    { after: 10 },
  );
  d.text(
    "La présente procuration reste valable pour toute assemblée ayant le même ordre du jour. Le mandataire peut se faire substituer.",
    { after: 16 },
  );
  d.text(`Fait à ${one!.address.town}, le ${d.date(day, "long")}\n« Bon pour pouvoir »`);
  open(d, [company], [one!, two!]);
}

/** Letter of the tax administration on an advance payment. */
function frenchTax(d: Draft): void {
  const company = d.world.company("fr", "SARL");
  const day = d.world.recentDay(200);
  d.set({ family: "sans", size: 10, margin: 60 });
  d.beside(
    [1, 1],
    [
      () => d.text("FINANCES PUBLIQUES\nService des impôts des entreprises\n4 rue du Lycée"),
      () => d.text(`${company.name} SARL\n${d.address(company.seat)}`),
    ],
  );
  d.space(24);
  d.text(`Le ${d.date(day)}\nVos références : ${writtenNumber(company)}`, { after: 12 });
  d.text("Objet : relance amiable - dépôt de la déclaration de TVA", { style: "bold", after: 10 });
  d.text(
    "Madame, Monsieur,\nSauf erreur de ma part, vous n'avez pas déposé la déclaration de taxe sur la valeur ajoutée du mois dernier. Je vous invite à régulariser votre situation dans votre espace professionnel dans les quinze jours. À défaut, une majoration de 10 % pourra être appliquée. Si vous avez déposé votre déclaration entre-temps, ne tenez pas compte de cette lettre.\nJe vous prie d'agréer, Madame, Monsieur, l'expression de mes salutations distinguées.",
  );
  open(d, [company]);
  d.fact("authority", "issuer", "", OPTIONAL);
}

/** Information page of a French association about its outing. */
function frenchLeaflet(d: Draft): void {
  d.set({ family: "vera", size: 10, margin: 56 });
  d.text("Randonnée du dimanche : mode d'emploi", { size: 16, style: "bold", after: 10 });
  [
    "Départ à 9 h devant la gare, retour prévu vers 17 h.",
    "Prévoir de bonnes chaussures, un pique-nique et un litre d'eau par personne.",
    "Parcours de 14 km, dénivelé modéré ; les chiens tenus en laisse sont les bienvenus.",
    "Participation libre. En cas d'orage, la sortie est reportée d'une semaine.",
  ].forEach((line) => d.text(`- ${line}`, { after: 6 }));
  d.text("Renseignements auprès du secrétariat, le mercredi après-midi.");
  open(d, []);
}

export const OTHER_DUTCH_FRENCH: readonly Layout[] = [
  layout("fourth/flemish-meeting", "other", ["nl"], flemishMeeting),
  layout("fourth/dutch-offer", "other", ["nl"], dutchOffer),
  layout("fourth/flemish-photographs", "other", ["nl"], flemishPhotographs),
  layout("fourth/french-proxy", "other", ["fr"], frenchProxy),
  layout("fourth/french-tax", "other", ["fr"], frenchTax),
  layout("fourth/french-leaflet", "other", ["fr"], frenchLeaflet),
];
