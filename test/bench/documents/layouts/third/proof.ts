import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { citizenServiceNumber } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, type Person, registerName, streetOf, townOf, writtenNationalNumber } from "../../world.ts";
import { amountIn, footer, lines, titled } from "./paper-parts.ts";
import { BILLS } from "./proof-bills.ts";
import { state } from "./proof-parts.ts";

/** Dutch extract of the municipality's register of persons, a form of labels with codes. */
function personsRegister(d: Draft): void {
  const who: Person = { ...d.world.person("nl"), nationalNumber: citizenServiceNumber(d.random) };
  const day = d.world.recentDay(80);
  const sender = `Gemeente ${who.address.town}`;
  d.set({ family: d.random.pick(["sans", "narrow"]), size: 9.5, margin: 58 });
  d.beside(
    [1, 1],
    [
      () => d.text(sender, { size: 17, style: "bold" }),
      () => d.text("Publiekszaken\nPostbus 4020\nT 14 0" + d.random.digits(2), { align: "right", size: 8 }),
    ],
  );
  d.space(14);
  d.text("Uittreksel uit de Basisregistratie Personen (BRP)", { size: 13, style: "bold" });
  d.text(`Afgegeven: ${d.date(day, "dash")}     Volgnummer: ${d.random.digits(8)}`, { after: 14 });
  d.text("PERSOONSGEGEVENS", { style: "bold", size: 8.5 });
  d.rule();
  d.rows(
    [
      ["Burgerservicenummer", who.nationalNumber],
      ["Voornamen", who.given.join(" ")],
      ["Geslachtsnaam", who.family],
      ["Geboren", `${d.date(who.birthDate, "dash")} te ${who.birthPlace}`],
      ["Geslacht", who.sex === "m" ? "man" : "vrouw"],
      ["Nationaliteit", "Nederlandse"],
    ],
    { label: 160 },
  );
  d.space(8);
  d.text("VERBLIJFPLAATS", { style: "bold", size: 8.5 });
  d.rule();
  d.rows(
    [
      ["Adres", streetOf(who.address, "nl")],
      ["Postcode, woonplaats", townOf(who.address)],
      ["Functie adres", "woonadres"],
      ["Datum aanvang adreshouding", d.date(d.random.day(2012, 2023), "dash")],
    ],
    { label: 160 },
  );
  d.space(16);
  d.text(
    "Dit uittreksel is naar waarheid opgemaakt en komt overeen met de gegevens in de basisregistratie op de datum van afgifte. Zonder droogstempel is dit afschrift niet geldig.",
    { size: 8.5, after: 20 },
  );
  d.text(`Namens de burgemeester van ${who.address.town},`, { after: 20 });
  state(d, who, sender, day);
  d.fact("national_number", "subject", who.nationalNumber, OPTIONAL);
  d.fact("document_number", "subject", "", OPTIONAL);
}

