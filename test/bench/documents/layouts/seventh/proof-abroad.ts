import { type Draft, type Layout, layout } from "../../draft.ts";
import { given, nameOf, streetOf, townOf } from "../../world.ts";
import { foot, spaced, stateProof } from "./parts.ts";

/** A British council's bill: reference box at the right, bands and instalments below. */
function council(d: Draft): void {
  const who = d.world.person("gb");
  const day = d.world.recentDay(80);
  const sender = `${who.address.town} City Council`;
  d.set({ family: "sans", size: 9.5, margin: 50 });
  d.text(sender, { size: 16, style: "bold", after: 2 });
  d.text("Revenues and Benefits, Civic Centre", { size: 8, after: 26 });
  d.beside(
    [3, 2],
    [
      () =>
        d.text(
          `${who.sex === "m" ? "Mr" : "Mrs"} ${given(who)[0]!} ${who.family}\n${given(who)} ${who.family}\n${streetOf(who.address, "en")}\n${who.address.town}\n${who.address.postcode}`,
        ),
      () => {
        d.rows(
          [
            ["Account ref", d.random.digits(9)],
            ["Date of issue", d.date(day, "long")],
            ["Band", d.random.pick(["B", "C", "D"])],
          ],
          { label: 80, bold: true },
        );
      },
    ],
  );
  d.space(20);
  d.text("COUNCIL TAX BILL 2026/27", { size: 14, style: "bold", after: 6 });
  d.text("Property this bill is for: as addressed. Reason for bill: annual billing.", { after: 6 });
  d.table(
    null,
    [
      ["Council services", "1,402.11"],
      ["Police and Crime Commissioner", "275.20"],
      ["Fire and Rescue Authority", "82.66"],
      ["Amount to pay", "£1,759.97"],
    ],
    { parts: [4, 1] },
  );
  d.text("Instalments: 1 x £179.97 on 01/12/2026, then 9 x £158.00 on the 1st of each month.", { size: 8.5 });
  stateProof(d, who, who.address, { sender, day });
}

/** A French certificate of a supply contract, written as one that the customer downloads. */
function attestation(d: Draft): void {
  const who = d.world.person("fr");
  const day = d.world.recentDay(60);
  d.set({ family: "book", size: 10.5, margin: 64, leading: 1.45 });
  d.text("Électricité Réunie", { size: 15, style: "bold", after: 30 });
  d.text("ATTESTATION DE TITULAIRE DE CONTRAT", { size: 14, style: "bold", align: "center", after: 20 });
  d.text(
    `Nous attestons que ${who.sex === "m" ? "M." : "Mme"} ${who.family.toUpperCase()} ${given(who)} est titulaire, à ce jour, d'un contrat de fourniture d'électricité pour le logement situé :`,
    { after: 10 },
  );
  d.text(`${streetOf(who.address, "fr")}\n${townOf(who.address)}`, { indent: 60, style: "bold", after: 12 });
  d.text(
    `Référence client : ${spaced(d.random.digits(12))}\nContrat en vigueur depuis le ${d.date(d.random.day(2017, 2024), "slash")}`,
    { after: 14 },
  );
  d.text("Cette attestation est établie pour servir et valoir ce que de droit.", { after: 24 });
  d.text(`Fait à Nanterre, le ${d.date(day, "long")}`, { align: "right" });
  foot(d, "Électricité Réunie, SA au capital de 2 084 365 041 euros - 22-30 avenue de Wagram, 75008 Paris - RCS Paris");
  stateProof(d, who, who.address, { sender: "Électricité Réunie", day });
}

/** A German registration certificate in numbered boxes. */
function registration(d: Draft): void {
  const who = d.world.person("de");
  const day = d.world.recentDay(80);
  const { town } = who.address;
  d.set({ family: "sans", size: 9, margin: 54 });
  d.text(`Landeshauptstadt ${town}`, { size: 12, style: "bold" });
  d.text("Bürgerbüro - Einwohnermeldeamt", { after: 20 });
  d.text("Amtliche Meldebestätigung\nnach § 24 Abs. 2 des Bundesmeldegesetzes", { size: 12, style: "bold", after: 12 });
  const field = (label: string, value: string) =>
    d.framed(
      () => {
        d.text(label, { size: 7, after: 0 });
        d.text(value, { size: 10.5, after: 0 });
      },
      { pad: 4 },
    );
  field("1  Familienname", who.family);
  field("2  Vornamen (Rufname unterstrichen)", given(who));
  field("3  Geburtsdatum, Geburtsort", `${d.date(who.birthDate, "dots")}, ${who.birthPlace}`);
  field("4  Gegenwärtige Anschrift (alleinige Wohnung)", `${townOf(who.address)}, ${streetOf(who.address, "de")}`);
  field("5  Einzugsdatum", d.date(d.random.day(2015, 2024), "dots"));
  d.space(14);
  d.text(`${town}, den ${d.date(day, "dots")}`);
  d.text("Im Auftrag", { after: 0 });
  stateProof(d, who, who.address, { sender: `Landeshauptstadt ${town}`, day });
}

/** A Luxembourg tax notice in German, whose window address stands left under a return line. */
function luxembourg(d: Draft): void {
  const who = d.world.person("lu");
  const day = d.world.recentDay(70);
  const office = d.world.address("lu");
  d.set({ family: "serif", size: 10.5, margin: 60 });
  d.text("GROSSHERZOGTUM LUXEMBURG", { size: 9, style: "bold", after: 0 });
  d.text("Steuerverwaltung - Bureau d'imposition 4", { size: 9, after: 26 });
  d.text(`Abs.: ${d.address(office)}`, { size: 6.5, after: 2 });
  d.text(
    `${who.sex === "m" ? "Herrn" : "Frau"}\n${nameOf(who)}\n${streetOf(who.address, "fr")}\n${townOf(who.address)}`,
    { after: 26 },
  );
  d.text(`Luxemburg, ${d.date(day, "long")}`, { align: "right", after: 10 });
  d.text("Betreff: Einkommensteuerbescheid für das Steuerjahr 2025", { style: "bold", after: 8 });
  d.text(
    `Sehr geehrte${who.sex === "m" ? "r Herr" : " Frau"} ${who.family},\naufgrund Ihrer Steuererklärung wurde die Einkommensteuer auf ${d.money(8412)} EUR festgesetzt. Gegen diesen Bescheid kann innerhalb von drei Monaten Einspruch erhoben werden.`,
  );
  stateProof(d, who, who.address, { sender: "Steuerverwaltung", day, office });
}

export const PROOF_ABROAD: readonly Layout[] = [
  layout("seventh/council", "proof_of_address", ["en"], council),
  layout("seventh/attestation", "proof_of_address", ["fr"], attestation),
  layout("seventh/registration", "proof_of_address", ["de"], registration),
  layout("seventh/luxembourg-tax", "proof_of_address", ["de"], luxembourg),
];