/** Belgian list of the members of a household; the first one is the reference person who asks for it. */
function household(d: Draft): void {
  const region = d.belgium;
  const who = d.world.person(region);
  const others = d.world.people(region, d.random.whole(1, 3));
  const day = d.world.recentDay(60);
  const sender = d.t({
    nl: `Gemeente ${who.address.town}`,
    fr: `Administration communale de ${who.address.town}`,
    de: `Gemeinde ${who.address.town}`,
  });
  d.set({ family: d.random.pick(["serif", "book"]), size: 10.5, margin: 60, leading: 1.4 });
  d.text(d.t({ nl: "KONINKRIJK BELGIË", fr: "ROYAUME DE BELGIQUE", de: "KÖNIGREICH BELGIEN" }), { size: 9 });
  d.text(sender, { size: 14, style: "bold", after: 22 });
  d.text(
    d.t({
      nl: "Attest van gezinssamenstelling",
      fr: "Composition de ménage",
      de: "Bescheinigung über die Haushaltszusammensetzung",
    }),
    { size: 16, align: "center", after: 14 },
  );
  d.text(
    d.t({
      nl: `Het gezin op het adres ${d.address(who.address)} is volgens het bevolkingsregister op ${d.date(day)} als volgt samengesteld:`,
      fr: `Il résulte du registre de la population que le ménage domicilié ${d.address(who.address)} se compose, en date du ${d.date(day)}, de :`,
      de: `Laut Bevölkerungsregister setzt sich der Haushalt mit Hauptwohnort ${d.address(who.address)} am ${d.date(day)} wie folgt zusammen:`,
    }),
    { after: 10 },
  );
  const relation = d.t({
    nl: ["Referentiepersoon", "Partner", "Kind", "Kind"],
    fr: ["Personne de référence", "Partenaire", "Enfant", "Enfant"],
    de: ["Bezugsperson", "Partner", "Kind", "Kind"],
  });
  d.table(
    d.t({
      nl: ["Nr.", "Naam en voornamen", "Rijksregisternr.", "Verwantschap"],
      fr: ["N°", "Nom et prénoms", "N° national", "Parenté"],
      de: ["Nr.", "Name und Vornamen", "Nationalregisternr.", "Verhältnis"],
    }),
    [who, ...others].map((one, at) => [
      String(at + 1),
      registerName(one),
      writtenNationalNumber(one.nationalNumber),
      relation[at]!,
    ]),
    { parts: [0.4, 2.4, 1.6, 1.5], lines: true, size: 9.5 },
  );
  d.space(14);
  d.text(
    d.t({
      nl: `Afgeleverd aan ${nameOf(who)} als bewijs van woonst, vrij van zegel, ${d.date(day, "long")}.`,
      fr: `Délivré à ${nameOf(who)} pour servir de preuve de domicile, exempt de timbre, le ${d.date(day, "long")}.`,
      de: `Ausgehändigt an ${nameOf(who)} als Wohnsitznachweis, stempelfrei, am ${d.date(day, "long")}.`,
    }),
    { after: 24 },
  );
  d.text(
    d.t({
      nl: "De ambtenaar van de burgerlijke stand",
      fr: "L'officier de l'état civil délégué",
      de: "Der beauftragte Standesbeamte",
    }),
    { align: "right" },
  );
  state(d, who, sender, day);
  for (const one of others) d.person(one, { role: "other" }, "other", OPTIONAL);
  d.fact("national_number", "subject", who.nationalNumber, OPTIONAL);
}

/** German confirmation of registration: new home beside former home. */
function registration(d: Draft): void {
  const who = d.world.person("de");
  const former = d.world.address("de");
  const landlord = d.world.official("de");
  const day = d.world.recentDay(80);
  const moved = daysAfter(day, -d.random.whole(2, 14));
  const sender = `Stadt ${who.address.town}`;
  d.set({ family: d.random.pick(["sans", "vera"]), size: 9.5, margin: 58 });
  d.text(`${sender}\nDer Oberbürgermeister - Bürgeramt`, { style: "bold", after: 18 });
  d.text("Amtliche Meldebestätigung", { size: 15, style: "bold" });
  d.text("(§ 24 Absatz 2 Bundesmeldegesetz)", { after: 12 });
  d.framed(() =>
    d.beside(
      [1, 1],
      [
        () => {
          d.text("Neue Wohnung", { size: 8, grey: 0.3 });
          d.text(lines(d, who.address), { style: "bold" });
          d.text(`Tag des Einzugs: ${d.date(moved, "dots")}`);
        },
        () => {
          d.text("Bisherige Wohnung", { size: 8, grey: 0.3 });
          d.text(lines(d, former));
          d.text(`Tag des Auszugs: ${d.date(moved, "dots")}`);
        },
      ],
    ),
  );
  d.text("Angemeldet wurde:", { after: 4 });
  d.table(
    ["Familienname", "Vornamen", "Geb.-Datum", "Geburtsort", "Staatsang."],
    [[who.family, who.given.join(" "), d.date(who.birthDate, "dots"), who.birthPlace, "deutsch"]],
    { parts: [1.3, 1.4, 1, 1.2, 0.8], lines: true },
  );
  d.space(8);
  d.text(`Wohnungsgeber: ${nameOf(landlord)}`, { after: 16 });
  d.text(`${who.address.town}, ${d.date(day, "dots")}\nIm Auftrag`, { after: 20 });
  d.text("Dieses Schriftstück wurde maschinell erstellt und trägt das Dienstsiegel der Meldebehörde.", { size: 8 });
  state(d, who, sender, day);
  d.person(landlord, { role: "other" }, "other", OPTIONAL);
}

/** French supplier's attest that somebody holds a contract for a home. */
function contractHolder(d: Draft): void {
  const who = d.world.person("fr");
  const day = d.world.recentDay(80);
  const sender = d.random.pick(["EDF", "TotalEnergies", "Engie"]);
  d.set({ family: "sans", size: 10.5, margin: 64, leading: 1.45 });
  d.text(sender, { size: 24, style: "bold", after: 20 });
  d.text(`${titled(d, who)}\n${lines(d, who.address).toUpperCase()}`, { indent: 250, after: 24 });
  d.text(
    `N° client : ${d.random.digits(9).replace(/(...)(?=.)/g, "$1 ")}\nRéférence point de livraison (PDL) : ${d.random.digits(14)}`,
    {
      size: 9,
      after: 16,
    },
  );
  d.text(`Attestation titulaire de contrat`, { size: 14, style: "bold", after: 10 });
  d.text(
    `${sender} atteste que ${titled(d, who)} est titulaire, à la date du ${d.date(day)}, d'un contrat de fourniture d'électricité, en service depuis le ${d.date(d.random.day(2015, 2024))}, pour le logement situé :`,
    { after: 8 },
  );
  d.text(d.address(who.address), { indent: 24, style: "bold", after: 10 });
  d.text(
    "Cette attestation est établie sur la base des déclarations du client et peut être produite comme justificatif de domicile. Un code 2D permet d'en vérifier l'authenticité.",
    { after: 18 },
  );
  d.text("Votre conseiller clientèle");
  footer(
    d,
    `${sender} SA au capital de 2 084 994 592 euros - Siège social : 22, avenue de Wagram, 75008 Paris - 552 081 317 RCS Paris`,
  );
  state(d, who, sender, day);
  d.fact("document_number", "subject", "", OPTIONAL);
}

/** British bill of a local tax: payable by one, for a property in a band. */
function councilTax(d: Draft): void {
  const who = d.world.person("gb");
  const day = d.world.recentDay(200);
  const sender = `${who.address.town} City Council`;
  const charge = amountIn(d, 1200, 3200);
  d.set({ family: d.random.pick(["sans", "vera"]), size: 9.5, margin: 56 });
  d.beside(
    [1.2, 1],
    [
      () => d.text(sender, { size: 16, style: "bold" }),
      () => d.text("Revenues and Benefits\nPO Box 115\nwww.counciltax.gov.uk", { align: "right", size: 8 }),
    ],
  );
  d.space(10);
  d.beside(
    [1.1, 1],
    [
      () => d.text(`\n${titled(d, who)}\n${lines(d, who.address)}`, { size: 10.5 }),
      () =>
        d.rows(
          [
            ["Account reference", d.random.digits(9)],
            ["Date of issue", d.date(day, "long")],
            ["Property reference", d.random.digits(11)],
            ["Valuation band", d.random.pick(["B", "C", "D", "E"])],
          ],
          { label: 110, bold: true },
        ),
    ],
  );
  d.space(14);
  d.text(`COUNCIL TAX BILL ${day.slice(0, 4)}/${String(Number(day.slice(0, 4)) + 1).slice(2)}`, {
    size: 14,
    style: "bold",
  });
  d.text(`Address of property: ${d.address(who.address)}`, { after: 10 });
  d.table(
    ["Charge", "% change", "Amount"],
    [
      [sender, "2.9", `£${d.money(charge * 0.8)}`],
      ["Police and Crime Commissioner", "3.1", `£${d.money(charge * 0.14)}`],
      ["Fire and Rescue Authority", "2.4", `£${d.money(charge * 0.06)}`],
      ["TOTAL FOR THE YEAR", "", `£${d.money(charge)}`],
    ],
    { parts: [3, 1, 1], lines: true },
  );
  d.space(8);
  d.text("You have chosen to pay by Direct Debit in ten instalments. You do not need to do anything.", { after: 8 });
  state(d, who, sender, day);
  d.fact("document_number", "subject", "", OPTIONAL);
  d.amount("total", charge, "GBP", null, OPTIONAL);
}

export const PROOFS_OF_ADDRESS: readonly Layout[] = [
  layout("third/persons-register", "proof_of_address", ["nl"], personsRegister),
  layout("third/household", "proof_of_address", ["nl", "fr", "de"], household),
  layout("third/registration", "proof_of_address", ["de"], registration),
  layout("third/contract-holder", "proof_of_address", ["fr"], contractHolder),
  layout("third/council-tax", "proof_of_address", ["en"], councilTax),
  ...BILLS,
];
